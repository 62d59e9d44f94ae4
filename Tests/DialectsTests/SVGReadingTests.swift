import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Shapes, texts, copies and viewports of drawings of 300 × 200 points.
@Suite struct SVGReadingTests {
  private static let stroke = "stroke='red' stroke-width='6'"

  /// An element, and the views that are drawn.
  private static let shapes: [(String, [String])] = [
    // A line has no fill: it is as thick as its stroke, and longer by its caps.
    ("<line x1='20' y1='30' x2='57' y2='30' \(stroke)/>", ["line 20 27 37 6"]),
    ("<line x1='57' y1='30' x2='20' y2='30' \(stroke)/>", ["line 20 27 37 6"]),
    ("<line x1='20' y1='30' x2='57' y2='30' stroke-linecap='square' \(stroke)/>", ["line 17 27 43 6"]),
    ("<line x1='20' y1='30' x2='57' y2='30' stroke-linecap='round' \(stroke)/>", ["line 17 27 43 6 rounded"]),
    ("<line x1='20' y1='30' x2='20' y2='71' \(stroke)/>", ["line 17 30 6 41"]),
    ("<line x1='20' y1='71' x2='20' y2='30' \(stroke)/>", ["line 17 30 6 41"]),
    ("<line x1='20' y1='30' x2='20' y2='71' stroke-linecap='square' \(stroke)/>", ["line 17 27 6 47"]),
    ("<line x1='20' y1='30' x2='20' y2='71' stroke-linecap='round' \(stroke)/>", ["line 17 27 6 47 rounded"]),
    ("<line x1='20' y1='30' x2='20' y2='30' \(stroke)/>", []),
    ("<line x1='20' y1='30' x2='20' y2='30' stroke-linecap='square' \(stroke)/>", ["line 17 27 6 6"]),
    ("<line x1='20' y1='30' x2='20' y2='30' stroke-linecap='round' \(stroke)/>", ["line 17 27 6 6 rounded"]),
    ("<line x1='20' y1='30' x2='57' y2='30'/>", []),
    ("<line x1='20' y1='30' x2='57' y2='30' stroke='red'/>", ["line 20 29.5 37 1"]),
    ("<line x1='20' y1='30' x2='57' y2='30' stroke-width='6'/>", ["line 20 27 37 6"]),
    ("<line x1='20' y1='30' x2='57' y2='30' style='stroke-width: 6px'/>", []),
    ("<line x1='20' y1='30' x2='57' y2='30' stroke='red' stroke-width='0'/>", []),
    ("<line x1='20' y1='30' x2='57' y2='71' stroke='red' stroke-width='0'/>", []),
    // Sides above 0, and radii of at most half a side.
    ("<rect x='3' y='5' width='0' height='7'/>", []), ("<rect x='3' y='5' width='7' height='0'/>", []),
    ("<rect x='3' y='5' width='-7' height='7'/>", []), ("<rect x='3' y='5' width='7' height='-7'/>", []),
    ("<rect x='3' y='5' width='40' height='22' rx='-3'/>", ["rect 3 5 40 22"]),
    ("<rect x='3' y='5' width='40' height='22' rx='11'/>", ["rect 3 5 40 22 rounded"]),
    ("<rect x='3' y='5' width='40' height='22' ry='7'/>", ["rect 3 5 40 22 rounded"]),
    ("<rect x='3' y='5' width='40' height='22' rx='12'/>", ["rect 3 5 40 22 path"]),
    ("<rect x='3' y='5' width='22' height='40' ry='12'/>", ["rect 3 5 22 40 path"]),
    ("<circle cx='20' cy='30' r='0'/>", []), ("<ellipse cx='20' cy='30' rx='7' ry='0'/>", []),
    ("<ellipse cx='20' cy='30' rx='0' ry='7'/>", []),
    ("<ellipse cx='20' cy='30' rx='7' ry='4'/>", ["ellipse 13 26 14 8 path"]),
    // Coordinates within ±10⁷.
    ("<rect x='9999993' y='3' width='7' height='5'/>", ["rect 9999993 3 7 5"]),
    ("<rect x='9999993' y='3' width='8' height='5'/>", []),
    ("<rect x='3' y='9999993' width='5' height='7'/>", ["rect 3 9999993 5 7"]),
    ("<rect x='3' y='9999993' width='5' height='8'/>", []),
    ("<rect x='-9999997' y='7' width='9' height='5' transform='translate(-3 0)'/>", ["rect -10000000 7 9 5"]),
    ("<rect x='-9999998' y='7' width='9' height='5' transform='translate(-3 0)'/>", []),
    ("<rect x='7' y='-9999997' width='9' height='5' transform='translate(0 -3)'/>", ["rect 7 -10000000 9 5"]),
    ("<rect x='7' y='-9999998' width='9' height='5' transform='translate(0 -3)'/>", []),
    ("<polygon points='3 5 10000000 5 3 9'/>", ["polygon 3 5 9999997 4 path"]),
    ("<polygon points='3 5 10000001 5 3 9'/>", []),
    ("<polygon points='3 5 7 9 -10000001 5'/>", ["polygon 3 5 4 4 path"]),
    ("<polygon points='3 5'/>", []), ("<polygon/>", []),
    // A shape without a fill is as large as its stroke.
    ("<rect x='30' y='50' width='40' height='22' fill='none' \(stroke)/>", ["rect 27 47 46 28 path"]),
    ("<rect x='30' y='50' width='40' height='22' \(stroke)/>", ["rect 30 50 40 22"]),
    // Percentages are those of the width, of the height, or of the root mean square of both: SVG 1.1, section 7.10.
    (viewport("<circle cx='10%' cy='20%' r='10%'/>"), ["svg 102 47 10 10", "circle 102 47 10 10 rounded"]),
    (viewport("<ellipse cx='20' cy='5' rx='10%' ry='20%'/>"), ["svg 113 53 14 4", "ellipse 113 53 14 4 path"]),
    (viewport("<rect x='10%' y='20%' width='30%' height='40%'/>"), ["svg 107 52 21 4", "rect 107 52 21 4"]),
    (
      viewport("<line x1='10%' y1='20%' x2='30%' y2='20%' stroke='red' stroke-width='2'/>"),
      ["svg 107 51 14 2", "line 107 51 14 2"]
    ),
    (viewport("<text x='10%' y='50%' font-size='2'>a</text>"), ["svg 107 53.1 1 2.4", "text 107 53.1 1 2.4"]),
    (
      viewport("<rect width='9' height='5'/>") + "<rect x='10%' y='10%' width='7' height='9'/>",
      ["svg 100 50 9 5", "rect 100 50 9 5", "rect 30 20 7 9"]
    ),
  ]

  /// A viewport of 70 × 10 at 100, 50, in which the root mean square of both sides is 50.
  private static func viewport(_ content: String) -> String {
    "<svg x='100' y='50' width='70' height='10' overflow='visible'>\(content)</svg>"
  }

  @Test(arguments: shapes)
  func `shapes have the frames of their outlines`(content: String, views: [String]) throws {
    #expect(try drawnViews(content) == views)
  }

  @Test func `an elliptical corner begins and ends on its sides`() {
    let path = SVGOutline.roundedRect(Rect(x: 3, y: 5, width: 40, height: 22), radii: Size(width: 7, height: 4)).path
    let ends: [(Bool, Point)] = path.elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end): (false, end)
      case .cubic(_, _, let end): (true, end)
      default: nil
      }
    }
    #expect(ends.map { $0.0 } == [false, false, true, false, true, false, true, false, true])
    let points = [(10, 5), (36, 5), (43, 9), (43, 23), (36, 27), (10, 27), (3, 23), (3, 9), (10, 5)]
    for (end, point) in zip(ends, points) {
      #expect(abs(end.1.x - Double(point.0)) < 1e-9 && abs(end.1.y - Double(point.1)) < 1e-9)
    }
    #expect(path.elements.last == .close)
  }

  @Test(arguments: [
    ("", FillRule.nonzero), ("fill-rule='evenodd'", .evenOdd), ("clip-rule='evenodd'", .nonzero),
    // The area of a stroke has no holes of its own.
    ("fill-rule='evenodd' fill='none' stroke='red'", .nonzero),
  ])
  func `the fill rule is that of a filled shape`(attributes: String, rule: FillRule) throws {
    let markup = "<svg viewBox='0 0 300 200'><path d='M3 5h20v30h-20z' \(attributes)/></svg>"
    #expect(try readForeign(markup).value.root.contentLeaves.map(\.appearance.fillRule) == [rule])
  }

  /// The initial miter limit is 4: corners of less than 29° are cut off: SVG 2, section 13.5.5.
  ///
  /// The corner at 50, 10 has the angle 31° and 26°. A miter ends 2 / sin 15.5° points above it, a bevel 2 sin 13°.
  @Test(arguments: [(16.6395, 2.516), (13.8521, 9.55)])
  func `acute corners have no miters`(reach: Double, top: Double) throws {
    let line = "<polyline points='\(50 - reach) 70 50 10 \(50 + reach) 70' fill='none' stroke='red' stroke-width='4'/>"
    let markup = "<svg viewBox='0 0 300 200'>\(line)</svg>"
    let frame = try #require(readForeign(markup).value.root.contentLeaves.first?.storedFrame)
    #expect(abs(frame.minY - top) < 0.01)
  }

  // MARK: - Texts

  @Test(arguments: [
    ("<text x='13' y='43'>ab</text>", ["text 13 33.5 10 12"]),
    ("<text x='13' y='43' text-anchor='middle'>ab</text>", ["text 8 33.5 10 12"]),
    ("<text x='13' y='43' text-anchor='end'>ab</text>", ["text 3 33.5 10 12"]),
    ("<text x='13 17' y='43,51'>ab</text>", ["text 13 33.5 10 12"]),
    ("<text x='10%' y='50%'>ab</text>", ["text 30 90.5 10 12"]),
    // The first tspan states the position if the text does not.
    ("<text><tspan x='5' y='19'>ab</tspan></text>", ["text 5 9.5 10 12"]),
    ("<text x='7'><tspan x='5' y='19'>ab</tspan></text>", ["text 7 -9.5 10 12"]),
    ("<text y='43'><tspan x='5' y='19'>ab</tspan></text>", ["text 0 33.5 10 12"]),
    ("<text>ab</text>", ["text 0 -9.5 10 12"]),
    ("<text x='?' y='43'>ab</text>", []), ("<text x='13' y='?'>ab</text>", []), ("<text x='13' y='43'/>", []),
    ("<text x='13' y='43' fill='none'>ab</text>", []), ("<text x='13' y='43' visibility='hidden'>ab</text>", []),
    ("<text x='13' y='43' fill='none' stroke='red'>ab</text>", ["text 13 33.5 10 12"]),
  ])
  func `a text begins at its position`(text: String, views: [String]) throws {
    #expect(try drawnViews("<g font-size='10'>\(text)</g>").dropFirst() == views[...])
  }

  @Test func `the font size of a text is scaled by its height`() throws {
    let text = "<text x='5' y='30' font-size='10' transform='scale(2 3)'>ab</text>"
    let view = try #require(readForeign("<svg viewBox='0 0 300 200'>\(text)</svg>").value.root.contentLeaves.first)
    #expect(view.storedFrame.map { abs($0.minY - 61.5) < 1e-9 && $0.width == 20 } == true)
    #expect(view.text.map { abs($0.fontSize - 30) < 1e-9 && $0.count == .exactly(1) } == true)
  }

  // MARK: - Viewports and copies

  /// Elements, and the views that are drawn.
  private static let copies: [(String, [String])] = [
    (
      "<svg viewBox='0 0 30 20'><rect x='2' y='3' width='5' height='7'/></svg>",
      ["svg 20 30 50 70", "rect 20 30 50 70"]
    ),
    ("<svg width='0'><rect width='5' height='7'/></svg>", []),
    ("<svg height='0'><rect width='5' height='7'/></svg>", []),
    ("<svg width='-3'><rect width='5' height='7'/></svg>", []),
    (clipping(""), ["svg 24 36 6 9", "rect 24 36 6 9"]),
    (clipping("overflow='hidden'"), ["svg 24 36 6 9", "rect 24 36 6 9"]),
    (clipping("overflow='scroll'"), ["svg 24 36 6 9", "rect 24 36 6 9"]),
    (clipping("overflow='visible'"), ["svg 24 36 20 30", "rect 24 36 20 30"]),
    ("<use href='#a' x='7' y='3'/>", ["use 18 26 5 7", "rect 18 26 5 7 #a"]),
    ("<use href='#a' y='3'/>", ["use 11 26 5 7", "rect 11 26 5 7 #a"]),
    ("<use xlinkHref='#a' x='7'/>", ["use 18 23 5 7", "rect 18 23 5 7 #a"]),
    ("<use xlinkHref='#s' href='#a'/>", ["use 11 23 5 7", "rect 11 23 5 7 #a"]),
    ("<use href='#twice'/>", ["use 1 2 3 4", "rect 1 2 3 4 #twice"]),
    // The size of a viewport that is copied is that of the copy, else its own, else 100 %.
    ("<use href='#s' width='30' height='40'/>", ["use 0 5 30 30", "symbol 0 5 30 30", "rect 0 5 30 30"]),
    ("<use href='#s' width='30'/>", ["use 0 85 30 30", "symbol 0 85 30 30", "rect 0 85 30 30"]),
    (
      "<use href='#s' width='auto' height='40' x='3'/>",
      ["use 133 0 40 40", "symbol 133 0 40 40", "rect 133 0 40 40"]
    ),
    ("<use href='#v'/>", ["use 0 15 20 20", "svg 0 15 20 20", "rect 0 15 20 20"]),
    ("<use href='#v' width='30'/>", ["use 0 10 30 30", "svg 0 10 30 30", "rect 0 10 30 30"]),
    ("<use href='#v' height='10'/>", ["use 5 0 10 10", "svg 5 0 10 10", "rect 5 0 10 10"]),
    ("<use href='#v' width='0'/>", []),
    (
      "<use href='#moved' width='30' height='40'/>", ["use 5 9 3 4", "symbol 5 9 3 4", "rect 5 9 3 4"]
    ),
    // Names of components begin with capitals.
    ("<A><Rect width='5' height='7'/></A>", ["A 0 0 5 7", "Rect 0 0 5 7"]),
    // The markup in a foreign object is drawn if nothing else is.
    (
      "<switch><foreignObject x='3' y='5' width='7' height='9'/></switch>",
      ["switch 3 5 7 9", "foreignObject 3 5 7 9"]
    ),
    (
      "<switch><foreignObject width='7' height='9'/><rect x='1' y='2' width='3' height='4'/></switch>",
      ["switch 1 2 3 4", "rect 1 2 3 4"]
    ),
    ("<switch/>", []), ("<g/>", []),
  ]

  private static func clipping(_ attributes: String) -> String {
    "<svg x='20' y='30' width='10' height='15' \(attributes)><rect x='4' y='6' width='20' height='30'/></svg>"
  }

  @Test(arguments: copies)
  func `viewports and copies are groups`(content: String, views: [String]) throws {
    let definitions =
      "<defs><rect id='a' x='11' y='23' width='5' height='7'/><rect id='twice' x='1' y='2' width='3' height='4'/>"
      + "<rect id='twice' x='5' y='6' width='7' height='8'/>"
      + "<symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10'/></symbol>"
      + "<symbol id='moved' transform='translate(5 9)'><rect width='3' height='4'/></symbol>"
      + "<svg id='v' width='20' height='50' viewBox='0 0 10 10'><rect width='10' height='10'/></svg></defs>"
    #expect(try drawnViews(definitions + content) == views)
    #expect(try drawingWarnings(definitions + content) == [])
  }

  /// The size, the alignment, and the frame of a rectangle of 5 × 7 at 3, 6 of the viewBox.
  @Test(arguments: [
    ("width='200' height='300'", "xMidYMid", [6.0, 112, 10, 14]),
    ("width='200' height='300'", "xMinYMin meet", [6, 12, 10, 14]),
    ("width='200' height='300'", "xMaxYMax", [6, 212, 10, 14]),
    ("width='200' height='300'", "xMidYMid slice", [-182, 36, 30, 42]),
    ("width='200' height='300'", "xMinYMax slice", [18, 36, 30, 42]),
    ("width='200' height='300'", "xMaxYMin slice", [-382, 36, 30, 42]),
    ("width='200' height='300'", "none", [6, 36, 10, 42]),
    ("width='300' height='100'", "", [56, 12, 10, 14]), ("width='300' height='100'", "xMinYMax", [6, 12, 10, 14]),
    ("width='300' height='100'", "xMaxYMin", [106, 12, 10, 14]),
    ("width='300' height='100'", "xMidYMid slice", [9, -7, 15, 21]),
    ("width='300' height='100'", "xMaxYMin slice", [9, 18, 15, 21]),
    ("width='300' height='100'", "xMinYMax slice", [9, -32, 15, 21]),
  ])
  func `a viewBox is aligned in both directions`(size: String, alignment: String, frame: [Double]) throws {
    let markup =
      "<svg viewBox='10 20 100 50' \(size) preserveAspectRatio='\(alignment)'>"
      + "<rect x='13' y='26' width='5' height='7'/></svg>"
    let found = try #require(readForeign(markup).value.root.contentLeaves.first?.storedFrame)
    let distances = zip([found.minX, found.minY, found.width, found.height], frame).map { abs($0 - $1) }
    #expect(distances.allSatisfy { $0 < 1e-9 }, "\(found)")
  }

  /// The origin of a rotation by 180° of a rectangle of 10 × 6 at 20, 30, and its frame: CSS Transforms 1, section 5.
  @Test(arguments: [
    ("", "-30 -36"), ("transform-origin='50 40'", "70 44"), ("transform-origin='50,40'", "70 44"),
    ("transform-origin='50px 40px 9px'", "70 44"), ("transform-origin='2em 40'", "34 44"),
    ("transform-origin='25% 40%'", "120 124"), ("transform-origin='50'", "70 164"),
    ("transform-origin='center'", "270 164"), ("transform-origin='left'", "-30 164"),
    ("transform-origin='right'", "570 164"), ("transform-origin='top'", "270 -36"),
    ("transform-origin='bottom'", "270 364"), ("transform-origin='top right'", "570 -36"),
    ("transform-origin='right top'", "570 -36"), ("transform-origin='bottom left'", "-30 364"),
    ("transform-origin='left bottom'", "-30 364"), ("transform-origin='40 bottom'", "50 364"),
    ("transform-origin='bottom 40'", "50 364"), ("transform-origin='40 left'", "-30 44"),
    ("transform-origin='1 2 3 4'", "-30 -36"), ("transform-origin='x'", "-30 -36"), ("transform-origin=''", "-30 -36"),
    ("transform-box='fill-box'", "10 24"), ("transform-box='fill-box' transform-origin='3 1'", "16 26"),
    ("transform-box='fill-box' transform-origin='right'", "30 30"),
    ("transform-box='fill-box' transform-origin='50% 100%'", "20 36"),
    ("transform-box='view-box' transform-origin='50 40'", "70 44"),
  ])
  func `a transform has an origin`(attributes: String, origin: String) throws {
    let rect = "<rect x='20' y='30' width='10' height='6' transform='rotate(180)' \(attributes)/>"
    #expect(try drawnViews(rect) == ["rect \(origin) 10 6"])
  }

  // MARK: - Warnings

  @Test(arguments: [
    ("<foo/><foo/>", ["<foo> is not known; what it holds is drawn as a group"]),
    (
      "<foo><Bar/></foo>",
      [
        "<foo> is not known; what it holds is drawn as a group",
        "<Bar> is not known; what it holds is drawn as a group",
      ]
    ),
    // The copies of an element have one warning, and each place has its own.
    ("<defs><rect id='a' width='x'/></defs><use href='#a'/><use href='#a'/>", [width]),
    ("<rect width='x'/><rect width='x'/>", [width, width]),
    ("<rect width='10000001' height='3'/>", ["'width' is \"10000001\", expected a number within ±10000000"]),
    ("<polyline points='3 5 7 10000001'/>", ["'points' ends early, expected pairs of numbers within ±10000000"]),
    (
      "<use/>", ["\"\" refers to no element of this document that can be used here; the reference is ignored"]
    ),
    (
      "<g id='a'><g><use href='#a'/></g></g>",
      ["\"#a\" refers to an element that contains the reference; the reference is ignored"]
    ),
    ("<g id='a'/><use href='#a'/>", []),
    (
      "<rect transform='scale(1 2 3)'/>",
      [
        "'transform' is \"scale(1 2 3)\", expected functions such as translate(10 20) rotate(45); it is ignored"
      ]
    ),
  ])
  func `what is not read is reported once`(content: String, warnings: [String]) throws {
    #expect(try drawingWarnings(content) == warnings)
  }

  private static let width = "'width' is \"x\", expected a number within ±10000000"

  @Test(arguments: [("M0 0h9v9 x", 41), ("M0 0h&#57;v9 x", 32)])
  func `an error in path data with references is shown at the start of the value`(data: String, offset: Int) throws {
    let reported = try readForeign("<svg viewBox='0 0 9 9'><path d='\(data)'/></svg>")
    #expect(reported.diagnostics.map(\.location) == [SourceLocation(offset: offset)])
  }

  // MARK: - Limits

  private static let rect = "<rect width='9' height='8'/>"

  /// Contents of a drawing, and the number of their views.
  @Test(arguments: [
    (rect, 1), (rect + rect, 2), ("<g>\(rect)\(rect)</g>", 3), ("<g/>\(rect)", 1),
    ("<rect width='9' height='8' fill='none'/>\(rect)", 1), ("<switch>\(rect)</switch>", 2), ("<svg>\(rect)</svg>", 2),
    ("<defs><rect id='a' width='9' height='8'/></defs><use href='#a'/>", 2),
    ("<defs><symbol id='a'>\(rect)</symbol></defs><use href='#a'/>", 3),
    ("<defs><symbol id='a'/></defs><use href='#a'/>\(rect)", 1),
    ("<text y='20'>a</text>", 1),
    // The shapes of a clip path count where they are left.
    ("<clipPath id='c'>\(rect)</clipPath><rect x='3' width='9' height='7' clip-path='url(#c)'/>", 1),
    ("<clipPath id='c'>\(rect)</clipPath><rect width='19' height='18' clip-path='url(#c)'/>", 2),
    (
      "<clipPath id='c'>\(rect)<rect x='29' width='7' height='5'/></clipPath>"
        + "<rect width='99' height='18' clip-path='url(#c)'/>",
      3
    ),
    (
      "<mask id='c'><rect x='3' width='9' height='8' fill='#fff'/></mask><rect width='9' height='7' mask='url(#c)'/>",
      1
    ),
    // A bounding box has no views.
    (
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect x='0.5' width='1' height='1'/></clipPath>"
        + "<g clip-path='url(#c)'><rect x='7' width='9' height='8'/></g>",
      2
    ),
  ])
  func `each view counts against the limit`(content: String, count: Int) throws {
    let markup = "<svg viewBox='0 0 300 200'>\(content)</svg>"
    #expect(errorsOfForeign(markup) { $0.limits.views = count } == [])
    #expect(errorsOfForeign(markup) { $0.limits.views = count - 1 }.count == 1)
  }

  @Test func `a drawing copies as many elements and bytes, and compares as many rules, as the limits`() {
    var budget = SVGCopyBudget()
    let elements = [(99_999, 16_777_215), (1, 0), (1, 0)].map { budget.spend(elements: $0, bytes: $1) }
    #expect(elements == [true, true, false])
    budget = SVGCopyBudget()
    let bytes = [(1, 16_777_216), (0, 1)].map { budget.spend(elements: $0, bytes: $1) }
    #expect(bytes == [true, false])
    let rules = [1_999_999, 1, 1].map { (budget.hasSpentRules, budget.spend(ruleComparisons: $0)) }
    #expect(rules.map { $0.0 } == [false, false, false] && rules.map { $0.1 } == [true, true, false])
    #expect(budget.hasSpentRules)
  }

  @Test func `the elements and bytes of a copy are those from its start to the next element`() {
    // Each copy counts 1000 elements, which are not drawn.
    func elements(_ count: Int) -> String {
      "<svg viewBox='0 0 300 200'>\(Self.rect)<g id='a' display='none'>\(String(repeating: "<g/>", count: 999))</g>"
        + "\(String(repeating: "<use href='#a'/>", count: count))</svg>"
    }
    #expect(errorsOfForeign(elements(100)) == [])
    #expect(errorsOfForeign(elements(101)).count == 1)
    // Or 4 MiB, with the space after the element.
    func bytes(_ count: Int) -> String {
      let element = "<g id='a' display='none' data-x='"
      let space = String(repeating: " ", count: 5)
      let data = String(repeating: "x", count: count - element.utf8.count - 3 - space.utf8.count)
      return "<svg viewBox='0 0 300 200'>\(Self.rect)\(element)\(data)'/>\(space)"
        + String(repeating: "<use href='#a'/>", count: 4) + "</svg>"
    }
    #expect(errorsOfForeign(bytes(1 << 22)) == [])
    #expect(errorsOfForeign(bytes(1 << 22 + 1)).count == 1)
  }

  @Test func `references and copied elements are nested as deep as the limits`() {
    let chain = (1...32).map { "<g id='g\($0)'><use href='#g\($0 - 1)'/></g>" }.joined()
    func errors(_ level: Int) -> [String] {
      errorsOfForeign(
        "<svg viewBox='0 0 9 9'><defs><rect id='g0' width='3' height='3'/>\(chain)</defs><use href='#g\(level)'/></svg>"
      )
    }
    #expect(errors(31) == [])
    #expect(errors(32).count == 1)
    // Two references, two groups with these identifiers, the other groups and the rectangle: 512 elements.
    func nested(_ groups: Int) -> [String] {
      let (open, close) = (String(repeating: "<g>", count: groups), String(repeating: "</g>", count: groups))
      let (inner, end) = (String(repeating: "<g>", count: 250), String(repeating: "</g>", count: 250))
      return errorsOfForeign(
        "<svg viewBox='0 0 9 9'><defs><g id='a'>\(open)<use href='#b'/>\(close)</g>"
          + "<g id='b'>\(inner)<rect width='3' height='3'/>\(end)</g></defs><use href='#a'/></svg>")
    }
    #expect(nested(257) == [])
    #expect(nested(258).count == 1)
  }
}
