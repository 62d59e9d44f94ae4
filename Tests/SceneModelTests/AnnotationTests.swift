import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Testing

/// The outlines and numbers that are drawn over bones.
@Suite struct AnnotationTests {
  private struct Mark {
    var frame: [Double]
    var radii: CornerRadii
    var color: Color
  }

  /// The marks of a document, from back to front.
  private func marks(_ markup: String) throws -> [Mark] {
    let scene = try scene(markup).value
    let layers = Array(scene.annotated.layers.dropFirst(scene.layers.count))
    return try presentation(of: layers, size: scene.size, at: 0).items.map { item in
      guard case .fill(.roundedRect(let outline), .color(let color)) = item else {
        throw AnnotationFailure(item: item)
      }
      return Mark(frame: outline.rect.numbers, radii: outline.radii, color: color)
    }
  }

  private struct AnnotationFailure: Error {
    var item: DisplayItem
  }

  /// A bone is outlined from within.
  ///
  /// The plate of its number lies on the corner, and is centered on a low bone.
  @Test func `a bone has an outline, a plate and a number`() throws {
    let marks = try marks(
      """
      <column width="1000" height="1250" padding="7" gap="3" alignItems="flex-start">
        <image width="301" height="90"/><image width="203" height="22"/><image width="107" height="12"/>
        <image width="109" height="4"/><image width="33" height="34"/>
      </column>
      """)
    let red = Color(red: 214, green: 0, blue: 60)
    // 1000 / 400 is the unit. A digit is 6 to 10 units high.
    let expected: [(sides: [[Double]], plate: [Double], corner: Point, height: Double)] = [
      (
        [[7, 7, 301, 2.5], [7, 94.5, 301, 2.5], [7, 9.5, 2.5, 85], [305.5, 9.5, 2.5, 85]], [9.5, 9.5, 17.5, 30],
        Point(x: 12, y: 12), 25
      ),
      (
        [[7, 100, 203, 2.5], [7, 119.5, 203, 2.5], [7, 102.5, 2.5, 17], [207.5, 102.5, 2.5, 17]],
        [9.5, 100, 13.5, 22], Point(x: 12, y: 102.5), 17
      ),
      (
        [[7, 125, 107, 2.5], [7, 134.5, 107, 2.5], [7, 127.5, 2.5, 7], [111.5, 127.5, 2.5, 7]],
        [9.5, 121, 12.5, 20], Point(x: 12, y: 123.5), 15
      ),
      ([[7, 140, 109, 2.5], [7, 141.5, 109, 2.5]], [9.5, 132, 12.5, 20], Point(x: 12, y: 134.5), 15),
      (
        [[7, 147, 33, 2.5], [7, 178.5, 33, 2.5], [7, 149.5, 2.5, 29], [37.5, 149.5, 2.5, 29]], [9.5, 149, 17.5, 30],
        Point(x: 12, y: 151.5), 25
      ),
    ]
    var rest = marks[...]
    for (number, bone) in expected.enumerated() {
      let sides = rest.prefix(bone.sides.count)
      #expect(sides.map(\.frame) == bone.sides)
      #expect(sides.allSatisfy { $0.radii == .zero && $0.color == red })
      rest = rest.dropFirst(bone.sides.count)
      let plate = try #require(rest.first)
      rest = rest.dropFirst()
      #expect(plate.frame == bone.plate && plate.radii == CornerRadii(5) && plate.color == .white)
      let digits = digitShapes(number, at: bone.corner, height: bone.height).shapes
      #expect(rest.prefix(digits.count).map(\.frame) == digits.map(\.bounds.numbers))
      #expect(rest.prefix(digits.count).allSatisfy { $0.radii == .zero && $0.color == red })
      rest = rest.dropFirst(digits.count)
    }
    #expect(rest.isEmpty)
  }

  /// The unit of a dump is the pixel.
  @Test(arguments: [(300, 500, 1.0), (400, 401, 1), (420, 900, 1.05), (1250, 1000, 2.5), (1000, 1250, 2.5)])
  func `marks grow with the shorter side of the canvas`(_ width: Int, _ height: Int, _ unit: Double) throws {
    let marks = try marks(
      "<column width=\"\(width)\" height=\"\(height)\" padding=\"7\"><image width=\"90\" height=\"80\"/></column>")
    #expect(marks.first?.frame == [7, 7, 90, unit])
  }

  @Test func `a legend has the number, path, name, kind and text line of each bone`() throws {
    let scene = try scene(
      """
      <feed width="300"><cell padding="5"><text id="odd&#10;one" lines="2"/><icon id="i"/></cell>
        <view width="9" height="8"/></feed>
      """
    ).value
    #expect(
      scene.legend == """
        0  feed/cell/text #odd\\none  text line 0
        1  feed/cell/text #odd\\none  text line 1
        2  feed/cell/icon #i  image
        3  feed/view  view

        """)
  }

  // MARK: - Digits

  /// The segments that are lit, in the usual letters: `a` at the top, clockwise, and `g` in the middle.
  @Test(
    arguments: ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"].enumerated()
      .map { ($0.offset, $0.element) })
  func `a digit has seven segments`(_ digit: Int, _ lit: String) {
    let boxes: [Character: [Double]] = [
      "a": [3, 7, 8, 2], "b": [9, 7, 2, 9], "c": [9, 14, 2, 9], "d": [3, 21, 8, 2], "e": [3, 14, 2, 9],
      "f": [3, 7, 2, 9], "g": [3, 14, 8, 2],
    ]
    let (shapes, width) = digitShapes(digit, at: Point(x: 3, y: 7), height: 16)
    #expect(shapes.map(\.bounds.numbers) == lit.map { boxes[$0] ?? [] })
    #expect(abs(width - 8) < 1e-9)
  }

  @Test func `digits stand beside each other`() {
    let (shapes, width) = digitShapes(417, at: Point(x: 3, y: 7), height: 20)
    let single = [4, 1, 7].enumerated().map { place, digit in
      digitShapes(digit, at: Point(x: 3 + 14 * Double(place), y: 7), height: 20).shapes.map(\.bounds.numbers)
    }
    #expect(shapes.map(\.bounds.numbers) == single.flatMap { $0 })
    #expect(abs(width - 38) < 1e-9)
  }
}
