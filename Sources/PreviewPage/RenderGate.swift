import Synchronization
import SystemIO

/// A limit on the number of concurrent and of waiting renders; each render runs on a thread with a stack of 256 MiB.
final class RenderGate: Sendable {
  private struct State {
    var running = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let jobs: Int
  private let places: Int

  init(jobs: Int, places: Int) {
    (self.jobs, self.places) = (max(1, jobs), places)
  }

  /// Waits for a free slot, calls `work` on a thread of its own, and returns its value.
  ///
  /// The result is nil, and `work` is not called, if the maximum number of renders is waiting, or if no thread is
  /// available.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    guard await enter() else { return nil }
    defer { leave() }
    return await onDeepThread(work)
  }

  private enum Turn {
    case now, later, never
  }

  private func enter() async -> Bool {
    let turn = state.withLock { state -> Turn in
      if state.running < jobs {
        state.running += 1
        return .now
      }
      return state.waiting.count < places ? .later : .never
    }
    guard turn == .later else { return turn == .now }
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        // Another request may have finished meanwhile.
        if state.running < jobs {
          state.running += 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
    return true
  }

  /// Hands the slot of a finished render to the render that has waited longest; without one, frees the slot.
  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
