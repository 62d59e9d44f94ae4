import Glibc

/// An event from the user of a terminal program.
package enum TerminalEvent: Hashable, Sendable {
  /// An interrupt such as Ctrl-C; the number of the signal is the exit status of the program.
  case stop(signal: Int32)
  case resized
}

/// Signals that are blocked until they are polled, so that no work is interrupted.
package struct HeldSignals {
  private var set = sigset_t()

  /// Holds the signals that end a program, and the one of a resized terminal, in the calling thread.
  package init() {
    _ = unsafe sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH] { _ = unsafe sigaddset(&set, signal) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits until a signal comes or the time is up; nil is the latter.
  package mutating func wait(for duration: Duration) -> TerminalEvent? {
    let (seconds, attoseconds) = max(duration, .zero).components
    var timeout = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    let signal = unsafe sigtimedwait(&set, nil, &timeout)
    guard signal > 0 else { return nil }
    return signal == SIGWINCH ? .resized : .stop(signal: signal)
  }
}

/// Calls a function for each signal that would end the process, from a separate thread, until the process ends.
///
/// To be called before other threads are made: they inherit that the signals are held.
package func watchStopSignals(_ handle: @escaping @Sendable (_ signal: Int32) -> Void) {
  let signals = HeldSignals()
  DeepThread {
    var signals = signals
    while true {
      if case .stop(let signal)? = signals.wait(for: .seconds(3_600)) { handle(signal) }
    }
  }?.detach()
}

/// Ends the process as a signal would have, so that a shell sees that it was one.
package func end(bySignal number: Int32) -> Never {
  signal(number, SIG_DFL)
  var set = sigset_t()
  _ = unsafe sigemptyset(&set)
  _ = unsafe sigaddset(&set, number)
  _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  raise(number)
  exit(128 + number)
}
