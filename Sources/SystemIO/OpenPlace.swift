import Platform

// A place in the tree of files, found without reading or writing it, and its path without links.

#if canImport(Darwin)
  /// The flags for `open` that find a file without reading it: the descriptor neither blocks nor becomes the terminal.
  let placeFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Returns the path of the file that a descriptor refers to, without links; nil if the system reports none.
  func placePath(of descriptor: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let status = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return Int32(-1) }
      return unsafe fcntl(descriptor, F_GETPATH, base)
    }
    return status == 0 ? pathText(Array(buffer.prefix { $0 != 0 })) : nil
  }

  /// Returns a new descriptor for reading the file of the descriptor `place`, which the caller closes; negative for a
  /// failure.
  func reopen(_ place: Int32) -> Int32 { dup(place) }
#else
  /// The flags for `open` that find a file without opening it for reading: `O_PATH` and `O_CLOEXEC`.
  ///
  /// `O_PATH` is defined here because the module map of the C library leaves it out: `asm-generic/fcntl.h`.
  let placeFlags: Int32 = 0o10_000_000 | O_CLOEXEC

  /// Returns the path of the file that a descriptor refers to, without links; nil if the system reports none.
  func placePath(of descriptor: Int32) -> String? { linkTarget("/proc/self/fd/\(descriptor)") }

  /// Returns a new descriptor for reading the file of the descriptor `place`, which the caller closes; negative for a
  /// failure.
  func reopen(_ place: Int32) -> Int32 { unsafe open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC) }
#endif

/// Returns the path in a link; nil if there is no link at `path`, or if the path in it is too long.
func linkTarget(_ path: String, in folder: Descriptor? = nil) -> String? {
  var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe readlinkat(folder?.number ?? AT_FDCWD, systemPath(path), &characters, characters.count)
  guard count > 0, count < characters.count else { return nil }
  return pathText(characters[..<count].map(UInt8.init(bitPattern:)))
}
