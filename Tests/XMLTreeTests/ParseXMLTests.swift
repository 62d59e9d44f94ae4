import Testing
import XMLTree

@Suite struct ParseXMLTests {
  @Test(arguments: [
    ("<a/>", "a"),
    ("<a></a>", "a"),
    ("\u{FEFF}<a/>", "a"),
    ("<?xml version=\"1.0\"?>\n<!-- b --><?c d?>\n<a/>\n<!-- e -->", "a"),
    ("<a><b/><c><d/></c><e/></a>", "a(b c(d) e)"),
    ("<a x='1' y=\"2\"/>", "a[x=1 y=2]"),
    ("<a x=''/>", "a[x=]"),
    ("<a x=' 1\n\t2 '/>", "a[x= 1  2 ]"),
    ("<a x='é' y='日&#x65E5;' z='&#233;'/>", "a[x=é y=日日 z=é]"),
    ("<a text=\"Terms &amp; Conditions\"/>", "a[text=Terms & Conditions]"),
    ("<a x='&lt;&gt;&amp;&quot;&apos;'/>", "a[x=<>&\"']"),
    ("<a x='a > b = c'/>", "a[x=a > b = c]"),
    ("<a><!-- <b> --><?c <d>?><e/></a>", "a(e)"),
    ("<a x:y='1'/>", "a[x:y=1]"),
    ("<a xmlns='u' xmlns:p='v' p:x='1' y='2'/>", "a[p:x=1 y=2]"),
    ("<p:a xmlns:p='v'><p:b/></p:a>", "a(b)"),
  ])
  func `reads elements and attributes`(xml: String, expected: String) throws {
    #expect(try outline(parse(xml).root) == expected)
  }

  @Test(arguments: [
    ("<a>text</a>", "text"),
    ("<a> \n text\tand text \r\n</a>", "text\tand text"),
    ("<a> \n </a>", ""),
    ("<a>one <b/> two</a>", "one  two"),
    ("<a>one<b>inner</b>two<b x='&lt;'>inner</b>three</a>", "onetwothree"),
    ("<a><b>inner</b> one</a>", "one"),
    ("<a>one<b/> </a>", "one"),
    ("<a>one <b/> <b/> </a>", "one"),
    ("<a><![CDATA[<b> & ]]></a>", "<b> &"),
    ("<a><![CDATA[ ]]></a>", ""),
    ("<a>one<![CDATA[two]]>three</a>", "onetwothree"),
    ("<a> <![CDATA[ two ]]> </a>", "two"),
    ("<a>one<!-- comment -->two<?pi?>three</a>", "onetwothree"),
    ("<a>one &amp; two</a>", "one & two"),
    ("<a>&lt;&#65;&#x1F600;</a>", "<A😀"),
    ("<a>&#160;one&#160;</a>", "\u{A0}one\u{A0}"),
    ("<a>one\r\ntwo\rthree\n</a>", "one\ntwo\nthree"),
    ("<a>日本\r\n語 é</a>", "日本\n語 é"),
  ])
  func `joins and trims the text directly inside`(xml: String, expected: String) throws {
    #expect(try parse(xml).root.text == expected)
  }

  @Test func `the text of an element is not that of its children`() throws {
    let root = try parse("<a>1<b>2<c>3</c>4</b>5<b>6</b></a>").root
    #expect(outline(root) == "a{15}(b{24}(c{3}) b{6})")
  }

  @Test(arguments: [1_000, 299, 300, 301, 70_000])
  func `long text is the same in any alphabet`(count: Int) throws {
    for text in ["x", "é", "日", "😀", "x\n", "é&amp;"] {
      let run = String(repeating: text, count: count) + "."
      #expect(try parse("<a>\(run)</a>").root.text == run.replacing("&amp;", with: "&"))
    }
  }

  @Test func `knows parents, children and descendants`() throws {
    let root = try parse("<a><b x='1'><c/></b><b x='2'/><d/></a>").root
    #expect(root.parent == nil)
    #expect(root.children.map(\.name) == ["b", "b", "d"])
    #expect(root.descendants.map(\.name) == ["b", "c", "b", "d"])
    #expect(root.child("b")?["x"] == "1")
    #expect(root.child("e") == nil)
    #expect(root.descendants.map { $0.parent?.name } == ["a", "b", "a", "a"])
  }

  @Test func `finds attributes by their name as written`() throws {
    let root = try parse("<a x='1' p:x='2' xmlns:p='u'/>").root
    #expect(root["x"] == "1")
    #expect(root["p:x"] == "2")
    #expect(root["xmlns:p"] == nil)
    #expect(root.attribute("p:x")?.namespace == "u")
    #expect(root.attribute("x")?.namespace == nil)
  }

  @Test func `resolves namespaces`() throws {
    let root = try parse("<a xmlns='u'><p:b xmlns:p='v' p:x='1'/><c xmlns=''/></a>").root
    #expect(root.namespace == "u")
    #expect(root.child("b")?.namespace == "v")
    #expect(root.child("b")?.attribute("p:x")?.namespace == "v")
    #expect(root.child("c")?.namespace == nil)
  }

  @Test func `the same prefix may mean two namespaces, and two prefixes one`() throws {
    let root = try parse("<a><p:b xmlns:p='u' p:x='1'/><p:b xmlns:p='v' p:x='2'/><q:b xmlns:q='u' q:x='3'/></a>").root
    #expect(root.children.map(\.namespace) == ["u", "v", "u"])
    #expect(root.children.flatMap(\.attributes).map(\.name) == ["p:x", "p:x", "q:x"])
    #expect(root.children.flatMap(\.attributes).map(\.namespace) == ["u", "v", "u"])
  }

  @Test func `keeps ten thousand names apart`() throws {
    let xml = "<a>" + (0..<10_000).map { "<n\($0) k\($0)='v'/>" }.joined() + "<n0 k9999=''/></a>"
    let children = Array(try parse(xml).root.children)
    #expect(children.map(\.name) == (0..<10_000).map { "n\($0)" } + ["n0"])
    #expect(children.flatMap(\.attributes).map(\.name) == (0..<10_000).map { "k\($0)" } + ["k9999"])
  }

  @Test func `parses on many threads at once`() async throws {
    let xml = "<a>" + String(repeating: "<b x='1&amp;' y='é'>t</b>", count: 500) + "</a>"
    let expected = try outline(parse(xml).root)
    let outlines = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { try outline(parse(xml).root) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outlines == [String](repeating: expected, count: 16))
  }

  @Test func `prints no output`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for xml in ["", "<a", "<a b='&nope;'/>", "<a x:y='1' x:y='2'/>", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "<a>\u{1}"] {
        _ = refusal(of: xml)
      }
    }
    // libxml2 writes to standard error by default.
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "")
  }
}
