import Cassowary
import Geometry
import ViewTree

extension AutoLayoutSystem {
  /// Returns the linear expression in points that a constraint requires to be zero, at most zero or at least zero.
  ///
  /// A multiplier of a position applies in the coordinates of the view that contains the constraint.
  func expression(of constraint: LayoutConstraint) -> Expression {
    let first = position(of: constraint.first)
    guard let second = constraint.second else { return first - constraint.constant }
    guard constraint.multiplier != 1, !constraint.first.attribute.isSize, !second.attribute.isSize else {
      return first - position(of: second) * constraint.multiplier - constraint.constant
    }
    return first - origin(constraint.owner, constraint.first.attribute)
      - (position(of: second) - origin(constraint.owner, second.attribute)) * constraint.multiplier
      - constraint.constant
  }

  private func origin(_ owner: Int, _ attribute: LayoutAttribute) -> Expression {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: left(of: boxes[owner])
    default: boxes[owner].origin[attribute.axis]
    }
  }

  /// Returns the distance of a box's left edge from the root's left edge, in points; the box itself is relative to the
  /// leading edge.
  private func left(of box: AutoLayoutBox) -> Expression {
    scene.direction == .leftToRight ? box.origin.horizontal : boxes[0].size.horizontal - box.end(.horizontal)
  }

  private func right(of box: AutoLayoutBox) -> Expression {
    scene.direction == .leftToRight ? box.end(.horizontal) : boxes[0].size.horizontal - box.origin.horizontal
  }

  /// Returns the value of a constraint's attribute in points: a position from the root's top leading corner, or a size.
  ///
  /// The attributes `left` and `right` are relative to the root's left edge.
  private func position(of anchor: LayoutConstraint.Anchor) -> Expression {
    let box =
      anchor.attribute.isMargin
      ? inset(boxes[anchor.item.view], by: surroundings.margins[anchor.item.view]) : box(of: anchor.item)
    let axis = anchor.attribute.axis
    switch anchor.attribute {
    case .leading, .leadingMargin, .top, .topMargin: return box.origin[axis]
    case .trailing, .trailingMargin, .bottom, .bottomMargin: return box.end(axis)
    case .left, .leftMargin: return left(of: box)
    case .right, .rightMargin: return right(of: box)
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return box.center(axis)
    case .width, .height: return box.size[axis]
    case .baseline: return baseline(of: anchor.item.view, box, isLast: true)
    case .firstBaseline: return baseline(of: anchor.item.view, box, isLast: false)
    }
  }

  /// Returns the rectangle to which a constraint refers, in points of the root: the alignment rectangle of a view, or
  /// that of one of its guides.
  func box(of anchor: LayoutAnchorItem) -> AutoLayoutBox {
    let box = boxes[anchor.view]
    switch anchor {
    case .view(let view): return inset(box, by: scene.items[view].alignmentInsets)
    case .layoutGuides: return inset(box, by: scene.layoutGuides)
    case .safeArea(let view): return inset(box, by: surroundings.safeAreas[view])
    case .layoutMargins(let view): return inset(box, by: surroundings.margins[view])
    case .content(let view): return contentBoxes[view] ?? box
    case .frameGuide: return box
    }
  }

  private func inset(_ box: AutoLayoutBox, by insets: Insets) -> AutoLayoutBox {
    let start = scene.direction == .leftToRight ? insets.left : insets.right
    return AutoLayoutBox(
      origin: PerAxis(box.origin.horizontal + start, box.origin.vertical + insets.top),
      size: PerAxis { box.size[$0] - insets[$0] })
  }

  /// Returns the vertical position of a view's first or last baseline, in points from the top of the root.
  ///
  /// The baselines of a label are at fixed distances from its edges: the first one from the top, the last one from the
  /// bottom. The single line of a button or text field is centered. Without a text the last baseline is the bottom
  /// edge, and the first baseline the top edge.
  func baseline(of item: Int, _ box: AutoLayoutBox, isLast: Bool) -> Expression {
    guard case .text(let content) = contents[item] else { return isLast ? box.end(.vertical) : box.origin.vertical }
    let line = content.font.lineHeight
    if content.wraps || scene.items[item].element == "label" {
      return isLast ? box.end(.vertical) - content.font.descent : box.origin.vertical + (line - content.font.descent)
    }
    return box.center(.vertical) + (line / 2 - content.font.descent)
  }
}

extension LayoutAttribute {
  var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width, .leadingMargin, .trailingMargin, .leftMargin,
      .rightMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .height, .baseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  var isMargin: Bool {
    switch self {
    case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    case .leading, .trailing, .left, .right, .centerX, .width, .top, .bottom, .centerY, .height, .baseline,
      .firstBaseline:
      false
    }
  }
}
