package import Geometry

/// The CSS layout properties of a view, with defaults applied: CSS Flexible Box Layout Level 1; nil means `auto`.
///
/// `box-sizing` is `border-box`, and every box is a containing block for absolute children. Lengths are in points or
/// percent. The reader has converted `start` and `end` of the writing direction to left and right.
@dynamicMemberLookup
@usableFromInline
package struct FlexStyle: Hashable, Sendable {
  @usableFromInline
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
  @usableFromInline
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case row, rowReverse, column, columnReverse

    package var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
    /// True if the main axis begins at the right or at the bottom.
    package var isReversed: Bool { self == .rowReverse || self == .columnReverse }
  }

  @usableFromInline
  package enum Wrap: String, Hashable, Sendable, CaseIterable {
    case nowrap
    case wrap
    case wrapReverse
  }

  @usableFromInline
  package enum JustifyContent: String, Hashable, Sendable, CaseIterable {
    case flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
    /// Each item is in the middle of an equal share of the container, as in a tab bar; not a value of CSS.
    case equalShares
  }

  @usableFromInline
  package enum AlignItems: String, Hashable, Sendable, CaseIterable {
    /// The default: `stretch`, except for a grid child with an aspect ratio, which is at the start and not stretched.
    case normal
    case stretch, flexStart, flexEnd, center, baseline
  }

  @usableFromInline
  package enum AlignContent: String, Hashable, Sendable, CaseIterable {
    case stretch, flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
  }

  @usableFromInline
  package enum Basis: Hashable, Sendable {
    case auto
    case content
    case length(Length)
  }

  @usableFromInline
  package enum Position: String, Hashable, Sendable, CaseIterable {
    case relative
    case absolute
  }

  package var width: Length?
  package var height: Length?
  /// The size of the content: the only element of an array, which all views without content share.
  @usableFromInline var contents = Self.noContents
  /// The properties that are equal in views of different sizes: the only element of an array.
  ///
  /// A document may have a million views, but few styles: most views share this array with others.
  @usableFromInline var common = Common.initial

  package init() {}
}

extension FlexStyle {
  /// All properties of a style but the size of the view and of its content.
  @usableFromInline
  package struct Common: Hashable, Sendable {
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
    /// The position of the view among its siblings, which are laid out in ascending order, then in document order.
    package var order = 0
    package var rowGap = Length.zero
    package var columnGap = Length.zero
    package var minWidth: Length?
    package var maxWidth: Length?
    package var minHeight: Length?
    package var maxHeight: Length?
    /// The ratio width ÷ height of the view, above 0; nil if the document states none.
    package var aspectRatio: Double?
    package var padding = Edges<Length>(.zero)
    /// The margin at each edge, in points or percent of the parent's width; nil for `auto`.
    package var margin = Edges<Length?>(.zero)
    /// The offset at each edge, `top`, `right`, `bottom` and `left`, in points or percent of the parent; nil for `auto`.
    package var inset = Edges<Length?>(nil)

    fileprivate static let initial = [Common()]
  }

  private static let noContents = [ContentSize.zero]

  /// The address of the properties that are equal in views of different sizes, valid as long as the style: two styles
  /// with the same address differ at most in the sizes of view and content.
  package var commonAddress: UInt {
    unsafe common.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  /// The intrinsic size of the view's content without padding, in points; used if the view has no children.
  package var content: ContentSize {
    @inlinable get { contents[0] }
    @inlinable _modify { yield &contents[0] }
  }

  /// A property of ``Common``, such as `style.direction`.
  package subscript<Value>(dynamicMember property: WritableKeyPath<Common, Value>) -> Value {
    @inlinable get { common[0][keyPath: property] }
    @inlinable _modify { yield &common[0][keyPath: property] }
  }
}

/// The intrinsic size of the content of a view without children, in points, without padding.
@usableFromInline
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
