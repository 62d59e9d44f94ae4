package import Geometry

/// The properties by which layout arranges the cells of a table or collection, or a cell that is repeated.
package struct ListSpec: Sendable {
  package enum Kind: Sendable {
    /// Rows from top to bottom with headers and footers, as in `UITableView`.
    case table
    /// Cells in lines, as in `UICollectionViewFlowLayout`.
    case flow(FlowLayout)
    /// Copies of a repeated cell, one below the other, without a table around them.
    case sheet
  }

  package var kind: Kind
  /// The number of cells, which repeat the prototype cells in turn; nil and `.fill` for as many as fill the list.
  package var repetition: Repetition?
  /// True if the root's size differs from the stored size, so that cells adapt to the width of the list.
  ///
  /// False if cells keep their stored frames.
  package var isResized: Bool
  /// The stored width of the document's root view, in points.
  package var storedRootWidth: Double
  /// The navigation bar that covers the top of the list if the list begins at the top of the screen; nil for none.
  ///
  /// `UIScrollView.contentInsetAdjustmentBehavior`: the cells begin below the bar.
  package var coveringBar: ScreenBar?
  /// The space in points above the first prototype cell of a table without a header.
  package var topSpace = 0.0
  /// True if only the first and the last prototype cell of a table have the round corners that all of them state.
  package var roundsEnds = false

  package init(_ kind: Kind, repetition: Repetition?, isResized: Bool, storedRootWidth: Double) {
    self.kind = kind
    self.repetition = repetition
    self.isResized = isResized
    self.storedRootWidth = storedRootWidth
  }
}

/// The role and the stored size of a view that is a header, cell or footer of a list; lengths are in points.
package struct ListPiece: Sendable {
  package enum Role: Hashable, Sendable {
    case header
    /// A cell of a static section of a table, which the list contains once.
    case row
    /// A prototype cell, which the list repeats.
    case prototype
    case footer
  }

  package var role: Role
  /// The frame stored in the file, in points of the list; nil if the file states none.
  package var storedFrame: Rect?
  /// The height in points of a cell whose stored frame has no height; otherwise 0.
  package var rowHeight = 0.0
  /// The width and height in points of a collection cell; zero for headers, footers and cells of tables.
  package var itemSize = Size.zero
  /// True if the cell's constraints determine its height, `UITableView.automaticDimension`.
  ///
  /// False for the height of the stored frame or ``rowHeight``.
  package var fitsContents = false
  /// True for a prototype cell of a table that is not repeated.
  package var isSingle = false

  package init(_ role: Role, storedFrame: Rect?) {
    self.role = role
    self.storedFrame = storedFrame
  }
}

/// The properties of a `UICollectionViewFlowLayout`; lengths are in points.
///
/// Cells form lines, and lines follow each other along the scroll axis.
package struct FlowLayout: Hashable, Sendable {
  package var scrollAxis = Axis.vertical
  package var minimumLineSpacing = 10.0
  package var minimumInteritemSpacing = 10.0
  package var sectionInset = Insets.zero

  package init() {}
}
