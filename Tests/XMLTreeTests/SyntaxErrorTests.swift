import Diagnostics
import Foundation
import Testing
import XMLTree

@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    ("hello", "1:1: expected '<' and the name of an element; an XML document begins with its root element"),
    ("<a>", "1:4: the document ends inside of <a> of line 1, expected </a>"),
    ("<a>\n  <b>\n</a>\n", "3:1: <b> of line 2 is closed by </a>, expected </b>"),
    ("<a>\n  <b x='<'></b></c\n></a>", "2:9: \(lessThan)"),
    ("<a b=1/>", "1:6: expected the attribute's value in quotes, \" or '"),
    ("<a b='1'c='2'/>", "1:9: expected white space or the end of the tag after this attribute"),
    ("<a b/>", "1:5: the attribute 'b' has no value, expected b=\"…\""),
    ("<a b='1' b='2'/>", "1:15: the attribute 'b' is given twice, expected once"),
    ("<a b='1", "1:8: the attribute's value is not closed, expected its closing quote"),
    ("<a b='1>\n<c d='2'/></a>", "2:1: \(lessThan)"),
    ("<a>Terms & Conditions</a>", "1:11: \(ampersand)"),
    ("<a b='Terms & Conditions'/>", "1:14: \(ampersand)"),
    ("<a>x &y</a>", "1:6: this reference is not closed, expected ';'; write &amp; for the character '&' itself"),
    ("<a b='x&nbsp;y'/>", "1:8: \(entity)"),
    ("<a>x&nbsp;y</a>", "1:5: \(entity)"),
    ("<a>&#xz;</a>", "1:7: this is no valid character reference, expected one such as &#160; or &#xA0;"),
    ("<a>&#12;</a>", "1:9: XML text cannot hold this character"),
    ("<a>\u{1}</a>", "1:4: XML text cannot hold this character"),
    ("<a><b/>\n<1/></a>", "2:2: expected an element name after '<'; write &lt; for the character itself"),
    ("<a b='1'\n</a>", "2:1: expected an attribute or the end of the tag, '>' or '/>'"),
    ("<a/><b/>", "1:5: a second root element, expected one; put the elements into one such as <feed>"),
    ("<a/>text", "1:5: text after the root element, expected the end of the document"),
    (" {\"id\": 1}", "1:2: \(json)"),
    ("[1, 2]", "1:1: \(json)"),
    ("<!doctype html>\n<html><br></html>", "1:1: \(html)"),
    ("\n<HTML lang=en></HTML>", "2:1: \(html)"),
    ("<!-- x", "1:7: the comment is not closed, expected \"-->\""),
    ("<a><![CDATA[ x", "1:15: the CDATA section is not closed, expected \"]]>\""),
    ("<a>]]></a>", "1:4: \"]]>\" cannot stand in a text; write ]]&gt;"),
    ("<a></a", "1:7: the tag is not closed, expected '>'"),
    (
      "\n<?xml version='1.0'?><a/>",
      "2:6: the XML declaration is not at the start of the document; remove everything before it"
    ),
    ("<a><!-- b -- c --></a>", "1:11: '--' cannot stand inside of a comment, expected \"-->\""),
  ])
  func `an error contains the position, the found and the expected value`(xml: String, expected: String) {
    #expect(refusal(of: xml) == expected)
  }

  private static let json =
    "the input is JSON, expected an XML document; `skeleton batch` reads records, `skeleton diff` compares bones"
  private static let html =
    "the input is HTML, expected an XML document in a dialect that `skeleton formats` lists; "
    + "a web page is written as a screen of the native dialect, which `skeleton native` describes"
  private static let ampersand =
    "'&' begins a reference, expected a name after it; write &amp; for the character itself"
  private static let entity =
    "entity 'nbsp' not defined, expected &amp; &lt; &gt; &quot; &apos; or one such as &#160;"
  private static let lessThan =
    "'<' cannot stand in an attribute value, expected a closing quote before; write &lt; for the character"

  @Test(arguments: [(1_024, true), (1_025, false)])
  func `HTML is recognized by the first kilobyte`(_ end: Int, _ isRecognized: Bool) {
    let start = "<!doctype html public".padding(toLength: end - 5, withPad: " ", startingAt: 0)
    #expect((refusal(of: start + "<html></html>") == "1:1: \(Self.html)") == isRecognized)
  }

  @Test func `a sentence does not repeat absurdly long names`() throws {
    let name = String(repeating: "n", count: 50_000)
    let sentence = try #require(refusal(of: "<\(name)>\n<\(name)></a>"))
    #expect(sentence.hasPrefix("2:50003: <nnn"))
    #expect(sentence.hasSuffix("nnn…>"))
    #expect(sentence.unicodeScalars.count < 240)
  }

  @Test func `only the first error is reported`() {
    #expect(refusal(of: "<a>\n<b x=1/>\n<c y=2/>\n</d>") == "2:6: expected the attribute's value in quotes, \" or '")
  }

  @Test func `errors without number end at the first`() {
    let xml = "<a>" + String(repeating: "&;", count: 2_000_000) + "</a>"
    #expect(refusal(of: xml) == "1:5: \(Self.ampersand)")
  }

  /// A document with every type of markup.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!DOCTYPE a PUBLIC "-//x" 'y'>
    <!-- c --><?pi d?>
    <p:a xmlns:p="u" x='1' p:y="&lt;é&#x65E5;">t é &amp; &#10;<![CDATA[<]]>
    <b/><c></c
    ></p:a>
    <!-- e -->
    """

  @Test func `a document cut off anywhere is an error or a tree`() throws {
    let whole = Array(Self.document.utf8)
    let afterRoot = try #require(Self.document.firstRange(of: "</p:a>")).upperBound
    let rootEnd = Self.document[..<afterRoot].utf8.count
    #expect(refusal(of: whole) == nil)
    for count in whole.indices {
      let refusal = refusal(of: Array(whole[..<count]))
      if count < rootEnd { #expect(refusal != nil, "\(count)") }
    }
  }

  @Test func `a document with any byte changed is an error or a tree`() throws {
    let whole = Array(Self.document.utf8)
    for index in whole.indices {
      for byte in [0x00, 0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5B, 0x80, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = byte
        do throws(InvalidInput) {
          let document = try parseXML(changed)
          #expect(!outline(document.root).isEmpty)
        } catch {
          let text = try #require(error.text)
          #expect(error.diagnostics.allSatisfy { (0...text.count).contains($0.location?.offset ?? 0) })
          #expect(error.diagnostics.count == 1)
        }
      }
    }
  }

  @Test func `a document without any one byte is an error or a tree`() {
    let whole = Array(Self.document.utf8)
    for index in whole.indices {
      var shorter = whole
      shorter.remove(at: index)
      let refusal = refusal(of: shorter)
      #expect(refusal?.isEmpty != true)
    }
  }
}
