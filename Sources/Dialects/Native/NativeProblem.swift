import Diagnostics
package import LayerTree
import TextFormats
import ViewTree

/// An error, or one of the warnings `uselessText` and `unusedProperty`, in a document of the native dialect; an error ends the conversion.
package enum NativeProblem: Problem, Hashable {
  case unknownElement(String, nearest: String?)
  case unknownAttribute(String, element: String, nearest: String?)
  case invalidValue(String, attribute: String, element: String, expected: String)
  case missingAttribute(String, element: String)
  case misplaced(String, expectedParent: String)
  case repeatedElement(String)
  case unexpectedChild(String, parent: String)
  case unexpectedText(element: String, isLeaf: Bool)
  case uselessText(element: String)
  case lowLines(Double, fontSize: Double)
  case unusedProperty(String, style: String, used: [String])
  case unknownVariedText(String, element: String, nearest: String?)
  case misplacedKeyPath(LayerKeyPath, element: String)
  case conflictingAttributes(String, String, element: String)
  case valuesNeeded
  case needsValues(String)
  case notAdditive(LayerKeyPath, attribute: String)
  case tooManyAnimations(limit: Int)
  case handlerMarkup(element: String, reason: String)
  case handlersTooDeep(element: String)

  package var code: String {
    switch self {
    case .unknownElement: "native.element"
    case .unknownAttribute, .missingAttribute, .conflictingAttributes, .valuesNeeded, .needsValues:
      "native.attribute"
    case .invalidValue, .misplacedKeyPath, .notAdditive, .unknownVariedText, .lowLines:
      "native.value"
    case .misplaced, .repeatedElement, .unexpectedChild, .unexpectedText, .uselessText: "native.structure"
    case .tooManyAnimations: "native.limit"
    case .handlerMarkup, .handlersTooDeep: "native.handler"
    case .unusedProperty: "native.property"
    }
  }

  package var message: String {
    switch self {
    case .unknownElement(let name, let nearest?): "unknown element <\(name)>; did you mean <\(nearest)>?"
    case .unknownElement(let name, nil):
      "unknown element <\(name)>; `skeleton native` lists all, and --elements adds components"
    case .unknownAttribute(let name, let element, let nearest?):
      "unknown attribute '\(name)' of <\(element)>; did you mean '\(nearest)'?"
    case .unknownAttribute(let name, let element, nil):
      "unknown attribute '\(name)' of <\(element)>; "
        + (Synonyms.reasonWithout(name) ?? "`skeleton native \(element)` lists all")
    case .invalidValue(let value, let attribute, let element, let expected):
      "'\(attribute)' of <\(element)> is \"\(shortened(value))\", expected \(expected)"
        + rangeHint(value, expected) + suggestion(value, expected)
    case .missingAttribute(let name, let element): "<\(element)> needs the attribute '\(name)'"
    case .misplaced(let name, let parent): "<\(name)> stands in the wrong place, expected inside \(parent)"
    case .repeatedElement(let name): "there is more than one <\(name)>, expected one"
    case .unexpectedChild(let name, let parent): "<\(name)> cannot stand inside <\(parent)>"
    case .unexpectedText(let element, isLeaf: false):
      "unexpected text in <\(element)>; write <text text=\"…\"/>"
    case .unexpectedText(let element, isLeaf: true):
      "unexpected text in <\(element)>, which shows none; write a <text> beside it"
    case .uselessText(let element): "'text' of <\(element)> has no effect; write a <text> inside or beside it"
    case .lowLines(let height, let fontSize):
      "'lineHeight' is \(formatted(height)) points, less than the font size of \(formatted(fontSize)) points, so that "
        + "the lines of the text overlap"
    case .unusedProperty(let name, let style, let used):
      "'\(name)' has no effect on an indicator of the style \(style), which has \(used.joined(separator: ", "))"
    case .unknownVariedText(let name, let element, let nearest):
      "'vary' of <\(element)> has the id '\(name)', which no text inside has"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .misplacedKeyPath(let property, let element):
      "key path '\(property.rawValue)' is a property of \(property.owner.description), not of <\(element)>"
    case .conflictingAttributes(let name, let other, let element):
      "'\(name)' of <\(element)> excludes '\(other)'; leave one of them out"
    case .valuesNeeded: "<animation> needs 'values', or one or two of 'from', 'to' and 'by'"
    case .needsValues(let name): "'\(name)' of <animation> says how 'values' are run through; there are none"
    case .notAdditive(let property, let attribute):
      "'\(attribute)' of <animation> adds values, and those of '\(property.rawValue)' cannot be added"
    case .tooManyAnimations(let limit): "there are more than \(limit) animations in one element"
    case .handlerMarkup(let element, let reason):
      "the markup that the handler made for <\(element)> is not valid: \(reason)"
    case .handlersTooDeep(let element):
      "the handler of <\(element)> makes elements that need handlers, more than 16 deep"
    }
  }

  /// Returns the end of the message for a number that is out of range: the limit; empty for other values.
  private func rangeHint(_ value: String, _ expected: String) -> String {
    let digits = value.prefix { $0.isNumber || "+-.eE".contains($0) }
    guard digits.contains(where: \.isNumber), let number = Double(String(digits)) else { return "" }
    if abs(number) > ViewLimits.number { return ", at most 10000000 either way" }
    let isWhole = ["", "pt", "%"].contains(value.dropFirst(digits.count))
    return number < 0 && isWhole && !expected.contains("from") ? ", not below 0" : ""
  }

  /// Returns the end of the message for a value that another system names otherwise; empty for other values.
  private func suggestion(_ value: String, _ expected: String) -> String {
    guard value.utf8.count <= 60, let meant = Synonyms.value(value, expected: expected) else { return "" }
    return "; did you mean \"\(meant)\"?"
  }

  private func shortened(_ value: String) -> String {
    value.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(value.unicodeScalars.prefix(57))) + "…" : value
  }
}

extension LayerKeyPath.Owner {
  /// The elements whose layers have a key path, as an error message names them: "views" or a tag.
  fileprivate var description: String {
    switch self {
    case .anyLayer: "views"
    case .shapeLayer: "<shape>"
    case .gradientLayer: "<shimmer>"
    }
  }
}
