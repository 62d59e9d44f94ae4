package import Diagnostics

/// A linear constraint between two layout attributes of views, as `NSLayoutConstraint`.
///
/// `firstItem.firstAttribute relation secondItem.secondAttribute * multiplier + constant`
package struct LayoutConstraint: Sendable {
  package enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One side of a constraint: an attribute, such as the leading edge, of a view or layout guide.
  package struct Anchor: Hashable, Sendable {
    package var item: LayoutAnchorItem
    package var attribute: LayoutAttribute

    package init(_ item: LayoutAnchorItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The identifier of the constraint as written in the file; nil if the file states none.
  package var identifier: String?
  package var first: Anchor
  package var relation = Relation.equal
  /// The second side; nil for a constraint of a width or height to a constant.
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  /// The priority of the constraint, above 0 and at most 1000, which means required.
  package var priority = 1_000.0
  /// The index of the view that holds the constraint; positions with a multiplier are in its coordinates.
  package var owner: Int
  package var location: SourceLocation

  package init(_ first: Anchor, owner: Int, location: SourceLocation) {
    self.first = first
    self.owner = owner
    self.location = location
  }
}

/// A view or one of its layout guides, to which a constraint refers; the number is the index of the view.
package enum LayoutAnchorItem: Hashable, Sendable {
  case view(Int)
  /// The safe area of a view: the part that no bar covers.
  case safeArea(Int)
  /// The part of the root between `topLayoutGuide` and `bottomLayoutGuide` of its controller.
  case layoutGuides(Int)
  /// The rectangle of a view inside its layout margins.
  case layoutMargins(Int)
  /// The scrollable content of a scroll view: `contentLayoutGuide`.
  case content(Int)
  /// The frame of a scroll view: `frameLayoutGuide`.
  case frameGuide(Int)

  package var view: Int {
    switch self {
    case .view(let index), .safeArea(let index), .layoutGuides(let index), .layoutMargins(let index),
      .content(let index), .frameGuide(let index):
      index
    }
  }
}

/// A coordinate or size of a rectangle along one axis: `NSLayoutConstraint.Attribute`.
///
/// `left` and `right` do not depend on the layout direction.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, centerX, width
  case top, bottom, centerY, height, baseline, firstBaseline
  case leadingMargin, trailingMargin, leftMargin, rightMargin, centerXWithinMargins
  case topMargin, bottomMargin, centerYWithinMargins

  package var isSize: Bool { self == .width || self == .height }
}
