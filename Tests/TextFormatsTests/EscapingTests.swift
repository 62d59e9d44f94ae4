import Testing
import TextFormats

@Suite struct EscapingTests {
  /// Texts are examined eight bytes at a time, and the rest of them byte by byte.
  @Test func `each character of ASCII is escaped at each place of a text`() {
    for byte in UInt8(0)..<128 {
      for count in 1...18 {
        for place in 0..<count {
          var characters = [String](repeating: "a", count: count)
          characters[place] = String(UnicodeScalar(byte))
          let text = characters.joined()
          characters[place] = Self.reference(for: byte) ?? characters[place]
          #expect(escaped(text) == characters.joined())
        }
      }
    }
  }

  @Test func `characters above ASCII stay, and those that XML forbids are replaced`() {
    #expect(escaped("naïve 😀 <é>") == "naïve 😀 &lt;é&gt;")
    #expect(escaped("a\u{85}b\u{FFFE}") == "a\u{FFFD}b\u{FFFD}")
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): nil
    case ..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}
