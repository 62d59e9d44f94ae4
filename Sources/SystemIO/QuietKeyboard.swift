import Glibc

/// The keyboard of the terminal while a picture plays: keys are not echoed into it, and Ctrl-C throws away no output.
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

  /// The settings as they were.
  package func restore() {
    guard var settings = before else { return }
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
