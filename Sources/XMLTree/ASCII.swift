/// The bytes with a meaning in XML, by their Unicode names.
extension UInt8 {
  static var quotationMark: UInt8 { 0x22 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var solidus: UInt8 { 0x2F }
  static var exclamationMark: UInt8 { 0x21 }
  static var colon: UInt8 { 0x3A }
  static var lessThan: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greaterThan: UInt8 { 0x3E }
  static var questionMark: UInt8 { 0x3F }
  static var leftBracket: UInt8 { 0x5B }

  /// True for white space as XML defines it: space, tab, line feed and carriage return.
  package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}

extension [UInt8] {
  /// Returns the index after the first occurrence of a mark that begins at or after `start`; nil if there is none.
  func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var position = start
    while let next = self[position...].firstIndex(of: mark[0]) {
      if self[next...].starts(with: mark) { return next + mark.count }
      position = next + 1
    }
    return nil
  }
}
