import Geometry
import Testing
import ViewTree

@testable import Inference

/// The fills of containers in dumps of Android, on a screen that is 400 points wide.
@Suite struct FilledContainerTests {
  /// True for each child of a container, 397 × 501 points, that gets a fill.
  private func fills(_ children: [View]) -> [Bool] { filled(children).map { $0.appearance.cornerRadius != .zero } }

  private func filled(_ children: [View]) -> [View] {
    var parent = dumped(.container, box(3, 5, 397, 501), children)
    FilledContainers(screenWidth: 400).mark(in: &parent)
    return parent.children
  }

  /// A container with a picture at a distance from its left, upper, right and lower edge.
  private func card(_ frame: Rect, padding: [Double] = [11, 13, 17, 19]) -> View {
    let own = Rect(origin: .zero, size: frame.size)
    let inner = own.inset(by: Insets(top: padding[1], right: padding[2], bottom: padding[3], left: padding[0]))
    return dumped(.container, frame, [dumped(.image, inner)])
  }

  /// A container whose picture fills it.
  private func plain(_ frame: Rect) -> View { card(frame, padding: [0, 0, 0, 0]) }

  private static func touchable(_ frame: Rect) -> View {
    var view = dumped(.container, frame)
    view.isInteractive = true
    return view
  }

  private static let changes: [(change: @Sendable (inout View) -> Void, isFilled: Bool)] = [
    ({ _ in }, true), ({ $0.clips = true }, false), ({ $0.isHidden = true }, false),
    ({ $0.appearance.isBoxed = true }, false), ({ $0.appearance.background = Color(gray: 255) }, false),
    ({ $0.kind = .view }, false), ({ $0.children[0].isHidden = true }, false),
    ({ $0.children[0].kind = .spacer }, false), ({ $0.children = [] }, false),
    ({ $0.children[0].layout = .frame(box(11, 13, 0, 91)) }, false),
    ({ $0.children.append(dumped(.spacer, box(0, 0, 203, 123))) }, true),
    ({ $0.children.append(dumped(.view, box(0, 0, 203, 123))) }, false),
    // A touch target that exceeds the container by a point, one at its edge, and a view that is none.
    ({ $0.children.append(touchable(box(11, 91, 97, 33))) }, true),
    ({ $0.children.append(touchable(box(11, 90, 97, 33))) }, false),
    ({ $0.children.append(dumped(.container, box(11, 91, 97, 33))) }, false),
  ]

  @Test(arguments: changes.indices)
  func `a container whose fill the dump does not state is filled`(_ number: Int) {
    var view = card(box(17, 31, 203, 123))
    Self.changes[number].change(&view)
    #expect(fills([view]) == [Self.changes[number].isFilled])
  }

  /// The touch target of an icon is up to 72 points wide and high; a text in it makes a container of any size a badge.
  @Test(arguments: [
    (box(17, 31, 72, 71), ViewKind.image, false), (box(17, 31, 71, 72), .image, false),
    (box(17, 31, 72.25, 71), .image, true), (box(17, 31, 71, 72.25), .image, true), (box(17, 31, 71, 72), .text, true),
    // 97 % of the screen's width.
    (box(1, 31, 388, 123), .image, false), (box(1, 31, 387.75, 123), .image, true),
  ])
  func `the target of an icon and a band have no fill`(_ frame: Rect, _ kind: ViewKind, _ isFilled: Bool) {
    var view = card(frame)
    view.children[0].kind = kind
    #expect(fills([view]) == [isFilled])
  }

  @Test(arguments: [
    ([7.5, 7.5, 5.5, 5.5], true), ([7.25, 7.5, 5.5, 5.5], false), ([7.5, 7.25, 5.5, 5.5], false),
    ([7.5, 7.5, 5.25, 5.5], false), ([7.5, 7.5, 5.5, 5.25], false),
  ])
  func `the padding of a card has a minimum at each edge`(_ padding: [Double], _ isFilled: Bool) {
    #expect(fills([card(box(17, 31, 203, 123), padding: padding)]) == [isFilled])
  }

  @Test(
    arguments: [
      ([6, 1.5, 6, 1.5], 36, true), ([6, 1.5, 6, 1.5], 36.25, false), ([5.75, 2, 5.75, 2], 36, false),
      ([7, 1.25, 7, 1.25], 36, false), ([7, 2, 6, 2], 36, true), ([7.25, 2, 6, 2], 36, false),
      ([6, 2, 7, 2], 36, true),
      ([6, 2, 7.25, 2], 36, false), ([6, 3, 6, 2], 36, true), ([6, 3.25, 6, 2], 36, false), ([6, 2, 6, 3], 36, true),
      ([6, 2, 6, 3.25], 36, false),
    ] as [([Double], Double, Bool)])
  func `the padding of a badge is equal at opposite edges`(_ padding: [Double], _ height: Double, _ isFilled: Bool) {
    var badge = card(box(17, 31, 61, height), padding: padding)
    badge.children[0].kind = .text
    #expect(fills([badge]) == [isFilled])
    // A spacer is not seen, and a second text makes the badge a row.
    badge.children.append(dumped(.spacer, box(0, 0, 61, height)))
    #expect(fills([badge]) == [isFilled])
    badge.children[1].kind = .text
    #expect(fills([badge]) == [false])
  }

  /// The picture of a card is at its upper edge, to a point, as wide as the card and at least 64 points high.
  @Test(arguments: [
    (box(0, 0, 203, 64), 71.5, true), (box(1, 1, 201, 64), 72.5, true), (box(0, 0, 203, 63.75), 71.5, false),
    (box(1.25, 0, 201.75, 64), 71.5, false), (box(0, 1.25, 203, 64), 73, false), (box(0, 0, 201.75, 64), 71.5, false),
    (box(0, 0, 203, 64), 71.25, false),
  ])
  func `the padding of a card is below its picture`(_ picture: Rect, _ top: Double, _ isFilled: Bool) {
    let text = dumpedText(box(11, top, 90, 20))
    for kind in [ViewKind.image, .media, .view, .unknown] {
      #expect(fills([dumped(.container, box(17, 31, 203, 123), [dumped(kind, picture), text])]) == [isFilled])
    }
    #expect(fills([dumped(.container, box(17, 31, 203, 123), [dumpedText(picture), text])]) == [false])
    let beside = dumpedText(box(7.25, top, 90, 20))
    #expect(fills([dumped(.container, box(17, 31, 203, 123), [dumped(.image, picture), beside])]) == [false])
    #expect(fills([dumped(.container, box(17, 31, 203, 123), [dumped(.image, picture)])]) == [false])
  }

  @Test func `a small box around a picture is no badge`() {
    #expect(fills([card(box(17, 31, 91, 36), padding: [6, 2, 6, 2])]) == [false])
  }

  /// The card is at 101, 107 and has 203 × 123 points: its edges are at 304 and 230.
  @Test(arguments: [
    (box(101, 231, 203, 20), true), (box(101, 230.75, 203, 20), false), (box(101, 86, 203, 20), true),
    (box(101, 86.25, 203, 20), false), (box(305, 107, 20, 123), true), (box(304.75, 107, 20, 123), false),
    (box(80, 107, 20, 123), true), (box(80.25, 107, 20, 123), false),
    // An overlap of a point beside the corner is a rounding error.
    (box(303, 230, 20, 20), true), (box(302.75, 230, 20, 20), false), (box(82, 230, 20, 20), true),
    (box(82.25, 230, 20, 20), false), (box(304, 229, 20, 20), true), (box(304, 228.75, 20, 20), false),
    // A view over the card, and two that are not seen.
    (box(150, 150, 20, 20), false), (box(101, 230, 203, 0), true), (box(304, 107, 0, 123), true),
  ])
  func `a filled container keeps a distance from its siblings`(_ sibling: Rect, _ isFilled: Bool) {
    var other = dumped(.image, sibling)
    let views = [card(box(101, 107, 203, 123)), other]
    #expect(fills(views) == [isFilled, false])
    #expect(fills(views.reversed()) == [false, isFilled])
    other.isHidden = true
    #expect(fills([views[0], other]) == [true, false])
  }

  /// A view behind two cards, which begins at the left edge of the first one.
  @Test(arguments: [(101, true), (101.25, false)])
  func `a filled container may be in front of a leaf`(_ x: Double, _ isFilled: Bool) {
    let cards = [card(box(101, 107, 203, 123)), card(box(101, 231, 203, 91))]
    let behind = dumped(.image, box(x, 31, 271, 333))
    #expect(fills([behind] + cards) == [false, isFilled, isFilled])
    #expect(fills(cards + [behind]) == [false, false, false])
    #expect(fills([dumped(.container, behind.storedFrame ?? .zero, [behind])] + cards) == [false, false, false])
  }

  @Test(arguments: [(3, false), (4, true)])
  func `the distance of the four next siblings counts`(_ between: Int, _ isFilled: Bool) {
    let far = (0..<between).map { dumped(.image, box(310, 300 + 20 * Double($0), 10, 10)) }
    let views = [card(box(101, 107, 203, 123))] + far + [dumped(.image, box(101, 230, 203, 20))]
    #expect(fills(views)[0] == isFilled)
    #expect(fills(views.reversed()).last == isFilled)
  }

  /// Beside a card of 203 × 123 points at 17, 131, which is filled by itself.
  @Test(arguments: [
    // In its column, with its size in whole points.
    (box(17, 301, 203, 123), true), (box(17.25, 301, 203.25, 123.25), true), (box(17.5, 301, 203, 123), false),
    (box(17, 301, 203.5, 123), false), (box(17, 301, 203, 123.5), false),
    // Beside it, with its upper and lower edge.
    (box(231, 131, 97, 123), true), (box(231, 131.75, 97, 122.25), true), (box(231, 130.25, 97, 123.75), true),
    (box(231, 132, 97, 122), false), (box(231, 130, 97, 124), false), (box(231, 131, 97, 123.75), true),
    (box(231, 131, 97, 124), false), (box(231, 131, 97, 122), false),
    // Cut at the upper or lower edge of their parent, which is 501 points high.
    (box(17, 1, 203, 97), true), (box(17, 1.25, 203, 97), false), (box(17, 403, 203, 97), true),
    (box(17, 402.75, 203, 97), false), (box(17.75, 1, 203, 97), true), (box(18, 1, 202, 97), false),
    (box(16.25, 1, 203, 97), true), (box(16, 1, 204, 97), false), (box(17, 1, 203.75, 97), true),
    (box(17, 1, 204, 97), false), (box(17, 1, 202, 97), false),
    // As high as the card, and higher.
    (box(17.75, 1, 203, 123), true), (box(17, 1, 203, 124), false),
  ])
  func `a container has the fill of one beside it or in its column`(_ frame: Rect, _ isFilled: Bool) {
    #expect(fills([card(box(17, 131, 203, 123)), plain(frame)]) == [true, isFilled])
  }

  /// Below a card of 203 × 123 points at 17, 131, in a view that is 501 points high.
  @Test(arguments: [
    (box(17, 300, 203, 200), 13.0, true), (box(17, 300, 203, 199.75), 13, false), (box(17, 300, 203, 200), 7.25, false),
    (box(17, 300, 204, 200), 13, false),
  ])
  func `the lower edge of a list cuts the padding of a card`(_ frame: Rect, _ top: Double, _ isFilled: Bool) {
    let cut = card(frame, padding: [11, top, 17, 0])
    #expect(fills([card(box(17, 131, 203, 123)), cut]) == [true, isFilled])
    #expect(fills([cut]) == [false])
  }

  /// Below a card of 203 × 123 points at 17, 31, whose lower edge is at 154, and above one that nothing touches.
  @Test(arguments: [(154.0, false), (154.75, false), (155, true), (153.25, false)])
  func `containers of one form that touch each other are rows`(_ y: Double, _ areFilled: Bool) {
    let views = [card(box(17, 31, 203, 123)), card(box(17, y, 203, 123)), card(box(17, 301, 203, 123))]
    #expect(fills(views) == [areFilled, areFilled, areFilled])
    // A container of another form is none of the rows.
    #expect(fills(views + [card(box(231, 361, 97, 101))]) == [areFilled, areFilled, areFilled, true])
  }

  @Test func `a container with the form of a card has its fill though another view touches it`() {
    let views = [card(box(17, 131, 203, 123)), plain(box(17, 301, 203, 123)), dumped(.image, box(17, 424, 203, 20))]
    #expect(fills(views) == [true, true, false])
    // A card with its upper and lower edge is filled only if nothing touches it.
    let beside = [views[0], plain(box(231, 131, 97, 123)), dumped(.image, box(231, 254, 97, 20))]
    #expect(fills(beside) == [true, false, false])
  }

  @Test func `a container has the fill of the first and of the last one beside it`() {
    let cards = [card(box(17, 11, 83, 97)), card(box(17, 131, 83, 101)), card(box(17, 261, 83, 103))]
    let beside = [plain(box(131, 11, 83, 97)), plain(box(131, 131, 83, 101)), plain(box(131, 261, 83, 103))]
    #expect(fills(cards + beside) == [true, true, true, true, false, true])
  }

  @Test func `a container without contents or with a view that touches it has no fill of another one`() {
    let first = card(box(17, 131, 203, 123))
    #expect(fills([first, dumped(.container, box(231, 131, 97, 123))]) == [true, false])
    #expect(
      fills([first, plain(box(231, 131, 97, 123)), dumped(.image, box(231, 254, 97, 20))]) == [true, false, false])
  }

  @Test(arguments: [(43.75, 0.0), (44, 2), (47, 3.5), (50, 5), (50.25, 0)])
  func `a button is lower than its touch target`(_ height: Double, _ inset: Double) {
    var target = card(box(17, 31, 101, height))
    target.isInteractive = true
    #expect(filled([target])[0].appearance.insets == Insets(top: inset, right: 0, bottom: inset, left: 0))
    target.isInteractive = false
    #expect(filled([target])[0].appearance.insets == .zero)
  }

  @Test(arguments: [(23.0, 11.5), (24, 12), (25, 12)])
  func `the corners are round up to half of the height`(_ height: Double, _ radius: Double) {
    var badge = card(box(17, 31, 61, height), padding: [7, 3, 7, 3])
    badge.children[0].kind = .text
    #expect(filled([badge])[0].appearance.cornerRadius == CornerRadius(.points(radius)))
  }
}
