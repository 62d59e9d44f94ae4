import Glibc

/// Walks over the attributes of a start tag to find where values stand that libxml2 hands over as copies.
///
/// libxml2 has accepted the tag, so the quotes pair up; a NUL byte ends the text in any case.
@unsafe struct AttributeCursor {
  /// The tag's `<`, or after an attribute's value.
  private var position: UnsafePointer<CChar>

  init(tag: UnsafePointer<UInt8>) {
    unsafe position = UnsafeRawPointer(tag).assumingMemoryBound(to: CChar.self)
  }

  /// Passes over an attribute whose value ends at `end`, where its closing quote stands.
  mutating func skip(to end: UnsafePointer<UInt8>) {
    unsafe position = UnsafeRawPointer(end + 1).assumingMemoryBound(to: CChar.self)
  }

  /// The start of the next attribute's value; namespace declarations are passed over as libxml2 does.
  mutating func nextValue() -> UnsafePointer<UInt8>? {
    if unsafe isAt(.lessThan) { unsafe position += strcspn(position, " \t\r\n/>") }
    while true {
      unsafe position += strspn(position, " \t\r\n")
      let name = unsafe position
      unsafe position += strcspn(position, "=<>")
      guard unsafe isAt(.equals) else { return nil }
      unsafe position += 1
      unsafe position += strspn(position, " \t\r\n")
      guard unsafe isAt(.quotationMark) || isAt(.apostrophe) else { return nil }
      let value = unsafe position + 1
      guard let close = unsafe strchr(value, Int32(position.pointee)) else { return nil }
      unsafe position = UnsafePointer(close) + 1
      if unsafe !isNamespaceDeclaration(name) {
        return unsafe UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self)
      }
    }
  }

  private func isAt(_ byte: UInt8) -> Bool { unsafe UInt8(bitPattern: position.pointee) == byte }

  private func isNamespaceDeclaration(_ name: UnsafePointer<CChar>) -> Bool {
    guard unsafe strncmp(name, "xmlns", 5) == 0 else { return false }
    let next = unsafe UInt8(bitPattern: name[5])
    return next == .colon || next == .equals || next.isXMLSpace
  }
}
