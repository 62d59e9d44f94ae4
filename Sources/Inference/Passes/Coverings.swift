import Geometry
import ViewTree

// The conditions of the covering rules.

extension Roles {
  /// The maximum fraction of an image's area that badges, captions and play buttons may cover.
  ///
  /// An image that is covered more is treated as the background of what covers it.
  private static let coveredShare = 0.4

  /// True for a plain view of an Android layout that is an area of color: behind other bones or behind a container, or
  /// from edge to edge.
  func isPaintedArea(_ index: Int, under inside: [Int]) -> Bool {
    guard decisions[index].role == .leaf else { return false }
    return isWideArea(index) || isPainted(index) && (!inside.isEmpty || isUnderContainer(index))
  }

  /// True if a later view of the same parent, with views in it, is in front of the middle of a view.
  ///
  /// `ViewGroup.dispatchDraw` draws the children in their order.
  private func isUnderContainer(_ index: Int) -> Bool {
    guard let parent = layout.views[index].parent else { return false }
    let middle = Rect(x: visible[index].midX, y: visible[index].midY, width: 0, height: 0)
    var (sibling, rest) = (layout.views[index].end, Self.lookedAtBelow)
    while sibling < layout.views[parent].end, rest > 0 {
      if !isLeaf(sibling), decisions[sibling].role != .hidden, visible[sibling].contains(middle) { return true }
      (sibling, rest) = (layout.views[sibling].end, rest - 1)
    }
    return false
  }

  /// True for a plain view of UIKit with a visible color that is behind other bones, or from edge to edge.
  ///
  /// A small box with round corners is a badge or a button, which is drawn whole. A class of the app may draw its contents
  /// in `draw(_:)` or in layers, as a chart and a video do: it is an area only behind other bones.
  func isColoredArea(_ index: Int, under inside: [Int]) -> Bool {
    guard decisions[index].role == .leaf, showsBackground(index) == true else { return false }
    if inside.isEmpty, layout.views[index].view.covering == .drawing { return false }
    if isWideArea(index) { return true }
    let isLarge = min(visible[index].width, visible[index].height) >= Self.leastBehindWords
    return !inside.isEmpty && (isLarge || layout.views[index].view.appearance.cornerRadius == .zero)
  }

  private func isWideArea(_ index: Int) -> Bool {
    isScreen && layout.views[index].view.appearance.cornerRadius == .zero && isFromEdgeToEdge(index)
      && visible[index].height >= Self.lowestArea
  }

  /// True for a plain view of a dump in front of a smaller bone before it, such as a gradient behind the controls of a
  /// video.
  func isScrim(_ covering: Covering) -> Bool {
    let index = covering.outer
    guard decisions[index].role == .leaf, !layout.views[index].view.isInteractive else { return false }
    return covering.before.suffix(Self.lookedAtBelow).contains { other in
      visible[other].size.area < visible[index].size.area && visible[index].covers(visible[other])
    }
  }

  /// True for a touchable leaf of a dump in front of words or pictures of the same parent.
  func isTouchLayer(_ covering: Covering) -> Bool {
    let index = covering.outer
    guard decisions[index].role == .leaf, layout.views[index].view.isInteractive else { return false }
    return covering.before.suffix(Self.lookedAtBelow).contains { other in
      layout.views[other].parent == layout.views[index].parent && (isPicture(other) || showsKnownText(other))
        && visible[other].size.area < visible[index].size.area && visible[index].covers(visible[other])
    }
  }

  /// True for a view of a dump that can only be a background: a `ViewGroup` without children, a view of that name, or a
  /// plain view that fills a `ViewGroup` behind its other views.
  func isFillBehind(_ covering: Covering) -> Bool {
    let index = covering.outer
    let view = layout.views[index].view
    guard view.kind == .view, isLeaf(index), !view.isInteractive,
      visible[index].size.area < Self.largestFill * canvas.size.area || isLargeCard(index)
    else { return false }
    let name = view.identifier?.split(separator: "/").last?.lowercased()
    return view.className == Self.viewGroup || name?.contains("background") == true || fillsLayout(index)
  }

  /// True for a plain view in the frame of its parent, a layout of React Native, behind its siblings.
  ///
  /// Views of React Native itself are `ViewGroup`s. A plain view is a native component such as `LinearGradientView`, to
  /// which `StyleSheet.absoluteFill` gives the frame of its parent.
  private func fillsLayout(_ index: Int) -> Bool {
    guard layout.views[index].view.className == Self.plainView, let parent = layout.views[index].parent,
      index == parent + 1
    else { return false }
    return layout.views[parent].view.className == Self.viewGroup
      && layout.views[parent].frame == layout.views[index].frame
  }

  /// The name of the class that a layout of React Native has in a dump.
  static let viewGroup = "android.view.ViewGroup"
  /// The name in a dump of the class whose views have no contents.
  static let plainView = "android.view.View"
  /// The maximum area of a background as a fraction of the canvas: a larger one is that of the screen.
  private static let largestFill = 0.5

  /// True if the fill of a view is visible over the color behind it; a box without a color counts as visible.
  private func isPainted(_ index: Int) -> Bool {
    showsBackground(index) ?? layout.views[index].view.appearance.isBoxed
  }

  /// The minimum height in points of an area of color from edge to edge; a lower one may be a button or a bar.
  private static let lowestArea = 96.0

  /// True for a text without characters, such as a text view of UIKit, whose placeholder is a label in it.
  func isEmptyEditor(_ index: Int) -> Bool {
    decisions[index].role == .text && layout.views[index].view.text?.content?.isEmpty != false
  }

  func showsKnownText(_ index: Int) -> Bool {
    decisions[index].role == .text && layout.views[index].view.text?.content?.isEmpty == false
  }

  /// The maximum number of bones on a large picture that stays a bone; a picture with more is treated as a background.
  private static let mostOnPicture = 4
  /// The fraction of the screen's area above which a picture is large; a smaller one may carry any number of badges.
  private static let pictureShare = 0.15

  /// True if an image or other content stays a bone and the bones on it are removed; false if it is their background.
  func staysWhole(_ outer: Int, under inside: [Int]) -> Bool {
    if isTooLarge(visible[outer]) { return false }
    if isFillOfText(outer, under: inside) { return true }
    let isLarge = isScreen && visible[outer].size.area > Self.pictureShare * canvas.size.area
    if isLarge, inside.count > Self.mostOnPicture { return false }
    return coveredArea(of: outer, by: inside) < Self.coveredShare
  }

  /// True for a picture as wide as the canvas that is the background of a header: two texts and a picture are on it.
  ///
  /// In Material Design the header of a navigation drawer shows an avatar, a name and an address over a cover picture.
  /// The play button and the captions of a video are parts of it.
  func isPictureBehindContent(_ outer: Int, under inside: [Int]) -> Bool {
    let view = layout.views[outer].view
    guard view.kind == .image, !view.isAvatar,
      inside.count <= Self.mostOnBackground, visible[outer].width >= Sizes.row * canvas.width
    else { return false }
    if isScreen, visible[outer].height > Self.highestHeader * canvas.height { return false }
    let texts = inside.count { decisions[$0].role == .text }
    return texts > 1 && inside.contains(where: isPicture)
  }

  /// True for a picture under a plain view of its width and words on both.
  func isUnderScrim(_ outer: Int, under inside: [Int]) -> Bool {
    let picture = visible[outer]
    guard layout.views[outer].view.kind == .image, !layout.views[outer].view.isAvatar,
      inside.count <= Self.mostOnBackground, min(picture.width, picture.height) >= Self.leastBehindWords
    else { return false }
    return inside.contains { scrim in
      decisions[scrim].role == .leaf && layout.views[scrim].view.kind == .view
        && visible[scrim].width >= picture.width - Sizes.rounding
        && inside.contains { $0 > scrim && showsKnownText($0) && visible[scrim].covers(visible[$0]) }
    }
  }

  /// True for a picture behind words, or a map behind anything, that is a part of the screen, such as a cover or the
  /// background of a card; a map or a video may fill the screen.
  ///
  /// Without it, its place would stay empty. A picture that fills the screen is the background of the screen, and one
  /// that another picture covers is its border or shadow; pictures on a video are drawings over it. Of an Android
  /// layout, which states the backgrounds of cards, only a map or a video counts.
  func isPartialBackground(_ outer: Int, under inside: [Int]) -> Bool {
    let view = layout.views[outer].view
    guard view.kind == .image || view.kind == .media, !view.isAvatar else { return false }
    if settings.source == .androidLayout, view.kind != .media || view.list != nil { return false }
    let (size, area) = (visible[outer].size, visible[outer].size.area)
    guard min(size.width, size.height) >= Self.leastBehindWords else { return false }
    if view.kind == .media { return true }
    return area < 0.75 * canvas.size.area && inside.contains { decisions[$0].role == .text }
      && !inside.contains { isPicture($0) && visible[$0].size.area > 0.5 * area }
  }

  /// True for an image view over the width of a screen and at least over its height between the bars, behind words.
  func isBackgroundOfScreen(_ outer: Int, under inside: [Int]) -> Bool {
    isScreen && layout.views[outer].view.kind == .image && isFromEdgeToEdge(outer)
      && visible[outer].height >= Sizes.screenWithoutBars * canvas.height
      && inside.contains { decisions[$0].role == .text }
  }

  /// The minimum side in points of a picture behind words; a smaller one is a badge or an icon.
  private static let leastBehindWords = 64.0

  /// The maximum number of bones on a picture that is the background of a header or of words on a scrim.
  private static let mostOnBackground = 12
  /// The maximum height of such a picture as a fraction of the canvas height; a higher one is that of the whole screen.
  private static let highestHeader = 0.6

  /// True for a low image under a single text: the fill of a button, chip or badge.
  ///
  /// UIKit and Android stretch images for this purpose: `UIImage.resizableImage(withCapInsets:)`, nine-patch drawables.
  private func isFillOfText(_ outer: Int, under inside: [Int]) -> Bool {
    guard !settings.isPlaceholder, inside.count == 1, decisions[inside[0]].role == .text else { return false }
    return layout.views[outer].view.kind == .image && visible[outer].height <= Sizes.highestButton
      && visible[outer].width < Sizes.row * canvas.width
  }

  /// True for a web page of an Android layout behind words or pictures of the layout, which belong to the same page.
  ///
  /// Words at its upper and lower edge are in bars over the page.
  func isPageBehind(_ covering: Covering) -> Bool {
    let page = covering.outer
    guard decisions[page].role == .rows, layout.views[page].view.kind == .media else { return false }
    let frame = visible[page]
    return emptyState(of: covering).contains { bone in
      abs(visible[bone].midY - frame.midY) < Self.shareWithoutBars * frame.height / 2
    }
  }

  /// The part of a page's height in which there are no bars over it: those of Material are up to 80 dp high.
  private static let shareWithoutBars = 0.8

  /// The indexes of the views that form the empty state of a list: words and pictures, and buttons beside them.
  ///
  /// An empty state is a message that is shown instead of rows. The views are not descendants of the list. The array is
  /// empty if there are no words and pictures.
  func emptyState(of covering: Covering) -> [Int] {
    let list = covering.outer
    let own = list..<layout.views[list].end
    let behind = covering.before.suffix(Self.lookedAtBelow).filter {
      visible[list].contains(visible[$0], tolerance: Sizes.rounding)
    }
    let others = (covering.inside + behind).filter { !own.contains($0) }
    let message = others.filter { [.text, .content].contains(decisions[$0].role) }
    // The root contains buttons that float above the list, too.
    let boxes = Set(message.compactMap { layout.views[$0].parent }.filter { layout.views[$0].parent != nil })
    return message
      + others.filter { index in
        decisions[index].role == .control && layout.views[index].parent.map(boxes.contains) == true
      }
  }

  /// The maximum number of bones before a list in document order that are examined for its empty state.
  private static let lookedAtBelow = 64

  /// True for an image or media view whose visible part is at least 16 points wide and high.
  private func isPicture(_ index: Int) -> Bool {
    let view = layout.views[index].view
    return (view.kind == .image || view.kind == .media)
      && min(visible[index].width, visible[index].height) >= 16
  }

  /// True if the bone of a view replaces the bones inside it: for a text, a control, an icon, a pill or a hint.
  func isOpaqueToBones(_ index: Int) -> Bool {
    switch decisions[index].role {
    case .hint, .text, .control, .icon, .pill: true
    default: false
    }
  }

  /// The views on a text or a control that belong to it.
  func coveredBones(_ covering: Covering) -> [Int] {
    // An `ImageButton` has no text: a text over it that is not its descendant is a separate label.
    if decisions[covering.outer].role == .icon {
      return covering.inside.filter { !showsKnownText($0) || $0 < layout.views[covering.outer].end }
    }
    // A label or a title may be as wide as its row: an image at an end of the row does not belong to it.
    let isLabel =
      decisions[covering.outer].role == .text || layout.views[covering.outer].view.control == .textButton
    guard isLabel else { return covering.inside }
    let words = ink(of: covering.outer)
    return covering.inside.filter { index in
      if isPicture(index) || floats(index, over: covering.outer) { return false }
      guard let words, index >= layout.views[covering.outer].end, showsOwnContent(index) else { return true }
      return !words.intersection(visible[index]).isEmpty
    }
  }

  /// The bounding rectangle of the words of a text, which is transparent beside them, in points; nil for other views.
  ///
  /// Without a background, `UILabel` and `TextView` draw their lines only. Dumps do not state the backgrounds of texts.
  private func ink(of index: Int) -> Rect? {
    let appearance = layout.views[index].view.appearance
    guard showsKnownText(index), appearance.background == nil, !appearance.isBoxed,
      Sources.layoutFiles.contains(layout.source(of: index))
    else { return nil }
    let lines = lineBoxes(of: index)
    return lines.lines(within: layout.views[index].frame).map { lines.bar($0).rect }.unioned
  }

  /// True for words, for a picture of any size and for a button with an icon.
  private func showsOwnContent(_ index: Int) -> Bool {
    showsKnownText(index) || layout.views[index].view.kind == .image
      || layout.views[index].view.control == .iconButton
  }

  /// True for a button that is no descendant of the text below it: Material Design, "Floating action buttons".
  private func floats(_ index: Int, over text: Int) -> Bool {
    layout.views[index].view.control == .button && index >= layout.views[text].end
  }

  /// True for a view that shows content of its own; false for a plain box behind other views.
  func showsContent(_ index: Int) -> Bool {
    switch layout.views[index].view.kind {
    case .image, .media, .shape: return true
    // A class of an application that draws itself.
    case .unknown where settings.source.controlDesign == .material: return true
    case .view, .unknown:
      if layout.views[index].view.appearance.cornerRadius != .zero { return true }
      let view = layout.views[index].view
      return settings.source.controlDesign == .uiKit && view.className != nil && view.className != view.element
    default: return false
    }
  }

  /// The fraction of a view's visible area that the content on it covers.
  ///
  /// Plain boxes do not count, because on an image they are shades behind a caption. The fraction may exceed 1, because
  /// the areas of overlapping contents are added.
  private func coveredArea(of outer: Int, by inside: [Int]) -> Double {
    let area = inside.reduce(0.0) { sum, inner in
      let view = layout.views[inner].view
      switch decisions[inner].role {
      case .leaf: return sum + (showsContent(inner) ? visible[inner].size.area : 0)
      // A bar is about half as high as its line.
      case .text: return sum + (view.kind == .text ? 0.5 : 1) * visible[inner].size.area
      default: return sum + visible[inner].size.area
      }
    }
    return area / max(visible[outer].size.area, 1e-9)
  }
}
