import TextFormats

/// Replaces the marks of ``partName(_:)`` in the text of a file by an identifier: `sk` and six characters of a hash.
///
/// Equal texts have equal identifiers, so that the same scene gives the same bytes. The names in the files of two
/// different scenes differ, so that both files can be embedded in one page.
func namingParts(of text: [UInt8]) -> [UInt8] {
  // FNV-1a, 64 bits.
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  var prefix = Array("sk".utf8)
  for _ in 0..<6 {
    prefix.append(digits[Int(hash % 36)])
    hash /= 36
  }
  return namingParts(of: text, prefix: prefix)
}

/// Replaces the marks of ``partName(_:)`` in the text of a style sheet or of source code by a prefix.
package func namingParts(of text: [UInt8], prefix: [UInt8]) -> [UInt8] {
  let bytes = text.span
  var marks: [Int] = []
  var start = 0
  while let mark = bytes.firstIndex(of: UInt8(ascii: TextWriter.mark), from: start) {
    marks.append(mark)
    start = mark + 1
  }
  var named: [UInt8] = []
  named.append(addingCapacity: text.count + marks.count * prefix.count) { named in
    start = 0
    for next in marks {
      named.append(copying: bytes.extracting(start..<next))
      named.append(copying: prefix.span)
      start = next + 1
    }
    named.append(copying: bytes.extracting(start...))
  }
  return named
}

/// The identifier or class name of an element, which begins with a mark that ``namingParts(of:)`` replaces in the whole
/// file.
///
/// - Parameter name: the end of the identifier after the mark, such as `-s0`; may be empty.
func partName(_ name: String) -> String { "\(TextWriter.mark)\(name)" }
