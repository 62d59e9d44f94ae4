package import Diagnostics

/// Parses a document.
///
/// UTF-8, UTF-16, UTF-32 and every encoding that the document declares and iconv knows. Fetches nothing, reads no
/// document type declaration, prints nothing; any number of threads may parse at once.
/// - Throws: ``InvalidInput`` with one ``XMLProblem`` and its position: the first that was found.
package func parseXML(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(InvalidInput) -> XMLDocument {
  guard bytes.count <= limits.inputBytes else {
    throw InvalidInput(XMLProblem.inputTooLarge(bytes: bytes.count, limit: limits.inputBytes), at: nil)
  }
  let text = try decodeText(bytes)
  guard text.count <= maximumTextBytes else {
    throw InvalidInput(XMLProblem.inputTooLarge(bytes: text.count, limit: maximumTextBytes), at: nil)
  }
  guard let input = TerminatedText(text), let parser = SAXParser() else {
    throw InvalidInput(XMLProblem.outOfMemory, at: nil)
  }
  if let offset = input.firstNUL { throw InvalidInput(.nulCharacter, offset: offset) }
  // Before libxml2 sees the text: afterwards it is too late to limit its tags.
  let startTags = try checkStartTags(in: input, limits)
  return try parser.parse(input, text: text, startTags: startTags, limits)
}

/// libxml2 counts the bytes of a run of characters in a C `int`.
let maximumTextBytes = Int(Int32.max) - 1
