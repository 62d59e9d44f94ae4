package import Geometry

/// The CSS layout properties of a view, with defaults applied: CSS Flexible Box Layout Level 1; nil means `auto`.
///
/// `box-sizing` is `border-box`, and every box is a containing block for absolute children. Lengths are in points or
/// percent. The reader has converted `start` and `end` of the writing direction to left and right.
@usableFromInline
package struct FlexStyle: Hashable, Sendable {
  package enum Display: Hashable, Sendable {
    case flex
    /// The view shows its children in the same cell of a CSS grid, where later children cover earlier ones.
    case stack
    /// The view shows rows with aligned columns, each as wide as its widest cell; the last takes the remaining width.
    case table
    /// The view is a row of a ``table``, and its children are the cells.
    case tableRow
  }

  /// The direction of a flex container's main axis: row or column, possibly reversed.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case row, rowReverse, column, columnReverse

    package var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
    /// True if the main axis begins at the right or at the bottom.
    package var isReversed: Bool { self == .rowReverse || self == .columnReverse }
  }

  package enum Wrap: String, Hashable, Sendable, CaseIterable {
    case nowrap
    case wrap
    case wrapReverse
  }

  package enum JustifyContent: String, Hashable, Sendable, CaseIterable {
    case flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
    /// Each item is in the middle of an equal share of the container, as in a tab bar; not a value of CSS.
    case equalShares
  }

  package enum AlignItems: String, Hashable, Sendable, CaseIterable {
    /// The default: `stretch`, except for a grid child with an aspect ratio, which is at the start and not stretched.
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
  /// The alignment of the view across its parent's main axis; nil for `auto`, the parent's `alignItems`.
  package var alignSelf: AlignItems?
  package var position = Position.relative
  package var grow = 0.0
  package var shrink = 1.0
  package var basis = Basis.auto
  package var width: Length?
  package var height: Length?
  /// The intrinsic size of the view's content without padding, in points; used if the view has no children.
  package var content = ContentSize.zero
  /// The spacing and the limits of the view.
  ///
  /// They are the only element of an array, which all views with default values share: most views have no spacing, and
  /// a document may have a million views.
  @usableFromInline var spacing = Spacing.none

  package init() {}
}

extension FlexStyle {
  /// The properties of a style that have their default values in most views.
  @usableFromInline
  struct Spacing: Hashable, Sendable {
    @usableFromInline var order = 0
    @usableFromInline var rowGap = Length.zero
    @usableFromInline var columnGap = Length.zero
    @usableFromInline var minWidth: Length?
    @usableFromInline var maxWidth: Length?
    @usableFromInline var minHeight: Length?
    @usableFromInline var maxHeight: Length?
    @usableFromInline var aspectRatio: Double?
    @usableFromInline var padding = Edges<Length>(.zero)
    @usableFromInline var margin = Edges<Length?>(.zero)
    @usableFromInline var inset = Edges<Length?>(nil)

    fileprivate static let none = [Spacing()]
  }

  /// False for a style that shares the default values of spacing and limits; faster than comparisons.
  package var hasSpacing: Bool {
    unsafe spacing.withUnsafeBufferPointer { own in
      unsafe Spacing.none.withUnsafeBufferPointer { unsafe own.baseAddress != $0.baseAddress }
    }
  }

  /// The position of the view among its siblings, which are laid out in ascending order, then in document order.
  package var order: Int {
    @inlinable get { spacing[0].order }
    set { spacing[0].order = newValue }
  }

  package var rowGap: Length {
    @inlinable get { spacing[0].rowGap }
    set { spacing[0].rowGap = newValue }
  }

  package var columnGap: Length {
    @inlinable get { spacing[0].columnGap }
    set { spacing[0].columnGap = newValue }
  }

  package var minWidth: Length? {
    @inlinable get { spacing[0].minWidth }
    set { spacing[0].minWidth = newValue }
  }

  package var maxWidth: Length? {
    @inlinable get { spacing[0].maxWidth }
    set { spacing[0].maxWidth = newValue }
  }

  package var minHeight: Length? {
    @inlinable get { spacing[0].minHeight }
    set { spacing[0].minHeight = newValue }
  }

  package var maxHeight: Length? {
    @inlinable get { spacing[0].maxHeight }
    set { spacing[0].maxHeight = newValue }
  }

  /// The ratio width ÷ height of the view, above 0; nil if the document states none.
  package var aspectRatio: Double? {
    @inlinable get { spacing[0].aspectRatio }
    set { spacing[0].aspectRatio = newValue }
  }

  package var padding: Edges<Length> {
    @inlinable get { spacing[0].padding }
    set { spacing[0].padding = newValue }
  }

  /// The margin at each edge, in points or percent of the parent's width; nil for `auto`.
  package var margin: Edges<Length?> {
    @inlinable get { spacing[0].margin }
    set { spacing[0].margin = newValue }
  }

  /// The offset at each edge, `top`, `right`, `bottom` and `left`, in points or percent of the parent; nil for `auto`.
  package var inset: Edges<Length?> {
    @inlinable get { spacing[0].inset }
    set { spacing[0].inset = newValue }
  }
}

/// The intrinsic size of the content of a view without children, in points, without padding.
package struct ContentSize: Hashable, Sendable {
  /// The width of the content without any line break (max-content), in points.
  package var maxContentWidth: Double
  /// The smallest possible width of the content (min-content), in points.
  package var minContentWidth: Double
  package var height: Double
  /// The text whose line count in a given width replaces the property `height`; nil for content that does not wrap.
  package var flow: TextFlow?
  /// True if the widths come from a text in the document, so that its bone may be narrower than its box.
  package var isKnownText = false

  package init(minContentWidth: Double, maxContentWidth: Double, height: Double) {
    self.minContentWidth = minContentWidth
    self.maxContentWidth = maxContentWidth
    self.height = height
  }

  /// Returns the height of the content in points, in a width in points; nil means the max-content width.
  package func height(inWidth width: Double?) -> Double {
    guard let flow else { return height }
    return Double(width.map(flow.lineCount) ?? flow.lines.lowerBound) * flow.lineHeight
  }

  package static let zero = ContentSize(minContentWidth: 0, maxContentWidth: 0, height: 0)
}
