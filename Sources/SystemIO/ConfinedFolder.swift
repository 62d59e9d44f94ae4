import Platform

/// A folder for reading files that refuses all paths outside of the folder.
///
/// Links are followed and their target is checked. The checked descriptor is the one that is read, so that a file
/// replaced meanwhile cannot lead outside.
package final class ConfinedFolder: Sendable {
  private let descriptor: Int32
  /// The absolute path of the folder without links, with a slash at its end.
  private let root: String

  /// Opens the folder at a path.
  ///
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the folder does not exist or cannot be opened.
  package init(_ path: String) throws(IOFailure) {
    descriptor = unsafe open(path, placeFlags | O_DIRECTORY)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
    guard let target = placePath(of: descriptor) else {
      throw .cannotRead(path: path, reason: "its path is unknown")
    }
    root = target.hasSuffix("/") ? target : target + "/"
  }

  deinit { close(descriptor) }

  /// Reads all bytes of a regular file below the folder.
  ///
  /// A relative path is resolved from the folder or, if no readable file is there, from the working directory.
  ///
  /// - Parameter limit: the maximum number of bytes; a longer file is an error.
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` for a file that is missing, outside of the folder (with the
  ///   reason of a missing file), or not regular; ``IOFailure/tooLarge(path:limit:)`` for a longer file.
  package func read(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
    let refusal = IOFailure.cannotRead(path: path, reason: "there is no such file below the folder of --allow-paths")
    guard !path.utf8.contains(0) else { throw refusal }
    guard let place = place(of: path, from: descriptor) ?? place(of: path, from: AT_FDCWD) else { throw refusal }
    defer { close(place) }
    var status = stat()
    guard unsafe fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is no regular file")
    }
    let file = reopen(place)
    guard file >= 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
    defer { close(file) }
    if Int(status.st_size) > limit { throw .tooLarge(path: path, limit: limit) }
    return try readAll(file, path: path, expected: Int(status.st_size), limit: limit)
  }

  /// Opens the target of a path for access to its status; nil for a missing file and for a target outside of the
  /// folder.
  ///
  /// The caller closes the descriptor.
  ///
  /// - Parameter start: the descriptor of the folder at which a relative path starts, or `AT_FDCWD`.
  private func place(of path: String, from start: Int32) -> Int32? {
    // Finding a place opens nothing that could block or act.
    let place = unsafe openat(start, path, placeFlags)
    guard place >= 0 else { return nil }
    if placePath(of: place)?.hasPrefix(root) == true { return place }
    close(place)
    return nil
  }
}
