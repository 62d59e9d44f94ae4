#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The path of the executable file of the running program, links resolved; nil if the path is unknown.
package func runningProgram() -> String? {
  #if canImport(Darwin)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    var count = UInt32(buffer.count)
    guard unsafe _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
    guard let path = unsafe realpath(buffer, nil) else { return nil }
  #else
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
  #endif
  defer { unsafe free(path) }
  return unsafe String(cString: path)
}

/// The path of an executable file with the given name in the folder of the running program, whose links are resolved.
///
/// The result is nil if there is no executable file of that name, or the folder is unknown.
package func programBeside(named name: String) -> String? {
  guard let running = runningProgram() else { return nil }
  let folder = running.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let path = (folder + [Substring(name)]).joined(separator: "/")
  return unsafe access(path, X_OK) == 0 ? path : nil
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
