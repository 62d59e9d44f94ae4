import Geometry
import ViewTree

extension Roles {
  func isLeaf(_ index: Int) -> Bool { layout.views[index].end == index + 1 }

  /// True for a leaf that separates other views.
  private func isDivider(_ index: Int) -> Bool {
    switch layout.views[index].view.kind {
    case .divider: true
    case .view: isThinLeaf(index) || isGapBetweenSections(index)
    default: false
    }
  }

  func isThinLeaf(_ index: Int) -> Bool {
    let frame = layout.views[index].frame
    return isLeaf(index) && min(frame.width, frame.height) < 2
  }

  /// True for a strip from edge to edge of a screen that is the gap between two sections of a list.
  ///
  /// A strip that cannot be touched may be up to 48 points high: it is the background of a bar. At the top and the
  /// bottom of the screen it may have the height of a status bar with a camera in it, or of three system buttons. In
  /// the status bar of Android it may be narrower.
  func isGapBetweenSections(_ index: Int) -> Bool {
    guard !settings.isPlaceholder, isLeaf(index) else { return false }
    let frame = layout.views[index].frame
    // The bounds of an Android layout are between the bars of the system, and a strip at the bottom of a screen of iOS
    // may be an advertisement.
    let source = layout.source(of: index)
    let isAtBottom = frame.maxY >= canvas.maxY && source == .androidDump
    let isBehindSystemBar = frame.minY <= 0 && source != .androidLayout || isAtBottom
    let highest = layout.views[index].view.isInteractive ? 20.0 : isBehindSystemBar ? 64.0 : 48.0
    // A view of another application, or a guard against touches, may be only at one end of the status bar.
    let isInStatusBar = source == .androidDump && frame.minY <= 0 && frame.height <= Self.statusBar
    return isScreen && (frame.width >= Sizes.edgeToEdge * canvas.width || isInStatusBar) && frame.height <= highest
      && layout.views[index].view.appearance.cornerRadius == .zero
  }

  /// The height of the status bar of Android in points.
  private static let statusBar = 24.0

  /// True for a plain strip that touches the sibling before it and the sibling after it with its whole long sides.
  ///
  /// Adjacent strips are the bars of a chart, and a strip below a leaf is the mark of a selected tab.
  func isGapBetweenSiblings(_ index: Int) -> Bool {
    let (frame, view) = (layout.views[index].frame, layout.views[index].view)
    let (width, length) = (min(frame.width, frame.height), max(frame.width, frame.height))
    guard isLeaf(index), !view.isInteractive, view.className == Self.plainView, width <= Self.widestGap,
      length >= Self.leastLengthOfGap * width, let previous = layout.sibling(before: index),
      let next = layout.sibling(after: index)
    else { return false }
    let isUpright = frame.width < frame.height
    for sibling in [previous, next] where isLeaf(sibling) {
      guard isUpright, layout.views[sibling].view.kind != .view else { return false }
    }
    let (before, after) = (layout.views[previous].frame, layout.views[next].frame)
    let distances =
      isUpright
      ? [frame.minX - before.maxX, after.minX - frame.maxX] : [frame.minY - before.maxY, after.minY - frame.maxY]
    let areAsLong = [before, after].allSatisfy { sibling in
      isUpright
        ? sibling.minY <= frame.minY + Sizes.rounding && sibling.maxY >= frame.maxY - Sizes.rounding
        : sibling.minX <= frame.minX + Sizes.rounding && sibling.maxX >= frame.maxX - Sizes.rounding
    }
    return areAsLong && distances.allSatisfy { abs($0) <= Sizes.rounding }
  }

  /// The maximum width of a gap in points, and the minimum ratio of its length to it.
  private static let (widestGap, leastLengthOfGap) = (16.0, 4.0)

  /// True for a progress indicator less than three times as wide as high.
  func isActivityRing(_ index: Int) -> Bool {
    guard case .progress? = layout.views[index].view.control else { return false }
    let frame = layout.views[index].frame
    return frame.width < 3 * frame.height
  }

  func isBlankText(_ index: Int) -> Bool {
    guard layout.views[index].view.kind == .text, let text = layout.views[index].view.text else { return false }
    return text.content?.isEmpty == true && text.icons.isEmpty
  }

  /// True for an icon: a button with only an image, a touchable leaf, or a picture that is alone in a touch target of
  /// an app bar, whose sides are 12 to 64 points long.
  func isTouchableSquare(_ index: Int) -> Bool {
    let target = targetInBar(around: index)
    let size = layout.views[target ?? index].frame.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    guard short >= 12, long <= 1.3 * short || isHighTarget(index) else { return false }
    // Most views cannot be touched: a copy of the view would retain all its properties.
    if target == nil, !layout.views[index].view.isInteractive {
      guard case .control = layout.views[index].view.kind else { return false }
    }
    let view = layout.views[index].view
    guard long <= longestTarget(of: view, from: layout.source(of: index)) || isHighTarget(index) else { return false }
    // A stated radius is that of a fill, such as a floating action button or an avatar.
    if view.appearance.cornerRadius != .zero || !settings.isPlaceholder && view.isAvatar { return false }
    switch view.kind {
    // A glyph of an icon font, or a drawable on a text view without text.
    case .text: return view.isInteractive && isBlankText(index)
    case .control:
      // A short word fits a square; a single character is a symbol such as ×.
      if view.control == .anyButton, let title = view.text?.content { return title.count < 2 }
      return [.iconButton, .anyButton].contains(view.control)
    // A picture in a row has the size of its view: rows have icons of 24 points and pictures of 40 and more.
    case .image where short >= 40 && layout.source(of: index) == .androidDump && isInCell(index):
      return view.className?.hasSuffix("ImageView") != true
    case .image, .view, .unknown:
      return isLeaf(index) && (target != nil || layout.views[index].view.isInteractive)
    default: return false
    }
  }

  /// The index of the touch target in an app bar of a dump that contains a picture alone; nil for other views.
  ///
  /// An app bar is up to 64 dp high, and a status bar has 48 dp on devices with a cutout.
  private func targetInBar(around index: Int) -> Int? {
    guard layout.source(of: index) == .androidDump, isLeaf(index), layout.views[index].view.kind == .image,
      let parent = layout.views[index].parent, layout.views[parent].view.isInteractive,
      layout.views[parent].end == index + 1, layout.views[parent].frame.maxY <= Self.lowestBar
    else { return nil }
    return parent
  }

  /// The bottom in points of the lowest app bar.
  private static let lowestBar = 112.0

  /// True for a touchable leaf of a dump that is up to twice as high as wide: an icon in a bar fills the bar's height.
  private func isHighTarget(_ index: Int) -> Bool {
    guard layout.source(of: index) == .androidDump, isLeaf(index), layout.views[index].view.isInteractive,
      [.image, .view, .unknown].contains(layout.views[index].view.kind)
    else { return false }
    let size = layout.views[index].frame.size
    return size.width >= 24 && size.width <= Sizes.largestTarget && size.height <= 2 * size.width
      && size.height >= size.width && size.height <= Sizes.highestTile
  }

  /// The longest side in points of a button that is the touch target of an icon.
  ///
  /// The navigation button of an app bar is 56 dp wide and as high as the bar: 64 dp on tablets
  /// (`abc_action_bar_default_height_material` for `sw600dp`). The density of most Android dumps is estimated from the
  /// size of their screen, so that 64 dp may measure an eighth more.
  private func longestTarget(of view: View, from source: Source) -> Double {
    source == .androidDump && view.control == .iconButton ? 72 : Sizes.largestTarget
  }

  /// True for a list that has no visible cells among its descendants.
  func isBareList(_ index: Int) -> Bool {
    guard layout.views[index].view.isList else { return false }
    return !layout.views[index + 1..<layout.views[index].end].contains { $0.view.isCell && !$0.view.isHidden }
  }

  func holdsViews(_ index: Int) -> Bool {
    layout.views[index].view.kind == .container || !isLeaf(index)
  }

  func fillsHalfTheScreen(_ index: Int) -> Bool {
    isScreen && visible[index].size.area >= canvas.size.area / 2 && !isLargeCard(index)
  }

  /// True for a view without children of React Native with a margin above and at both sides, on which the next one is.
  ///
  /// The background of a screen reaches its edges.
  func isLargeCard(_ index: Int) -> Bool {
    let frame = visible[index]
    guard isLeaf(index), layout.views[index].view.className == Self.viewGroup,
      min(frame.minX, frame.minY, canvas.maxX - frame.maxX) >= Self.leastMargin,
      let parent = layout.views[index].parent, layout.views[index].end < layout.views[parent].end
    else { return false }
    return frame.contains(layout.views[layout.views[index].end].frame)
  }

  /// The minimum margin of a card in points.
  private static let leastMargin = 8.0

  /// True for a canvas with the proportions or the height of a screen; false for that of a single cell.
  package var isScreen: Bool {
    canvas.height >= Sizes.leastRatioOfCanvas * canvas.width || canvas.height >= 400
  }
}

// MARK: - Filled boxes

extension Roles {
  /// True for a button, chip or badge that is built from a filled container and one label.
  func isFilledAroundOneText(_ index: Int) -> Bool { isFilled(index) && hasSizeOfPill(index) }

  /// True for a text as low as a button with a visible background and a stated corner radius.
  func isFilledText(_ index: Int) -> Bool {
    layout.views[index].view.element == "label" && layout.views[index].view.appearance.cornerRadius != .zero
      && layout.views[index].frame.height <= Sizes.highestButton
      && showsBackground(index) == true
  }

  private func hasSizeOfPill(_ index: Int) -> Bool {
    if layout.views[index].view.isCell { return false }
    let frame = layout.views[index].frame
    // A header or a row is as wide as its list.
    if frame.height > Sizes.highestButton || frame.width >= Sizes.row * widthOfList(around: index) { return false }
    if let parent = layout.views[index].parent, layout.views[parent].view.isCell,
      layout.views[parent].frame.size == frame.size
    {
      return false
    }
    return contents(of: index) == .oneText && !beginsAtStart(index)
  }

  /// True for a box whose text and icons are nearer to its start than to its end, as in a row or a card.
  ///
  /// `Button` and `Chip` of Material Design and `UIButton` center their contents.
  private func beginsAtStart(_ index: Int) -> Bool {
    let box = layout.views[index]
    let contents = layout.views[index + 1..<box.end].filter {
      [.text, .image].contains($0.view.kind) && !$0.view.isHidden && !$0.frame.isEmpty
    }
    guard let hull = contents.map(\.frame).unioned else { return false }
    let distance = hull.midX - box.frame.midX
    return (settings.direction == .leftToRight ? distance : -distance) < -Sizes.offCenter
  }

  /// The width in points of the list that contains a view; without one, that of the canvas.
  private func widthOfList(around index: Int) -> Double {
    let list = layout.outwards(from: index).dropFirst().first { layout.views[$0].view.isList }
    return list.map { min(layout.views[$0].frame.width, canvas.width) } ?? canvas.width
  }

  func isFilledAroundViews(_ index: Int) -> Bool {
    guard isFilled(index), !isBackgroundOfCanvas(index) else { return false }
    if contents(of: index) != .none { return true }
    if showsViews(index) { return false }
    // A box with only a border is drawn as a surface, because its inside is empty, and so is a container with a background
    // color, which code fills.
    let appearance = layout.views[index].view.appearance
    return appearance.isBoxed && appearance.isHollow
      || Sources.layoutFiles.contains(layout.source(of: index)) && showsBackground(index) == true
  }

  /// True for a text with a border or a visible background.
  func isTextInBox(_ index: Int) -> Bool {
    !isBackgroundOfCanvas(index)
      && (layout.views[index].view.appearance.isBoxed || showsBackground(index) == true)
  }

  /// True for a view as wide as the canvas that is the background of a screen or of a row.
  private func isBackgroundOfCanvas(_ index: Int) -> Bool {
    let size = visible[index].size
    let hasCorners = layout.views[index].view.appearance.cornerRadius != .zero
    guard size.width >= Sizes.row * canvas.width else { return false }
    // The background of a screen or of a cell; a card has corners, also a dialog or a sheet of Android, whose layout has no
    // window around it.
    let isWindow = isScreen && layout.source(of: index) != .androidLayout
    if size.height >= Sizes.screenWithoutBars * canvas.height, isWindow || !hasCorners { return true }
    // A row of a plain list has the background of the list; only cards and the rows of a grouped list have corners.
    return isScreen && !hasCorners && isBackgroundOfCell(index)
  }

  /// True for a cell, and for a view of UIKit in a cell that covers it: the background of the row.
  ///
  /// A cell whose document states its corners, even if they are square, is an area of its own.
  private func isBackgroundOfCell(_ index: Int) -> Bool {
    if layout.views[index].view.isCell { return !layout.views[index].view.appearance.statesCornerRadius }
    guard Sources.uiKit.contains(layout.source(of: index)) else { return false }
    let highest = 1.1 * layout.views[index].frame.height
    // The content view of a cell and a stack view in it.
    return layout.outwards(from: index).dropFirst().prefix(Self.levelsOfCell)
      .prefix { layout.views[$0].frame.height <= highest }
      .contains { layout.views[$0].view.isCell }
  }

  /// The maximum number of views between a cell and the view that is its background.
  private static let levelsOfCell = 4

  /// True if a view in the one at an index is visible and not an empty container.
  private func showsViews(_ index: Int) -> Bool {
    var inner = index + 1
    while inner < layout.views[index].end {
      let view = layout.views[inner].view
      if !view.isHidden, view.kind != .container || view.appearance.background != nil { return true }
      inner = view.isHidden ? layout.views[inner].end : inner + 1
    }
    return false
  }

  /// True for a view that contains other views and has a visible fill or border.
  private func isFilled(_ index: Int) -> Bool {
    holdsViews(index) && (layout.views[index].view.appearance.isBoxed || showsBackground(index) == true)
  }

  /// True if the background of a view differs from the color behind it; nil without a background.
  func showsBackground(_ index: Int) -> Bool? {
    guard let background = layout.views[index].view.appearance.background else { return nil }
    let behind = colorBehind(index)
    return background.over(behind).distance(to: behind) >= Sizes.visibleLevels
  }

  /// The maximum shorter side of an icon in points.
  private static let largestIcon = 24.0

  private enum Contents {
    case none, icons, oneText, several
  }

  /// The maximum number of views that are examined inside a box; a box with more counts as one with several bones.
  private static let countedViews = 64

  private func contents(of index: Int) -> Contents {
    var (texts, icons, others) = (0, 0, 0)
    for inner in index + 1..<min(layout.views[index].end, index + Self.countedViews) {
      let placed = layout.views[inner]
      if placed.view.hint != nil { return .several }
      if placed.view.isHidden || placed.frame.isEmpty { continue }
      switch placed.view.kind {
      case .text: texts += isBlankText(inner) ? 0 : 1
      case .control, .media, .shape: others += 1
      case .image where min(placed.frame.width, placed.frame.height) <= Self.largestIcon: icons += 1
      case .image: others += 1
      case .view, .unknown: others += isLeaf(inner) && !isDivider(inner) ? 1 : 0
      case .container, .divider, .spacer, .bar: break
      }
      if texts > 1 || others > 0 { return .several }
    }
    if layout.views[index].end > index + Self.countedViews { return .several }
    return texts == 1 ? .oneText : icons > 0 ? .icons : .none
  }
}
