package import LayerTree
package import SceneModel

/// A scene as lines of characters: a character's darkness is how much of it is hole, times the gradient's darkness.
///
/// Between ½ for the gradient's lightest color and 1 for its darkest, so every bone shows at every time. White space
/// at the ends of lines is left out.
package func ascii(_ scene: Scene, at moment: Moment, columns: Int) -> [UInt8] {
  let grid = CharacterGrid(scene, at: moment, columns: columns)
  var text: [UInt8] = []
  for row in 0..<grid.rows {
    var line = grid.samples(inRow: row).map(character)
    while line.last == ramp.first { line.removeLast() }
    text.append(contentsOf: line)
    text.append(UInt8(ascii: "\n"))
  }
  return text
}

/// From empty to full.
private let ramp = Array(" .:-=+*#%@".utf8)

private func character(_ sample: CharacterGrid.Sample) -> UInt8 {
  let darkness = sample.darkness
  let index = Int((darkness * Double(ramp.count - 1)).rounded())
  // A sliver of a bone is seen, but not the rounding of a neighbour's edge.
  return ramp[darkness > 0.02 ? max(1, index) : 0]
}

extension CharacterGrid.Sample {
  /// 0 for bare overlay, ½ to 1 for a cell that is all hole.
  var darkness: Double { coverage * (1 + tone) / 2 }
}
