import Geometry
import LayerTree
import Testing

@testable import Raster

/// The division of a picture with too many coverage spans into bands.
@Suite struct BandHeightTests {
  /// A triangle from y = 3.25 to y = 20.5, at x from 5 to 17.
  private static let triangle = Path([
    .move(Point(x: 5, y: 3.25)), .line(Point(x: 17, y: 9)), .line(Point(x: 7, y: 20.5)), .close,
  ])

  private static func stroke(
    _ transform: AffineTransform, _ change: (inout StrokeStyle) -> Void = { _ in }
  ) -> Shape {
    var style = StrokeStyle()
    style.lineWidth = 3
    style.miterLimit = 2.5
    change(&style)
    return .stroke(triangle, style, transform)
  }

  private static func rounded(_ y: Double, _ height: Double, _ radii: CornerRadii = .zero) -> DisplayItem {
    .fill(.roundedRect(RoundedRect(Rect(x: 1, y: y, width: 30, height: height), radii: radii)), .color(.black))
  }

  /// Display items and the largest number of spans that they may have on a canvas of 31 × 60 points.
  ///
  /// A curved outline may have one span for each row that it touches. In a rounded rectangle only the rows of its
  /// corners differ; the rows between them and the cut rows at both ends are three more.
  private static let items: [(name: String, items: [DisplayItem], scale: Double, spans: Int)] = [
    ("a path", [.fill(.path(triangle, .nonzero), .color(.black))], 1, 18),
    ("a path in large pixels", [.fill(.path(triangle, .nonzero), .color(.black))], 0.5, 10),
    ("a path in small pixels", [.fill(.path(triangle, .nonzero), .color(.black))], 2, 35),
    // 3.25 − 3.75 and 20.5 + 3.75, above the canvas and on it.
    ("miters", [.fill(stroke(.identity), .color(.black))], 1, 25),
    ("moved miters", [.fill(stroke(.translation(x: 3, y: 7)), .color(.black))], 1, 26),
    // x from 5 − 3.75 to 17 + 3.75.
    ("turned miters", [.fill(stroke(.rotation(degrees: 90)), .color(.black))], 1, 20),
    // From 1.75 to 22.
    ("bevels", [.fill(stroke(.identity) { $0.lineJoin = .bevel }, .color(.black))], 1, 21),
    ("low rectangle", [rounded(7.5, 1)], 1, 2), ("rectangle", [rounded(7.5, 20)], 1, 3),
    // The larger corner at the top and at the bottom.
    (
      "corners", [rounded(7.5, 20, CornerRadii(topLeft: 5, topRight: 2, bottomRight: 3, bottomLeft: 7))], 1, 15
    ),
    (
      "low corners", [rounded(7.5, 13, CornerRadii(topLeft: 2, topRight: 5, bottomRight: 7, bottomLeft: 3))], 1, 14
    ),
    ("corners in small pixels", [rounded(7.5, 20, CornerRadii(5))], 2, 23),
    (
      "holes",
      [
        .overlay(
          .white,
          holes: [.path(triangle, .nonzero), rectangle(1, 2.5, 30, 3), rectangle(1, 7, 30, 19, radius: 4)])
      ], 1, 18 + 3 + 11
    ),
    (
      "a shadow",
      [
        .group(
          DisplayGroup(
            items: [.fill(.path(triangle, .nonzero), .color(.black))],
            shadow: DisplayShadow(color: .black, deviation: Size(width: 2, height: 2), offset: .zero)))
      ], 1, 60 + 18
    ),
    (
      "a clip",
      [
        .group(
          DisplayGroup(
            items: [.fill(.path(triangle, .nonzero), .color(.black))], opacity: 0.5,
            clips: [rectangle(1, 7, 30, 19, radius: 4)]))
      ], 1, 18 + 11
    ),
  ]

  private func coverage(rows: Int, scale: Double, limit: Int) -> SceneCoverage {
    var coverage = SceneCoverage(grid: PixelGrid(width: 31, rows: 0..<rows, scale: scale))
    coverage.maximumSpans = limit
    return coverage
  }

  @Test(arguments: items.indices)
  func `a picture with more spans than the limit is divided`(_ number: Int) {
    let (name, items, scale, spans) = Self.items[number]
    let rows = Int(60 * scale)
    // Enough copies for the limit to be above one span for each row.
    let copies = FlatItems((0..<100).flatMap { _ in items }, maximumDepth: 1_000)
    let count = 100 * spans
    #expect(coverage(rows: rows, scale: scale, limit: count).bandHeight(for: copies) == nil, "\(name)")
    let height = rows * (count - 1) / count
    #expect(coverage(rows: rows, scale: scale, limit: count - 1).bandHeight(for: copies) == height, "\(name)")
    #expect(coverage(rows: rows, scale: scale, limit: count / 7).bandHeight(for: copies) == rows * (count / 7) / count)
  }

  @Test func `a band has at least one row, and a row is not divided`() {
    let items = FlatItems((0..<100).map { _ in Self.rounded(0, 60, CornerRadii(15)) }, maximumDepth: 1_000)
    #expect(coverage(rows: 60, scale: 1, limit: 1).bandHeight(for: items) == 1)
    #expect(coverage(rows: 2, scale: 1, limit: 1).bandHeight(for: items) == 1)
    #expect(coverage(rows: 1, scale: 1, limit: 1).bandHeight(for: items) == nil)
  }

  @Test func `a picture that was drawn as a whole is not divided`() {
    let items = FlatItems((0..<100).map { Self.rounded(Double($0) / 10, 40) }, maximumDepth: 1_000)
    var coverage = coverage(rows: 60, scale: 1, limit: 1 << 20)
    #expect(coverage.bandHeight(for: items) == nil)
    let isChanged = coverage.update(items)
    #expect(isChanged)
    coverage.maximumSpans = 1
    #expect(coverage.bandHeight(for: items) == nil)
    let others = FlatItems((0..<99).map { Self.rounded(Double($0) / 10, 40) }, maximumDepth: 1_000)
    #expect(coverage.bandHeight(for: others) == 1)
  }

  @Test func `the columns of an item are those of its outermost pixels`() {
    let shapes = [
      rectangle(3.5, 2, 7, 30), .path(Self.triangle, .nonzero), rectangle(-9, 2, 12, 3), rectangle(27, 5, 9, 3),
      rectangle(40, 5, 9, 3), rectangle(4, 70, 9, 3),
    ]
    var coverage = coverage(rows: 60, scale: 1, limit: 1 << 20)
    _ = coverage.update(FlatItems(shapes.map { .fill($0, .color(.black)) }, maximumDepth: 1_000))
    #expect(coverage.columns == [3..<11, 5..<17, 0..<3, 27..<31, 0..<0, 0..<0])
  }
}
