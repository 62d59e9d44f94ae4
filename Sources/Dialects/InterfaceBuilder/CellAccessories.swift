import Diagnostics
import ViewTree
import XMLTree

// The accessories that UIKit draws at the end of a table cell, which files state by a name.
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
}
