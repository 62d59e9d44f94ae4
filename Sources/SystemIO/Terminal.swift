import Platform

/// The size of a terminal in characters; 80 × 24 if the terminal does not report a size.
package struct Terminal: Hashable, Sendable {
  /// The width of the terminal in characters.
  package var columns: Int
  /// The height of the terminal in lines of characters.
  package var rows: Int

  /// Returns the size of the terminal behind standard output; nil for a pipe or a file.
  package static func standardOutput() -> Terminal? { behind(STDOUT_FILENO) }

  static func behind(_ descriptor: Int32) -> Terminal? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, sizeRequest, &size) == 0 else { return Terminal(columns: 80, rows: 24) }
    return Terminal(
      columns: size.ws_col > 0 ? Int(size.ws_col) : 80, rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// True if standard error is a terminal.
  static var isStandardError: Bool { isatty(STDERR_FILENO) == 1 }
}

#if canImport(Darwin)
  /// The request code for the terminal's size in `ioctl`: `TIOCGWINSZ` of `sys/ttycom.h`, a macro that is not imported.
  private let sizeRequest: UInt = 0x4008_7468
#else
  private let sizeRequest = UInt(TIOCGWINSZ)
#endif

/// The value of an environment variable; nil if the variable is unset or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe pathText(value)
  return text.isEmpty ? nil : text
}

extension Terminal {
  /// The size in bytes of the regular file behind standard input; nil for a pipe or a terminal.
  package static var standardInputSize: Int? {
    guard let file = Descriptor.status(of: STDIN_FILENO), file.isRegular else { return nil }
    return Int(file.st_size)
  }
}

/// Returns a function that returns true as soon as the duration has passed since the call of `deadline(after:)`.
package func deadline(after duration: Duration) -> @Sendable () -> Bool {
  let end = ContinuousClock.now + duration
  return { ContinuousClock.now >= end }
}

/// The number of processors that are online, at least 1.
package var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
