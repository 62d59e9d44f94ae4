package import ViewTree

extension Rule {
  /// The statements of all rules, in the order of the lists; the index of a rule is its number.
  package static let all: [Rule] =
    facts + views.rules + siblings.rules + screens.rules + coverings.rules + forms.rules + completions.rules
    + siblingCompletions.rules

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
  /// The sources of the elements, which are compared for each document: a copy of an element would retain its texts.
  private let sources: [Sources]
  private let first: Int

  init(_ elements: [Element], after first: Int) {
    self.elements = elements
    sources = elements.map(\.rule.sources)
    self.first = first
  }

  var end: Int { first + elements.count }
  var rules: [Rule] { elements.map(\.rule) }

  /// Returns the rules for views of a source with their numbers, without the rule with the number `omitted`.
  func rules(for source: Source, without omitted: Int?) -> [(number: UInt8, element: Element)] {
    sources.indices.lazy.filter { $0 + first != omitted && sources[$0].contains(source) }
      .map { (UInt8($0 + first), elements[$0]) }
  }
}
