import Platform

/// Reads all bytes of a file, or of standard input for the path `-`.
///
/// - Parameter limit: the maximum number of bytes; longer input is an error, detected before it is in memory.
/// - Throws: ``IOFailure`` if the input cannot be read or is too long.
package func readInput(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  if path == "-" { return try readAll(STDIN_FILENO, path: "<stdin>", expected: 0, limit: limit) }
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  if status.st_mode & S_IFMT == S_IFDIR { throw .cannotRead(path: path, reason: "it is a directory") }
  let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
  if size > limit { throw .tooLarge(path: path, limit: limit) }
  if let bytes = wholeFile(descriptor, size: size) { return bytes }
  return try readAll(descriptor, path: path, expected: size, limit: limit)
}

/// Returns the bytes of a regular file of `size` bytes with one call; nil, at the start of the file, if it is empty,
/// larger than a megabyte or has changed its size.
private func wholeFile(_ descriptor: Int32, size: Int) -> [UInt8]? {
  guard size > 0, size <= 1 << 20 else { return nil }
  // A byte more than the size shows that the file has not grown.
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
    count = max(0, unsafe read(descriptor, buffer.baseAddress, size + 1))
  }
  if bytes.count == size { return bytes }
  _ = lseek(descriptor, 0, SEEK_SET)
  return nil
}

func readAll(
  _ descriptor: Int32, path: String, expected: Int, limit: Int
) throws(IOFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(expected + 1)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    guard count > 0 else {
      if errno == EINTR { continue }
      if errno == EAGAIN {
        waitUntil(descriptor, is: POLLIN)
        continue
      }
      throw .cannotRead(path: path, reason: lastErrorReason())
    }
    guard bytes.count + count <= limit else { throw .tooLarge(path: path, limit: limit) }
    bytes.append(contentsOf: chunk[..<count])
  }
}
