import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Adds the constraints that the views of a scene hold, in the order of the file.
  mutating func readConstraints(into draft: inout ConstraintSceneDraft) {
    for (owner, element) in draft.elements.enumerated() {
      let excluded = targetClasses.excluded("constraints", of: element)
      for constraint in element.elements(in: "constraints") where constraint.name == "constraint" {
        // Placeholders are there for the editor only.
        if constraint["placeholder"] == "YES" || constraint["id"].map(excluded.contains) == true { continue }
        guard let read = layoutConstraint(constraint, owner: owner, draft) else { continue }
        draft.scene.constraints.append(read)
      }
    }
  }

  /// The constraint, or nil for one that says nothing of the scene or names an attribute that UIKit has not.
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
    constraint.constant = varied(element, "constant") ?? standardSpacing(of: element)
    constraint.priority = min(max(varied(element, "priority") ?? 1_000, 1), 1_000)
    if let multiplier = element.attribute("multiplier") {
      guard let factor = Self.multiplier(multiplier.value) else {
        warn(ViewProblem.invalidNumber(multiplier.value, attribute: "multiplier"), at: multiplier.location)
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

  /// A constant that a symbol stands for and the file leaves out: `NSLayoutAnchor.constraint(…systemSpacing…)`.
  private func standardSpacing(of element: XMLElement) -> Double { element["symbolic"] == "YES" ? 8 : 0 }

  /// A number of an element, or of its variation for the target's size classes.
  private mutating func varied(_ element: XMLElement, _ name: String) -> Double? {
    let candidates = [element] + targetClasses.variations(of: element)
    guard let last = candidates.last(where: { $0[name] != nil }) else { return nil }
    return number(last, name)
  }

  /// `2`, `3:4` or `3/4`; nil for anything else.
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

  /// A constraint between a scroll view and what it holds is about its content.
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
    guard case .view(let view) = anchor.item, draft.scene.items[view].scrolls, !anchor.attribute.isSize,
      draft.isView(other.item.view, inside: view)
    else { return anchor }
    return LayoutConstraint.Anchor(.content(view), anchor.attribute)
  }
}

extension LayoutAttribute {
  /// The attribute as Interface Builder spells it.
  init?(interfaceBuilder name: String) {
    switch name {
    case "lastBaseline": self = .baseline
    case "centerXWithinMargin": self = .centerXWithinMargins
    case "centerYWithinMargin": self = .centerYWithinMargins
    default: self.init(rawValue: name)
    }
  }
}
