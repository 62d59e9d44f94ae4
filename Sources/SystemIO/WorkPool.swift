/// Threads with deep stacks that do the work of tasks, and a bounded number of works that wait for them.
///
/// The threads end with the pool, after the works that wait.
package final class WorkPool: Sendable {
  private struct State: Sendable {
    var waiting: [@Sendable () -> Void] = []
    /// The index of the first waiting work; those before it have been taken.
    var first = 0
    var running = 0
    var isOver = false

    var waitingCount: Int { waiting.count - first }

    mutating func next() -> Turn<@Sendable () -> Void> {
      guard first < waiting.count else { return isOver ? .over : .later }
      let work = waiting[first]
      first += 1
      if first == waiting.count || first > 1_024 {
        waiting.removeFirst(first)
        first = 0
      }
      running += 1
      return .ready(work)
    }
  }

  private let state = Monitor(State())
  /// The maximum number of works that run or wait.
  private let places: Int

  /// A pool of threads.
  ///
  /// - Parameters:
  ///   - threads: the number of threads, at least 1.
  ///   - places: the maximum number of works that wait.
  /// - Throws: ``IOFailure/cannotCreate(path:reason:)`` if no thread is available.
  package init(threads: Int, places: Int) throws(IOFailure) {
    var count = 0
    for _ in 0..<max(1, threads) {
      guard
        let thread = DeepThread({ [state] in
          while let work = state.wait({ $0.next() }) {
            work()
            state.update { $0.running -= 1 }
          }
        })
      else { break }
      thread.detach()
      count += 1
    }
    self.places = count + places
    if count == 0 { throw .cannotCreate(path: "<thread>", reason: lastErrorReason()) }
  }

  deinit { state.update { $0.isOver = true } }

  /// The numbers of works that run and that wait.
  package var load: (running: Int, waiting: Int) { state.update { ($0.running, $0.waitingCount) } }

  /// The value of work; nil if too many works wait already.
  ///
  /// - Parameters:
  ///   - isBounded: false for work that may always wait, because its caller bounds the number.
  ///   - work: the work, which a thread of the pool does.
  package func run<Value: Sendable>(
    isBounded: Bool = true, _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      let isAccepted = state.update { state in
        if isBounded, state.running + state.waitingCount >= places { return false }
        state.waiting.append { continuation.resume(returning: work()) }
        return true
      }
      if !isAccepted { continuation.resume(returning: nil) }
    }
  }
}
