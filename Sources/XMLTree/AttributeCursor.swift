import Platform

/// A cursor over the attributes of a start tag, which finds the positions of values that libxml2 passes as copies.
///
/// libxml2 has accepted the tag, so the quotes are paired. The text ends with a NUL byte, so every search ends.
@unsafe struct AttributeCursor {
  /// The position of the cursor: at the `<` of the tag, or after the closing quote of the last attribute's value.
  private var position: UnsafePointer<CChar>

  init(tag: UnsafePointer<UInt8>) {
    unsafe position = UnsafeRawPointer(tag).assumingMemoryBound(to: CChar.self)
  }

  /// Moves the cursor to the position after an attribute's value, whose closing quote is at `end`.
  mutating func skip(to end: UnsafePointer<UInt8>) {
    unsafe position = UnsafeRawPointer(end + 1).assumingMemoryBound(to: CChar.self)
  }

  /// Returns the start of the next attribute's value and moves behind its closing quote; nil at the tag's end.
  ///
  /// Namespace declarations are skipped.
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
