import Diagnostics

/// An error in a components file, in the use of a component, or in the rows of data.
enum ComponentProblem: Problem, Hashable {
  case unexpectedRoot(String)
  case unknownElement(String, parent: String, nearest: String?)
  case unknownAttribute(String, element: String, nearest: String?, accepted: [String])
  case missingAttribute(String, element: String)
  case invalidName(String)
  case takenName(String)
  case repeatedName(String, of: String)
  case bodyCount(Int, component: String)
  case recursion([String])
  case openBrace(attribute: String?)
  case unknownVariable(String, nearest: String?, known: [String])
  case content(component: String)
  case tooManyElements(limit: Int)
  case tooDeep(limit: Int)
  case notRows(String, found: String)
  case noRows(String)
  case noMember(String, entry: Int)
  case notText(String, found: String)

  var code: String {
    switch self {
    case .tooManyElements, .tooDeep: "elements.limit"
    case .notRows, .noRows, .noMember, .notText: "data.value"
    case .recursion: "elements.recursion"
    case .openBrace, .unknownVariable: "elements.value"
    case .unexpectedRoot, .unknownElement, .bodyCount, .content: "elements.element"
    case .unknownAttribute, .missingAttribute, .invalidName, .takenName, .repeatedName: "elements.attribute"
    }
  }

  var message: String {
    switch self {
    case .unexpectedRoot(let name): "the root element is <\(name)>, expected <elements>"
    case .unknownElement(let name, let parent, let nearest):
      "unknown element <\(name)> in <\(parent)>" + (nearest.map { "; did you mean <\($0)>?" } ?? "")
    case .unknownAttribute(let name, let element, let nearest?, _):
      "unknown attribute '\(name)' of <\(element)>; did you mean '\(nearest)'?"
    case .unknownAttribute(let name, let element, nil, let accepted):
      "unknown attribute '\(name)' of <\(element)>, "
        + (accepted.isEmpty ? "which has none" : "expected \(listed(accepted))")
    case .missingAttribute(let name, let element): "<\(element)> needs the attribute '\(name)'"
    case .invalidName(let name):
      "'name' is \"\(name)\", expected a letter, then letters, digits, \"-\" and \"_\""
    case .takenName(let name): "<\(name)> is an element of the native dialect; a component needs another name"
    case .repeatedName(let name, let element): "there is more than one <\(element)> with the name \"\(name)\""
    case .bodyCount(let count, let component):
      "the component \"\(component)\" has \(count) elements besides its parameters, expected one"
    case .recursion(let names):
      "the component \"\(names.first ?? "")\" contains itself: \(names.joined(separator: " → "))"
    case .openBrace(let attribute):
      (attribute.map { "'\($0)' has" } ?? "the text has")
        + " a brace without its counterpart; expected a name in braces, or {{ and }} for braces"
    case .unknownVariable(let name, let nearest?, _): "there is no parameter \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownVariable(let name, nil, let known):
      "there is no parameter \"\(name)\"" + (known.isEmpty ? "" : ", expected \(listed(known))")
    case .content(let component): "<\(component)> has content; a component takes attributes only"
    case .tooManyElements(let limit): "components and rows make more than \(limit) elements (--max-views)"
    case .tooDeep(let limit): "components and rows make elements more than \(limit) deep (--max-depth)"
    case .notRows(let path, let found): "\"\(path)\" is \(found) in the data, expected an array"
    case .noRows(let path): "repeat=\"\(path)\" needs rows; give them with --data"
    case .noMember(let name, let entry): "entry \(entry) of the data has no member \"\(name)\""
    case .notText(let name, let found): "the member \"\(name)\" of the data is \(found), expected a string or a number"
    }
  }
}
