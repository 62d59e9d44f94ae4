import Geometry
import Inference
import LayerTree
import Testing
import ViewTree

@testable import SceneModel

/// The bars of a control's title beside its box or its image.
///
/// The font size is 10, so that bars are 7 high. Frames are at (11, 23) and 67 high, with the middle at y = 56.5.
@Suite struct ControlTitleTests {
  /// A title of unknown text: with a width in points, or as wide as its frame.
  private func title(_ width: Double? = nil, _ change: (inout TextLines) -> Void = { _ in }) -> TextLines {
    var title = TextLines(count: .exactly(1), fontSize: 10)
    title.width = width
    change(&title)
    return title
  }

  /// The numbers x, y, width, height of the shapes of a control with a title, and their corner radii.
  private func shapes(
    _ shape: ControlShape, _ title: TextLines, width: Double = 157, height: Double = 67, _ direction: LayoutDirection
  ) -> [[Double]] {
    let frame = Rect(x: 11, y: 23, width: width, height: height)
    let drawing = ControlDrawing(frame: frame, direction: direction, title: title, radius: nil)
    return drawing.shapes(shape).map { shape in
      guard case .roundedRect(let rounded) = shape else { return [] }
      return rounded.rect.numbers + [(rounded.radii.topLeft * 10_000).rounded() / 10_000]
    }
  }

  private static let mark = ControlShape.mark(side: 20, radius: 4)
  private static let toggle = ControlShape.fixed(Size(width: 52, height: 32), radius: 13)

  // MARK: - Boxes

  @Test(
    arguments: [
      (mark, .leftToRight, [[11, 46.5, 20, 20, 4], [39, 53, 129, 7, 3.5]]),
      (mark, .rightToLeft, [[148, 46.5, 20, 20, 4], [11, 53, 129, 7, 3.5]]),
      (toggle, .leftToRight, [[116, 40.5, 52, 32, 13], [11, 53, 97, 7, 3.5]]),
      (toggle, .rightToLeft, [[11, 40.5, 52, 32, 13], [71, 53, 97, 7, 3.5]]),
    ] as [(ControlShape, LayoutDirection, [[Double]])])
  func `a title is beside its box`(_ shape: ControlShape, _ direction: LayoutDirection, _ expected: [[Double]]) {
    #expect(shapes(shape, title(), direction) == expected)
  }

  /// An unknown title needs more than one and a half heights of the box, besides a gap of 8.
  @Test(
    arguments: [
      (mark, 59, [[11, 46.5, 20, 20, 4], [39, 53, 31, 7, 3.5]]), (mark, 58, [[30, 46.5, 20, 20, 4]]),
      (toggle, 109, [[68, 40.5, 52, 32, 13], [11, 53, 49, 7, 3.5]]), (toggle, 108, [[67, 40.5, 52, 32, 13]]),
      (toggle, 96, [[33, 40.5, 52, 32, 13]]),
    ] as [(ControlShape, Double, [[Double]])])
  func `an unknown title needs space`(_ shape: ControlShape, _ width: Double, _ expected: [[Double]]) {
    #expect(shapes(shape, title(), width: width, .leftToRight) == expected)
  }

  @Test func `an empty title is none`() {
    let empty = title { $0.content = "" }
    #expect(shapes(Self.mark, empty, .leftToRight) == [[11, 46.5, 20, 20, 4]])
    #expect(shapes(Self.toggle, empty, width: 100, .leftToRight) == [[59, 40.5, 52, 32, 13]])
  }

  /// A known title in one line only needs any space at all.
  @Test(arguments: [(58, 2), (29, 2), (28, 1)] as [(Double, Int)])
  func `a short title needs less space`(_ width: Double, _ count: Int) {
    let found = shapes(Self.mark, title { $0.content = "A" }, width: width, .leftToRight)
    #expect(found.count == count)
    let middle = 11 + width / 2 - 10
    #expect(found.first == [count == 2 ? 11 : middle, 46.5, 20, 20, 4])
    #expect(found.dropFirst().allSatisfy { $0[0] == 39 && $0[2] <= width - 28 })
    let long = title {
      $0.content = "A title of several words"
      $0.count = .fitting(maximum: nil)
    }
    #expect(shapes(Self.mark, long, width: width, .leftToRight) == [[middle, 46.5, 20, 20, 4]])
  }

  /// The switch of Material 2 is 34 wide instead of 52; it replaces one whose title has no space, if that helps.
  @Test(
    arguments: [
      (109, [68, 40.5, 52, 32, 13]), (108, [85, 46.0385, 34, 20.9231, 8.5]), (74, [51, 46.0385, 34, 20.9231, 8.5]),
      (73, [21.5, 40.5, 52, 32, 13]),
    ] as [(Double, [Double])])
  func `a switch beside a known title may be smaller`(_ width: Double, _ expected: [Double]) {
    let long = title {
      $0.content = "A title of several words"
      $0.count = .fitting(maximum: nil)
    }
    let found = shapes(Self.toggle, long, width: width, .leftToRight)
    #expect(found.first == expected)
    #expect((found.count > 1) == (width > 73))
    #expect(found.dropFirst().allSatisfy { $0[0] == 11 && $0[0] + $0[2] <= expected[0] - 8 })
  }

  // MARK: - Bars

  @Test func `the bars of a title are inside its padding`() {
    let padded = title { $0.padding = Insets(top: 3, right: 5, bottom: 7, left: 9) }
    #expect(shapes(.title, padded, .leftToRight) == [[20, 51, 143, 7, 3.5]])
    let tooWide = title { $0.padding = Insets(top: 3, right: 100, bottom: 7, left: 57) }
    #expect(shapes(.title, tooWide, .leftToRight) == [[11, 53, 157, 7, 3.5]])
    let tooHigh = title { $0.padding = Insets(top: 60, right: 5, bottom: 7, left: 9) }
    #expect(shapes(.title, tooHigh, .leftToRight) == [[11, 53, 157, 7, 3.5]])
  }

  /// `CompoundButton` is a `TextView`, which has as many lines as its text needs.
  @Test func `a title has a bar for each line`() {
    let bars = shapes(.title, title { $0.count = .exactly(5) }, .leftToRight)
    #expect(bars.map { ($0[1] * 10).rounded() / 10 } == [26.2, 39.6, 53, 66.4, 79.8])
    #expect(bars.map { $0[2] } == [157, 157, 157, 157, 94.2])
    #expect(shapes(.title, title { $0.count = .exactly(17) }, .leftToRight).count == 16)
    // The last line of three is shorter, at the start.
    let last = shapes(.title, title { $0.count = .exactly(3) }, .rightToLeft).map { [$0[0], $0[2]] }
    #expect(last == [[11, 157], [11, 157], [73.8, 94.2]])
  }

  // MARK: - Images

  private func icon(at edge: TextIcon.Edge, width: Double = 17) -> TextIcon {
    TextIcon(at: edge, size: Size(width: width, height: 13), inset: 6)
  }

  /// An image of 17 × 13 beside a title of 40, 6 points from it.
  @Test(
    arguments: [
      (.left, .leftToRight, .natural, [[11, 50, 17, 13, 3.25], [34, 53, 40, 7, 3.5]]),
      (.right, .leftToRight, .natural, [[57, 50, 17, 13, 3.25], [11, 53, 40, 7, 3.5]]),
      (.left, .rightToLeft, .natural, [[151, 50, 17, 13, 3.25], [105, 53, 40, 7, 3.5]]),
      (.right, .rightToLeft, .natural, [[105, 50, 17, 13, 3.25], [128, 53, 40, 7, 3.5]]),
      (.left, .leftToRight, .center, [[58, 50, 17, 13, 3.25], [81, 53, 40, 7, 3.5]]),
      (.right, .leftToRight, .center, [[104, 50, 17, 13, 3.25], [58, 53, 40, 7, 3.5]]),
      (.left, .leftToRight, .right, [[105, 50, 17, 13, 3.25], [128, 53, 40, 7, 3.5]]),
      // Below the image, both together in the center of the height.
      (.top, .leftToRight, .natural, [[22.5, 43.5, 17, 13, 3.25], [11, 62.5, 40, 7, 3.5]]),
      (.top, .leftToRight, .center, [[81, 43.5, 17, 13, 3.25], [69.5, 62.5, 40, 7, 3.5]]),
    ] as [(TextIcon.Edge, LayoutDirection, TextAlignment, [[Double]])])
  func `a title is beside its image`(
    _ edge: TextIcon.Edge, _ direction: LayoutDirection, _ alignment: TextAlignment, _ expected: [[Double]]
  ) {
    let title = title(40) {
      $0.alignment = alignment
      $0.icons = [icon(at: edge)]
    }
    #expect(shapes(.title, title, direction) == expected)
    // The line of an underlined title does not change it.
    #expect(shapes(.underlinedTitle(thickness: 1, distance: 7), title, direction).dropLast() == expected[...])
  }

  /// A bar beside an image is at least 8 wide, and an image at least 4.
  @Test(
    arguments: [
      (17, 31, 67, [[11, 50, 17, 13, 3.25], [34, 53, 8, 7, 3.5]]), (17, 30, 67, [[11, 53, 30, 7, 3.5]]),
      (4, 157, 67, [[11, 50, 4, 13, 1], [21, 53, 40, 7, 3.5]]), (3.9, 157, 67, [[11, 53, 40, 7, 3.5]]),
      // It is no higher and no wider than the frame is high.
      (17, 157, 9, [[11, 23, 9, 9, 2.25], [26, 24, 40, 7, 3.5]]),
    ] as [(Double, Double, Double, [[Double]])])
  func `an image beside a title needs space`(
    _ image: Double, _ width: Double, _ height: Double, _ expected: [[Double]]
  ) {
    let title = title(40) { $0.icons = [icon(at: .left, width: image)] }
    #expect(shapes(.title, title, width: width, height: height, .leftToRight) == expected)
  }

  /// The title is at least 8 high, and the image not wider than the frame.
  @Test(
    arguments: [
      (157, 27, [[22.5, 23.5, 17, 13, 3.25], [11, 42.5, 40, 7, 3.5]]), (157, 26.5, [[11, 32.75, 40, 7, 3.5]]),
      (17, 67, [[11, 43.5, 17, 13, 3.25], [11, 62.5, 17, 7, 3.5]]), (16.5, 67, [[11, 53, 16.5, 7, 3.5]]),
    ] as [(Double, Double, [[Double]])])
  func `an image above a title needs space`(_ width: Double, _ height: Double, _ expected: [[Double]]) {
    let title = title(40) { $0.icons = [icon(at: .top)] }
    #expect(shapes(.title, title, width: width, height: height, .leftToRight) == expected)
  }

  @Test(arguments: [TextIcon.Edge.left, .top])
  func `a title of several lines has no image`(_ edge: TextIcon.Edge) {
    let title = title {
      $0.count = .exactly(2)
      $0.icons = [icon(at: edge)]
    }
    #expect(shapes(.title, title, .leftToRight) == [[11, 47, 157, 7, 3.5], [11, 59, 94.2, 7, 3.5]])
  }
}
