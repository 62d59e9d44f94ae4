import Glibc

/// The progress of long work, on standard error if that is a terminal; short work shows none.
package struct ProgressBar {
  private let isShown = Terminal.isStandardError
  private let start = ContinuousClock.now
  private var filled = -1

  /// Cells of the bar.
  private static let width = 40
  /// Time before the bar appears; none where the environment asks for the bar at once, as the tests do.
  private let patience: Duration

  package init() {
    patience = unsafe getenv("SKELETON_PROGRESS") == nil ? .milliseconds(500) : .zero
  }

  /// Draws the bar anew where it has grown.
  package mutating func show(_ done: Int, of count: Int) {
    show(done, of: count, label: "\(done)/\(count)")
  }

  /// - Parameter label: the text after the bar; shown alone if the total is unknown (`count` is nil).
  package mutating func show(_ done: Int, of count: Int?, label: @autoclosure () -> String) {
    guard isShown, count != 1, ContinuousClock.now - start > patience else { return }
    // Without a whole, as often as a bar of one minute grows.
    let cells =
      if let count { Self.width * min(done, count) / max(1, count) } else {
        Int((ContinuousClock.now - start).components.seconds)
      }
    guard cells != filled else { return }
    filled = cells
    let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: max(0, Self.width - cells)) + " "
    writeStandardError("\r\(count == nil ? "" : bar)\(label())\u{1B}[K")
  }

  /// Takes the bar away.
  package mutating func clear() {
    if filled >= 0 { writeStandardError("\r\u{1B}[K") }
    filled = -1
  }
}
