import Foundation
import Testing

@testable import SystemIO

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Descriptors that another process has made non-blocking.
@Suite struct NonBlockingTests {
  @Test func `an output that takes no more bytes is waited for`() throws {
    var ends = [Int32](repeating: -1, count: 2)
    try #require(unsafe pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK)
    // More than a pipe holds: the writer meets EAGAIN, and the reader begins after that.
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let isRead = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var read: [UInt8] = []
    Thread.detachNewThread {
      var piece = [UInt8](repeating: 0, count: 5_000)
      while true {
        let count = unsafe piece.withUnsafeMutableBytes { unsafe Foundation.read(reader, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        unsafe read += piece.prefix(count)
      }
      isRead.signal()
    }
    try writeAll(bytes, to: writer, path: "<pipe>")
    close(writer)
    isRead.wait()
    close(reader)
    #expect(unsafe read == bytes)
  }

  @Test(arguments: [(400_000, true), (399_999, false)])
  func `an input without bytes is waited for, up to the limit of bytes`(_ limit: Int, _ isRead: Bool) throws {
    var ends = [Int32](repeating: -1, count: 2)
    try #require(unsafe pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK)
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let isWritten = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.01)
      try? writeAll(bytes, to: writer, path: "<pipe>")
      close(writer)
      isWritten.signal()
    }
    let read = Result { try readAll(reader, path: "<pipe>", expected: 0, limit: limit) }
    if isRead {
      #expect(try read.get() == bytes)
    } else {
      #expect(throws: IOFailure.tooLarge(path: "<pipe>", limit: limit)) { try read.get() }
      // The rest, so that the writer ends.
      _ = try readAll(reader, path: "<pipe>", expected: 0, limit: .max)
    }
    isWritten.wait()
    close(reader)
  }
}
