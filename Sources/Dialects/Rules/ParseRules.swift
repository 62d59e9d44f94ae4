package import Diagnostics
package import ViewTree
package import XMLTree

/// Parses a rules file: a `<rules>` element with one `<rule>` for each rule, in the order in which they apply.
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
    var rules: [Rules.Rule] = []
    for child in root.children {
      if child.name == "rule" {
        if let rule = readRule(child) { rules.append(rule) }
      } else {
        let nearest = nearestName(to: child.name, among: ["rule"])
        report(.unknownElement(child.name, parent: root.name, nearest: nearest), at: child.location)
      }
    }
    return Rules(rules)
  }

  private mutating func readRule(_ element: XMLElement) -> Rules.Rule? {
    var draft = RuleDraft()
    for attribute in element.attributes where attribute.namespace == nil { apply(attribute, to: &draft) }
    for child in element.children {
      report(.unknownElement(child.name, parent: element.name, nearest: nil), at: child.location)
    }
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

  private mutating func apply(_ attribute: XMLAttribute, to draft: inout RuleDraft) {
    guard let index = RuleDraft.attributes.index(of: attribute.name) else {
      let nearest = nearestName(to: attribute.name, among: RuleDraft.attributes.names)
      return report(.unknownAttribute(attribute.name, element: "rule", nearest: nearest), at: attribute.nameLocation)
    }
    let definition = RuleDraft.attributes.attributes[index]
    guard !definition.apply(attribute.value, &draft) else { return }
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
