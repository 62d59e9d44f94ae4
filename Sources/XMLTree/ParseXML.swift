package import Diagnostics

/// Parses the bytes of an XML document.
///
/// Supports UTF-8, UTF-16, UTF-32 and every encoding that the document declares and iconv supports. External resources
/// and document type declarations are not read, and nothing is printed. Several threads may parse at the same time.
///
/// - Parameters:
///   - bytes: the bytes of the document, which become its text. UTF-8 is not copied if the caller gives up ownership and
///     the array has capacity for one more byte.
///   - isRepaired: a function that returns true if a document that is not well-formed, with a root element of this name,
///     is repaired as ``XMLDocument/repairs`` lists; nil to repair none.
/// - Throws: ``InvalidInput`` with the first ``XMLProblem``, its position and the text.
package func parseXML(
  _ bytes: consuming [UInt8], limits: XMLLimits = XMLLimits(), repairing isRepaired: ((String) -> Bool)? = nil
) throws(InvalidInput) -> XMLDocument {
  guard let isRepaired else { return try parse(bytes, limits, repairs: []) }
  do throws(InvalidInput) {
    let document = try parse(bytes, limits, repairs: [])
    guard document.root.name == "template", let source = LoaderSource(document.text) else { return document }
    return try parse(source.text, limits, repairs: source.diagnostics)
  } catch {
    guard let text = error.text, (error.diagnostics.first?.problem as? XMLProblem)?.isRepairable == true else {
      throw error
    }
    if let repair = XMLRepair(text, where: isRepaired) {
      return try parse(repair.text, limits, repairs: repair.diagnostics)
    }
    guard let source = LoaderSource(text) else { throw error }
    return try parse(source.text, limits, repairs: source.diagnostics)
  }
}

private func parse(
  _ bytes: consuming [UInt8], _ limits: XMLLimits, repairs: [Diagnostic]
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
    return builder.document(of: text, repairs: repairs)
  } catch {
    text.removeLast()
    if error.diagnostics.first?.problem.code == XMLProblem.syntax(reason: "").code, let other = OtherLanguage(of: text)
    {
      throw InvalidInput(.otherLanguage(other), offset: OtherLanguage.start(of: text) ?? 0, in: text)
    }
    throw InvalidInput(error.diagnostics, text: text)
  }
}

/// Returns the text of a document as UTF-8, which the locations of its elements and errors refer to.
///
/// If bytes cannot be decoded, the result is the text before them; in an unknown encoding it is the bytes as they are.
package func sourceText(of bytes: [UInt8]) -> [UInt8] {
  do throws(InvalidInput) {
    return try decodeText(bytes)
  } catch {
    return error.text ?? bytes
  }
}

/// The maximum number of bytes of UTF-8 text; a longer text is an error.
///
/// libxml2 counts the bytes of a character run in a C `int`.
private let maximumTextBytes = Int(Int32.max) - 1

/// Parses the text into a builder, which then contains the complete document.
///
/// - Parameter buffer: the text followed by a NUL.
/// - Throws: ``InvalidInput`` with the first problem.
private func buildDocument(
  from buffer: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits
) throws(InvalidInput) -> XMLDocumentBuilder {
  guard let text = unsafe TerminatedText(buffer), let parser = SAXParser() else {
    throw InvalidInput(XMLProblem.outOfMemory, at: nil)
  }
  if let offset = unsafe text.firstNUL { throw InvalidInput(.nulCharacter, offset: offset) }
  // The scan precedes libxml2, which cannot limit the size of tags itself.
  let startTags = try unsafe checkStartTags(in: text, limits)
  return try unsafe parser.parse(text, startTags: startTags, limits)
}
