package import Diagnostics
package import ViewTree
package import XMLTree

/// Parses a rules file: a `<rules>` element with one `<rule>` for each rule, in the order in which they apply, and with
/// `<shimmer>` and `<theme>` elements, which are those of the native dialect.
///
/// A rule without effect becomes a warning.
///
/// - Throws: ``InvalidInput`` with one ``RulesProblem`` for each error, in the order of the file.
package func parseRules(_ document: XMLDocument) throws(InvalidInput) -> Reported<Rules> {
  let root = document.root
  guard root.name == "rules" else {
    throw InvalidInput(RulesProblem.unexpectedRoot(root.name), at: root.location)
  }
  var reader = RulesReader()
  let rules = reader.readRules(root)
  guard reader.errors.isEmpty else {
    throw InvalidInput(reader.errors.sorted { ($0.location?.offset ?? 0) < ($1.location?.offset ?? 0) })
  }
  return Reported(rules, reader.warnings)
}

/// A `<rule>` element while its attributes are being read: the rule, and the text of `match`.
struct RuleDraft {
  var match: Selector?
  var rule = Rules.Rule(match: .name(""))

  /// The table of the attributes of `<rule>`, each with its syntax and the property of the draft that it sets.
  static let attributes = AttributeTable<RuleDraft>([
    NativeAttribute("match", .selector) { $0.match = $1 },
    NativeAttribute("skeleton", .cases("hint")) { $0.rule.hint = $1 },
    NativeAttribute("kind", .cases("kind")) { $0.rule.kind = $1 },
    NativeAttribute("lines", .count) { $0.rule.lines = $1 },
    NativeAttribute("cornerRadius", .cornerRadius) { $0.rule.cornerRadius = $1 },
    NativeAttribute("element", .element) { $0.rule.element = $1 },
    NativeAttribute("region", .region) { $0.rule.region = $1 },
  ])
}

extension ValueSyntax where Value == Selector {
  fileprivate static let selector = ValueSyntax(
    "selector", expected: "a class, an element or #id, such as Row, .Badge, #title, cell > label or *[style=plain]",
    .anything, parse: { Selector($0) })
}

extension ValueSyntax where Value == String {
  fileprivate static let element = ValueSyntax(
    "element", expected: "the name of a component or of an element of the native dialect", .anything,
    parse: { $0.isEmpty ? nil : $0 })
}

private struct RulesReader {
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  mutating func readRules(_ root: XMLElement) -> Rules {
    for attribute in root.attributes where attribute.namespace == nil {
      report(.unknownAttribute(attribute.name, element: "rules", nearest: nil), at: attribute.nameLocation)
    }
    var rules = Rules()
    for child in root.children {
      switch child.name {
      case "rule": if let rule = readRule(child) { rules.rules.append(rule) }
      case "shimmer":
        if rules.shimmer != nil { report(.repeatedShimmer, at: child.location) }
        var shimmer = ShimmerStyle()
        read(child, ShimmerStyle.attributes, to: &shimmer)
        rules.shimmer = shimmer
      case "theme":
        var theme = ThemeStyle(name: "", location: nil)
        read(child, ThemeStyle.attributes, to: &theme)
        if child["name"] == nil { report(.missingName, at: child.location) }
        rules.themes.append(theme)
      default:
        let nearest = nearestName(to: child.name, among: ["rule", "shimmer", "theme"])
        report(.unknownElement(child.name, parent: root.name, nearest: nearest), at: child.location)
      }
    }
    return rules
  }

  private mutating func read<Target>(
    _ element: XMLElement, _ table: AttributeTable<Target>, to target: inout Target
  ) {
    for attribute in element.attributes where attribute.namespace == nil {
      apply(attribute, of: element, table, to: &target)
    }
    for child in element.children {
      report(.unknownElement(child.name, parent: element.name, nearest: nil), at: child.location)
    }
  }

  private mutating func readRule(_ element: XMLElement) -> Rules.Rule? {
    var draft = RuleDraft()
    read(element, RuleDraft.attributes, to: &draft)
    guard let match = draft.match else {
      if element["match"] == nil { report(.missingMatch, at: element.location) }
      return nil
    }
    draft.rule.match = match
    if draft.rule == Rules.Rule(match: draft.rule.match), errors.isEmpty {
      warnings.append(.warning(RulesProblem.withoutEffect(match: match.text), at: element.location))
    }
    if draft.rule.lines != nil, let kind = draft.rule.kind, kind != .text {
      let problem = RulesProblem.linesWithoutEffect(match: match.text, kind: kind.rawValue)
      warnings.append(.warning(problem, at: element.location))
    }
    return draft.rule
  }

  private mutating func apply<Target>(
    _ attribute: XMLAttribute, of element: XMLElement, _ table: AttributeTable<Target>, to target: inout Target
  ) {
    guard let index = table.index(of: attribute.name) else {
      let problem = RulesProblem.unknownAttribute(
        attribute.name, element: element.name, nearest: nearestName(to: attribute.name, among: table.names))
      return report(problem, at: attribute.nameLocation)
    }
    let definition = table.attributes[index]
    guard !definition.apply(attribute.value, &target) else { return }
    var nearest: String?
    if case .keywords(let words) = definition.facets { nearest = nearestName(to: attribute.value, among: words) }
    report(
      .invalidValue(
        attribute.value, attribute: attribute.name, expected: definition.expectation, nearest: nearest),
      at: attribute.location)
  }

  private mutating func report(_ problem: RulesProblem, at location: SourceLocation) {
    errors.append(.error(problem, at: location))
  }
}
