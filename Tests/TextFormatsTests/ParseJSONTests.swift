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

  private func string(_ text: String) -> String? {
    guard let node = try? parseJSON(Array(text.utf8)), case .string(let string) = node.value else { return nil }
    return string
  }

  @Test(arguments: [
    (#""\ud800\udc00""#, "\u{10000}"), (#""\uD83D\uDe00""#, "😀"), (#""\udbff\udfff""#, "\u{10FFFF}"),
    (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"), (#""\u0000\u001F\u007f""#, "\0\u{1F}\u{7F}"), (#""\uFfFf""#, "\u{FFFF}"),
    (#""\b\f\n\r\t\/""#, "\u{8}\u{C}\n\r\t/"), (#""\u0041\u00e9x""#, "Aéx"),
  ])
  func `escapes are characters by their number`(_ text: String, _ expected: String) {
    #expect(string(text).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    (#""\udc00""#, 7), (#""\ud800\ud800""#, 13), (#""\ud800\ue000""#, 13), (#""\ud800x""#, 7), (#""\ud800\n""#, 8),
    (#""\u00g0""#, 3), (#""\u00e""#, 3), (#""\u+041""#, 3), (#""\U0041""#, 2), ("-", 0), ("-.5", 0), (".5", 0),
    ("1.e5", 2), ("1e+", 3), ("1E-", 3), ("[1,2", 4), ("{", 1), (#"{"a""#, 4), (#"{"a":"#, 5), ("tru", 0),
    ("[fals]", 1),
    ("\"\u{1F}\"", 1), (#"{a:1}"#, 1), ("-01", 2), ("\u{FEFF}x", 3), ("\u{C}1", 0),
  ])
  func `a mistake is located where it begins`(_ text: String, _ offset: Int) {
    let error = #expect(throws: InvalidInput.self) { try parseJSON(Array(text.utf8)) }
    #expect(error?.diagnostics.first?.location == SourceLocation(offset: offset))
  }

  /// Strings are decoded in pieces of 1,024 bytes, and words of eight.
  @Test func `long strings with escapes are read as a whole`() {
    for length in Array(0...20) + Array(1_000...1_050) {
      let letters = String(repeating: "a", count: length)
      #expect(string("\"\(letters)\\n\(letters)\"") == letters + "\n" + letters)
      #expect(string("\"\(letters)\\ud83d\\ude00é\(letters)\"") == letters + "😀é" + letters)
      #expect(string("\"\\t\(letters)\\\"\"") == "\t" + letters + "\"")
      #expect(string("\"\\t\(letters)") == nil)
    }
  }

  @Test(arguments: 1...12) func `no name comes twice in an object`(_ count: Int) throws {
    let members = (0..<count).map { #""n\#($0)": \#($0)"# }
    let node = try parseJSON(Array("{\(members.joined(separator: ","))}".utf8))
    guard case .object(let found) = node.value else {
      Issue.record("no object")
      return
    }
    #expect(found.map(\.name) == (0..<count).map { "n\($0)" })
    for repeated in 0..<count {
      let text = "{" + (members + [#""n\#(repeated)": 0"#]).joined(separator: ",") + "}"
      let error = #expect(throws: InvalidInput.self) { try parseJSON(Array(text.utf8)) }
      #expect(error?.diagnostics.first?.problem.message == "\"n\(repeated)\" comes twice in one object")
    }
  }

  @Test func `arrays and objects are nested at most 64 deep`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(try parseJSON(nested(64)).text == String(decoding: nested(64), as: UTF8.self))
    #expect(throws: InvalidInput.self) { try parseJSON(nested(65)) }
    // Values beside each other are not nested.
    let row = "[" + Array(repeating: "[{}]", count: 70).joined(separator: ",") + "]"
    #expect(try parseJSON(Array(row.utf8)).text == row)
  }

  @Test func `values have their places`() throws {
    let node = try parseJSON(Array(" {\"a\" : [ 1, -2.5e1 ],\n\t\"b\":null}\r".utf8))
    guard case .object(let members) = node.value, case .array(let numbers) = members[0].node.value else {
      Issue.record("no object")
      return
    }
    #expect(node.location.offset == 1)
    #expect(members.map(\.nameLocation.offset) == [2, 24] && members.map(\.node.location.offset) == [8, 28])
    #expect(numbers.map(\.location.offset) == [10, 13] && numbers.map(\.text) == ["1.0", "-25.0"])
    #expect(node.noun == "an object" && members.map(\.node.noun) == ["an array", "null"])
    #expect(node.text == #"{"a":[1.0,-25.0],"b":null}"#)
  }
}
