#if Preview
  import FlyingFox
  import FlyingSocks

  /// A socket pool for the HTTP server whose sockets send without delay.
  ///
  /// Head and body of a response are written one after the other. Nagle's algorithm would delay the body until the
  /// browser has acknowledged the head, for 40 ms: a response would take 44 ms instead of less than 1.
  struct PromptPool: AsyncSocketPool {
    private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    /// The socket option `TCP_NODELAY` of `IPPROTO_TCP`.
    private static var noDelay: BoolSocketOption { BoolSocketOption(level: 6, name: 1) }

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
      // An accepted socket inherits the option from the listening one. Without it the socket is only slower.
      try? socket.setValue(true, for: Self.noDelay)
      try await pool.suspendSocket(socket, untilReadyFor: events)
    }
  }
#endif
