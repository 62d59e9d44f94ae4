import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The views of a drawing with 300 × 200 points, each in one line: element, frame on the canvas, and its outline.
func drawnViews(_ content: String) throws -> [String] {
  // The last shape is there so that a drawing is never empty.
  let root = try readForeign("<svg viewBox='0 0 300 200'>\(content)<rect width='1' height='1'/></svg>").value.root
  return root.flattened.dropFirst().dropLast().map { view in
    let frame = view.storedFrame ?? .zero
    var words = [view.element] + [frame.minX, frame.minY, frame.width, frame.height].map(number)
    if let identifier = view.identifier { words.append("#" + identifier) }
    if view.appearance.cornerRadius != .zero { words.append("rounded") }
    if view.appearance.path != nil { words.append("path") }
    if view.appearance.opacity != 1 { words.append("opacity=\(number(view.appearance.opacity))") }
    if view.clips { words.append("clips") }
    return words.joined(separator: " ")
  }
}

/// The warnings about such a drawing.
func drawingWarnings(_ content: String) throws -> [String] {
  try readForeign("<svg viewBox='0 0 300 200'>\(content)<rect width='1' height='1'/></svg>").diagnostics
    .map(\.problem.message)
}

/// Clip paths, masks and bounding boxes: CSS Masking 1, and SVG 2, section 8.10.
@Suite struct SVGClipTests {
  /// The contents of a clip path, the element that it clips, and what is left.
  private static let clips: [(String, String, [String])] = [
    // Only the geometry counts: section 7.
    ("<rect x='11' y='23' width='50' height='31'/>", "<rect x='5' y='7' width='60' height='41'", ["rect 11 23 50 25"]),
    (
      "<rect fill='none' x='11' y='23' width='50' height='31'/>", "<rect x='5' y='7' width='60' height='41'",
      ["rect 11 23 50 25"]
    ),
    (
      "<rect fill='none' stroke='red' stroke-width='9' x='11' y='23' width='50' height='31'/>",
      "<rect x='5' y='7' width='60' height='41'", ["rect 11 23 50 25"]
    ),
    ("<rect visibility='hidden' width='50' height='31'/>", "<rect x='5' y='7' width='60' height='41'", []),
    ("<rect display='none' width='50' height='31'/>", "<rect x='5' y='7' width='60' height='41'", []),
    ("", "<rect x='5' y='7' width='60' height='41'", []),
    ("<rect x='5' y='7' width='60' height='41'/>", "<rect x='65' y='7' width='9' height='8'", []),
    ("<rect x='5' y='7' width='60' height='41'/>", "<rect x='5' y='48' width='9' height='8'", []),
    // Two shapes, of which one is inside.
    (
      "<rect id='a' x='10' y='12' width='5' height='7'/><rect x='60' y='20' width='30' height='9'/>",
      "<rect x='5' y='7' width='60' height='41'", ["rect 10 12 55 17", "rect 10 12 5 7 #a", "rect 60 20 5 9"]
    ),
    // Curves: inside, and around.
    ("<circle cx='60' cy='70' r='40'/>", "<circle cx='61' cy='72' r='11'", ["circle 50 61 22 22 rounded"]),
    (
      "<circle id='a' cx='60' cy='70' r='40'/>", "<circle cx='61' cy='72' r='57'",
      ["circle 20 30 80 80", "circle 20 30 80 80 #a rounded"]
    ),
    // The copy of a path is moved with its outline.
    (
      "<use href='#triangle' x='7' y='3'/>", "<rect x='1' y='2' width='90' height='70'",
      ["rect 18 26 50 31", "path 18 26 50 31 #triangle path"]
    ),
    ("<use href='#triangle' x='7' y='3'/>", "<rect x='1' y='2' width='37' height='70'", ["rect 18 26 20 12.4 path"]),
    // The hole of a frame: the clip rule decides, and the fill rule has no effect.
    ("<path d='\(frame)'/>", "<rect x='25' y='36' width='7' height='5'", ["rect 25 36 7 5"]),
    ("<path fill-rule='evenodd' d='\(frame)'/>", "<rect x='25' y='36' width='7' height='5'", ["rect 25 36 7 5"]),
    ("<path clip-rule='evenodd' d='\(frame)'/>", "<rect x='25' y='36' width='7' height='5'", []),
    // A text is as a whole in a group that clips it.
    ("<rect x='11' y='23' width='50' height='31'/>", text, ["text 13 33.5 10 12"]),
    ("<rect x='17' y='23' width='50' height='31'/>", text, ["text 17 33.5 6 12 clips", "text 13 33.5 10 12"]),
    ("<rect x='5' y='41.5' width='50' height='31'/>", text, ["text 13 41.5 10 4 clips", "text 13 33.5 10 12"]),
    (
      "<rect x='11' y='23' width='5' height='31'/><rect x='20' y='23' width='9' height='31'/>", text,
      ["text 13 33.5 10 12 clips", "text 13 33.5 10 12"]
    ),
    ("<rect x='23' y='23' width='5' height='31'/>", text, []),
  ]

  private static let frame = "M11 23h50v31h-50z M21 33h30v11h-30z"
  /// A text whose frame is at 13, 33.5 with 10 × 12.
  private static let text = "<text x='13' y='43' font-size='10'"

  @Test(arguments: clips)
  func `a clip path leaves the area of its shapes`(shapes: String, element: String, left: [String]) throws {
    let close = element.hasPrefix("<text") ? ">ab</text>" : "/>"
    let content =
      "<defs><path id='triangle' d='M11 23h50v31z'/></defs><clipPath id='c'>\(shapes)</clipPath>"
      + "\(element) clip-path='url(#c)'\(close)"
    #expect(try drawnViews(content) == left)
    #expect(try drawingWarnings(content) == [])
  }

  /// Rectangles that exceed 11…61 × 23…54 by less than 0.01 points, and by more, and what is left.
  private static let excesses: [(String, String)] = [
    ("x='10.992' y='30' width='20' height='9'", "10.992 30 20 9"),
    ("x='10.98' y='30' width='20' height='9'", "11 30 19.98 9"),
    ("x='30' y='30' width='31.008' height='9'", "30 30 31.008 9"),
    ("x='30' y='30' width='31.02' height='9'", "30 30 31 9"),
    ("x='30' y='22.992' width='20' height='9'", "30 22.992 20 9"),
    ("x='30' y='22.98' width='20' height='9'", "30 23 20 8.98"),
    ("x='30' y='40' width='20' height='14.008'", "30 40 20 14.008"),
    ("x='30' y='40' width='20' height='14.02'", "30 40 20 14"),
  ]

  @Test(arguments: excesses)
  func `a hundredth of a point outside does not count`(rect: String, left: String) throws {
    let area = "x='11' y='23' width='50' height='31'"
    #expect(
      try drawnViews("<clipPath id='c'><rect \(area)/></clipPath><rect \(rect) clip-path='url(#c)'/>")
        == ["rect " + left])
    // The shape of a clip path that is inside takes the place of the rectangle.
    let isInside = left.contains(".99") || left.contains(".008")
    #expect(
      try drawnViews("<clipPath id='c'><rect id='a' \(rect)/></clipPath><rect \(area) clip-path='url(#c)'/>")
        == (isInside ? ["rect " + left, "rect \(left) #a"] : ["rect " + left]))
  }

  @Test func `a circle in a corner of the bounds of a circle is cut`() throws {
    let views = try drawnViews(
      "<clipPath id='c'><circle cx='60' cy='70' r='40'/></clipPath>"
        + "<circle cx='30' cy='40' r='10' clip-path='url(#c)'/>")
    #expect(views.count == 1)
    #expect(views.allSatisfy { $0.hasSuffix(" path") })
  }

  @Test(arguments: [
    ("clip-path='none' mask='none' filter='none' marker-end='none'", [String]()),
    ("clip-path='url(#q)'", [reference("url(#q)")]), ("mask='url(#c)'", [reference("url(#c)")]),
    ("clip-path='url(#m)'", [reference("url(#m)")]),
    ("clip-path='circle(3px)' filter='none'", [reference("circle(3px)")]),
    ("mask='url(#m)' clip-path='url(#c)'", []),
    ("marker-start='url(#q)'", ["'marker-start' is \"url(#q)\", which is not supported and not drawn"]),
    ("marker-mid='url(#q)'", ["'marker-mid' is \"url(#q)\", which is not supported and not drawn"]),
    ("filter='blur(3px)'", ["'filter' is \"blur(3px)\", which is not supported and not drawn"]),
    ("stroke='url(#d)'", ["the pattern \"url(#d)\" is not supported; the area is drawn as a whole"]),
    ("fill='url(#q)'", []),
  ])
  func `effects that are not drawn are reported`(attributes: String, warnings: [String]) throws {
    let content =
      "<defs><rect id='q'/><pattern id='d'/></defs><clipPath id='c'><rect width='99' height='98'/></clipPath>"
      + "<mask id='m'><rect width='99' height='98' fill='#fff'/></mask>"
      + "<rect x='3' y='5' width='7' height='9' \(attributes)/>"
    #expect(try drawingWarnings(content) == warnings)
    #expect(try drawnViews(content) == ["rect 3 5 7 9"])
  }

  private static func reference(_ text: String) -> String {
    "\"\(text)\" refers to no element of this document that can be used here; the reference is ignored"
  }

  @Test(arguments: [
    (
      "<g><rect width='9' height='8'/></g>",
      ["<g> is not allowed in a clip path, expected a shape or a text; it is left out"]
    ),
    ("<use href='#s'/>", ["<symbol> is not allowed in a clip path, expected a shape or a text; it is left out"]),
    ("<use href='#v'/>", ["<svg> is not allowed in a clip path, expected a shape or a text; it is left out"]),
    ("<use href='#u'/>", ["<use> is not allowed in a clip path, expected a shape or a text; it is left out"]),
  ])
  func `only shapes and texts are in clip paths`(shapes: String, warnings: [String]) throws {
    let rect = "<rect width='9' height='8'/>"
    let content =
      "<defs><symbol id='s'>\(rect)</symbol><svg id='v'>\(rect)</svg><rect id='q' width='9' height='8'/>"
      + "<use id='u' href='#q'/></defs><clipPath id='c'>\(shapes)</clipPath>"
      + "<rect x='3' y='5' width='7' height='9' clip-path='url(#c)'/>"
    #expect(try drawnViews(content) == [])
    #expect(try drawingWarnings(content) == warnings)
  }

  // MARK: - Masks

  private static let white = "<rect width='300' height='200' fill='#fff'/>"

  /// Attributes and contents of a mask, and what is left of a rectangle of 80 × 40 at 20, 30.
  private static let masks: [(String, String, [String])] = [
    ("", white, ["rect 20 30 80 40"]),
    // The sides of the area are by default -10 % and 120 % of the bounding box: section 7.4.
    ("x='0.25'", white, ["rect 40 30 60 40"]), ("y='0.3'", white, ["rect 20 42 80 28"]),
    ("width='0.35'", white, ["rect 20 30 20 40"]), ("height='0.4'", white, ["rect 20 30 80 12"]),
    ("x='25%'", white, ["rect 40 30 60 40"]), ("width='0'", white, []), ("height='0'", white, []),
    ("x='0.25' maskUnits='objectBoundingBox'", white, ["rect 40 30 60 40"]),
    // Or of the drawing.
    ("maskUnits='userSpaceOnUse' x='37'", white, ["rect 37 30 63 40"]),
    ("maskUnits='userSpaceOnUse' y='41'", white, ["rect 20 41 80 29"]),
    ("maskUnits='userSpaceOnUse' width='65'", white, ["rect 20 30 15 40"]),
    ("maskUnits='userSpaceOnUse' height='55'", white, ["rect 20 30 80 5"]),
    ("maskUnits='userSpaceOnUse' x='10%'", white, ["rect 30 30 70 40"]),
    // Percentages in the mask are those of the drawing.
    ("x='0.25'", "<rect width='30%' height='31%' fill='#fff'/>", ["rect 40 30 50 32"]),
    (
      "maskContentUnits='objectBoundingBox'", "<rect x='0.25' y='0.5' width='0.5' height='0.25' fill='#fff'/>",
      ["rect 40 50 40 10", "rect 40 50 40 10"]
    ),
    // Brightness or opacity decides.
    ("", "<rect x='29' y='37' width='9' height='8'/>", []),
    (
      "mask-type='alpha'", "<rect x='29' y='37' width='9' height='8'/>", ["rect 29 37 9 8", "rect 29 37 9 8"]
    ),
    (
      "mask-type='luminance'", "<rect x='29' y='37' width='9' height='8' fill='#001'/>",
      ["rect 29 37 9 8", "rect 29 37 9 8"]
    ),
    (
      "", "<rect x='29' y='37' width='9' height='8' fill='#fff' opacity='0.5'/>",
      ["rect 29 37 9 8", "rect 29 37 9 8"]
    ),
    ("", "<rect x='29' y='37' width='9' height='8' fill='#fff' opacity='0'/>", []),
    ("", "<rect x='29' y='37' width='9' height='8' fill='#fff' opacity='-3%'/>", []),
    (
      "", "<rect width='90' height='80'/><rect x='29' y='37' width='9' height='8' fill='#fff'/>",
      ["rect 29 37 9 8", "rect 29 37 9 8"]
    ),
    (
      "mask-type='alpha'",
      "<rect x='29' y='37' width='9' height='8' fill='#fff'/><rect x='51' y='43' width='5' height='7'/>",
      ["rect 29 37 27 13", "rect 29 37 9 8", "rect 51 43 5 7"]
    ),
    ("", "", []),
  ]

  @Test(arguments: masks)
  func `a mask leaves the area of its shapes`(attributes: String, shapes: String, left: [String]) throws {
    let content =
      "<mask id='m' \(attributes)>\(shapes)</mask><rect x='20' y='30' width='80' height='40' mask='url(#m)'/>"
    #expect(try drawnViews(content) == left)
    #expect(try drawingWarnings(content) == [])
  }

  @Test func `the area of a mask is moved with its element`() throws {
    let content =
      "<mask id='m' x='0.25'>\(Self.white)</mask>"
      + "<g transform='translate(3 5)'><rect x='20' y='30' width='80' height='40' mask='url(#m)'/></g>"
    #expect(try drawnViews(content) == ["g 43 35 60 40", "rect 43 35 60 40"])
  }

  @Test(arguments: [
    "<text x='25' y='45' fill='#fff'>a</text>", "<rect width='90' height='80' fill='url(#g)'/>",
    "<rect width='90' height='80' fill='#fff'/><rect x='29' y='37' width='9' height='8'/>",
    "<image width='90' height='80'/>",
  ])
  func `a mask that is no union of shapes is not applied`(shapes: String) throws {
    let content =
      "<linearGradient id='g'/><mask id='m'>\(shapes)</mask>"
      + "<rect x='20' y='30' width='80' height='40' mask='url(#m)'/>"
    #expect(try drawnViews(content) == ["rect 20 30 80 40"])
    #expect(
      try drawingWarnings(content) == [
        "the mask \"#m\" is not applied, because it is no union of shapes; gradients, texts and holes are not supported"
      ])
  }

  // MARK: - Bounding boxes

  /// An area of 80 × 40 at 20, 30 counts, painted, visible and clipped or not: SVG 2, section 8.10.
  @Test(arguments: [
    "<rect x='20' y='30' width='80' height='40' fill='none'/>",
    "<rect x='20' y='30' width='80' height='40' visibility='hidden'/>",
    "<rect x='20' y='30' width='80' height='40' fill='none' clip-path='url(#c)'/>",
    "<svg x='20' y='30' width='10' height='10'><rect width='80' height='40' fill='none'/></svg>",
    "<use href='#s' x='20' y='30' width='10' height='10' fill='none'/>",
    "<path d='M20 30h80v40z' fill='none'/>", "<ellipse cx='60' cy='50' rx='40' ry='20' fill='none'/>",
    "<g clip-path='url(#c)'><rect x='20' y='30' width='80' height='40' fill='none'/></g>",
    "<image x='20' y='30' width='80' height='40' visibility='hidden'/>",
    "<g visibility='hidden'><text x='20' y='49' font-size='20'>eightabc</text><rect x='20' y='69' width='7' height='1'/></g>",
  ])
  func `a bounding box contains all areas`(shape: String) throws {
    let content =
      "<defs><symbol id='s'><rect width='80' height='40'/></symbol></defs>"
      + "<clipPath id='c'><rect width='3' height='5'/></clipPath>"
      + "<clipPath id='h' clipPathUnits='objectBoundingBox'><rect x='0.25' y='0.1' width='0.25' height='0.5'/></clipPath>"
      + "<g clip-path='url(#h)'>\(shape)<rect id='r' x='20' y='30' width='60' height='20'/></g>"
    #expect(try drawnViews(content).last == "rect 40 34 20 16 #r")
  }

  @Test func `an element that is not displayed is not in the bounding box`() throws {
    let content =
      "<clipPath id='h' clipPathUnits='objectBoundingBox'><rect x='0.25' y='0.1' width='0.25' height='0.5'/></clipPath>"
      + "<g clip-path='url(#h)'><rect x='20' y='30' width='80' height='40' display='none'/>"
      + "<rect id='r' x='20' y='30' width='60' height='20'/></g>"
    #expect(try drawnViews(content) == ["g 35 32 15 10", "rect 35 32 15 10 #r", "rect 35 32 15 10"])
  }
}
