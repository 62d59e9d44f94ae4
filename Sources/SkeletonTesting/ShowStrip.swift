import Comparison
import Synchronization
import SystemIO

/// Draws the expected, difference and actual pictures of a failure side by side on the user's terminal.
///
/// Does nothing if the failure has no pictures, if there is no terminal that shows pictures, or after the first
/// failures of the run.
///
/// - Parameter title: the file name of the golden, which is written above the pictures.
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
/// The maximum number of failures in one run whose pictures are shown; those of later ones are not shown.
///
/// Their pictures fill about two screens, so that messages remain visible.
private let maximumCount = 4
