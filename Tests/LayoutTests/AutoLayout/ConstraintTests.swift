import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Layout

@Suite struct ConstraintTests {
  @Test func `edges, centers and sizes hold`() throws {
    let solved = try SolvedDocument(
      subviews(plain("a"), plain("b"))
        + constraints(
          "a.leading = root.leading + 8", "root.trailing = a.trailing + 12", "a.top = root.top + 20", "a.height = 50",
          "b.centerX = a.centerX + 3", "b.top = a.bottom + 4", "b.width = 30", "b.bottom = root.bottom"))
    #expect(solved.frames["a"] == [8, 20, 180, 50])
    #expect(solved.frames["b"] == [86, 74, 30, 326])
    #expect(solved.warnings.isEmpty)
  }

  @Test func `a constraint without a first item is about the view that holds it`() throws {
    let solved = try SolvedDocument(
      subviews(
        plain(
          "a",
          "<constraints><constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/>"
            + "<constraint firstAttribute=\"height\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"3:2\" id=\"r\"/>"
            + "</constraints>")) + constraints("a.leading = root.leading + 5", "a.top = root.top"))
    #expect(solved.frames["a"] == [5, 0, 40, 60])
  }

  @Test(arguments: [("0.5", 50.0), ("1:4", 25), ("3/4", 75)])
  func `a multiplier on a position counts in the space of the holder`(multiplier: String, y: Double) throws {
    let inner = plain(
      "inner",
      subviews(plain("a"))
        + constraints(
          "a.top = inner.bottom * \(multiplier)", "a.leading = inner.leading", "a.width = 9", "a.height = 9"))
    let solved = try SolvedDocument(
      subviews(inner)
        + constraints(
          "inner.top = root.top + 60", "inner.leading = root.leading", "inner.width = 100", "inner.height = 100"))
    #expect(solved.frames["a"] == [0, y, 9, 9])
  }

  @Test func `the higher priority wins, and a relation holds without being met exactly`() throws {
    let solved = try SolvedDocument(
      subviews(plain("a"))
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 150 @700", "a.width = 90 @800",
          "a.width >= 100", "a.width <= 400"))
    #expect(solved.frames["a"] == [0, 0, 100, 10])
    #expect(solved.warnings.isEmpty)
  }

  @Test func `of required constraints that cannot hold the latest gives way, by name`() throws {
    let solved = try SolvedDocument(
      subviews(plain("a"))
        + constraints(
          "a.leading = root.leading + 8", "a.width = 50", "root.trailing = a.trailing + 8", "a.top = root.top",
          "a.height = 9"))
    #expect(solved.frames["a"] == [8, 0, 50, 9])
    #expect(
      solved.warnings == [
        "the constraint \"c2\" (view.trailing = view.trailing + 8) gives way: it cannot hold together with "
          + "\"c0\", \"c1\""
      ])
  }

  @Test func `no view is turned inside out`() throws {
    let solved = try SolvedDocument(
      subviews(plain("a"))
        + constraints(
          "a.leading = root.leading + 150", "root.trailing = a.trailing + 80", "a.top = root.top", "a.height = 9"))
    #expect(solved.frames["a"]?[0] == 150)
    #expect(solved.frames["a"]?[2] == 0)
    #expect(solved.warnings.count == 1)
    #expect(solved.warnings.first?.contains("\"c1\"") == true)
  }

  @Test func `undetermined sizes are 0 when solved, and as stored at another size`() throws {
    let contents =
      subviews(plain("a", "<rect key=\"frame\" x=\"7\" y=\"30\" width=\"60\" height=\"70\"/>"))
      + constraints("a.leading = root.leading + 10")
    #expect(try SolvedDocument(contents).frames["a"] == [10, 0, 0, 0])
    let resized = try SolvedDocument(contents, size: Size(width: 300, height: 500), solves: false)
    #expect(resized.frames["a"] == [10, 30, 60, 70])
    let stored = try SolvedDocument(contents, solves: false)
    #expect(stored.frames["a"] == [7, 30, 60, 70])
  }

  @Test func `right to left turns leading around, not left`() throws {
    let contents =
      subviews(plain("a"), plain("b"))
      + constraints(
        "a.leading = root.leading + 10", "a.width = 30", "a.top = root.top", "a.height = 9", "b.left = root.left + 10",
        "b.width = 30", "b.top = root.top", "b.height = 9")
    let solved = try SolvedDocument(contents, direction: .rightToLeft)
    #expect(solved.frames["a"] == [160, 0, 30, 9])
    #expect(solved.frames["b"] == [10, 0, 30, 9])
  }

  @Test func `placeholders give way to other constraints, and a variation excludes constraints`() throws {
    let solved = try SolvedDocument(
      subviews(plain("a"))
        + "<constraints><constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"10\" id=\"x\" placeholder=\"YES\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"20\" id=\"y\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"z\">"
        + "<variation key=\"widthClass=compact\" constant=\"44\"/></constraint></constraints>"
        + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"y\"/></mask></variation>")
    #expect(solved.frames["a"]?[2] == 44)
    #expect(solved.warnings.isEmpty)
  }

  @Test func `numbers out of range leave the stored frames`() throws {
    let huge = constraints("a.width = root.width * 1e7 + 1e7", "a.height = a.width * 1e7", "a.top = a.height * 1e7")
    let solved = try SolvedDocument(
      subviews(plain("a", "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")) + huge)
    #expect(solved.frames["a"] == [1, 2, 3, 4])
    #expect(
      solved.warnings == [
        "the constraints cannot be solved, for they are too many or hold too large numbers; stored frames are used"
      ])
  }

  @Test func `more views than any screen has are left as they are stored`() {
    var scene = ConstraintScene(width: 100, height: .exactly(100))
    let location = SourceLocation(offset: 0)
    scene.items = [LayoutItem(element: "view", parent: nil, holding: .root, location: location)]
    var layout = AutoLayout(scene, .never)
    let frames = layout?.solve()?.frames
    #expect(frames == [Rect(x: 0, y: 0, width: 100, height: 100)])
    let view = LayoutItem(element: "view", parent: 0, holding: .constraints, location: location)
    scene.items += Array(repeating: view, count: 20_000)
    #expect(AutoLayout(scene, .never) == nil)
  }

  /// The place of a view of 17 × 11 points in a root of 200 × 400 points, in both directions.
  ///
  /// Left and right are the same in both; leading and trailing, and horizontal centers, are mirrored.
  @Test(
    arguments: [
      ("a.leading = root.leading + 7", 7, 176), ("a.left = root.left + 7", 7, 7),
      ("a.right = root.right + -9", 174, 174),
      ("a.trailing = root.trailing + -9", 174, 9), ("a.centerX = root.centerX + 5", 96.5, 86.5),
      ("a.leading = root.trailing * 0.25 + 3", 53, 130), ("a.left = root.right * 0.25 + 3", 53, 53),
      ("a.centerX = root.centerX * 1.5", 141.5, 41.5), ("a.top = root.bottom * 0.25 + 3", 103, 103),
      ("a.bottom = root.bottom + -9", 380, 380), ("a.centerY = root.centerY * 0.5 + 1", 95.5, 95.5),
      ("a.top = root.top + 13", 13, 13),
    ] as [(String, Double, Double)])
  func `an anchor is an edge or a center`(_ line: String, _ place: Double, _ mirrored: Double) throws {
    let isVertical = ["top", "bottom", "centerY"].contains { line.hasPrefix("a.\($0)") }
    let other = isVertical ? "a.leading = root.leading + 3" : "a.top = root.top + 3"
    let contents = subviews(plain("a")) + constraints(line, other, "a.width = 17", "a.height = 11")
    for (direction, place) in [(LayoutDirection.leftToRight, place), (.rightToLeft, mirrored)] {
      let mirror = direction == .leftToRight ? 3.0 : 180
      #expect(
        try SolvedDocument(contents, direction: direction).frames["a"]
          == (isVertical ? [mirror, place, 17, 11] : [place, 3, 17, 11]))
    }
  }

  /// The margins of the parent of 150 × 90 points are 1 at the top, 13 at the right, 7 at the bottom and 5 at the left.
  @Test(
    arguments: [
      ("a.leading = p.leadingMargin + 2", 7, 118), ("a.trailing = p.trailingMargin + -3", 117, 8),
      ("a.left = p.leftMargin + 2", 7, 7), ("a.right = p.rightMargin + -3", 117, 117),
      ("a.centerX = p.centerXWithinMargins + 5", 67.5, 57.5), ("a.top = p.topMargin + 4", 5, 5),
      ("a.bottom = p.bottomMargin + -1", 71, 71), ("a.centerY = p.centerYWithinMargins + 1", 37.5, 37.5),
    ] as [(String, Double, Double)])
  func `an anchor is inside of the margins`(_ line: String, _ place: Double, _ mirrored: Double) throws {
    let isVertical = ["top", "bottom", "centerY"].contains { line.hasPrefix("a.\($0)") }
    let other = isVertical ? "a.left = p.left + 3" : "a.top = p.top + 3"
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"5\" bottom=\"7\" right=\"13\"/>"
    let parent = plain(
      "p", subviews(plain("a")) + margins + constraints(line, other, "a.width = 17", "a.height = 11"))
    let contents =
      subviews(parent)
      + constraints("p.leading = root.leading + 10", "p.top = root.top + 20", "p.width = 150", "p.height = 90")
    for (direction, place) in [(LayoutDirection.leftToRight, place), (.rightToLeft, mirrored)] {
      #expect(
        try SolvedDocument(contents, direction: direction).frames["a"]
          == (isVertical ? [3, place, 17, 11] : [place, 3, 17, 11]))
    }
  }
}
