import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// The places of the texts and pictures of a merged label, on a screen that is 400 points wide.
@Suite struct LabelDivisionTests {
  private static let two = "Ann\nSee you"
  private static let three = "Ann\nSee\nyou"

  /// A view after the division of its label.
  private func divided(
    _ view: View, _ label: String = two, tab: Bool? = nil, isInCard: Bool = false,
    _ direction: LayoutDirection = .leftToRight
  ) -> View {
    var view = view
    let tabs = tab.map { [view.location: $0] } ?? [:]
    MergedLabels(labels: [view.location: label], tabs: tabs, screenWidth: 400, direction: direction)
      .divide(&view, isInCard: isInCard)
    return view
  }

  private func view(_ width: Double, _ height: Double, _ kind: ViewKind = .container, _ children: [View] = []) -> View {
    // The label is that of the view, not of the views in it.
    dumped(kind, box(7, 11, width, height), children.map { changed($0) { $0.location = SourceLocation(offset: 1) } })
  }

  private func frames(_ view: View) -> [Rect] { view.children.compactMap(\.storedFrame) }

  // MARK: - Texts

  /// Two lines are 24 and 20 points high, in a view with a padding of 16 points, or of 8 if it is narrow.
  @Test(arguments: [
    (391.0, 79.0, [box(16, 17.5, 359, 24), box(16, 41.5, 359, 20)]),
    // A view as high as its texts, and less than 8 points, has no padding.
    (391, 51, [box(0, 0, 391, 24), box(0, 24, 391, 20)]),
    (391, 52, [box(16, 4, 359, 24), box(16, 28, 359, 20)]), (159, 71, [box(8, 13.5, 143, 24), box(8, 37.5, 143, 20)]),
    (160, 71, [box(16, 13.5, 128, 24), box(16, 37.5, 128, 20)]),
    // Texts of a high view begin at its top.
    (301, 108, [box(16, 32, 269, 24), box(16, 56, 269, 20)]),
    (301, 108.25, [box(16, 16, 269, 24), box(16, 40, 269, 20)]),
    // A touch target is 44 points high.
    (391, 44, [box(0, 0, 391, 24), box(0, 24, 391, 20)]), (391, 43.75, []),
  ])
  func `texts are below each other`(_ width: Double, _ height: Double, _ places: [Rect]) {
    let view = divided(view(width, height))
    #expect(frames(view) == places)
    #expect(view.children.allSatisfy { $0.kind == .text && $0.text?.alignment == .natural })
    #expect(view.children.compactMap { $0.text?.content } == (places.isEmpty ? [] : ["Ann", "See you"]))
    #expect(view.children.compactMap { $0.text?.fontSize } == (places.isEmpty ? [] : [16, 14]))
    #expect(view.children.compactMap { $0.text?.lineHeight } == places.map(\.height))
  }

  /// Three lines are 64 points high; the smallest ones are three quarters as high.
  @Test(
    arguments: [
      (44.0, [box(0, 0, 391, 18), box(0, 18, 391, 15)], [12, 10.5]),
      (48, [box(0, 0, 391, 18), box(0, 18, 391, 15), box(0, 33, 391, 15)], [12, 10.5, 10.5]),
      (56, [box(0, 0, 391, 21), box(0, 21, 391, 17.5), box(0, 38.5, 391, 17.5)], [14, 12.25, 12.25]),
    ] as [(Double, [Rect], [Double])])
  func `texts without space are smaller`(_ height: Double, _ places: [Rect], _ sizes: [Double]) {
    let view = divided(view(391, height), Self.three)
    #expect(frames(view) == places)
    #expect(view.children.compactMap { $0.text?.fontSize } == sizes)
  }

  /// `Text.textAlign` is `start` in the direction of an Arabic or Hebrew screen of Flutter.
  @Test func `a text of Hebrew begins at the right`() {
    let view = divided(view(391, 79), "\u{5E9}\u{5DC}\u{5D5}\u{5DD}\nAnn")
    #expect(view.children.compactMap { $0.text?.alignment } == [.right, .natural])
  }

  @Test func `a text has up to three lines`() {
    let view = divided(view(301, 211), String(repeating: "many words ", count: 40) + "\nAnn")
    #expect(view.children.compactMap { $0.text?.count } == [.exactly(3), .exactly(1)])
    #expect(frames(view) == [box(16, 16, 269, 72), box(16, 88, 269, 20)])
  }

  @Test(arguments: [
    ("abcd\nab", ["ab"]), ("abc\nab", ["abc", "ab"]), ("abcd\nax", ["abcd", "ax"]),
    ("1\n2\n3\n4\n5\n6\n7", ["1", "2", "3", "4", "5", "6"]),
    ("1 2 3 4 5 6\n1\n2\n3\n4\n5\n6", ["1", "2", "3", "4", "5", "6"]),
  ])
  func `a label has six texts and no spoken form of them`(_ label: String, _ parts: [String]) {
    #expect(MergedLabels.parts(of: label) == parts)
  }

  // MARK: - Pictures

  @Test(
    arguments: [
      (391.0, 80.0, box(16, 16, 48, 48)), (391, 79.75, nil), (391, 87.75, box(16, 16, 55.75, 55.75)),
      (391, 89, box(16, 16.5, 56, 56)), (360, 120, box(16, 32, 56, 56)), (359.75, 120, nil), (391, 120.25, nil),
    ] as [(Double, Double, Rect?)])
  func `a list item begins with a picture`(_ width: Double, _ height: Double, _ picture: Rect?) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = divided(view(width, height), direction)
      #expect(view.children.map(\.kind) == (picture == nil ? [.text, .text] : [.image, .text, .text]))
      guard let picture else { continue }
      let end = width - picture.maxX - 32
      let isFirst = direction == .leftToRight
      let x = isFirst ? picture.minX : width - picture.maxX
      // The texts of a high item begin at its top.
      let top = height <= 108 ? (height - 44) / 2 : 16
      #expect(frames(view)[0] == box(x, picture.minY, picture.width, picture.height))
      #expect(frames(view)[1] == box(isFirst ? picture.maxX + 16 : 16, top, end, 24))
      #expect(frames(view)[2] == box(isFirst ? picture.maxX + 16 : 16, top + 24, end, 20))
    }
  }

  private func divided(_ view: View, _ direction: LayoutDirection) -> View { divided(view, Self.two, direction) }

  @Test(arguments: [
    (200.0, 100.0, [box(84, 8, 32, 32), box(8, 48, 184, 24), box(8, 72, 184, 20)]),
    (200, 117, [box(84, 16.5, 32, 32), box(8, 56.5, 184, 24), box(8, 80.5, 184, 20)]),
    (200, 99.75, [box(16, 27.875, 168, 24), box(16, 51.875, 168, 20)]),
    (201, 117, [box(16, 16, 169, 24), box(16, 40, 169, 20)]),
    (41, 117, [box(8, 20, 25, 25), box(8, 53, 25, 24), box(8, 77, 25, 20)]),
  ])
  func `a tile has a picture above its texts`(_ width: Double, _ height: Double, _ places: [Rect]) {
    let view = divided(view(width, height), "A\nI")
    #expect(frames(view) == places)
    let alignment: TextAlignment = places.count == 3 ? .center : .natural
    #expect(view.children.compactMap { $0.text?.alignment } == [alignment, alignment])
  }

  @Test(arguments: [
    // Beside the texts of a card that is 1.8 times as wide as high.
    (180.0, 100.0, [box(8, 8, 84, 84), box(100, 8, 72, 24), box(100, 32, 72, 20)]),
    (179.75, 100, [box(0, 0, 179.75, 40), box(8, 48, 163.75, 24), box(8, 72, 163.75, 20)]),
    // Above them up to 60 % of the height of a card, and at least 32 points.
    (101, 200, [box(0, 0, 101, 120), box(8, 128, 85, 24), box(8, 152, 85, 20)]),
    (101, 149, [box(0, 0, 101, 89), box(8, 97, 85, 24), box(8, 121, 85, 20)]),
    (101, 92, [box(0, 0, 101, 32), box(8, 40, 85, 24), box(8, 64, 85, 20)]), (101, 91.75, []),
    (301, 56, [box(8, 8, 40, 40), box(64, 6, 221, 24), box(64, 30, 221, 20)]), (301, 55.75, []),
  ])
  func `a card with a picture has its texts beside or below it`(_ width: Double, _ height: Double, _ places: [Rect]) {
    let view = divided(view(width, height, .image))
    #expect(frames(view) == places)
    #expect(view.kind == (places.isEmpty ? .image : .container))
    guard places.first?.minX == 8 else { return }
    let mirrored = places.map { box(width - $0.maxX, $0.minY, $0.width, $0.height) }
    #expect(frames(divided(self.view(width, height, .image), .rightToLeft)) == mirrored)
  }

  // MARK: - Texts beside other views

  /// The first text in a card of 368 × 160 points around a view; it has a padding of 16 points, or 8 if it is narrow.
  @Test(
    arguments: [
      (box(16, 101, 336, 48), box(16, 28.5, 336, 24)), (box(0, 33, 368, 127), box(0, 0, 368, 18)),
      (box(0, 32.75, 368, 127), nil), (box(0, 0, 201, 160), box(217, 16, 135, 24)),
      (box(0, 0, 288, 160), box(296, 8, 64, 24)), (box(0, 0, 288.25, 160), nil),
      (box(17, 0, 351, 61), box(16, 88.5, 336, 24)),
      (box(167, 0, 201, 160), box(16, 16, 135, 24)),
      // A view without a size takes no space.
      (box(17, 13, 0, 31), box(16, 16, 336, 24)),
    ] as [(Rect, Rect?)])
  func `the texts of a card are where the most space is`(_ child: Rect, _ text: Rect?) {
    let view = divided(view(368, 160, .container, [dumped(.image, child)]))
    #expect(frames(view).dropFirst().first == text)
    #expect(view.appearance.isBoxed == (text != nil))
  }

  /// The space above the texts' button has at least their height of 44 points and 16 more, and 8 more than the one below.
  @Test(arguments: [
    (box(16, 92, 100, 40), box(16, 24, 336, 24)), (box(16, 68, 100, 40), box(16, 12, 336, 24)),
    (box(16, 64, 100, 40), box(132, 16, 220, 24)), (box(16, 59.75, 100, 80), box(132, 16, 220, 24)),
  ])
  func `the texts of a card are above a lower button`(_ button: Rect, _ text: Rect) {
    #expect(frames(divided(view(368, 160, .container, [dumped(.control, button)])))[1] == text)
  }

  private static let arranged: [(child: View, label: String?, isCard: Bool)] = [
    (dumped(.container, box(0, 61, 368, 99), [dumpedText(box(7, 9, 90, 20))]), nil, false),
    (dumpedText(box(0, 61, 368, 99)), nil, false), (dumped(.container, box(0, 61, 368, 99)), "Bob", false),
    (dumped(.container, box(0, 61, 368, 99)), nil, true), (dumped(.image, box(0, 61, 368, 99)), nil, true),
    (changed(dumpedText(box(0, 61, 368, 99))) { $0.isHidden = true }, nil, true),
    // As wide as the view, to a point at each side.
    (dumpedText(box(1, 61, 366, 99)), nil, false), (dumpedText(box(1.25, 61, 366.75, 99)), nil, true),
    (dumpedText(box(0, 61, 366.75, 99)), nil, true), (dumped(.view, box(1.25, 61, 365, 99)), "Bob", true),
  ]

  /// Flutter's `IndexedSemantics` gives each child of a list a node.
  @Test(arguments: arranged.indices) func `a view that only arranges others as wide as it is no card`(_ number: Int) {
    let (child, label, isCard) = Self.arranged[number]
    let inner = changed(child) { $0.location = SourceLocation(offset: 1) }
    var view = dumped(.container, box(7, 11, 368, 160), [inner])
    var labels = [view.location: Self.two]
    labels[inner.location] = label
    MergedLabels(labels: labels, tabs: [:], screenWidth: 400, direction: .leftToRight).divide(&view, isInCard: false)
    #expect(view.children.count == 3)
    #expect(view.appearance.isBoxed == isCard)
  }

  /// A button at the end of a view of 368 × 99 points; the header's text begins at the left edge of the view.
  @Test(arguments: [
    (box(268, 0, 100, 99), false), (box(268, 1, 100, 97), false), (box(268, 1.25, 100, 97.75), true),
    (box(268, 0, 100, 97.75), true), (box(184, 0, 184, 99), false), (box(183, 0, 185, 99), true),
  ])
  func `a view that is as high as a button in it is the header of a section and no card`(
    _ frame: Rect, _ isCard: Bool
  ) {
    let picture = dumped(.image, frame)
    #expect(divided(view(368, 99, .container, [picture])).appearance.isBoxed)
    for button in [changed(picture) { $0.isInteractive = true }, dumped(.control, frame)] {
      let view = divided(view(368, 99, .container, [button]))
      #expect(view.appearance.isBoxed == isCard)
      #expect(frames(view)[1].minX == (isCard ? 16 : 0))
    }
    let hidden = changed(dumped(.control, frame)) { $0.isHidden = true }
    #expect(divided(view(368, 99, .container, [picture, hidden])).appearance.isBoxed)
  }

  @Test func `of equal spaces the one at the end of the direction is taken`() {
    let child = dumped(.image, box(100, 0, 168, 160))
    #expect(frames(divided(view(368, 160, .container, [child])))[1].minX == 276)
    #expect(frames(divided(view(368, 160, .container, [child]), .rightToLeft))[1].minX == 8)
  }

  @Test(arguments: [
    (301.0, 76.0, true), (301, 75.75, false), (383.75, 91, true), (384, 91, false),
  ])
  func `a view with a padding around its texts is a card`(_ width: Double, _ height: Double, _ isCard: Bool) {
    let card = view(width, height)
    #expect(divided(card).appearance.isBoxed == isCard)
    #expect(!divided(card, isInCard: true).appearance.isBoxed)
    var button = card
    button.isInteractive = true
    #expect(!divided(button).appearance.isBoxed)
    button.isInteractive = false
    button.control = .anyButton
    #expect(!divided(button).appearance.isBoxed && divided(button).control == nil)
  }

  // MARK: - Tabs

  @Test(arguments: [
    (97.0, 61.0, true), (97, 54, true), (97, 53.75, false), (97, 100, true), (97, 100.25, false), (200, 100, true),
    (200.25, 100, false), (108, 54, true), (108.25, 54, false),
  ])
  func `a button of the size of a tab has an icon above its word`(_ width: Double, _ height: Double, _ isTab: Bool) {
    var tab = view(width, height, .view)
    #expect(divided(tab, "Home").children.isEmpty)
    tab.isInteractive = true
    let view = divided(tab, "Home")
    let top = (height - 44) / 2
    let icon = box((width - 24) / 2, top, 24, 24)
    #expect(frames(view) == (isTab ? [icon, box(0, top + 28, width, 16)] : []))
    guard isTab else { return }
    #expect(view.kind == .container && view.children.map(\.kind) == [.image, .text])
    #expect(view.children[1].text?.fontSize == 12 && view.children[1].text?.lineHeight == 16)
    #expect(view.children[1].text?.alignment == .center && view.children[1].text?.content == "Home")
    #expect(frames(divided(tab, "\n")) == [box((width - 24) / 2, (height - 24) / 2, 24, 24)])
  }

  /// Tabs that are wider than high: at the bottom of the screen they have icons.
  @Test(arguments: [(true, 47.0, true), (false, 53.75, false), (false, 54, true)])
  func `a tab has an icon if it is at the bottom or high`(_ isAtBottom: Bool, _ height: Double, _ hasIcon: Bool) {
    let view = divided(view(133, height, .view), "Home", tab: isAtBottom)
    #expect(view.kind == (hasIcon ? .container : .text))
    #expect(view.children.map(\.kind) == (hasIcon ? [.image, .text] : []))
    #expect(hasIcon || view.text?.content == "Home" && view.text?.alignment == .center)
    #expect(hasIcon || view.text?.count == .fittingContent)
    // Without a word there is an icon only.
    #expect(divided(self.view(133, height, .view), "\n", tab: isAtBottom).children.map(\.kind) == [.image])
  }
}
