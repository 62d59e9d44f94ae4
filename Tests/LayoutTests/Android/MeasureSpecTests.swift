import Geometry
import Testing
import ViewTree

@testable import Layout

@Suite struct MeasureSpecTests {
  /// The table in `ViewGroup.getChildMeasureSpec`, with 7 of 100 pixels in use.
  @Test(
    arguments: [
      (.exactly(100), .pixels(40), .exactly(40)), (.exactly(100), .matchParent, .exactly(93)),
      (.exactly(100), .wrapContent, .atMost(93)), (.atMost(100), .pixels(40), .exactly(40)),
      (.atMost(100), .matchParent, .atMost(93)), (.atMost(100), .wrapContent, .atMost(93)),
      (.unspecified(100), .pixels(0), .exactly(0)), (.unspecified(100), .matchParent, .unspecified(93)),
      (.unspecified(100), .wrapContent, .unspecified(93)), (.exactly(100), .pixels(-1), .unspecified()),
      (.exactly(6), .matchParent, .exactly(0)), (.atMost(8), .wrapContent, .atMost(1)),
    ] as [(MeasureSpec, AndroidDimension, MeasureSpec)])
  func `the spec of a child follows from both`(
    _ spec: MeasureSpec, _ dimension: AndroidDimension, _ expected: MeasureSpec
  ) {
    #expect(spec.forChild(dimension, used: 7) == expected)
  }

  /// `View.resolveSize` and `View.getDefaultSize`.
  @Test(
    arguments: [
      (.unspecified(50), [70, 50, 30], [70, 50, 30]), (.exactly(50), [50, 50, 50], [50, 50, 50]),
      (.atMost(50), [50, 50, 30], [50, 50, 50]),
    ] as [(MeasureSpec, [Int], [Int])])
  func `the size of a view is within its spec`(_ spec: MeasureSpec, _ sizes: [Int], _ defaults: [Int]) {
    #expect([70, 50, 30].map { spec.resolve($0) } == sizes)
    #expect([70, 50, 30].map { spec.resolveDefault($0) } == defaults)
    #expect(spec.adding(-3).size == 47)
    #expect(spec.adding(4).mode == spec.mode)
  }

  @Test func `sizes have 30 bits`() {
    #expect(MeasureSpec.exactly(1 << 30).size == 0)
    #expect(MeasureSpec.atMost((1 << 30) - 1).size == 0x3FFF_FFFF)
    #expect(MeasureSpec.exactly(5).adding(-6).size == 0x3FFF_FFFF)
    #expect(MeasureSpec.unspecified().size == 0)
  }

  @Test(
    arguments: [
      (3.9, 3), (-3.9, -3), (0, 0), (.nan, 0), (1e20, 2_147_483_520), (-1e20, -2_147_483_648),
      (.infinity, 2_147_483_520),
    ] as [(Float, Int)])
  func `numbers are truncated to 32 bits`(_ value: Float, _ integer: Int) {
    #expect(truncated(value) == integer)
  }

  /// `Gravity.getAbsoluteGravity`: the places of 41 pixels in both directions.
  @Test(
    arguments: [
      (AndroidGravity(), [0, 0], 0), (.startTop, [0, 41], 0),
      (AndroidGravity(horizontal: .end, vertical: .bottom), [41, 0], 41),
      (.center, [20, 20], 20), (AndroidGravity(horizontal: .left, vertical: .fill), [0, 0], 0),
      (AndroidGravity(horizontal: .right), [41, 41], 0),
      (AndroidGravity(horizontal: .fill, vertical: .bottom), [0, 0], 41),
    ] as [(AndroidGravity, [Int], Int)])
  func `a gravity is a place on each axis`(_ gravity: AndroidGravity, _ horizontal: [Int], _ vertical: Int) {
    #expect([false, true].map { gravity.place(.horizontal, $0).offset(in: 41) } == horizontal)
    #expect([false, true].map { gravity.place(.vertical, $0).offset(in: 41) } == [vertical, vertical])
  }

  /// `GridLayout.Bounds`: the group is as large as its children are on a common line of alignment.
  @Test func `a group of cells contains its aligned children`() {
    var bounds = GridBounds()
    bounds.include(20, before: 5, isBaseline: false, canStretch: true)
    #expect([true, false].map { bounds.size(isMinimum: $0) } == [20, 100_000])
    bounds.include(11, before: 9, isBaseline: false, canStretch: false)
    #expect([true, false].map { bounds.size(isMinimum: $0) } == [24, 24])
    bounds.include(3, before: 1, isBaseline: false, canStretch: true)
    #expect([true, false].map { bounds.size(isMinimum: $0) } == [24, 24])
    #expect([5, 9, 12].map { bounds.offset(of: $0) } == [4, 0, -3])
  }

  /// A child without a baseline has the minimum integer; only its size counts.
  @Test func `a group aligned on baselines contains children without one`() {
    var bounds = GridBounds()
    bounds.include(20, before: 5, isBaseline: true, canStretch: false)
    bounds.include(11, before: 9, isBaseline: true, canStretch: false)
    #expect(bounds.size(isMinimum: true) == 24)
    #expect([5, 9, 12].map { bounds.offset(of: $0) } == [4, 0, 0])
    var alone = GridBounds()
    alone.include(31, before: .min, isBaseline: true, canStretch: false)
    #expect(alone.size(isMinimum: true) == 31)
  }
}
