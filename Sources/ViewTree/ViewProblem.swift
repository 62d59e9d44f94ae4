import Diagnostics

/// A problem of any dialect because of which a document gives no views, or fewer views than it contains.
package enum ViewProblem: Problem, Hashable {
  case unknownDialect(rootElement: String, nearest: String?)
  case foreignNamespace(String, rootElement: String)
  case unsupportedDocument(String)
  case rootNotFound(String, nearest: String?)
  case noRoots(rootElement: String)
  case nothingToLayOut
  case tooManyViews(limit: Int)
  case tooManyFillingViews(limit: Int)
  case unknownClass(String)
  case invalidNumber(String, attribute: String)

  package var code: String {
    switch self {
    case .unknownDialect, .foreignNamespace: "input.dialect"
    case .unsupportedDocument: "input.unsupported"
    case .rootNotFound, .noRoots: "input.root"
    case .nothingToLayOut: "input.empty"
    case .tooManyViews, .tooManyFillingViews: "input.limit"
    case .unknownClass: "input.class"
    case .invalidNumber: "input.number"
    }
  }

  package var message: String {
    switch self {
    case .unknownDialect(let name, let nearest?):
      "the root element <\(name)> belongs to no dialect; did you mean <\(nearest)>?"
    case .unknownDialect(let name, nil):
      "the root element <\(name)> belongs to no dialect; expected one such as <feed>, <screen> or <document> (--dialect names one)"
    case .foreignNamespace(let uri, let name):
      "the root element <\(name)> is in the namespace \"\(uri)\", which belongs to no dialect; elements of the native dialect are in no namespace"
    case .unsupportedDocument(let reason): reason
    case .rootNotFound(let name, let nearest?): "there is no root \"\(name)\"; did you mean \"\(nearest)\"?"
    case .rootNotFound(let name, nil): "there is no root \"\(name)\"; `skeleton layout --roots` lists all"
    case .noRoots(let name): "a document of <\(name)> has one root only; leave --root out"
    case .nothingToLayOut: "the document holds no view with a frame"
    case .tooManyViews(let limit): "there are more than \(limit) views after repetition (--max-views)"
    case .tooManyFillingViews(let limit): "more than \(limit) views repeat until the canvas is full"
    case .unknownClass(let name): "<\(name)> is not known and shown as a plain box"
    case .invalidNumber(let text, let attribute):
      "'\(attribute)' is \"\(text)\", expected a number within ±10000000"
    }
  }
}
