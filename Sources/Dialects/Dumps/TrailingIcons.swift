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
  /// The maximum height in points of a row of a list: three lines are 88 dp high.
  private static let highestRow = 88.0
  /// The maximum distance in points from the picture to the end of the row.
  private static let largestMargin = 32.0

  /// Makes an icon of the square picture after the text of a row; no effect on other views.
  func mark(in row: inout View) {
    guard let frame = row.storedFrame, frame.height <= Self.highestRow * unit, frame.width >= 4 * frame.height,
      let last = row.children.indices.last(where: { !row.children[$0].isHidden }),
      row.children[last].kind == .image, row.children[last].children.isEmpty,
      let picture = row.children[last].storedFrame, isTarget(picture.size),
      frame.width - picture.maxX <= Self.largestMargin * unit
    else { return }
    let isAfterText = row.children[..<last].contains { child in
      child.kind == .text && !child.isHidden && (child.storedFrame?.minX ?? .infinity) < picture.minX
    }
    guard isAfterText else { return }
    row.children[last].kind = .control
    row.children[last].control = .iconButton
  }

  private func isTarget(_ size: Size) -> Bool {
    let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
    return longer <= 1.2 * shorter && Self.targets.contains(shorter / unit)
  }
}
