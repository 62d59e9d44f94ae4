import Platform

/// A folder of files that are named by their contents; each file contains all of its bytes or does not exist.
package final class ContentFolder: Sendable {
  private let path: String
  private let folder: Descriptor
  private let isDurable: Bool
  private let replacesOthers: Bool

  /// Opens the folder at a path, and creates it if it is missing.
  ///
  /// - Parameters:
  ///   - isDurable: true to flush the bytes of a file to the disk before it receives its name.
  ///   - replacesOthers: true to replace files and links with other contents than their names state.
  /// - Throws: ``IOFailure`` if the folder cannot be created, opened or written.
  package init(_ path: String, isDurable: Bool = false, replacesOthers: Bool = false) throws(IOFailure) {
    (self.path, self.isDurable, self.replacesOthers) = (path, isDurable, replacesOthers)
    if unsafe mkdir(systemPath(path), 0o777) != 0, errno != EEXIST {
      throw .cannotCreate(path: path, reason: lastErrorReason())
    }
    guard let folder = Descriptor(unsafe open(systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
      unsafe faccessat(folder.number, ".", W_OK | X_OK, 0) == 0
    else { throw .cannotCreate(path: path, reason: lastErrorReason()) }
    self.folder = folder
  }

  /// Stores bytes in a file whose name identifies the bytes; an existing file with these bytes is kept.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be written; no incomplete file then has the name.
  ///   ``IOFailure/exists(path:reason:)`` if an entry of that name has other contents.
  package func store(_ bytes: [UInt8], as name: String) throws(IOFailure) {
    let old = folder.status(of: name)
    if let old, try contains(bytes, name, old) { return }
    if old != nil, !replacesOthers { throw occupied(name) }
    let file = try TemporaryFile(for: name, in: folder, path: name, replacing: old?.isRegular == true ? old : nil)
    try file.write(bytes)
    do throws(IOFailure) {
      try file.finish(isDurable: isDurable, replaces: replacesOthers)
    } catch {
      // Another thread or process may have stored the same bytes in the meantime.
      guard let other = folder.status(of: name), try contains(bytes, name, other) else { throw error }
    }
  }

  private func occupied(_ name: String) -> IOFailure {
    .exists(
      path: "\(path)/\(name)", reason: "its contents are not those that its name states; remove it, or add --force")
  }

  /// Returns true if the entry of a name, which has the given status, is a regular file with the bytes.
  private func contains(_ bytes: [UInt8], _ name: String, _ status: stat) throws(IOFailure) -> Bool {
    guard status.isRegular, Int(status.st_size) == bytes.count else { return false }
    guard let place = Descriptor(unsafe openat(folder.number, systemPath(name), placeFlags | O_NOFOLLOW)) else {
      throw .cannotRead(path: name, reason: lastErrorReason())
    }
    return try readRegularFile(at: place, path: name, limit: bytes.count) == bytes
  }
}
