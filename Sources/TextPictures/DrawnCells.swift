package import Geometry

/// The colors, sampled in square cells, of the shapes besides bones: one column for each character of a text picture.
package struct DrawnCells: Hashable, Sendable {
  let columns: Int
  /// The colors of the cells with straight alpha, row by row; a character has two rows above each other.
  let colors: [Color]

  package init(columns: Int, colors: [Color]) {
    self.columns = max(1, columns)
    self.colors = colors
  }

  /// The color of a character, or of one of its halves; transparent outside of the cells.
  ///
  /// - Parameters:
  ///   - row: the row of characters, or of halves if there are two per character.
  ///   - column: the column of the character.
  ///   - rowsPerCharacter: 1, or 2 for halves.
  func color(row: Int, column: Int, rowsPerCharacter: Int) -> Color {
    if rowsPerCharacter == 2 { return cell(row, column) }
    let (upper, lower) = (cell(2 * row, column), cell(2 * row + 1, column))
    return upper == lower ? upper : upper.mixed(with: lower, 0.5)
  }

  private func cell(_ row: Int, _ column: Int) -> Color {
    let index = row * columns + column
    return column < columns && index < colors.count ? colors[index] : .clear
  }
}

extension Color {
  /// The color composited over `backdrop`, with straight alpha.
  func over(_ backdrop: Color) -> Color {
    if alpha == 255 { return self }
    var opaque = self
    opaque.alpha = 255
    return alpha == 0 ? backdrop : backdrop.mixed(with: opaque, Double(alpha) / 255)
  }
}
