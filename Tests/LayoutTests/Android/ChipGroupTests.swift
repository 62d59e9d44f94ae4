import Geometry
import Testing
import ViewTree

@testable import Layout

/// The lines of chips of Material Components: `FlowLayout`, which ignores the vertical margins of its children.
@Suite struct ChipGroupTests {
  private func group(
    _ width: AndroidDimension, _ children: [View], isSingleLine: Bool = false, isRightToLeft: Bool = false
  ) -> View {
    var style = AndroidFlowStyle()
    (style.itemSpacing, style.lineSpacing, style.isSingleLine) = (5, 9, isSingleLine)
    return android(.flow(style), width, .wrapContent, children) {
      $0.padding = Edges(top: 7, right: 11, bottom: 13, left: 3)
      if isRightToLeft { $0.direction = .rightToLeft }
    }
  }

  private func chip(_ width: Int, _ height: Int = 21, isGone: Bool = false) -> View {
    chip(.pixels(width), height, isGone: isGone)
  }

  private func chip(_ width: AndroidDimension, _ height: Int = 21, isGone: Bool = false) -> View {
    android(.view, width, .pixels(height)) {
      $0.params.margins = Edges(top: 90, right: 2, bottom: 80, left: 4)
      $0.visibility = isGone ? .gone : .visible
    }
  }

  /// The third chip ends at the padding or exceeds it by a pixel; the next line is below the last chip of its line.
  @Test(arguments: [
    (20, [[7, 7], [58, 7], [119, 7], [7, 46]], 70), (21, [[7, 7], [58, 7], [7, 33], [39, 33]], 57),
  ])
  func `chips that do not fit begin a line`(_ width: Int, _ corners: [[Int]], _ height: Int) {
    let chips = [chip(40), chip(50, 17), chip(width, 30), chip(10, 11)]
    let run = AndroidRun(group(.pixels(150), chips))
    #expect(run.childFrames.map { Array($0[..<2]) } == corners)
    #expect(run.childFrames.map { Array($0[2...]) } == [[40, 21], [50, 17], [width, 30], [10, 11]])
    #expect(run.root.size == PerAxis(150, height))
  }

  /// In layouts from right to left Android subtracts both paddings, and measures the lines from left to right.
  @Test(arguments: [
    (20, [[94, 7], [33, 7], [2, 7], [124, 46]], 70), (21, [[94, 7], [33, 7], [1, 7], [124, 46]], 57),
    (23, [[94, 7], [33, 7], [111, 33], [90, 33]], 57),
  ])
  func `chips from right to left begin at the right`(_ width: Int, _ corners: [[Int]], _ height: Int) {
    let chips = [chip(40), chip(50, 17), chip(width, 30), chip(10, 11)]
    let run = AndroidRun(group(.pixels(150), chips, isRightToLeft: true))
    #expect(run.childFrames.map { Array($0[..<2]) } == corners)
    #expect(run.root.size == PerAxis(150, height))
  }

  @Test func `chips of a single line exceed the group`() {
    let chips = [chip(40), chip(50, 17), chip(21, 30), chip(10, 11)]
    let run = AndroidRun(group(.pixels(150), chips, isSingleLine: true))
    #expect(run.childFrames.map { $0[0] } == [7, 58, 119, 151])
    #expect(run.childFrames.map { $0[1] } == [7, 7, 7, 7])
    #expect(run.root.size.vertical == 31)
  }

  @Test func `a chip that fills the group has its room without the margins`() {
    #expect(AndroidRun(group(.pixels(150), [chip(.matchParent)])).childFrames == [[7, 16, 136, 21]])
  }

  /// The margin of the last child counts unless the child is gone.
  @Test(
    arguments: [
      ([40, 50], false, 121, 41), ([40, 50], true, 119, 41), ([100, 120, 200], false, 251, 71), ([], false, 11, 20),
      ([], true, 11, 20),
    ] as [([Int], Bool, Int, Int)])
  func `a group wraps its longest line`(_ widths: [Int], _ endsGone: Bool, _ width: Int, _ height: Int) {
    let chips = widths.map { chip($0) } + (endsGone ? [chip(70, isGone: true)] : [])
    #expect(AndroidRun(group(.wrapContent, chips)).root.size == PerAxis(width, height))
  }

  @Test func `a group of unlimited width has one line`() {
    let scroll = android(
      .scroll(AndroidScrollStyle(axis: .horizontal)), .matchParent, .matchParent,
      [group(.wrapContent, [chip(200), chip(210)])])
    let node = AndroidRun(scroll).root.children[0]
    #expect(node.frame.size == PerAxis(441, 41))
    #expect(node.children.map(\.frame.origin) == [PerAxis(7, 7), PerAxis(218, 7)])
  }
}
