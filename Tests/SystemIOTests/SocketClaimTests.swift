import Foundation
import SystemIO
import Testing

@Suite struct SocketClaimTests {
  /// Runs a body with a path in an empty folder that is removed afterwards.
  private func withPath(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "socket-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "s").path)
  }

  @Test func `a path at which no process listens is free, whatever is there`() throws {
    try withPath { path in
      #expect(SocketClaim(path) != nil)
      try Data().write(to: URL(filePath: path))
      #expect(SocketClaim(path) != nil)
      #expect(SocketClaim(path + "/none/s") != nil)
      #expect(SocketClaim(String(repeating: "a", count: 300)) != nil)
    }
  }

  @Test func `a path at which a process listens is taken until the process closes its socket`() throws {
    try withPath { path in
      let socket = try ListeningSocket(path)
      #expect(SocketClaim(path) == nil)
      // Also with a full backlog: each claim that is refused has left a connection there.
      for _ in 0..<4 { #expect(SocketClaim(path) == nil) }
      socket.close()
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(SocketClaim(path) != nil)
    }
  }
}

/// A socket that listens at a path and accepts no connection.
private final class ListeningSocket {
  private let descriptor: Int32

  init(_ path: String) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let isBound = unsafe withUnsafeBytes(of: &address) { buffer in
      let address = unsafe buffer.assumingMemoryBound(to: sockaddr.self).baseAddress
      return unsafe bind(descriptor, address, socklen_t(buffer.count)) == 0 && listen(descriptor, 1) == 0
    }
    try #require(isBound)
  }

  func close() { _ = Foundation.close(descriptor) }
}
