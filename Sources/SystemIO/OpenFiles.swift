import Platform
import Synchronization

/// A descriptor of an open file or folder, which is closed when the object is released.
final class Descriptor: Sendable {
  let number: Int32

  /// The descriptor with a number; nil for a negative number, with the reason in `errno`.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// The status of the file; nil if it is unknown, with the reason in `errno`.
  var status: stat? { Self.status(of: number) }

  /// The status of the file with a descriptor; nil if it is unknown, with the reason in `errno`.
  static func status(of number: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? status : nil
  }

  /// The status of the entry of this folder with a name, of a link itself; nil if there is none, with the reason in
  /// `errno`.
  func status(of name: String, followingLinks: Bool = false) -> stat? {
    var status = stat()
    return unsafe fstatat(number, systemPath(name), &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
      ? status : nil
  }
}

/// The status of the file at a path, links followed; nil if it is unknown, with the reason in `errno`.
func status(ofFile path: String) -> stat? {
  var status = stat()
  return unsafe stat(systemPath(path), &status) == 0 ? status : nil
}

/// The two ends of a pipe, which other programs do not inherit.
struct PipeEnds: Sendable {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  /// A new pipe; nil for a failure, with the reason in `errno`.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0, let readEnd = Descriptor(ends[0]), let writeEnd = Descriptor(ends[1]) else {
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.readEnd, self.writeEnd) = (readEnd, writeEnd)
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// The file by its device and its number on the device, which all of its names and links have in common.
  var identity: FileIdentity { FileIdentity(device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(st_ino)) }
}

struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

/// The regular files that this process has read as input, which no output may replace.
private let inputs = Mutex<Set<FileIdentity>>([])

/// Records that a file is an input of the process; files that are not regular have no effect.
func noteInput(_ status: stat) {
  if status.isRegular { inputs.withLock { _ = $0.insert(status.identity) } }
}

/// Permits outputs to replace the file at a path although this process has read it.
package func releaseInput(_ path: String) {
  if let file = status(ofFile: path) { inputs.withLock { _ = $0.remove(file.identity) } }
}

func isInput(_ status: stat) -> Bool { inputs.withLock { $0.contains(status.identity) } }

/// Refuses outputs that are inputs: files that this process has read, by whatever name or link.
///
/// ``OutputFile`` refuses them as well, later.
///
/// - Throws: ``IOFailure/isInput(path:)`` for the first of the paths that is the path of an input.
package func refuseInputs(among paths: [String]) throws(IOFailure) {
  for path in paths {
    if let file = status(ofFile: path), isInput(file) { throw .isInput(path: path) }
  }
}
