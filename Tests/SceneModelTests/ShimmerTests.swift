import Diagnostics
import Dialects
import Geometry
import LayerTree
import Testing

@testable import SceneModel

/// The presets of the shimmer, the attributes that override them, and the rectangles of the gradient: design, section
/// 5.
///
/// The canvas is 100 points wide, so that points are percents of the axis's unit square.
@Suite struct ShimmerTests {
  private func gradient(
    _ attributes: String, _ moment: Moment, _ direction: LayoutDirection = .leftToRight
  ) throws -> LinearGradient {
    let shown = try scene("<feed width=\"100\" height=\"40\"><shimmer \(attributes)/><icon/></feed>") {
      $0.direction = direction
    }
    return try #require(shown.value.gradients(at: moment).first)
  }

  @Test func `classic has the figures of the original`() throws {
    let background = Color(red: 246, green: 247, blue: 248)
    let start = try gradient("", .progress(0))
    #expect(start.colors == [background, Color(gray: 238), Color(gray: 221), Color(gray: 238), background])
    #expect(start.locations == [-0.85, -0.85, 0, 0.15, 1.15])
    #expect(start.start == Point(x: -85, y: 0) && start.end.isClose(to: Point(x: 115, y: 0)))
    #expect(try gradient("", .progress(1)).locations == [0, 1, 1, 1.05, 1.15])
    // Linear, one second long, without end.
    #expect(try gradient("", .time(0)) == start)
    #expect(try gradient("", .time(0.25)) == gradient("", .progress(0.25)))
    #expect(try gradient("", .time(7.25)) == gradient("", .progress(0.25)))
  }

  @Test func `seamless begins and ends with the same picture`() throws {
    let (first, last) = try (
      gradient("preset=\"seamless\"", .progress(0)), gradient("preset=\"seamless\"", .progress(1))
    )
    #expect(first.locations == [-0.6, -0.45, -0.3, -0.15, 0])
    #expect(last.locations == [1, 1.15, 1.3, 1.45, 1.6])
    #expect(first.start == .zero && first.end == Point(x: 100, y: 0))
    // Between 0 and 1 the last color is visible first, and the first color at the end.
    #expect(first.colors.last == last.colors.first)
    #expect(try gradient("preset=\"seamless\"", .time(0.6)) == gradient("preset=\"seamless\"", .progress(0.5)))
  }

  /// Forward in 0.8 s, eased, and back in 0.8 s.
  @Test(arguments: [(0.0, 238), (0.4, 230), (0.8, 221), (1.2, 230), (1.6, 238), (4.0, 221)])
  func `pulse changes one color to and fro`(time: Double, level: UInt8) throws {
    #expect(try gradient("preset=\"pulse\"", .time(time)).colors == [Color(gray: level)])
  }

  @Test func `solid does not move`() throws {
    for time in [0, 0.5, 9] {
      #expect(try gradient("preset=\"solid\"", .time(time)).colors == [Color(gray: 238)])
    }
  }

  @Test func `attributes override a preset`() throws {
    let attributes =
      "preset=\"seamless\" colors=\"#000 #FFF\" locations=\"0 1\" to=\"1 2\" duration=\"2s\" angle=\"90deg\""
    let changed = try gradient(attributes, .time(0.5))
    #expect(changed.colors == [.black, .white])
    #expect(changed.locations == [0.25, 1.25])
    #expect(changed.start.isClose(to: Point(x: 50, y: 0)) && changed.end.isClose(to: Point(x: 50, y: 40)))
  }

  @Test func `right to left mirrors the sweep`() throws {
    let mirrored = try gradient("", .progress(0), .rightToLeft)
    #expect(mirrored.start.isClose(to: Point(x: 185, y: 0)) && mirrored.end.isClose(to: Point(x: -15, y: 0)))
  }

  @Test(arguments: [
    ("angle=\"10deg\" startPoint=\"0 0\"", SceneProblem.angleAndPoints),
    ("repeatCount=\"2\" repeatDuration=\"1s\"", .repeatCountAndDuration),
    ("locations=\"0 1\"", .locationCount("locations", 2, colors: 5)),
    ("preset=\"pulse\" colors=\"#000 #111 #222\"", .colorCount(3, expected: 2)),
  ])
  func `contradictions are errors`(attributes: String, expected: SceneProblem) {
    #expect(problem { try scene("<feed width=\"100\"><shimmer \(attributes)/><icon/></feed>").value } == expected)
  }

  @Test(arguments: [
    ("feed", [[0.0, 0, 100, 120]]), ("cell", [[0, 0, 100, 40], [0, 40, 100, 40], [0, 80, 100, 40]]),
    ("view", [[10, 10, 20, 20], [10, 50, 20, 20], [10, 90, 20, 20]]),
  ])
  func `each scope has its rectangles`(scope: String, frames: [[Double]]) throws {
    let shown = try scene(
      """
      <feed width="100"><shimmer scope="\(scope)"/>
        <cell repeat="3" padding="10" alignItems="start"><icon width="20"/></cell>
      </feed>
      """)
    #expect(shown.value.gradientFrames.map(\.numbers) == frames)
  }

  @Test func `a view outside of cells has the canvas as its scope`() throws {
    let shown = try scene(
      "<feed width=\"100\"><shimmer scope=\"cell\"/><icon/><cell height=\"30\"><icon/></cell></feed>")
    #expect(shown.value.gradientFrames.map(\.numbers) == [[0, 0, 100, 54], [0, 24, 100, 30]])
  }

  @Test func `a scene without bones is reported`() throws {
    let bare = try scene("<feed width=\"100\" height=\"50\"/>")
    #expect(bare.diagnostics.map(\.problem.code) == ["scene.empty"])
    #expect(bare.value.bones.isEmpty)
  }
}

extension Point {
  fileprivate func isClose(to other: Point) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
