import Diagnostics

/// A warning or note about a Hyperview document: a fragment, or a part of a style that is ignored.
package enum HyperviewProblem: Problem, Hashable {
  case fragment
  case emptyFragment(String)
  case unknownStyle(String, nearest: String?)
  case unknownProperty(String, nearest: String?)
  case invalidValue(String, property: String, expected: String)

  package var code: String {
    switch self {
    case .fragment, .emptyFragment: "hxml.fragment"
    case .unknownStyle: "hxml.style"
    case .unknownProperty: "hxml.property"
    case .invalidValue: "hxml.value"
    }
  }

  package var message: String {
    switch self {
    case .fragment: "this is a fragment that goes into a screen; it is laid out without the styles of that screen"
    case .emptyFragment(let name): "the fragment <\(name)> has no content"
    case .unknownStyle(let name, let nearest?): "there is no style \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownStyle(let name, nil): "there is no style \"\(name)\""
    case .unknownProperty(let name, let nearest?):
      "'\(name)' is no property of a style and ignored; did you mean '\(nearest)'?"
    case .unknownProperty(let name, nil): "'\(name)' is no property of a style and ignored"
    case .invalidValue(let text, let property, let expected):
      "'\(property)' is \"\(text)\", expected \(expected); it is ignored"
    }
  }
}
