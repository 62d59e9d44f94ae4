import CLibXML2

/// Returns the message for an error of libxml2: a sentence without initial capital and full stop.
///
/// Messages of libxml2 that contain names of its functions or are unclear are replaced.
func syntaxReason(of error: xmlError) -> String {
  let message = unsafe error.message
  let (name, line) = unsafe (shortened(error.str1), error.int1)
  switch unsafe UInt32(bitPattern: error.code) {
  case XML_ERR_TAG_NAME_MISMATCH.rawValue:
    return unsafe "<\(name)> of line \(line) is closed by </\(shortened(error.str2))>, expected </\(name)>"
  case XML_ERR_TAG_NOT_FINISHED.rawValue:
    return "the document ends inside of <\(name)> of line \(line), expected </\(name)>"
  case XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue:
    return "the attribute '\(name)' has no value, expected \(name)=\"…\""
  case XML_ERR_ATTRIBUTE_REDEFINED.rawValue:
    return "the attribute '\(name)' is given twice, expected once"
  case XML_ERR_COMMENT_NOT_FINISHED.rawValue:
    return "the comment is not closed, expected \"-->\""
  case XML_ERR_HYPHEN_IN_COMMENT.rawValue:
    return "'--' cannot stand inside of a comment, expected \"-->\""
  case XML_ERR_RESERVED_XML_NAME.rawValue:
    return "the XML declaration is not at the start of the document; remove everything before it"
  case XML_ERR_MISPLACED_CDATA_END.rawValue:
    return "\"]]>\" cannot stand in a text; write ]]&gt;"
  case XML_ERR_GT_REQUIRED.rawValue:
    return "the tag is not closed, expected '>'"
  case XML_ERR_NAME_REQUIRED.rawValue where unsafe hasPrefix("xmlParseEntityRef", message):
    return "'&' begins a reference, expected a name after it; write &amp; for the character itself"
  case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
    return "this reference is not closed, expected ';'; write &amp; for the character '&' itself"
  case XML_ERR_LT_IN_ATTRIBUTE.rawValue:
    return "'<' cannot stand in an attribute value, expected a closing quote before; write &lt; for the character"
  case XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue:
    return "expected the attribute's value in quotes, \" or '"
  case XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue:
    return "the attribute's value is not closed, expected its closing quote"
  case XML_ERR_SPACE_REQUIRED.rawValue where unsafe hasPrefix("attributes construct error", message):
    return "expected white space or the end of the tag after this attribute"
  case XML_ERR_INVALID_CHARREF.rawValue, XML_ERR_INVALID_HEX_CHARREF.rawValue, XML_ERR_INVALID_DEC_CHARREF.rawValue:
    return "this is no valid character reference, expected one such as &#160; or &#xA0;"
  case XML_ERR_INVALID_CHAR.rawValue:
    return "XML text cannot hold this character"
  case XML_ERR_CDATA_NOT_FINISHED.rawValue:
    return "the CDATA section is not closed, expected \"]]>\""
  case XML_ERR_NAME_REQUIRED.rawValue where unsafe hasPrefix("StartTag", message):
    return "expected an element name after '<'; write &lt; for the character itself"
  case XML_ERR_NAME_REQUIRED.rawValue where unsafe hasPrefix("error parsing attribute name", message):
    return "expected an attribute or the end of the tag, '>' or '/>'"
  case XML_ERR_DOCUMENT_EMPTY.rawValue:
    return "expected '<' and the name of an element; an XML document begins with its root element"
  case XML_ERR_DOCUMENT_END.rawValue:
    return "text after the root element, expected the end of the document"
  case XML_WAR_UNDECLARED_ENTITY.rawValue, XML_ERR_UNDECLARED_ENTITY.rawValue:
    return unsafe sentence(message) + ", expected &amp; &lt; &gt; &quot; &apos; or one such as &#160;"
  default:
    return unsafe sentence(message)
  }
}

/// Returns a name of libxml2, truncated to 60 characters; empty for none.
private func shortened(_ name: UnsafePointer<CChar>?) -> String {
  let scalars = unsafe (name.map { unsafe String(cString: $0) } ?? "").unicodeScalars
  return scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(59))) + "…" : String(scalars)
}

private func hasPrefix(_ prefix: String, _ message: UnsafePointer<CChar>?) -> Bool {
  guard let message = unsafe message else { return false }
  return unsafe String(cString: message).hasPrefix(prefix)
}

/// Returns a message of libxml2 without line end and full stop, truncated to 240 characters.
///
/// A first word such as `AttValue` or `PI` keeps its capitals. An empty message is replaced by a general one.
private func sentence(_ message: UnsafePointer<CChar>?) -> String {
  var scalars = unsafe (message.map { unsafe String(cString: $0) } ?? "").unicodeScalars[...]
  while let last = scalars.last, last == "\n" || last == " " || last == "." || last == "!" { scalars.removeLast() }
  guard let first = scalars.first else { return "this is no well-formed XML" }
  if scalars.count > 240 { scalars = String.UnicodeScalarView(scalars.prefix(239) + ["…"])[...] }
  let rest = scalars.dropFirst()
  let isPlainWord = rest.prefix { $0 != " " && $0 != ":" }.allSatisfy { !("A"..."Z").contains($0) }
  guard isPlainWord, ("A"..."Z").contains(first) else { return String(scalars) }
  return first.properties.lowercaseMapping + String(rest)
}
