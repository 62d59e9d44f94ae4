import Geometry
import Testing
import TextFormats

/// The path data of rounded rectangles, compared with the formula that the writer of bytes replaces.
@Suite struct PathDataTests {
  private func plain(_ rounded: RoundedRect) -> String {
    let (rect, radii) = (rounded.rect, rounded.radii)
    let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    func side(_ command: String, _ length: Double) -> String {
      (length * 10_000).rounded() == 0 ? "" : command + formatted(length)
    }
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      if radius <= 0 { return "" }
      return "a" + [radius, radius, 0, 0, 1, x * radius, y * radius].map { formatted($0) }.joined(separator: " ")
    }
    var text = "M\(formatted(rect.minX + tl)) \(formatted(rect.minY))"
    text += side("h", rect.width - tl - tr) + corner(tr, 1, 1)
    text += side("v", rect.height - tr - br) + corner(br, -1, 1)
    text += side("h", bl + br - rect.width) + corner(bl, -1, -1)
    if tl > 0 { text += side("v", tl + bl - rect.height) + corner(tl, 1, -1) }
    return text + "z"
  }

  @Test func `rounded rectangles equal the plain formula`() {
    // The text of a radius has up to eight bytes, or more of them, which are formatted each time.
    let radii = [0, 0.00001, 2, 5.95, 12.345, 123.4567, 1234.5678]
    let rects = [
      Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: -3.25, y: 1.0 / 3, width: 24.69, height: 200),
      Rect(x: 0, y: 0, width: 5000, height: 4000.5),
    ]
    for (index, topLeft) in radii.enumerated() {
      for topRight in radii {
        for bottomRight in radii {
          let corners = CornerRadii(
            topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: radii[(index + 2) % radii.count]
          )
          for rect in rects {
            let rounded = RoundedRect(rect, radii: corners)
            #expect(rounded.svgData == plain(rounded))
          }
        }
      }
    }
  }
}
