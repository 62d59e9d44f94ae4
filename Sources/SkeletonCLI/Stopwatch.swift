import Synchronization
import SystemIO

/// A stopwatch that writes the durations of consecutive stages of a run to standard error.
final class Stopwatch: Sendable {
  private let last = Mutex(ContinuousClock.now)

  /// Ends the current stage, writes its name and its duration in milliseconds, and starts the next stage.
  func lap(_ stage: String) {
    let now = ContinuousClock.now
    let elapsed = last.withLock { last in
      defer { last = now }
      return now - last
    }
    let microseconds = elapsed.components.seconds * 1_000_000 + elapsed.components.attoseconds / 1_000_000_000_000
    let fraction = String(microseconds % 1_000 + 1_000).dropFirst()
    writeStandardError("\(stage): \(microseconds / 1_000).\(fraction) ms\n")
  }
}
