import Testing
import XMLTree

/// The comparison of elements without strings.
@Suite struct ElementMatcherTests {
  /// The values of `id` and `text` may differ, and in elements `a` the numbers of `width` and `height`.
  private func matcher(of document: XMLDocument) -> XMLElementMatcher {
    let known: [String: UInt16] = ["a": 3, "b": 4, "id": 5, "text": 7, "width": 9, "height": 11, "k": 13, "l": 14]
    let names = (0..<document.nameCount).map { document.spelling(ofName: $0) }
    return XMLElementMatcher(
      document, codes: names.map { known[$0] ?? XMLElementMatcher.unknownName }, varying: (5, 7), numbers: (9, 11),
      in: names.map { $0 == "a" })
  }

  /// Elements that agree have equal hashes; those of the others differ as a rule.
  private static let pairs: [(one: String, two: String, agree: Bool)] = [
    ("<a/>", "<a></a>", true), ("<a k='1'/>", "<a k='1'/>", true), ("<a k='1'/>", "<b k='1'/>", false),
    ("<a k='1'/>", "<a l='1'/>", false), ("<a k='1'/>", "<a/>", false), ("<a/>", "<a k='1'/>", false),
    ("<a k='1'/>", "<a k='1' l='2'/>", false), ("<a k='1' l='2'/>", "<a l='2' k='1'/>", false),
    ("<a k='12'/>", "<a k='1'/>", false), ("<a k='1'/>", "<a k='12'/>", false), ("<a k=''/>", "<a k='1'/>", false),
    ("<a k='12'/>", "<a k='13'/>", false), ("<a k='12'/>", "<a k='22'/>", false),
    ("<a k='abcdefgh'/>", "<a k='abcdefgi'/>", false), ("<a k='abcdefghi'/>", "<a k='abcdefghj'/>", false),
    ("<a k='abcdefghabcdefghi'/>", "<a k='abcdefgiabcdefghi'/>", false),
    ("<a k='abcdefghabcdefghi'/>", "<a k='abcdefghabcdefghi'/>", true), ("<a k='é'/>", "<a k='é'/>", true),
    ("<a k='é'/>", "<a k='è'/>", false),
    // Identifiers and texts.
    ("<a id='1'/>", "<a id='other'/>", true), ("<b text='1'/>", "<b text=''/>", true),
    ("<a id='1' k='2'/>", "<a id='3' k='4'/>", false), ("<a text='1' k='2'/>", "<a text='3' k='4'/>", false),
    ("<a id='1' k='2'/>", "<a id='3' k='2'/>", true), ("<a id='1'/>", "<a text='1'/>", false),
    // Numbers of 1 to 8 digits and points.
    ("<a width='12'/>", "<a width='345.5'/>", true), ("<a height='0'/>", "<a height='9'/>", true),
    ("<a width='12345678'/>", "<a width='.'/>", true), ("<a width='123456789'/>", "<a width='1'/>", false),
    ("<a width='1'/>", "<a width='123456789'/>", false), ("<a width='123456789'/>", "<a width='123456789'/>", true),
    ("<a width=''/>", "<a width='1'/>", false), ("<a width=''/>", "<a width=''/>", true),
    ("<a width='-1'/>", "<a width='1'/>", false), ("<a width='1/'/>", "<a width='1'/>", false),
    ("<a width='1:'/>", "<a width='1'/>", false), ("<a width='1'/>", "<a width='wrap'/>", false),
    ("<a height='wrap'/>", "<a height='fill'/>", false), ("<a height='wrap'/>", "<a height='wrap'/>", true),
    ("<a height='1'/>", "<a height='2dp'/>", false), ("<a width='1' k='2'/>", "<a width='3' k='4'/>", false),
    ("<b width='12'/>", "<b width='13'/>", false), ("<b height='12'/>", "<b height='13'/>", false),
    ("<b height='12'/>", "<b height='12'/>", true),
    // References, which are not in the text.
    ("<a k='1&amp;2'/>", "<a k='1&amp;2'/>", true), ("<a k='1&amp;2'/>", "<a k='1&#38;2'/>", true),
    ("<a k='1&#50;'/>", "<a k='12'/>", true), ("<a k='12'/>", "<a k='1&#50;'/>", true),
    ("<a width='1&#50;'/>", "<a width='12'/>", true), ("<a width='1&#50;'/>", "<a width='13'/>", false),
  ]

  @Test(arguments: pairs.indices)
  func `elements agree by their names and attributes`(_ number: Int) throws {
    let (one, two, agree) = Self.pairs[number]
    let document = try parse("<r><c k='0'/>\(one)\(two)</r>")
    let matcher = matcher(of: document)
    let elements = Array(document.root.children.dropFirst())
    #expect(matcher.agree(elements[0].index, elements[1]) == agree)
    #expect(matcher.agree(elements[1].index, elements[0]) == agree)
    let hashes = elements.map { matcher.summary(of: $0).hash }
    // A value with references or letters beyond ASCII is hashed by its length alone.
    guard (one + two).utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "&") }) else { return }
    #expect((hashes[0] == hashes[1]) == agree)
  }

  @Test func `values with references of the same length may differ`() throws {
    let document = try parse("<r><a k='1&amp;2'/><a k='1&lt;2'/><a k='1&lt;3&amp;'/></r>")
    let matcher = matcher(of: document)
    let elements = Array(document.root.children)
    #expect(!matcher.agree(elements[0].index, elements[1]) && !matcher.agree(elements[1].index, elements[2]))
    #expect(matcher.summary(of: elements[0]).hash == matcher.summary(of: elements[1]).hash)
    #expect(matcher.summary(of: elements[0]).hash != matcher.summary(of: elements[2]).hash)
  }

  @Test func `a summary has the attributes that may differ`() throws {
    let document = try parse(
      """
      <r><a k='1' text='Ab&amp;c' id='é' height='5' width='46'/><b height='5' width='46'/><a width='wrap' k='1'/></r>
      """)
    let matcher = matcher(of: document)
    let summaries = document.root.children.map { matcher.summary(of: $0) }
    let (first, second) = (try #require(summaries[0].first), try #require(summaries[0].second))
    #expect([first, second].map { matcher.value(at: $0) } == ["é", "Ab&c"])
    #expect([first, second].map { matcher.asciiCount(at: $0) } == [nil, 4])
    let (width, height) = (try #require(summaries[0].firstNumber), try #require(summaries[0].secondNumber))
    #expect([width, height].map { Array(matcher.bytes(at: $0)) } == [Array("46".utf8), Array("5".utf8)])
    #expect([width, height].map { matcher.asciiCount(at: $0) } == [2, 1])
    for summary in summaries.dropFirst() {
      #expect(summary.first == nil && summary.second == nil)
      #expect(summary.firstNumber == nil && summary.secondNumber == nil)
    }
  }

  @Test(arguments: [
    ("<a>a\u{80}</a>", nil as Int?), ("<a>abc</a>", 3), ("<a>a\u{7F}</a>", 2), ("<a>é</a>", nil), ("<a> ab </a>", 2),
    ("<a>x&amp;y&lt;</a>", 4), ("<a b='&amp;é'>&#65;&#127;</a>", 2), ("<a>&#233;y</a>", nil), ("<a>y&#128;</a>", nil),
    ("<a/>", 0),
  ])
  func `characters are counted if all are ASCII`(_ xml: String, _ count: Int?) throws {
    #expect(try parse(xml).root.asciiTextCount == count)
  }

  @Test func `elements know their contents and the numbers of their names`() throws {
    let document = try parse(
      "<r xmlns:p='u'><a k='1'/><p:a p:k='2'>t</p:a><b> <c/><c><d/></c> </b><a> </a></r>")
    let elements = [document.root] + Array(document.root.descendants)
    #expect(elements.map(\.name) == ["r", "a", "a", "b", "c", "c", "d", "a"])
    #expect(elements.map(\.hasText) == [false, false, true, false, false, false, false, false])
    #expect(elements.map(\.hasChildren) == [true, false, false, true, false, true, false, false])
    #expect(elements.map(\.childCount) == [4, 0, 0, 2, 0, 1, 0, 0])
    #expect(elements.map { document.end(ofElementAt: $0.index) } == [8, 2, 3, 7, 5, 7, 7, 8])
    #expect(elements[1].nameNumber == elements[7].nameNumber && elements[1].nameNumber != elements[2].nameNumber)
    #expect(elements.map { document.spelling(ofName: $0.nameNumber) } == elements.map(\.name))
    #expect(elements.map { document.hasNamespace(name: $0.nameNumber) } == elements.map { $0.namespace != nil })
    #expect(elements.allSatisfy { $0.nameNumber < document.nameCount })
    let attributes = [1, 2].flatMap { Array(elements[$0].attributes) }
    #expect(attributes.map { document.hasNamespace(name: $0.nameNumber) } == [false, true])
    #expect(
      try attributes.map { $0.belongs(to: document) } + [attributes[0].belongs(to: parse("<a/>"))] == [
        true, true, false,
      ])
  }
}
