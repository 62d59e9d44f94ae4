import Platform

/// The list of the files below a folder, with the subfolders that cannot be read.
package struct FolderListing: Hashable, Sendable {
  /// The paths of the files relative to the listed folder, sorted by their bytes.
  ///
  /// They include all entries except folders, also broken links.
  package var files: [String]
  /// The subfolders that cannot be read, sorted by path: their paths relative to the listed folder, and the reasons.
  package var unreadable: [UnreadableFolder]

  package struct UnreadableFolder: Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      (self.path, self.reason) = (path, reason)
    }
  }

  package init(files: [String] = [], unreadable: [UnreadableFolder] = []) {
    self.files = files
    self.unreadable = unreadable
  }
}

/// Lists the files below a folder; nil if the folder does not exist.
///
/// Entries whose names begin with a dot are left out, with their contents. Links to folders below the listed one are
/// not followed, so that no file is listed twice and cycles end.
///
/// - Throws: ``IOFailure`` if the folder itself cannot be read.
package func listFolder(_ path: String) throws(IOFailure) -> FolderListing? {
  guard let folder = Descriptor(unsafe open(systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
    if errno == ENOENT { return nil }
    throw .cannotRead(path: path, reason: lastErrorReason())
  }
  return try list(folder, path: path)
}

/// Lists the files below an open folder; `path` is its path for messages.
func list(_ top: Descriptor, path: String) throws(IOFailure) -> FolderListing {
  var listing = FolderListing()
  func add(_ folder: Descriptor, _ place: String) -> Bool {
    guard let entries = visibleEntries(in: folder) else { return false }
    let prefix = place.isEmpty ? "" : "\(place)/"
    listing.files += entries.files.map { prefix + $0 }
    for name in entries.folders {
      let part = prefix + name
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      guard let subfolder = Descriptor(unsafe openat(folder.number, systemPath(name), flags)), add(subfolder, part)
      else {
        listing.unreadable.append(FolderListing.UnreadableFolder(path: part, reason: lastErrorReason()))
        continue
      }
    }
    return true
  }
  guard add(top, "") else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  listing.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  listing.unreadable.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  return listing
}

/// Lists the names of the folders and the files in a folder, unsorted; nil if the folder does not exist.
///
/// Names that begin with a dot are left out. Links to folders count as neither.
///
/// - Throws: ``IOFailure`` if the folder cannot be read.
package func listEntries(of path: String) throws(IOFailure) -> (folders: [String], files: [String])? {
  let folder = Descriptor(unsafe open(systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  if let entries = folder.flatMap(visibleEntries) { return entries }
  if errno == ENOENT { return nil }
  throw .cannotRead(path: path, reason: lastErrorReason())
}

/// Returns the names of the folders and the files in a folder, without names that begin with a dot and links to folders;
/// nil if the folder cannot be read, with the reason in `errno`.
private func visibleEntries(in folder: Descriptor) -> (folders: [String], files: [String])? {
  guard let entries = entries(in: folder) else { return nil }
  var (folders, files): ([String], [String]) = ([], [])
  for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
    switch entry.kind ?? kind(of: entry.name, in: folder) {
    case .folder: folders.append(entry.name)
    case .linkToFolder: continue
    case .file: files.append(entry.name)
    }
  }
  return (folders, files)
}

enum EntryKind {
  case folder
  case linkToFolder
  case file
}

private func kind(of name: String, in folder: Descriptor) -> EntryKind {
  guard let status = folder.status(of: name) else { return .file }
  if status.isFolder { return .folder }
  return status.isLink && folder.status(of: name, followingLinks: true)?.isFolder == true ? .linkToFolder : .file
}

/// Returns the entries of a folder without `.` and `..`, unsorted; nil if the folder cannot be read, with the reason in
/// `errno`.
///
/// The kind is nil for a link, and where the file system does not list kinds.
func entries(in folder: Descriptor) -> [(name: String, kind: EntryKind?)]? {
  // The stream owns a descriptor of its own, which closedir closes.
  let own = unsafe openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard own >= 0 else { return nil }
  guard let stream = unsafe fdopendir(own) else {
    close(own)
    return nil
  }
  var entries: [(name: String, kind: EntryKind?)] = []
  errno = 0
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe pathText($0) }
    }
    let type = unsafe Int(entry.pointee.d_type)
    if name != ".", name != ".." {
      entries.append((name, type == Int(DT_DIR) ? .folder : type == Int(DT_REG) ? .file : nil))
    }
    errno = 0
  }
  let reason = errno
  unsafe closedir(stream)
  errno = reason
  return reason == 0 ? entries : nil
}
