#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An event for a terminal program: an interrupt or a new size of the terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// A signal that ends a program, such as Ctrl-C; `signal` is its number, from which the exit status follows.
  case stop(signal: Int32)
  case resized
}

/// The signals that the program blocks and polls, so that no work is interrupted.
package struct HeldSignals {
  private var set = sigset_t()

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]

  /// Blocks the signals that end a program, and the signal of a resized terminal, in the calling thread.
  package init() {
    _ = unsafe sigemptyset(&set)
    for signal in Self.signals { _ = unsafe sigaddset(&set, signal) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one of the blocked signals; nil if none arrives within the duration.
  package mutating func wait(for duration: Duration) -> TerminalEvent? {
    let signal = next(within: max(duration, .zero))
    guard signal > 0 else { return nil }
    return signal == SIGWINCH ? .resized : .stop(signal: signal)
  }

  #if canImport(Darwin)
    /// The number of the next blocked signal; 0 or less if none arrives within the duration.
    ///
    /// Darwin has no `sigtimedwait`: pending signals are polled 50 times a second.
    private mutating func next(within duration: Duration) -> Int32 {
      let end = ContinuousClock.now + duration
      while true {
        var pending = sigset_t()
        _ = unsafe sigpending(&pending)
        for signal in Self.signals where unsafe sigismember(&pending, signal) == 1 {
          var taken: Int32 = 0
          return unsafe sigwait(&set, &taken) == 0 ? taken : 0
        }
        let rest = end - .now
        guard rest > .zero else { return 0 }
        var pause = timespec(min(rest, .milliseconds(20)))
        _ = unsafe nanosleep(&pause, nil)
      }
    }
  #else
    /// The number of the next blocked signal; 0 or less if none arrives within the duration.
    private mutating func next(within duration: Duration) -> Int32 {
      var timeout = timespec(duration)
      return unsafe sigtimedwait(&set, nil, &timeout)
    }
  #endif
}

/// Calls a function with the number of each signal that would end the process, on a separate thread.
///
/// It must be called before other threads are created, which inherit the blocked signals.
package func watchStopSignals(_ handle: @escaping @Sendable (_ signal: Int32) -> Void) {
  let signals = HeldSignals()
  DeepThread {
    var signals = signals
    while true {
      if case .stop(let signal)? = signals.wait(for: .seconds(3_600)) { handle(signal) }
    }
  }?.detach()
}

/// Ends the process as the signal of a number would, unless the process ends by itself within a duration.
package func end(bySignal number: Int32, after duration: Duration) {
  DeepThread {
    // All signals that end the process are blocked in its threads: nothing interrupts the sleep.
    var time = timespec(duration)
    _ = unsafe nanosleep(&time, nil)
    end(bySignal: number)
  }?.detach()
}

/// Ends the process by the signal of a number, so that a shell reports the signal.
package func end(bySignal number: Int32) -> Never {
  signal(number, SIG_DFL)
  var set = sigset_t()
  _ = unsafe sigemptyset(&set)
  _ = unsafe sigaddset(&set, number)
  _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  raise(number)
  exit(128 + number)
}

extension timespec {
  /// The duration, which must be at least 0, in seconds and nanoseconds.
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
