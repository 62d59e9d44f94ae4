import Glibc

/// A value that threads share, and wait for.
///
/// `@unchecked`: the value is touched between `pthread_mutex_lock` and `pthread_mutex_unlock` only.
@safe final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

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

  /// Changes the value; those that wait look at it again.
  func update<Result>(_ change: (inout State) -> Result) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer {
      _ = unsafe pthread_cond_broadcast(condition)
      _ = unsafe pthread_mutex_unlock(mutex)
    }
    return change(&state)
  }

  /// Waits until a change succeeds; a change that cannot be made returns nil and leaves the value unchanged.
  func wait<Result>(_ change: (inout State) -> Result?) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer {
      _ = unsafe pthread_cond_broadcast(condition)
      _ = unsafe pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = change(&state) { return result }
      _ = unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
