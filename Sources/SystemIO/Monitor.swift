import Platform

/// The result of an attempt to change the value of a ``Monitor``, which can have to wait for another change.
enum Turn<Result> {
  case ready(Result)
  /// The attempt failed, and can succeed only after another change of the value.
  case later
  /// The attempt failed, and no later attempt can succeed.
  case over
}

/// A value that threads share under a lock, with a condition variable that signals its changes.
///
/// A change wakes threads only if one of them can continue, because each needless wake-up costs two thread switches.
///
/// `@unchecked`: the value is accessed only between `pthread_mutex_lock` and `pthread_mutex_unlock`.
@safe final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State
  /// The conditions of the threads that are blocked, by the numbers of their waits.
  private var waits: [(number: Int, canContinue: (State) -> Bool)] = []
  private var waitCount = 0

  init(_ state: State) {
    self.state = state
    _ = unsafe pthread_mutex_init(mutex, nil)
    _ = unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    _ = unsafe pthread_cond_destroy(condition)
    _ = unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value under its lock, wakes the threads in ``wait(until:_:)`` if one of them can continue, and returns
  /// the result of the change.
  func update<Result>(_ change: (inout State) -> Result) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { unlockAndWake() }
    return change(&state)
  }

  /// Repeats a change of the value, under its lock, until its result is ``Turn/ready(_:)`` or ``Turn/over``.
  ///
  /// After ``Turn/later`` the thread is blocked until another one has changed the value; such an attempt must not
  /// modify the value.
  ///
  /// - Parameters:
  ///   - canContinue: returns true for a value for which a blocked thread is woken; it may be false for some values for
  ///     which `change` would succeed, so that the thread has more to do when it is woken.
  ///   - change: the change of the value.
  /// - Returns: the result in ``Turn/ready(_:)``; nil for ``Turn/over``.
  func wait<Result>(
    until canContinue: @escaping (State) -> Bool = { _ in true }, _ change: (inout State) -> Turn<Result>
  ) -> Result? {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { unlockAndWake() }
    while true {
      switch change(&state) {
      case .ready(let result): return result
      case .over: return nil
      case .later: break
      }
      waitCount += 1
      let number = waitCount
      waits.append((number, canContinue))
      repeat {
        _ = unsafe pthread_cond_wait(condition, mutex)
      } while !canContinue(state)
      waits.removeAll { $0.number == number }
    }
  }

  /// Unlocks the value, then wakes the blocked threads if one of them can continue.
  ///
  /// A thread that is woken before would be blocked again, by the lock.
  private func unlockAndWake() {
    let wakes = waits.contains { $0.canContinue(state) }
    _ = unsafe pthread_mutex_unlock(mutex)
    if wakes { _ = unsafe pthread_cond_broadcast(condition) }
  }
}
