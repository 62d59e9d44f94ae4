import Geometry
import Inference
import Testing
import ViewTree

@testable import SceneModel

/// The gaps between bones that overlap.
@Suite struct TouchingBoneTests {
  private func found(_ nodes: [String]) throws -> Found {
    let title = node("android.widget.TextView", box(16, 600, 200, 24), "text='Title'")
    let screen = node("android.widget.FrameLayout", box(0, 0, 400, 800), "", title + nodes.joined())
    return try Found("<hierarchy rotation='0'>\(screen)</hierarchy>")
  }

  private func picture(_ name: String, _ frame: Rect) -> String {
    node("android.widget.ImageView", frame, "resource-id='\(name)'")
  }

  /// The picture at the top loses less of its height than a low one below it, and more than a high one.
  @Test(
    arguments: [
      (79, [11, 113, 101, 83], [11, 198, 61, 79], [81, 204, 103, 207]),
      (207, [11, 113, 101, 97], [11, 212, 61, 193], [81, 212, 103, 199]),
      (nil, [11, 113, 101, 97], nil, [81, 212, 103, 199]),
    ] as [(Double?, [Double], [Double]?, [Double])])
  func `bones that a cut already separates are not cut again`(
    _ height: Double?, _ top: [Double], _ left: [Double]?, _ right: [Double]
  ) throws {
    let low = height.map { [picture("left", box(11, 198, 61, $0))] } ?? []
    let found = try found([picture("top", box(11, 113, 101, 97))] + low + [picture("right", box(81, 204, 103, 207))])
    #expect(found.frames("top") == [top])
    #expect(found.frames("left") == (left.map { [$0] } ?? []))
    #expect(found.frames("right") == [right])
  }

  /// A plain view loses its edge to a field or a text, and nothing if it would become too small.
  @Test(arguments: [
    ("widget.EditText", "", box(11, 113, 201, 41), "view.View", 101.0, 201.0, 92.0),
    ("widget.EditText", "", box(11, 113, 201, 41), "widget.ImageView", 101, 192, 101),
    ("widget.EditText", "", box(11, 113, 201, 41), "view.View", 17, 201, 17),
    ("view.View", "", box(11, 113, 201, 41), "view.View", 101, 192, 101),
    ("widget.TextView", "text='Wordy words that fill their line'", box(11, 113, 201, 41), "view.View", 101, 201, 92),
    (
      "widget.TextView", "text='Wordy words that fill their line'", box(11, 113, 201, 21), "widget.ImageView", 101, 186,
      101
    ),
  ])
  func `a plain view yields to a field or a text`(
    _ name: String, _ attributes: String, _ frame: Rect, _ other: String, _ width: Double, _ rest: Double,
    _ otherRest: Double
  ) throws {
    let field = node("android.\(name)", frame, "resource-id='field' \(attributes)")
    let height = name == "widget.TextView" ? 61.0 : 31
    let view = node("android.\(other)", box(205, 117 - (height - 31) / 2, width, height), "resource-id='other'")
    let found = try found([field, view])
    #expect(found.frames("field").map { [$0[0], $0[2]] } == [[11, rest]])
    #expect(found.frames("other").map { [$0[0], $0[2]] } == [[205 + width - otherRest, otherRest]])
  }

  @Test func `the order of a field and a plain view does not matter`() throws {
    let view = node("android.view.View", box(11, 113, 101, 31), "resource-id='other'")
    let field = node("android.widget.EditText", box(105, 117, 201, 41), "resource-id='field'")
    for nodes in [[view, field], [field, view]] {
      let found = try found(nodes)
      #expect(found.frames("field") == [[105, 117, 201, 41]])
      #expect(found.frames("other") == [[11, 113, 92, 31]])
    }
  }
}
