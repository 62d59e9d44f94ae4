package import Geometry

/// The UIKit layout of a view as its file describes it: constraints, stored frames, and the arrangement of lists.
///
/// The layout stage computes the frame of the view from this specification.
package struct AutoLayoutSpec: Sendable {
  /// The placement of the view if no constraint scene contains it.
  package var stored: StoredPlacement
  /// The index of the view in ``ConstraintScene/items`` of its hierarchy, counted from 0; nil if ``stored`` places the
  /// view.
  package var item: Int?
  /// The constraints of the view and its descendants; nil unless the view is the root of a hierarchy that is solved on
  /// its own.
  package var scene: ConstraintScene?
  package var contents = ContentArrangement.subviews
  /// The role of the view as a header, cell or footer of a table or collection; nil for all other views.
  package var piece: ListPiece?
  /// True if the view's subviews are laid out from right to left.
  package var mirrorsContents = false

  package init(stored: StoredPlacement) {
    self.stored = stored
  }
}

extension LayoutSpec {
  /// Changes the specification for UIKit's layout; has no effect on a layout of another kind.
  package mutating func changeAutoLayout(_ change: (inout AutoLayoutSpec) -> Void) {
    guard case .autoLayout(var spec) = self else { return }
    change(&spec)
    self = .autoLayout(spec)
  }
}

/// The placement of a view that constraints do not decide.
package enum StoredPlacement: Sendable {
  /// A frame stored in the file, in points of the parent.
  case frame(Rect)
  /// The frame that fills the parent.
  case parentBounds
  /// A frame as large as one line of text, centered in the parent.
  case centeredLine(TextLine)
  /// A frame for one line of text in a cell, below the lines before it; for children of
  /// ``ContentArrangement/listContent``.
  case contentLine(TextLine)
  /// A frame that depends on the size of the parent.
  case anchored(AnchoredFrame)
  /// The area of a bar on the screen; empty if the root is designed for a part of the screen.
  case screenBar(ScreenBar)
}

/// A text in one line, whose size is estimated from its characters and its font size, without a font.
package struct TextLine: Hashable, Sendable {
  /// The characters of the text; an empty string means unknown and is measured as 20 characters.
  package var text: String
  /// The font size of the text in points, above 0.
  package var fontSize: Double

  package init(_ text: String, fontSize: Double) {
    self.text = text
    self.fontSize = fontSize
  }
}

/// The arrangement of the children in a view with a UIKit layout.
package enum ContentArrangement: Sendable {
  /// Each child has the frame that its own ``AutoLayoutSpec`` gives.
  case subviews
  /// The children are the subviews of a table or collection cell.
  ///
  /// A content view that ends above the bottom edge of the cell is extended to this edge.
  case cell
  /// The children are lines of text, one below the other as in `UIListContentConfiguration.subtitleCell`.
  case listContent
  /// The only child is the view of an embedded controller, which fills this view.
  case embedded
  /// The children are the headers, cells and footers of a list, which are placed as ``ListSpec`` states, and other
  /// subviews.
  case list(ListSpec)
}
