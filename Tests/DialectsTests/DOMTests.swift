import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct DOMTests {
  /// A page of a width with contents.
  private func page(_ width: Int, _ contents: String, height: Int = 100) -> String {
    "<page width='\(width)' height='\(height)' elements='1'>\(contents)</page>"
  }

  private func root(_ markup: String, width: Double? = nil) throws -> View {
    try readForeign(markup) { $0.size.width = width }.value.root
  }

  @Test func `lines of text are views with their own boxes`() throws {
    let view = try root(page(200, "<p id='a' frame='10 20 100 48' lines='10 22 90 18, 10 46 40 18' fontSize='15'/>"))
    let paragraph = try #require(view.children.first)
    #expect(paragraph.kind == .container)
    #expect(paragraph.identifier == "a")
    #expect(paragraph.storedFrame == Rect(x: 10, y: 20, width: 100, height: 48))
    #expect(paragraph.children.map(\.kind) == [.text, .text])
    #expect(paragraph.children.map(\.storedFrame?.origin) == [Point(x: 0, y: 2), Point(x: 0, y: 26)])
    #expect(paragraph.children.map { $0.text?.fontSize } == [15, 15])
  }

  @Test(arguments: [
    ("<img frame='0 0 9 9'/>", ViewKind.image), ("<canvas frame='0 0 9 9'/>", .media),
    ("<hr frame='0 0 9 1'/>", .divider),
    ("<input frame='0 0 9 9'/>", .shape), ("<div role='switch' frame='0 0 9 9'/>", .shape),
    ("<div role='img' frame='0 0 9 9'/>", .image), ("<iframe frame='0 0 9 9'/>", .media),
    ("<button frame='0 0 9 9' background='#f00'/>", .shape), ("<button frame='0 0 9 9'/>", .spacer),
    ("<div frame='0 0 9 9' backgroundImage='picture'/>", .image), ("<div frame='0 0 9 9' background='#f00'/>", .view),
    ("<div frame='0 0 9 9' border='1 1 1 1'/>", .view), ("<div frame='0 0 9 9' border='0 0 1 0'/>", .spacer),
    ("<div frame='0 0 9 9' background='#f00' animated='true'/>", .spacer),
  ])
  func `the kind follows from the name, the role and what is painted`(element: String, kind: ViewKind) throws {
    #expect(try root(page(200, element)).children.map(\.kind) == [kind])
  }

  @Test func `a box of the color behind it is not painted`() throws {
    let markup = """
      <page width='9' height='9' elements='2' background='rgb(255, 255, 255)'>
      <div frame='0 0 9 9' background='#fff'><p frame='0 0 9 9' background='#eee' radius='1 2 3 4'/></div></page>
      """
    let outer = try #require(try root(markup).children.first)
    #expect(outer.appearance.background == nil)
    let inner = try #require(outer.children.first)
    #expect(inner.appearance.background == Color(red: 238, green: 238, blue: 238))
    #expect(inner.appearance.cornerRadius.radii(for: Size(width: 9, height: 9)).clockwise == [1, 2, 3, 4])
  }

  @Test func `an opaque box in front hides words, pictures and empty boxes`() throws {
    let veil = "background='#333' position='absolute'"
    func lines(_ contents: String) throws -> [Rect?] {
      try root(page(200, contents)).children.flatMap(\.children).filter { $0.kind == .text }.map(\.storedFrame)
    }
    let words = "<p frame='0 0 200 40' lines='0 10 100 20'/>"
    #expect(try lines("<div frame='0 0 200 40' \(veil)/>" + words).isEmpty)
    #expect(try lines(words + "<div frame='0 0 200 40' \(veil) opacity='0.5'/>").count == 1)
    #expect(try lines(words + "<div frame='0 0 200 40' background='#3338' position='absolute'/>").count == 1)
    // The words of the flow are painted after its boxes.
    #expect(try lines(words + "<div frame='0 0 200 40' background='#333'/>").count == 1)
    #expect(try lines("<div frame='0 0 200 40' \(veil) zIndex='-1'/>" + words).count == 1)
    #expect(try lines(words + "<div frame='40 0 20 40' \(veil)/>").map(\.?.width) == [40, 40])
    // The corners of a circle hide nothing.
    let circle = "<div frame='20 0 40 40' \(veil) radius='20 20 20 20'/>"
    #expect(try lines(words + circle).map(\.?.width) == [26, 46])
    #expect(
      try root(page(200, "<img frame='0 0 9 9'/><div frame='0 0 9 9' \(veil)/>")).children.map(\.element) == ["div"])
  }

  /// A box covers the words of a line of 20 points unless it leaves more than 5 points above or below free, or more
  /// than 10 points beside it.
  @Test(
    arguments: [
      ("40 15 20 10", [40, 40]), ("40 16 20 9", [100]), ("40 15 20 9", [100]), ("10 0 80 40", []),
      ("11 0 78 40", [11, 11]),
      ("10 0 79 40", [11]), ("11 0 79 40", [11]), ("100 0 20 40", [100]), ("0 0 9 40", [91]),
    ] as [(String, [Double])])
  func `words beside a box stay`(frame: String, widths: [Double]) throws {
    let words = "<p frame='0 0 200 40' lines='0 10 100 20'/>"
    let box = "<div frame='\(frame)' background='#333' position='absolute'/>"
    let lines = try root(page(200, words + box)).children.flatMap(\.children).filter { $0.kind == .text }
    #expect(lines.map(\.storedFrame?.width) == widths)
  }

  @Test(arguments: [("0.5 0.5 8 8", true), ("0.6 0.5 8 8", false), ("0.5 0.5 8 7.9", false), ("0 0 9 9", true)])
  func `a box hides a picture within half a point`(frame: String, isHidden: Bool) throws {
    let box = "<div frame='\(frame)' background='#333' position='absolute'/>"
    let names = try root(page(200, "<img frame='0 0 9 9'/>\(box)")).children.map(\.element)
    #expect(names == (isHidden ? ["div"] : ["img", "div"]))
  }

  @Test(.timeLimit(.minutes(1))) func `many opaque boxes at one place take bounded time`() throws {
    let boxes = (0..<20_000).map { index in
      "<div frame='0 0 200 \(5_000 + index)' background='#333' position='fixed'/><p frame='0 0 9 9' lines='0 \(index) 99 9'/>"
    }
    #expect(try !root(page(200, boxes.joined(), height: 30_000)).children.isEmpty)
  }

  @Test func `a higher index is in front`() throws {
    let view = try root(page(9, "<b frame='0 0 1 1' zIndex='2' id='b'/><i frame='0 0 1 1' id='i'/>"))
    #expect(view.children.map(\.identifier) == ["i", "b"])
  }

  // MARK: - Widths

  private var two: String {
    let narrow = page(100, "<p frame='0 0 100 20' lines='0 0 50 20'/>", height: 40)
    return "<dom>\(page(300, "<p frame='0 10 300 20' lines='0 10 150 20'/>", height: 80))\(narrow)</dom>"
  }

  @Test(arguments: [
    (50.0, 100.0, 0.0, 40.0), (100, 100, 0, 40), (150, 150, 2.5, 50), (300, 300, 10, 80), (900, 300, 10, 80),
  ])
  func `boxes are between those of two widths`(width: Double, own: Double, y: Double, height: Double) throws {
    let document = try readForeign(two) { $0.size.width = width }.value
    let paragraph = try #require(document.root.children.first)
    #expect(paragraph.storedFrame == Rect(x: 0, y: y, width: own, height: 20))
    #expect(paragraph.children.first?.storedFrame?.width == own / 2)
    #expect(document.canvas.width == width)
    #expect(document.canvas.height == height)
    #expect(document.widths == 100...301)
  }

  @Test func `a page with other lines begins at its width`() throws {
    let wide = two.replacing("lines='0 10 150 20'", with: "lines='0 10 150 20, 0 30 9 20'")
    for width in [100.0, 200, 299] {
      #expect(try root(wide, width: width).children.first?.storedFrame?.width == 100)
    }
    #expect(try root(wide, width: 300).children.first?.children.count == 2)
  }

  @Test func `the first page is shown without a width`() throws {
    #expect(try readForeign(two).value.canvas.width == 300)
  }

  // MARK: - Mistakes

  @Test func `an element without four numbers is left out`() throws {
    let document = try readForeign(page(9, "<p frame='1 2 3'/><p frame='1 2 -3 4'/><p/><p frame='1 2 3 4'/>"))
    #expect(document.value.root.children.count == 1)
    #expect(document.diagnostics.map(\.problem.code) == ["dom.frame", "dom.frame", "dom.frame"])
    let sentence = "<p> is left out: its 'frame' is not x, y, width and height, such as \"0 0 360 48\""
    #expect(document.diagnostics.first?.problem.message == sentence)
  }

  @Test func `a document without a page is refused`() {
    #expect(errorsOfForeign("<dom/>").count == 1)
    #expect(errorsOfForeign("<dom><page width='0' height='9'/></dom>").count == 2)
  }

  // MARK: - The script

  @Test func `a selector cannot leave its literal`() {
    let script = CaptureScript.expression(selector: "a\"]</script>\u{2028}\\", keepsText: true)
    let literal = #""a\"]\u003C/script>\u2028\\""#
    #expect(script.hasSuffix("({selector: \(literal), text: true})\n"))
    #expect(CaptureScript.expression(selector: nil, keepsText: false).hasSuffix("({selector: null, text: false})\n"))
    #expect(CaptureScript.expression(selector: nil, keepsText: false).utf8.count <= 10_240)
  }

  private func refusal(_ pages: String...) throws -> String? {
    try pages.map { try CaptureContents(ofPage: Array($0.utf8)) }.refusal
  }

  @Test func `captures that are not the content are refused`() throws {
    let full = "<p frame='0 0 9 9' lines='0 0 9 9, 0 9 9 9'/><p frame='0 0 9 9' lines='0 0 9 9'/><img frame='0 0 9 9'/>"
    #expect(try refusal(page(360, full)) == nil)
    #expect(try refusal(page(360, full), page(375, "")) == "the capture is empty at a width of 375")
    let some = "the page has 3 texts and pictures at a width of 360, but 1 at 768"
    #expect(try refusal(page(360, full), page(768, "<img frame='0 0 9 9'/>")) == some)
    let image = "<img frame='0 0 9 9'/>"
    let (four, two) = (String(repeating: image, count: 4), image + image)
    #expect(try refusal(page(360, four), page(768, two)) == nil)
    #expect(try refusal(page(360, four + image), page(768, two)) != nil)
    let busy = "the page still loads at a width of 360: its <div> is busy"
    #expect(try refusal(page(360, full + "<div frame='0 0 9 9' aria-busy='true'/>")) == busy)
    #expect(try refusal(page(360, full + "<div frame='0 0 9 9' class='spinner-lg' animated='true'/>")) == busy)
    #expect(try refusal(page(360, full + "<div frame='0 0 9 9' class='dot' animated='true'/>")) == nil)
  }
}
