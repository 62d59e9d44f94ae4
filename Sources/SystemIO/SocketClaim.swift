import Platform
import Synchronization

/// The right to listen on a Unix socket at a path, from the check that no process listens there until a server does.
///
/// Servers that start at the same moment wait for each other. The file of a server that has ended is no obstacle.
package final class SocketClaim: Sendable {
  private let lock: Mutex<FolderLock?>

  /// Claims a path; nil if a process listens there.
  package init?(_ path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    lock = Mutex(FolderLock(folder))
    if isListening(at: path) { return nil }
  }

  /// Ends the claim; the server listens or has failed.
  package func release() { lock.withLock { $0 = nil } }
}

/// Returns true if a process accepts connections on the Unix socket at a path.
private func isListening(at path: String) -> Bool {
  // SOCK_STREAM, which is 1 on Linux and Darwin, but has different types in Swift.
  let stream: Int32 = 1
  let descriptor = socket(AF_UNIX, stream, 0)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  // A server whose backlog is full would block the call.
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let bytes = Array(path.utf8)
  guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
  unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  let isConnected = unsafe withUnsafeBytes(of: &address) { buffer in
    unsafe connect(
      descriptor, buffer.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(buffer.count)) == 0
  }
  return isConnected || errno == EAGAIN
}
