import ViewTree

extension ConstraintScene {
  /// Returns a constraint as text for a message: `"aB1-cD-2e3" (label.leading = button.trailing + 8)`.
  func description(of constraint: LayoutConstraint) -> String {
    let sign = constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"
    var terms = name(of: constraint.first) + " " + sign
    if let second = constraint.second {
      terms += " " + name(of: second)
      if constraint.multiplier != 1 { terms += " × \(constraint.multiplier)" }
      if constraint.constant != 0 {
        terms += (constraint.constant < 0 ? " − " : " + ") + written(abs(constraint.constant))
      }
    } else {
      terms += " " + written(constraint.constant)
    }
    return name(of: constraint) + " (" + terms + ")"
  }

  /// Returns the identifier of a constraint in quotes; empty quotes if it has none.
  func name(of constraint: LayoutConstraint) -> String { "\"" + (constraint.identifier ?? "") + "\"" }

  private func name(of anchor: LayoutConstraint.Anchor) -> String {
    let element = items[anchor.item.view].element
    let part =
      switch anchor.item {
      case .view: ""
      case .safeArea: ".safeArea"
      case .layoutGuides: ".layoutGuides"
      case .layoutMargins: ".layoutMargins"
      case .content: ".content"
      case .frameGuide: ".frame"
      }
    return element + part + "." + anchor.attribute.rawValue
  }

  private func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
