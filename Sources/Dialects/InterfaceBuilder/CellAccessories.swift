import Diagnostics
import Geometry
import ViewTree
import XMLTree

// The accessories and separators that UIKit draws in table cells, which files state by names.
//
// Sizes: `UITableViewCell.AccessoryType` of iOS 13 and later. Content views of stored cells end before them.

extension InterfaceBuilderReader {
  /// The sizes in points of the parts of an accessory, from the edge of the cell inwards.
  private static let accessories: [String: [(width: Double, height: Double)]] = [
    "disclosureIndicator": [chevron], "checkmark": [(16, 14)], "detailButton": [detail],
    "detailDisclosureButton": [chevron, detail],
  ]
  private static let (chevron, detail) = ((width: 8.0, height: 14.0), (width: 22.0, height: 22.0))
  /// The margin at the trailing edge of a cell and the distance of two parts of an accessory, in points.
  private static let (accessoryMargin, accessoryGap) = (16.0, 16.0)

  /// Returns the views of the accessory of a table cell; the array is empty if it has none.
  mutating func accessories(of cell: XMLElement) throws(InvalidInput) -> [View] {
    var views: [View] = []
    var right = -Self.accessoryMargin
    for part in cell["accessoryType"].flatMap({ Self.accessories[$0] }) ?? [] {
      try report.addView()
      let frame = AnchoredFrame(
        left: .init(1, right - part.width), right: .init(1, right), top: .init(0.5, -part.height / 2),
        bottom: .init(0.5, part.height / 2))
      views.append(View(element: "accessory", .image, at: .anchored(frame), location: cell.location))
      right -= part.width + Self.accessoryGap
    }
    return views
  }

  /// The styles of `UITableView.separatorStyle` with a line, by their names in files; an etched line is drawn as a
  /// single one since iOS 7.
  private static let lineStyles: Set = ["default", "singleLine", "singleLineEtched"]

  /// Returns the insets in points of the lines below the rows of a table, by default the margin:
  /// `UITableView.separatorInset`.
  ///
  /// The result is nil if the file states no lines, if code names their style, and on tvOS, which has none.
  mutating func separatorInsets(of table: XMLElement) -> (left: Double, right: Double)? {
    guard table["separatorStyle"].map(Self.lineStyles.contains) == true,
      context.scenes.document["targetRuntime"] != "AppleTV",
      table.color("separatorColor").flatMap(context.colors.color)?.alpha != 0, !codeNamesSeparatorStyle(of: table)
    else { return nil }
    return separatorInsets(statedBy: table) ?? (left: Self.accessoryMargin, right: 0)
  }

  private mutating func separatorInsets(statedBy element: XMLElement) -> (left: Double, right: Double)? {
    element.property("separatorInset").map { (left: number($0, "minX") ?? 0, right: number($0, "maxX") ?? 0) }
  }

  /// Returns the line below a row: it is in the cell, one device pixel high.
  ///
  /// - Parameter insets: the insets in points of the lines of the table; those that the cell states take precedence.
  mutating func separator(
    below cell: XMLElement, insets: (left: Double, right: Double)
  ) throws(InvalidInput) -> View {
    let insets = separatorInsets(statedBy: cell) ?? insets
    try report.addView()
    let frame = AnchoredFrame(
      left: .init(0, insets.left), right: .init(1, -insets.right), top: .init(1, -1 / context.environment.scale),
      bottom: .init(1, 0))
    return View(element: "separator", .divider, at: .anchored(frame), location: cell.location)
  }
}
