package import Diagnostics

// The application of rules to views. The number of rules and the number of views may both be large: each view looks up
// the rules of its own names, and the views around it are compared only for these.

extension Rules {
  /// A function that returns the value of an attribute of the document's element from which a view was read, or nil.
  package typealias AttributeLookup = (_ name: String, _ view: View) -> String?

  /// Applies the matching rules, in their order, to a view and to all of its descendants.
  ///
  /// - Parameters:
  ///   - areShipped: true for the rules that apply to every document; false to store in each view the indices of the
  ///     rules that were applied to it.
  ///   - meter: the counter of views; from the deadline on, further views are not changed.
  /// - Returns: the indices, counted from 0, of the rules that match a view.
  @discardableResult
  package func apply(
    to view: inout View, areShipped: Bool = false, meter: SharedWorkMeter = SharedWorkMeter(.never),
    attribute: @escaping AttributeLookup = { _, _ in nil }
  ) -> Set<Int> {
    guard !rules.isEmpty else { return [] }
    var application = RuleApplication(rules, areShipped: areShipped, meter, attribute)
    application.apply(to: &view)
    return application.matched
  }
}

/// The application of rules to one tree of views.
private struct RuleApplication {
  private let rules: [Rules.Rule]
  private let areShipped: Bool
  private let attribute: Rules.AttributeLookup
  /// The indices of the rules whose last compound requires an identifier; the key is the identifier.
  ///
  /// ``byName`` and ``byClass`` are the same for the name of an element and for a class.
  private var byIdentifier: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  /// The indices of the rules whose last compound requires neither identifier, class nor name.
  private var others: [Int] = []
  private let comparesAncestors: Bool
  /// The ancestors of the current view, from the root to its parent; empty if no rule compares ancestors.
  private var ancestors: [ViewTraits] = []
  private(set) var matched: Set<Int> = []
  private let meter: SharedWorkMeter

  init(
    _ rules: [Rules.Rule], areShipped: Bool, _ meter: SharedWorkMeter, _ attribute: @escaping Rules.AttributeLookup
  ) {
    (self.rules, self.attribute, self.areShipped, self.meter) = (rules, attribute, areShipped, meter)
    comparesAncestors = rules.contains { $0.match.compounds.count > 1 }
    for (position, rule) in rules.enumerated() {
      guard let last = rule.match.compounds.last else { continue }
      if let identifier = last.identifier {
        byIdentifier[identifier, default: []].append(position)
      } else if let name = last.className {
        byClass[name, default: []].append(position)
      } else if let name = last.name {
        byName[name, default: []].append(position)
        byClass[name, default: []].append(position)
        // An element with a class: looked up by the class.
        if let dot = name.firstIndex(of: ".") {
          byClass[String(name[name.index(after: dot)...]), default: []].append(position)
        }
      } else {
        others.append(position)
      }
    }
  }

  mutating func apply(to view: inout View) {
    guard meter.allowsMore() else { return }
    let positions = candidates(for: view)
    let depth = ancestors.count
    if !positions.isEmpty || comparesAncestors {
      let traits = traits(of: view)
      for position in positions {
        // A comparison with an ancestor takes about 100 ns.
        let comparisons = 1 + (rules[position].match.compounds.count - 1) * ancestors.count
        guard meter.allowsMore(steps: 8 * comparisons) else { break }
        guard matches(rules[position].match, traits) else { continue }
        rules[position].apply(to: &view)
        if areShipped { view.hasShippedRule = true } else { view.rules.append(position) }
        matched.insert(position)
      }
      if comparesAncestors { ancestors.append(traits) }
    }
    for child in view.children.indices { apply(to: &view.children[child]) }
    ancestors.removeLast(ancestors.count - depth)
  }

  private func traits(of view: View) -> ViewTraits {
    var bare = view
    bare.children = []
    return ViewTraits(element: view.element, className: view.className, identifier: view.identifier) {
      attribute($0, bare)
    }
  }

  /// The indices, in ascending order, of the rules whose last compound may match a view.
  private func candidates(for view: View) -> [Int] {
    var found = others
    if !byIdentifier.isEmpty, let identifier = view.identifier {
      found += byIdentifier[identifier] ?? []
      for range in identifier.ranges(of: ":id/") where range.upperBound < identifier.endIndex {
        found += byIdentifier[String(identifier[range.upperBound...])] ?? []
      }
    }
    if !byName.isEmpty { found += byName[view.element] ?? [] }
    if !byClass.isEmpty, let className = view.className {
      found += byClass[className] ?? []
      found += byClass[String(shortName(of: className))] ?? []
    }
    return found.count > 1 ? Set(found).sorted() : found
  }

  /// Returns true if a selector matches a view whose ancestors are ``ancestors``.
  private func matches(_ selector: Selector, _ view: ViewTraits) -> Bool {
    guard let last = selector.compounds.last, view.match(last) else { return false }
    // The ancestors, by index, below which the compounds so far match.
    var limits: Set<Int> = [ancestors.count]
    var isChild = last.isChild
    for compound in selector.compounds.dropLast().reversed() {
      if isChild {
        limits = Set(limits.map { $0 - 1 }.filter { $0 >= 0 && ancestors[$0].match(compound) })
      } else {
        // The deepest limit admits every ancestor that the others admit.
        let deepest = limits.max() ?? 0
        limits = Set((0..<deepest).filter { ancestors[$0].match(compound) })
      }
      if limits.isEmpty { return false }
      isChild = compound.isChild
    }
    return true
  }
}
