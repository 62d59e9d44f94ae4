import Platform

/// Reads all bytes of a file, or of standard input for the path `-`.
///
/// - Parameter limit: the maximum number of bytes; longer input is an error, detected before it is in memory.
/// - Throws: ``IOFailure`` if the input cannot be read or is too long.
package func readInput(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  if path == "-" { return try readFile(STDIN_FILENO, path: "<stdin>", limit: limit) }
  guard let file = Descriptor(unsafe open(systemPath(path), O_RDONLY | O_CLOEXEC)) else {
    throw .cannotRead(path: path, reason: lastErrorReason())
  }
  return try readFile(file.number, path: path, limit: limit)
}

/// Reads all bytes of a regular file.
///
/// Pipes and devices are not opened, because reading them may not end.
///
/// - Parameter limit: the maximum number of bytes; a longer file is an error.
/// - Throws: ``IOFailure`` if the file cannot be read, is not a regular file, or is longer than `limit` bytes.
package func readRegularFile(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  guard let place = Descriptor(unsafe open(systemPath(path), placeFlags)) else {
    throw .cannotRead(path: path, reason: lastErrorReason())
  }
  return try readRegularFile(at: place, path: path, limit: limit)
}

/// Reads all bytes of the regular file at a place, which was opened without reading it.
func readRegularFile(at place: Descriptor, path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  guard let status = place.status else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  guard status.isRegular else {
    throw .cannotRead(path: path, reason: status.isFolder ? "it is a directory" : "it is no regular file")
  }
  guard let file = Descriptor(reopen(place.number)) else { throw .cannotRead(path: path, reason: lastErrorReason()) }
  return try readFile(file.number, path: path, limit: limit)
}

/// Reads all bytes of an open file, which becomes an input of the process.
private func readFile(_ descriptor: Int32, path: String, limit: Int) throws(IOFailure) -> [UInt8] {
  guard let status = Descriptor.status(of: descriptor) else {
    throw .cannotRead(path: path, reason: lastErrorReason())
  }
  if status.isFolder { throw .cannotRead(path: path, reason: "it is a directory") }
  noteInput(status)
  let size = status.isRegular ? Int(status.st_size) : 0
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
