import Platform

/// The path of the executable file of the running program, links resolved; nil if the path is unknown.
package func runningProgram() -> String? {
  #if canImport(Darwin)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    var count = UInt32(buffer.count)
    guard unsafe _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
    let path = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return resolvedPath(pathText(path))
  #else
    return resolvedPath("/proc/self/exe")
  #endif
}

/// The path of an executable file with the given name in the folder of the running program, whose links are resolved.
///
/// The result is nil if there is no executable file of that name, or the folder is unknown.
package func programBeside(named name: String) -> String? {
  guard let running = runningProgram() else { return nil }
  let folder = running.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let path = (folder + [Substring(name)]).joined(separator: "/")
  return unsafe access(systemPath(path), X_OK) == 0 ? path : nil
}

/// Reads the bytes of the running program's executable file.
///
/// - Throws: ``IOFailure`` if the file cannot be read or has more than 1 GiB.
package func readRunningProgram() throws(IOFailure) -> [UInt8] {
  #if canImport(Darwin)
    guard let path = runningProgram() else {
      throw .cannotRead(path: "the running program", reason: "its path is unknown")
    }
    return try readRegularFile(path, limit: 1 << 30)
  #else
    // The program itself, even if another file has replaced it at its path.
    return try readRegularFile("/proc/self/exe", limit: 1 << 30)
  #endif
}

/// The build id of the running program in hexadecimal digits, which the linker computed from the program's contents.
///
/// It is nil if the program was linked without one, or is not an ELF file.
package func runningBuildID() -> String? {
  #if canImport(Darwin)
    return nil
  #else
    // Linkers place the notes in the first page, before the code.
    guard let file = Descriptor(unsafe open("/proc/self/exe", O_RDONLY | O_CLOEXEC)) else { return nil }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      count = max(0, unsafe read(file.number, buffer.baseAddress, 4_096))
    }
    return buildID(inELF: bytes)
  #endif
}

/// Returns the build id in the first bytes of an ELF file with 64 bits, little-endian; nil if they do not contain it.
///
/// Source: "System V ABI", chapters "Program header" and "Note section"; the note is `NT_GNU_BUILD_ID`.
func buildID(inELF bytes: [UInt8]) -> String? {
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return Int(exactly: bytes[offset..<offset + count].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
  guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(at: 32, bytes: 8),
    let size = number(at: 54, bytes: 2), let count = number(at: 56, bytes: 2), table < bytes.count
  else { return nil }
  for header in 0..<count {
    let start = table + header * size
    guard let type = number(at: start, bytes: 4) else { return nil }
    // 4 is PT_NOTE.
    guard type == 4, let offset = number(at: start + 8, bytes: 8), let length = number(at: start + 32, bytes: 8),
      offset < bytes.count
    else { continue }
    var place = offset
    let end = min(bytes.count, offset + min(length, bytes.count))
    while place + 12 <= end, let nameSize = number(at: place, bytes: 4), let idSize = number(at: place + 4, bytes: 4) {
      let name = place + 12
      let id = name + (nameSize + 3) / 4 * 4
      guard id + idSize <= end else { break }
      // 3 is NT_GNU_BUILD_ID.
      if number(at: place + 8, bytes: 4) == 3, bytes[name..<name + nameSize].elementsEqual("GNU\0".utf8) {
        return bytes[id..<id + idSize].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      place = id + (idSize + 3) / 4 * 4
    }
  }
  return nil
}
