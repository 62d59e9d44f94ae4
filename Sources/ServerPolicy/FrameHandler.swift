#if Preview || Serve
  package import NIOCore

  /// Ends a connection of HTTP/2 whose client exceeds its ``FrameBudget``, or on which nothing is sent for a long time.
  package final class FrameHandler: ChannelDuplexHandler {
    package typealias InboundIn = ByteBuffer
    package typealias InboundOut = ByteBuffer
    package typealias OutboundIn = IOData
    package typealias OutboundOut = IOData

    private var budget: FrameBudget
    private var isOver = false

    private static var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

    /// GOAWAY with ENHANCE_YOUR_CALM: RFC 9113, sections 6.8 and 7.
    private static let goAway: [UInt8] = [0, 0, 8, 7, 0, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x0B]

    /// Adds the handlers at the end of a pipeline; those of HTTP/2 follow them.
    ///
    /// - Parameters:
    ///   - preface: the number of bytes before the first frame.
    ///   - idle: the time after which a connection ends on which no byte is sent or received.
    package static func add(to channel: any Channel, preface: Int, idle: TimeAmount) throws {
      let handlers: [any ChannelHandler] = [IdleStateHandler(allTimeout: idle), FrameHandler(preface: preface)]
      try channel.pipeline.syncOperations.addHandlers(handlers)
    }

    private init(preface: Int) { budget = FrameBudget(at: Self.now, preface: preface) }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if isOver { return }
      if budget.receive(unwrapInboundIn(data).readableBytesView, at: Self.now) {
        return context.fireChannelRead(data)
      }
      isOver = true
      context.writeAndFlush(wrapOutboundOut(.byteBuffer(ByteBuffer(bytes: Self.goAway))), promise: nil)
      context.close(promise: nil)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      budget.send(unwrapOutboundIn(data).readableBytes)
      context.write(data, promise: promise)
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
      context.fireUserInboundEventTriggered(event)
    }
  }
#endif
