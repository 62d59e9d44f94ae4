import Foundation
import Testing

@testable import TextFormats

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `commas stand between members and elements`() {
    let text = text { json in
      json.object { json in
        json.member("a", 1)
        json.member("b", [0.5, -2])
        json.member("c", ifPresent: nil as String?)
        json.array("d") { json in
          json.value(true)
          json.null()
          json.object { _ in }
        }
        json.member("e", "x")
      }
    }
    #expect(text == #"{"a":1,"b":[0.5,-2],"d":[true,null,{}],"e":"x"}"#)
  }

  @Test func `arrays break lines at the given level`() {
    for (breaks, expected) in [
      (JSONWriter.LineBreaks.none, "[1,[2],3]"), (.beforeElements, "[\n1,\n[2],\n3]"),
      (.aroundElements, "[\n1,\n[2],\n3\n]"),
    ] {
      let text = text { json in
        json.array(breaks) { json in
          json.value(1)
          json.array { $0.value(2) }
          json.value(3)
        }
      }
      #expect(text == expected)
    }
  }

  @Test func `a break stands after the comma`() {
    let text = text { json in
      json.object { json in
        json.member("a", 1)
        json.breakLine()
        json.member("b", 2)
      }
      json.endLine()
    }
    #expect(text == "{\"a\":1,\n\"b\":2}\n")
  }

  @Test func `every character reads back`() throws {
    let all = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "😀\u{2028}"
    let node = try parseJSON(quoted(all))
    guard case .string(let read) = node.value else {
      Issue.record("no string")
      return
    }
    #expect(read == all)
  }

  /// The JSON string of a text, scalar by scalar.
  private func plainlyQuoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  @Test func `strings are escaped as scalar by scalar, at every place in a word`() {
    let scalars = (0...0xFF).compactMap(Unicode.Scalar.init) + ["漢", "😀"]
    for scalar in scalars {
      for before in 0..<20 {
        let text = String(repeating: "a", count: before) + String(scalar) + String(repeating: "!", count: 20 - before)
        #expect(String(decoding: quoted(text), as: UTF8.self) == plainlyQuoted(text))
        #expect(self.text { $0.value(utf8: Array(text.utf8)) } == plainlyQuoted(text))
      }
    }
    for length in [0, 1, 511, 512, 513, 2_000] {
      let text = String(String.UnicodeScalarView((0..<length).map { scalars[$0 * 7 % scalars.count] }))
      #expect(self.text { $0.value(utf8: Array(text.utf8)) } == plainlyQuoted(text))
      let controls = String(repeating: "\u{1F}", count: length)
      #expect(self.text { $0.value(utf8: Array(controls.utf8)) } == plainlyQuoted(controls))
    }
  }

  @Test func `numbers are written as before: rounded, without zeros at the end`() {
    for (number, expected) in [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.00004, "0"), (-0.00004, "0"), (0.00005, "0.0001"),
      (100, "100"), (99.99999, "100"), (1e12, "0"), (.infinity, "0"), (.nan, "0"),
      (123_456_789_012.5, "123456789012.5"),
      (0.1 + 0.2, "0.3"), (-1234.5678, "-1234.5678"), (10.0304, "10.0304"),
    ] {
      #expect(formatted(number) == expected)
    }
    #expect(formatted(2.0 / 3, decimals: 6) == "0.666667" && formatted(2.0 / 3, decimals: 1) == "0.7")
  }

  @Test func `numbers agree with printf for many`() {
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = (Double(state >> 11) / Double(1 << 53) - 0.5) * 1e5
      let digits = String(format: "%.4f", (number * 1e4).rounded() / 1e4)
      #expect(Double(formatted(number)) == Double(digits))
    }
  }

  @Test func `escaped text contains no markup and no forbidden character`() {
    #expect(escaped("a<b>&\"c\"\t\n") == "a&lt;b&gt;&amp;&quot;c&quot;\t\n")
    #expect(escaped("é😀") == "é😀")
    for scalar in ["\u{0}", "\u{1}", "\r", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{1FFFF}"] {
      #expect(escaped(scalar) == "\u{FFFD}")
    }
  }
}
