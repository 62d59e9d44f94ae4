import Platform

/// A change of the terminal's keyboard settings while an animation plays: keys are not echoed, and Ctrl-C does not
/// discard pending output.
///
/// The initializer changes the settings, and ``restore()`` resets them. If standard input is not a terminal, the value
/// has no effect.
package struct QuietKeyboard {
  private let before: termios?

  package init() {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else {
      before = nil
      return
    }
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(NOFLSH)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Restores the keyboard settings that the terminal had when the value was created; a failure is ignored.
  package func restore() {
    guard var settings = before else { return }
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
