import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// Views that dumps cut, omit or state with another form.
@Suite struct CompletedViewTests {
  // MARK: - Avatars around initials

  /// The first view of a row of 391 × 71 points that begins with initials.
  private func firstOfRow(_ views: [View], height: Double = 71) -> View {
    var row = dumped(.container, box(3, 5, 391, height), views)
    Initials().mark(in: &row)
    return row.children[0]
  }

  private static let name = dumpedText(box(81, 27, 211, 17), "Ann")

  private static let initials: [(view: View, other: View, avatar: Rect?)] = [
    (dumpedText(box(27, 27, 19, 17), "AB"), name, box(16.5, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 19, 17), "É"), name, box(16.5, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 19, 17), "ABC"), name, nil), (dumpedText(box(27, 27, 19, 17), "Ab"), name, nil),
    (dumpedText(box(27, 27, 19, 17), "A1"), name, nil), (dumpedText(box(27, 27, 19, 17), ""), name, nil),
    // Up to 10 points from the vertical center of the row, and 20 from its sides.
    (dumpedText(box(27, 37, 19, 17), "AB"), name, box(16.5, 25.5, 40, 40)),
    (dumpedText(box(27, 37.25, 19, 17), "AB"), name, nil),
    (dumpedText(box(27, 17, 19, 17), "AB"), name, box(16.5, 5.5, 40, 40)),
    (dumpedText(box(27, 16.75, 19, 17), "AB"), name, nil),
    (dumpedText(box(10.5, 27, 19, 17), "AB"), name, box(0, 15.5, 40, 40)),
    (dumpedText(box(10.25, 27, 19, 17), "AB"), name, nil),
    (dumpedText(box(361.5, 27, 19, 17), "AB"), name, box(351, 15.5, 40, 40)),
    (dumpedText(box(361.75, 27, 19, 17), "AB"), name, nil),
    (dumpedText(box(27, 27, 40, 17), "AB"), name, box(27, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 40.25, 17), "AB"), name, nil),
    // A box around the initials of 28 to 72 points, which is square to a point.
    (dumped(.container, box(11, 3, 28, 29), [dumpedText(box(5, 7, 19, 17), "AB")]), name, box(11, 3, 28, 29)),
    (dumped(.container, box(11, 3, 27.75, 28), [dumpedText(box(5, 7, 19, 17), "AB")]), name, nil),
    (dumped(.container, box(5, 3, 72, 71), [dumpedText(box(5, 7, 19, 17), "AB")]), name, box(5, 3, 72, 71)),
    (dumped(.container, box(5, 3, 72.25, 72), [dumpedText(box(5, 7, 19, 17), "AB")]), name, nil),
    (dumped(.container, box(11, 3, 28, 29.25), [dumpedText(box(5, 7, 19, 17), "AB")]), name, nil),
    // A text of three characters is at the left or right of the avatar, which is at 16.5 to 56.5, 15.5 to 55.5.
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(56.5, 27, 211, 17), "Ann"), box(16.5, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(56.25, 27, 211, 17), "Ann"), nil),
    (dumpedText(box(327, 27, 19, 17), "AB"), dumpedText(box(81, 27, 235.5, 17), "Ann"), box(316.5, 15.5, 40, 40)),
    (dumpedText(box(327, 27, 19, 17), "AB"), dumpedText(box(81, 27, 235.75, 17), "Ann"), nil),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(81, 55.25, 211, 17), "Ann"), box(16.5, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(81, 55.5, 211, 17), "Ann"), nil),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(81, -1.25, 211, 17), "Ann"), box(16.5, 15.5, 40, 40)),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(81, -1.5, 211, 17), "Ann"), nil),
    (dumpedText(box(27, 27, 19, 17), "AB"), dumpedText(box(81, 27, 211, 17), "An"), nil),
    (
      dumpedText(box(27, 27, 19, 17), "AB"), dumped(.container, box(81, 27, 211, 17), [name]),
      box(16.5, 15.5, 40, 40)
    ),
    (dumpedText(box(27, 27, 19, 17), "AB"), changed(name) { $0.isHidden = true }, nil),
    (changed(dumpedText(box(27, 27, 19, 17), "AB")) { $0.isHidden = true }, name, nil),
  ]

  @Test(arguments: initials.indices) func `initials beside a text are an avatar`(_ number: Int) {
    let (view, other, avatar) = Self.initials[number]
    let named = changed(view) { $0.identifier = "letters" }
    let first = firstOfRow([named, other])
    #expect((first.kind == .image) == (avatar != nil))
    #expect(first.identifier == "letters")
    #expect(first.storedFrame == avatar ?? view.storedFrame)
    let radius = avatar.map { CornerRadius(.points($0.width / 2)) }
    #expect(first.appearance.cornerRadius == radius ?? .zero)
  }

  @Test(arguments: [(1, false), (2, true), (16, true), (17, false)])
  func `a row with an avatar has up to sixteen views`(_ count: Int, _ isAvatar: Bool) {
    let others = (2..<max(count, 2)).map { dumped(.view, box(81 + 13 * Double($0), 3, 11, 7)) }
    let views = [dumpedText(box(27, 27, 19, 17), "AB"), Self.name] + others
    #expect((firstOfRow(Array(views.prefix(count))).kind == .image) == isAvatar)
  }

  // MARK: - Icons that a container cuts

  /// A container of 97 × 61 points whose lower edge cuts an icon above a caption.
  private func icon(
    _ frame: Rect = box(31, 41, 31, 20), _ caption: Rect = box(17, 71, 61, 13), isText: Bool = false,
    _ change: (inout View) -> Void = { _ in }
  ) -> View {
    let icon = isText ? dumpedText(frame, "x") : dumped(.image, frame)
    var views = [icon, dumpedText(caption, "Home")]
    change(&views[0])
    var view = dumped(.container, box(3, 5, 97, 61), views)
    ClippedIcons().restore(in: &view)
    return view.children[0]
  }

  @Test(arguments: [
    (box(31, 41, 31, 20), true), (box(31, 40.25, 31, 20), true), (box(31, 40, 31, 20), false),
    (box(31, 41.75, 31, 20), true), (box(31, 42, 31, 20), false),
    // 1.5 times as wide as high, and up to 64 points wide.
    (box(31, 41, 30, 20), true), (box(31, 41, 29.75, 20), false), (box(17, 8, 64, 53), false),
    (box(17, 41, 31, 20), true), (box(16.5, 41, 31, 20), true), (box(16.25, 41, 31, 20), false),
    (box(47.5, 41, 31, 20), true), (box(47.75, 41, 31, 20), false),
  ])
  func `an icon above its caption is square`(_ frame: Rect, _ isSquare: Bool) {
    let square = box(frame.minX, frame.minY, frame.width, frame.width)
    #expect(icon(frame, box(17, 73, 61, 13)).storedFrame == (isSquare ? square : frame))
  }

  @Test(arguments: [
    (box(17, 71, 61, 13), true), (box(17, 70.75, 61, 13), false), (box(17, 61, 61, 13), false),
    (box(17, 71, 0, 13), false), (box(17, 71, 61, 0), false),
  ])
  func `the caption of an icon is below the square`(_ caption: Rect, _ isSquare: Bool) {
    #expect((icon(caption: caption).storedFrame?.height == 31) == isSquare)
  }

  private func icon(caption: Rect) -> View { icon(box(31, 41, 31, 20), caption) }

  /// The square of the first ends a point below the upper edge of its caption.
  @Test(arguments: [(64.0, 104.0, true), (64, 103.75, false), (64.25, 131, false)])
  func `the largest icon has 64 points`(_ width: Double, _ top: Double, _ isSquare: Bool) {
    let frame = box(17, 41, width, 20)
    #expect((icon(frame, box(17, top, 61, 13)).storedFrame?.height == width) == isSquare)
  }

  @Test func `a glyph, a picture and a container around it are icons`() {
    let glyph = icon(isText: true) { _ in }
    #expect(glyph.kind == .image && glyph.text == nil && glyph.storedFrame == box(31, 41, 31, 31))
    let word = icon(isText: true) { $0.text?.content = "xy" }
    #expect(word.kind == .text && word.storedFrame == box(31, 41, 31, 20))
    let empty = icon(isText: true) { $0.text?.content = nil }
    #expect(empty.kind == .image)
    let outer = icon { $0 = dumped(.container, box(29, 40, 37, 21), [dumped(.image, box(3, 1, 31, 20))]) }
    #expect(outer.storedFrame == box(29, 40, 37, 21))
    let container = icon(box(0, 0, 0, 0), box(17, 78, 61, 13)) {
      $0 = dumped(.container, box(29, 40, 37, 21), [dumped(.image, box(3, 1, 31, 20))])
    }
    #expect(container.storedFrame == box(29, 40, 37, 37))
    #expect(container.children[0].storedFrame == box(3, 1, 31, 31))
    #expect(icon { $0.kind = .view }.storedFrame == box(31, 41, 31, 20))
  }

  // MARK: - Roles of Compose

  private static func role(_ frame: Rect, _ control: ControlKind = .anyButton) -> View {
    changed(dumped(.control, frame)) { view in
      view.control = control
      view.className = control == .checkBox ? "android.widget.CheckBox" : "android.widget.Button"
    }
  }

  /// A touchable view of Compose of 61 × 60 points around contents and a role.
  private func compose(_ contents: [View], _ role: View, size: Size = Size(width: 61, height: 60)) -> View {
    var view = dumped(.container, Rect(origin: Point(x: 3, y: 5), size: size), contents + [role])
    (view.isInteractive, view.className) = (true, "android.view.View")
    view.showRole()
    return view
  }

  private static let icons: [(icon: Rect, role: Rect, kind: ViewKind)] = [
    // A floating button has the size of the touch target, 48 to 64 points.
    (box(18, 17, 24, 25), box(0, 0, 61, 59), .spacer), (box(18, 17, 24, 25), box(0, 0, 61, 60), .image),
    // An icon has at least 14 points, and the target of an icon is up to 2.5 times as wide as high.
    (box(18, 17, 14, 15), box(7, 7, 40, 41), .spacer), (box(18, 17, 13.75, 15), box(7, 7, 40, 41), .control),
    (box(18, 17, 15, 13.75), box(7, 7, 40, 41), .control), (box(18, 17, 24, 25), box(7, 7, 50, 20), .spacer),
    (box(18, 17, 24, 25), box(7, 7, 50.25, 20), .control),
  ]

  @Test(arguments: icons.indices) func `the role around an icon is its target or a floating button`(_ number: Int) {
    let (icon, frame, kind) = Self.icons[number]
    let role = compose([dumped(.image, icon)], Self.role(frame)).children[1]
    #expect(role.kind == kind)
    #expect((role.control == nil) == (kind == .image))
    #expect((role.appearance.cornerRadius == CornerRadius(.points(16))) == (kind == .image))
  }

  @Test(arguments: [
    (Size(width: 48, height: 49), true), (Size(width: 47.75, height: 47), false), (Size(width: 64, height: 63), true),
    (Size(width: 64.25, height: 64), false), (Size(width: 57, height: 58.25), false),
    (Size(width: 58.25, height: 57), false),
  ])
  func `a floating button of Compose is a square`(_ size: Size, _ isFloating: Bool) {
    let role = Self.role(Rect(origin: .zero, size: size))
    let view = compose([dumped(.image, box(18, 17, 24, 25))], role, size: size).children[1]
    #expect(view.kind == (isFloating ? .image : .spacer))
  }

  @Test(arguments: [(27.75, ControlKind.anyButton), (28, .chip), (34, .chip), (34.25, .anyButton)])
  func `the role around a word is a chip or a button`(_ height: Double, _ control: ControlKind) {
    let frame = box(7, 9, 83, height)
    let word = dumpedText(box(17, 17, 63, 15))
    let button = compose([word], Self.role(frame)).children[1]
    #expect(button.kind == .control && button.control == control)
    // A word in the middle of a toggle, to a point.
    for (x, isCentered) in [(18.0, true), (18.25, false), (16, true), (15.75, false)] {
      let view = compose([dumpedText(box(x, 17, 63, 15))], Self.role(frame, .checkBox))
      #expect(view.control == (isCentered ? nil : .checkBox))
      #expect(view.children.map(\.control) == (isCentered ? [nil, control] : [nil]))
      #expect(view.kind == (isCentered ? .container : .control))
    }
    // The role of a tile or a row shows nothing.
    #expect(compose([word, dumpedText(box(17, 33, 63, 15))], Self.role(frame)).children[2].kind == .spacer)
    // The label of a button is in its middle, that of a tile is below an icon.
    for (offset, kind) in [(8.0, ViewKind.control), (8.25, .spacer), (-8, .control), (-8.25, .spacer)] {
      let label = dumpedText(box(17, frame.midY - 7.5 + offset, 63, 15))
      #expect(compose([label], Self.role(frame)).children[1].kind == kind)
    }
    for (bottom, kind) in [(17.0, ViewKind.spacer), (18, .spacer), (18.25, .control)] {
      let icon = dumped(.image, box(40, bottom - 14, 14, 14))
      #expect(compose([icon, word], Self.role(frame)).children[2].kind == kind)
    }
    let link = changed(word) { $0.isInteractive = true }
    #expect(compose([link], Self.role(frame)).children[1].kind == .spacer)
  }

  private static let others: [@Sendable (inout View) -> Void] = [
    { $0.isInteractive = false }, { $0.className = "android.view.ViewGroup" }, { $0.children.removeFirst() },
    { $0.children[0].isHidden = true }, { $0.children[1].className = "android.widget.ImageButton" },
    { $0.children[1].className = nil }, { $0.children[1].isInteractive = true },
    { $0.children[1].text = TextLines(count: .exactly(1), fontSize: 14) }, { $0.children[1].kind = .view },
    { $0.children[1].children = [dumped(.view, box(3, 5, 7, 11))] }, { $0.children.swapAt(0, 1) },
  ]

  @Test(arguments: others.indices) func `another view of Compose has no role`(_ number: Int) {
    var view = dumped(
      .container, box(3, 5, 61, 59), [dumped(.image, box(18, 17, 24, 25)), Self.role(box(7, 7, 40, 41))])
    (view.isInteractive, view.className) = (true, "android.view.View")
    Self.others[number](&view)
    let kinds = view.children.map(\.kind)
    view.showRole()
    #expect(view.children.map(\.kind) == kinds)
  }

  // MARK: - Omitted images

  private func omitted(_ size: Size, _ hull: Rect, isCounted: Bool = false) -> Rect? {
    let card = dumped(.container, Rect(origin: Point(x: 3, y: 5), size: size), [dumpedText(hull)])
    return OmittedViews(withoutFirst: isCounted ? [card.location] : []).image(of: card)?.storedFrame
  }

  /// A row of 361 points, and its icon, avatar or picture before a text.
  @Test(
    arguments: [
      (71.0, box(51.75, 17, 201, 37), nil), (71, box(52, 17, 201, 37), box(16, 23.5, 24, 24)),
      (71, box(67.75, 17, 201, 37), box(16, 23.5, 24, 24)), (71, box(68, 17, 201, 37), box(16, 15.5, 40, 40)),
      (71, box(92, 17, 201, 37), box(16, 15.5, 40, 40)), (71, box(92.25, 17, 223, 37), box(8, 8, 76.25, 55)),
      // The space after the text is less than half of that before it, and the picture has at most 240 points.
      (71, box(100, 17, 211, 37), nil), (71, box(100, 17, 211.25, 37), box(8, 8, 84, 55)),
      (71, box(240, 17, 101, 37), box(8, 8, 224, 55)), (71, box(240.25, 17, 101, 37), nil),
      // From 44 to 240 points high, and to 96 with an icon.
      (44, box(52, 3, 201, 37), box(16, 10, 24, 24)), (43.75, box(52, 3, 201, 37), nil),
      (96, box(52, 29, 201, 37), box(16, 36, 24, 24)), (96.25, box(52, 29, 201, 37), nil),
      (240, box(100, 27, 223, 181), box(8, 8, 84, 224)), (240.25, box(100, 27, 223, 181), nil),
      // A bubble is as high as its row, and the words of a button are centered.
      (71, box(52, 0, 201, 71), nil), (71, box(52, 0, 201, 70.75), box(16, 23.5, 24, 24)),
      (71, box(52, 17, 253, 37), nil), (71, box(52, 17, 261, 37), nil),
      (71, box(52, 17, 252.75, 37), box(16, 23.5, 24, 24)),
      (71, box(52, 17, 261.25, 37), box(16, 23.5, 24, 24)),
    ] as [(Double, Rect, Rect?)])
  func `a row has a picture before its text`(_ height: Double, _ hull: Rect, _ image: Rect?) {
    #expect(omitted(Size(width: 361, height: height), hull) == image)
  }

  @Test(arguments: [(200.0, true), (199.75, false)])
  func `a row with a picture is wide`(_ width: Double, _ hasImage: Bool) {
    #expect((omitted(Size(width: width, height: 71), box(52, 17, 131, 37)) != nil) == hasImage)
  }

  /// The size of a card with a text, and the place of the image that it omits.
  @Test(
    arguments: [
      // Above the words of a card is its cover.
      (Size(width: 211, height: 143), box(13, 71, 103, 47), box(0, 0, 211, 63)),
      (Size(width: 211, height: 143), box(13, 72, 103, 23), box(0, 0, 211, 64)),
      (Size(width: 211, height: 143), box(13, 72, 103, 22.75), nil),
      // Above the label of a narrow tile is an icon of at most 48 points.
      (Size(width: 120, height: 101), box(13, 48, 79, 37), box(42, 10, 36, 36)),
      (Size(width: 120.25, height: 101), box(13, 48, 79, 37), box(0, 0, 120.25, 40)),
      (Size(width: 120, height: 143), box(13, 80, 79, 37), box(36, 20, 48, 48)),
      (Size(width: 120, height: 71), box(13, 32, 79, 19), box(48, 8, 24, 24)),
      (Size(width: 120, height: 71), box(13, 31.75, 79, 19), nil),
      // In a wide card, too, if the label is centered below less than 64 points.
      (Size(width: 211, height: 101), box(53, 48, 97, 37), box(87.5, 10, 36, 36)),
      (Size(width: 211, height: 143), box(56, 63.75, 91, 37), box(81.59375, 11.96875, 47.8125, 47.8125)),
      (Size(width: 211, height: 143), box(56, 64, 91, 37), nil),
      (Size(width: 211, height: 101), box(52.75, 48, 97, 37), nil),
      (Size(width: 211, height: 101), box(8.25, 48, 195, 37), box(87.5, 10, 36, 36)),
      (Size(width: 211, height: 101), box(8, 48, 195, 37), box(0, 0, 211, 40)),
      // The words of a card begin less than 40 points from its left edge.
      (Size(width: 211, height: 143), box(39.75, 72, 103, 47), box(0, 0, 211, 64)),
      (Size(width: 211, height: 143), box(40, 72, 103, 47), nil),
    ] as [(Size, Rect, Rect?)])
  func `a card has a picture above its text`(_ size: Size, _ hull: Rect, _ image: Rect?) {
    #expect(omitted(size, hull) == image)
  }

  /// A card of 361 × 71 points that counts a child which the dump omits.
  @Test(
    arguments: [
      (box(40, 3, 211, 37), box(4, 19.5, 32, 32)), (box(39.75, 3, 211, 37), nil),
      (box(91, 3, 211, 37), box(14, 4, 63, 63)), (box(39.75, 32, 211, 37), box(0, 0, 361, 24)),
      (box(39.75, 31.75, 211, 37), nil),
    ] as [(Rect, Rect?)])
  func `the image of a counted child is at the left or above`(_ hull: Rect, _ image: Rect?) {
    #expect(omitted(Size(width: 361, height: 71), hull, isCounted: true) == image)
  }

  @Test(arguments: [(23.75, false), (24, true)])
  func `an omitted image has 16 points at least`(_ height: Double, _ hasImage: Bool) {
    let size = Size(width: 361, height: height)
    #expect((omitted(size, box(57, 3, 211, 11), isCounted: true) != nil) == hasImage)
  }
}
