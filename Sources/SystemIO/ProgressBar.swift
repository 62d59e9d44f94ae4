/// How far long work is, on standard error when that is a terminal; nothing for work that is over at once.
package struct ProgressBar {
  private let isShown = Terminal.isStandardError
  private let start = ContinuousClock.now
  private var filled = -1

  /// Cells of the bar.
  private static let width = 40
  private static let patience = Duration.milliseconds(500)

  package init() {}

  /// Draws the bar anew where it has grown.
  package mutating func show(_ done: Int, of count: Int) {
    guard isShown, count > 1, ContinuousClock.now - start > Self.patience else { return }
    let cells = Self.width * done / count
    guard cells != filled else { return }
    filled = cells
    let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
    writeStandardError("\r\(bar) \(done)/\(count)\u{1B}[K")
  }

  /// Takes the bar away.
  package mutating func clear() {
    if filled >= 0 { writeStandardError("\r\u{1B}[K") }
    filled = -1
  }
}
