import Diagnostics

/// What is wrong in a document of the native dialect.
package enum NativeProblem: Problem, Hashable {
  case unknownElement(String, nearest: String?)
  case unknownAttribute(String, element: String, nearest: String?)
  case invalidValue(String, attribute: String, element: String, expected: String)
  case missingAttribute(String, element: String)
  case misplaced(String, expectedParent: String)
  case repeatedElement(String)
  case unexpectedChild(String, parent: String)
  case unexpectedText(element: String)
  case handlerMarkup(element: String, reason: String)
  case handlersTooDeep(element: String)

  package var code: String {
    switch self {
    case .unknownElement: "native.element"
    case .unknownAttribute, .missingAttribute: "native.attribute"
    case .invalidValue: "native.value"
    case .misplaced, .repeatedElement, .unexpectedChild, .unexpectedText: "native.structure"
    case .handlerMarkup, .handlersTooDeep: "native.handler"
    }
  }

  package var message: String {
    switch self {
    case .unknownElement(let name, let nearest?): "unknown element <\(name)>; did you mean <\(nearest)>?"
    case .unknownElement(let name, nil): "unknown element <\(name)>; `skeleton formats --schema` lists what there is"
    case .unknownAttribute(let name, let element, let nearest?):
      "unknown attribute '\(name)' of <\(element)>; did you mean '\(nearest)'?"
    case .unknownAttribute(let name, let element, nil):
      "unknown attribute '\(name)' of <\(element)>; `skeleton formats --schema` lists what there is"
    case .invalidValue(let value, let attribute, let element, let expected):
      "'\(attribute)' of <\(element)> is \"\(shortened(value))\", expected \(expected)"
        + (isBeyondLimits(value) ? ", at most 10000000 either way" : "")
    case .missingAttribute(let name, let element): "<\(element)> needs the attribute '\(name)'"
    case .misplaced(let name, let parent): "<\(name)> stands in the wrong place, expected inside \(parent)"
    case .repeatedElement(let name): "there is more than one <\(name)>, expected one"
    case .unexpectedChild(let name, let parent): "<\(name)> cannot stand inside <\(parent)>"
    case .unexpectedText(let element): "unexpected text in <\(element)>; write <text text=\"…\"/>"
    case .handlerMarkup(let element, let reason):
      "the markup that the handler made for <\(element)> is not valid: \(reason)"
    case .handlersTooDeep(let element):
      "the handler of <\(element)> makes elements that need handlers, more than 16 deep"
    }
  }

  /// Whether a value begins with a number that would be right if it were not so large.
  private func isBeyondLimits(_ value: String) -> Bool {
    let digits = value.prefix { $0.isNumber || "+-.eE".contains($0) }
    return digits.contains(where: \.isNumber) && abs(Double(String(digits)) ?? 0) > ViewLimits.number
  }

  private func shortened(_ value: String) -> String {
    value.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(value.unicodeScalars.prefix(57))) + "…" : value
  }
}
