import Dialects
import Geometry
import Layout
import Testing
import ViewTree

@Suite struct IntrinsicSizeTests {
  private static let words = "Some words that are much too long for a line of this label"

  @Test func `a label is as large as its text`() throws {
    let solved = try SolvedDocument(
      subviews(constrained("label", "a", "text=\"\(Self.words)\" horizontalCompressionResistancePriority=\"1000\""))
        + constraints("a.leading = root.leading", "a.top = root.top"))
    let font = Font(pointSize: 17)
    #expect(solved.frames["a"] == [0, 0, font.width(of: Self.words).roundedUp(toPixelsOf: 2), 20.5])
  }

  @Test func `characters of a monospaced font are equally wide`() {
    let menlo = Font(named: "Menlo-Regular", pointSize: 48)
    #expect(abs(menlo.width(of: "00:00.0") - 7 * 48 * 1_233 / 2_048) < 0.01)
    #expect(menlo.width(of: "iii") == menlo.width(of: "WWW"))
  }

  @Test func `characters with one glyph are equally wide`() {
    let font = Font(pointSize: 17)
    #expect(font.width(of: "a\u{A0}b") == font.width(of: "a b"))
    #expect(font.width(of: "\u{2219}") == font.width(of: "\u{B7}"))
  }

  @Test(arguments: [(0, 61.0), (2, 41), (1, 20.5)])
  func `a label that wraps is as high as its lines in the width that it has`(lines: Int, height: Double) throws {
    let solved = try SolvedDocument(
      subviews(constrained("label", "a", "text=\"\(Self.words)\" numberOfLines=\"\(lines)\""))
        + constraints("a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top"))
    #expect(solved.frames["a"] == [0, 0, 200, height])
  }

  @Test func `text wraps in fewer lines where there is more room, and then takes no more than it needs`() throws {
    let contents =
      subviews(constrained("label", "a", "text=\"\(Self.words)\" numberOfLines=\"0\""))
      + constraints("a.leading = root.leading", "a.trailing <= root.trailing", "a.top = root.top")
    let narrow = try SolvedDocument(contents)
    let wide = try SolvedDocument(contents, size: Size(width: 320, height: 400))
    #expect(narrow.frames["a"]?[3] == 61)
    #expect(wide.frames["a"]?[3] == 41)
    let width = try #require(wide.frames["a"]?[2])
    #expect(width < 320 && width > 200)
  }

  /// Two labels that fill more or less space than their texts; the one with the lower priority gives in.
  @Test(arguments: [("horizontal", 2), ("vertical", 3)])
  func `missing priorities are 250 for hugging and 750 for compression resistance`(axis: String, side: Int) throws {
    let (start, end) = axis == "horizontal" ? ("leading", "trailing") : ("top", "bottom")
    func size(_ attribute: String, _ priority: Double, in space: Double) throws -> (Double, Double) {
      let first = constrained("label", "a", "text=\"Word\" \(axis)\(attribute)Priority=\"\(priority)\"")
      let frames = try SolvedDocument(
        subviews(first, constrained("label", "b", "text=\"Word\""))
          + constraints(
            "a.\(start) = root.\(start)", "b.\(start) = a.\(end)", "b.\(end) = a.\(start) + \(space)")
      ).frames
      return (try #require(frames["a"])[side], try #require(frames["b"])[side])
    }
    let grown = try [249.5, 250.5].map { try size("Hugging", $0, in: 150) }
    #expect(grown[0].0 > grown[0].1 && grown[1].0 < grown[1].1)
    let cut = try [749.5, 750.5].map { try size("CompressionResistance", $0, in: 30) }
    #expect(cut[0].0 < cut[0].1 && cut[1].0 > cut[1].1)
  }

  @Test func `the label that resists compression less is cut`() throws {
    let solved = try SolvedDocument(
      subviews(
        constrained("label", "a", "text=\"\(Self.words)\" horizontalCompressionResistancePriority=\"749\""),
        constrained("label", "b", "text=\"Right\""))
        + constraints(
          "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing", "a.top = root.top",
          "b.baseline = a.baseline"))
    let right = Font(pointSize: 17).width(of: "Right").roundedUp(toPixelsOf: 2)
    #expect(solved.frames["a"] == [0, 0, 200 - right, 20.5])
    #expect(solved.frames["b"] == [200 - right, 0, right, 20.5])
  }

  @Test func `baselines of a label that is higher than its text are at its edges`() throws {
    let solved = try SolvedDocument(
      subviews(
        constrained("label", "high", "text=\"Title\""), constrained("label", "first", "text=\"A\""),
        constrained("label", "last", "text=\"B\""))
        + constraints(
          "high.leading = root.leading", "high.top = root.top + 10", "high.height = 100",
          "first.leading = high.trailing", "first.firstBaseline = high.firstBaseline",
          "last.leading = first.trailing", "last.baseline = high.baseline"))
    #expect(solved.frames["first"]?[1] == 10)
    #expect(solved.frames["last"].map { $0[1] + $0[3] } == 110)
  }

  @Test func `text is spaced by the table of tracking, and display has wide digits and capitals`() {
    func ems(_ text: String, _ size: Double) -> Double { Font(pointSize: size).width(of: text) / size }
    #expect(abs(ems("nnnn", 12) - ems("nnnn", 17) - 4 * 0.025) < 1e-9)
    #expect(abs(ems("nnnn", 12.5) - ems("nnnn", 12) + 4 * 0.003) < 1e-9)
    #expect(abs(ems("nnnn", 5) - ems("nnnn", 6)) < 1e-9)
    #expect(abs(ems("nnnn", 24) - ems("nnnn", 60)) < 1e-9)
    let (digits, letters) = (ems("0000", 40) - ems("0000", 19), ems("oooo", 40) - ems("oooo", 19))
    #expect(digits - letters > 0.06)
    #expect(abs(digits - (ems("HHHH", 40) - ems("HHHH", 19))) < 0.005)
  }

  @Test(arguments: [
    ("switch", "", 51.0, 31.0), ("activityIndicatorView", "style=\"large\"", 37, 37),
    ("pageControl", "numberOfPages=\"3\"", 39, 37), ("stepper", "", 94, 32),
  ])
  func `controls have sizes of their own`(
    element: String, attributes: String, width: Double, height: Double
  ) throws {
    let solved = try SolvedDocument(
      subviews(constrained(element, "a", attributes)) + constraints("a.leading = root.leading", "a.top = root.top"))
    #expect(solved.frames["a"] == [0, 0, width, height])
  }

  @Test func `constraints see a slider without the room of its shadow`() throws {
    let solved = try SolvedDocument(
      subviews(constrained("slider", "a"))
        + constraints("a.leading = root.leading + 20", "a.trailing = root.trailing", "a.bottom = root.bottom"))
    #expect(solved.frames["a"] == [18, 370, 184, 31])
  }

  @Test func `an image is as large as its resource`() throws {
    let solved = try SolvedDocument(
      subviews(constrained("imageView", "a", "image=\"photo\""))
        + constraints("a.leading = root.leading", "a.top = root.top"),
      aside: "<resources><image name=\"photo\" width=\"64\" height=\"48\"/></resources>")
    #expect(solved.frames["a"] == [0, 0, 64, 48])
  }

  @Test func `a button has room around its title`() throws {
    let solved = try SolvedDocument(
      subviews(constrained("button", "a", "buttonType=\"system\"", "<state key=\"normal\" title=\"Continue here\"/>"))
        + constraints("a.leading = root.leading", "a.top = root.top"))
    #expect(solved.frames["a"] == [0, 0, Font(pointSize: 15).width(of: "Continue here").rounded(.up), 30])
  }

  @Test func `a text in base 64 counts with its white space`() throws {
    let solved = try SolvedDocument(
      subviews(
        constrained(
          "label", "a", "",
          "<string key=\"text\" base64-UTF8=\"YES\">\nIEhlbGxvIQog\n</string>"))
        + constraints("a.leading = root.leading", "a.top = root.top"))
    #expect(solved.frames["a"]?[2] == Font(pointSize: 17).width(of: " Hello!").roundedUp(toPixelsOf: 2))
  }

  @Test(arguments: [("retina6_1", 49.0), ("retina4_7", 44)])
  func `a toolbar is higher on phones with a home indicator`(device: String, height: Double) throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="17701">
      <device id="\(device)" orientation="portrait"/><objects><view id="root">
      <rect key="frame" width="414" height="300"/>\(subviews(constrained("toolbar", "a")))
      \(constraints("a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top"))</view></objects>
      </document>
      """
    #expect(try SolvedDocument(markup: markup, root: "root").frames["a"] == [0, 0, 414, height])
  }
}

@Suite struct WrappingTests {
  private let font = Font(pointSize: 10)

  private func lines(_ text: String, fitting line: String, pushesOut: Bool = false) -> WrappedText {
    font.wrap(text, in: font.width(of: line) + 1, limit: 0, pushesOut: pushesOut)
  }

  @Test func `lines end after a hyphen between letters`() {
    #expect(lines("one two-three", fitting: "one two-").lineCount == 2)
    #expect(lines("one two-three", fitting: "one two-").width < font.width(of: "one two-") + 1)
    #expect(lines("one 2-3", fitting: "one 2-").width < font.width(of: "one 2-") - 1)
  }

  @Test func `a single last word takes the word before it along`() {
    let greedy = lines("a few words here end", fitting: "a few words here")
    let pushed = lines("a few words here end", fitting: "a few words here", pushesOut: true)
    #expect((greedy.lineCount, pushed.lineCount) == (2, 2))
    #expect(pushed.width < greedy.width - 10)
  }

  @Test(arguments: [(0.0, true), (-0.02, false)])
  func `the word before it goes along if both fit`(_ rest: Double, _ isPushed: Bool) {
    let width = font.width(of: "bbbb cccccc") + rest
    let wrapped = font.wrap("a bbbb cccccc", in: width, limit: 0, pushesOut: true)
    #expect(wrapped.lineCount == 2)
    #expect((wrapped.width > width - 1) == isPushed)
  }

  /// A maximum of 0 is none: `NSParagraphStyle.maximumLineHeight`.
  @Test(
    arguments: [(nil, 4, 4), (20, 40, 20), (20, 15, 20), (nil, 40, nil), (nil, 0, nil)] as [(Double?, Double, Double?)])
  func `a paragraph limits the height of its lines`(_ least: Double?, _ most: Double, _ height: Double?) {
    var limited = font
    (limited.minimumLineHeight, limited.maximumLineHeight) = (least, most)
    #expect(limited.lineHeight == height ?? font.lineHeight)
  }

  @Test func `the width of a wrapped line contains the space at its end as far as it fits`() {
    let wrapped = font.wrap("words that wrap", in: font.width(of: "words that") + 100, limit: 0)
    #expect(wrapped.lineCount == 1)
    let narrow = font.wrap("words that wrapped", in: font.width(of: "words that ") + 1, limit: 0)
    #expect(abs(narrow.width - font.width(of: "words that") - font.width(of: " ")) < 1e-6)
  }

  @Test func `lines of ideographs end between any two, but not before a full stop`() {
    #expect(font.wrap("一二三四五六", in: 31, limit: 0).lineCount == 2)
    #expect(font.wrap("一二三四五。", in: 51, limit: 0).lineCount == 2)
    #expect(font.wrap("一二三四。", in: 41, limit: 0).width < 31)
  }

  @Test func `a letter with an accent is as wide as without`() {
    #expect(font.width(of: "ÀéñŽ") == font.width(of: "AenZ"))
  }
}
