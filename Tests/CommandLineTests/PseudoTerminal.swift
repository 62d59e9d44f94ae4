import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal of a given size with the built command in its foreground.
final class PseudoTerminal {
  private let master: Int32
  private let process = Process()
  private(set) var output: [UInt8] = []

  /// Starts the command as the leader of a session with this terminal.
  init(_ arguments: [String], columns: Int, rows: Int, environment: [String: String] = [:]) throws {
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
    // The ioctls of `unlockpt` and `ptsname`, which the module map of the C library lacks: TIOCSPTLCK, TIOCGPTN.
    var (lock, number) = (Int32(0), Int32(0))
    guard unsafe master >= 0 && ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0
    else { throw CocoaError(.fileNoSuchFile) }
    let path = "/dev/pts/\(number)"
    let terminal = try FileHandle(forUpdating: URL(filePath: path))
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", "bash", "-c", Self.script, SkeletonProcess.command.path] + arguments
    process.environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "PATH": "/usr/bin:/bin",
    ].merging(environment) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
    process.currentDirectoryURL = URL(filePath: FileManager.default.currentDirectoryPath)
    resize(columns: columns, rows: rows)
    try process.run()
    // Only the command has the terminal open now: the terminal closes when the command ends.
    try terminal.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Presses a key.
  func press(_ key: UInt8) {
    var key = key
    _ = unsafe write(master, &key, 1)
  }

  /// Reads until the output fulfills a condition, or the command ends.
  @discardableResult func read(until isEnough: ([UInt8]) -> Bool) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(output) {
      // The terminal closes when the last process that has it open ends.
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, -1) >= 0 || errno == EINTR else { return false }
      let count = readBytes(from: master, into: &buffer)
      if count > 0 {
        output += buffer[..<count]
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return isEnough(output)
      }
    }
    return true
  }

  /// A shell script that runs the command and prints its exit code at the end.
  private static let script =
    "trap : INT QUIT TERM; exec 9>&2 2>/dev/null; \"$0\" \"$@\" 2>&9 9>&-; printf 'exit %d' $?"

  /// The exit code, or 128 and the number of the signal.
  func end() throws -> Int {
    read { _ in false }
    process.waitUntilExit()
    let all = text
    let mark = try #require(all.range(of: "exit ", options: .backwards))
    return try #require(Int(all[mark.upperBound...]))
  }

  /// True if the terminal echoes keys.
  var echoes: Bool {
    var settings = termios()
    return unsafe tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The output with line feeds as line ends: the terminal adds a carriage return before each.
  var text: String {
    var bytes: [UInt8] = []
    for byte in output {
      if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The output of the command without the line of the shell after it.
  var commandText: String {
    let all = text
    return String(all[..<(all.range(of: "exit ", options: .backwards)?.lowerBound ?? all.endIndex)])
  }

  /// The number of complete frames in the output.
  var frames: Int { text.components(separatedBy: "\u{1B}[?2026l").count - 1 }
}

/// The number of bytes that were read, as `read` returns it.
private func readBytes(from descriptor: Int32, into buffer: inout [UInt8]) -> Int {
  unsafe read(descriptor, &buffer, buffer.count)
}
