import Testing
import XMLTree

@Suite struct HostileTests {
  private static let subset =
    "the document type declaration has an internal subset, which is refused; remove everything between '[' and ']'"

  @Test(arguments: [
    ("entity-bomb.xml", "2:16: \(subset)"),
    ("external-entity.xml", "2:16: \(subset)"),
    ("parameter-entity.xml", "1:53: \(subset)"),
    ("internal-subset.xml", "2:3: \(subset)"),
    ("truncated.xml", "4:38: expected white space or the end of the tag after this attribute"),
    ("invalid-utf8.xml", "3:18: these bytes are not valid UTF-8"),
    ("empty.xml", "1:1: the input is empty, expected an XML document"),
    ("blank.xml", "1:1: the input is empty, expected an XML document"),
    ("binary.xml", "1:1: the input is not text, expected an XML document"),
    ("nul.xml", "2:16: XML text cannot hold a NUL character"),
    ("utf-16-odd.xml", "2:7: these bytes are not valid UTF-16BE"),
    (
      "unknown-encoding.xml",
      "1:31: encoding \"klingon\" is not supported, expected UTF-8 or another that iconv knows"
    ),
    (
      "undeclared-entity.xml",
      "3:16: entity 'nbsp' not defined, expected &amp; &lt; &gt; &quot; &apos; or one such as &#160;"
    ),
  ])
  func `refuses`(file: String, expected: String) throws {
    let bytes = try hostile(file)
    #expect(refusal(of: bytes) == expected)
  }

  @Test(arguments: [
    ("doctype-without-subset.xml", "svg(rect[width=1 height=2])"),
    ("utf-16.xml", "View[text=日本語](Text[text=😀])"),
    ("windows-1252.xml", "View[text=“café” €]"),
    ("shift-jis.xml", "View[text=日本語 id=ｶ]"),
    ("undeclared-prefix.xml", "View[android:id=@+id/feed tools:text=x]"),
  ])
  func `accepts`(file: String, expected: String) throws {
    #expect(try outline(parseXML(hostile(file)).root) == expected)
  }

  @Test(arguments: ["PK\u{3}\u{4}\u{14}\0", "GIF89a\u{1}\0\u{1}\0", "\u{7F}ELF\u{2}\u{1}\u{1}\0", "bplist00\u{7}"])
  func `refuses bytes that are not text`(beginning: String) {
    #expect(refusal(of: beginning) == "1:1: the input is not text, expected an XML document")
    #expect(refusal(of: Array(beginning.utf8) + [0xFF]) == "1:1: the input is not text, expected an XML document")
  }

  @Test func `refuses a hundred thousand elements inside each other`() {
    let xml = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(refusal(of: xml) == "1:1537: elements are nested more than 512 deep (--max-depth)")
  }

  @Test func `accepts the deepest that is allowed`() throws {
    let xml = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
    #expect(try Array(parse(xml).root.descendants).count == 511)
  }

  @Test func `refuses by size before anything else`() {
    #expect(
      refusal(of: [UInt8](repeating: 0, count: 300 << 20))
        == "the input has 314572800 bytes, at most 268435456 are read (--max-input)")
  }

  @Test func `reads 200 MB of text in one element`() throws {
    var bytes = Array("<a>".utf8)
    bytes.append(contentsOf: [UInt8](repeating: 0x78, count: 200_000_000))
    bytes.append(contentsOf: Array("</a>".utf8))
    #expect(try parseXML(bytes).root.text.utf8.count == 200_000_000)
  }

  @Test func `refuses a start tag with a million attributes`() {
    let xml = "<a>\n <b " + (0..<1_000_000).map { "a\($0)=''" }.joined(separator: " ") + "/></a>"
    #expect(refusal(of: xml) == "2:2: this start tag has more than 1024 attributes (--max-attributes)")
  }

  @Test func `reads a start tag of two megabytes`() throws {
    for quote in ["'", "\""] {
      let xml = "<a><b>\n</b><c x=\(quote)" + String(repeating: "x", count: 2 << 20) + "\(quote)/></a>"
      #expect(refusal(of: xml) == nil)
    }
  }

  @Test(arguments: [
    ("<!-- <b ", "a='' ", "-->"),
    ("<!-- ", "<b a='' ", "-->"),
    ("<!-- > <b ", "a='' ", "-->"),
    ("<![CDATA[ > <b ", "a='' ", "]]>"),
    ("<?pi > <b ", "a='' ", "?>"),
    ("<![CDATA[<b ", "a='' ", "]]>"),
    ("<?pi <b ", "a='' ", "?>"),
    ("", "= ", ""),
    ("<b/>", "a='' > ", ""),
    ("<b x='>'/>", "a='' > ", ""),
  ])
  func `text that resembles a large start tag is not one`(before: String, repeated: String, after: String) {
    #expect(refusal(of: "<a>\(before)\(String(repeating: repeated, count: 400_000))\(after)</a>") == nil)
  }

  @Test(arguments: ["<!-- it's -->", "<![CDATA[it's]]>", "<?pi it's?>", "it's", "<b x='>' y=\"'\"/>", "<b></b>"])
  func `a large start tag is counted in every context`(before: String) {
    let attributes = (0..<1_025).map { "a\($0)=''" }.joined(separator: " ")
    let tooMany = "this start tag has more than 1024 attributes (--max-attributes)"
    #expect(refusal(of: "<a>\(before)\n<c \(attributes)/></a>") == "2:1: \(tooMany)")
    #expect(refusal(of: "<!DOCTYPE a SYSTEM \"it's>\">\n<c \(attributes)/>") == "2:1: \(tooMany)")
    #expect(refusal(of: "<!DOCTYPE c><c \(attributes)/>") == "1:13: \(tooMany)")
  }

  @Test func `one start tag may have 1024 attributes and not one more`() throws {
    let attributes = (0..<1_024).map { "a\($0)=\"=\"" }.joined(separator: " ")
    #expect(try parse("<a \(attributes)/>").root.attributes.count == 1_024)
    #expect(
      refusal(of: "<a \(attributes) b=''/>") == "1:1: this start tag has more than 1024 attributes (--max-attributes)")
  }

  @Test func `a start tag may be as long as the document`() throws {
    let value = String(repeating: "v", count: 3 << 20)
    #expect(try parse("<a x='\(value)'><b/></a>").root["x"]?.utf8.count == 3 << 20)
    #expect(try parse("<a x='\(value)&amp;'/>").root["x"]?.utf8.count == 3 << 20 + 1)
  }

  @Test func `limits may be as large or small as they can`() {
    var limits = XMLLimits()
    (limits.inputBytes, limits.attributes, limits.depth) = (.max, .max, .max)
    limits.namespaces = .max / 2
    #expect(refusal(of: "<a x='1'><b y='2' xmlns:p='u'/></a>", limits: limits) == nil)
    limits.depth = 0
    #expect(refusal(of: "<a/>", limits: limits) == "1:1: elements are nested more than 0 deep (--max-depth)")
    limits.attributes = 0
    #expect(
      refusal(of: "<a x='1'/>", limits: limits) == "1:1: this start tag has more than 0 attributes (--max-attributes)")
    limits.inputBytes = 0
    #expect(refusal(of: "<a/>", limits: limits) == "the input has 4 bytes, at most 0 are read (--max-input)")
  }

  @Test func `refuses namespace declarations without number`() {
    let level = "<a " + (0..<600).map { "xmlns:p\($0)='u'" }.joined(separator: " ") + ">"
    #expect(refusal(of: level + "\n" + level) == "2:1: more than 1024 namespace declarations are in scope")
    #expect(refusal(of: "<r>" + String(repeating: level + "</a>", count: 3) + "</r>") == nil)
  }

  @Test(
    arguments: [
      { "<n\($0)/>" }, { "<a n\($0)=''/>" }, { "<?n\($0)?>" }, { "<a xmlns:n\($0)='u'/>" }, { "<a xmlns='u\($0)'/>" },
      { "<n\($0):a/>" }, { "<a n\($0):b=''/>" },
    ] as [@Sendable (Int) -> String])
  func `refuses different names without number`(element: @Sendable (Int) -> String) {
    var limits = XMLLimits()
    limits.names = 1_000
    let few = "<r>" + (0..<450).map(element).joined(separator: "\n") + "</r>"
    #expect(refusal(of: few, limits: limits) == nil)
    let many = "<r>" + (0..<1_100).map(element).joined(separator: "\n") + "</r>"
    #expect(refusal(of: many, limits: limits)?.hasSuffix(": more than 1000 different names are used") == true)
  }

  @Test func `refuses more namespaces in scope than the limit`() {
    var limits = XMLLimits()
    limits.namespaces = 3
    let three = "<a xmlns:p='u'><b xmlns:q='u' xmlns:r='u'/><c xmlns:s='u' xmlns:t='u'/></a>"
    #expect(refusal(of: three, limits: limits) == nil)
    limits.namespaces = 2
    #expect(refusal(of: three, limits: limits) != nil)
  }

  @Test func `refuses a prefix bound to no namespace`() {
    #expect(refusal(of: "<a>\n<b xmlns:p=''/></a>") == "2:14: xmlns:p: Empty XML namespace is not allowed")
  }

  @Test(arguments: [
    ("#x", "D800", 1), ("#x", "110000", 1), ("#x", "FFFE", 1), ("#", "0", 1), ("#", "9", 20), ("#x", "F", 20),
    ("#", "9", 5_000_000), ("#x", "F", 5_000_000), ("", "a", 5_000_000),
  ])
  func `refuses references to no character`(before: String, repeated: String, count: Int) {
    let reference = "&\(before)\(String(repeating: repeated, count: count));"
    #expect(refusal(of: "<a>\(reference)</a>") != nil)
    #expect(refusal(of: "<a b=\"\(reference)\"/>") != nil)
  }

  @Test func `text between a million elements stays linear`() throws {
    let root = try parse("<a>" + String(repeating: "x&amp;<b c='&lt;'/>", count: 100_000) + "</a>").root
    #expect(root.text.utf8.count == 200_000)
    #expect(root.text.hasPrefix("x&x&") && root.text.hasSuffix("x&x&"))
  }
}
