package import Geometry

/// The UIKit layout of a view as its file describes it: constraints, stored frames, and the arrangement of lists.
///
/// The layout stage replaces this specification by a frame.
package struct AutoLayoutSpec: Sendable {
  /// The placement of the view that applies if constraints do not decide the frame.
  package var stored: StoredPlacement
  /// The index of the view among the items of its constraint scene; nil if the stored placement decides.
  package var item: Int?
  /// The constraints of the view and its descendants; nil unless the view is the root of a separately solved hierarchy.
  package var scene: ConstraintScene?
  package var contents = ContentArrangement.subviews
  /// The role of the view as a header, cell or footer of a table or collection; nil for other views.
  package var piece: ListPiece?
  /// True if the view's subviews are laid out from right to left.
  package var mirrorsContents = false
  /// The rule by which siblings that the view covers change its kind; nil if siblings have no influence.
  package var covering: Covering?

  package init(stored: StoredPlacement) {
    self.stored = stored
  }
}

/// The placement of a view that constraints do not decide.
package enum StoredPlacement: Sendable {
  /// A frame in points, in the parent's coordinates, as stored in the file.
  case frame(Rect)
  /// The frame that fills the parent.
  case parentBounds
  /// A frame as large as one line of text, centered in the parent.
  case centeredLine(TextLine)
  /// A frame for one line of a cell's content, below the lines before it: ``ContentArrangement/listContent``.
  case contentLine(TextLine)
}

/// A text in one line, of which only the font size is known.
package struct TextLine: Hashable, Sendable {
  /// The characters; an empty text means unknown and is measured as 20 characters.
  package var text: String
  /// The font size of the text in points, above 0.
  package var fontSize: Double

  package init(_ text: String, fontSize: Double) {
    self.text = text
    self.fontSize = fontSize
  }
}

/// The arrangement of the children of a view with a UIKit layout.
package enum ContentArrangement: Sendable {
  /// Each child has the frame that its own specification gives.
  case subviews
  /// The children are the subviews of a table or collection cell.
  ///
  /// A content view lower than the cell is stretched to the cell's bottom.
  case cell
  /// The children are lines of text, stacked like those of `UIListContentConfiguration.subtitleCell`.
  case listContent
  /// The only child is the view of an embedded controller, which fills this view.
  case embedded
  /// The children are subviews, and the headers, cells and footers of a list, which are placed one below the other.
  case list(ListSpec)
}

/// A rule for a view whose kind depends on the siblings that it covers.
package enum Covering: Hashable, Sendable {
  /// A button without title, image and background; such a button is empty space if it covers a sibling.
  case blankButton
  /// A view of a custom class without subviews; such a view becomes a bone if it is large and covers no sibling.
  case drawing
}
