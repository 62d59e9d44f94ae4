import Glibc

/// The path of a program in the folder of the running one, links resolved; nil if it does not exist.
package func programBeside(named name: String) -> String? {
  guard let running = unsafe realpath("/proc/self/exe", nil) else { return nil }
  defer { unsafe free(running) }
  let folder = unsafe String(cString: running).split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let path = (folder + [Substring(name)]).joined(separator: "/")
  return unsafe access(path, X_OK) == 0 ? path : nil
}

/// Replaces the running program by another one, which keeps the process identifier, the streams and the folder.
///
/// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the file is not a program; otherwise the call does not return.
package func become(_ path: String, arguments: [String]) throws(IOFailure) -> Never {
  var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
  _ = unsafe execv(path, &words)
  let reason = lastErrorReason()
  unsafe words.forEach { unsafe free($0) }
  throw .cannotRead(path: path, reason: reason)
}

/// The bytes of the running program.
///
/// - Throws: ``IOFailure`` when it cannot be read.
package func readRunningProgram() throws(IOFailure) -> [UInt8] {
  try readRegularFile("/proc/self/exe", limit: 1 << 30)
}
