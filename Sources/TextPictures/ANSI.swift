package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
import TextFormats

/// The colors that a terminal can show: 24-bit colors, or a palette of 256 or 16 colors.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case trueColor
  case palette256
  case palette16
}

/// Draws a scene as UTF-8 text with ANSI escape sequences for a terminal; a character is two cells, one above the
/// other.
///
/// True color is exact. With a palette the brightness range of the gradient is stretched to grays that differ from the
/// overlay.
///
/// The other parameters are those of ``ascii(_:at:columns:drawn:deadline:write:)``.
///
/// - Parameter depth: the colors that the terminal can show.
package func ansi(
  _ scene: Scene, at moment: Moment, columns: Int, depth: ColorDepth, drawn: DrawnCells? = nil,
  deadline: Deadline = .never
) -> [UInt8] {
  let grid = CharacterGrid(scene, at: moment, columns: columns, rowsPerCharacter: 2, drawn: drawn, deadline: deadline)
  let painter = CellPainter(overlay: scene.overlay, depth: depth)
  var writer = TextWriter()
  var meter = WorkMeter(deadline)
  for row in stride(from: 0, to: grid.rows, by: 2) {
    guard meter.allowsMore(2 * grid.work(ofRow: row)) else { break }
    let upper = grid.samples(inRow: row, &meter).map(painter.paint)
    let lower = row + 1 < grid.rows ? grid.samples(inRow: row + 1, &meter).map(painter.paint) : upper.map { _ in nil }
    writer.writeLine(upper, lower)
  }
  return writer.bytes
}

/// A terminal color: 24-bit, an index 0…255 in the palette of 256 colors, or one of the 16 basic colors, 0…15.
private enum CellColor: Hashable {
  case rgb(UInt8, UInt8, UInt8)
  case indexed(Int)
  case basic(Int)

  /// The parameters of the escape sequence that selects this color: ECMA-48's Select Graphic Rendition, ISO 8613-6.
  func parameters(isBackground: Bool) -> String {
    switch self {
    case .rgb(let red, let green, let blue): "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case .indexed(let index): "\(isBackground ? 48 : 38);5;\(index)"
    case .basic(let index): "\((isBackground ? 40 : 30) + index % 8 + (index > 7 ? 60 : 0))"
    }
  }
}

/// The conversion of a sampled cell of a text picture into the terminal color that shows it.
private struct CellPainter {
  let overlay: Color
  let depth: ColorDepth

  private var isDark: Bool { overlay.luma < 128_000 }

  func paint(_ sample: CharacterGrid.Sample) -> CellColor? {
    switch depth {
    case .trueColor:
      let shown = sample.drawn.over(overlay.mixed(with: sample.color, sample.coverage))
      return .rgb(shown.red, shown.green, shown.blue)
    case .palette256:
      if sample.drawn.alpha > 127 { return .indexed(nearest(to: sample.drawn.over(overlay), in: 16..<256)) }
      return .indexed(gray256(sample.darkness(over: overlay)))
    case .palette16:
      if sample.drawn.alpha > 127 { return .basic(nearest(to: sample.drawn.over(overlay), in: 0..<16)) }
      return .basic(gray16(sample.darkness(over: overlay)))
    }
  }

  /// The index, 16…255, of a gray in the palette of 256 colors, for a darkness of 0 (overlay) to 1 (darkest hole).
  ///
  /// The grays are 232 (level 8) to 255 (level 238); 16 and 231 are the black and the white of the color cube. Over a
  /// dark overlay a larger darkness gives a brighter gray.
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

/// The colors of xterm's palette of 256 colors: 16 basic colors, a cube of 6 × 6 × 6 colors, and 24 grays.
private let xtermPalette: [Color] = {
  let basic: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
  let levels = [0, 95, 135, 175, 215, 255]
  let cube: [(Int, Int, Int)] = (0..<216).map { (levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
  let grays: [(Int, Int, Int)] = (0..<24).map { (8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  return (basic + cube + grays).map { Color(red: UInt8($0.0), green: UInt8($0.1), blue: UInt8($0.2)) }
}()

/// The index of the color of xterm's palette nearest to `color` among the colors with the given indexes.
private func nearest(to color: Color, in indexes: Range<Int>) -> Int {
  indexes.min { xtermPalette[$0].distance(to: color) < xtermPalette[$1].distance(to: color) } ?? 0
}

extension Color {
  /// The squared distance to another color: the sum of squared differences of red, green and blue, in levels of 0…255.
  fileprivate func distance(to other: Color) -> Int {
    func square(_ channel: KeyPath<Color, UInt8>) -> Int {
      let difference = Int(self[keyPath: channel]) - Int(other[keyPath: channel])
      return difference * difference
    }
    return square(\.red) + square(\.green) + square(\.blue)
  }
}

extension TextWriter {
  /// Writes a line of half-block characters, each with the color of its upper cell and that of its lower cell.
  ///
  /// Neighboring characters with equal colors share one escape sequence. The end of the line resets the colors.
  ///
  /// - Parameters:
  ///   - upper: the colors of the upper cells from left to right; nil is the terminal's default color.
  ///   - lower: the colors of the lower cells, as many.
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
