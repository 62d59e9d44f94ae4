import Geometry
import Testing

@Suite struct StackViewTests {
  /// The frames of three views of 20, 40 and 60 points in a stack that is 200 wide and 100 high.
  private func frames(_ attributes: String, sizes: [String] = ["20", "40", "60"]) throws -> [[Double]] {
    let isVertical = attributes.contains("vertical")
    let views = zip(["a", "b", "c"], sizes).map { identifier, size in
      constrained(
        "view", identifier,
        size == "-" ? "" : "placeholderIntrinsicWidth=\"\(size)\" placeholderIntrinsicHeight=\"\(size)\"")
    }
    let solved = try SolvedDocument(
      subviews(constrained("stackView", "stack", attributes, subviews(views.joined())))
        + constraints(
          "stack.leading = root.leading", "stack.top = root.top", "stack.width = \(isVertical ? 100 : 200)",
          "stack.height = \(isVertical ? 200 : 100)"))
    #expect(solved.warnings.isEmpty)
    return ["a", "b", "c"].compactMap { solved.frames[$0] }
  }

  @Test func `fills along the axis by hugging and across it`() throws {
    let frames = try frames("spacing=\"10\"", sizes: ["20", "40", "-"])
    #expect(frames == [[0, 0, 20, 100], [30, 0, 40, 100], [80, 0, 120, 100]])
  }

  @Test func `fills equally`() throws {
    #expect(
      try frames("spacing=\"10\" distribution=\"fillEqually\"")
        == [[0, 0, 60, 100], [70, 0, 60, 100], [140, 0, 60, 100]])
  }

  @Test func `fills in proportion to the contents`() throws {
    let widths = try frames("distribution=\"fillProportionally\"").map { $0[2] }
    #expect(zip(widths, [200.0 / 6, 200.0 / 3, 100]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `spaces equally, and centers equally`() throws {
    let spaced = try frames("distribution=\"equalSpacing\" alignment=\"top\"")
    #expect(spaced == [[0, 0, 20, 20], [60, 0, 40, 40], [140, 0, 60, 60]])
    let centered = try frames("distribution=\"equalCentering\" alignment=\"center\"")
    #expect(centered.map { $0[0] + $0[2] / 2 } == [10, 90, 170])
    #expect(centered.map { $0[1] } == [40, 30, 20])
  }

  @Test func `aligns at the end in columns`() throws {
    let frames = try frames("axis=\"vertical\" alignment=\"trailing\" distribution=\"equalSpacing\"")
    #expect(frames == [[80, 0, 20, 20], [60, 60, 40, 40], [40, 140, 60, 60]])
  }

  @Test func `a hidden view stands in the middle of the spacing, and at the end of the last visible view`() throws {
    let views = ["a", "b", "c", "d"].map {
      constrained("view", $0, "placeholderIntrinsicWidth=\"30\" \($0 == "b" || $0 == "d" ? "hidden=\"YES\"" : "")")
    }
    let solved = try SolvedDocument(
      subviews(constrained("stackView", "stack", "spacing=\"20\"", subviews(views.joined())))
        + constraints("stack.leading = root.leading", "stack.top = root.top", "stack.height = 10"))
    #expect(["a", "b", "c", "d"].map { solved.frames[$0]?.first } == [0, 40, 50, 80])
  }

  @Test func `leaves hidden views out`() throws {
    let views = [("a", ""), ("b", "hidden=\"YES\""), ("c", "")].map { constrained("view", $0.0, $0.1) }
    let solved = try SolvedDocument(
      subviews(
        constrained("stackView", "stack", "spacing=\"20\" distribution=\"fillEqually\"", subviews(views.joined())))
        + constraints(
          "stack.leading = root.leading", "stack.top = root.top", "stack.width = 200", "stack.height = 10"))
    #expect(solved.frames["a"] == [0, 0, 90, 10])
    #expect(solved.frames["c"] == [110, 0, 90, 10])
  }

  @Test func `puts a hidden view between two others in the middle of their spacing, with its own size`() throws {
    let views = [("a", ""), ("b", "hidden=\"YES\""), ("c", "")].map { constrained("view", $0.0, $0.1) }
    let solved = try SolvedDocument(
      subviews(
        constrained("stackView", "stack", "axis=\"vertical\" spacing=\"20\"", subviews(views.joined())))
        + constraints(
          "stack.leading = root.leading", "stack.top = root.top", "stack.width = 200", "a.height = 30",
          "b.height = 12", "c.height = 40"))
    #expect(solved.frames["b"] == [0, 40, 200, 12])
    #expect(solved.frames["c"] == [0, 50, 200, 40])
    #expect(solved.warnings.isEmpty)
  }

  @Test func `arranges inside of margins that the document states`() throws {
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="16" leading="5" bottom="6" trailing="0.0"/>
      """
    let solved = try SolvedDocument(
      subviews(constrained("stackView", "stack", "", subviews(plain("a")) + margins))
        + constraints("stack.leading = root.leading", "stack.top = root.top", "stack.width = 200", "a.height = 40"))
    #expect(solved.frames["stack"] == [0, 0, 200, 62])
    #expect(solved.frames["a"] == [5, 16, 195, 40])
  }

  @Test func `takes the drawn size of a view for its size where the picture is the design`() throws {
    let drawn = constrained("view", "a", "", "<rect key=\"frame\" width=\"40\" height=\"30\"/>")
    let contents =
      subviews(constrained("stackView", "stack", "alignment=\"top\"", subviews(drawn)))
      + constraints("stack.leading = root.leading", "stack.top = root.top")
    #expect(try SolvedDocument(contents).frames["a"] == [0, 0, 40, 30])
    let measured = constrained("view", "b", "", "") + drawn
    let other =
      subviews(constrained("stackView", "stack", "axis=\"vertical\"", subviews(measured)))
      + constraints(
        "stack.leading = root.leading", "stack.top = root.top", "stack.trailing = root.trailing", "b.height = 9",
        "a.height = 12")
    #expect(try SolvedDocument(other, size: Size(width: 300, height: 400)).frames["a"] == [0, 9, 300, 12])
  }

  /// The attributes and the size of a stack, and the frames of views of 17, 29 and 41 points in both directions.
  @Test(
    arguments: [
      (
        "distribution=\"equalSpacing\" alignment=\"bottom\"", [151, 83],
        [[0, 66, 17, 17], [49, 54, 29, 29], [110, 42, 41, 41]],
        [[134, 66, 17, 17], [73, 54, 29, 29], [0, 42, 41, 41]]
      ),
      (
        "distribution=\"equalCentering\" alignment=\"top\"", [151, 83],
        [[0, 0, 17, 17], [55, 0, 29, 29], [110, 0, 41, 41]], [[134, 0, 17, 17], [67, 0, 29, 29], [0, 0, 41, 41]]
      ),
      (
        "distribution=\"fillProportionally\"", [180, 83], [[0, 0, 34, 83], [37, 0, 58, 83], [98, 0, 82, 83]],
        [[146, 0, 34, 83], [85, 0, 58, 83], [0, 0, 82, 83]]
      ),
      (
        "distribution=\"fillEqually\"", [153, 83], [[0, 0, 49, 83], [52, 0, 49, 83], [104, 0, 49, 83]],
        [[104, 0, 49, 83], [52, 0, 49, 83], [0, 0, 49, 83]]
      ),
      (
        "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"leading\"", [83, 151],
        [[0, 0, 17, 17], [0, 49, 29, 29], [0, 110, 41, 41]], [[66, 0, 17, 17], [54, 49, 29, 29], [42, 110, 41, 41]]
      ),
      (
        "axis=\"vertical\" distribution=\"equalCentering\" alignment=\"trailing\"", [83, 151],
        [[66, 0, 17, 17], [54, 55, 29, 29], [42, 110, 41, 41]], [[0, 0, 17, 17], [0, 55, 29, 29], [0, 110, 41, 41]]
      ),
      (
        "axis=\"vertical\" distribution=\"fillProportionally\" alignment=\"center\"", [83, 180],
        [[33, 0, 17, 34], [27, 37, 29, 58], [21, 98, 41, 82]], [[33, 0, 17, 34], [27, 37, 29, 58], [21, 98, 41, 82]]
      ),
    ] as [(String, [Double], [[Double]], [[Double]])])
  func `arranges with a spacing in both directions`(
    _ attributes: String, _ size: [Double], _ frames: [[Double]], _ mirrored: [[Double]]
  ) throws {
    let views = [("a", 17), ("b", 29), ("c", 41)].map { identifier, size in
      constrained(
        "view", identifier, "placeholderIntrinsicWidth=\"\(size)\" placeholderIntrinsicHeight=\"\(size)\"")
    }
    let contents =
      subviews(constrained("stackView", "stack", "spacing=\"3\" \(attributes)", subviews(views.joined())))
      + constraints(
        "stack.leading = root.leading + 7", "stack.top = root.top + 5", "stack.width = \(size[0])",
        "stack.height = \(size[1])")
    for (direction, expected) in [(LayoutDirection.leftToRight, frames), (.rightToLeft, mirrored)] {
      let solved = try SolvedDocument(contents, direction: direction)
      for (identifier, frame) in zip(["a", "b", "c"], expected) {
        let found = try #require(solved.frames[identifier])
        #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 1e-9 }, "\(identifier): \(found), not \(frame)")
      }
    }
  }
}
