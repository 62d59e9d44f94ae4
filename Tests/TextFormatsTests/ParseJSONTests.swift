import Diagnostics
import Testing
import TextFormats

@Suite struct ParseJSONTests {
  @Test(arguments: [
    "{}", "[]", " [1, -0.5, 1e3, 1E-2, 0] ", #"{"a":{"b":[true,false,null,"\u00e9\n\ud83d\ude00"]}}"#, "\u{FEFF}{}",
  ])
  func `reads every JSON value`(_ text: String) throws {
    _ = try parseJSON(Array(text.utf8))
  }

  @Test(arguments: [
    (#""\u00e9\n\ud83d\ude00\/""#, "é\n😀/"), (#""""#, ""), (#""plain é""#, "plain é"), (#""\\""#, "\\"),
    (#""\"a""#, "\"a"), (#""a\"""#, "a\""), (#""a\t\tb\u0041c""#, "a\t\tbAc"),
  ])
  func `escapes in strings are decoded`(_ text: String, _ expected: String) throws {
    let node = try parseJSON(Array(text.utf8))
    guard case .string(let string) = node.value else {
      Issue.record("no string")
      return
    }
    #expect(string == expected)
  }

  /// The text, the offset of the error and the message.
  @Test(arguments: [
    ("", 0, "expected a value"), ("[1,]", 3, "expected a value"), ("[1 2]", 3, "expected ',' or ']'"),
    ("{\"a\":1,}", 7, "expected a name in quotes"), ("{\"a\" 1}", 5, "expected ':'"),
    ("{\"a\":1,\"a\":2}", 7, "\"a\" comes twice in one object"), ("01", 1, "expected the end of the file"),
    ("1.", 2, "expected a digit"), ("1e400", 0, "expected a number that is not so large"),
    ("+1", 0, "expected a value"), ("\"a", 2, "expected '\"'"),
    ("\"\n\"", 1, "expected an escaped control character"),
    ("\"\\x\"", 2, "expected an escape such as \\n or \\u00e9"),
    ("\"\\ud83d\"", 7, "expected the second half of a surrogate pair"), ("nul", 0, "expected a value"),
    ("{} x", 3, "expected the end of the file"),
  ])
  func `a mistake is reported with its place`(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: InvalidInput.self) { try parseJSON(Array(text.utf8)) }
    #expect(error?.diagnostics.first?.location == SourceLocation(offset: offset))
    #expect(error?.diagnostics.first?.problem.message == message)
  }

  @Test func `depth is bounded, and bytes that are no UTF-8 are refused`() {
    #expect(throws: InvalidInput.self) { try parseJSON([UInt8](repeating: UInt8(ascii: "["), count: 100_000)) }
    #expect(throws: InvalidInput.self) { try parseJSON([0x22, 0xFF, 0x22]) }
  }
}
