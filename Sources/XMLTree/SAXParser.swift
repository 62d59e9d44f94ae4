import CLibXML2
import Diagnostics

/// A libxml2 parser for one text; its memory is freed when the lifetime of the value ends.
@safe struct SAXParser: ~Copyable {
  private let context: xmlParserCtxtPtr

  /// Creates a libxml2 parser; nil if memory is exhausted.
  init?() {
    _ = isLibXML2Ready
    guard let context = unsafe xmlNewParserCtxt() else { return nil }
    unsafe self.context = context
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// Parses a text in UTF-8 and returns a builder with the complete document.
  ///
  /// - Parameter startTags: the expected number of elements, for which memory is reserved.
  /// - Throws: ``InvalidInput`` with the first problem.
  func parse(
    _ text: TerminatedText, startTags: Int, _ limits: XMLLimits
  ) throws(InvalidInput) -> XMLDocumentBuilder {
    // Without HUGE libxml2 stops at depth 256. Without NOENT it passes `&amp;` in attributes as `&#38;`.
    // IGNORE_ENC ignores the declared encoding, because the text is already UTF-8.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOENT.rawValue
    unsafe xmlCtxtUseOptions(context, Int32(bitPattern: options | XML_PARSE_IGNORE_ENC.rawValue))
    unsafe installSAXHandler(in: context.pointee.sax)
    guard unsafe pushInput(text) else { throw InvalidInput(XMLProblem.outOfMemory, at: nil) }

    var receiver = unsafe SAXReceiver(
      text, builder: XMLDocumentBuilder(text, startTags: startTags), context: context, limits: limits)
    unsafe withUnsafeMutablePointer(to: &receiver) { pointer in
      unsafe context.pointee.userData = UnsafeMutableRawPointer(pointer)
      unsafe xmlParseDocument(context)
    }
    if let problem = unsafe receiver.problem { throw problem }
    guard unsafe context.pointee.wellFormed != 0 && receiver.builder.isComplete else {
      throw InvalidInput(.syntax(reason: "this is no well-formed XML document"), offset: 0)
    }
    return unsafe receiver.builder
  }

  /// Makes libxml2 read the text in place; its own functions would copy it.
  ///
  /// Returns false if memory is exhausted.
  private func pushInput(_ text: TerminatedText) -> Bool {
    guard let stream = unsafe xmlNewInputStream(context) else { return false }
    unsafe stream.pointee.base = text.start
    unsafe stream.pointee.cur = text.start
    unsafe stream.pointee.end = text.start + text.count
    if unsafe inputPush(context, stream) < 0 {
      unsafe xmlFreeInputStream(stream)
      return false
    }
    return true
  }
}

/// The initialization of libxml2's global state, evaluated once, because it is not thread-safe.
private let isLibXML2Ready: Void = {
  linkThreadFunctions()
  xmlInitParser()
}()
