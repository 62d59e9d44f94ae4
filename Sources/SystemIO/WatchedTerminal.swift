import Platform

/// The terminal on which the user sees the output of this process.
///
/// This is the terminal behind standard error. The output of tests goes to pipes of `swift test`; for tests, it is the
/// terminal of `swift test` itself.
package struct WatchedTerminal {
  private let output: Descriptor
  package let terminal: Terminal

  /// Opens the terminal of the user; nil if the process has no such terminal.
  package init?() {
    let isStandardError = Terminal.behind(STDERR_FILENO) != nil
    guard let output = isStandardError ? Descriptor(dup(STDERR_FILENO)) : Self.outputOfPackageManager(),
      let terminal = Terminal.behind(output.number)
    else { return nil }
    (self.output, self.terminal) = (output, terminal)
  }

  /// The output of the `swift test` that runs this process; nil without one, and where there is no `/proc`.
  private static func outputOfPackageManager() -> Descriptor? {
    let parent = "/proc/\(getppid())"
    guard let program = linkTarget(parent + "/exe"), program.hasSuffix("/swift-package"),
      let path = linkTarget(parent + "/fd/1"), path.hasPrefix("/dev/")
    else { return nil }
    return Descriptor(unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC))
  }

  /// Writes a text to the terminal in one piece: other output is before or after it; a failure is ignored.
  package func write(_ text: String) {
    // A terminal may stop a background process that writes to it, unless the process blocks the signal.
    var stops = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&stops)
    _ = unsafe sigaddset(&stops, SIGTTOU)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &stops, &before)
    try? writeAll(Array(text.utf8), to: output.number, path: "<terminal>")
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
