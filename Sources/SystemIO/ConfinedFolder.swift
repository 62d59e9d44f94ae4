import Platform

/// A folder for reading and writing files that refuses all paths outside of the folder.
///
/// Reading follows links and checks their target. The checked descriptor is the one that is read, so that a file
/// replaced meanwhile cannot lead outside. Writing follows no link below the folder.
package final class ConfinedFolder: Sendable {
  /// The path of the folder as the caller wrote it.
  package let name: String
  private let folder: Descriptor
  private let isDurable: Bool
  /// The absolute paths of the folder and of other permitted ones without links, with a slash at their ends.
  private let roots: [String]

  /// Opens the folder at a path.
  ///
  /// - Parameters:
  ///   - isDurable: true to flush the bytes of a file to the disk before the file receives its name.
  ///   - others: the paths of other folders whose files may be read.
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` if a folder does not exist or cannot be opened.
  package init(_ path: String, isDurable: Bool = false, allowing others: [String] = []) throws(IOFailure) {
    var roots: [String] = []
    var opened: Descriptor?
    for path in [path] + others {
      guard let place = Descriptor(unsafe open(systemPath(path), placeFlags | O_DIRECTORY)) else {
        throw .cannotRead(path: path, reason: lastErrorReason())
      }
      guard let target = placePath(of: place.number) else {
        throw .cannotRead(path: path, reason: "its path is unknown")
      }
      roots.append(target.hasSuffix("/") ? target : target + "/")
      opened = opened ?? place
    }
    guard let opened else { throw .cannotRead(path: path, reason: "its path is unknown") }
    (name, folder, self.isDurable, self.roots) = (path, opened, isDurable, roots)
  }

  // MARK: - Reading

  /// Reads all bytes of a regular file below the folder, or below another permitted one.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes; a longer file is an error.
  ///   - fallsBack: true to resolve a relative path without a file below the folder from the working directory.
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` for a file that is missing, outside of the folder (with
  ///   `fallsBack` for the reason of a missing file), or not regular; ``IOFailure/tooLarge(path:limit:)`` for a longer file.
  package func read(_ path: String, limit: Int, fallsBack: Bool = false) throws(IOFailure) -> [UInt8] {
    if let place = place(of: path, from: folder.number) ?? (fallsBack ? place(of: path, from: AT_FDCWD) : nil) {
      return try readRegularFile(at: place, path: fallsBack ? path : self.path(of: path), limit: limit)
    }
    if fallsBack {
      throw .cannotRead(path: path, reason: "there is no such file below the folder of --allow-paths")
    }
    let isMissing = unsafe faccessat(folder.number, systemPath(path), F_OK, 0) != 0
    let reason =
      isMissing ? lastErrorReason() : "it is outside of the folder \(name); --allow-paths permits another one"
    throw .cannotRead(path: self.path(of: path), reason: reason)
  }

  /// Opens the target of a path for access to its status; nil for a missing file and for a target outside of the
  /// permitted folders.
  ///
  /// - Parameter start: the descriptor of the folder at which a relative path starts, or `AT_FDCWD`.
  private func place(of path: String, from start: Int32) -> Descriptor? {
    // Finding a place opens nothing that could block or act.
    guard let place = Descriptor(unsafe openat(start, systemPath(path), placeFlags)),
      let target = placePath(of: place.number), roots.contains(where: target.hasPrefix)
    else { return nil }
    return place
  }

  /// Lists the files below a subfolder, with paths relative to it; nil if it does not exist.
  ///
  /// - Parameter part: the path of the subfolder, which contains no link; empty for the folder itself.
  /// - Throws: ``IOFailure`` if the subfolder cannot be read or is a link.
  package func listing(of part: String) throws(IOFailure) -> FolderListing? {
    let path = self.path(of: part)
    let place: Descriptor?
    do throws(IOFailure) {
      place = part.isEmpty ? folder : try subfolder(part, creates: false)
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
    guard let place else { return nil }
    return try list(place, path: path)
  }

  /// Reads a regular file without following links; nil if there is no file at the path.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be read, is not a regular file or is reached through a link.
  package func readOwn(_ path: String, limit: Int) throws(IOFailure) -> [UInt8]? {
    guard let (folder, name) = try parent(of: path, creates: false), let status = folder.status(of: name) else {
      return nil
    }
    let full = self.path(of: path)
    if status.isLink { throw .exists(path: full, reason: "it is a link") }
    if status.isFolder { throw .cannotCreate(path: full, reason: systemReason(ofError: EISDIR)) }
    guard let place = Descriptor(unsafe openat(folder.number, systemPath(name), placeFlags | O_NOFOLLOW)) else {
      throw .cannotRead(path: full, reason: lastErrorReason())
    }
    return try readRegularFile(at: place, path: full, limit: limit)
  }

  // MARK: - Writing

  /// Writes a file in a single step, so that no reader sees a part of it; missing folders are created.
  ///
  /// - Parameter replaces: true to replace an entry of that name, of a link the link itself.
  /// - Throws: ``IOFailure/exists(path:reason:)`` if there is an entry of that name and `replaces` is false;
  ///   ``IOFailure`` if the file cannot be written or is reached through a link.
  package func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws(IOFailure) {
    let full = self.path(of: path)
    guard let (folder, name) = try parent(of: path, creates: true) else { return }
    let old = folder.status(of: name)
    if old?.isFolder == true { throw .cannotCreate(path: full, reason: systemReason(ofError: EISDIR)) }
    if old != nil, !replaces { throw .exists(path: full, reason: "it was not written by skeleton") }
    let file = try TemporaryFile(for: name, in: folder, path: full, replacing: old?.isRegular == true ? old : nil)
    try file.write(bytes)
    try file.finish(isDurable: isDurable, replaces: replaces)
  }

  /// Appends bytes to a regular file, which is created if it is missing.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be written, is not a regular file or is reached through a link.
  package func append(_ bytes: [UInt8], to path: String) throws(IOFailure) {
    let full = self.path(of: path)
    guard let (folder, name) = try parent(of: path, creates: true) else { return }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = Descriptor(unsafe openat(folder.number, systemPath(name), flags, 0o666)),
      file.status?.isRegular == true
    else { throw .cannotCreate(path: full, reason: errno == ELOOP ? "it is a link" : lastErrorReason()) }
    try writeAll(bytes, to: file.number, path: full)
  }

  /// Removes a file or a link; a missing one is not an error.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be removed or is reached through a link.
  package func remove(_ path: String) throws(IOFailure) {
    guard let (folder, name) = try parent(of: path, creates: false) else { return }
    guard unsafe unlinkat(folder.number, systemPath(name), 0) != 0, errno != ENOENT else { return }
    throw .cannotWrite(path: self.path(of: path), reason: lastErrorReason())
  }

  /// Removes a folder if it is empty; otherwise, or if removing fails, the folder stays.
  package func removeFolderIfEmpty(_ path: String) {
    guard let (folder, name) = try? parent(of: path, creates: false) else { return }
    _ = unsafe unlinkat(folder.number, systemPath(name), AT_REMOVEDIR)
  }

  // MARK: - Paths

  /// The path of a file below the folder for messages.
  private func path(of part: String) -> String { joined(name, part) }

  /// Opens the folder of a file, and returns it with the name of the file; nil if the folder does not exist.
  private func parent(of path: String, creates: Bool) throws(IOFailure) -> (folder: Descriptor, name: String)? {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    let name = parts.removeLast()
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0) else {
      throw .cannotCreate(path: self.path(of: path), reason: "this is not the path of a file below the folder")
    }
    return try subfolder(parts.joined(separator: "/"), creates: creates).map { ($0, name) }
  }

  /// Opens a subfolder without following links; nil if it does not exist and is not created.
  private func subfolder(_ part: String, creates: Bool) throws(IOFailure) -> Descriptor? {
    var place = folder
    for name in part.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      guard name != ".", name != ".." else {
        throw .cannotCreate(path: path(of: part), reason: "this is not the path of a file below the folder")
      }
      var next = Descriptor(unsafe openat(place.number, systemPath(name), placeFlags | O_DIRECTORY | O_NOFOLLOW))
      if next == nil, errno == ENOENT {
        guard creates else { return nil }
        if unsafe mkdirat(place.number, systemPath(name), 0o777) == 0 || errno == EEXIST {
          next = Descriptor(unsafe openat(place.number, systemPath(name), placeFlags | O_DIRECTORY | O_NOFOLLOW))
        }
      }
      guard let next else {
        let reason = lastErrorReason()
        let isLink = place.status(of: name)?.isLink == true
        throw .cannotCreate(path: path(of: part), reason: isLink ? "\(name) is a link" : reason)
      }
      place = next
    }
    return place
  }
}
