import Testing

@testable import Geometry

/// Rectangles, corners, transforms and bitmap sizes whose numbers all differ.
@Suite struct ShapeArithmeticTests {
  private let rect = Rect(x: 3, y: 5, width: 17, height: 11)

  @Test func `a rectangle has its corners, center and parts`() {
    #expect(rect.corners.map(\.x) == [3, 20, 20, 3])
    #expect(rect.corners.map(\.y) == [5, 5, 16, 16])
    #expect([rect.midX, rect.midY] == [11.5, 10.5])
    #expect(
      rect.inset(by: Insets(top: 1, right: 2, bottom: 4, left: 8)) == Rect(x: 11, y: 6, width: 7, height: 6))
    #expect(rect.point(at: UnitPoint(x: 0.25, y: 2)) == Point(x: 7.25, y: 27))
    #expect(rect.offset(by: Point(x: 2, y: -9)) == Rect(x: 5, y: -4, width: 17, height: 11))
    #expect(Insets(top: 1, right: 2, bottom: 4, left: 8)[.horizontal] == 10)
    #expect(Insets(top: 1, right: 2, bottom: 4, left: 8)[.vertical] == 5)
    #expect(
      Insets(top: 1, right: 2, bottom: 4, left: 8) + Insets(top: 16, right: 32, bottom: 64, left: 128)
        == Insets(top: 17, right: 34, bottom: 68, left: 136))
  }

  /// The other rectangle, the common part and the box around both.
  @Test(
    arguments: [
      (
        Rect(x: 7, y: -2, width: 29, height: 13), Rect(x: 7, y: 5, width: 13, height: 6),
        Rect(x: 3, y: -2, width: 33, height: 18)
      ),
      (
        Rect(x: -4, y: 9, width: 13, height: 29), Rect(x: 3, y: 9, width: 6, height: 7),
        Rect(x: -4, y: 5, width: 24, height: 33)
      ),
      (
        Rect(x: 31, y: 41, width: 5, height: 7), Rect(x: 31, y: 41, width: 0, height: 0),
        Rect(x: 3, y: 5, width: 33, height: 43)
      ),
      (
        Rect(x: 20, y: 7, width: 5, height: 2), Rect(x: 20, y: 7, width: 0, height: 2),
        Rect(x: 3, y: 5, width: 22, height: 11)
      ),
    ] as [(Rect, Rect, Rect)])
  func `two rectangles have a common part and a box around both`(_ other: Rect, _ common: Rect, _ around: Rect) {
    #expect(rect.intersection(other) == common)
    #expect(other.intersection(rect) == common)
    #expect(rect.union(other) == around)
    #expect([other, rect].unioned == around)
    #expect(common.isEmpty == (common.width == 0 || common.height == 0))
  }

  /// The lengths by which a rectangle exceeds the sides.
  @Test(
    arguments: [
      ([0.0, 0, 0, 0], true), ([2, 0, 0, 0], true), ([0, 2, 0, 0], true), ([0, 0, 2, 0], true), ([0, 0, 0, 2], true),
      ([2.5, 0, 0, 0], false), ([0, 2.5, 0, 0], false), ([0, 0, 2.5, 0], false), ([0, 0, 0, 2.5], false),
      ([-1, -2, -3, -4], true),
    ] as [([Double], Bool)])
  func `a rectangle contains others within a tolerance`(_ excess: [Double], _ isContained: Bool) {
    let other = Rect(minX: 3 - excess[0], minY: 5 - excess[1], maxX: 20 + excess[2], maxY: 16 + excess[3])
    #expect(rect.contains(other, tolerance: 2) == isContained)
    #expect(rect.contains(other) == excess.allSatisfy { $0 <= 0 })
  }

  // MARK: - Corners

  private func radii(_ clockwise: [Double]) -> CornerRadii {
    CornerRadii(
      topLeft: clockwise[0], topRight: clockwise[1], bottomRight: clockwise[2], bottomLeft: clockwise[3])
  }

  /// CSS Backgrounds and Borders 3, section 4.5: each case has another side that is too short.
  @Test(
    arguments: [
      ([6.0, 10, 1, 2], 8.0, 99.0, [3, 5, 0.5, 1]), ([1, 6, 10, 2], 99, 8, [0.5, 3, 5, 1]),
      ([1, 2, 6, 10], 8, 99, [0.5, 1, 3, 5]), ([10, 1, 2, 6], 99, 8, [5, 0.5, 1, 3]),
      ([8, 12, 2, 4], 10, 7, [4, 6, 1, 2]), ([3, 5, 2, 4], 8, 7, [3, 5, 2, 4]), ([-1, 5, -2, 3], 9, 8, [0, 5, 0, 3]),
      ([1, 2, 3, 4], -5, 9, [0, 0, 0, 0]), ([0, 0, 0, 0], 0, 0, [0, 0, 0, 0]),
    ] as [([Double], Double, Double, [Double])])
  func `radii fit the sides`(_ clockwise: [Double], _ width: Double, _ height: Double, _ fitted: [Double]) {
    #expect(radii(clockwise).fitted(to: Size(width: width, height: height)).clockwise == fitted)
  }

  @Test func `mirrored radii change their sides`() {
    #expect(radii([1, 2, 3, 4]).mirrored.clockwise == [2, 1, 4, 3])
    #expect((radii([1, 2, 3, 4]) * 3).clockwise == [3, 6, 9, 12])
  }

  /// The lengths that are cut off from the left, top, right and bottom sides, and the radii without a tolerance of 2.
  @Test(
    arguments: [
      ([2.0, 0, 0, 0], [0.0, 2, 3, 0]), ([0, 2, 0, 0], [0, 0, 3, 4]), ([0, 0, 2, 0], [1, 0, 0, 4]),
      ([0, 0, 0, 2], [1, 2, 0, 0]), ([0, 0, 0, 0], [1, 2, 3, 4]),
    ] as [([Double], [Double])])
  func `a corner at a cut side is square`(_ cut: [Double], _ clockwise: [Double]) {
    let shape = RoundedRect(Rect(x: 3, y: 5, width: 31, height: 23), radii: radii([1, 2, 3, 4]))
    let clip = Rect(minX: 3 + cut[0], minY: 5 + cut[1], maxX: 34 - cut[2], maxY: 28 - cut[3])
    #expect(shape.clipped(to: clip).rect == clip)
    #expect(shape.clipped(to: clip).radii.clockwise == clockwise)
    #expect(shape.clipped(to: clip, tolerance: 2).radii.clockwise == [1, 2, 3, 4])
    #expect(shape.clipped(to: clip, tolerance: 1.75).radii.clockwise == clockwise)
  }

  /// The distances of the left, top, right and bottom sides from those of the other rectangle.
  @Test(
    arguments: [
      ([0.5, -0.5, 0.5, -0.5], [7.0, 8, 9, 6]), ([0.75, 0, 0, 0], [2, 8, 9, 5]), ([-0.75, 0, 0, 0], [2, 8, 9, 5]),
      ([0, 0.75, 0, 0], [2, 3, 9, 6]), ([0, 0, 0.75, 0], [7, 3, 4, 6]), ([0, 0, 0, -0.75], [7, 8, 4, 5]),
      ([1, 1, 1, 1], [2, 3, 4, 5]),
    ] as [([Double], [Double])])
  func `shared corners have the larger radius`(_ distances: [Double], _ clockwise: [Double]) {
    let shape = RoundedRect(Rect(x: 3, y: 5, width: 31, height: 23), radii: radii([2, 3, 4, 5]))
    let other = Rect(
      minX: 3 + distances[0], minY: 5 + distances[1], maxX: 34 + distances[2], maxY: 28 + distances[3])
    func shared(_ radii: CornerRadii) -> [Double] {
      shape.clipped(toCornersOf: [RoundedRect(other, radii: radii)], tolerance: 0.5).radii.clockwise
    }
    #expect(shared(radii([7, 8, 9, 6])) == clockwise)
    #expect(shared(radii([1, 1, 1, 1])) == [2, 3, 4, 5])
  }

  @Test func `a rounded rectangle is scaled and moved with its radii`() {
    let shape = RoundedRect(Rect(x: 3, y: 5, width: 31, height: 23), radii: radii([1, 2, 3, 4]))
    #expect(shape.scaled(by: 3).rect == Rect(x: 9, y: 15, width: 93, height: 69))
    #expect(shape.scaled(by: 3).radii.clockwise == [3, 6, 9, 12])
    #expect(shape.offset(by: Point(x: 2, y: -7)).rect == Rect(x: 5, y: -2, width: 31, height: 23))
    #expect(shape.offset(by: Point(x: 2, y: -7)).radii.clockwise == [1, 2, 3, 4])
  }

  // MARK: - Transforms

  @Test func `transforms are applied one after the other`() {
    let first = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let second = AffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)
    #expect(
      first.concatenating(second) == AffineTransform(a: 103, b: 125, c: 246, d: 298, tx: 517, ty: 623))
    #expect(first.apply(Point(x: 1, y: -2)) == Point(x: 3, y: 2))
    #expect(first.determinant == -1)
    #expect(first.inverse == AffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(AffineTransform(a: 2, b: 4, c: 3, d: 6, tx: 1, ty: 1).inverse == nil)
    #expect(AffineTransform(a: 3, b: 0, c: 0, d: -5, tx: 2, ty: 7).isScaleAndTranslation)
    #expect(!AffineTransform(a: 3, b: 1, c: 0, d: 5, tx: 0, ty: 0).isScaleAndTranslation)
    #expect(!AffineTransform(a: 3, b: 0, c: 1, d: 5, tx: 0, ty: 0).isScaleAndTranslation)
    #expect(AffineTransform(a: 0, b: 3, c: -5, d: 0, tx: 1, ty: 1).largestScale == 5)
    #expect(AffineTransform(a: 3, b: 4, c: 0, d: 0, tx: 1, ty: 1).largestScale == 5)
    let flat = AffineTransform(a: 3, b: 4, c: 3, d: 4, tx: 1, ty: 1)
    #expect(abs(flat.largestScale - 50.0.squareRoot()) < 1e-12)
  }

  @Test(
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (450, 0, 1), (-90, 0, -1), (-180, -1, 0),
      (-270, 0, 1), (-360, 1, 0), (-450, 0, -1),
    ] as [(Double, Double, Double)])
  func `quarter turns are exact`(_ degrees: Double, _ cosine: Double, _ sine: Double) {
    let turn = AffineTransform.rotation(degrees: degrees)
    #expect(turn == AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  @Test(arguments: [(30.0, 1.0), (390, 1), (-30, -1), (150, 1)] as [(Double, Double)])
  func `other turns are clockwise on screen`(_ degrees: Double, _ sign: Double) {
    let turn = AffineTransform.rotation(degrees: degrees)
    let cosine = (degrees == 150 ? -1 : 1) * 0.75.squareRoot()
    #expect(abs(turn.a - cosine) < 1e-12 && abs(turn.d - cosine) < 1e-12)
    #expect(abs(turn.b - sign / 2) < 1e-12 && abs(turn.c + sign / 2) < 1e-12)
  }

  // MARK: - Bitmap sizes

  @Test(
    arguments: [
      (7, 11, 77, 11, nil), (7, 11, 76, 11, .tooLarge(width: 7, height: 11, maximumArea: 76)),
      (7, 11, 77, 10, .tooLong(width: 7, height: 11, maximumSide: 10)),
      (11, 7, 77, 10, .tooLong(width: 11, height: 7, maximumSide: 10)), (1, 1, 1, 1, nil),
      (0, 11, 77, 11, .empty(width: 0, height: 11)), (7, 0, 77, 11, .empty(width: 7, height: 0)),
      (-7, -11, 77, 11, .empty(width: -7, height: -11)),
      (.max, 2, .max, .max, .tooLarge(width: .max, height: 2, maximumArea: .max)),
    ] as [(Int, Int, Int, Int, PixelSizeError?)])
  func `a bitmap is within its limits`(
    _ width: Int, _ height: Int, _ area: Int, _ side: Int, _ problem: PixelSizeError?
  ) throws {
    if let problem {
      #expect(throws: problem) {
        try PixelSize(width: width, height: height, maximumArea: area, maximumSide: side)
      }
    } else {
      let size = try PixelSize(width: width, height: height, maximumArea: area, maximumSide: side)
      #expect([size.width, size.height] == [width, height])
    }
  }

  /// An excess of a millionth of a pixel is a rounding error.
  @Test(
    arguments: [
      (3.1, 4.9, 2, [7, 10]), (3.5, 5, 2, [7, 10]), (3.500_000_4, 5.000_000_4, 2, [7, 10]),
      (3.500_001, 5.000_001, 2, [8, 11]), (0.1, 0.2, 1, [1, 1]),
    ] as [(Double, Double, Double, [Int])])
  func `a canvas is covered by whole pixels`(_ width: Double, _ height: Double, _ scale: Double, _ pixels: [Int])
    throws
  {
    let size = try PixelSize(covering: Size(width: width, height: height), scale: scale)
    #expect([size.width, size.height] == pixels)
  }

  @Test(arguments: [(0, 20, [1, 11]), (3, 4, [3, 4]), (7, 11, [7, 11]), (8, -1, [7, 1])] as [(Int, Int, [Int])])
  func `a part of a bitmap is inside of it`(_ width: Int, _ height: Int, _ part: [Int]) throws {
    let size = try PixelSize(width: 7, height: 11).part(width: width, height: height)
    #expect([size.width, size.height] == part)
  }

  // MARK: - Numbers in texts

  /// The text, the number at its start, and the bytes that it takes.
  @Test(
    arguments: [
      ("-.5x", -0.5, 3), ("1.", 1, 2), ("1e2", 100, 3), ("1E-2m", 0.01, 4), ("1e+3", 1_000, 4), ("1e", 1, 1),
      ("1e+", 1, 1), ("1em", 1, 1), ("+7", 7, 2), ("3.5.5", 3.5, 3), ("12,", 12, 2), ("09/", 9, 2), ("3:", 3, 1),
      (".", nil, 0), ("-", nil, 0), ("+-1", nil, 0), ("e3", nil, 0), ("", nil, 0), ("-.e1", nil, 0),
    ] as [(String, Double?, Int)])
  func `a number ends where SVG ends it`(_ text: String, _ number: Double?, _ length: Int) {
    var scanner = NumberScanner(text)
    let found = scanner.number()
    #expect(found == number)
    #expect(scanner.position == length)
    #expect(scanner.isAtEnd == (length == text.utf8.count))
  }

  @Test(
    arguments: [("ab1", "ab"), ("AZaz[", "AZaz"), ("@a", ""), ("[a", ""), ("`a", ""), ("{a", ""), ("", "")]
      as [(String, String)])
  func `a word has letters only`(_ text: String, _ word: String) {
    var scanner = NumberScanner(text)
    let found = scanner.word()
    #expect(found == word)
    #expect(scanner.position == word.utf8.count)
  }

  @Test(
    arguments: [
      (" , ,1", 3), (",,", 1), ("\t\n\u{B}\u{C}\r ,x", 7), ("\u{8}", 0), ("\u{E}", 0), ("!", 0), (" 1", 1), ("", 0),
    ] as [(String, Int)])
  func `a separator is white space with one comma`(_ text: String, _ length: Int) {
    var scanner = NumberScanner(text)
    scanner.skipSeparator()
    #expect(scanner.position == length)
  }

  @Test(
    arguments: [("1", true, 1), ("01", false, 1), ("2", nil, 0), ("/", nil, 0), ("", nil, 0)] as [(String, Bool?, Int)])
  func `a flag is one digit`(_ text: String, _ flag: Bool?, _ length: Int) {
    var scanner = NumberScanner(text)
    let found = scanner.flag()
    #expect(found == flag)
    #expect(scanner.position == length)
    scanner.skip()
    #expect(scanner.position == min(length + 1, text.utf8.count))
  }

  // MARK: - Lengths and lines of paths

  /// Curves from (1, 2) whose control points are at the ends: straight lines of 5, or out and back.
  @Test(
    arguments: [
      ([Path.Element.quadratic(control: Point(x: 1, y: 2), end: Point(x: 4, y: 6))], 5.0),
      ([.quadratic(control: Point(x: 4, y: 6), end: Point(x: 1, y: 2))], 5),
      ([.quadratic(control: Point(x: 1, y: 2), end: Point(x: 1, y: 2))], 0),
      ([.cubic(control1: Point(x: 1, y: 2), control2: Point(x: 1, y: 2), end: Point(x: 4, y: 6))], 5),
      ([.cubic(control1: Point(x: 4, y: 6), control2: Point(x: 1, y: 2), end: Point(x: 1, y: 2))], 40.0 / 9),
      ([.cubic(control1: Point(x: 1, y: 2), control2: Point(x: 4, y: 6), end: Point(x: 1, y: 2))], 40.0 / 9),
      ([.cubic(control1: Point(x: 1, y: 2), control2: Point(x: 1, y: 2), end: Point(x: 1, y: 2))], 0),
      ([.line(Point(x: 4, y: 6)), .line(Point(x: 4, y: 2)), .close, .line(Point(x: 1, y: 9))], 19),
      ([.line(Point(x: 1e76, y: 2)), .line(Point(x: 4, y: 1e76)), .line(Point(x: 4, y: 6))], 5),
    ] as [([Path.Element], Double)])
  func `the length of a path is that of its lines and curves`(_ elements: [Path.Element], _ length: Double) {
    #expect(abs(Path([.move(Point(x: 1, y: 2))] + elements).length - length) < 1e-3)
  }

  @Test func `the bounds of a path are those of its points`() {
    let path = Path([
      .move(Point(x: 3, y: 5)), .quadratic(control: Point(x: -7, y: 6), end: Point(x: 4, y: 20)),
      .cubic(control1: Point(x: 23, y: 8), control2: Point(x: 5, y: -9), end: Point(x: 6, y: 7)), .close,
    ])
    #expect(path.controlBounds == Rect(x: -7, y: -9, width: 30, height: 29))
    let moved = path.applying(AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -4))
    #expect(moved.controlBounds == Rect(x: -13, y: -31, width: 60, height: 87))
    #expect(moved.elements[0] == .move(Point(x: 7, y: 11)))
    #expect(moved.elements[1] == .quadratic(control: Point(x: -13, y: 14), end: Point(x: 9, y: 56)))
    #expect(Path().controlBounds == .zero)
  }
}

/// The joins and caps of lines with a width of 6, in boxes that contain nothing else of the lines.
@Suite struct StrokeCornerTests {
  private func area(_ path: [Path.Element], _ box: Rect, _ change: (inout StrokeStyle) -> Void) -> Double {
    var style = StrokeStyle()
    style.lineWidth = 6
    change(&style)
    return Path(path).stroked(style, tolerance: 1e-6).area(in: box, rule: .nonzero)
  }

  /// SVG 2, section 13.5.6: the miter length of a right angle is √2 line widths.
  @Test(
    arguments: [
      (StrokeStyle.LineJoin.bevel, 10.0, 4.5), (.miter, 10, 9), (.miter, 1.42, 9), (.miter, 1.41, 4.5),
      (.round, 10, 2.25 * Double.pi),
    ] as [(StrokeStyle.LineJoin, Double, Double)])
  func `a right angle has a join outside`(_ join: StrokeStyle.LineJoin, _ limit: Double, _ area: Double) {
    for side in [1.0, -1] {
      let path: [Path.Element] = [
        .move(.zero), .line(Point(x: 19, y: 0)), .line(Point(x: 19, y: 17 * side)),
      ]
      let box = Rect(x: 19, y: side > 0 ? -4 : 0, width: 4, height: 4)
      let covered = self.area(path, box) { ($0.lineJoin, $0.miterLimit) = (join, limit) }
      #expect(abs(covered - area) < 1e-3)
    }
  }

  @Test(
    arguments: [(StrokeStyle.LineCap.butt, 0.0), (.square, 18), (.round, 4.5 * Double.pi)]
      as [(StrokeStyle.LineCap, Double)])
  func `a line has a cap at each end`(_ cap: StrokeStyle.LineCap, _ area: Double) {
    let path: [Path.Element] = [.move(Point(x: 2, y: 1)), .line(Point(x: 19, y: 1))]
    for x in [-3.0, 19] {
      let covered = self.area(path, Rect(x: x, y: -4, width: 5, height: 10)) { $0.lineCap = cap }
      #expect(abs(covered - area) < 1e-3)
    }
    let point: [Path.Element] = [.move(Point(x: 2, y: 1)), .line(Point(x: 2, y: 1))]
    let dot = self.area(point, Rect(x: -9, y: -9, width: 23, height: 21)) { $0.lineCap = cap }
    #expect(abs(dot - 2 * area) < 1e-3)
  }

  /// The reach of a style around a line, in halves of the width.
  @Test(
    arguments: [
      (StrokeStyle.LineCap.butt, StrokeStyle.LineJoin.bevel, 10.0, 1.0), (.butt, .miter, 10, 10),
      (.butt, .miter, 1.25, 1.25),
      (.butt, .miter, 0.5, 1), (.square, .round, 10, 2.0.squareRoot()), (.square, .miter, 3, 3),
      (.round, .round, 10, 1),
    ] as [(StrokeStyle.LineCap, StrokeStyle.LineJoin, Double, Double)])
  func `the bounds of a line contain its caps and joins`(
    _ cap: StrokeStyle.LineCap, _ join: StrokeStyle.LineJoin, _ limit: Double, _ reach: Double
  ) {
    var style = StrokeStyle()
    (style.lineWidth, style.lineCap, style.lineJoin, style.miterLimit) = (6, cap, join, limit)
    let bounds = style.bounds(around: Rect(x: 1, y: 2, width: 5, height: 7))
    #expect(
      bounds
        == Rect(x: 1 - 3 * reach, y: 2 - 3 * reach, width: 5 + 3 * reach + 3 * reach, height: 7 + 3 * reach + 3 * reach)
    )
    style.lineWidth = -6
    #expect(style.bounds(around: Rect(x: 1, y: 2, width: 5, height: 7)) == Rect(x: 1, y: 2, width: 5, height: 7))
  }
}
