package import Geometry

/// The arrangement of a table, of a collection, or of a cell that is shown repeatedly.
package struct ListSpec: Sendable {
  package enum Kind: Sendable {
    /// Rows from top to bottom: `UITableView`.
    case table
    /// `UICollectionViewFlowLayout`.
    case flow(FlowLayout)
    /// Rows without a table around them.
    case sheet
  }

  package var kind: Kind
  /// The number of cells; nil and `.fill` fill the list.
  package var repetition: Repetition?
  /// Cells adapt their sizes to the list: the root has another size than the stored one.
  package var isResized: Bool
  /// The width that the root is stored with, in points.
  package var storedRootWidth: Double

  package init(_ kind: Kind, repetition: Repetition?, isResized: Bool, storedRootWidth: Double) {
    self.kind = kind
    self.repetition = repetition
    self.isResized = isResized
    self.storedRootWidth = storedRootWidth
  }
}

/// A header, a cell or a footer of a list.
package struct ListPiece: Sendable {
  package enum Role: Hashable, Sendable {
    case header
    /// A cell of a static section.
    case row
    /// A cell that is repeated.
    case prototype
    case footer
  }

  package var role: Role
  /// In points of the list; nil where the file has none.
  package var storedFrame: Rect?
  /// In points, for a cell that is stored without a height.
  package var rowHeight = 0.0
  /// In points, for a cell of a collection.
  package var itemSize = Size.zero
  /// The constraints of the cell decide its height: `UITableView.automaticDimension`.
  package var fitsContents = false

  package init(_ role: Role, storedFrame: Rect?) {
    self.role = role
    self.storedFrame = storedFrame
  }
}

/// `UICollectionViewFlowLayout`: items in lines, lines along the direction of scrolling; lengths are in points.
package struct FlowLayout: Hashable, Sendable {
  package var scrollAxis = Axis.vertical
  package var minimumLineSpacing = 10.0
  package var minimumInteritemSpacing = 10.0
  package var sectionInset = Insets.zero

  package init() {}
}
