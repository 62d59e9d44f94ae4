package import Diagnostics

/// A linear constraint between two layout attributes of views, as `NSLayoutConstraint`; lengths are in points.
///
/// `firstItem.firstAttribute relation secondItem.secondAttribute * multiplier + constant`
package struct LayoutConstraint: Sendable {
  package enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// An attribute, such as the leading edge, of a view or layout guide, on one side of a constraint's relation.
  package struct Anchor: Hashable, Sendable {
    package var item: LayoutAnchorItem
    package var attribute: LayoutAttribute

    package init(_ item: LayoutAnchorItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The identifier of the constraint in the file; nil if the file states none.
  package var identifier: String?
  package var first: Anchor
  package var relation = Relation.equal
  /// The attribute on the right of the relation; nil if the first one, a width or height, is compared with the
  /// constant.
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  /// The priority of the constraint, without unit, above 0 and at most 1000; 1000 is a required constraint.
  package var priority = 1_000.0
  /// The index in ``ConstraintScene/items`` of the view that holds the constraint.
  ///
  /// Positions in a constraint with a multiplier are relative to the origin of this view.
  package var owner: Int
  package var location: SourceLocation

  package init(_ first: Anchor, owner: Int, location: SourceLocation) {
    self.first = first
    self.owner = owner
    self.location = location
  }
}

/// A view or a layout guide of it, to which a constraint refers; the number is the view's index in
/// ``ConstraintScene/items``.
package enum LayoutAnchorItem: Hashable, Sendable {
  case view(Int)
  /// The safe area of the view with this index: the part of the view that no bar covers.
  case safeArea(Int)
  /// The part of the root view, whose index is the number, between `topLayoutGuide` and `bottomLayoutGuide` of its
  /// controller.
  case layoutGuides(Int)
  /// The rectangle of the view with this index inside its layout margins: `layoutMarginsGuide`.
  case layoutMargins(Int)
  /// The scrollable content of the scroll view with this index: `contentLayoutGuide`.
  case content(Int)
  /// The visible rectangle of the scroll view with this index, which does not move when the content scrolls:
  /// `frameLayoutGuide`.
  case frameGuide(Int)

  package var view: Int {
    switch self {
    case .view(let index), .safeArea(let index), .layoutGuides(let index), .layoutMargins(let index),
      .content(let index), .frameGuide(let index):
      index
    }
  }
}

/// An edge, center, size or baseline of a view's rectangle: `NSLayoutConstraint.Attribute`.
///
/// `left` and `right` do not depend on the layout direction.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, centerX, width
  case top, bottom, centerY, height, baseline, firstBaseline
  case leadingMargin, trailingMargin, leftMargin, rightMargin, centerXWithinMargins
  case topMargin, bottomMargin, centerYWithinMargins

  package var isSize: Bool { self == .width || self == .height }
}
