import Glibc

/// What is known about the terminal behind a stream.
package struct Terminal: Sendable {
  package var columns: Int

  /// The terminal that standard output writes to, or nil for a pipe or a file.
  package static func standardOutput() -> Terminal? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(columns: isKnown ? Int(size.ws_col) : 80)
  }
}

/// The value of an environment variable, or nil when it is unset or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}
