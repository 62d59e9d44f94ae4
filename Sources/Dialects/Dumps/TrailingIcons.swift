import Geometry
import ViewTree

/// The icon at the end of a row in a dump of Android, which states the touch target of the icon or its padded view.
///
/// Material Design 3, "Lists": the leading picture of a row is an icon, an avatar or a thumbnail; a row ends with an icon
/// of 24 dp or a control.
struct TrailingIcons {
  /// The number of dump units per point.
  let unit: Double

  /// The sides in points of the views that contain an icon; a larger picture is a thumbnail.
  private static let targets = 28.0...56.0
  /// The maximum side in points of a view whose identifier names an icon, with its padding.
  private static let largestNamed = 88.0
  private static let names = ["handle", "drag", "icon", "arrow", "chevron", "overflow", "more"]
  /// The side of a touch target in points.
  private static let touchTarget = 48.0
  /// The maximum height in points of a row of a list: three lines are 88 dp high.
  private static let highestRow = 88.0
  /// The maximum distance in points from the picture to the end of the row.
  private static let largestMargin = 32.0

  /// Makes an icon of the square picture after the text of a row; no effect on other views.
  func mark(in row: inout View) {
    guard let frame = row.storedFrame, frame.height <= Self.highestRow * unit, frame.width >= 4 * frame.height,
      let last = row.children.indices.last(where: { !row.children[$0].isHidden }),
      row.children[last].kind == .image, row.children[last].children.isEmpty,
      let picture = row.children[last].storedFrame,
      isTarget(picture.size, isNamed: namesIcon(row.children[last].identifier)),
      frame.width - picture.maxX <= Self.largestMargin * unit
    else { return }
    let isAfterText = row.children[..<last].contains { child in
      child.kind == .text && !child.isHidden && (child.storedFrame?.minX ?? .infinity) < picture.minX
    }
    guard isAfterText else { return }
    row.children[last].kind = .control
    row.children[last].control = .iconButton
    let side = min(picture.width, picture.height, Self.touchTarget * unit)
    row.children[last].layout = .frame(
      Rect(x: picture.midX - side / 2, y: picture.midY - side / 2, width: side, height: side))
  }

  private func isTarget(_ size: Size, isNamed: Bool) -> Bool {
    let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
    let largest = isNamed ? Self.largestNamed : Self.targets.upperBound
    return longer <= 1.2 * shorter && (Self.targets.lowerBound...largest).contains(shorter / unit)
  }

  private func namesIcon(_ identifier: String?) -> Bool {
    guard let name = identifier?.split(separator: "/").last?.lowercased() else { return false }
    return Self.names.contains(where: name.contains)
  }
}
