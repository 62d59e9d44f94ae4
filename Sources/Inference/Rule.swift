package import ViewTree

extension Rule {
  /// The statements of all rules, in the order of the lists; the index of a rule is its number.
  package static let all: [Rule] =
    facts + views.rules + siblings.rules + screens.rules + coverings.rules + forms.rules + completions.rules
    + siblingCompletions.rules

  /// Returns true if the rule with a number, an index of ``all``, precedes layout.
  package static func completes(_ number: Int) -> Bool { number >= forms.end }

  static let views = RuleList(ViewRule.all, after: facts.count)
  static let siblings = RuleList(SiblingRule.all, after: views.end)
  static let screens = RuleList(ScreenRule.all, after: siblings.end)
  static let coverings = RuleList(CoveringRule.all, after: screens.end)
  static let forms = RuleList(FormRule.all, after: coverings.end)
  static let completions = RuleList(Completion.all, after: forms.end)
  static let siblingCompletions = RuleList(SiblingCompletion.all, after: completions.end)
}

/// A rule with a function.
protocol StatedRule: Sendable {
  var rule: Rule { get }
}

/// An ordered list of rules, whose numbers follow those of the list before it.
struct RuleList<Element: StatedRule>: Sendable {
  private let elements: [Element]
  private let first: Int

  init(_ elements: [Element], after first: Int) {
    self.elements = elements
    self.first = first
  }

  var end: Int { first + elements.count }
  var rules: [Rule] { elements.map(\.rule) }

  /// Returns the rules for views of a source with their numbers, without the rule with the number `omitted`.
  func rules(for source: Source, without omitted: Int?) -> [(number: UInt8, element: Element)] {
    elements.enumerated().filter { $0.offset + first != omitted && $0.element.rule.sources.contains(source) }
      .map { (UInt8($0.offset + first), $0.element) }
  }
}
