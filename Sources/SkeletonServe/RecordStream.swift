#if Serve
  import Batch
  import HTTPTypes
  import HummingbirdCore
  import NIOCore
  import ServeAPI
  import ServerPolicy
  import SystemIO

  /// A stream of records that is answered while it arrives, in the order of the records.
  ///
  /// ```
  /// body ──▶ lines ──▶ threads ──▶ answers in order ──▶ response
  ///  ▲─────── bounded number of lines and bytes ───────┘
  /// ```
  ///
  /// If the memory of all requests is taken, reading waits for an answer of this stream. If there is none to wait for,
  /// the line that arrives is refused: lines that never end would otherwise stop all streams.
  struct RecordStream {
    let api: RenderingAPI
    let pool: WorkPool
    /// The memory of all requests, which the lines and the answers of the stream take too.
    let held: HeldBytes
    let lineBytes: Int

    /// The maximum number of lines that are read and not answered yet; reading then waits for an answer.
    private static let depth = 32

    /// Answers all records of a stream; returns the number of bytes of the answers.
    ///
    /// - Throws: the error of the HTTP library if the connection fails.
    func answer(_ body: RequestBody, _ head: HTTPResponse, _ writer: consuming ResponseWriter) async throws -> Int {
      var response = try await writer.writeHead(head)
      let slots = Slots(Self.depth)
      let (answers, sink) = AsyncStream.makeStream(of: Task<HeldAnswer, Never>.self)
      var count = 0
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { sink.finish() }
          try await read(body, slots, into: sink)
        }
        do {
          for await answer in answers {
            let answer = await answer.value
            try await response.write(ByteBuffer(bytes: answer.bytes))
            count += answer.bytes.count
            answer.share.resize(to: 0)
            await slots.give()
          }
        } catch {
          // The reader waits for a slot that no other answer returns.
          await slots.open()
          throw error
        }
        try await group.waitForAll()
      }
      try await response.finish(nil)
      return count
    }

    private func read(
      _ body: RequestBody, _ slots: Slots, into sink: AsyncStream<Task<HeldAnswer, Never>>.Continuation
    ) async throws {
      let answers = api.lineAnswers()
      var lines = BatchLines(limit: lineBytes)
      let (pool, held) = (pool, held)
      func start(_ completed: [BatchLines.Line]) async {
        let shares = completed.map { line in
          let share = HeldBytes.Share(of: held)
          share.resize(to: line.count)
          return share
        }
        arriving.resize(to: lines.heldCount)
        for (line, share) in zip(completed, shares) {
          await slots.take()
          sink.yield(
            Task {
              let bytes = await pool.run(isBounded: false) { answers(line) } ?? []
              share.resize(to: bytes.count)
              return HeldAnswer(bytes: bytes, share: share)
            })
        }
      }
      // The line that has not ended.
      let arriving = HeldBytes.Share(of: held)
      for try await piece in body {
        while !arriving.grow(by: piece.readableBytes) {
          guard await slots.nextAnswer() else {
            lines.refuse(.notHeld)
            break
          }
        }
        await start(lines.lines(adding: [UInt8](buffer: piece)[...]))
      }
      if let line = lines.last() { await start([line]) }
    }
  }

  /// The answer to a record, with its share of the memory of all requests.
  private struct HeldAnswer: Sendable {
    let bytes: [UInt8]
    let share: HeldBytes.Share
  }

  /// A semaphore for tasks: a bounded number of slots, of which a task takes one or waits until one is free.
  ///
  /// Waiting tasks get slots in the order of their arrival.
  private actor Slots {
    private let count: Int
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var observing: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    init(_ count: Int) {
      (self.count, free) = (count, count)
    }

    func take() async {
      if isOpen { return }
      if free > 0 {
        free -= 1
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits until a slot is given back; returns false if all slots are free or the bound is removed.
    func nextAnswer() async -> Bool {
      if isOpen || free == count { return false }
      await withCheckedContinuation { observing.append($0) }
      return !isOpen
    }

    func give() {
      for continuation in observing { continuation.resume() }
      observing = []
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    /// Removes the bound: lets every waiting and every later task pass.
    func open() {
      isOpen = true
      for continuation in waiting + observing { continuation.resume() }
      (waiting, observing) = ([], [])
    }
  }
#endif
