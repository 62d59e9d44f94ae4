package import Geometry

/// The layout properties of a view in a flexbox tree, defaults applied.
///
/// CSS Flexible Box Layout Level 1; `box-sizing` is `border-box`, and every box is a containing block for absolute
/// children. `start`/`end` of the writing direction are already left and right; nil is `auto`.
package struct FlexStyle: Hashable, Sendable {
  package enum Display: Hashable, Sendable {
    case flex
    /// Children on top of each other: a CSS grid of one cell.
    case stack
    /// Rows whose columns line up: as wide as the widest child, the last one takes the rest.
    case table
    /// A row of a table.
    case tableRow
  }

  /// The main axis and where it begins.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case row, rowReverse, column, columnReverse

    package var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
    /// Main-start is at the end of the axis.
    package var isReversed: Bool { self == .rowReverse || self == .columnReverse }
  }

  package enum Wrap: String, Hashable, Sendable, CaseIterable {
    case nowrap
    case wrap
    case wrapReverse
  }

  package enum JustifyContent: String, Hashable, Sendable, CaseIterable {
    case flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
  }

  package enum AlignItems: String, Hashable, Sendable, CaseIterable {
    /// What nobody wrote: `stretch` but for a child of a grid that has an aspect ratio.
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
  package var direction = Direction.column
  package var writingDirection = LayoutDirection.leftToRight
  package var wrap = Wrap.nowrap
  package var justifyContent = JustifyContent.flexStart
  package var alignItems = AlignItems.normal
  package var alignContent = AlignContent.stretch
  /// Nil is `auto`: the parent's `alignItems`.
  package var alignSelf: AlignItems?
  /// Items stand by ascending order; those of the same order as in the document.
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
  /// Width ÷ height, above 0.
  package var aspectRatio: Double?
  package var padding = Edges<Length>(.zero)
  /// Nil is `auto`.
  package var margin = Edges<Length?>(.zero)
  package var position = Position.relative
  /// `top right bottom left`; nil is `auto`.
  package var inset = Edges<Length?>(nil)
  /// What a leaf would like to be.
  package var content = ContentSize.zero

  package init() {}
}

/// The size of what a leaf shows, without padding, in points.
package struct ContentSize: Hashable, Sendable {
  /// The width in which nothing wraps.
  package var maxContentWidth: Double
  /// The least width that the content can take.
  package var minContentWidth: Double
  package var height: Double
  /// Of text that breaks into lines, which decides the height in place of `height`.
  package var flow: TextFlow?

  package init(minContentWidth: Double, maxContentWidth: Double, height: Double) {
    self.minContentWidth = minContentWidth
    self.maxContentWidth = maxContentWidth
    self.height = height
  }

  /// The height in a box whose content is that wide; nil is as wide as it likes.
  package func height(inWidth width: Double?) -> Double {
    guard let flow else { return height }
    return Double(width.map(flow.lineCount) ?? flow.lines.lowerBound) * flow.lineHeight
  }

  package static let zero = ContentSize(minContentWidth: 0, maxContentWidth: 0, height: 0)
}
