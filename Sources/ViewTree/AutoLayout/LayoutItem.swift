package import Diagnostics
package import Geometry

/// A view in a constraint scene: the properties on which its Auto Layout frame depends.
package struct LayoutItem: Sendable {
  /// The source of a view's frame in Auto Layout.
  package enum Holding: Hashable, Sendable {
    /// The size of the scene; the view is the root, with its origin at 0.
    case root
    /// The stored frame, adjusted by the autoresizing mask when the parent's size differs from its stored size.
    case autoresizing(AutoresizingMask)
    /// The constraints of the view, which are solved together with those of the other views.
    case constraints
  }

  /// The identifier of the view in the file; nil if the file states none.
  package var identifier: String?
  package var element: String
  /// The index of the parent in ``ConstraintScene/items``, smaller than the view's own index; nil for the root.
  package var parent: Int?
  package var holding: Holding
  /// The frame stored in the file, in points of the parent; nil if the file states none.
  package var storedFrame: Rect?
  /// The insets from the frame to the alignment rectangle, to which constraints refer, in points.
  package var alignmentInsets = Insets.zero
  package var content = IntrinsicContent.none
  /// The content hugging priorities, 0…1000, with which the view resists growing beyond its intrinsic size.
  ///
  /// UIKit's default is 250, and 750 for ``compressionResistance``.
  package var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  /// The compression resistance priorities, 0…1000, with which the view resists shrinking below its intrinsic size.
  package var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
  /// The source of the view's layout margins; used only in a scene with a ``ConstraintScene/environment``.
  package var margins = MarginRule.standard
  package var layoutMargins = Insets(top: 8, right: 8, bottom: 8, left: 8)
  /// True if the margins also contain the overlap with the parent's margins: `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins = false
  /// True if the margins begin at the safe area instead of the view's edges: `insetsLayoutMarginsFromSafeArea`.
  package var addsSafeAreaToMargins = true
  /// True if the margins leave at most a readable width between them: `layoutMarginsFollowReadableWidth`.
  package var followsReadableWidth = false
  /// The arrangement of the subviews if the view is a stack view; nil for all other views.
  package var arrangement: StackArrangement?
  /// The size in points at which Interface Builder draws a view that has no intrinsic size and is in a stack view.
  ///
  /// It is used as the intrinsic size in a picture of the stored size. Nil for all other views.
  package var designSize: Size?
  /// True for a scroll view: constraints between its edges and its descendants refer to its scrollable content.
  package var scrolls = false
  package var isHidden = false
  package var location: SourceLocation

  package init(element: String, parent: Int?, holding: Holding, location: SourceLocation) {
    self.element = element
    self.parent = parent
    self.holding = holding
    self.location = location
  }
}

/// A priority of Auto Layout for each axis, 0…1000.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Double
  package var vertical: Double

  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

/// The distances and dimensions of a view that grow with its parent: `UIView.AutoresizingMask`.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  /// The lengths along an axis that grow with the parent; true for each that does.
  ///
  /// - Returns: the space between the left or top edges of parent and view, the width or height of the view, and the
  ///   space between their right or bottom edges.
  package func flexibleParts(on axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleMinX), contains(.widthSizable), contains(.flexibleMaxX))
      : (contains(.flexibleMinY), contains(.heightSizable), contains(.flexibleMaxY))
  }
}

/// The properties by which a `UIStackView` arranges its subviews; lengths are in points.
package struct StackArrangement: Hashable, Sendable {
  package enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the subviews across the stack's axis: `start` is leading or top, `end` is trailing or bottom.
  package enum Alignment: Hashable, Sendable {
    case fill, start, center, end, firstBaseline, lastBaseline
  }

  package var axis = Axis.horizontal
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  /// The spacing between neighboring arranged views, in points.
  package var spacing = 0.0
  /// True if the arranged views are placed inside the stack view's layout margins; false for its edges.
  package var isMarginsRelative = false
  /// The indexes of the arranged views in ``ConstraintScene/items``, in the order of the stack.
  package var arranged: [Int] = []

  package init() {}
}
