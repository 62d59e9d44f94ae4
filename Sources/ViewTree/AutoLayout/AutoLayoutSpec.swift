package import Geometry

/// The UIKit layout of a view as its file describes it: constraints, stored frames, and the arrangement of lists.
///
/// The layout stage replaces it by a frame.
package struct AutoLayoutSpec: Sendable {
  /// The placement of the view if it has no constraints.
  package var stored: StoredPlacement
  /// The index of the view among the items of its constraint scene; nil if the stored placement decides.
  package var item: Int?
  /// The constraints of the view and its descendants, for the root of a hierarchy that is solved separately; else nil.
  package var scene: ConstraintScene?
  package var contents = ContentArrangement.subviews
  /// The role in a table or collection, for a header, cell or footer; else nil.
  package var piece: ListPiece?
  /// True if the contents are laid out from right to left.
  package var mirrorsContents = false
  /// The rule by which covered siblings change the kind of the view; nil if they do not.
  package var covering: Covering?

  package init(stored: StoredPlacement) {
    self.stored = stored
  }
}

/// The placement of a view that constraints do not decide.
package enum StoredPlacement: Sendable {
  /// A frame in points, in the parent's coordinates.
  case frame(Rect)
  /// The bounds of the parent.
  case parentBounds
  /// A frame as large as one line of text, centered in the parent.
  case centeredLine(TextLine)
  /// A line of a cell's content: ``ContentArrangement/listContent``.
  case contentLine(TextLine)
}

/// A text in one line; only the size of its font is known.
package struct TextLine: Hashable, Sendable {
  /// The text; an empty text means unknown and is measured as 20 characters.
  package var text: String
  /// The font size in points, above 0.
  package var fontSize: Double

  package init(_ text: String, fontSize: Double) {
    self.text = text
    self.fontSize = fontSize
  }
}

/// The arrangement of a view's children.
package enum ContentArrangement: Sendable {
  /// Children placed by their own specifications.
  case subviews
  /// Subviews of a table or collection cell; a content view lower than the cell is stretched to the cell's bottom.
  case cell
  /// Lines of text, stacked like those of `UIListContentConfiguration.subtitleCell`.
  case listContent
  /// The view of an embedded controller, which fills the view.
  case embedded
  /// Subviews, and list pieces one below the other.
  case list(ListSpec)
}

/// A view whose kind depends on the siblings that it covers.
package enum Covering: Hashable, Sendable {
  /// A button without title, image and background; no placeholder if it covers a sibling.
  case blankButton
  /// A view of a custom class without subviews; a placeholder if it is large and covers no sibling.
  case drawing
}
