import Geometry
import Testing
import ViewTree

@testable import Inference

/// The forms of touchable views in dumps of Android: icons of rows and tiles, chips, floating buttons.
@Suite struct TouchableViewTests {
  // MARK: - Icons at the end of a row

  /// The last view of a row of 397 × 71 points after a text.
  private func lastOfRow(_ view: View, size: Size = Size(width: 397, height: 71), after: View? = nil) -> View? {
    let frame = Rect(origin: Point(x: 3, y: 5), size: size)
    var row = dumped(.container, frame, [after ?? dumpedText(box(17, 19, 103, 20)), view])
    TrailingIcons().mark(in: &row)
    return row.children.last
  }

  private static func picture(_ frame: Rect, _ identifier: String? = nil, isInteractive: Bool = false) -> View {
    changed(dumped(.image, frame)) { ($0.identifier, $0.isInteractive) = (identifier, isInteractive) }
  }

  private static let pictures: [(view: View, frame: Rect?)] = [
    (picture(box(341, 11, 41, 37)), box(343, 11, 37, 37)), (picture(box(341, 11, 37, 41)), box(341, 13, 37, 37)),
    // Sides of 28 to 56 points, and an icon of at most 48.
    (picture(box(341, 11, 28, 28)), box(341, 11, 28, 28)), (picture(box(341, 11, 27.75, 28)), nil),
    (picture(box(321, 7, 56, 57)), box(325, 11.5, 48, 48)), (picture(box(321, 7, 56.25, 57)), nil),
    // A touchable one may have 88 points, and one with the name of an icon.
    (picture(box(301, 3, 88, 89), isInteractive: true), box(321, 23.5, 48, 48)),
    (picture(box(301, 3, 88.25, 89), isInteractive: true), nil),
    (picture(box(301, 3, 88, 89), "app:id/menu_Icon"), box(321, 23.5, 48, 48)),
    (picture(box(301, 3, 88.25, 89), "app:id/menu_icon"), nil), (picture(box(301, 3, 88, 89), "icons/photo"), nil),
    // The ratio of the sides is at most 1.2, and 2.5 with the name of an icon.
    (picture(box(331, 11, 48, 40)), box(335, 11, 40, 40)), (picture(box(331, 11, 48.25, 40)), nil),
    (picture(box(331, 11, 40, 48)), box(331, 15, 40, 40)), (picture(box(331, 11, 40, 48.25)), nil),
    (picture(box(281, 11, 100, 40), "drag_view"), box(311, 11, 40, 40)),
    (picture(box(281, 11, 100.25, 40), "drag_view"), nil),
    // The end of the row is at most 32 points from the picture.
    (picture(box(328, 11, 37, 37)), box(328, 11, 37, 37)), (picture(box(327.75, 11, 37, 37)), nil),
    // A container around the picture only.
    (dumped(.container, box(321, 5, 61, 61), [picture(box(20, 9, 37, 41))]), box(20, 11, 37, 37)),
    (dumped(.container, box(304, 5, 61, 61), [picture(box(23.75, 9, 37, 41))]), nil),
    (dumped(.view, box(341, 11, 37, 37)), nil),
    (dumped(.image, box(341, 11, 37, 37), [dumped(.view, box(3, 5, 7, 11))]), nil),
  ]

  @Test(arguments: pictures.indices) func `a square picture at the end of a row is an icon`(_ number: Int) throws {
    let (picture, frame) = Self.pictures[number]
    let last = try #require(lastOfRow(picture))
    let view = picture.kind == .container ? try #require(last.children.first) : last
    #expect((view.kind == .control) == (frame != nil))
    #expect(view.control == (frame == nil ? nil : .iconButton))
    let before = picture.kind == .container ? picture.children[0].storedFrame : picture.storedFrame
    #expect(view.storedFrame == (frame ?? before))
  }

  private static let rows: [(size: Size, before: View, isIcon: Bool)] = [
    (Size(width: 397, height: 88), dumpedText(box(17, 19, 103, 20)), true),
    (Size(width: 397, height: 88.25), dumpedText(box(17, 19, 103, 20)), false),
    (Size(width: 396, height: 84), dumpedText(box(17, 19, 103, 20)), true),
    (Size(width: 396, height: 99.25), dumpedText(box(17, 19, 103, 20)), false),
    (Size(width: 343.75, height: 86), dumpedText(box(17, 19, 103, 20)), false),
    (Size(width: 344, height: 86), dumpedText(box(17, 19, 103, 20)), true),
    // The text begins before the picture, and may be in another view.
    (Size(width: 397, height: 71), dumpedText(box(333, 19, 31, 20)), false),
    (Size(width: 397, height: 71), dumpedText(box(332.75, 19, 31, 20)), true),
    (Size(width: 397, height: 71), dumped(.view, box(17, 19, 103, 20)), false),
    (Size(width: 397, height: 71), dumped(.view, box(17, 19, 103, 20), [dumpedText(box(1, 2, 90, 17))]), true),
    (Size(width: 397, height: 71), changed(dumpedText(box(17, 19, 103, 20))) { $0.isHidden = true }, false),
  ]

  @Test(arguments: rows.indices) func `a row is low and wide and has a text before its icon`(_ number: Int) {
    let (size, before, isIcon) = Self.rows[number]
    let icon = Self.picture(box(333, 11, 37, 37))
    #expect((lastOfRow(icon, size: size, after: before)?.kind == .control) == isIcon)
  }

  @Test func `the last visible view of a row is its icon, and a named one needs no text`() {
    let hidden = changed(dumped(.view, box(371, 11, 11, 11))) { $0.isHidden = true }
    var row = dumped(
      .container, box(3, 5, 397, 71),
      [dumpedText(box(17, 19, 103, 20)), Self.picture(box(341, 11, 37, 37)), hidden])
    TrailingIcons().mark(in: &row)
    #expect(row.children.map(\.kind) == [.text, .control, .view])
    let named = Self.picture(box(341, 11, 37, 37), "chevron")
    #expect(lastOfRow(named, after: dumped(.view, box(17, 19, 103, 20)))?.kind == .control)
  }

  // MARK: - Tiles of a grid

  /// Tiles of one size in rows of three, of which the second has other properties.
  private func tiles(_ size: Size, _ count: Int = 3, _ change: (inout View) -> Void = { _ in }) -> [View] {
    let tiles = (0..<count).map { index in
      let origin = Point(x: 7 + size.width * Double(index % 3), y: 11 + size.height * Double(index / 3))
      return changed(dumpedText(Rect(origin: origin, size: size), "Mail")) { $0.isInteractive = true }
    }
    var grid = dumped(.container, box(3, 5, 797, 601), tiles)
    change(&grid.children[1])
    TouchTiles().mark(in: &grid)
    return grid.children
  }

  @Test(arguments: [
    // From 64 to 180 points high, and from 0.6 to 1.6 times as wide.
    (Size(width: 71, height: 63.75), false), (Size(width: 71, height: 64), true), (Size(width: 171, height: 180), true),
    (Size(width: 171, height: 180.25), false), (Size(width: 60, height: 100), true),
    (Size(width: 59.75, height: 100), false), (Size(width: 160, height: 100), true),
    (Size(width: 160.25, height: 100), false),
  ])
  func `a tile has an icon above its label`(_ size: Size, _ hasIcon: Bool) throws {
    for tile in tiles(size) { #expect((tile.text?.icons.isEmpty == false) == hasIcon) }
    #expect(tiles(size, 2).allSatisfy { $0.text?.icons.isEmpty == true })
  }

  @Test(arguments: [
    // Half of the shorter side, at most 56; the label of 18 points is 8 points below it.
    (Size(width: 91, height: 103), 45.5, 15.75), (Size(width: 103, height: 91), 45.5, 9.75),
    (Size(width: 121, height: 133), 56, 25.5),
  ])
  func `the icon and the label of a tile are centered together`(_ size: Size, _ side: Double, _ top: Double) {
    let text = tiles(size)[2].text
    #expect(text?.icons == [TextIcon(at: .top, size: Size(width: side, height: side), inset: top)])
    #expect(text?.padding == Insets(top: top + side + 8, right: 0, bottom: top, left: 0))
    #expect(text?.alignment == .center)
  }

  private static let changes: [@Sendable (inout View) -> Void] = [
    { $0.isInteractive = false }, { $0.isHidden = true }, { $0.appearance.isBoxed = true }, { $0.kind = .view },
    { $0.text?.content = "" }, { $0.text?.content = "One\nTwo" },
    { $0.text?.content = String(repeating: "a", count: 25) },
    { $0.text?.icons = [TextIcon(at: .left, size: Size(width: 24, height: 24), inset: 3)] },
    { view in
      view = dumped(.container, view.storedFrame ?? .zero, [dumpedText(box(0, 0, 90, 103))])
      view.isInteractive = true
    },
    // Side by side at the same top, and without an overlap.
    { $0.layout = .frame(($0.storedFrame ?? .zero).offset(by: Point(x: -0.25, y: 0))) },
  ]

  @Test(arguments: changes.indices) func `a grid has three equal tiles`(_ number: Int) {
    let size = Size(width: 91, height: 103)
    #expect(tiles(size) { $0.text?.content = String(repeating: "a", count: 24) }[0].text?.icons.isEmpty == false)
    #expect(tiles(size, 3, Self.changes[number])[0].text?.icons.isEmpty == true)
  }

  @Test func `the label of a tile may fill a container, and a column is no grid`() {
    let size = Size(width: 91, height: 103)
    let tile = tiles(size) { view in
      let frame = view.storedFrame ?? .zero
      view = changed(dumped(.container, frame, [dumpedText(box(0, 0, 91, 103))])) { $0.isInteractive = true }
    }[1]
    #expect(tile.children[0].text?.icons.first?.size == Size(width: 45.5, height: 45.5))
    var column = dumped(.container, box(3, 5, 397, 601))
    column.children = (0..<3).map { index in
      changed(dumpedText(box(7, 11 + 103 * Double(index), 91, 103))) { $0.isInteractive = true }
    }
    TouchTiles().mark(in: &column)
    #expect(column.children.allSatisfy { $0.text?.icons.isEmpty == true })
  }

  // MARK: - Chips and floating buttons

  private func chips(_ change: (inout View) -> Void = { _ in }, count: Int = 4) -> [Bool] {
    var row = dumped(.container, box(3, 5, 397, 61))
    row.children = (0..<count).map { index in
      changed(dumpedText(box(7 + 79 * Double(index), 11, 71, 33))) { $0.isInteractive = true }
    }
    change(&row.children[count - 1])
    TouchableSiblings(screenWidth: 400).markChips(in: &row)
    return row.children.map { $0.kind == .control && $0.control == .chip }
  }

  /// Moves and grows a view.
  private static func move(_ view: inout View, x: Double = 0, y: Double = 0, height: Double = 0) {
    guard let frame = view.storedFrame else { return }
    view.layout = .frame(box(frame.minX + x, frame.minY + y, frame.width, frame.height + height))
  }

  private static let lastChips: [(change: @Sendable (inout View) -> Void, isChip: Bool)] = [
    ({ _ in }, true), ({ move(&$0, height: 0.75) }, true), ({ move(&$0, height: 1) }, false),
    ({ move(&$0, height: -0.75) }, true), ({ move(&$0, height: -1) }, false), ({ move(&$0, y: 0.25) }, false),
    ({ move(&$0, x: -4) }, true), ({ move(&$0, x: -4.25) }, false), ({ move(&$0, x: 8) }, true),
    ({ move(&$0, x: 8.25) }, false), ({ $0.isInteractive = false }, false), ({ $0.isHidden = true }, false),
    ({ $0.kind = .image }, false),
  ]

  @Test(arguments: lastChips.indices) func `chips have one height and small distances`(_ number: Int) {
    let (change, isChip) = Self.lastChips[number]
    #expect(chips(change) == [true, true, true, isChip])
    #expect(chips(change, count: 3) == [isChip, isChip, isChip])
  }

  /// The last line of chips begins 4 to 16 points below another chip, and the end of the parent may cut it.
  @Test(
    arguments: [
      (box(7, 48, 71, 33), 101.0, 33.0), (box(7, 47.75, 71, 33), 101, nil), (box(7, 60, 71, 33), 101, 33),
      (box(7, 60.25, 71, 33), 101, nil), (box(7.25, 52, 71, 33), 101, nil), (box(7, 52, 71, 33.75), 101, 33.75),
      (box(7, 52, 71, 34), 101, nil), (box(7, 52, 71, 20), 73, 33), (box(7, 52, 71, 20), 73.25, nil),
    ] as [(Rect, Double, Double?)])
  func `a line below chips has chips`(_ frame: Rect, _ bottom: Double, _ height: Double?) {
    var parent = dumped(.container, box(3, 5, 397, bottom))
    let chip = box(7, 11, 71, 33)
    let frames = [chip, chip.offset(by: Point(x: 79, y: 0)), chip.offset(by: Point(x: 158, y: 0))]
    let last = [frame, frame.offset(by: Point(x: 79, y: 0)), frame.offset(by: Point(x: 250, y: 0))]
    parent.children = (frames + last).map { changed(dumpedText($0)) { $0.isInteractive = true } }
    parent.children.append(dumpedText(frame))
    TouchableSiblings(screenWidth: 400).markChips(in: &parent)
    let isChip = height != nil
    #expect(parent.children.map { $0.control == .chip } == [true, true, true, isChip, isChip, false, false])
    #expect(parent.children[3...4].allSatisfy { $0.storedFrame?.height == height ?? frame.height })
  }

  /// The parent is 397 points wide; 0.95 of it are 377.15.
  @Test(arguments: [(377, true), (377.25, false)])
  func `a row as wide as its parent below chips is no chip`(width: Double, isChip: Bool) {
    var parent = dumped(.container, box(3, 5, 397, 101))
    parent.children = [box(7, 11, 71, 33), box(86, 11, 71, 33), box(165, 11, 71, 33), box(7, 52, width, 33)].map {
      changed(dumpedText($0)) { $0.isInteractive = true }
    }
    TouchableSiblings(screenWidth: 400).markChips(in: &parent)
    #expect(parent.children.map { $0.control == .chip } == [true, true, true, isChip])
  }

  /// A button of 55 × 56 points with an icon on a screen of 401 × 801 points, after a text.
  private func floats(
    _ frame: Rect = box(329, 701, 55, 56), parent: Size = Size(width: 400, height: 801),
    before: View = dumpedText(box(17, 19, 103, 20)), _ change: (inout View) -> Void = { _ in }
  ) -> View {
    let icon = dumped(.image, box(16, 17, 24, 24))
    let button = changed(dumped(.view, frame, [icon])) { $0.isInteractive = true }
    var screen = dumped(.container, Rect(origin: Point(x: 0, y: 5), size: parent), [before, button])
    change(&screen.children[1])
    TouchableSiblings(screenWidth: 401).markFloatingButton(in: &screen)
    return screen.children[1]
  }

  private static let radius = CornerRadius(.points(16))

  @Test(arguments: [
    (box(329, 701, 55, 56), Size(width: 400, height: 801), true),
    (box(329, 701, 55, 56), Size(width: 399.75, height: 801), false),
    (box(329, 701, 55, 56.25), Size(width: 400, height: 801), false),
    (box(329, 701, 55, 53.75), Size(width: 400, height: 801), false),
    (box(329, 701, 55, 54), Size(width: 400, height: 801), true),
    // In the lower half of a screen that is higher than wide.
    (box(329, 372.75, 55, 56), Size(width: 400, height: 801), true),
    (box(329, 372.5, 55, 56), Size(width: 400, height: 801), false),
    (box(329, 301, 55, 56), Size(width: 400, height: 400), false),
    (box(329, 301, 55, 56), Size(width: 400, height: 400.25), true),
  ])
  func `a square at the side of a screen floats`(_ frame: Rect, _ parent: Size, _ floats: Bool) {
    let view = self.floats(frame, parent: parent)
    #expect(view.appearance.isBoxed == floats)
    #expect((view.appearance.cornerRadius == Self.radius) == floats)
    // In front of a view that contains it, it may be anywhere.
    let screen = dumped(.view, Rect(origin: .zero, size: parent))
    let isSquare = abs(frame.width - frame.height) <= 1 && parent.width >= 400
    #expect(self.floats(frame, parent: parent, before: screen).appearance.isBoxed == isSquare)
  }

  private static let buttons: [@Sendable (inout View) -> Void] = [
    { $0.isInteractive = false }, { $0.kind = .text }, { $0.appearance.cornerRadius = .circle },
    { $0.isHidden = true },
  ]

  @Test(arguments: buttons.indices) func `a view that cannot be touched or has a form does not float`(_ number: Int) {
    let change = Self.buttons[number]
    #expect(floats(box(329, 701, 55, 56)) { change(&$0) }.appearance.cornerRadius != Self.radius)
  }

  @Test func `a floating button without contents is a picture`() {
    let button = floats { ($0.children, $0.kind, $0.control) = ([], .control, .anyButton) }
    #expect(button.kind == .image && button.control == nil && !button.appearance.isBoxed)
    #expect(button.appearance.cornerRadius == Self.radius)
  }
}
