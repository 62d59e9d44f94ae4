// The application of rules to views. The number of rules and the number of views may both be large: each view looks up
// the rules of its own names.

extension Rules {
  /// Applies the rules to a view and all its descendants; of two matching rules, the later one overrides the earlier
  /// one.
  package func apply(to view: inout View) {
    guard !rules.isEmpty else { return }
    let index = RuleIndex(rules)
    apply(index, to: &view)
  }

  private func apply(_ index: RuleIndex, to view: inout View) {
    for rule in index.matches(of: view) { rules[rule].apply(to: &view) }
    for child in view.children.indices { apply(index, to: &view.children[child]) }
  }
}

extension Rules {
  /// The indexes, ascending, of the rules that match none of the given views.
  package func unmatched(in views: some Sequence<View>) -> [Int] {
    let index = RuleIndex(rules)
    var rest = Set(rules.indices)
    for view in views where !rest.isEmpty { rest.subtract(index.matches(of: view)) }
    return rest.sorted()
  }
}

/// The indexes in ``Rules/rules`` by the identifier or the name that a rule matches.
private struct RuleIndex {
  private var byIdentifier: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  init(_ rules: [Rules.Rule]) {
    for (position, rule) in rules.enumerated() {
      switch rule.match {
      case .identifier(let identifier): byIdentifier[identifier, default: []].append(position)
      case .name(let name): byName[name, default: []].append(position)
      }
    }
  }

  /// The indexes, ascending, of the rules that match a view by its identifier, element name or class name.
  func matches(of view: View) -> [Int] {
    var found: [Int] = []
    if !byIdentifier.isEmpty, let identifier = view.identifier {
      found += byIdentifier[identifier] ?? []
      // An Android resource id such as `com.example:id/title`.
      for range in identifier.ranges(of: ":id/") where range.upperBound < identifier.endIndex {
        found += byIdentifier[String(identifier[range.upperBound...])] ?? []
      }
    }
    if !byName.isEmpty {
      var names = [view.element]
      if let className = view.className {
        for name in [className, String(shortName(of: className))] where !names.contains(name) { names.append(name) }
      }
      for name in names { found += byName[name] ?? [] }
    }
    return found.count > 1 ? found.sorted() : found
  }
}
