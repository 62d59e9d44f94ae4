import Platform

/// A progress bar on standard error for long work, shown only if standard error is a terminal.
package struct ProgressBar {
  private let isShown = Terminal.isStandardError
  private let start = ContinuousClock.now
  private var filled = -1

  /// The length of the bar in characters of the terminal.
  private static let width = 40
  /// The time before the bar appears: 500 ms, or 0 if the variable `SKELETON_PROGRESS` is set, as in tests.
  private let patience: Duration

  package init() {
    patience = unsafe getenv("SKELETON_PROGRESS") == nil ? .milliseconds(500) : .zero
  }

  /// Redraws the bar with a label if the bar has grown.
  ///
  /// Nothing is written without a terminal, for a single step, or in the first half second.
  ///
  /// - Parameters:
  ///   - count: the total number of steps; nil if it is unknown, which shows only the label.
  ///   - label: the text beside the bar; nil for `done/count`.
  package mutating func show(_ done: Int, of count: Int?, label: @autoclosure () -> String? = nil) {
    guard isShown, count != 1, ContinuousClock.now - start > patience else { return }
    // Without a total, the steps are those of a bar of one minute.
    let cells =
      if let count { Self.width * min(done, count) / max(1, count) } else {
        Int((ContinuousClock.now - start).components.seconds)
      }
    guard cells != filled else { return }
    filled = cells
    let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: max(0, Self.width - cells)) + " "
    writeTerminalError("\r\(count == nil ? "" : bar)\(label() ?? "\(done)/\(count ?? 0)")\u{1B}[K")
  }

  /// Clears the line of the bar in the terminal; has no effect if the bar is not shown.
  package mutating func clear() {
    if filled >= 0 { writeTerminalError("\r\u{1B}[K") }
    filled = -1
  }
}
