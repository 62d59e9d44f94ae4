#if Serve
  import HummingbirdCore
  import HummingbirdHTTP2
  import Logging
  import NIOCore
  import ServerPolicy

  /// Connections without encryption: HTTP/2 if the client begins with its preface, else HTTP/1.1.
  ///
  /// Prior knowledge: RFC 9113, section 3.3.
  struct CleartextChannel: ServerChildChannel {
    /// A connection whose version is known as soon as its first bytes have arrived.
    struct Value: ServerChildChannelValue {
      fileprivate let version: EventLoopFuture<Version>
      let channel: any Channel
    }

    fileprivate enum Version: Sendable {
      case http1(HTTP1Channel.Value)
      case http2(HTTP2Channel.Value)
    }

    let http1: HTTP1Channel
    let http2: HTTP2Channel
    /// The time in which the first bytes of a connection have to arrive.
    let patience: TimeAmount
    /// The time after which a connection of HTTP/2 ends on which no byte is sent or received.
    let silence: TimeAmount

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let version = channel.eventLoop.makePromise(of: Version.self)
        let handler = PrefaceHandler(patience: patience) { [http1, http2, silence] isHTTP2 in
          let setup =
            isHTTP2
            ? channel.eventLoop.makeCompletedFuture {
              try FrameHandler.add(to: channel, preface: PrefaceHandler.preface.count, idle: silence)
            }.flatMap { http2.setup(channel: channel, logger: logger) }.map { Version.http2($0) }
            : http1.setup(channel: channel, logger: logger).map { Version.http1($0) }
          setup.cascade(to: version)
          return setup.map { _ in }
        } onFailure: {
          version.fail(ChannelError.inputClosed)
        }
        try channel.pipeline.syncOperations.addHandler(handler)
        return Value(version: version.futureResult, channel: channel)
      }
    }

    func handle(value: Value, logger: Logger) async {
      do {
        switch try await value.version.get() {
        case .http1(let connection): await http1.handle(value: connection, logger: logger)
        case .http2(let connection): await http2.handle(value: connection, logger: logger)
        }
      } catch {
        // The connection has ended before its first request.
        logger.debug("a connection without a request: \(error)")
      }
    }
  }

  /// Holds the first bytes of a connection until they are the preface of HTTP/2, or differ from it.
  private final class PrefaceHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The beginning of every HTTP/2 connection: RFC 9113, section 3.4.
    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    private let patience: TimeAmount
    private let decide: (_ isHTTP2: Bool) -> EventLoopFuture<Void>
    private let fail: () -> Void
    private var held = ByteBuffer()
    private var isDecided = false
    private var timer: Scheduled<Void>?

    init(
      patience: TimeAmount, decide: @escaping (_ isHTTP2: Bool) -> EventLoopFuture<Void>,
      onFailure fail: @escaping () -> Void
    ) {
      (self.patience, self.decide, self.fail) = (patience, decide, fail)
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let channel = context.channel
      timer = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      timer?.cancel()
      if !isDecided { fail() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var piece = unwrapInboundIn(data)
      held.writeBuffer(&piece)
      if isDecided { return }
      let count = min(held.readableBytes, Self.preface.count)
      let begins = held.readableBytesView.prefix(count).elementsEqual(Self.preface.prefix(count))
      if begins && count < Self.preface.count { return }
      isDecided = true
      timer?.cancel()
      let decided = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      decide(begins).assumeIsolated().whenComplete { result in
        let (handler, context) = decided.value
        guard case .success = result else { return context.close(promise: nil) }
        context.fireChannelRead(handler.wrapInboundOut(handler.held))
        context.fireChannelReadComplete()
        handler.held = ByteBuffer()
        context.pipeline.syncOperations.removeHandler(handler, promise: nil)
      }
    }

    func channelReadComplete(context: ChannelHandlerContext) {}

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      // The server ends, or the client sends nothing more: there is no request to answer.
      case is ChannelShouldQuiesceEvent, ChannelEvent.inputClosed:
        if isDecided { context.fireUserInboundEventTriggered(event) } else { context.close(promise: nil) }
      default: context.fireUserInboundEventTriggered(event)
      }
    }
  }
#endif
