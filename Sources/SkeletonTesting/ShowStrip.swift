import Comparison
import Synchronization
import SystemIO

/// Draws expected, difference and actual on the terminal of the user, if there is one.
func showStrip(_ failure: GoldenCheck.Failure, _ title: String) {
  guard let strip = failure.strip, let watched = WatchedTerminal(),
    let graphics = TerminalGraphics(environment: environmentVariable)
  else { return }
  let (columns, rows) = (watched.terminal.columns, max(1, watched.terminal.rows / 2))
  guard let drawing = try? strip.drawing(for: graphics, columns: columns, rows: rows) else { return }
  let isShown = shownCount.withLock { count in
    count += 1
    return count <= maximumCount
  }
  if isShown { watched.write("\n\(title): expected | difference | actual\n\(drawing)") }
}

private let shownCount = Mutex(0)
/// Two screens full: where everything differs, the pictures must not bury the words.
private let maximumCount = 4
