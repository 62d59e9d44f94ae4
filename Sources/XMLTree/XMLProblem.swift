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
  case tooManyAttributes(limit: Int)
  case tooDeep(limit: Int)
  case tooManyNamespaces(limit: Int)
  case tooManyNames(limit: Int)
  case outOfMemory
  /// Text before or after the root element of a dump, which was removed.
  case textAround(String)
  /// A character of a dump that XML forbids, which was replaced; nil for one that is not written as a reference.
  case replacedCharacter(String?)
  /// A surrogate pair in a dump, which was replaced by its character; nil for one that is not written as references.
  case surrogatePair(String?)
  /// Properties of a loader in a source file that the file takes from a value.
  case spreadProperties
  /// An attribute of a loader in a source file whose value is not a literal.
  case expression(attribute: String)
  /// Elements of a loader in a source file that an expression makes.
  case expressionWithElements

  package var code: String {
    switch self {
    case .empty: "xml.empty"
    case .notXML, .nulCharacter: "xml.binary"
    case .syntax, .otherLanguage: "xml.syntax"
    case .unsupportedEncoding, .invalidCharacters: "xml.encoding"
    case .documentTypeWithSubset: "xml.dtd"
    case .inputTooLarge, .tooManyAttributes, .tooDeep, .tooManyNamespaces, .tooManyNames:
      "xml.limit"
    case .outOfMemory: "xml.memory"
    case .textAround: "xml.text"
    case .replacedCharacter, .surrogatePair: "xml.character"
    case .spreadProperties, .expression, .expressionWithElements: "xml.expression"
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
    case .tooManyAttributes(let limit): "this start tag has more than \(limit) attributes (--max-attributes)"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep (--max-depth)"
    case .tooManyNamespaces(let limit): "more than \(limit) namespace declarations are in scope"
    case .tooManyNames(let limit): "more than \(limit) different names are used"
    case .outOfMemory: "not enough memory for this document"
    case .textAround(let text): "text outside of the root element is ignored: \"\(text)\""
    case .replacedCharacter(let reference?): "\(reference) is no character of XML; U+FFFD is read in its place"
    case .replacedCharacter(nil): "XML text cannot hold this character; U+FFFD is read in its place"
    case .surrogatePair(let references?): "\(references) is a surrogate pair; its character is read, as for other pairs"
    case .spreadProperties: "spread properties are left out: their values are not in the file"
    case .expression(let name): "the attribute '\(name)' is left out: its value is neither a number nor a text"
    case .expressionWithElements: "elements that an expression makes are left out"
    case .surrogatePair(nil): "this is an encoded surrogate pair; its character is read, as for other pairs"
    }
  }
}

extension XMLProblem {
  /// True for an error in the text of a document that ``XMLRepair`` may repair.
  var isRepairable: Bool {
    switch self {
    case .notXML, .nulCharacter, .syntax, .invalidCharacters(encoding: TextEncoding.utf8): true
    default: false
    }
  }
}

extension InvalidInput {
  init(_ problem: XMLProblem, offset: Int, in text: [UInt8]? = nil) {
    self.init([.error(problem, at: SourceLocation(offset: offset))], text: text)
  }
}
