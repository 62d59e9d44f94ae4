import Diagnostics
import Dialects
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
public struct RuleSet: Hashable, Sendable {
  package let rules: Rules

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
      let rules = try parseRules(parseXML(source.bytes))
      return (RuleSet(rules.value), Findings(rules.diagnostics, in: source.text, named: source.name))
    } catch {
      throw RenderError(Findings(error.diagnostics, in: error.text ?? source.text, named: source.name))
    }
  }
}
