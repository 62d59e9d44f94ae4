import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Reads the constraints of the views in `draft` and appends them to its scene, in the order of the views.
  ///
  /// Constraints that are not installed for the picture's size classes, and invalid ones, are left out.
  mutating func readConstraints(into draft: inout ConstraintSceneDraft) {
    for (owner, element) in draft.elements.enumerated() {
      let excluded = context.targetClasses.excluded("constraints", of: element)
      for constraint in element.elements(in: "constraints") where constraint.name == "constraint" {
        if constraint["id"].map(excluded.contains) == true { continue }
        guard let read = layoutConstraint(constraint, owner: owner, draft) else { continue }
        draft.scene.constraints.append(read)
      }
    }
  }

  /// Converts a `<constraint>` to a constraint of the scene.
  ///
  /// The result is nil if an item is not in the scene or an attribute is unknown, and, with a warning, for an invalid
  /// multiplier.
  ///
  /// - Parameter owner: the index of the view whose element contains the constraint.
  private mutating func layoutConstraint(
    _ element: XMLElement, owner: Int, _ draft: ConstraintSceneDraft
  ) -> LayoutConstraint? {
    let ownerName = draft.elements[owner]["id"] ?? ""
    guard let first = anchor(element, "first", default: ownerName, draft) else { return nil }
    var constraint = LayoutConstraint(first, owner: owner, location: element.location)
    constraint.identifier = element["id"]
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let second = anchor(element, "second", default: ownerName, draft) else { return nil }
      constraint.second = second
    }
    constraint.relation = element["relation"].flatMap(LayoutConstraint.Relation.init) ?? .equal
    // A symbolic constant is the standard spacing of `NSLayoutAnchor.constraint(…systemSpacing…)`: 8 points.
    constraint.constant = varied(element, "constant") ?? (element["symbolic"] == "YES" ? 8 : 0)
    // A placeholder, which is removed at build time, represents a constraint that code adds; others take precedence.
    let highest: Double = element["placeholder"] == "YES" ? 999 : 1_000
    constraint.priority = min(max(varied(element, "priority") ?? 1_000, 1), highest)
    if let multiplier = element.attribute("multiplier") {
      guard let factor = Self.multiplier(multiplier.value) else {
        report.warn(ViewProblem.invalidNumber(multiplier.value, attribute: "multiplier"), at: multiplier.location)
        return nil
      }
      constraint.multiplier = factor
    }
    return scrolled(constraint, draft)
  }

  private func anchor(
    _ element: XMLElement, _ end: String, default owner: String, _ draft: ConstraintSceneDraft
  ) -> LayoutConstraint.Anchor? {
    let name = element[end + "Attribute"]
    guard let attribute = name.flatMap(LayoutAttribute.init(interfaceBuilder:)) else { return nil }
    return draft.anchor(element[end + "Item"] ?? owner, attribute)
  }

  /// Returns the number in an attribute, in the attribute's own unit, or in its variation for the picture's size
  /// classes, which takes precedence.
  ///
  /// The result is nil if the attribute is missing, and, with a warning, if its value is not a number.
  private mutating func varied(_ element: XMLElement, _ name: String) -> Double? {
    let candidates = [element] + context.targetClasses.variations(of: element)
    guard let last = candidates.last(where: { $0[name] != nil }) else { return nil }
    return number(last, name)
  }

  /// Parses the multiplier of a constraint, which has no unit: a number, or a quotient such as `3:4` or `3/4`.
  ///
  /// The result is nil for other texts and for denominators nearer to 0 than 10⁻⁶.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { parseNumber(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let numerator = parts[0], let denominator = parts[1], abs(denominator) >= 1e-6 else { return nil }
      return numerator / denominator
    default: return nil
    }
  }

  /// Returns a constraint with a scroll view's edge replaced by that edge of its scrollable content.
  ///
  /// The edge is replaced if the other item of the constraint is a descendant of the scroll view; otherwise the
  /// constraint is returned unchanged. `draft` contains the views.
  private func scrolled(_ constraint: LayoutConstraint, _ draft: ConstraintSceneDraft) -> LayoutConstraint {
    guard let second = constraint.second else { return constraint }
    var constraint = constraint
    constraint.first = scrolled(constraint.first, against: second, draft)
    constraint.second = scrolled(second, against: constraint.first, draft)
    return constraint
  }

  private func scrolled(
    _ anchor: LayoutConstraint.Anchor, against other: LayoutConstraint.Anchor, _ draft: ConstraintSceneDraft
  ) -> LayoutConstraint.Anchor {
    guard case .view(let view) = anchor.item, draft.scene.items[view].scrolls, anchor.attribute.isEdge,
      draft.isView(other.item.view, inside: view)
    else { return anchor }
    return LayoutConstraint.Anchor(.content(view), anchor.attribute)
  }
}

extension LayoutAttribute {
  /// True for edges and baselines, which for a scroll view are those of its content; false for centers and sizes.
  ///
  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views".
  fileprivate var isEdge: Bool { !isSize && self != .centerX && self != .centerY }

  /// Creates the layout attribute for its name in Interface Builder's files, such as `lastBaseline`.
  ///
  /// The result is nil for other names.
  init?(interfaceBuilder name: String) {
    switch name {
    case "lastBaseline": self = .baseline
    case "centerXWithinMargin": self = .centerXWithinMargins
    case "centerYWithinMargin": self = .centerYWithinMargins
    default: self.init(rawValue: name)
    }
  }
}
