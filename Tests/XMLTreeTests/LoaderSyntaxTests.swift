import Diagnostics
import Testing
import XMLTree

/// The syntax of JavaScript, JSX and Vue around and in the loaders of a source file.
@Suite struct LoaderSyntaxTests {
  private func parse(_ text: String) throws -> XMLDocument {
    try parseXML(Array(text.utf8), repairing: { _ in false })
  }

  /// The loader of a statement, which is not XML, with attributes and contents.
  private func loader(_ attributes: String = "", _ contents: String = "") -> String {
    "x = <ContentLoader \(attributes)>\(contents)</ContentLoader>"
  }

  private func leftOut(_ attribute: String) -> String {
    "the attribute '\(attribute)' is left out: its value is neither a number nor a text"
  }

  private func place(of element: XMLElement) -> String { position(element.location, in: element.document.text) }

  // MARK: - Attributes

  @Test(arguments: [
    ("a={1}", "a=1"), ("a={ -1.5e3 }", "a=-1.5e3"), ("a={true}", "a=true"), ("a={\tfalse}", "a=false"),
    ("a={'x'}", "a=x"), (#"a={"x"}"#, "a=x"), ("a={`x`}", "a=x"), ("a={''}", "a="), (#"a={"'"}"#, "a='"),
    (#"a={'b"c'}"#, #"a=b"c"#), (#"a='b"c'"#, #"a=b"c"#), ("a='b<c'", "a=b<c"), ("a='b\nc'", "a=b c"),
    ("a", "a="), ("a = {2}", "a=2"), ("a= '3'", "a=3"), ("a b='4'", "a= b=4"),
    (#":a="4""#, "a=4"), (#"v-bind:a="'5'""#, "a=5"), (#":a="`6`""#, "a=6"), (#"a="'7'""#, "a='7'"),
    ("A='1'", "A=1"), ("z='1'", "z=1"), ("a0='1'", "a0=1"), ("a9='1'", "a9=1"), ("a-b='1'", "a-b=1"),
    ("a_b='1'", "a_b=1"), ("/* b='1' */ a='2'", "a=2"), ("// b='1'\n a='2'", "a=2"),
    ("a={/* } */ 1} b='2'", "b=2"), ("a={b({c: {}})} d='2'", "d=2"), (#"a={b("}")} d='2'"#, "d=2"),
    (#"a={b("\"}")} d='2'"#, "d=2"), (#"a={b('\\')} d='2'"#, "d=2"), ("a={b(`}`)} d='2'", "d=2"),
    ("a={b / c} d='2'", "d=2"),
  ])
  func `literals are values`(_ attributes: String, _ expected: String) throws {
    #expect(try outline(parse(loader(attributes)).root) == "ContentLoader[\(expected)]")
  }

  @Test(arguments: [
    "a={b}", "a={'b' + 'c'}", "a={'b' + `c`}", "a={`${b}`}", #":a="b""#, #"v-bind:a="b""#, "a={}", "a={ }", "a={1px}",
    "a={truely}", "a={null}",
  ])
  func `another expression is left out with a note`(_ attribute: String) throws {
    let document = try parse(loader(attribute))
    #expect(outline(document.root) == "ContentLoader")
    #expect(document.repairs.map(\.problem.message) == [leftOut("a")])
    #expect(position(document.repairs[0].location, in: document) == "1:20")
  }

  /// A drawing needs neither handlers nor directives nor properties of a document around it.
  @Test(arguments: [
    "style={a}", "className={a}", ":class=\"a\"", "key={a}", "ref={a}", "id={a}", "uniqueKey={a}", "title={a}",
    "onClick={a}", ":is=\"a\"", "onPress={a}", "@click=\"a\"", "v-if=\"a\"", "v-else", "a.b='1'", "{/* a */}", "{a}",
  ])
  func `some attributes are left out without a note`(_ attribute: String) throws {
    let document = try parse(loader(attribute + " a='1'"))
    #expect(outline(document.root) == "ContentLoader[a=1]")
    #expect(document.repairs.isEmpty)
  }

  @Test func `spread properties are left out with a note`() throws {
    let document = try parse(loader("a={1} {...b} c={2}"))
    #expect(outline(document.root) == "ContentLoader[a=1 c=2]")
    #expect(
      document.repairs.map(\.problem.message) == [
        "spread properties are left out: their values are not in the file"
      ])
  }

  // MARK: - Contents

  @Test(arguments: [
    ("<a/>", "a"), ("<a b={1}></a>", "a[b=1]"), ("<g><a/></g >", "g(a)"), ("b", ""), ("{1}", ""), ("{b}<a/>", "a"),
    ("<!-- <b/> --><a/>", "a"), ("<!----><a/>", "a"), ("{/* <b/> */}<a/>", "a"), ("{ // <b/>\n}<a/>", "a"),
    ("{'<b/>'}<a/>", "a"), ("{'}'}<a/>", "a"), (#"{"\"}"}<a/>"#, "a"), ("{`}`}<a/>", "a"), ("{{c: {}}.d}<a/>", "a"),
    ("<><a/></>", "a"), ("<Fragment><a/></Fragment>", "a"), ("<template #b><a/></template>", "a"),
    ("<React.Fragment key={1}><a/></React.Fragment>", "a"), ("<Fragments><a/></Fragments>", "Fragments(a)"),
  ])
  func `elements are read, and texts, comments and other expressions are not`(
    _ contents: String, _ expected: String
  ) throws {
    let document = try parse(loader("", contents))
    #expect(outline(document.root) == "ContentLoader" + (expected.isEmpty ? "" : "(\(expected))"))
    #expect(document.repairs.isEmpty)
  }

  @Test(arguments: ["{b && <c/>}<a/>", "{b ? <c/> : '}'}<a/>", "{b.map(() => <c d={e}/>)}<a/>"])
  func `elements of an expression are left out with a note`(_ contents: String) throws {
    let document = try parse(loader("", contents))
    #expect(outline(document.root) == "ContentLoader(a)")
    #expect(document.repairs.map(\.problem.message) == ["elements that an expression makes are left out"])
    #expect(position(document.repairs[0].location, in: document) == "1:21")
  }

  // MARK: - Places

  /// The positions of the root and of the element `r` are those of the file, unless something before them on the same
  /// line becomes longer: `rtl=""`, `&lt;` or the common name of loaders.
  @Test(arguments: [
    ("x = <ContentLoader a={1}><r/></ContentLoader>", "1:5 1:26"),
    ("x = <ContentLoader a={ 1 }><r/></ContentLoader>", "1:5 1:28"),
    ("x = <ContentLoader a={'1'}><r/></ContentLoader>", "1:5 1:28"),
    ("x = <ContentLoader a={b}><r/></ContentLoader>", "1:5 1:26"),
    ("x = <ContentLoader {...p}><r/></ContentLoader>", "1:5 1:27"),
    ("x = <ContentLoader /* c */><r/></ContentLoader>", "1:5 1:28"),
    ("x = <ContentLoader // c\n><r/></ContentLoader>", "1:5 2:2"),
    ("x = <ContentLoader :a=\"1\"><r/></ContentLoader>", "1:5 1:27"),
    ("x = <ContentLoader a={\n1}><r/></ContentLoader>", "1:5 2:4"),
    ("x = <ContentLoader a='b\n\nc'><r/></ContentLoader>", "1:5 3:4"),
    ("x = <ContentLoader rtl><r/></ContentLoader>", "1:5 1:27"),
    ("x = <ContentLoader a='b<c'><r/></ContentLoader>", "1:5 1:31"),
    ("x\n y = <content-loader><r/></content-loader>", "2:6 2:22"),
    ("x = <ContentLoader>{b\n} <!-- c --> t <r/></ContentLoader>", "1:5 2:16"),
    ("x = <ContentLoader><><r/></></ContentLoader>", "1:5 1:22"),
    ("/* c */ <ContentLoader><r/></ContentLoader>", "1:9 1:24"),
  ])
  func `elements keep their places`(_ text: String, _ expected: String) throws {
    let document = try parse(text)
    let element = try #require(document.root.child("r"))
    #expect([document.root, element].map { place(of: $0) }.joined(separator: " ") == expected)
  }

  /// The start tag of the root replaces the nine characters before the first loader.
  @Test(arguments: [("const abc =", "1:3 1:12"), ("const a =", "1:1 1:10"), ("a\nconst abc =", "2:3 2:12")])
  func `the root of several loaders is before the first`(_ before: String, _ expected: String) throws {
    let document = try parse(before + "<ContentLoader/>, <ContentLoader/>")
    #expect(outline(document.root) == "loaders(ContentLoader ContentLoader)")
    let first = try #require(document.root.child("ContentLoader"))
    #expect([document.root, first].map { place(of: $0) }.joined(separator: " ") == expected)
  }

  @Test func `the root of several loaders is at the start of a file without space before them`() throws {
    let document = try parse("a =<ContentLoader/>, <ContentLoader/>")
    #expect(outline(document.root) == "loaders(ContentLoader ContentLoader)")
    #expect(position(document.root.location, in: document) == "1:1")
  }

  // MARK: - Comments and names

  @Test(arguments: [
    "// <ContentLoader>\n<ContentLoader/>", "{ /* <ContentLoader> */<ContentLoader/>",
    "a {/* <ContentLoader> */<ContentLoader/>", "f(/* <ContentLoader> */<ContentLoader/>",
    "a,/* <ContentLoader> */<ContentLoader/>", "a;// <ContentLoader>\n<ContentLoader/>",
    "<a>/* <ContentLoader> */<ContentLoader/>", "a\t/* <ContentLoader> */<ContentLoader/>",
    "a = 'https://b.c'; <ContentLoader/>", "a = 'b/*.c'; <ContentLoader/>", "a / b; <ContentLoader/>",
    "/*/ <ContentLoader> */<ContentLoader/>", "/**/<ContentLoader/>", "a /* * / <ContentLoader> **/<ContentLoader/>",
    "<ContentLoader/> /", "<ContentLoader/> //", "<ContentLoader/> /*", "<ContentLoader/> /* *",
    "<ContentLoader/> // <ContentLoader/>", "<ContentLoader/> <", "<ContentLoaders>, <ContentLoader/>",
  ])
  func `one loader is outside of comments`(_ text: String) throws {
    // The file of a component is no record and no template, with which it could begin.
    #expect(try outline(parse("a " + text).root) == "ContentLoader")
  }

  /// The names of the imports from the module of loaders, which are up to 40 words before its name.
  @Test(
    arguments: [
      ("import B from 'react-content-loader'", true), ("import B from \"vue-content-loader/native\"", true),
      ("import B, { Rect } from 'react-content-loader'", true), ("import { B } from 'react-content-loader'", false),
      ("import {B} from 'react-content-loader'", false), ("import B from 'content-loader'", false),
      ("import { ContentLoader as B } from 'vue-content-loader'", true),
      ("import {Rect,ContentLoader as B} from 'vue-content-loader'", true),
      ("import { ContentLoader is B } from 'vue-content-loader'", false),
      ("import { Loader as B } from 'vue-content-loader'", false),
      ("import A from 'a'; import B from 'react-content-loader'", true),
      ("import B from 'b'; import A from 'react-content-loader'", false),
      ("export B from 'react-content-loader'", false), ("'react-content-loader'; import B from 'b'", false),
      ("import B, {" + String(repeating: "a,", count: 37) + "} from 'react-content-loader'", true),
      ("import B, {" + String(repeating: "a,", count: 38) + "} from 'react-content-loader'", false),
    ] as [(String, Bool)])
  func `the name of an import is that of loaders`(_ script: String, _ isLoader: Bool) throws {
    let document = try parse(script + "\n<ContentLoader/> <B/>")
    let expected = isLoader ? "loaders(ContentLoader ContentLoader)" : "ContentLoader"
    #expect(outline(document.root) == expected)
  }

  @Test(arguments: ["type", "from"])
  func `a word of the import is not the name of loaders`(_ word: String) throws {
    let document = try parse("import \(word) B from 'react-content-loader'\n<ContentLoader/> <\(word)/>")
    #expect(outline(document.root) == "ContentLoader")
  }

  // MARK: - Limits

  @Test(arguments: [(199, true), (200, false)])
  func `elements are nested up to 200 deep`(_ count: Int, _ isRead: Bool) {
    let groups = String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count)
    #expect(((try? parse(loader("", groups))) != nil) == isRead)
  }

  @Test(arguments: [(100, true), (101, false)])
  func `names have up to 100 bytes`(_ count: Int, _ isRead: Bool) {
    let name = String(repeating: "a", count: count)
    #expect(((try? parse(loader("", "<\(name)/>"))) != nil) == isRead)
    #expect(((try? parse(loader(name)))?.root[name] == "") == isRead)
  }

  @Test(arguments: [(4 << 20, true), (4 << 20 + 1, false)])
  func `a file has up to 4 MiB`(_ count: Int, _ isRead: Bool) {
    let loader = Array("\n<ContentLoader/>".utf8)
    let text = Array("a //".utf8) + [UInt8](repeating: 0x78, count: count - 4 - loader.count) + loader
    #expect(((try? parseXML(text, repairing: { _ in false })) != nil) == isRead)
  }

  @Test(arguments: [
    "<ContentLoader a=", "<ContentLoader a= ", "<ContentLoader a=b>", "<ContentLoader a=b/>", "<ContentLoader {a",
    "<ContentLoader =", "<ContentLoader / >", "<ContentLoader a={'}/>", "<ContentLoader a={b\\", "<ContentLoader>{a",
    "<ContentLoader><!-- a", "<ContentLoader><!-- a </ContentLoader>", "<ContentLoader><>", "<ContentLoader><Fragment",
    "<ContentLoader></ContentLoader", "<ContentLoader><a></ContentLoader>", "<ContentLoader a={b('\\", "<ContentLoader",
    "<ContentLoader :a=\"b", "<ContentLoader>{a(/*", "<ContentLoader //", "<ContentLoader /*",
  ])
  func `a loader that does not end is refused`(_ text: String) {
    #expect(throws: InvalidInput.self) { try parse("a " + text) }
  }
}
