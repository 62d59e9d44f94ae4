import CLibXML2
import Diagnostics

/// Receives libxml2's callbacks, forwards them to the builder, and stops libxml2 at the first problem.
@unsafe struct SAXReceiver {
  var builder: XMLDocumentBuilder
  let text: TerminatedText
  let context: xmlParserCtxtPtr
  let limits: XMLLimits
  /// The first problem of the document; nil if there is none so far.
  private(set) var problem: InvalidInput?
  private var meter: WorkMeter

  init(_ text: TerminatedText, builder: XMLDocumentBuilder, context: xmlParserCtxtPtr, limits: XMLLimits) {
    unsafe self.builder = builder
    unsafe self.text = text
    unsafe self.context = context
    unsafe self.limits = limits
    unsafe meter = WorkMeter(limits.deadline)
  }

  /// The position of the libxml2 parser in the text; nil without input.
  ///
  /// While a start tag is reported, the position is after the tag's attributes.
  private var position: UnsafePointer<UInt8>? { unsafe context.pointee.input?.pointee.cur }

  private var offset: Int { unsafe position.flatMap { unsafe text.offset(of: $0) } ?? 0 }

  mutating func startElement(_ tag: SAXStartTag) {
    guard unsafe meter.allowsMore() else {
      unsafe problem = limits.deadline.error
      unsafe xmlStopParser(context)
      return
    }
    let offset = unsafe tagStart(of: tag)
    guard unsafe builder.depth < limits.depth else {
      unsafe stop(.tooDeep(limit: limits.depth), at: offset)
      return
    }
    guard unsafe builder.namespacesInScope + tag.namespaceCount <= limits.namespaces else {
      unsafe stop(.tooManyNamespaces(limit: limits.namespaces), at: offset)
      return
    }
    let name = unsafe builder.name(prefix: nil, tag.name, namespace: tag.uri)
    unsafe builder.openElement(name: name, offset: offset, namespaces: tag.namespaceCount)
    unsafe addAttributes(of: tag, at: offset)
    unsafe numberNamespaces(of: tag)
    unsafe checkNames(at: offset)
    if unsafe builder.isFull { unsafe stop(.outOfMemory, at: offset) }
  }

  /// Counts the name of a processing instruction against the limit of names, because libxml2 keeps it.
  ///
  /// The instruction itself is ignored. Above the limit a problem is recorded and the parser is stopped.
  mutating func processingInstruction(_ target: UnsafePointer<UInt8>?) {
    guard let target = unsafe target else { return }
    _ = unsafe builder.name(prefix: nil, target, namespace: nil)
    unsafe checkNames(at: offset)
  }

  mutating func characters(_ characters: UnsafeBufferPointer<UInt8>) {
    unsafe builder.addCharacters(characters)
    if unsafe builder.isFull { unsafe stop(.outOfMemory, at: offset) }
  }

  /// Records a problem and stops the parser if the document type declaration has an internal subset.
  ///
  /// libxml2 calls this function after the identifiers of the declaration and before it reads the subset.
  mutating func documentType() {
    if unsafe position?.pointee == .leftBracket { unsafe stop(.documentTypeWithSubset, at: offset) }
  }

  mutating func error(_ error: xmlError) {
    let code = unsafe UInt32(bitPattern: error.code)
    // libxml2 drops an unknown entity without an error if a document type might declare it; here it is an error.
    let isUnknownEntity = code == XML_WAR_UNDECLARED_ENTITY.rawValue || code == XML_ERR_UNDECLARED_ENTITY.rawValue
    // For example a prefix bound to no namespace; libxml2 keeps the prefix without an error.
    let isBadDeclaration = code == XML_NS_ERR_XML_NAMESPACE.rawValue
    // All other recoverable errors concern undeclared prefixes, which occur in real files.
    guard unsafe error.level == XML_ERR_FATAL || isUnknownEntity || isBadDeclaration else { return }
    if code == XML_ERR_NO_MEMORY.rawValue { return unsafe stop(.outOfMemory, at: offset) }
    var reason = unsafe syntaxReason(of: error)
    if code == XML_ERR_DOCUMENT_END.rawValue, unsafe position?.pointee == .lessThan {
      reason = "a second root element, expected one; put the elements into one such as <feed>"
    }
    unsafe stop(.syntax(reason: reason), at: place(ofErrorWithCode: code))
  }

  /// Returns the byte offset in the text of an error that libxml2 reports with the given code.
  ///
  /// libxml2 has already consumed end tags and references when it reports them, so their start is searched backwards.
  private func place(ofErrorWithCode code: UInt32) -> Int {
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      return unsafe start(.lessThan, before: position)
    case XML_WAR_UNDECLARED_ENTITY.rawValue, XML_ERR_UNDECLARED_ENTITY.rawValue,
      XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
      return unsafe start(.ampersand, before: position)
    default:
      return unsafe offset
    }
  }

  private mutating func stop(_ problem: XMLProblem, at offset: Int) {
    if unsafe self.problem == nil { unsafe self.problem = InvalidInput(problem, offset: offset) }
    unsafe xmlStopParser(context)
  }

  /// Counts the prefixes and URIs of a tag as names, because libxml2 keeps them in the same dictionary.
  ///
  /// A prefix without declaration is counted too. The limit of names is not checked here.
  private mutating func numberNamespaces(of tag: SAXStartTag) {
    if let prefix = unsafe tag.prefix, unsafe tag.uri == nil {
      _ = unsafe builder.name(prefix: nil, prefix, namespace: nil)
    }
    guard let parts = unsafe tag.namespaces else { return }
    for index in unsafe 0..<tag.namespaceCount * 2 {
      if let part = unsafe parts[index] { _ = unsafe builder.name(prefix: nil, part, namespace: nil) }
    }
  }

  private mutating func checkNames(at offset: Int) {
    guard unsafe builder.nameCount > limits.names else { return }
    unsafe stop(.tooManyNames(limit: limits.names), at: offset)
  }

  private mutating func addAttributes(of tag: SAXStartTag, at tagOffset: Int) {
    var cursor = unsafe AttributeCursor(tag: text.start + tagOffset)
    for index in unsafe 0..<tag.attributeCount {
      guard let attribute = unsafe tag.attribute(index) else { continue }
      guard let begin = unsafe attribute.value.baseAddress else { continue }
      var place = unsafe text.offset(of: begin)
      if place != nil {
        unsafe cursor.skip(to: begin + attribute.value.count)
      } else {
        place = unsafe cursor.nextValue().flatMap { unsafe text.offset(of: $0) }
      }
      let name = unsafe builder.name(prefix: attribute.prefix, attribute.name, namespace: attribute.uri)
      unsafe builder.addAttribute(name: name, value: attribute.value, offset: place ?? tagOffset)
    }
  }

  /// Returns the byte offset in the text of a start tag's `<`, searched backwards from the nearest known position.
  ///
  /// Attribute values cannot contain a `<`. The result is 0 if no position is known.
  private func tagStart(of tag: SAXStartTag) -> Int {
    if let value = unsafe tag.attribute(0)?.value.baseAddress, unsafe text.offset(of: value) != nil {
      return unsafe start(.lessThan, before: value)
    }
    return unsafe start(.lessThan, before: position)
  }

  /// Returns the byte offset in the text of the last occurrence of `byte` at or before `pointer`.
  ///
  /// The result is 0 if there is none, or if `pointer` is nil or not in the text.
  private func start(_ byte: UInt8, before pointer: UnsafePointer<UInt8>?) -> Int {
    guard let pointer = unsafe pointer, var offset = unsafe text.offset(of: pointer) else { return 0 }
    while offset > 0, unsafe text.start[offset] != byte { offset -= 1 }
    return offset
  }
}
