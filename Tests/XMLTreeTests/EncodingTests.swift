import Diagnostics
import Foundation
import Testing
import XMLTree

@Suite struct EncodingTests {
  private let xml = "<View text=\"caf\u{E9}\">\n  <Text id=\"\u{65E5}\u{1F600}\"/>\n</View>"

  @Test(
    arguments: [
      (String.Encoding.utf8, [0xEF, 0xBB, 0xBF]),
      (.utf8, []),
      (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16LittleEndian, []),
      (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf16BigEndian, []),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32LittleEndian, []),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
      (.utf32BigEndian, []),
    ] as [(String.Encoding, [UInt8])])
  func `reads Unicode with and without byte order mark`(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = try mark + Array(#require(xml.data(using: encoding)))
    let document = try parseXML(bytes)
    #expect(outline(document.root) == "View[text=caf\u{E9}](Text[id=\u{65E5}\u{1F600}])")
    #expect(document.text == Array(xml.utf8))
    #expect(document.root.child("Text").flatMap { position($0.location, in: document) } == "2:3")
  }

  @Test(
    arguments: [
      ("ISO-8859-1", [0xE9], "é"),
      ("iso-8859-15", [0xA4], "€"),
      ("windows-1252", [0x93, 0x80, 0x94], "“€”"),
      ("Shift_JIS", [0x93, 0xFA, 0xB6], "日ｶ"),
      ("EUC-JP", [0xC6, 0xFC], "日"),
      ("GB18030", [0xC8, 0xD5], "日"),
      ("KOI8-R", [0xC4, 0xC1], "да"),
      ("US-ASCII", [0x61], "a"),
      ("utf8", [0xC3, 0xA9], "é"),
      ("UTF-16", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func `reads the encoding that the document declares`(name: String, bytes: [UInt8], expected: String) throws {
    for quote in ["'", "\""] {
      let head = "<?xml version='1.0' encoding = \(quote)\(name)\(quote) standalone='yes'?>\n<a x='"
      let document = try parseXML(Array(head.utf8) + bytes + Array("' y='1'/>".utf8))
      #expect(document.root["x"] == expected)
      #expect(position(document.root.location, in: document) == "2:1")
      let column = 12 + expected.unicodeScalars.count
      #expect(position(document.root.attribute("y")?.location, in: document) == "2:\(column)")
    }
  }

  @Test(arguments: [
    ("klingon", "1:31: encoding \"klingon\" is not supported, expected UTF-8 or another that iconv knows"),
    ("UTF-8//IGNORE", "1:31: encoding \"UTF-8//IGNORE\" is not supported, expected UTF-8 or another that iconv knows"),
    ("../x", "1:31: encoding \"../x\" is not supported, expected UTF-8 or another that iconv knows"),
    ("", "1:31: encoding \"\" is not supported, expected UTF-8 or another that iconv knows"),
  ])
  func `refuses an encoding it does not know`(name: String, expected: String) {
    #expect(refusal(of: "<?xml version='1.0' encoding='\(name)'?><a/>") == expected)
  }

  @Test func `the word encoding in another place of the declaration is ignored`() throws {
    #expect(refusal(of: "<?xml version='1.0'?><a encoding='klingon'/>") == nil)
    #expect(refusal(of: "<a><?xmlx encoding='klingon'?></a>") == nil)
  }

  @Test(
    arguments: [
      (Array("<a>\n x".utf8) + [0xE9] + Array("</a>".utf8), "2:3: these bytes are not valid UTF-8"),
      (Array("<a b='".utf8) + [0xC0, 0x80] + Array("'/>".utf8), "1:7: these bytes are not valid UTF-8"),
      (Array("<!-- ".utf8) + [0xED, 0xA0, 0x80] + Array(" --><a/>".utf8), "1:6: these bytes are not valid UTF-8"),
      (Array("<a/>".utf8) + [0xF0, 0x9F], "1:5: these bytes are not valid UTF-8"),
      (
        Array("<?xml version='1.0' encoding='Shift_JIS'?>\n<a x='".utf8) + [0x81] + Array("'/>".utf8),
        "2:7: these bytes are not valid Shift_JIS"
      ),
      (
        Array("<?xml version='1.0' encoding='US-ASCII'?>\n<a>".utf8) + [0xC3, 0xA9] + Array("</a>".utf8),
        "2:4: these bytes are not valid US-ASCII"
      ),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x61], "1:2: these bytes are not valid UTF-16LE"),
      ([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3E], "1:2: these bytes are not valid UTF-16BE"),
      (
        [0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF],
        "1:2: these bytes are not valid UTF-32LE"
      ),
    ] as [([UInt8], String)])
  func `refuses bytes that are not in the encoding`(bytes: [UInt8], expected: String) {
    #expect(refusal(of: bytes) == expected)
  }

  @Test func `a position in converted text counts its characters`() throws {
    let bytes = try #require("<a>\n\u{65E5}\u{672C}<b>\n</a>".data(using: .utf16LittleEndian))
    #expect(refusal(of: Array(bytes)) == "3:1: <b> of line 2 is closed by </a>, expected </b>")
  }

  @Test func `an error has the text that it refers to`() throws {
    func text(of bytes: [UInt8]) throws -> String? {
      let error = try #require(throws: InvalidInput.self) { try parseXML(bytes) }
      return error.text.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(try text(of: Array("\u{FEFF}<a>".utf8)) == "<a>")
    #expect(try text(of: [0xFE, 0xFF, 0x00, 0x3C, 0x65, 0xE5, 0xD8, 0x00, 0x00, 0x3E]) == "<日")
    #expect(try text(of: Array("<?xml encoding='klingon'?>".utf8)) == "<?xml encoding='klingon'?>")
    #expect(try text(of: Array("<a>\0".utf8)) == "<a>\0")
  }

  @Test func `converts text longer than a piece`() throws {
    let text = String(repeating: "日本語é", count: 50_000)
    let bytes = try #require("<a>\(text)</a>".data(using: .utf16BigEndian))
    #expect(try parseXML(Array(bytes)).root.text == text)
  }

  /// The first 512 bytes are examined.
  @Test(arguments: [
    (String(repeating: "x", count: 511) + "\u{1}y", true), (String(repeating: "x", count: 512) + "\u{1}y", false),
    ("\u{1F}", true), ("x\u{C}", false), (" <\u{1}", false), (" x\t\n\r ", false), ("x\u{8}", true), ("x\u{B}", true),
    ("x\u{E}", true),
  ])
  func `control characters before any markup are binary`(text: String, isBinary: Bool) {
    #expect((refusal(of: text) == "1:1: the input is not text, expected an XML document") == isBinary)
  }

  @Test(arguments: [(399, true), (400, true), (401, false)])
  func `an encoding is declared in the first 400 bytes`(end: Int, isRead: Bool) throws {
    let (start, encoding) = ("<?xml version='1.0' ", "encoding='ISO-8859-1'")
    let space = String(repeating: " ", count: end - start.utf8.count - encoding.utf8.count)
    let bytes = Array("\(start)\(space)\(encoding)?>\n<a x='".utf8) + [0xE9] + Array("'/>".utf8)
    #expect((refusal(of: bytes) == nil) == isRead)
    if isRead { #expect(try parseXML(bytes).root["x"] == "é") }
  }
}
