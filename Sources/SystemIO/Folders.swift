import Platform

/// Returns true if a file or folder exists at a path, links followed, and is accessible.
package func fileExists(_ path: String) -> Bool {
  unsafe access(systemPath(path), F_OK) == 0
}

/// Returns true for the path of a folder, or of a link to one.
package func isFolder(_ path: String) -> Bool { status(ofFile: path)?.isFolder == true }

/// Creates the missing parent folders of a file at a path.
///
/// - Throws: ``IOFailure/cannotCreate(path:reason:)`` if a folder is missing and cannot be created.
package func createFolders(for path: String) throws(IOFailure) {
  for (place, byte) in zip(path.utf8.indices, path.utf8) where byte == UInt8(ascii: "/") && place > path.startIndex {
    let folder = String(path[..<place])
    guard unsafe mkdir(systemPath(folder), 0o777) != 0, errno != EEXIST else { continue }
    let reason = lastErrorReason()
    // On a read-only disk, the error for an existing folder may be that of the disk.
    if status(ofFile: folder) == nil { throw .cannotCreate(path: path, reason: reason) }
  }
}

/// The path of a file in a folder for messages: the path alone if it is absolute, or in the folder `.`.
package func joined(_ folder: String, _ path: String) -> String {
  if path.isEmpty { return folder }
  if folder == "." || path.hasPrefix("/") { return path }
  return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}

/// The path of the folder for temporary files, without a slash at its end: the value of `TMPDIR`, otherwise `/tmp`.
///
/// <https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html>
package func temporaryFolder() -> String {
  environmentVariable("TMPDIR").map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "/tmp"
}

/// The process identifier (PID) of the running process.
package func processIdentifier() -> Int { Int(getpid()) }
