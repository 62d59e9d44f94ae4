import Diagnostics
import ViewTree

/// An error or warning about a rules file; an error makes the file unusable.
package enum RulesProblem: Problem, Hashable {
  case unexpectedRoot(String)
  case unknownElement(String, parent: String, nearest: String?)
  case unknownAttribute(String, element: String, nearest: String?)
  case invalidValue(String, attribute: String, expected: String, nearest: String?)
  case missingMatch
  case missingName
  case repeatedShimmer
  case withoutEffect(match: String)
  case linesWithoutEffect(match: String, kind: String)
  case unmatched(match: String, nearest: String?)
  /// A rule names an element that does not exist; `rule` is its index among the caller's rules, counted from 0.
  case unknownComponent(String, nearest: String?, rule: Int?)

  package var code: String {
    switch self {
    case .unexpectedRoot, .unknownElement, .repeatedShimmer: "rules.element"
    case .unknownAttribute, .missingMatch, .missingName: "rules.attribute"
    case .invalidValue: "rules.value"
    case .withoutEffect, .linesWithoutEffect: "rules.effect"
    case .unmatched: "rules.unmatched"
    case .unknownComponent: "rules.component"
    }
  }

  package var message: String {
    switch self {
    case .unexpectedRoot(let name): "the root element is <\(name)>, expected <rules>"
    case .unknownElement(let name, let parent, let nearest?):
      "unknown element <\(name)> in <\(parent)>; did you mean <\(nearest)>?"
    case .unknownElement(let name, "rules", nil):
      "unknown element <\(name)> in <rules>, expected <rule>, <shimmer> or <theme>"
    case .unknownElement(let name, let parent, nil): "unknown element <\(name)> in <\(parent)>, which holds none"
    case .unknownAttribute(let name, let element, let nearest?):
      "unknown attribute '\(name)' of <\(element)>; did you mean '\(nearest)'?"
    case .unknownAttribute(let name, "rules", nil): "unknown attribute '\(name)' of <rules>, which has none"
    case .unknownAttribute(let name, let element, nil):
      "unknown attribute '\(name)' of <\(element)>, expected \(listed(Self.attributes[element] ?? []))"
    case .invalidValue(let value, let attribute, _, let nearest?):
      "'\(attribute)' is \"\(value)\"; did you mean \"\(nearest)\"?"
    case .invalidValue(let value, let attribute, let expected, nil):
      "'\(attribute)' is \"\(value)\", expected \(expected)"
    case .missingMatch: "<rule> needs the attribute 'match': a class, an element or #id"
    case .missingName: "<theme> needs the attribute 'name', by which --theme selects it"
    case .repeatedShimmer: "<rules> has a second <shimmer>; a document has one"
    case .withoutEffect(let match):
      "the rule for \"\(match)\" changes nothing; give it skeleton, kind, lines, cornerRadius, element or region"
    case .linesWithoutEffect(let match, let kind):
      "the rule for \"\(match)\" states lines, which only a text has, and kind=\"\(kind)\""
    case .unmatched(let match, let nearest?):
      "the rule for \"\(match)\" matches no view; did you mean \"\(nearest)\"?"
    case .unknownComponent(let name, let nearest, _):
      "a rule makes this the element \"\(name)\", which is neither a component nor an element of the native dialect"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .unmatched(let match, nil):
      "the rule for \"\(match)\" matches no view; `skeleton layout --classes` lists what selectors can name"
    }
  }

  /// The names of the attributes of each element of a rules file.
  private static let attributes = [
    "rule": RuleDraft.attributes.names, "shimmer": ShimmerStyle.attributes.names,
    "theme": ThemeStyle.attributes.names,
  ]
}
