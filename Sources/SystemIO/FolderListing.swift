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
  var listing = FolderListing()
  var folders = [""]
  while let folder = folders.popLast() {
    let place = folder.isEmpty ? path : "\(path)/\(folder)"
    guard let entries = visibleEntries(in: place) else {
      if folder.isEmpty && errno == ENOENT { return nil }
      if folder.isEmpty { throw .cannotRead(path: path, reason: lastErrorReason()) }
      listing.unreadable.append(FolderListing.UnreadableFolder(path: folder, reason: lastErrorReason()))
      continue
    }
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    folders += entries.folders.map { prefix + $0 }
    listing.files += entries.files.map { prefix + $0 }
  }
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
  if let entries = visibleEntries(in: path) { return entries }
  if errno == ENOENT { return nil }
  throw .cannotRead(path: path, reason: lastErrorReason())
}

/// Returns the names of the folders and the files in a folder, without names that begin with a dot and links to folders;
/// nil if the folder cannot be read, with the reason in `errno`.
private func visibleEntries(in path: String) -> (folders: [String], files: [String])? {
  guard let entries = entries(in: path) else { return nil }
  var (folders, files): ([String], [String]) = ([], [])
  for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
    switch entry.kind ?? kind(of: "\(path)/\(entry.name)") {
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

private func kind(of path: String) -> EntryKind {
  var status = stat()
  guard unsafe lstat(path, &status) == 0 else { return .file }
  if status.st_mode & S_IFMT == S_IFDIR { return .folder }
  guard status.st_mode & S_IFMT == S_IFLNK, unsafe stat(path, &status) == 0 else { return .file }
  return status.st_mode & S_IFMT == S_IFDIR ? .linkToFolder : .file
}

/// Returns all entries of a folder, with `.` and `..`, unsorted; nil if the folder cannot be read, with the reason in
/// `errno`.
///
/// The kind is nil for a link, and where the file system does not list kinds.
func entries(in folder: String) -> [(name: String, kind: EntryKind?)]? {
  guard let stream = unsafe opendir(folder) else { return nil }
  var entries: [(name: String, kind: EntryKind?)] = []
  errno = 0
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    let type = unsafe Int(entry.pointee.d_type)
    entries.append((name, type == Int(DT_DIR) ? .folder : type == Int(DT_REG) ? .file : nil))
  }
  let reason = errno
  unsafe closedir(stream)
  errno = reason
  return reason == 0 ? entries : nil
}
