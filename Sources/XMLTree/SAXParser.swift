import CLibXML2
import Diagnostics

/// A libxml2 parser: parses one text, and is freed exactly once.
@safe struct SAXParser: ~Copyable {
  private let context: xmlParserCtxtPtr

  /// Nil when there is no memory for it.
  init?() {
    _ = isLibXML2Ready
    guard let context = unsafe xmlNewParserCtxt() else { return nil }
    unsafe self.context = context
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// Parses the text.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - startTags: how many elements to expect.
  /// - Returns: a builder that is complete.
  func parse(
    _ text: TerminatedText, startTags: Int, _ limits: XMLLimits
  ) throws(InvalidInput) -> XMLDocumentBuilder {
    // Without HUGE libxml2 stops at depth 256; without NOENT it hands `&amp;` in attributes over as `&#38;`.
    // The text is UTF-8 by now, so the encoding that the declaration names is ignored.
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

  /// Gives libxml2 the text itself to read, not a copy as its own functions do.
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

/// libxml2's globals, set up once, before threads can race for it.
private let isLibXML2Ready: Void = xmlInitParser()
