import Geometry
package import LayerTree
package import SceneModel

/// How many colors a terminal shows.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case trueColor
  case palette256
  case palette16
}

/// A scene as half blocks with colors for a terminal: two cells above each other in each character.
///
/// True color is exact; with a palette the gradient's range is stretched, so that bones never look like the overlay.
package func ansi(_ scene: Scene, at moment: Moment, columns: Int, depth: ColorDepth) -> [UInt8] {
  let grid = CharacterGrid(scene, at: moment, columns: columns, rowsPerCharacter: 2)
  let painter = CellPainter(overlay: scene.overlay, depth: depth)
  var writer = TextWriter()
  for row in stride(from: 0, to: grid.rows, by: 2) {
    let upper = grid.samples(inRow: row).map(painter.paint)
    let lower = row + 1 < grid.rows ? grid.samples(inRow: row + 1).map(painter.paint) : upper.map { _ in nil }
    writer.writeLine(upper, lower)
  }
  return writer.bytes
}

/// What a terminal is told about one color: the parameters after `38;` or `48;`, or a plain code's digit.
private enum CellColor: Hashable {
  case rgb(UInt8, UInt8, UInt8)
  case indexed(Int)
  case basic(Int)

  /// ECMA-48's Select Graphic Rendition, ISO 8613-6 for the colors.
  func parameters(isBackground: Bool) -> String {
    switch self {
    case .rgb(let red, let green, let blue): "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case .indexed(let index): "\(isBackground ? 48 : 38);5;\(index)"
    case .basic(let index): "\((isBackground ? 40 : 30) + index % 8 + (index > 7 ? 60 : 0))"
    }
  }
}

/// Chooses the color of a cell.
private struct CellPainter {
  let overlay: Color
  let depth: ColorDepth

  private var isDark: Bool { overlay.luma < 128_000 }

  func paint(_ sample: CharacterGrid.Sample) -> CellColor? {
    switch depth {
    case .trueColor:
      let shown = overlay.mixed(with: sample.color, sample.coverage)
      return .rgb(shown.red, shown.green, shown.blue)
    case .palette256: return .indexed(gray256(sample.darkness))
    case .palette16: return .basic(gray16(sample.darkness))
    }
  }

  /// The 24 grays from 232 (8) to 255 (238), and the corners of the color cube for black and white.
  private func gray256(_ darkness: Double) -> Int {
    guard darkness > 0.02 else { return isDark ? 16 : 231 }
    let step = Int((darkness * 14).rounded())
    return isDark ? 233 + step : 254 - step
  }

  private func gray16(_ darkness: Double) -> Int {
    if darkness < 0.25 { return isDark ? 0 : 15 }
    if isDark { return darkness < 0.75 ? 8 : 7 }
    return darkness < 0.75 ? 7 : 8
  }
}

extension TextWriter {
  /// One line: runs of equal cells share their escape sequence, and the line ends with the terminal's own colors.
  fileprivate mutating func writeLine(_ upper: [CellColor?], _ lower: [CellColor?]) {
    var last: [CellColor?]?
    for (top, bottom) in zip(upper, lower) {
      if last != [top, bottom] {
        let foreground = top.map { $0.parameters(isBackground: false) } ?? "39"
        let background = bottom.map { $0.parameters(isBackground: true) } ?? "49"
        write("\u{1B}[\(foreground);\(background)m")
        last = [top, bottom]
      }
      write("▀")
    }
    write("\u{1B}[0m\n")
  }
}
