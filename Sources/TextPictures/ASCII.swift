import Geometry
package import LayerTree
package import SceneModel

/// A scene as lines of characters: a character's darkness is how much of it is hole, times the gradient's darkness.
///
/// Between ½ for the gradient's lightest color and 1 for its darkest, so every bone shows at every time. White space
/// at the ends of lines is left out. What is drawn above the overlay is as dark as it differs from it.
package func ascii(
  _ scene: Scene, at moment: Moment, columns: Int, drawn: DrawnCells? = nil
) -> [UInt8] {
  var text: [UInt8] = []
  ascii(scene, at: moment, columns: columns, drawn: drawn) { lines in
    text += lines
    return true
  }
  return text
}

/// The same, some lines at a time.
///
/// - Parameter write: takes the next lines; false to have no more.
package func ascii(
  _ scene: Scene, at moment: Moment, columns: Int, drawn: DrawnCells? = nil, write: ([UInt8]) -> Bool
) {
  let grid = CharacterGrid(scene, at: moment, columns: columns, drawn: drawn)
  var text: [UInt8] = []
  for row in 0..<grid.rows {
    if !grid.isBlank(row) {
      var line = grid.samples(inRow: row).map { character($0, overlay: scene.overlay) }
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

/// The bytes that are written at a time.
private let pieceSize = 1 << 16

/// From empty to full.
private let ramp = Array(" .:-=+*#%@".utf8)

private func character(_ sample: CharacterGrid.Sample, overlay: Color) -> UInt8 {
  let darkness = sample.darkness(over: overlay)
  let index = Int((darkness * Double(ramp.count - 1)).rounded())
  // A sliver of a bone is seen, but not the rounding of a neighbour's edge.
  return ramp[darkness > 0.02 ? max(1, index) : 0]
}

extension CharacterGrid.Sample {
  /// 0 for bare overlay, ½ to 1 for a cell that is all hole; up to 1 for what is drawn above.
  func darkness(over overlay: Color) -> Double {
    let bone = coverage * (1 + tone) / 2
    guard drawn.alpha > 0 else { return bone }
    let share = Double(drawn.alpha) / 255
    let range = Double(max(overlay.luma, 255_000 - overlay.luma))
    return bone * (1 - share) + share * Double(abs(drawn.luma - overlay.luma)) / range
  }
}
