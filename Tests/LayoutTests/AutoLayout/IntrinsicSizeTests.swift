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
}
