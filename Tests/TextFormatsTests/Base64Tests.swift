import Foundation
import Testing
import TextFormats

@Suite struct Base64Tests {
  @Test func `encodes as Foundation does, and decodes its own output`() {
    for length in 0..<40 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ length &* 31) }
      let text = Base64.encode(bytes)
      #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
      #expect(Base64.quoted(bytes) == [0x22] + text + [0x22])
      #expect(Base64.decode(text) == bytes)
    }
  }

  @Test(arguments: ["A", "AA", "AAA", "A===", "====", "AA=A", "A=AA", "AB==", "AAB=", "AA A", "AA\nA", "AA-_", "=AAA"])
  func `refuses text that is not valid Base64`(_ text: String) {
    #expect(Base64.decode(Array(text.utf8)) == nil)
  }
}
