import Platform

/// An event that a program in the terminal must handle: an interrupt or a new size of the terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// A signal that would end the process, such as that of Ctrl-C; `signal` is its number in `signal.h`.
  case stop(signal: Int32)
  case resized
}

/// The signals that the process blocks and handles when it waits for them, so that they do not interrupt its work.
package struct HeldSignals {
  private var set = sigset_t()

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]

  /// Blocks the signals that end a process, and the signal of a resized terminal, in the calling thread and its new
  /// threads.
  package init() {
    _ = unsafe sigemptyset(&set)
    for signal in Self.signals { _ = unsafe sigaddset(&set, signal) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one of the blocked signals and returns its event; nil if none arrives within the duration.
  package mutating func wait(for duration: Duration) -> TerminalEvent? {
    let signal = next(within: max(duration, .zero))
    guard signal > 0 else { return nil }
    return signal == SIGWINCH ? .resized : .stop(signal: signal)
  }

  #if canImport(Darwin)
    /// Waits for a blocked signal and returns its number; 0 or less if none arrives within the duration.
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
    /// Waits for a blocked signal and returns its number; 0 or less if none arrives within the duration.
    private mutating func next(within duration: Duration) -> Int32 {
      var timeout = timespec(duration)
      return unsafe sigtimedwait(&set, nil, &timeout)
    }
  #endif
}

/// Calls a function with the number of each signal that would end the process, on a separate thread.
///
/// The call must precede the creation of other threads, which inherit the blocked signals. If no thread is available,
/// the signals are blocked without effect.
package func watchStopSignals(_ handle: @escaping @Sendable (_ signal: Int32) -> Void) {
  let signals = HeldSignals()
  DeepThread {
    var signals = signals
    while true {
      if case .stop(let signal)? = signals.wait(for: .seconds(3_600)) { handle(signal) }
    }
  }?.detach()
}

/// Returns immediately, and after a duration ends the process by a signal, unless the process has ended before.
///
/// - Parameter number: the number of the signal, such as `SIGTERM`.
package func end(bySignal number: Int32, after duration: Duration) {
  DeepThread {
    // All signals that end the process are blocked in its threads: nothing interrupts the sleep.
    var time = timespec(duration)
    _ = unsafe nanosleep(&time, nil)
    end(bySignal: number)
  }?.detach()
}

/// Ends the process by the default action for the signal with a number, such as `SIGTERM`, so that a shell reports the
/// signal.
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
  /// Converts a duration of at least 0 to seconds and nanoseconds.
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
