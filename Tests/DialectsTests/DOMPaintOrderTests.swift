import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The order of painting of CSS 2, appendix E, and the parts of a page that later boxes cover.
@Suite struct DOMPaintOrderTests {
  private func root(_ contents: String, attributes: String = "", width: Double? = nil) throws -> View {
    let markup = "<page width='211' height='97' elements='1' \(attributes)>\(contents)</page>"
    return try readForeign(markup) { $0.size.width = width }.value.root
  }

  /// The frames of the lines of text in the page.
  private func lines(_ contents: String) throws -> [Rect] {
    func lines(in view: View, at origin: Point) -> [Rect] {
      let frame = (view.storedFrame ?? .zero).offset(by: origin)
      return (view.kind == .text ? [frame] : []) + view.children.flatMap { lines(in: $0, at: frame.origin) }
    }
    return try lines(in: root(contents), at: .zero)
  }

  /// An opaque box over `words`, with more attributes.
  private static func veil(_ attributes: String) -> String {
    "<b frame='0 0 200 40' background='#333' \(attributes)/>"
  }

  private static func words(_ attributes: String = "") -> String {
    "<p frame='0 0 190 39' lines='11 10 101 20' \(attributes)/>"
  }

  /// The words in a box without paint.
  private static func box(_ attributes: String, _ words: String) -> String {
    "<i frame='0 0 191 39' \(attributes)>\(words)</i>"
  }

  private static let absolute = "position='absolute'"

  @Test(arguments: [
    // Boxes of the flow are behind all texts of the flow; positioned boxes are in front of both.
    (veil("") + words(), true), (words() + veil(""), true),
    (words() + veil(absolute), false), (veil(absolute) + words(), false),
    (words() + veil("\(absolute) zIndex='-1'"), true), (words() + veil("\(absolute) zIndex='0'"), false),
    (words() + veil("position='relative'"), false), (words() + veil("position='sticky'"), false),
    // Without an index a positioned box has the layer 0.
    (veil("\(absolute) zIndex='0'") + words(absolute), true), (words(absolute) + veil("\(absolute) zIndex='0'"), false),
    (veil("\(absolute) zIndex='1'") + words(absolute), false),
    (veil("\(absolute) zIndex='-1'") + words(absolute), true),
    (words("\(absolute) zIndex='1'") + veil(absolute), true),
    (words("\(absolute) zIndex='-1'") + veil(absolute), false),
    (words("\(absolute) zIndex='2'") + veil("\(absolute) zIndex='10'"), false),
    (words("\(absolute) zIndex='10'") + veil("\(absolute) zIndex='2'"), true),
    // The layers inside a stacking context do not leave it; a positioned box without an index is none.
    (box("\(absolute) zIndex='0'", words("\(absolute) zIndex='9'")) + veil("\(absolute) zIndex='1'"), false),
    (box(absolute, words("\(absolute) zIndex='9'")) + veil("\(absolute) zIndex='1'"), true),
    (box("position='fixed'", words("\(absolute) zIndex='9'")) + veil("\(absolute) zIndex='1'"), false),
    (box("position='sticky'", words("\(absolute) zIndex='9'")) + veil("\(absolute) zIndex='1'"), false),
    (box("position='relative'", words("\(absolute) zIndex='9'")) + veil("\(absolute) zIndex='1'"), true),
    // A positioned box paints the flow inside it at its own place.
    (box(absolute, words()) + veil(""), true), (veil("") + box(absolute, words()), true),
    (box(absolute, words()) + veil(absolute), false), (veil(absolute) + box(absolute, words()), true),
  ])
  func `a box hides the words that are painted before it`(contents: String, isVisible: Bool) throws {
    #expect(try lines(contents).isEmpty == !isVisible)
  }

  @Test func `a translucent parent makes its boxes translucent`() throws {
    #expect(try lines(Self.words() + Self.box("opacity='0.9'", Self.veil(Self.absolute))).count == 1)
    #expect(try lines(Self.words() + Self.box("", Self.veil(Self.absolute))).isEmpty)
  }

  @Test func `a box is cut off where a parent clips it`() throws {
    let clip = "<i frame='0 0 61 40' clips='true'>\(Self.veil(Self.absolute))</i>"
    #expect(try lines(Self.words() + clip) == [Rect(x: 61, y: 10, width: 51, height: 20)])
    #expect(try lines(Self.words() + clip.replacing("'true'", with: "'false'")).isEmpty)
  }

  /// A line is 20 high: a box that leaves up to 5 of it above or below covers it, and a rest above 10 is seen.
  @Test(arguments: [
    ("40 15 9 20", [11.0, 40, 49, 112]), ("40 15.25 9 20", [11, 112]), ("40 0 9 25", [11, 40, 49, 112]),
    ("40 0 9 24.75", [11, 112]), ("21 0 17 40", [38, 112]), ("22.25 0 17 40", [11, 22.25, 39.25, 112]),
    ("85 0 17 40", [11, 85]), ("84 0 17.75 40", [11, 84, 101.75, 112]), ("0 0 11 40", [11, 112]),
    ("0 0 11.5 40", [11.5, 112]), ("112 0 9 40", [11, 112]), ("111.5 0 9 40", [11, 111.5]),
  ])
  func `a line keeps the parts at the sides of a box`(frame: String, edges: [Double]) throws {
    let veil = "<b frame='\(frame)' background='#333' position='absolute'/>"
    #expect(try lines(Self.words() + veil).flatMap { [$0.minX, $0.maxX] } == edges)
  }

  /// The largest square inside a circle leaves 0.3 of the radius at each side, and a radius is at most half a side.
  @Test(arguments: [("10 0 0 0", 3.0), ("0 0 0 20", 6), ("99 99 99 99", 6.3), ("a", 0)])
  func `the corners of a box hide nothing`(radius: String, inset: Double) throws {
    let veil = "<b frame='40 -9 42 52' background='#333' position='absolute' radius='\(radius)'/>"
    let found = try lines(Self.words() + veil)
    #expect(found.count == 2)
    #expect(abs(found[0].maxX - (40 + inset)) < 1e-9)
    #expect(abs(found[1].minX - (82 - inset)) < 1e-9)
  }

  @Test func `a box of many bands hides words at its end`() throws {
    let markup = """
      <page width='211' height='9001' elements='1'>
      <p frame='0 0 190 9001' lines='11 8960 101 20, 11 8985 101 10'/>
      <b frame='0 3 200 8978' background='#333' position='absolute'/></page>
      """
    let view = try readForeign(markup).value.root
    #expect(view.children.first?.children.map(\.storedFrame) == [Rect(x: 11, y: 8985, width: 101, height: 10)])
  }

  @Test func `an empty box that is covered up to half a point is left out`() throws {
    func names(_ frame: String) throws -> [String] {
      try root("<i frame='\(frame)' background='#f00'/><b frame='20 20 30 30' background='#333' position='absolute'/>")
        .children.map(\.element)
    }
    #expect(try names("19.5 20 30 30") == ["b"])
    #expect(try names("19.25 20 30 30") == ["i", "b"])
    #expect(try names("20 20.5 30 30") == ["b"])
    #expect(try names("20 20.75 30 30") == ["i", "b"])
  }

  // MARK: - Facts of elements

  @Test(arguments: [
    ("<li frame='1 2 3 4'/>", true), ("<tr frame='1 2 3 4'/>", true), ("<div role='listitem' frame='1 2 3 4'/>", true),
    ("<div role='row' frame='1 2 3 4'/>", true), ("<article frame='1 2 3 4'/>", true), ("<ul frame='1 2 3 4'/>", false),
  ])
  func `items of lists are cells`(element: String, isCell: Bool) throws {
    #expect(try root(element).children.first?.isCell == isCell)
  }

  @Test(arguments: [
    ("aria-busy='true'", "busy"), ("animated='true'", "animated"), ("role='status'", "status"),
    ("role='progressbar'", "status"), ("aria-busy='false' animated='false' role='note'", ""),
  ])
  func `signs of loading are kept`(attributes: String, sign: String) throws {
    let view = try #require(try root("<div frame='1 2 3 4' background='#f00' \(attributes)/>").children.first)
    let expected: LoadingSigns = ["busy": .busy, "animated": .animated, "status": .status][sign] ?? []
    #expect(view.loadingSigns == expected)
  }

  @Test(arguments: [
    ("border='1 2 3 4'", true, true), ("border='1 2 3 0'", false, false), ("border='1 2 3'", false, false),
    ("border='1 2 3 4' background='#f00'", true, false), ("border='1 2 3 4' backgroundImage='gradient'", true, false),
    ("backgroundImage='gradient'", true, false),
  ])
  func `four borders or a picture make a box`(attributes: String, isBoxed: Bool, isHollow: Bool) throws {
    let appearance = try #require(try root("<div frame='1 2 30 40' \(attributes)/>").children.first).appearance
    #expect(appearance.isBoxed == isBoxed)
    #expect(appearance.isHollow == isHollow)
  }

  @Test(arguments: [
    ("<a frame='1 2 30 40' background='#f00'/>", ViewKind.shape),
    ("<a frame='1 2 30 40' background='#f00'><p frame='1 2 3 4' lines='1 2 3 4'/></a>", .container),
    ("<div role='button' frame='1 2 30 40' background='#f00'/>", .shape), ("<a frame='1 2 30 40'/>", .spacer),
    ("<iframe frame='1 2 30 40'><p frame='1 2 3 4' lines='1 2 3 4'/></iframe>", .container),
    ("<div frame='1 2 30 40' backgroundImage='picture' animated='true'/>", .spacer),
  ])
  func `a filled link without elements is a button`(element: String, kind: ViewKind) throws {
    #expect(try root(element).children.map(\.kind) == [kind])
  }

  @Test func `a background picture is a box of its own behind content`() throws {
    let markup =
      "<div frame='5 6 70 80' backgroundImage='picture' radius='1 2 3 4'><p frame='9 9 8 7' lines='9 9 8 7'/></div>"
    let view = try #require(try root(markup).children.first)
    #expect(view.children.map(\.kind) == [.image, .container])
    #expect(view.children.first?.storedFrame == Rect(x: 0, y: 0, width: 70, height: 80))
    #expect(
      view.children.first?.appearance.cornerRadius.radii(for: Size(width: 70, height: 80)).clockwise == [1, 2, 3, 4])
    #expect(!view.appearance.isBoxed)
  }

  @Test func `the scale, the time and the direction of a page are kept`() throws {
    func document(_ attributes: String) throws -> ViewDocument {
      let markup = "<page width='211' height='97' elements='1' \(attributes)><p frame='5 6 70 8'/></page>"
      return try readForeign(markup).value
    }
    #expect(try document("scale='1.5'").scale == 1.5)
    #expect(try document("scale='0'").scale == document("").scale)
    #expect(try document("direction='rtl'").direction == .rightToLeft)
    #expect(try document("direction='ltr'").direction == .leftToRight)
    #expect(try document("").capturedWidths == [211])
    let times = [
      ("2026-11-27T13:40:03.250Z", 1_795_786_803.25), ("1970-01-01T00:00:00Z", 0),
      ("2000-02-29T23:59:59Z", 951_868_799),
      ("2000-03-01T00:00:00Z", 951_868_800), ("2100-03-01T00:00:01Z", 4_107_542_401),
      ("1999-12-31T00:01:00Z", 946_598_460),
    ]
    for (text, seconds) in times { #expect(try document("time='\(text)'").captureTime == seconds) }
    for text in ["2026-11-27T13:40:03", "2026-11-27Z", "yesterday", "2026-11-27T13:40:aaZ"] {
      #expect(try document("time='\(text)'").captureTime == nil)
    }
  }

  @Test func `a written direction is mirrored for the other one`() throws {
    let markup = "<page width='211' height='97' elements='1' direction='rtl'><hr frame='5 6 70 8'/></page>"
    let view = try readForeign(markup) { $0.direction = .leftToRight }.value.root
    #expect(view.children.first?.storedFrame == Rect(x: 136, y: 6, width: 70, height: 8))
  }

  /// The page is divided at multiples of 256; a line is 20 high, and a box may leave 5 of it uncovered.
  @Test(arguments: [
    (252.0, 256.5, 30.0), (252, 200, 67), (237, 200, 55), (237, 200, 52), (300, 290, 41), (508, 512.5, 41),
    (493, 471, 40), (580, 577, 24),
  ])
  func `a box hides the words at the border of two bands of the page`(
    line: Double, top: Double, height: Double
  ) throws {
    func texts(_ top: Double) throws -> Int {
      let markup = """
        <page width='211' height='607' elements='1'><p frame='0 0 190 607' lines='11 \(line) 101 20'/>
        <b frame='0 \(top) 200 \(height)' background='#333' position='absolute'/></page>
        """
      return try readForeign(markup).value.root.flattened.filter { $0.kind == .text }.count
    }
    #expect(try texts(top) == 0)
    #expect(try texts(line - height) == 1 && texts(line + 20) == 1)
  }
}
