package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel

/// Draws a scene as lines of ASCII characters and passes them to a function, several lines at a time.
///
/// The darkness of a character is the share of its cell that holes of the overlay cover, times the darkness of the
/// gradient. The latter is ½ for the gradient's lightest color and 1 for its darkest, so that bones are always visible.
/// Shapes above the overlay are as dark as their contrast with it. White space at the ends of lines is left out.
///
/// - Parameters:
///   - columns: the number of characters per line, at least 1.
///   - drawn: the colors of shapes above the overlay in each cell; nil for none.
///   - deadline: the time limit; from the deadline on, further lines are left out.
///   - write: a function that receives the bytes of the next whole lines, and returns false to stop.
package func ascii(
  _ scene: Scene, at moment: Moment, columns: Int, drawn: DrawnCells? = nil, deadline: Deadline = .never,
  write: ([UInt8]) -> Bool
) {
  var meter = WorkMeter(deadline)
  let grid = CharacterGrid(scene, at: moment, columns: columns, drawn: drawn, deadline: deadline)
  var text: [UInt8] = []
  for row in 0..<grid.rows {
    guard meter.allowsMore(grid.work(ofRow: row)) else { return }
    if !grid.isBlank(row) {
      var line = grid.samples(inRow: row, &meter).map { character($0, overlay: scene.overlay) }
      while line.last == ramp.first { line.removeLast() }
      text.append(contentsOf: line)
    }
    text.append(UInt8(ascii: "\n"))
    if text.count >= pieceSize {
      guard write(text) else { return }
      text.removeAll(keepingCapacity: true)
    }
  }
  _ = write(text)
}

/// The minimum number of bytes that are passed to `write` at once, except for the last ones.
private let pieceSize = 1 << 16

/// The ASCII characters for a darkness of 0 to 1, from the lightest to the darkest.
private let ramp = Array(" .:-=+*#%@".utf8)

private func character(_ sample: CharacterGrid.Sample, overlay: Color) -> UInt8 {
  let darkness = sample.darkness(over: overlay)
  let index = Int((darkness * Double(ramp.count - 1)).rounded())
  // A small part of a bone is visible, but the rounding error of a neighbor's edge is not.
  return ramp[darkness > 0.02 ? max(1, index) : 0]
}

extension CharacterGrid.Sample {
  /// The darkness of the cell, 0…1: 0 without a hole in the overlay, ½ to 1 if a hole covers the whole cell.
  ///
  /// Shapes above the overlay are as dark as their contrast with its color, `overlay`.
  func darkness(over overlay: Color) -> Double {
    let bone = coverage * (1 + tone) / 2
    guard drawn.alpha > 0 else { return bone }
    let share = Double(drawn.alpha) / 255
    let range = Double(max(overlay.luma, 255_000 - overlay.luma))
    return bone * (1 - share) + share * Double(abs(drawn.luma - overlay.luma)) / range
  }
}
