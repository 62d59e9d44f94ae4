#if Preview || Serve
  package import HTTPTypes
  package import HummingbirdCore
  import NIOCore
  import NIOHTTPTypes

  /// An error of a request whose body, or a line of it, has not arrived within its limits.
  package struct ReceptionOverdue: Error {}

  extension TransferLimits {
    /// The configuration of a connection of HTTP/1.1, or of a stream of HTTP/2, with these limits.
    ///
    /// - Parameters:
    ///   - isHTTP2: true for streams of HTTP/2, which have no header field `Connection`.
    ///   - isStream: a function that returns true for a request whose body is a stream of lines.
    package func configuration(
      isHTTP2: Bool = false, isStream: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false }
    ) -> HTTP1Channel.Configuration {
      HTTP1Channel.Configuration(
        additionalChannelHandlers: [TransferHandler(self, isHTTP2: isHTTP2, isStream: isStream)],
        idleTimeout: .milliseconds(Int64(idle * 1_000)),
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))
    }
  }

  extension Request {
    /// The header fields with names in lower case; the authority is the first one, `host`.
    ///
    /// The HTTP library moves the first `Host` field, or `:authority` of HTTP/2, to the authority.
    package var fields: [(name: String, value: String)] {
      (head.authority.map { [(name: "host", value: $0)] } ?? [])
        + head.headerFields.map { (name: $0.name.canonicalName, value: $0.value) }
    }
  }

  /// Ends a connection whose client sends a body too slowly, or does not read an answer.
  ///
  /// A body that is overdue is answered with 408 if nothing was answered yet: RFC 9110, section 15.5.9. One of too many
  /// small chunks is answered with 400.
  private final class TransferHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: TransferLimits
    private let isHTTP2: Bool
    private let isStream: @Sendable (HTTPRequest) -> Bool
    /// The body that arrives; nil between requests.
    private var reception: Reception?
    private var receptionTimer: Scheduled<Void>?
    private var sendingTimer: Scheduled<Void>?
    /// The number of requests whose answers are not complete.
    private var unanswered = 0
    private var isAnswering = false

    init(_ limits: TransferLimits, isHTTP2: Bool, isStream: @escaping @Sendable (HTTPRequest) -> Bool) {
      (self.limits, self.isHTTP2, self.isStream) = (limits, isHTTP2, isStream)
    }

    private static var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

    func handlerRemoved(context: ChannelHandlerContext) {
      receptionTimer?.cancel()
      sendingTimer?.cancel()
    }

    // MARK: - Requests

    func read(context: ChannelHandlerContext) {
      if reception != nil {
        reception?.wait(at: Self.now)
        if receptionTimer == nil { schedule(context) }
      }
      context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        unanswered += 1
        reception = Reception(limits, isStream: isStream(head))
      case .body(let piece):
        reception?.receive(piece.readableBytesView, at: Self.now)
        if reception?.isFragmented == true { return end(context, .badRequest) }
      case .end:
        reception = nil
        receptionTimer?.cancel()
        receptionTimer = nil
      }
      context.fireChannelRead(data)
    }

    /// Looks at the reception again when it would be overdue if nothing arrived.
    private func schedule(_ context: ChannelHandlerContext) {
      receptionTimer = nil
      guard let patience = reception?.patience(at: Self.now) else { return }
      if patience <= 0 { return end(context, .requestTimeout) }
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      receptionTimer = context.eventLoop.scheduleTask(in: .nanoseconds(Int64(patience * 1e9) + 1)) {
        bound.value.0.schedule(bound.value.1)
      }
    }

    private func end(_ context: ChannelHandlerContext, _ status: HTTPResponse.Status) {
      reception = nil
      if unanswered == 1 && !isAnswering {
        var head = HTTPResponse(status: status)
        head.headerFields[.contentLength] = "0"
        if !isHTTP2 { head.headerFields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      }
      context.fireErrorCaught(ReceptionOverdue())
      context.close(promise: nil)
    }

    // MARK: - Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head(let head): isAnswering = head.status.kind != .informational
      case .body: break
      case .end:
        isAnswering = false
        unanswered -= 1
      }
      context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      sendingTimer?.cancel()
      sendingTimer = nil
      if !context.channel.isWritable {
        let channel = context.channel
        sendingTimer = context.eventLoop.scheduleTask(in: .nanoseconds(Int64(limits.idle * 1e9))) {
          channel.close(promise: nil)
        }
      }
      context.fireChannelWritabilityChanged()
    }
  }
#endif
