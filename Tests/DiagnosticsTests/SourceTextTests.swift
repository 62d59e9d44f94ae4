import Diagnostics
import Testing

private struct Finding: Problem {
  let code = "test.finding"
  let message = "this is wrong"
}

@Suite struct SourceTextTests {
  private func rendered(_ text: String, at offset: Int?) -> String {
    SourceText(name: "cell.xml", utf8: Array(text.utf8))
      .rendered(.error(Finding(), at: offset.map(SourceLocation.init)))
  }

  private func position(_ text: String, at offset: Int) -> String {
    let position = SourceText(name: "", utf8: Array(text.utf8)).position(of: SourceLocation(offset: offset))
    return "\(position.line):\(position.column)"
  }

  @Test(arguments: [
    ("", 0, "1:1"),
    ("abc", 0, "1:1"),
    ("abc", 3, "1:4"),
    ("abc", 99, "1:4"),
    ("abc", -1, "1:1"),
    ("a\nbc", 1, "1:2"),
    ("a\nbc", 2, "2:1"),
    ("a\n\n\nb", 4, "4:1"),
    ("a\r\nbc", 4, "2:2"),
    ("\tb", 1, "1:2"),
    ("é日😀b", 9, "1:4"),
    ("e\u{301}b", 3, "1:3"),
  ])
  func `counts lines and Unicode scalars from 1`(text: String, offset: Int, expected: String) {
    #expect(position(text, at: offset) == expected)
  }

  @Test func `many places are counted as single ones, in any order`() {
    let text = SourceText(name: "", utf8: Array("a\nbé日\r\n\n😀c\n".utf8))
    let locations = [3, 99, nil, 0, 7, 7, -1, 14, 2].map { $0.map(SourceLocation.init) }
    #expect(text.positions(of: locations) == locations.map { $0.map(text.position) })
  }

  @Test func `prints the line and a caret under the place`() {
    let expected = """
      cell.xml:2:6: error: this is wrong
          <b c=""/>
             ^

      """
    #expect(rendered("<a>\n  <b c=\"\"/>\n</a>", at: 9) == expected)
  }

  @Test func `a tab takes one column in the count and in the line`() {
    #expect(rendered("\t\t<b/>", at: 2) == "cell.xml:1:3: error: this is wrong\n    <b/>\n    ^\n")
  }

  @Test func `the caret stands under a character after others of several bytes`() {
    #expect(rendered("é日<b/>", at: 5) == "cell.xml:1:3: error: this is wrong\n  é日<b/>\n    ^\n")
  }

  @Test func `a carriage return ends the line and is not printed`() {
    #expect(rendered("<a>\r\n<b/>\r\n", at: 5) == "cell.xml:2:1: error: this is wrong\n  <b/>\n  ^\n")
  }

  @Test func `characters that control a terminal are not printed`() {
    #expect(rendered("\u{1B}[2J<b/>", at: 4) == "cell.xml:1:5: error: this is wrong\n  \u{FFFD}[2J<b/>\n      ^\n")
  }

  @Test func `a very long line is cut to a window around the place`() {
    let text = String(repeating: "x", count: 100_000) + "<" + String(repeating: "y", count: 100_000)
    let window = String(repeating: "x", count: 72) + "<" + String(repeating: "y", count: 23)
    let caret = String(repeating: " ", count: 72) + "^"
    #expect(rendered(text, at: 100_000) == "cell.xml:1:100001: error: this is wrong\n  \(window)\n  \(caret)\n")
  }

  @Test func `a window never begins inside a character`() {
    let text = String(repeating: "日", count: 1_000) + "<"
    let window = String(repeating: "日", count: 72) + "<"
    let caret = String(repeating: " ", count: 72) + "^"
    #expect(rendered(text, at: 3_000) == "cell.xml:1:1001: error: this is wrong\n  \(window)\n  \(caret)\n")
  }

  @Test func `a window never ends inside a character`() {
    let text = "<" + String(repeating: "日", count: 1_000)
    let window = "<" + String(repeating: "日", count: 95)
    #expect(rendered(text, at: 0) == "cell.xml:1:1: error: this is wrong\n  \(window)\n  ^\n")
  }

  @Test func `the end of the text has a position`() {
    #expect(rendered("<a>", at: 3) == "cell.xml:1:4: error: this is wrong\n  <a>\n     ^\n")
  }

  @Test func `a blank line is not printed`() {
    #expect(rendered("<a>\n", at: 4) == "cell.xml:2:1: error: this is wrong\n")
  }

  @Test func `without a place there is only the sentence`() {
    #expect(rendered("<a/>", at: nil) == "cell.xml: error: this is wrong\n")
  }

  @Test func `prints the severity`() {
    let text = SourceText(name: "a.xml", utf8: [])
    let place = SourceLocation(offset: 0)
    #expect(text.rendered(.warning(Finding(), at: place)) == "a.xml:1:1: warning: this is wrong\n")
    #expect(text.rendered(.note(Finding())) == "a.xml: note: this is wrong\n")
  }
}
