package import Diagnostics

/// Parses a document.
///
/// UTF-8, UTF-16, UTF-32 and every encoding that the document declares and iconv knows. Fetches nothing, reads no
/// document type declaration, prints nothing; any number of threads may parse at once.
/// - Parameter bytes: becomes the document's text; UTF-8 that the caller gives up, with a byte to spare, is not copied.
/// - Throws: ``InvalidInput`` with one ``XMLProblem``, the first that was found, its position and the text.
package func parseXML(
  _ bytes: consuming [UInt8], limits: XMLLimits = XMLLimits()
) throws(InvalidInput) -> XMLDocument {
  guard bytes.count <= limits.inputBytes else {
    throw InvalidInput(XMLProblem.inputTooLarge(bytes: bytes.count, limit: limits.inputBytes), at: nil)
  }
  var text = try decodeText(consume bytes)
  guard text.count <= maximumTextBytes else {
    throw InvalidInput(XMLProblem.inputTooLarge(bytes: text.count, limit: maximumTextBytes), at: nil)
  }
  text.reserveCapacity(text.count + 1)
  text.append(0)
  do throws(InvalidInput) {
    let builder = try unsafe text.withUnsafeBufferPointer { (buffer) throws(InvalidInput) in
      try unsafe buildDocument(from: buffer, limits)
    }
    text.removeLast()
    return builder.document(of: text)
  } catch {
    text.removeLast()
    throw InvalidInput(error.diagnostics, text: text)
  }
}

/// The text that locations in a document refer to: UTF-8, as far as it can be decoded.
package func sourceText(of bytes: [UInt8]) -> [UInt8] {
  do throws(InvalidInput) {
    return try decodeText(bytes)
  } catch {
    return error.text ?? bytes
  }
}

/// The most bytes of UTF-8 text: libxml2 counts those of a run of characters in a C `int`.
private let maximumTextBytes = Int(Int32.max) - 1

/// - Parameter buffer: the text and a NUL after it.
private func buildDocument(
  from buffer: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits
) throws(InvalidInput) -> XMLDocumentBuilder {
  guard let text = unsafe TerminatedText(buffer), let parser = SAXParser() else {
    throw InvalidInput(XMLProblem.outOfMemory, at: nil)
  }
  if let offset = unsafe text.firstNUL { throw InvalidInput(.nulCharacter, offset: offset) }
  // Before libxml2 sees the text: afterwards it is too late to limit its tags.
  let startTags = try unsafe checkStartTags(in: text, limits)
  return try unsafe parser.parse(text, startTags: startTags, limits)
}
