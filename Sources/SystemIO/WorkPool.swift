/// Threads with deep stacks that do the work of tasks, and a bounded number of works that wait for them.
///
/// The threads end with the pool, after the works that wait.
package final class WorkPool: Sendable {
  private struct State: Sendable {
    var waiting: [@Sendable () -> Void] = []
    /// The index in `waiting` of the first function that is not started; the functions before it are started.
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

  /// Starts the threads of a pool.
  ///
  /// - Parameters:
  ///   - threads: the number of threads, at least 1; fewer are used if no more are available.
  ///   - places: the maximum number of functions in the queue.
  /// - Throws: ``IOFailure/cannotCreate(path:reason:)`` if not even one thread is available.
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

  /// The number of functions that are being called, and the number of functions in the queue.
  package var load: (running: Int, waiting: Int) { state.update { ($0.running, $0.waitingCount) } }

  /// Calls a function on a thread of the pool and returns its value; nil, without a call, if the queue is full.
  ///
  /// - Parameter isBounded: false to accept the function even if the queue is full, because the caller bounds the
  ///   number.
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
