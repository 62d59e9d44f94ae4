package import Geometry

/// The CSS layout properties of a view, with defaults applied.
///
/// CSS Flexible Box Layout Level 1. `box-sizing` is `border-box`, and every box is a containing block for absolute
/// children. `start` and `end` of the writing direction are already left and right. Nil means `auto`.
package struct FlexStyle: Hashable, Sendable {
  package enum Display: Hashable, Sendable {
    case flex
    /// A stack of children on top of each other: a CSS grid of one cell.
    case stack
    /// Rows with aligned columns: each as wide as its widest cell; the last column takes the remaining width.
    case table
    /// A row of a ``table``, whose children are its cells.
    case tableRow
  }

  /// The direction of a flex container's main axis: row or column, possibly reversed.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case row, rowReverse, column, columnReverse

    package var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
    /// True if the main axis begins at the right or the bottom.
    package var isReversed: Bool { self == .rowReverse || self == .columnReverse }
  }

  package enum Wrap: String, Hashable, Sendable, CaseIterable {
    case nowrap
    case wrap
    case wrapReverse
  }

  package enum JustifyContent: String, Hashable, Sendable, CaseIterable {
    case flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
    /// Each item in the middle of an equal share of the container, as in a tab bar; not a value of CSS.
    case equalShares
  }

  package enum AlignItems: String, Hashable, Sendable, CaseIterable {
    /// The default alignment: `stretch`, except for a grid child with an aspect ratio.
    case normal
    case stretch, flexStart, flexEnd, center, baseline
  }

  package enum AlignContent: String, Hashable, Sendable, CaseIterable {
    case stretch, flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
  }

  package enum Basis: Hashable, Sendable {
    case auto
    case content
    case length(Length)
  }

  package enum Position: String, Hashable, Sendable, CaseIterable {
    case relative
    case absolute
  }

  package var display = Display.flex
  /// True if the columns of a table are as wide as those of all tables of the document with this property.
  package var sharesColumns = false
  package var direction = Direction.column
  package var writingDirection = LayoutDirection.leftToRight
  package var wrap = Wrap.nowrap
  package var justifyContent = JustifyContent.flexStart
  package var alignItems = AlignItems.normal
  package var alignContent = AlignContent.stretch
  /// The alignment of this view across the parent's main axis; nil for `auto`, the parent's `alignItems`.
  package var alignSelf: AlignItems?
  /// The position among the siblings: views are sorted by ascending order, then by document order.
  package var order = 0
  package var rowGap = Length.zero
  package var columnGap = Length.zero
  package var grow = 0.0
  package var shrink = 1.0
  package var basis = Basis.auto
  package var width: Length?
  package var height: Length?
  package var minWidth: Length?
  package var maxWidth: Length?
  package var minHeight: Length?
  package var maxHeight: Length?
  /// The ratio width ÷ height of the view, above 0; nil if the document states none.
  package var aspectRatio: Double?
  package var padding = Edges<Length>(.zero)
  /// The margins in points or percent; nil for `auto`.
  package var margin = Edges<Length?>(.zero)
  package var position = Position.relative
  /// The offsets `top`, `right`, `bottom` and `left` in points or percent; nil for `auto`.
  package var inset = Edges<Length?>(nil)
  /// The intrinsic size of the content of a view without children, without padding.
  package var content = ContentSize.zero

  package init() {}
}

/// The size of the content of a view without children, without padding, in points.
package struct ContentSize: Hashable, Sendable {
  /// The width of the content without any line break (max-content), in points.
  package var maxContentWidth: Double
  /// The smallest possible width of the content (min-content), in points.
  package var minContentWidth: Double
  package var height: Double
  /// The text that is wrapped, whose line count decides the height instead of the property `height`; nil for other
  /// content.
  package var flow: TextFlow?
  /// True if the widths are those of a text in the document, so that its bar may be narrower than its box.
  package var isKnownText = false

  package init(minContentWidth: Double, maxContentWidth: Double, height: Double) {
    self.minContentWidth = minContentWidth
    self.maxContentWidth = maxContentWidth
    self.height = height
  }

  /// Returns the height in points of the content in a width in points; nil means the max-content width.
  package func height(inWidth width: Double?) -> Double {
    guard let flow else { return height }
    return Double(width.map(flow.lineCount) ?? flow.lines.lowerBound) * flow.lineHeight
  }

  package static let zero = ContentSize(minContentWidth: 0, maxContentWidth: 0, height: 0)
}
