import Glibc

/// The bytes of a regular file.
///
/// Pipes and devices are refused, because reading them may not end.
package func readRegularFile(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  guard status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR else {
    throw .cannotRead(path: path, reason: "it is no regular file")
  }
  return try readInput(path == "-" ? "./-" : path, limit: limit)
}

/// Removes a file; that it is gone already is as good.
package func removeFile(_ path: String) throws(IOFailure) {
  guard unsafe unlink(path) != 0, errno != ENOENT else { return }
  throw .cannotWrite(path: path, reason: lastErrorReason())
}

/// Removes a folder if nothing is in it.
package func removeFolderIfEmpty(_ path: String) {
  _ = unsafe rmdir(path)
}
