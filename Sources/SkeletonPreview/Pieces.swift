#if Preview
  import FlyingSocks
  import PreviewPage

  /// The body of a response whose bytes are all available, sent in pieces of at least 64 KiB except for the last one.
  struct Pieces: AsyncBufferedSequence {
    typealias Element = UInt8

    let bytes: [UInt8]

    func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...]) }

    struct Iterator: AsyncBufferedIteratorProtocol {
      fileprivate var rest: ArraySlice<UInt8>

      mutating func next() async -> UInt8? { rest.popFirst() }

      mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        // The server suggests 4 KiB, of which a picture would take hundreds.
        let piece = rest.prefix(Swift.max(count, 1 << 16))
        rest = rest.dropFirst(piece.count)
        return piece
      }
    }
  }

  /// The body of a response that consists of server-sent events, each of which is sent when it occurs.
  struct EventPieces: AsyncBufferedSequence {
    typealias Element = UInt8

    let changes: ChangeEvents

    func makeAsyncIterator() -> Iterator { Iterator(changes: changes) }

    struct Iterator: AsyncBufferedIteratorProtocol {
      fileprivate let changes: ChangeEvents

      /// Returns nil always: the HTTP server requests only pieces and never single bytes.
      mutating func next() async throws -> UInt8? { nil }

      mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { try await changes.next() }
    }
  }

  /// The body of a response that throws when it is read, so that the server closes the connection.
  struct BrokenOff: AsyncBufferedSequence, AsyncBufferedIteratorProtocol {
    typealias Element = UInt8

    func makeAsyncIterator() -> BrokenOff { self }

    mutating func next() async throws -> UInt8? { throw SocketError.disconnected }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { throw SocketError.disconnected }
  }
#endif
