import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of a dump, whose frames are on the screen, to views, whose frames are in their parents.
///
/// All frames are in dump units: pixels on Android, points on iOS.
struct DumpReader<Platform: DumpPlatform> {
  private var platform: Platform
  var diagnostics: [Diagnostic] = []
  private var unknownClasses: Set<String> = []
  /// The locations in the file of touchable views whose first child the dump omits.
  private(set) var withoutFirst: Set<SourceLocation> = []
  /// The labels that contain the texts of several views, by the location of their view in the file.
  private(set) var mergedLabels: [SourceLocation: String] = [:]
  /// The locations in the file of tabs whose words are in ``mergedLabels``; true for those at the bottom of the screen.
  private(set) var tabs: [SourceLocation: Bool] = [:]
  /// The labels of alerts, by the location of their view in the file.
  private(set) var titles: [SourceLocation: String] = [:]
  /// True if the dump contains an image without a description and touches, which a compressed dump would omit.
  ///
  /// A compressed dump contains the views that are important for accessibility, and all touchable views are:
  /// `View.isImportantForAccessibility()`.
  private(set) var hasPlainImages = false
  /// The bounding rectangle of the main window and of the bars at its edges, in dump units.
  private(set) var windowsExtent = Rect.zero

  /// The top of the next row in dump units, if the elements of the dump, which states no frames, are rows; else nil.
  private var nextRowTop: Double?
  /// True if the frames of the dump are ignored, because they are all equal and state no position.
  private var ignoresFrames = false
  /// True if the visibility that the dump states is ignored, because every element is said to be invisible.
  private var ignoresVisibility = false

  private var meter: WorkMeter

  init(_ platform: Platform, _ limits: ViewLimits) {
    self.platform = platform
    meter = WorkMeter(limits.deadline)
  }

  /// Converts the windows of a dump and returns the one that shows the screen; nil if none has a usable frame.
  ///
  /// The criteria, in order of precedence: the window has an area, is visible, is no keyboard and no strip at an edge,
  /// belongs to an app and not to the system, is the largest, has the most contents. Half of all dumps have several windows:
  /// status bar, keyboard and dialogs are separate windows, in any order. A note states how many are left out.
  mutating func readMainWindow(among elements: [XMLElement]) -> DumpedWindow? {
    var windows = elements.compactMap { element in
      readView(element, on: .zero, asCell: false).map {
        DumpedWindow(
          view: $0, belongsToSystem: platform.belongsToSystem(element), isKeyboard: platform.isKeyboard(element))
      }
    }
    let largest = windows.map(\.frame).unioned ?? .zero
    for index in windows.indices { windows[index].isStrip = windows[index].frame.isStrip(in: largest) }
    let others = windows.filter { !$0.view.isHidden && !$0.frame.isEmpty }.count - 1
    if others > 0, let first = elements.first {
      diagnostics.append(.note(DumpProblem.otherWindows(others), at: first.location))
    }
    let main: DumpedWindow? = windows.reduce(nil) { best, window in
      best.map { $0.isAtLeast(window) } ?? false ? best : window
    }
    guard let main else { return nil }
    windowsExtent = windows.reduce(main.frame) { $1.isKeyboard ? $0 : $0.enlarged(by: $1.frame) }
    return main
  }

  /// Converts an element and its descendants to a view; nil, with a warning, for an element without a usable frame.
  ///
  /// The frame of the parent is on the screen, in dump units.
  private mutating func readView(_ element: XMLElement, on parent: Rect, asCell: Bool) -> View? {
    guard meter.allowsMore() else { return nil }
    var described = platform.describe(element)
    let isLeaf = !element.hasChildren
    if ignoresFrames { described.frame = .missing }
    if ignoresVisibility { described.isVisible = nil }
    let frame = usableFrame(of: described, isLeaf: isLeaf, in: parent)
    var children = described.isWhole ? [] : readChildren(of: element, described, on: frame ?? parent)
    // A container without a frame gets the bounding rectangle of its children.
    guard let local = frame?.offset(by: parent.origin * -1) ?? children.moveIntoHull() else {
      if case .missing = described.frame, nextRowTop == nil {
        diagnostics.append(.warning(DumpProblem.noFrame(element: element.name), at: element.location))
      }
      return nil
    }
    var kind = described.role.kind(isLeaf: children.isEmpty, label: described.label)
    let isStrip = isEmptyStrip(described, in: element.parent, local.size)
    if kind == .view, isStrip || isEmptyByName(described, local.size) { kind = .spacer }
    if kind == .view || kind == .text, described.showsSpaces { kind = .spacer }
    if kind == .view || kind == .unknown, isIndex(described, local, in: parent) { kind = .spacer }
    if kind == .view || kind == .image, isDecoration(described) { kind = .spacer }
    if kind == .text, children.show(described.label, depth: 3) { kind = .container }
    let isSquare = local.width <= 1.5 * local.height
    if kind == .text, IconFont.isGlyphs(described.label) || isSquare && described.label.isEmoji { kind = .image }
    if kind == .text, local.height < Self.lowestText {
      // The rest of a text that a view around it cuts, or the separator of a web page.
      kind = described.role != .text && local.width > 10 * local.height ? .divider : .spacer
    }
    if kind == .unknown, unknownClasses.insert(described.className).inserted {
      diagnostics.append(.warning(ViewProblem.unknownClass(described.className), at: element.location))
    }
    var view = View(element: element.name, kind: kind, layout: .frame(local), location: element.location)
    view.identifier = described.identifier
    view.className = described.className
    view.hint = described.hint?.hint(reportingTo: &diagnostics)
    view.clips = described.role == .scroll || described.role == .list
    view.isCell = asCell || described.role == .cell
    // XCTest reports some containers of visible elements as invisible.
    view.isHidden = described.isVisible == false && children.allSatisfy(\.isHidden)
    view.isInteractive = described.isInteractive
    // A low list is as high as its rows, of which it has none.
    let isHigh = 3 * local.height > local.width
    if described.role == .list, children.isEmpty, described.label.isEmpty, isHigh { view.list = .rows(height: nil) }
    if described.role == .page, children.isEmpty { view.list = .paragraphs }
    if described.role == .image, described.description.isEmpty, !described.isInteractive { hasPlainImages = true }
    if described.isInteractive, element.leavesOutFirstChild { withoutFirst.insert(element.location) }
    if described.isAlert { titles[element.location] = described.text }
    if let label = described.mergedLabel { mergedLabels[element.location] = label }
    if described.isTab { tabs[element.location] = described.isBottomTab }
    view.text = described.textLines(as: kind)
    if kind == .control { view.control = described.control }
    view.appearance.isBoxed = described.isBoxed
    let isAvatar = kind == .image && local.size.isNearlySquare && CodeName.isAvatar(described.description)
    if described.isRound || isAvatar || isDot(described, kind, local.size) { view.appearance.cornerRadius = .circle }
    if described.role == .cell, platform.hidesPicturesOfCells, !view.isHidden {
      children.showPictures(in: Rect(origin: .zero, size: local.size))
    }
    view.children = children
    if described.name?.lowercased().contains("avatar") == true { view.roundOnlyPicture() }
    if case .itemBar(let bar) = described.role {
      view.isItemBar = true
      view.showBarItems(of: bar)
    }
    return view
  }

  /// The height of the lowest text, in points of iOS or in pixels: no scale of types has a size below it.
  private static var lowestText: Double { 8 }

  /// Returns true for an element that shows nothing if it has no children, by its identifier or its class.
  ///
  /// Examples are `id/bottom_spacer` and a layout of Android, which draws at most a background. A divider that is not thin
  /// has space around its line.
  private func isEmptyByName(_ described: DumpedElement, _ size: Size) -> Bool {
    if described.isInteractive { return false }
    if described.role == .group, described.className.hasSuffix("Layout") { return true }
    guard let name = described.name?.lowercased() else { return false }
    let lines = ["divider", "separator"]
    return (["spacer", "space"] + lines).contains(where: name.hasSuffix)
      || size.height >= Self.lowestText && lines.contains { name.contains($0) }
  }

  /// Returns true for a view that is named after a spacer or a shadow, or after a veil and paints only its background.
  ///
  /// The dialogs of Android have a `textSpacerNoTitle`, and shadows under bars are views in several libraries. Veils are
  /// translucent, as the `scrim_behind` of SystemUI, the `pressed_overlay` of cards and the `fade_mask` of lists.
  private func isDecoration(_ described: DumpedElement) -> Bool {
    guard !described.isInteractive, let name = described.name else { return false }
    let words = CodeName.words(of: name)
    if words.contains(where: { $0 == "spacer" || $0 == "shadow" }) { return true }
    return described.className == "android.view.View"
      && words.contains { ["scrim", "overlay", "mask", "fade", "gradient"].contains($0) }
  }

  /// Returns true for a long strip of the class `android.view.View` without words and touches in a view of this class.
  ///
  /// Compose and Flutter report views without a class of Android as such: a strip is space between views, or a line.
  /// Flutter adds a node for each child of a list (`IndexedSemantics`), also for a `SizedBox`.
  private func isEmptyStrip(_ described: DumpedElement, in parent: XMLElement?, _ size: Size) -> Bool {
    let plain = "android.view.View"
    let outer = parent?["class"] ?? parent?.name
    return described.className == plain && !described.isInteractive && size.width >= 8 * size.height
      && (outer == plain || platform.statesSpaces && outer?.hasSuffix("ScrollView") == true)
  }

  /// Returns true for a square that is named after a round shape.
  private func isDot(_ described: DumpedElement, _ kind: ViewKind, _ size: Size) -> Bool {
    guard kind == .view || kind == .image, abs(size.width - size.height) <= 0.05 * size.height,
      let name = described.name
    else { return false }
    return CodeName.words(of: name).contains { ["circle", "ring", "dot", "round"].contains($0) }
  }

  /// Returns true for a narrow view without content at the trailing edge of its parent: the index of a list.
  private func isIndex(_ described: DumpedElement, _ frame: Rect, in parent: Rect) -> Bool {
    frame.height >= 8 * frame.width && frame.maxX >= parent.width && frame.height >= parent.height / 2
      && !described.isInteractive && described.label.isEmpty
  }

  private mutating func readChildren(
    of element: XMLElement, _ described: DumpedElement, on frame: Rect
  ) -> [View] {
    let main = described.windows.count > 1 ? readMainWindow(among: described.windows)?.view : nil
    let windows = Set(described.windows.map(\.index))
    let areCells = described.role == .list
    var children: [View] = []
    for child in element.childrenInDrawingOrder {
      if let main, windows.contains(child.index) {
        if child.location == main.location { children.append(main.offset(by: frame.origin * -1)) }
      } else if let view = readView(child, on: frame, asCell: areCells) {
        children.append(view)
      }
    }
    return children
  }

  private mutating func usableFrame(of described: DumpedElement, isLeaf: Bool, in parent: Rect) -> Rect? {
    switch described.frame {
    case .found(let frame): return frame
    case .missing:
      if nextRowTop != nil, described.role == .window { return Self.screen }
      return isLeaf ? nextRow(for: described, in: parent) : nil
    case .invalid(let diagnostic):
      diagnostics.append(diagnostic)
      return nil
    }
  }

  // MARK: - Dumps without frames, and dumps in which nothing is visible

  /// Ignores the visibility of all elements, with a warning, if every element without children is said to be invisible.
  ///
  /// A screen shows something when it is dumped: some drivers report all elements as invisible.
  mutating func showAll(ifNothingIsVisibleIn root: XMLElement) {
    var leaves = 0
    for element in root.descendants where !element.hasChildren {
      guard platform.describe(element).isVisible == false else { return }
      leaves += 1
    }
    guard leaves > 1 else { return }
    ignoresVisibility = true
    diagnostics.append(.warning(DumpProblem.allInvisible, at: root.location))
  }

  /// The width of a row in a dump without frames, and the height and the top of the first one, in points.
  ///
  /// A row is as high as `UITableView.rowHeight`, and begins below a status bar and a navigation bar of 64 points.
  private static var row: Rect { Rect(x: 0, y: 64, width: Canvas.defaultSize.width, height: 44) }

  private static var screen: Rect { Rect(origin: .zero, size: Canvas.defaultSize) }

  /// Places the elements without children one below the other if none of them states a frame.
  ///
  /// Sizes that are the same for all elements, without a position, are no frames either.
  ///
  /// A warning states that the places are invented. The root is that of a dump of iOS.
  mutating func placeInRows(ifUnframed root: XMLElement) {
    let leaves = root.descendants.filter { !$0.hasChildren }
    let sizes = Set(leaves.map { [$0["width"], $0["height"]] })
    let isPlaced = leaves.contains { $0["x"] != nil || $0["y"] != nil }
    let isSized = sizes != [[nil, nil]]
    guard !isPlaced, !isSized || leaves.count > 1 && sizes.count == 1, !leaves.isEmpty else { return }
    ignoresFrames = isSized
    nextRowTop = Self.row.minY
    diagnostics.append(.warning(DumpProblem.noFrames, at: root.location))
  }

  private mutating func nextRow(for described: DumpedElement, in parent: Rect) -> Rect? {
    guard let top = nextRowTop, described.isVisible != false else { return nil }
    nextRowTop = top + Self.row.height
    return Rect(x: 0, y: top, width: parent.width > 0 ? parent.width : Self.row.width, height: Self.row.height)
  }
}

extension XMLElement {
  /// The children, the one that is drawn last at the end: `AccessibilityNodeInfo.getDrawingOrder`.
  ///
  /// The children of a node are in the order of their places, which says nothing about those that overlap. Siblings
  /// with equal drawing orders stay in the order of the file, and so do all of them if one states none.
  fileprivate var childrenInDrawingOrder: [XMLElement] {
    let children = children.map { $0 }
    let orders = children.compactMap { $0["drawing-order"].flatMap { Int($0) } }
    guard orders.count == children.count else { return children }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { children[$0] }
  }

  /// True if the attribute `index` of the element's first child is above 0, so that the dump omits the child before it.
  ///
  /// A compressed dump omits images without a description, but counts them.
  fileprivate var leavesOutFirstChild: Bool {
    children.first { _ in true }.flatMap { $0["index"] }.flatMap { Int($0) }.map { $0 > 0 } ?? false
  }
}

/// A candidate for the screen: a top-level window of a dump, its frame on the screen and its contents.
struct DumpedWindow {
  let view: View
  let frame: Rect
  let belongsToSystem: Bool
  let isKeyboard: Bool
  /// True for a status bar, a navigation bar or the area of a gesture: thin, at an edge of the screen.
  var isStrip = false
  /// The number of visible leaves of the window that have an area, without those in bars.
  let contentCount: Int
  /// The bounding rectangle of the window's visible leaves that have an area, in dump units of the screen.
  ///
  /// Leaves in bars do not count. Nil if there are none.
  let contentExtent: Rect?

  init(view: View, belongsToSystem: Bool, isKeyboard: Bool) {
    (self.view, self.belongsToSystem, self.isKeyboard) = (view, belongsToSystem, isKeyboard)
    frame = view.storedFrame ?? .zero
    var contents: [Rect] = []
    view.collectContentFrames(origin: .zero, into: &contents)
    contentCount = contents.count
    contentExtent = contents.unioned
  }

  /// Returns true for a window that leaves space free at both sides or above it: a dialog or a bottom sheet.
  ///
  /// The free space is at least 1 % of the screen's width at each side, or 15 % of its height above. `screen` is the
  /// size of the screen in dump units.
  func isDialog(in screen: Size) -> Bool {
    guard !frame.isEmpty, let contentExtent, frame.contains(contentExtent) else { return false }
    let isInset = frame.minX >= 0.01 * screen.width && frame.maxX <= 0.99 * screen.width
    return isInset || frame.minY >= 0.15 * screen.height
  }

  /// The minimum width of a dialog as a fraction of the screen's.
  ///
  /// `dialog_min_width_major` of phones is 65 %. Menus, which are beside the view that opens them, are narrower.
  private static let leastDialog = 0.65

  /// The screen in dump units whose center is that of the window: `Dialog` gives its window the gravity `CENTER`.
  ///
  /// Nil for a window at the left or the top edge of the screen, as one in landscape beside a display cutout
  /// (`LAYOUT_IN_DISPLAY_CUTOUT_MODE_DEFAULT`), and for one that is as narrow as a menu.
  var screenOfDialog: Rect? {
    let screen = Rect(x: 0, y: 0, width: frame.minX + frame.maxX, height: frame.minY + frame.maxY)
    return frame.minX > 0 && frame.minY > 0 && frame.width >= Self.leastDialog * screen.width ? screen : nil
  }

  /// The rank of the window's purpose: that of an app is before one of the system, a strip and a keyboard.
  private var rank: Double { isKeyboard ? 0 : isStrip ? 1 : belongsToSystem ? 2 : 3 }

  fileprivate func isAtLeast(_ other: DumpedWindow) -> Bool {
    let qualities = [
      (frame.isEmpty ? 0 : 1, other.frame.isEmpty ? 0 : 1),
      (view.isHidden ? 0 : 1, other.view.isHidden ? 0 : 1),
      (rank, other.rank),
      (frame.size.area, other.frame.size.area),
      (Double(contentCount), Double(other.contentCount)),
    ]
    return qualities.first { $0.0 != $0.1 }.map { $0.0 > $0.1 } ?? true
  }
}

extension Rect {
  /// True for a strip along an edge of a screen: at most a tenth as thick as the screen is there.
  ///
  /// Status bars are 24 to 52 dp high, navigation bars 16 to 48 dp, and the areas of the gesture to go back up to 40 dp
  /// wide, on screens that are at least 320 dp wide and 480 dp high.
  fileprivate func isStrip(in screen: Rect) -> Bool {
    let isLow = height <= screen.height / 10 && (minY <= screen.minY || maxY >= screen.maxY)
    let isNarrow = width <= screen.width / 10 && (minX <= screen.minX || maxX >= screen.maxX)
    return isLow || isNarrow
  }

  /// Returns the bounding rectangle of a window and another one; only bars as long as its side enlarge a window from the
  /// origin of the screen, so that windows of the other orientation have no effect.
  fileprivate func enlarged(by other: Rect) -> Rect {
    if other.minX < 0 || other.minY < 0 { return self }
    let isDialog = minX > 0 || minY > 0
    let isBar = other.minX == minX && other.width == width || other.minY == minY && other.height == height
    return isDialog || isBar ? union(other) : self
  }
}

extension String {
  /// True for one or two emoji, which are pictures.
  fileprivate var isEmoji: Bool {
    (1...2).contains(count)
      && allSatisfy { character in
        character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      }
  }
}

extension View {
  /// Makes a circle of the picture of a view, such as the frame of an avatar, that contains no other view.
  fileprivate mutating func roundOnlyPicture() {
    guard children.count == 1, kind == .container else { return }
    if !children[0].children.isEmpty { return children[0].roundOnlyPicture() }
    guard children[0].kind == .image, children[0].storedFrame?.size.isNearlySquare == true else { return }
    children[0].appearance.cornerRadius = .circle
  }

  /// Appends the frames of the view's visible leaves that have an area, in dump units of the screen; bars are skipped.
  ///
  /// `origin` is the origin of the parent on the screen.
  fileprivate func collectContentFrames(origin: Point, into frames: inout [Rect]) {
    guard !isHidden, kind != .bar, let frame = storedFrame?.offset(by: origin) else { return }
    if children.isEmpty && !frame.isEmpty { frames.append(frame) }
    for child in children { child.collectContentFrames(origin: frame.origin, into: &frames) }
  }
}
