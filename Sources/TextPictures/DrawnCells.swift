package import Geometry

/// The colors of the shapes besides bones in a grid of square cells, for a text picture with the same columns.
package struct DrawnCells: Hashable, Sendable {
  let columns: Int
  /// The colors of the cells with straight alpha, row after row from the top; a character has two rows of cells.
  let colors: [Color]

  package init(columns: Int, colors: [Color]) {
    self.columns = max(1, columns)
    self.colors = colors
  }

  /// The color of a character, or of one of its halves, with straight alpha; transparent outside of the cells.
  ///
  /// The color of a character is the mixture of its two halves.
  ///
  /// - Parameter row: the row of characters, or of halves if there are two for each character, counted from 0.
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
  /// The color drawn over `backdrop`, which is assumed to be opaque; channels are rounded.
  func over(_ backdrop: Color) -> Color {
    if alpha == 255 { return self }
    var opaque = self
    opaque.alpha = 255
    return alpha == 0 ? backdrop : backdrop.mixed(with: opaque, Double(alpha) / 255)
  }
}
