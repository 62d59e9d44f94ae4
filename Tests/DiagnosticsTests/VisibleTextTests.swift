import Diagnostics
import Testing

/// Texts of documents in lines that people read.
@Suite struct VisibleTextTests {
  @Test func `a text without controls stays the same`() {
    for text in ["", "title", "a\\n", "größe – 名前 🙂", "اسم"] { #expect(text.visible == text) }
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("\t", "\\t"), ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{0}", "\\u{0}"),
    ("\u{7F}", "\\u{7F}"), ("\u{85}", "\\u{85}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"), ("\u{200F}\u{61C}", "\\u{200F}\\u{61C}"),
  ])
  func `a control is written as an escape sequence`(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test func `no unsafe character is left`() {
    let unsafe = Array(0..<0x20) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029]
    for value in unsafe + Array(0x202A...0x202E) + Array(0x2066...0x2069) {
      let text = Unicode.Scalar(UInt32(value)).map(String.init) ?? ""
      #expect(text.visible.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }, "U+\(value)")
    }
  }

  @Test func `the characters beside the unsafe ones stay`() {
    for value in [0x20, 0x7E, 0xA0, 0x61B, 0x61D, 0x200D, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A] {
      let text = Unicode.Scalar(UInt32(value)).map(String.init) ?? ""
      #expect(text.visible == text, "U+\(value)")
    }
  }

  @Test func `lines keep their ends only`() {
    #expect("a\u{1B}b\nc\r\n\n".visibleLines == "a\\u{1B}b\nc\\r\n\n")
  }

  @Test func `a diagnostic is one line with its name and message, and one source line`() {
    struct Hostile: Problem {
      var code: String { "test" }
      var message: String { "it is \"x\n::error::\u{9B}\u{202E}\"" }
    }
    let source = SourceText(name: "a\nb\u{1B}.xml", utf8: Array("<b c=\"\u{2028}\u{202E}\"/>".utf8))
    #expect(
      source.rendered(.error(Hostile(), at: SourceLocation(offset: 0)))
        == "a\\nb\\u{1B}.xml:1:1: error: it is \"x\\n::error::\\u{9B}\\u{202E}\"\n"
        + "  <b c=\"\u{FFFD}\u{FFFD}\"/>\n  ^\n")
  }
}
