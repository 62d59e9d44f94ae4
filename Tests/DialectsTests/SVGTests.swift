import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct SVGTests {
  private func canvas(_ markup: String, _ size: Canvas = Canvas()) throws -> Canvas {
    try readForeign(markup) { $0.size = size }.value.canvas
  }

  private let rect = "<rect id='r' x='10' y='20' width='30' height='40'/>"

  @Test(arguments: ["svg", "Svg", "ContentLoader", "IContentLoader", "content-loader"])
  func `is known by its root`(name: String) throws {
    #expect(try readForeign("<\(name)>\(rect)</\(name)>").value.root.element == name)
  }

  /// The defaults and the geometry of the gradient are those of react-content-loader 7.
  @Test(arguments: [
    ("speed='{3}'", 3, 0xF5F6F7, 0xEEEEEE), ("speed='0'", 1.2, 0xF5F6F7, 0xEEEEEE),
    ("speed='99'", 60, 0xF5F6F7, 0xEEEEEE),
    ("backgroundColor='#ff0000' foregroundColor='#00ff00'", 1.2, 0xFF0000, 0x00FF00),
    ("primaryColor='#ff0000' secondary-color='#00ff00'", 1.2, 0xFF0000, 0x00FF00),
    ("backgroundColor='?' speed='?'", 1.2, 0xF5F6F7, 0xEEEEEE),
  ])
  func `the attributes of a loader decide its shimmer`(
    attributes: String, duration: Double, background: UInt32, foreground: UInt32
  ) throws {
    let shimmer = try #require(readForeign("<ContentLoader \(attributes)>\(rect)</ContentLoader>").value.shimmer)
    #expect(shimmer.preset == .seamless)
    #expect(shimmer.duration == duration)
    let colors = try #require(shimmer.colors).map { [$0.red, $0.green, $0.blue].reduce(0) { $0 << 8 | UInt32($1) } }
    #expect(colors == [background, foreground, background])
    #expect(shimmer.locations == [-3, -2, -1])
    #expect(shimmer.to == [1, 2, 3])
  }

  @Test(arguments: [
    ("gradientRatio='1' interval='0.5'", [-3, -2.5, -2], [1.0, 1.5, 2]),
    ("gradientRatio='{4}' interval='0'", [-4, -2, 0], [1, 3, 5]),
    ("gradientRatio='999' interval='-1'", [-100, -50, 0], [1, 51, 101]),
  ])
  func `ratio and interval of a loader decide the band`(attributes: String, from: [Double], to: [Double]) throws {
    let shimmer = try #require(readForeign("<ContentLoader \(attributes)>\(rect)</ContentLoader>").value.shimmer)
    #expect(shimmer.to == to)
    let distances = zip(from, try #require(shimmer.locations)).map { abs($0 - $1) }
    #expect(distances.allSatisfy { $0 < 1e-9 })
  }

  @Test func `a loader without attributes has the shimmer of the options, one without animation one color`() throws {
    #expect(try readForeign("<ContentLoader>\(rect)</ContentLoader>").value.shimmer == nil)
    let still = try readForeign("<ContentLoader animate='{false}' speed='2'>\(rect)</ContentLoader>").value.shimmer
    #expect(still?.preset == .solid)
    #expect(still?.colors == [Color(red: 0xF5, green: 0xF6, blue: 0xF7)])
  }

  @Test(arguments: [("butt", [-4.0, -3, 34, 43]), ("square", [-7, -7, 37, 47]), ("round", [-5, -5, 35, 45])])
  func `an oblique line is a bar with its caps`(cap: String, edges: [Double]) throws {
    let line = "<line x1='0' y1='0' x2='30' y2='40' stroke='red' stroke-width='10' stroke-linecap='\(cap)'/>"
    let view = try #require(readForeign("<svg width='90' height='90'>\(line)</svg>").value.root.flattened.last)
    let frame = try #require(view.storedFrame)
    let distances = zip([frame.minX, frame.minY, frame.maxX, frame.maxY], edges).map { abs($0 - $1) }
    #expect(distances.allSatisfy { $0 < 0.01 }, "\(frame)")
  }

  @Test(arguments: [
    ("viewBox='0 0 200 100'", Canvas(), Canvas(width: 200, height: 100)),
    ("viewBox='0,0,200,100' width='50'", Canvas(), Canvas(width: 50, height: 25)),
    ("viewBox='0 0 200 100' height='25.4mm' width='100%'", Canvas(), Canvas(width: 192, height: 96)),
    ("viewBox='0 0 200 100' width='60' height='60'", Canvas(), Canvas(width: 60, height: 60)),
    ("width='60' height='70'", Canvas(), Canvas(width: 60, height: 70)),
    ("width='60'", Canvas(), Canvas(width: 60, height: 60)),
    ("", Canvas(), Canvas(width: 375, height: 60)),
    ("viewBox='0 0 200 100' width='60' height='60'", Canvas(width: 400), Canvas(width: 400, height: 200)),
    ("viewBox='0 0 200 100'", Canvas(height: 50), Canvas(width: 100, height: 50)),
    ("viewBox='0 0 200 100'", Canvas(width: 300, height: 300), Canvas(width: 300, height: 300)),
    ("width='60' height='70'", Canvas(width: 400), Canvas(width: 400, height: 70)),
  ])
  func `the canvas is what is asked for, else the drawing's`(attributes: String, asked: Canvas, canvas: Canvas) throws {
    let found = try self.canvas("<svg \(attributes)>\(rect)</svg>", asked)
    #expect(abs((found.width ?? 0) - (canvas.width ?? 0)) < 1e-9)
    #expect(abs((found.height ?? 0) - (canvas.height ?? 0)) < 1e-9)
  }

  @Test func `a drawing with a viewBox is scaled to the size that is asked for`() throws {
    let root = try readForeign("<svg viewBox='0 0 100 100'>\(rect)</svg>") {
      $0.size = Canvas(width: 400, height: 200)
    }.value.root
    #expect(root.view("r")?.storedFrame == Rect(x: 120, y: 40, width: 60, height: 80))
  }

  @Test(arguments: [
    ("xMinYMin meet", 0.0, 0.0), ("xMidYMid", 50, 0), ("xMaxYMax meet", 100, 0), ("xMidYMin slice", 0, 0),
    ("xMidYMax slice", 0, -100), ("none", 0, 0), ("defer xMaxYMid", 100, 0),
  ])
  func `the viewBox is aligned`(alignment: String, x: Double, y: Double) throws {
    let root = try readForeign(
      "<svg viewBox='0 0 100 100' width='200' height='100' preserveAspectRatio='\(alignment)'>"
        + "<rect id='r' width='1' height='1'/><rect width='2' height='2'/></svg>"
    ).value.root
    let isSlice = alignment.hasSuffix("slice")
    #expect(root.view("r")?.storedFrame?.origin == Point(x: x, y: isSlice ? y : 0))
    #expect(root.view("r")?.storedFrame?.height == (isSlice ? 2 : 1))
  }

  @Test func `a circle keeps its coordinates through any scale`() throws {
    let root = try readForeign(
      "<svg viewBox='0 0 10 10' width='30' height='30'><circle id='c' cx='3' cy='4' r='1'/></svg>"
    ).value.root
    let circle = try #require(root.view("c"))
    #expect(circle.storedFrame == Rect(x: 6, y: 9, width: 6, height: 6))
    #expect(circle.appearance.cornerRadius == .circle)
    #expect(circle.appearance.path == nil)
  }

  @Test func `a turned rectangle keeps its outline`() throws {
    let root = try readForeign(
      "<svg viewBox='0 0 9 9'><rect id='r' transform='matrix(0.6 0.8 -0.8 0.6 4 0)' width='5' height='5'/></svg>"
    ).value.root
    let view = try #require(root.view("r"))
    #expect(view.storedFrame == Rect(x: 0, y: 0, width: 7, height: 7))
    #expect(
      view.appearance.path
        == Path([
          .move(Point(x: 4, y: 0)), .line(Point(x: 7, y: 4)), .line(Point(x: 3, y: 7)), .line(Point(x: 0, y: 3)),
          .line(Point(x: 4, y: 0)), .close,
        ]))
  }

  @Test(arguments: [
    ("translate(3)", AffineTransform.translation(x: 3, y: 0)),
    ("translate(3 4)scale(2)", AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)),
    ("scale(2, 3),translate(1,1)", AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3)),
    ("rotate(180deg 5 5)", AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 10, ty: 10)),
    ("rotate(-450)", AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)),
    ("  ", AffineTransform.identity),
  ])
  func `transforms apply from the last to the first`(text: String, transform: AffineTransform) {
    #expect(parseSVGTransform(text) == transform)
  }

  @Test(arguments: ["rotate(90)", "rotate(90deg)", "rotate(0.25turn)", "rotate(100grad)", "rotate(1.5707963268rad)"])
  func `angles have the units of CSS`(_ text: String) throws {
    let transform = try #require(parseSVGTransform(text, SVGFontSizes()))
    let point = transform.apply(Point(x: 1, y: 0))
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
  }

  @Test(arguments: [
    "scale", "scale(1", "scale()", "scale(1 2 3)", "turn(3)", "translate(1em)", "matrix(1 2 3 4 5)", "scale(1e9)",
  ])
  func `an invalid transform is ignored`(text: String) {
    #expect(parseSVGTransform(text) == nil)
  }

  @Test(arguments: [
    ("48px", 48.0), (" .5 ", 0.5), ("1e2", 100), ("-3pt", -4), ("2em", 32), ("25%", 50), ("1in", 96), ("5.", 5),
    ("2pc", 32), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), ("2rem", 32), ("2ex", 16), ("2ch", 16), ("7dp", 7),
  ])
  func `lengths are read as leniently as browsers do`(text: String, length: Double) {
    #expect(parseSVGLength(text, of: 200) == length)
  }

  @Test(arguments: ["", "px", "1 2", "3furlong", "nan", "inf", "0x10", "1e8", "1e7%"])
  func `an invalid length is ignored`(text: String) {
    #expect(parseSVGLength(text, of: 200) == nil)
  }

  @Test(arguments: [("0,0 20,10", true), ("0 0 20 0 20 10", true), ("5,5", false), ("5,5 6", false)])
  func `a line needs two points`(_ points: String, _ isDrawn: Bool) throws {
    let line = "<polyline id='p' points='\(points)' fill='none' stroke='red' stroke-width='4'/>"
    let root = try readForeign("<svg viewBox='0 0 90 90'>\(rect)\(line)</svg>").value.root
    #expect((root.view("p") != nil) == isDrawn)
  }

  @Test func `from right to left the drawing is mirrored, as react-content-loader does`() throws {
    let markup = "<ContentLoader viewBox='0 0 100 60'>\(rect)<path id='p' d='M0 0h10l-10 10z'/></ContentLoader>"
    let root = try readForeign(markup) { $0.direction = .rightToLeft }.value.root
    #expect(root.view("r")?.storedFrame == Rect(x: 60, y: 20, width: 30, height: 40))
    #expect(root.view("p")?.storedFrame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(root.view("p")?.appearance.path?.elements.first == .move(Point(x: 10, y: 0)))
  }

  @Test func `a clip path does not follow itself`() throws {
    let root = try readForeign(
      "<svg viewBox='0 0 9 9'><rect width='9' height='9' clip-path='url(#c)'/>"
        + "<clipPath id='c'><rect width='3' height='3' clip-path='url(#c)'/></clipPath></svg>"
    ).value.root
    #expect(root.contentLeaves.map(\.storedFrame) == [Rect(x: 0, y: 0, width: 3, height: 3)])
  }

  @Test func `shapes of clip paths are bounded, shown or not`() throws {
    let shapes = String(repeating: "<rect width='9' height='9'/>", count: 400)
    let clipped = (0..<400).map { "<rect width='1' height='1' transform='translate(\($0))' clip-path='url(#c)'/>" }
    let markup = "<svg viewBox='0 0 900 9'><clipPath id='c'>\(shapes)</clipPath>\(clipped.joined())</svg>"
    #expect(throws: InvalidInput.self) { try readForeign(markup) }
  }

  @Test func `a drawing may have as many views as the limit`() throws {
    let markup = "<svg viewBox='0 0 9 9'><rect width='3' height='3'/><rect y='5' width='3' height='3'/></svg>"
    #expect(try readForeign(markup) { $0.limits.views = 2 }.value.root.contentLeaves.count == 2)
    #expect(throws: InvalidInput.self) { try readForeign(markup) { $0.limits.views = 1 } }
  }

  @Test func `copies of copies are counted before they are made`() {
    let levels = (1...20).map { level in
      "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let hidden = "<svg viewBox='0 0 9 9'><defs><g id='g0'/>\(levels.joined())</defs><use href='#g20'/></svg>"
    let limit =
      "the drawing makes copies of more than 100000 elements or of 16777216 bytes by references such as <use>, or nests more than 32 references"
    #expect(errorsOfForeign(hidden) == [limit])
    // The bytes of an attribute that is not read count, too.
    func copies(_ count: Int) -> String {
      "<svg viewBox='0 0 9 9'><defs><rect id='r' width='3' height='3' data-x='\(String(repeating: "x", count: 1 << 20))'/>"
        + "</defs>\(String(repeating: "<use href='#r'/>", count: count))</svg>"
    }
    #expect(errorsOfForeign(copies(15)) == [])
    #expect(errorsOfForeign(copies(16)) == [limit])
  }

  @Test(arguments: [
    ("calc(1px + 2px)", 3.0), ("calc(50% - 10px)", 90), ("calc(2 * (1em + 4px))", 40), ("calc(3px*2 - 1px/2)", 5.5),
    ("CALC( 1px )", 1), ("calc(calc(1px) + 1px)", 2), ("1.5em", 24), ("2rem", 32), ("calc(6px / 1)", 6),
  ])
  func `lengths may be calculated`(text: String, length: Double) {
    #expect(parseSVGLength(text, of: 200) == length)
  }

  @Test(arguments: [
    "calc()", "calc(1px", "calc(1px + 2)", "calc(1px * 1px)", "calc(1px / 0)", "calc(1 / 1px)", "(1px)", "calc(1px) 2",
    "calc(" + String(repeating: "(", count: 100_000),
  ])
  func `an invalid calculation is ignored`(text: String) {
    #expect(parseSVGLength(text, of: 200) == nil)
  }

  @Test(arguments: [
    ("#i", 1 << 40), (".c", 1 << 20), ("rect", 1), ("*", 0), ("g .c > rect.d", 2 << 20 + 2),
  ])
  func `selectors have a specificity`(text: String, specificity: Int) {
    #expect(SVGSelector(text)?.specificity == specificity)
  }

  @Test(arguments: ["rect:hover", "a + b", "[x]", "> a", "a >", "a > > b", "..c", "", "a~b"])
  func `selectors of other kinds are refused`(text: String) {
    #expect(SVGSelector(text) == nil)
  }

  @Test func `a long selector takes time proportional to the depth`() throws {
    let depth = 300
    let selector = String(repeating: "g ", count: 50) + "> rect"
    let markup =
      "<svg viewBox='0 0 9 9'><style>\(selector) { fill: none }</style>" + String(repeating: "<g>", count: depth)
      + "<circle><rect/></circle><rect width='3' height='3'/><circle r='1'/>" + String(repeating: "</g>", count: depth)
      + "</svg>"
    #expect(try readForeign(markup).value.root.contentLeaves.map(\.element) == ["circle"])
  }

  @Test(arguments: [
    // An L that leaves the upper part, a triangle, and a diamond inside of the bounds.
    ("M0 0h60v20h-40v40h-20z", "M30 10h20v30h-20z", true), ("M0 0h60v60z", "M10 0h40v10h-40z", false),
    ("M0 0h60v20h-40v40h-20z", "M10 5h40v30h-40z", false), ("M30 0l30 30l-30 30l-30 -30z", "M0 0h60v60h-60z", false),
  ])
  func `a rectangle that a clip path leaves has no outline`(clip: String, path: String, isRectangle: Bool) throws {
    let root = try readForeign(
      "<svg viewBox='0 0 60 60'><clipPath id='c'><path d='\(clip)'/></clipPath>"
        + "<path clip-path='url(#c)' d='\(path)'/></svg>"
    ).value.root
    let leaf = try #require(root.contentLeaves.first)
    #expect((leaf.appearance.path == nil) == isRectangle)
    if isRectangle { #expect(leaf.storedFrame == Rect(x: 30, y: 10, width: 20, height: 10)) }
  }

  @Test func `a clip path of too many edges is its bounding rectangle, with a warning`() throws {
    let comb = "M0 0" + (0..<6_000).map { "L\($0 % 2 * 90) \(Double($0) / 70)" }.joined() + "z"
    let markup =
      "<svg viewBox='0 0 100 100'><clipPath id='c'><path d='\(comb)'/></clipPath>"
      + "<path clip-path='url(#c)' d='\(comb)' transform='rotate(3)'/></svg>"
    let read = try readForeign(markup)
    #expect(
      read.diagnostics.map(\.problem.message) == [
        "a clip path has too many edges to compute what is left; its bounding rectangle is used"
      ])
    #expect(read.value.root.contentLeaves.count == 1)
  }

  @Test func `references inside each other are bounded`() {
    let chain = (1...40).map { "<g id='g\($0)'><use href='#g\($0 - 1)'/></g>" }.joined()
    let markup = { (level: Int) in
      "<svg viewBox='0 0 9 9'><defs><rect id='g0' width='3' height='3'/>\(chain)</defs><use href='#g\(level)'/></svg>"
    }
    #expect(errorsOfForeign(markup(30)) == [])
    #expect(errorsOfForeign(markup(40)).map { $0.hasSuffix("more than 32 references") } == [true])
    let deep = String(repeating: "<g>", count: 300)
    let nested = (1...3).map { level in
      "<g id='d\(level)'>\(deep)<use href='#d\(level - 1)'/>\(String(repeating: "</g>", count: 300))</g>"
    }
    #expect(
      errorsOfForeign(
        "<svg viewBox='0 0 9 9'><rect id='d0' width='3' height='3'/>\(nested.joined())</svg>"
      ).map { $0.hasSuffix("more than 32 references") } == [true])
  }

  @Test func `comparisons of rules with elements are bounded`() {
    // Each of the 60 names is compared with the two elements of the path: 120 comparisons.
    let rules = String(repeating: String(repeating: "svg ", count: 59) + "rect{r:1px}", count: 100)
    func errors(_ elements: Int) -> [String] {
      let elements = String(repeating: "<rect width='1' height='1'/>", count: elements)
      return errorsOfForeign("<svg viewBox='0 0 9 9'><style>\(rules)</style>\(elements)</svg>")
    }
    #expect(errors(150) == [])
    #expect(
      errors(170) == ["the rules of the style sheets are compared with elements more than 2000000 times"])
  }

  @Test func `each rule for an element counts as a comparison`() throws {
    let rules = String(repeating: ".a.b{r:1px}", count: 300)
    let document = try parseXML(Array("<svg><style>\(rules)</style><circle class='a'/></svg>".utf8))
    let sheet = SVGStyleSheet(document.root)
    var count = 0
    let circle = try #require(document.root.children.first { $0.name == "circle" })
    #expect(
      sheet.declarations(for: circle) {
        count += $0; return true
      }.isEmpty)
    #expect(count == 300)
    // No rule is compared after the limit.
    count = 0
    _ = sheet.declarations(for: circle) {
      count += $0; return count < 10
    }
    #expect(count == 10)
  }

  @Test func `an error in path data is shown where it is`() throws {
    let markup = "<svg viewBox='0 0 9 9'><path d='M0 0h9v9 x'/></svg>"
    let reported = try readForeign(markup)
    #expect(reported.value.root.contentLeaves.count == 1)
    #expect(reported.diagnostics.map(\.location) == [SourceLocation(offset: 41)])
    #expect(
      reported.diagnostics.map(\.problem.message) == [
        "the path data ends at byte 9: expected one of the commands M L H V C S Q T A Z"
      ])
  }

  @Test(arguments: ["<svg viewBox='0 0 9 9'/>", "<svg viewBox='0 0 9 9'><g><rect/></g></svg>"])
  func `an empty drawing is refused`(markup: String) {
    #expect(errorsOfForeign(markup) == ["the document holds no view with a frame"])
  }
}
