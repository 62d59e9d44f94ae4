#if Serve
  import HTTPTypes
  import HummingbirdCore
  import NIOCore
  import ServeAPI
  import SystemIO

  /// A stream of records that is answered while it arrives, in the order of the records.
  ///
  /// ```
  /// body ──▶ lines ──▶ threads ──▶ answers in order ──▶ response
  ///  ▲──────────── bounded number of lines ────────────┘
  /// ```
  struct RecordStream {
    let api: RenderingAPI
    let pool: WorkPool
    let lineBytes: Int

    /// The maximum number of lines that are read and not answered yet; reading then waits for an answer.
    private static let depth = 32

    /// Answers all records of a stream; returns the number of bytes of the answers.
    ///
    /// - Throws: the error of the HTTP library if the connection fails.
    func answer(_ body: RequestBody, _ head: HTTPResponse, _ writer: consuming ResponseWriter) async throws -> Int {
      var response = try await writer.writeHead(head)
      let slots = Slots(Self.depth)
      let (answers, sink) = AsyncStream.makeStream(of: Task<[UInt8], Never>.self)
      var count = 0
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { sink.finish() }
          try await read(body, slots, into: sink)
        }
        do {
          for await answer in answers {
            let bytes = await answer.value
            try await response.write(ByteBuffer(bytes: bytes))
            count += bytes.count
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
      _ body: RequestBody, _ slots: Slots, into sink: AsyncStream<Task<[UInt8], Never>>.Continuation
    ) async throws {
      let answers = api.lineAnswers(lineBytes: lineBytes)
      var lines = BatchLines(limit: lineBytes)
      let pool = pool
      func start(_ line: BatchLines.Line) async {
        await slots.take()
        sink.yield(Task { await pool.run(isBounded: false) { answers(line) } ?? [] })
      }
      for try await piece in body {
        for line in lines.lines(adding: piece.readableBytesView) { await start(line) }
      }
      if let line = lines.last() { await start(line) }
    }
  }

  /// A semaphore for tasks: a bounded number of slots, of which a task takes one or waits until one is free.
  ///
  /// Waiting tasks get slots in the order of their arrival.
  private actor Slots {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    init(_ count: Int) {
      free = count
    }

    func take() async {
      if isOpen { return }
      if free > 0 {
        free -= 1
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func give() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    /// Removes the bound: lets every waiting and every later task pass.
    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
#endif
