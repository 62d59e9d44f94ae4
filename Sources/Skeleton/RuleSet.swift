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
  /// The file from which the rules were read; nil for rules without a file.
  private var origin: Origin?

  /// The text to which the positions of rules refer, and the name of its file.
  private struct Origin: Sendable {
    var name: String
    /// The text of the file in UTF-8.
    var text: [UInt8]
    /// The location of each rule's element, in the order of the rules.
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

  /// Reads the hints of a rules file, with the warnings about it.
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
  /// True if both values have equal rules, even from different files.
  public static func == (a: RuleSet, b: RuleSet) -> Bool { a.rules == b.rules }

  /// Hashes the rules, not the file that they come from.
  public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}

extension RuleSet {
  /// The file and the line of a rule, such as `hints.xml:3`; nil for rules without a file.
  func place(ofRule position: Int) -> String? {
    guard let origin, origin.locations.indices.contains(position) else { return nil }
    let source = SourceText(name: origin.name, utf8: origin.text)
    return "\(origin.name):\(source.position(of: origin.locations[position]).line)"
  }

  /// The warnings about rules that match no view; nil for rules without a file.
  ///
  /// - Parameter matched: the positions of the rules that match a view.
  package func unmatched(except matched: Set<Int>) -> Findings? {
    guard let origin else { return nil }
    let warnings = rules.rules.indices.filter { !matched.contains($0) }.map { index in
      Diagnostic.warning(RulesProblem.unmatched(match: rules.rules[index].match.text), at: origin.locations[index])
    }
    return Findings(warnings, in: origin.text, named: origin.name)
  }
}

extension SkeletonScene {
  /// The warnings about rules of the options that match no view of the document; nil without a rules file.
  package var unmatchedRules: Findings? { options.rules?.unmatched(except: content.matchedRules) }
}
