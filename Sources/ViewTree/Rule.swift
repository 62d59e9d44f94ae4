/// The statement of a rule: its name, the sources whose views it applies to, the reason for it, and an example.
///
/// The lists of rules contain the statements together with functions.
package struct Rule: Sendable {
  /// The decision of the rule as a short sentence.
  package let name: String
  package let sources: Sources
  /// The fact of a platform, or the specification, that justifies the rule.
  package let because: String
  /// The path in `Fixtures` of a document that shows the rule.
  package let shownBy: String

  /// The name and the reason.
  package var sentence: String { "\(name): \(because)" }

  package init(_ name: String, for sources: Sources = .all, because: String, shownBy: String) {
    self.name = name
    self.sources = sources
    self.because = because
    self.shownBy = shownBy
  }
}
