import Platform

/// A new file under a temporary name in its folder, which receives its name when all of its bytes are written.
///
/// Without ``finish(isDurable:replaces:)`` the temporary file is removed.
struct TemporaryFile: ~Copyable {
  private let folder: Descriptor
  private let name: String
  /// The path of the file for messages.
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var isFinished = false

  /// Creates the temporary file.
  ///
  /// - Parameters:
  ///   - name: the final name of the file in `folder`.
  ///   - path: the path of the file for messages.
  ///   - old: the status of the file that will be replaced, whose owner and permission bits the new file receives; nil
  ///     for none.
  init(for name: String, in folder: Descriptor, path: String, replacing old: stat? = nil) throws(IOFailure) {
    (self.folder, self.name, self.path) = (folder, name, path)
    let mode = old.map { $0.st_mode & 0o777 }
    var (number, temporary): (Int32, String)
    repeat {
      temporary = temporaryName(for: name)
      number = unsafe openat(
        folder.number, systemPath(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    } while number < 0 && errno == EEXIST
    (descriptor, self.temporary) = (number, temporary)
    guard number >= 0 else {
      isFinished = true
      throw .cannotCreate(path: path, reason: lastErrorReason())
    }
    if let old, let mode { Self.set(mode, of: number, as: old) }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    _ = unsafe unlinkat(folder.number, systemPath(temporary), 0)
  }

  /// Gives a file the owner and the permission bits of another one.
  ///
  /// If the group cannot be kept, the new group has at most the bits of all other users.
  private static func set(_ mode: mode_t, of descriptor: Int32, as old: stat) {
    guard let status = Descriptor.status(of: descriptor) else { return }
    var mode = mode
    if status.st_uid != old.st_uid || status.st_gid != old.st_gid,
      fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, uid_t.max, old.st_gid) != 0
    {
      mode &= 0o707 | (mode & 0o007) << 3
    }
    _ = fchmod(descriptor, mode)
  }

  /// Appends bytes to the file.
  func write(_ bytes: [UInt8]) throws(IOFailure) { try writeAll(bytes, to: descriptor, path: path) }

  /// Closes the file and gives it its name in a single step.
  ///
  /// - Parameters:
  ///   - isDurable: true to flush the bytes to the disk before.
  ///   - replaces: true to replace an entry of that name, of a link the link itself; false to fail if there is one.
  /// - Throws: ``IOFailure`` if the bytes cannot be stored; the folder is then unchanged.
  consuming func finish(isDurable: Bool, replaces: Bool) throws(IOFailure) {
    let isStored = !isDurable || fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0 && isStored
    isFinished = true
    let reason = lastErrorReason()
    let isNamed = isClosed && rename(replaces: replaces)
    let failure = IOFailure.cannotCreate(path: path, reason: lastErrorReason())
    guard isNamed else {
      _ = unsafe unlinkat(folder.number, systemPath(temporary), 0)
      throw isClosed ? failure : .cannotWrite(path: path, reason: reason)
    }
  }

  /// Gives the file its name; false for a failure, with the reason in `errno`.
  private borrowing func rename(replaces: Bool) -> Bool {
    let (old, new, place) = (systemPath(temporary), systemPath(name), folder.number)
    if !replaces {
      if unsafe linkat(place, old, place, new, 0) == 0 { return unsafe unlinkat(place, old, 0) == 0 }
      // Some file systems have no hard links.
      guard errno != EEXIST else { return false }
      if folder.status(of: name) != nil {
        errno = EEXIST
        return false
      }
    }
    return unsafe renameat(place, old, place, new) == 0
  }
}

/// Returns a hidden name for the temporary file of a file name: `.NAME.PID.RANDOM.tmp`, at most 160 bytes long.
///
/// The process identifier alone is not sufficient: a container has the same one in each run, and a killed run leaves
/// its file. Names of files have at most 255 bytes.
private func temporaryName(for name: String) -> String {
  var start = String.UnicodeScalarView()
  var byteCount = 0
  for scalar in name.unicodeScalars {
    byteCount += UTF8.width(scalar)
    guard byteCount <= 120 else { break }
    start.append(scalar)
  }
  return ".\(String(start)).\(getpid()).\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
}
