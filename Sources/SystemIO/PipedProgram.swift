import Platform

/// A running program that reads messages from its descriptor 3 and writes others to 4, each ended by a zero byte.
///
/// The program and all programs that it has started end when the object is released. Its standard streams are closed.
package final class PipedProgram {
  private let process: pid_t
  private let writeEnd: Descriptor
  private let readEnd: Descriptor
  private let path: String
  private var received: [UInt8] = []
  private var isEnded = false

  /// Starts the program at a path.
  ///
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` if it cannot be executed.
  package init(_ path: String, arguments: [String]) throws(IOFailure) {
    // The numbers 3 and 4 belong to this process, so that the ends of the program get others before they become these.
    guard let commands = PipeEnds(), let answers = PipeEnds(), let input = commands.readEnd.duplicate(from: 10),
      let output = answers.writeEnd.duplicate(from: 10)
    else { throw .cannotRead(path: path, reason: lastErrorReason()) }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.number, 3)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.number, 4)
    for stream in 0...2 as ClosedRange<Int32> {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    // A group of its own, which ends as a whole.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var words = unsafe ([path] + arguments).map { unsafe strdup(systemPath($0)) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawn(&process, systemPath(path), &actions, &attributes, &words, environ)
    if error != 0 { throw .cannotRead(path: path, reason: systemReason(ofError: error)) }
    self.process = process
    self.path = path
    (writeEnd, readEnd) = (commands.writeEnd, answers.readEnd)
  }

  deinit { end() }

  /// Ends the program and all programs that it has started; without an effect if it was ended.
  package func end() {
    if isEnded { return }
    isEnded = true
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Sends a message.
  ///
  /// - Throws: ``IOFailure`` if the program has ended.
  package func send(_ message: [UInt8]) throws(IOFailure) {
    do throws(IOFailure) {
      try writeAll(message + [0], to: writeEnd.number, path: path)
    } catch {
      throw .cannotRead(path: path, reason: "the program has ended")
    }
  }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - end: the time in seconds since 1970 at which the wait ends.
  ///   - limit: the maximum number of bytes of the message.
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the program has ended, sends too much, or sends nothing in time.
  package func receive(until end: Double, limit: Int) throws(IOFailure) -> [UInt8] {
    var examined = 0
    while true {
      if let zero = received[examined...].firstIndex(of: 0) {
        defer { received.removeSubrange(...zero) }
        return Array(received[..<zero])
      }
      examined = received.count
      if examined > limit { throw .cannotRead(path: path, reason: "an answer has more than \(limit) bytes") }
      let rest = end - secondsSinceEpoch()
      var waiting = pollfd(fd: readEnd.number, events: Int16(POLLIN), revents: 0)
      let isReady = rest > 0 ? unsafe poll(&waiting, 1, Int32(min(rest * 1_000 + 1, 1e9))) : 0
      if isReady == 0 { throw .cannotRead(path: path, reason: "it has not answered in time (--timeout)") }
      let start = received.count
      received += [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe received.withUnsafeMutableBytes {
        unsafe read(readEnd.number, $0.baseAddress?.advanced(by: start), 1 << 16)
      }
      received.removeSubrange((start + max(0, count))...)
      if count == 0 { throw .cannotRead(path: path, reason: "the program has ended") }
    }
  }
}

extension Descriptor {
  /// A second descriptor of the same file with a number of at least `least`; nil if there is none.
  fileprivate func duplicate(from least: Int32) -> Descriptor? {
    Descriptor(fcntl(number, F_DUPFD_CLOEXEC, least))
  }
}

/// The path of the first of some programs that is in a folder of the variable `PATH`; nil if none is.
package func findProgram(_ names: [String]) -> String? {
  let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
  for name in names {
    for folder in folders where unsafe access(systemPath("\(folder)/\(name)"), X_OK) == 0 { return "\(folder)/\(name)" }
  }
  return nil
}

/// Creates an empty folder for temporary files, which only this user may read.
///
/// - Throws: ``IOFailure/cannotCreate(path:reason:)``.
package func makeTemporaryFolder() throws(IOFailure) -> String {
  let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  var template = Array("\(parent)/skeleton-XXXXXX".utf8CString)
  guard unsafe mkdtemp(&template) != nil else { throw .cannotCreate(path: parent, reason: lastErrorReason()) }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}
