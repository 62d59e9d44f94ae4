package import Diagnostics
package import Geometry

/// The properties of one view that Auto Layout depends on.
package struct LayoutItem: Sendable {
  /// The source of a frame.
  package enum Holding: Hashable, Sendable {
    /// The size of the root is given, its origin 0.
    case root
    /// The stored frame and what the mask makes of it when the parent changes its size.
    case autoresizing(AutoresizingMask)
    /// Constraints.
    case constraints
  }

  /// As written; nil for one without.
  package var identifier: String?
  package var element: String
  /// The index of the parent, smaller than the own one; nil for the root.
  package var parent: Int?
  package var holding: Holding
  /// In points of the parent; nil where the file has none.
  package var storedFrame: Rect?
  /// From the frame to the rectangle that constraints see.
  package var alignmentInsets = Insets.zero
  package var content = IntrinsicContent.none
  /// Priorities, 0…1000, of not being larger than the content.
  package var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  /// Priorities, 0…1000, of not being smaller than the content.
  package var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
  /// The source of the margins, where the scene has an environment.
  package var margins = MarginRule.standard
  package var layoutMargins = Insets(top: 8, right: 8, bottom: 8, left: 8)
  /// Margins are not smaller than what the parent's reach into the view.
  package var preservesSuperviewMargins = false
  /// Margins lie inside the safe area.
  package var addsSafeAreaToMargins = true
  /// Set for a stack view.
  package var arrangement: StackArrangement?
  /// The size that an arranged view was drawn with, in points: its intrinsic size in a picture of the design.
  package var designSize: Size?
  /// Constraints between the edges of the view and its descendants are about its content.
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

/// A priority for each axis, 0…1000.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Double
  package var vertical: Double

  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

/// What of a view grows with its parent: `UIView.AutoresizingMask`.
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

  /// What is before the view on an axis, the view, and what is after it: which of them grow.
  package func flexibleParts(on axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleMinX), contains(.widthSizable), contains(.flexibleMaxX))
      : (contains(.flexibleMinY), contains(.heightSizable), contains(.flexibleMaxY))
  }
}

/// How a `UIStackView` arranges its subviews.
package struct StackArrangement: Hashable, Sendable {
  package enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `start` is leading or top, `end` trailing or bottom.
  package enum Alignment: Hashable, Sendable {
    case fill, start, center, end, firstBaseline, lastBaseline
  }

  package var axis = Axis.horizontal
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  /// In points; between baselines when ``isBaselineRelative``.
  package var spacing = 0.0
  package var isBaselineRelative = false
  /// The subviews stand inside of the margins.
  package var isMarginsRelative = false
  /// The indices of the arranged views, in order.
  package var arranged: [Int] = []
  /// Spacing after an arranged view that has one of its own, by its index.
  package var customSpacings: [Int: Double] = [:]

  package init() {}
}
