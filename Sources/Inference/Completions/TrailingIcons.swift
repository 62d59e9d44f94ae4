import Geometry
import ViewTree

/// The icon at the end of a row in a dump of Android, which states the touch target of the icon or its padded view.
///
/// Material Design 3, "Lists": the leading picture of a row is an icon, an avatar or a thumbnail; a row ends with an icon
/// of 24 dp or a control.
struct TrailingIcons {
  /// The sides in points of the views that contain an icon; a larger picture is a thumbnail.
  private static let targets = 28.0...56.0
  /// The maximum side in points, with padding, of an icon that responds to touches or whose identifier names an icon.
  private static let largestNamed = 88.0
  private static let names = ["handle", "drag", "icon", "arrow", "chevron", "indicator", "overflow", "more"]
  /// The maximum ratio of the sides of a picture, and that of a picture whose identifier names an icon.
  private static let (largestRatio, largestRatioOfNamed) = (1.2, 2.5)
  /// The side of a touch target in points.
  private static let touchTarget = 48.0
  /// The maximum height in points of a row of a list: three lines are 88 dp high.
  private static let highestRow = 88.0
  /// The maximum distance in points from the picture to the end of the row.
  private static let largestMargin = 32.0

  /// Makes an icon of the square picture after the text of a row; no effect on other views.
  func mark(in row: inout View) {
    guard let frame = row.storedFrame, frame.height <= Self.highestRow, frame.width >= 4 * frame.height,
      let last = row.children.indices.last(where: { !row.children[$0].isHidden }),
      let position = row.children[last].storedFrame?.minX
    else { return }
    let before = row.children[..<last].filter { ($0.storedFrame?.minX ?? .infinity) < position }
    markPicture(&row.children[last], untilEnd: frame.width, isAfterText: before.contains(where: \.containsText))
  }

  /// Makes an icon of a view that is a picture at the end of a row, or that contains only such a picture.
  ///
  /// - Parameters:
  ///   - end: the end of the row in points, in the coordinates of the view's parent.
  ///   - isAfterText: true if the row has a text before the view; otherwise the view's identifier must name an icon.
  private func markPicture(_ view: inout View, untilEnd end: Double, isAfterText: Bool) {
    guard let frame = view.storedFrame else { return }
    if view.kind == .container, view.children.count == 1, !view.children[0].isHidden {
      return markPicture(&view.children[0], untilEnd: end - frame.minX, isAfterText: isAfterText)
    }
    guard view.kind == .image, view.children.isEmpty, isTarget(view), isAfterText || namesIcon(view.identifier),
      end - frame.maxX <= Self.largestMargin
    else { return }
    view.kind = .control
    view.control = .iconButton
    let side = min(frame.width, frame.height, Self.touchTarget)
    view.layout = .frame(Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
  }

  private func isTarget(_ picture: View) -> Bool {
    guard let size = picture.storedFrame?.size else { return false }
    let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
    let isNamed = namesIcon(picture.identifier)
    let largest = isNamed || picture.isInteractive ? Self.largestNamed : Self.targets.upperBound
    return longer <= (isNamed ? Self.largestRatioOfNamed : Self.largestRatio) * shorter
      && (Self.targets.lowerBound...largest).contains(shorter)
  }

  private func namesIcon(_ identifier: String?) -> Bool {
    guard let name = identifier?.split(separator: "/").last?.lowercased() else { return false }
    return Self.names.contains(where: name.contains)
  }
}

extension View {
  /// True for a visible text, and for a visible view that contains one.
  fileprivate var containsText: Bool { !isHidden && (kind == .text || children.contains(where: \.containsText)) }
}
