package import Diagnostics

// The application of rules to views. The number of rules and the number of views may both be large: each view looks up
// the rules of its own names, and the views around it are compared only for these.

extension Rules {
  /// The value of an attribute of the document's element at a location; nil for none.
  package typealias AttributeLookup = (_ name: String, _ view: View) -> String?

  /// Applies the rules to a view and to all views below it, the later of two rules last.
  ///
  /// - Parameters:
  ///   - view: the root of the views.
  ///   - isNamed: true if each view contains the position of the last of its rules afterwards.
  ///   - meter: the counter of views; once its deadline has passed, the rest of the views is left as it is.
  ///   - attribute: a function that returns an attribute of the element from which a view was read.
  /// - Returns: the positions of the rules that match a view.
  @discardableResult
  package func apply(
    to view: inout View, isNamed: Bool = true, meter: SharedWorkMeter = SharedWorkMeter(.never),
    attribute: @escaping AttributeLookup = { _, _ in nil }
  ) -> Set<Int> {
    guard !rules.isEmpty else { return [] }
    var application = RuleApplication(rules, isNamed: isNamed, meter, attribute)
    application.apply(to: &view)
    return application.matched
  }
}

/// The application of rules to one tree of views.
private struct RuleApplication {
  private let rules: [Rules.Rule]
  private let isNamed: Bool
  private let attribute: Rules.AttributeLookup
  /// The positions of rules by the last name, class or identifier that they require.
  private var byIdentifier: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  /// The positions of the rules that require none.
  private var others: [Int] = []
  private let comparesAncestors: Bool
  /// The views around the current one, from the root.
  private var ancestors: [ViewTraits] = []
  private(set) var matched: Set<Int> = []
  private let meter: SharedWorkMeter

  init(
    _ rules: [Rules.Rule], isNamed: Bool, _ meter: SharedWorkMeter, _ attribute: @escaping Rules.AttributeLookup
  ) {
    (self.rules, self.attribute, self.isNamed, self.meter) = (rules, attribute, isNamed, meter)
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
      for position in positions where matches(rules[position].match, traits) {
        rules[position].apply(to: &view)
        if isNamed { view.rule = position }
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

  /// The positions of the rules whose last compound may match a view, ascending.
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

  /// Returns true if a selector matches a view inside of ``ancestors``.
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
