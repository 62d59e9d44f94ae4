import CLibXML2

/// Installs callbacks in a SAX handler of libxml2 that call the ``SAXReceiver`` in the parser's user data.
func installSAXHandler(in handler: UnsafeMutablePointer<xmlSAXHandler>) {
  var callbacks = unsafe xmlSAXHandler()
  unsafe callbacks.initialized = UInt32(XML_SAX2_MAGIC)
  unsafe callbacks.startElementNs = {
    userData, name, prefix, uri, namespaceCount, namespaces, attributeCount, _, attributes in
    guard let name = unsafe name else { return }
    let parts = unsafe SAXStartTag(
      name: name, prefix: prefix, uri: uri, namespaceCount: Int(namespaceCount), namespaces: namespaces,
      attributeCount: Int(attributeCount), attributes: attributes)
    unsafe receiver(userData)?.pointee.startElement(parts)
  }
  unsafe callbacks.endElementNs = { userData, _, _, _ in
    unsafe receiver(userData)?.pointee.builder.closeElement()
  }
  // Without a callback of their own, CDATA sections are reported as characters.
  let characters: charactersSAXFunc = { userData, start, count in
    unsafe receiver(userData)?.pointee.characters(UnsafeBufferPointer(start: start, count: Int(count)))
  }
  unsafe callbacks.characters = characters
  // The same function as for characters: otherwise libxml2 checks every run for ignorable white space.
  unsafe callbacks.ignorableWhitespace = characters
  unsafe callbacks.processingInstruction = { userData, target, _ in
    unsafe receiver(userData)?.pointee.processingInstruction(target)
  }
  unsafe callbacks.internalSubset = { userData, _, _, _ in
    unsafe receiver(userData)?.pointee.documentType()
  }
  unsafe callbacks.serror = { userData, error in
    guard let error = unsafe error else { return }
    unsafe receiver(userData)?.pointee.error(error.pointee)
  }
  unsafe handler.pointee = callbacks
}

private func receiver(_ userData: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<SAXReceiver>? {
  unsafe userData?.assumingMemoryBound(to: SAXReceiver.self)
}

/// The arguments with which libxml2 calls `startElementNsSAX2Func` for a start tag.
@unsafe struct SAXStartTag {
  let name: UnsafePointer<xmlChar>
  let prefix: UnsafePointer<xmlChar>?
  let uri: UnsafePointer<xmlChar>?
  let namespaceCount: Int
  /// The namespace declarations of the tag, two pointers each: prefix, URI.
  let namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let attributeCount: Int
  /// The attributes of the tag, five pointers each: local name, prefix, URI, begin and end of the value.
  let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

  func attribute(_ index: Int) -> SAXAttribute? {
    // libxml2 does not clear the array: pointers of earlier tags follow the last attribute.
    guard unsafe index < attributeCount, let parts = unsafe attributes?.advanced(by: index * 5),
      let name = unsafe parts[0], let begin = unsafe parts[3], let end = unsafe parts[4]
    else { return nil }
    return unsafe SAXAttribute(
      name: name, prefix: parts[1], uri: parts[2], value: UnsafeBufferPointer(start: begin, count: end - begin))
  }
}

@unsafe struct SAXAttribute {
  let name: UnsafePointer<xmlChar>
  let prefix: UnsafePointer<xmlChar>?
  let uri: UnsafePointer<xmlChar>?
  let value: UnsafeBufferPointer<xmlChar>
}
