package import Diagnostics

/// `firstItem.firstAttribute relation secondItem.secondAttribute * multiplier + constant`, as `NSLayoutConstraint`.
package struct LayoutConstraint: Sendable {
  package enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One end of a constraint.
  package struct Anchor: Hashable, Sendable {
    package var item: LayoutAnchorItem
    package var attribute: LayoutAttribute

    package init(_ item: LayoutAnchorItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// As written; nil for one without.
  package var identifier: String?
  package var first: Anchor
  package var relation = Relation.equal
  /// Nil where the constraint is on a size alone.
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  /// Above 0; 1000 is required.
  package var priority = 1_000.0
  /// The index of the view that holds the constraint: multipliers on positions count in its space.
  package var owner: Int
  package var location: SourceLocation

  package init(_ first: Anchor, owner: Int, location: SourceLocation) {
    self.first = first
    self.owner = owner
    self.location = location
  }
}

/// What a constraint is about: a view or a rectangle that goes with it; the index is that of the view.
package enum LayoutAnchorItem: Hashable, Sendable {
  case view(Int)
  /// The part of a view that no bar covers.
  case safeArea(Int)
  /// The part of the root between `topLayoutGuide` and `bottomLayoutGuide`.
  case layoutGuides(Int)
  /// The view without its margins.
  case layoutMargins(Int)
  /// All that a scroll view can show.
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

/// A number of a rectangle, on one axis: `NSLayoutConstraint.Attribute`; `left` and `right` do not turn around.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, centerX, width
  case top, bottom, centerY, height, baseline, firstBaseline
  case leadingMargin, trailingMargin, leftMargin, rightMargin, centerXWithinMargins
  case topMargin, bottomMargin, centerYWithinMargins

  package var isSize: Bool { self == .width || self == .height }
}
