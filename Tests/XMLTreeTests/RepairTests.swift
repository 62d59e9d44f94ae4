import Diagnostics
import Testing

@testable import XMLTree

@Suite struct RepairTests {
  private func parse(_ text: some Sequence<UInt8>) throws -> XMLDocument {
    try parseXML(Array(text), repairing: { $0 == "dump" })
  }

  private func parse(_ text: String) throws -> XMLDocument { try parse(text.utf8) }

  private func reports(_ document: XMLDocument) -> [String] {
    let source = SourceText(name: "dump", utf8: document.text)
    return document.repairs.map { String(source.rendered($0).prefix { $0 != "\n" }) }
  }

  @Test(arguments: [
    ("&#55357;&#56832;", "😀"), ("&#xD83D;&#xDE00;", "😀"), ("&#0;", "\u{FFFD}"), ("&#x1b;", "\u{FFFD}"),
    ("&#xFFFF;", "\u{FFFD}"), ("&#xD83D;", "\u{FFFD}"), ("&#xDE00;&#xD83D;", "\u{FFFD}\u{FFFD}"),
    ("&#x110000;", "\u{FFFD}"), ("\u{B}", "\u{FFFD}"), ("\0", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"),
    ("&amp;&#0;&lt;", "&\u{FFFD}<"),
  ])
  func `a forbidden character is replaced`(written: String, read: String) throws {
    let markup = "<dump a='1'>\n <n a=\"x\(written)y\" b='2'>z\(written)</n><m c='3'/></dump>"
    let root = try parse(markup).root
    let node = try #require(root.child("n"))
    #expect(node["a"] == "x\(read)y")
    #expect(node.text == "z\(read)")
    #expect(node["b"] == "2")
    #expect(root.child("m")?["c"] == "3")
    #expect(throws: InvalidInput.self) { try parseXML(Array(markup.replacing("dump", with: "other").utf8)) }
  }

  @Test func `bytes that are no UTF-8 are replaced, and an encoded surrogate pair is its character`() throws {
    let start = Array("<dump a='".utf8)
    let pair: [UInt8] = [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]
    #expect(try parse(start + pair + Array("'/>".utf8)).root["a"] == "😀")
    #expect(try parse(start + [0xFF, 0x41, 0xC3] + Array("'/>".utf8)).root["a"] == "\u{FFFD}A\u{FFFD}")
  }

  @Test func `lines and columns are those of the original`() throws {
    let document = try parse("<dump>\n<n a='&#0;&#55357;&#56832;' b='2'/><n a='&#1;'/></dump>")
    let pair = "&#55357;&#56832; is a surrogate pair; its character is read, as for other pairs"
    #expect(
      reports(document) == [
        "dump:2:7: warning: &#0; is no character of XML; U+FFFD is read in its place",
        "dump:2:8: warning: \(pair)",
        "dump:2:42: warning: &#1; is no character of XML; U+FFFD is read in its place",
      ])
  }

  @Test func `one warning reports all surrogate pairs`() throws {
    let references = String(repeating: "&#xD83D;&#xDE00;", count: 30)
    #expect(
      try reports(parse("<dump>\n<n a='\(references)'/><n a='&#1;'/></dump>")) == [
        "dump:2:7: warning: &#xD83D;&#xDE00; is a surrogate pair; its character is read, as for other pairs",
        "dump:2:496: warning: &#1; is no character of XML; U+FFFD is read in its place",
      ])
    let encoded = Array("<dump>\n<n a='".utf8) + [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80] + Array("'/></dump>".utf8)
    #expect(
      try reports(parse(encoded)) == [
        "dump:2:7: warning: this is an encoded surrogate pair; its character is read, as for other pairs"
      ])
  }

  @Test func `text around the root is ignored with a note`() throws {
    let message = "UI hierchary dumped to: /dev/tty"
    let after = try parse("<?xml version='1.0'?><dump/>\(message)\n")
    #expect(reports(after) == ["dump:1:29: note: text outside of the root element is ignored: \"\(message)\""])
    let before = try parse("WARNING: é\n<?xml version='1.0'?><dump a='&#0;'/>")
    #expect(
      reports(before) == [
        "dump:1:1: note: text outside of the root element is ignored: \"WARNING: é\"",
        "dump:2:31: warning: &#0; is no character of XML; U+FFFD is read in its place",
      ])
    #expect(try reports(parse("\u{FEFF}\n<?xml version='1.0'?><dump/>")) == [])
    #expect(try reports(parse("<dump/>\0\0\0")) == [])
  }

  @Test(arguments: [
    ("<dump/><dump/>", "a second root element"), ("<dump a='<'/>", "'<' cannot stand"),
    ("<dump a='& b'/>", "'&' begins"),
    ("<dump>", ""), ("&#0;", ""), ("<other a='&#0;'/>", "XML text cannot"), ("<dump/>text<dump/>", "text after"),
    ("<dump a='&#0;'", ""), ("<dump", ""), ("x<", ""), ("<!-- &#0;", ""),
  ])
  func `other errors stay errors`(markup: String, message: String) {
    let error = #expect(throws: InvalidInput.self) { try parse(markup) }
    #expect(error?.diagnostics.first?.problem.message.hasPrefix(message) == true)
  }

  @Test func `comments and sections of characters are kept`() throws {
    let root = try parse("<dump><!-- ' > --><n/><![CDATA[ ' <a> ]]><?pi '?><n a='&#0;'/></dump>").root
    #expect(root.children.map { $0["a"] } == [nil, "\u{FFFD}"])
    #expect(root.text == "' <a>")
  }

  @Test(arguments: ["{% extends 'a' %}<a/>", "{{ a }}", " {# a #}<a/>"])
  func `a template is not JSON`(text: String) {
    let error = #expect(throws: InvalidInput.self) { try parseXML(Array(text.utf8)) }
    #expect(
      error?.diagnostics.map(\.problem.message) == [
        "the input is a template, expected the XML document that it produces"
      ])
  }
}
