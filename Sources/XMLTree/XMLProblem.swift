import Diagnostics

/// A reason why bytes are not an XML document that can be read.
package enum XMLProblem: Problem, Hashable {
  case empty
  case notXML
  case nulCharacter
  case syntax(reason: String)
  case otherLanguage(OtherLanguage)
  case unsupportedEncoding(String)
  case invalidCharacters(encoding: String)
  case documentTypeWithSubset
  case inputTooLarge(bytes: Int, limit: Int)
  case startTagTooLarge(limit: Int)
  case tooManyAttributes(limit: Int)
  case tooDeep(limit: Int)
  case tooManyNamespaces(limit: Int)
  case tooManyNames(limit: Int)
  case outOfMemory

  package var code: String {
    switch self {
    case .empty: "xml.empty"
    case .notXML, .nulCharacter: "xml.binary"
    case .syntax, .otherLanguage: "xml.syntax"
    case .unsupportedEncoding, .invalidCharacters: "xml.encoding"
    case .documentTypeWithSubset: "xml.dtd"
    case .inputTooLarge, .startTagTooLarge, .tooManyAttributes, .tooDeep, .tooManyNamespaces, .tooManyNames:
      "xml.limit"
    case .outOfMemory: "xml.memory"
    }
  }

  package var message: String {
    switch self {
    case .empty: "the input is empty, expected an XML document"
    case .notXML: "the input is not text, expected an XML document"
    case .nulCharacter: "XML text cannot hold a NUL character"
    case .syntax(let reason): reason
    case .otherLanguage(let language): language.sentence
    case .unsupportedEncoding(let name):
      "encoding \"\(name)\" is not supported, expected UTF-8 or another that iconv knows"
    case .invalidCharacters(let encoding): "these bytes are not valid \(encoding)"
    case .documentTypeWithSubset:
      "the document type declaration has an internal subset, which is refused; remove everything between '[' and ']'"
    case .inputTooLarge(let bytes, let limit):
      "the input has \(bytes) bytes, at most \(limit) are read (--max-input)"
    case .startTagTooLarge(let limit): "this start tag has more than \(limit) bytes"
    case .tooManyAttributes(let limit): "this start tag has more than \(limit) attributes (--max-attributes)"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep (--max-depth)"
    case .tooManyNamespaces(let limit): "more than \(limit) namespace declarations are in scope"
    case .tooManyNames(let limit): "more than \(limit) different names are used"
    case .outOfMemory: "not enough memory for this document"
    }
  }
}

extension InvalidInput {
  init(_ problem: XMLProblem, offset: Int, in text: [UInt8]? = nil) {
    self.init([.error(problem, at: SourceLocation(offset: offset))], text: text)
  }
}
