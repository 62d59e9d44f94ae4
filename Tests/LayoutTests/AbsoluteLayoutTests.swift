import Geometry
import Testing
import ViewTree

/// CSS Positioned Layout 3, sections 3 and 4, with insets and margins of different sizes in a square of 100 points.
@Suite struct AbsoluteLayoutTests {
  private let margin = Edges<Length?>(top: .points(3), right: .points(5), bottom: .points(5), left: .points(3))

  private func frame(
    isRightToLeft: Bool = false, clips: Bool = false, _ change: (inout FlexStyle) -> Void
  ) throws -> Rect {
    let child = view {
      ($0.position, $0.margin) = (.absolute, margin)
      change(&$0)
    }
    var root = view("view", [child]) { if isRightToLeft { $0.writingDirection = .rightToLeft } }
    root.clips = clips
    return try frames(root, width: 100, height: 100)[1]
  }

  /// The insets at the start and the end, the size, and the places and sizes in both directions.
  @Test(
    arguments: [
      (7, nil, 20, 10, 10, 20), (nil, 13, 20, 62, 62, 20), (7, 13, nil, 10, 10, 72), (7, 13, 20, 10, 62, 20),
      (60, 50, nil, 63, 45, 0), (60, 50, 20, 63, 25, 20), (nil, 130, 20, -55, -55, 20), (130, nil, 20, 133, 133, 20),
    ] as [(Double?, Double?, Double?, Double, Double, Double)])
  func `insets place a view, the start before the end`(
    _ start: Double?, _ end: Double?, _ size: Double?, _ place: Double, _ mirrored: Double, _ used: Double
  ) throws {
    for isRightToLeft in [false, true] {
      let frame = try frame(isRightToLeft: isRightToLeft) {
        ($0.inset.left, $0.inset.right) = (start.map(Length.points), end.map(Length.points))
        ($0.inset.top, $0.inset.bottom) = (start.map(Length.points), end.map(Length.points))
        ($0.width, $0.height) = (size.map(Length.points), size.map(Length.points))
      }
      #expect(frame == Rect(x: isRightToLeft ? mirrored : place, y: place, width: used, height: used))
    }
  }

  /// Section 4.4: a view that is too high stays inside of its parent, whose end does not count if it scrolls.
  @Test(
    arguments: [
      (.flexStart, 20, 10, 10), (.flexStart, 90, 5, 10), (.center, 20, 36, 36), (.center, 90, 3, 3),
      (.flexEnd, 20, 62, 62), (.flexEnd, 90, 3, 3), (.stretch, 20, 10, 10), (.stretch, 90, 5, 10), (nil, 90, 10, 10),
    ] as [(FlexStyle.AlignItems?, Double, Double, Double)])
  func `a view is aligned between two insets`(
    _ alignment: FlexStyle.AlignItems?, _ height: Double, _ y: Double, _ clipped: Double
  ) throws {
    for clips in [false, true] {
      let frame = try frame(clips: clips) {
        ($0.inset.top, $0.inset.bottom, $0.inset.left) = (.points(7), .points(13), .points(1))
        ($0.width, $0.height, $0.alignSelf) = (.points(2), .points(height), alignment)
      }
      #expect(frame == Rect(x: 4, y: clips ? clipped : y, width: 2, height: height))
    }
  }
}
