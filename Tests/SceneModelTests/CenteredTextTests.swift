import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// The alignment of texts in dumps, on a screen that is 401 points wide.
@Suite struct CenteredTextTests {
  private let meter = SharedWorkMeter(.never)

  /// The texts of a view after the rule, in document order.
  private func texts(_ children: [View], in frame: Rect = box(0, 5, 400, 701)) -> [TextLines] {
    func texts(_ view: View) -> [TextLines] { view.children.flatMap { ($0.text.map { [$0] } ?? []) + texts($0) } }
    let rule = CenteredTexts(screenWidth: 401, meter: meter)
    return texts(rule.applied(to: dumped(.container, frame, children)))
  }

  /// True for each text that is centered.
  private func centered(_ children: [View], in frame: Rect = box(0, 5, 400, 701)) -> [Bool] {
    texts(children, in: frame).map { $0.alignment == .center }
  }

  // MARK: - A text alone

  @Test(arguments: [
    // 15 % of a width of 400 at both sides, and a point of tolerance for its center.
    (400.0, box(60, 101, 280, 20), true), (400, box(59.75, 101, 280.5, 20), false), (400, box(62, 101, 278, 20), true),
    (400, box(62.25, 101, 277.75, 20), false), (400, box(60, 101, 278, 20), true),
    (400, box(60, 101, 277.5, 20), false),
    // 32 points of a box that is 197 wide.
    (197, box(32, 101, 133, 20), true), (197, box(31.75, 101, 133.5, 20), false), (197, box(34, 101, 131, 20), true),
    (197, box(34.5, 101, 130.5, 20), false), (197, box(33, 101, 132.25, 20), false),
  ])
  func `a text alone is centered if it keeps a distance to both edges`(
    _ width: Double, _ frame: Rect, _ isCentered: Bool
  ) {
    #expect(centered([dumpedText(frame)], in: box(0, 5, width, 701)) == [isCentered])
  }

  /// A text at 101, 301 with 198 × 21 points, which is alone in its row or not.
  @Test(arguments: [
    (box(13, 280, 70, 22), true), (box(13, 280, 70, 22.25), false), (box(13, 321, 70, 20), true),
    (box(13, 320.75, 70, 20), false), (box(32, 301, 70, 21), false), (box(32.25, 301, 70, 21), true),
    (box(298, 301, 70, 21), false), (box(297.75, 301, 70, 21), true), (box(13, 301, 0, 21), true),
    (box(13, 307, 70, 0), true),
  ])
  func `a text beside another view is not centered`(_ frame: Rect, _ isCentered: Bool) {
    let text = dumpedText(box(101, 301, 198, 21))
    var other = dumped(.view, frame)
    #expect(centered([text, other]) == [isCentered])
    #expect(centered([other, text]) == [isCentered])
    other.isHidden = true
    #expect(centered([text, other]) == [true])
  }

  @Test(arguments: [(31, false), (32, true)])
  func `the row of a text is looked for in the 32 next views`(_ between: Int, _ isCentered: Bool) {
    let others = (0..<between).map { dumped(.view, box(13, 400 + Double($0), 70, 1)) }
    let views = [dumpedText(box(101, 301, 198, 21))] + others + [dumped(.view, box(13, 301, 70, 21))]
    #expect(centered(views) == [isCentered])
    #expect(centered(views.reversed()) == [isCentered])
  }

  /// A container of 200 points in one of 400: a text with nearly its width is centered in the outer one.
  @Test(arguments: [
    (100.0, box(0, 0, 198, 20), true), (100, box(0, 0, 197.75, 20), false), (100, box(1, 0, 199, 20), true),
    (97, box(0, 0, 200, 20), false), (60, box(0, 0, 200, 20), false),
  ])
  func `a text as wide as its container is centered with it`(_ x: Double, _ text: Rect, _ isCentered: Bool) {
    let container = dumped(.container, box(x, 101, 200, 41), [dumpedText(text)])
    #expect(centered([container]) == [isCentered])
    #expect(centered([container, dumped(.view, box(13, 101, 31, 41))]) == [false])
  }

  /// The middle of the text is at most 8 points from that of a view with 701 points, which is five times as high.
  @Test(arguments: [
    (box(8, 340, 384, 21), true), (box(8, 348, 384, 21), true), (box(8, 348.25, 384, 21), false),
    (box(8, 332, 384, 21), true), (box(8, 331.75, 384, 21), false), (box(8, 280.5, 384, 140), true),
    (box(8, 280.25, 384, 140.5), false), (box(10, 340, 382, 21), true), (box(10, 340, 384, 21), false),
  ])
  func `a text alone in the middle of a high view is centered`(_ frame: Rect, _ isCentered: Bool) {
    #expect(centered([dumpedText(frame)]) == [isCentered])
    let line = dumped(.view, box(0, 31, 400, 1))
    #expect(centered([dumpedText(frame), line]) == [false])
    #expect(centered([dumpedText(frame), Self.hidden(line), dumped(.spacer, .zero)]) == [isCentered])
  }

  /// A row of 400 × 150 points with a text in its middle, and another view.
  @Test(arguments: [
    (box(0, 251, 400, 150), false), (box(0, 251, 399, 149), false), (box(0, 251, 398.75, 150), true),
    (box(0, 251, 400, 151), false), (box(0, 251, 400, 151.25), true), (box(0, 101, 400, 150), true),
    (box(0, 250, 400, 150), true), (box(0, 252, 400, 0), true),
  ])
  func `a text in the middle of one of several rows is not centered`(_ frame: Rect, _ isCentered: Bool) {
    let row = dumped(.container, box(0, 101, 400, 150), [dumpedText(box(8, 65, 384, 20))])
    let inner = dumped(.container, box(0, 101, 400, 150), [row.offset(by: Point(x: 0, y: -101))])
    for row in [row, inner] {
      #expect(centered([row]) == [true])
      #expect(centered([row, dumped(.view, frame)]) == [isCentered])
      #expect(centered([dumped(.view, frame), row]) == [isCentered])
      #expect(centered([row, Self.hidden(dumped(.view, frame))]) == [true])
    }
  }

  /// A text at 8, 601 with 90 × 44 points beside another text.
  @Test(arguments: [
    (box(102, 601, 90, 44), true), (box(102, 601, 91, 43), true), (box(102, 601, 91.25, 44), false),
    (box(102, 601, 90, 45.25), false), (box(102, 602, 90, 44), false), (box(8, 645, 90, 44), false),
  ])
  func `touchable texts of one size side by side are centered`(_ frame: Rect, _ areCentered: Bool) {
    var texts = [dumpedText(box(8, 601, 90, 44)), dumpedText(frame)]
    #expect(centered(texts) == [false, false])
    texts[0].isInteractive = true
    #expect(centered(texts) == [false, false])
    texts[1].isInteractive = true
    #expect(centered(texts) == [areCentered, areCentered])
    #expect(centered([texts[0], Self.hidden(texts[1])])[0] == false)
  }

  // MARK: - Frames that may wrap their texts

  @Test(arguments: [
    // Narrower than 90 % of 400 points, and more than a point from its left edge.
    (box(23, 101, 359.75, 20), true), (box(23, 101, 360, 20), false), (box(1, 101, 211, 20), false),
    (box(1.25, 101, 211, 20), true),
  ])
  func `a narrow frame may wrap its text`(_ frame: Rect, _ mayWrap: Bool) {
    var text = dumpedText(frame)
    #expect(texts([text]).map(\.mayWrapFrame) == [mayWrap])
    text.className = "XCUIElementTypeStaticText"
    #expect(texts([text]).map(\.mayWrapFrame) == [mayWrap])
    text.className = "XCUIElementTypeOther"
    #expect(texts([text]).map(\.mayWrapFrame) == [false])
    text.className = nil
    #expect(texts([text, dumped(.view, box(390, 101, 10, 20))]).map(\.mayWrapFrame) == [false])
    text.isInteractive = true
    #expect(texts([text]).map(\.mayWrapFrame) == [false])
  }

  /// The frame is as wide as a container of 200 points, which is a half of the view around it.
  @Test(arguments: [(198.0, true), (197.75, false)])
  func `a frame as wide as its container may wrap its text`(_ width: Double, _ mayWrap: Bool) {
    let container = dumped(.container, box(31, 101, 200, 41), [dumpedText(box(0, 0, width, 20))])
    #expect(texts([container]).map(\.mayWrapFrame) == [mayWrap])
  }

  // MARK: - Columns

  /// The first text is as wide as the box without margins of 16 points.
  private static let wide = dumpedText(box(16, 101, 368, 20))
  private static let narrow = (0..<2).map { dumpedText(box(150, 131 + 30 * Double($0), 100, 20)) }
  private static let leading = (0..<2).map { dumpedText(box(16, 201 + 30 * Double($0), 100, 20)) }

  private static let columns: [(others: [View], isCentered: Bool)] = [
    ([], false), ([narrow[0]], false), (narrow, true), (narrow + [leading[0]], true), (narrow + leading, false),
    ([dumped(.view, box(60, 131, 280, 20)), narrow[0]], true),
    ([dumped(.view, box(59.75, 131, 280.5, 20)), narrow[0]], false),
    ([dumped(.view, box(63, 131, 276.25, 20)), narrow[0]], false),
    // Views other than texts may be at an edge; hidden and empty views are not seen.
    (narrow + [leading[0], dumped(.view, box(16, 231, 100, 20))], true),
    (narrow + [leading[0], hidden(leading[1])], true), (narrow + [leading[0], dumpedText(box(16, 231, 100, 0))], true),
    ([narrow[0], hidden(narrow[1])], false), ([narrow[0], dumpedText(box(150, 161, 100, 0))], false),
    // A picture in the middle is above a message, but not above a form.
    ([dumped(.image, box(150, 31, 100, 61))], true), ([dumped(.view, box(150, 31, 100, 61))], false),
    ([dumped(.image, box(59.75, 31, 280.5, 61))], false), ([dumped(.image, box(151.25, 31, 100, 61))], false),
    ([dumped(.image, box(150, 31, 100, 61)), leading[0]], false),
    ([dumped(.image, box(150, 31, 100, 61)), dumped(.control, box(16, 201, 368, 40))], false),
    ([dumped(.image, box(150, 31, 100, 61)), dumped(.container, box(16, 201, 368, 40))], false),
    ([dumped(.image, box(150, 31, 100, 61)), dumped(.view, box(16, 201, 368, 40))], true),
    ([hidden(dumped(.image, box(150, 31, 100, 61)))], false),
  ]

  private static func hidden(_ view: View) -> View {
    var view = view
    view.isHidden = true
    return view
  }

  @Test(arguments: columns.indices) func `a wide text is centered in a column of centered views`(_ number: Int) {
    #expect(centered([Self.wide] + Self.columns[number].others).first == Self.columns[number].isCentered)
  }

  @Test func `a wide text that is not symmetric is not centered in a column`() {
    #expect(centered([dumpedText(box(18, 101, 367, 20))] + Self.narrow).first == false)
    #expect(centered([dumpedText(box(18, 101, 366, 20))] + Self.narrow).first == true)
  }

  // MARK: - Tiles

  /// The first view of a tile, whose text at 7, 171 is 14 points narrower than the tile.
  @Test(
    arguments: [
      // Up to half of the screen's width, and a picture of up to three quarters of the tile's width.
      (200.5, box(25.5, 21, 150, 150), ViewKind.image, nil, true),
      (200.75, box(25.5, 21, 150, 150), .image, nil, false),
      (200, box(25, 21, 150, 150), .image, nil, true), (200, box(24.75, 21, 150.5, 150), .image, nil, false),
      (200, box(25, 21, 150, 150), .view, nil, false), (200, box(25, 21, 150, 150), .control, .iconButton, true),
      (200, box(25, 21, 150, 150), .control, .button, false), (200, box(26, 21, 150, 150), .image, nil, true),
      (200, box(26.25, 21, 150, 150), .image, nil, false), (200, box(23.75, 21, 150, 150), .image, nil, false),
      // An avatar of 72 points in a narrow tile.
      (80, box(4, 21, 72, 72), .image, nil, true), (80, box(3.75, 21, 72.5, 72), .image, nil, false),
      (80, box(4, 21, 72, 72.5), .image, nil, false),
      // The text begins at most a point above the end of the picture.
      (200, box(25, 22, 150, 150), .image, nil, true), (200, box(25, 22.25, 150, 150), .image, nil, false),
      (200, box(25, 21, 150, 0), .image, nil, false),
    ] as [(Double, Rect, ViewKind, ControlKind?, Bool)])
  func `the text of a tile is centered below its picture`(
    _ width: Double, _ frame: Rect, _ kind: ViewKind, _ control: ControlKind?, _ isCentered: Bool
  ) {
    var picture = dumped(kind, frame)
    picture.control = control
    let text = dumpedText(box(7, 171, width - 14, 20))
    #expect(centered([picture, text], in: box(31, 5, width, 211)) == [isCentered])
    // The first visible view counts.
    picture.isHidden = true
    #expect(centered([picture, text], in: box(31, 5, width, 211)) == [false])
    let hidden = picture
    picture.isHidden = false
    #expect(centered([hidden, picture, text], in: box(31, 5, width, 211)) == [isCentered])
    #expect(centered([text, picture], in: box(31, 5, width, 211)) == [false])
  }

  // MARK: - Tabs

  /// The texts of a row in a view that is 400 points wide; the screen may be a point wider.
  @Test(arguments: [
    ([box(0, 61, 200, 31), box(200, 61, 200, 31)], [true, true]),
    (
      [box(0, 61, 100, 31), box(100, 61, 100, 31), box(200, 61, 100, 31), box(300, 61, 100, 31)],
      [true, true, true, true]
    ),
    ([box(0, 61, 400, 31)], [false]),
    // A point less or more for each tab.
    ([box(0, 61, 199, 31), box(199, 61, 199, 31)], [true, true]),
    ([box(0, 61, 198.75, 31), box(198.75, 61, 198.75, 31)], [false, false]),
    ([box(0, 61, 201, 31), box(201, 61, 201, 31)], [true, true]),
    ([box(0, 61, 201.25, 31), box(201.25, 61, 201.25, 31)], [false, false]),
    // The widths and the places of the tabs of a row differ by a point.
    ([box(0, 61, 200, 31), box(200, 61, 199, 31)], [true, true]),
    ([box(0, 61, 200, 31), box(200, 61, 198.75, 31)], [false, false]),
    ([box(0, 61, 200, 31), box(201, 61, 199, 31)], [true, false]),
    ([box(0, 61, 200, 31), box(201.25, 61, 200, 31)], [false, false]),
    ([box(1, 61, 200, 31), box(200, 61, 200, 31)], [true, true]),
    ([box(1.25, 61, 200, 31), box(200, 61, 200, 31)], [false, false]),
    // The texts of other rows are no tabs of this one.
    ([box(0, 61, 200, 31), box(200, 61.25, 200, 31)], [false, false]),
    ([box(0, 61, 200, 31), box(200, 61, 200, 30.75)], [false, false]),
  ])
  func `texts that fill a row are the labels of tabs`(_ frames: [Rect], _ areCentered: [Bool]) {
    let tabs = frames.map { dumpedText($0) }
    #expect(centered(tabs) == areCentered)
    #expect(centered(tabs, in: box(0, 5, 399.75, 701)) == areCentered.map { _ in false })
    // Views that are hidden or no texts are no tabs.
    #expect(centered([Self.hidden(dumpedText(box(0, 61, 200, 31)))] + tabs).dropFirst() == areCentered[...])
    #expect(centered([dumped(.view, box(0, 61, 200, 31))] + tabs) == areCentered)
  }
}
