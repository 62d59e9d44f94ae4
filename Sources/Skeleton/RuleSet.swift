import Diagnostics
import Dialects
import SceneModel
package import ViewTree
import XMLTree

/// The hints of a rules file, for the views of documents that are not edited themselves.
///
/// ```xml
/// <rules>
///   <rule match="PriceTagView" skeleton="bone" cornerRadius="8"/>
///   <rule match="#toolbar" skeleton="keep"/>
///   <rule match="imageView" skeleton="ignore"/>
/// </rules>
/// ```
public struct RuleSet: Sendable {
  package let rules: Rules
  /// The file of the rules; nil for rules without a file.
  private var origin: Origin?

  /// The text that positions of rules refer to.
  private struct Origin: Sendable {
    var name: String
    /// UTF-8.
    var text: [UInt8]
    /// One for each rule.
    var locations: [SourceLocation]
  }

  package init(_ rules: Rules) {
    self.rules = rules
  }

  /// Parses the bytes of a rules file.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ document: [UInt8]) throws(RenderError) {
    self = try Self.read(DocumentSource(document)).rules
  }

  /// Parses a rules file that is a string.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ markup: String) throws(RenderError) {
    self = try Self.read(DocumentSource(markup)).rules
  }

  /// The hints of a rules file with the warnings about it.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  package static func read(_ source: DocumentSource) throws(RenderError) -> (rules: RuleSet, findings: Findings) {
    do throws(InvalidInput) {
      let document = try parseXML(source.bytes)
      let rules = try parseRules(document)
      var ruleSet = RuleSet(rules.value)
      let locations = document.root.children.filter { $0.name == "rule" }.map(\.location)
      ruleSet.origin = Origin(name: source.name, text: document.text, locations: locations)
      return (ruleSet, Findings(rules.diagnostics, in: document.text, named: source.name))
    } catch {
      throw RenderError(Findings(error.diagnostics, in: error.text ?? source.text, named: source.name))
    }
  }
}

extension RuleSet: Hashable {
  /// Rules are equal wherever they come from.
  public static func == (a: RuleSet, b: RuleSet) -> Bool { a.rules == b.rules }

  /// Hashes the rules, not the file that they come from.
  public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}

extension RuleSet {
  /// A warning for each rule that matches no view of some documents; empty for rules without a file.
  package func unmatched(in views: some Sequence<PlacedViews>) -> Findings? {
    guard let origin else { return nil }
    let indexes = rules.unmatched(in: views.lazy.flatMap(\.views).map(\.view))
    let warnings = indexes.map { index in
      Diagnostic.warning(RulesProblem.unmatched(match: rules.rules[index].match.text), at: origin.locations[index])
    }
    return Findings(warnings, in: origin.text, named: origin.name)
  }
}

extension SkeletonScene {
  /// A warning for each rule of the options that matches no view of the document.
  package var unmatchedRules: Findings? { options.rules?.unmatched(in: CollectionOfOne(content.layout)) }
}
