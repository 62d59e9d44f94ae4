package import Geometry

/// The layout of a view by UIKit, as its file describes it: constraints, stored frames, and the arrangement of lists.
///
/// Layout replaces it by a frame.
package struct AutoLayoutSpec: Sendable {
  /// The frame without constraints.
  package var stored: StoredPlacement
  /// The index of the view among the items of the scene that contains it; nil where the stored frame decides.
  package var item: Int?
  /// The constraints of the view and all below, for the root of a hierarchy that is solved by itself.
  package var scene: ConstraintScene?
  package var contents = ContentArrangement.subviews
  /// The place in a table or collection, for a header, a cell or a footer.
  package var piece: ListPiece?
  /// The contents are laid out from right to left.
  package var mirrorsContents = false
  /// The kind depends on the siblings below the view.
  package var covering: Covering?

  package init(stored: StoredPlacement) {
    self.stored = stored
  }
}

/// The frame of a view that constraints do not decide.
package enum StoredPlacement: Sendable {
  /// In points of the parent.
  case frame(Rect)
  /// The bounds of the parent.
  case parentBounds
  /// The size of one line of text, in the center of the parent.
  case centeredLine(TextLine)
  /// One of the lines of a cell's content: ``ContentArrangement/listContent``.
  case contentLine(TextLine)
}

/// A text in one line whose font is not known beyond its size.
package struct TextLine: Hashable, Sendable {
  /// Empty for a text that is not known: 20 characters.
  package var text: String
  /// In points, above 0.
  package var fontSize: Double

  package init(_ text: String, fontSize: Double) {
    self.text = text
    self.fontSize = fontSize
  }
}

/// The arrangement of the children of a view.
package enum ContentArrangement: Sendable {
  /// Each by its own specification.
  case subviews
  /// Subviews of a table or collection cell: a content view that is lower than the cell is stretched to its bottom.
  case cell
  /// Lines of text, as `UIListContentConfiguration.subtitleCell` stacks them.
  case listContent
  /// The view of another controller, which fills the view.
  case embedded
  /// Subviews, and pieces below each other.
  case list(ListSpec)
}

/// A view that is not a placeholder of its own kind where it covers siblings, or covers none.
package enum Covering: Hashable, Sendable {
  /// A button without title, image and background.
  case blankButton
  /// A view of the author's class without subviews.
  case drawing
}
