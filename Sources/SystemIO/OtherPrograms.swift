import Platform

/// Replaces the running program by the program at a path, with the same process identifier, streams and working folder.
///
/// - Parameter arguments: the command-line arguments without the name of the program.
/// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the program cannot be executed; otherwise the call does not
///   return.
package func become(_ path: String, arguments: [String]) throws(IOFailure) -> Never {
  var words = unsafe ([path] + arguments).map { unsafe strdup(systemPath($0)) } + [nil]
  _ = unsafe execv(systemPath(path), &words)
  let reason = lastErrorReason()
  unsafe words.forEach { unsafe free($0) }
  throw .cannotRead(path: path, reason: reason)
}
