#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces the running program by the program at a path; the process identifier, the streams and the working folder
/// stay.
///
/// - Parameter arguments: the arguments without the name of the program.
/// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the file is not a program; otherwise the call does not return.
package func become(_ path: String, arguments: [String]) throws(IOFailure) -> Never {
  var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
  _ = unsafe execv(path, &words)
  let reason = lastErrorReason()
  unsafe words.forEach { unsafe free($0) }
  throw .cannotRead(path: path, reason: reason)
}
