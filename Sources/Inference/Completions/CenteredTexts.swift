import Diagnostics
import Geometry
import ViewTree

/// The alignment of texts in dumps, which state only the frame of a text.
///
/// A frame that is wider than its text and symmetric in its surroundings contains a centered text in six cases:
///
/// 1. The frame keeps a large distance to both edges of the box around it and has the same center.
/// 2. The box also contains at least two narrower views with its center, so it is a column with centered items.
/// 3. The box is a tile: its first view is a picture with its center that keeps a distance to both edges.
/// 4. Texts of equal width fill a row from edge to edge of the screen: the labels of fixed tabs ("Tabs" in Material
///    Design). Texts at the leading edge keep a margin.
/// 5. Texts of equal size side by side can be touched: segments, tabs and tiles, whose widths follow from a weight
///    (`LinearLayout`) or a grid and not from their words.
/// 6. The text is the only view in the middle of a high box, as the message of an empty screen. Boxes of equal size
///    beside each other are rows and tiles, whose texts are in the middle of their height.
struct CenteredTexts {
  /// The width of the screen in points.
  let screenWidth: Double
  /// The counter of the compared views.
  let meter: SharedWorkMeter

  /// The maximum width in points of a slot, such as that of a number between two buttons.
  static let narrow = 60.0

  /// The minimum distance of a centered frame to both edges of its box, as a fraction of the box's width.
  private static let leastMargin = 0.15
  /// The minimum distance of a centered frame to both edges of its box, in points; margins are at most 24.
  private static let leastDistance = 32.0

  /// The maximum width of a frame that may wrap its text, as a fraction of the width of the box around it.
  private static let widestTitle = 0.9

  /// The maximum side in points of a picture that fills a tile and is an avatar or an icon.
  private static let largestAvatar = 72.0

  /// The minimum ratio of the height of a box to that of a text alone in its middle.
  ///
  /// The highest row of a list has 88 dp (Material Design 3, Lists), and a line of body text has 20.
  private static let leastPane = 5.0
  /// The maximum distance in points from the middle of a text to that of its box: half of a margin of 16 at one side.
  private static let offMiddle = 8.0

  /// The number of siblings before and after a view that are examined for its row.
  private static let nearest = 32

  /// Returns a view in which the texts that are centered by their surroundings have the center alignment.
  ///
  /// Texts whose frames may wrap them are marked too.
  ///
  /// - Parameters:
  ///   - view: the view, in the coordinates of its parent.
  ///   - outer: the nearest ancestor wider than the view, in the coordinates of the view; nil for none.
  ///   - isInRow: true if the view or an ancestor is beside a view of its size.
  func applied(to view: View, outer: Rect? = nil, isInRow: Bool = false) -> View {
    guard !view.children.isEmpty, let frame = view.storedFrame else { return view }
    var view = view
    let own = Rect(origin: .zero, size: frame.size)
    let siblings = view.children
    let isColumn =
      isCenteredColumn(siblings, in: own) || isTile(siblings, in: own) || !isInRow && isPane(siblings, in: own)
    for index in view.children.indices {
      guard let child = view.children[index].storedFrame, !child.isEmpty else { continue }
      // Views beside each other are near in the document, too; the limit bounds the work in a wide document.
      let near = siblings[max(0, index - Self.nearest)..<min(siblings.count, index + Self.nearest + 1)]
      guard meter.allowsMore(near.count) else { return view }
      let isAlone = !hasNeighbor(child, in: near)
      let box = own.width - child.width > 2 ? own : outer ?? own
      if view.children[index].kind == .text {
        // A frame as wide as the box around it does not wrap the text, and a touch target or a row is higher than it.
        let isOwnFrame = !view.children[index].isInteractive && !view.children[index].isLabelOfBox
        let mayWrap =
          isAlone && isOwnFrame && child.width < Self.widestTitle * box.width && child.minX > box.minX + 1
        view.children[index].text?.mayWrapFrame = mayWrap
        let isCentered =
          isTab(child, among: near, in: own) || isSegment(view.children[index], among: near)
          || isAlone && isSymmetric(child, in: box) && (isColumn || keepsDistance(child, from: box))
        if isCentered { view.children[index].text?.alignment = .center }
      } else {
        let surroundings = isAlone ? box.offset(by: child.origin * -1) : nil
        let isRow = isInRow || near.contains { $0.isBeside(child) }
        view.children[index] = applied(to: view.children[index], outer: surroundings, isInRow: isRow)
      }
    }
    return view
  }

  private func isSymmetric(_ frame: Rect, in box: Rect) -> Bool {
    abs(frame.midX - box.midX) <= 1
  }

  private func keepsDistance(_ frame: Rect, from box: Rect) -> Bool {
    let least = max(Self.leastDistance, Self.leastMargin * box.width)
    return frame.minX - box.minX >= least && box.maxX - frame.maxX >= least
  }

  /// Returns true for a box of at most half of the screen's width whose first visible view is a centered picture above the
  /// texts.
  private func isTile(_ views: [View], in box: Rect) -> Bool {
    guard 2 * box.width <= screenWidth, let first = views.first(where: { !$0.isHidden }),
      let picture = first.storedFrame, !picture.isEmpty, first.kind == .image || first.control == .iconButton
    else { return false }
    let texts = views.filter { $0.kind == .text }.compactMap(\.storedFrame)
    let isSmall = 4 * picture.width <= 3 * box.width || max(picture.width, picture.height) <= Self.largestAvatar
    return isSymmetric(picture, in: box) && isSmall && texts.allSatisfy { $0.minY >= picture.maxY - 1 }
  }

  /// Returns true for a box whose only visible view is in its middle and much lower than the box.
  private func isPane(_ views: [View], in box: Rect) -> Bool {
    let frames = views.compactMap(\.shownFrame)
    guard frames.count == 1 else { return false }
    return frames[0].height * Self.leastPane < box.height && abs(frames[0].midY - box.midY) <= Self.offMiddle
  }

  /// Returns true if at least two views are centered in a box, and more than the texts that are not centered; or if a
  /// picture is, and there are only texts beside it.
  private func isCenteredColumn(_ views: [View], in box: Rect) -> Bool {
    let shown = views.filter { $0.shownFrame != nil }
    let centered = shown.compactMap(\.shownFrame).count { isSymmetric($0, in: box) && keepsDistance($0, from: box) }
    let others = shown.filter { $0.kind == .text }.compactMap(\.storedFrame).count { !isSymmetric($0, in: box) }
    if centered >= 2, centered > others { return true }
    // A picture alone in the middle is above a message; a form below it has labels at its edge.
    let pictures = shown.filter { $0.kind == .image }.compactMap(\.storedFrame)
    let hasFields = shown.contains { $0.kind == .control || $0.kind == .container }
    return others == 0 && !hasFields && pictures.contains { isSymmetric($0, in: box) && keepsDistance($0, from: box) }
  }

  /// Returns true for one of at least two texts of equal size, side by side, that fill the width of the screen.
  private func isTab(_ tab: Rect, among views: ArraySlice<View>, in box: Rect) -> Bool {
    guard box.width >= screenWidth - 1 else { return false }
    let row = views.filter { $0.kind == .text && !$0.isHidden }.compactMap(\.storedFrame)
      .filter { $0.minY == tab.minY && $0.height == tab.height }
    guard row.count > 1, abs(tab.width * Double(row.count) - box.width) <= Double(row.count) else { return false }
    return row.enumerated().allSatisfy { number, frame in
      abs(frame.width - tab.width) <= 1 && abs(frame.minX - Double(number) * tab.width) <= 1
    }
  }

  /// Returns true for a touchable text beside another one of its size.
  private func isSegment(_ text: View, among views: ArraySlice<View>) -> Bool {
    guard text.isInteractive, let frame = text.storedFrame else { return false }
    return views.contains { view in
      guard view.kind == .text, view.isInteractive, let other = view.storedFrame else { return false }
      return other.minY == frame.minY && view.isBeside(frame)
    }
  }

  /// Returns true if one of the views is at the left or right of a frame, as in a row.
  private func hasNeighbor(_ frame: Rect, in views: ArraySlice<View>) -> Bool {
    views.contains { view in
      guard let beside = view.shownFrame else { return false }
      let isLevel = beside.minY < frame.maxY - 1 && beside.maxY > frame.minY + 1
      return isLevel && (beside.maxX <= frame.minX + 1 || beside.minX >= frame.maxX - 1)
    }
  }
}

extension View {
  /// True for a visible view of the size of a frame, outside it.
  fileprivate func isBeside(_ frame: Rect) -> Bool {
    guard !isHidden, let own = storedFrame, own.intersection(frame).isEmpty else { return false }
    return abs(own.width - frame.width) <= 1 && abs(own.height - frame.height) <= 1
  }

  /// True for the label of an element of iOS other than a label of UIKit; its frame is that of a box around the text.
  fileprivate var isLabelOfBox: Bool {
    className?.hasPrefix("XCUIElementType") == true && className != "XCUIElementTypeStaticText"
  }
}
