import Diagnostics
import Dialects
package import ViewTree
import XMLTree

/// Hints for views of documents that one cannot touch: a rules file, read.
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

  /// Reads a rules file.
  ///
  /// - Throws: ``RenderError`` with every mistake and its position.
  public init(_ document: [UInt8]) throws(RenderError) {
    do throws(InvalidInput) {
      rules = try parseRules(parseXML(document)).value
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }
}
