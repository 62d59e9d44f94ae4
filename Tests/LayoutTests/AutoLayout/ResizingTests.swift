import Diagnostics
import Geometry
import Layout
import Testing
import ViewTree

@Suite struct ResizingTests {
  private static let wide = Size(width: 300, height: 400)

  @Test(arguments: [
    ("widthSizable", [20.0, 0, 200, 9]), ("flexibleMinX", [120, 0, 100, 9]), ("flexibleMaxX", [20, 0, 100, 9]),
    ("", [20, 0, 100, 9]),
  ])
  func `an autoresizing mask names the lengths that grow with the parent`(mask: String, frame: [Double]) throws {
    let element = mask.isEmpty ? "" : "\(mask)=\"YES\""
    let solved = try SolvedDocument(
      subviews(
        "<view id=\"a\"><rect key=\"frame\" x=\"20\" y=\"0\" width=\"100\" height=\"9\"/>"
          + "<autoresizingMask key=\"autoresizingMask\" \(element)/></view>"), size: Self.wide)
    #expect(solved.frames["a"] == frame)
  }

  @Test func `flexible parts grow in proportion`() throws {
    let solved = try SolvedDocument(
      subviews(
        "<view id=\"a\"><rect key=\"frame\" x=\"20\" y=\"0\" width=\"100\" height=\"9\"/>"
          + "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\"/>"
          + "</view>"), size: Self.wide)
    #expect(solved.frames["a"] == [30, 0, 150, 9])
  }

  @Test func `an autoresizing mask in a constrained parent refers to the solved frame`() throws {
    let parent = plain(
      "parent",
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"77\" height=\"77\"/>"
        + subviews(
          "<view id=\"a\"><rect key=\"frame\" x=\"10\" y=\"0\" width=\"180\" height=\"9\"/>"
            + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></view>"))
    let contents =
      subviews(parent)
      + constraints(
        "parent.leading = root.leading", "parent.trailing = root.trailing", "parent.top = root.top",
        "parent.height = 9")
    #expect(try SolvedDocument(contents).frames["a"] == [10, 0, 180, 9])
    #expect(try SolvedDocument(contents, size: Self.wide).frames["a"] == [10, 0, 280, 9])
  }

  @Test(arguments: [(390.0, 844.0, ["a"]), (1_024, 1_366, ["b"]), (896, 414, ["b"])])
  func `the size classes of the picture decide what is installed`(
    width: Double, height: Double, installed: [String]
  ) throws {
    let contents =
      subviews(plain("a"), plain("b"))
      + constraints("a.width = 9", "b.width = 9")
      + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>"
      + "<variation key=\"widthClass=regular\"><mask key=\"subviews\"><include reference=\"b\"/>"
      + "<exclude reference=\"a\"/></mask></variation>"
    let solved = try SolvedDocument(contents, size: Size(width: width, height: height))
    #expect(["a", "b"].filter { solved.frames[$0] != nil } == installed)
  }

  @Test func `edges come onto pixels, and views that touch still do`() {
    let location = SourceLocation(offset: 0)
    func placed(_ frame: Rect) -> PlacedView {
      PlacedView(
        view: View(element: "view", kind: .view, layout: .frame(frame), location: location), frame: frame, parent: nil,
        end: 1, ordinal: nil)
    }
    let layout = PlacedViews(
      size: Size(width: 10, height: 10),
      views: [placed(Rect(x: 0.3, y: 0, width: 3.4, height: 0.1)), placed(Rect(x: 3.7, y: 0, width: 2, height: 1))],
      source: .interfaceBuilder)
    let frames = layout.alignedToPixels(scale: 2).views.map(\.frame)
    #expect(frames == [Rect(x: 0.5, y: 0, width: 3, height: 0.5), Rect(x: 3.5, y: 0, width: 2, height: 1)])
  }

  /// The parent grows from 200 × 400 to 300 × 500 points: each flexible part has its share of 100 points.
  @Test(
    arguments: [
      ([40, 80, 40, 80], "flexibleMinX flexibleMaxX", [65, 80, 40, 80]),
      ([40, 80, 40, 80], "flexibleMinX widthSizable", [90, 80, 90, 80]),
      ([40, 80, 40, 80], "widthSizable flexibleMaxX", [40, 80, 65, 80]),
      ([40, 80, 40, 80], "flexibleMinX widthSizable flexibleMaxX", [60, 80, 60, 80]),
      ([40, 80, 40, 80], "flexibleMinY", [40, 180, 40, 80]), ([40, 80, 40, 80], "heightSizable", [40, 80, 40, 180]),
      ([40, 80, 40, 80], "flexibleMaxY", [40, 80, 40, 80]),
      ([40, 80, 40, 80], "flexibleMinY flexibleMaxY", [40, 105, 40, 80]),
      ([40, 80, 40, 80], "flexibleMinY heightSizable", [40, 130, 40, 130]),
      ([40, 80, 40, 80], "heightSizable flexibleMaxY", [40, 80, 40, 105]),
      ([40, 80, 40, 80], "flexibleMinY heightSizable flexibleMaxY", [40, 100, 40, 100]),
      ([0, 0, 200, 400], "flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY", [50, 50, 200, 400]),
      ([0, 0, 200, 400], "flexibleMinX flexibleMaxY", [100, 0, 200, 400]),
      ([-20, -10, 40, 30], "flexibleMinX widthSizable heightSizable flexibleMinY", [-20, -10, 140, 130]),
      ([0, 0, 0, 0], "flexibleMinX widthSizable heightSizable flexibleMinY", [50, 50, 50, 50]),
    ] as [([Double], String, [Double])])
  func `flexible parts share the growth along both axes`(_ stored: [Double], _ mask: String, _ frame: [Double]) throws {
    let parts = mask.split(separator: " ").map { "\($0)=\"YES\"" }.joined(separator: " ")
    let view =
      "<view id=\"a\"><rect key=\"frame\" x=\"\(stored[0])\" y=\"\(stored[1])\" width=\"\(stored[2])\" "
      + "height=\"\(stored[3])\"/><autoresizingMask key=\"autoresizingMask\" \(parts)/></view>"
    let solved = try SolvedDocument(subviews(view), size: Size(width: 300, height: 500))
    #expect(solved.frames["a"] == frame)
  }
}
