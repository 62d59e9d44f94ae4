import Testing
import XMLTree

@Suite struct LocationTests {
  /// The positions of all elements, in document order.
  private func elements(_ xml: String) throws -> [String] {
    let document = try parse(xml)
    return ([document.root] + Array(document.root.descendants)).compactMap { position($0.location, in: document) }
  }

  /// The positions of the root's attribute values.
  private func values(_ xml: String) throws -> [String] {
    let document = try parse(xml)
    return document.root.attributes.compactMap { position($0.location, in: document) }
  }

  @Test(arguments: [
    ("<a/>", ["1:1"]),
    ("\u{FEFF}<a/>", ["1:1"]),
    ("<?xml version='1.0'?>\n\n  <a/>", ["3:3"]),
    ("<!-- <x> -->\n<?p <y>?><a/>", ["2:10"]),
    ("<a><b/><c>\n</c>\n<d/></a>", ["1:1", "1:4", "1:8", "3:1"]),
    ("<a\n  x='1'\n  y='>'\n><b\n/></a>", ["1:1", "4:2"]),
    ("<a><![CDATA[<x>]]><b/><!-- <y> --><c/></a>", ["1:1", "1:19", "1:35"]),
    ("<a x='&lt;b>'><b y='&gt;'/></a>", ["1:1", "1:15"]),
    ("<a xmlns='>' xmlns:p='/>'><p:b xmlns:q='u'/></a>", ["1:1", "1:27"]),
    ("<日本><é/>text<b/></日本>", ["1:1", "1:5", "1:13"]),
    ("<a>\r\n<b/>\r\n</a>", ["1:1", "2:1"]),
    ("<a x='1' y='2'><b/><c/></a>", ["1:1", "1:16", "1:20"]),
  ])
  func `an element stands at its opening bracket`(xml: String, expected: [String]) throws {
    #expect(try elements(xml) == expected)
  }

  @Test(arguments: [
    ("<a x='1' y=\"2\"/>", ["1:7", "1:13"]),
    ("<a\n  x='1'\n  y = '2'\n  z=\n    'wide'\n/>", ["2:6", "3:8", "5:6"]),
    ("<a x='é' y='1' z='&amp;'/>", ["1:7", "1:13", "1:19"]),
    ("<a x='&amp;' y='&lt;' z='1'/>", ["1:7", "1:17", "1:26"]),
    ("<a xmlns='u' x='&amp;'/>", ["1:17"]),
    ("<a y='1' xmlns:p='u&amp;' xmlns = \"v'\" p:x=\"'&amp;\" z='&lt;'/>", ["1:7", "1:45", "1:56"]),
    ("<a xmlnsx='&amp;' x='&amp;'/>", ["1:12", "1:22"]),
    ("<a x='' y=''/>", ["1:7", "1:12"]),
    ("<a x='a\nb' y='a&#10;b'/>", ["1:7", "2:7"]),
  ])
  func `an attribute stands at its value, whether it holds references or not`(xml: String, expected: [String]) throws {
    #expect(try values(xml) == expected)
  }
}
