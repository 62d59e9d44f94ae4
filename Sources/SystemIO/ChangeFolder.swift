import Platform

/// Reads all bytes of a regular file.
///
/// Pipes and devices are rejected, because reading them may not end.
///
/// - Parameter limit: the maximum number of bytes; a longer file is an error.
/// - Throws: ``IOFailure`` if the file cannot be read, is not a regular file, or is longer than `limit` bytes.
package func readRegularFile(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  guard status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR else {
    throw .cannotRead(path: path, reason: "it is no regular file")
  }
  return try readInput(path == "-" ? "./-" : path, limit: limit)
}

/// Removes the file at a path; a missing file is not an error.
///
/// - Throws: ``IOFailure`` if the file cannot be removed.
package func removeFile(_ path: String) throws(IOFailure) {
  guard unsafe unlink(path) != 0, errno != ENOENT else { return }
  throw .cannotWrite(path: path, reason: lastErrorReason())
}

/// Removes the folder at a path if it is empty; otherwise, or if removing fails, the folder stays.
package func removeFolderIfEmpty(_ path: String) {
  _ = unsafe rmdir(path)
}
