import Testing

@testable import ViewTree

/// The parts of a selector, and the names of views that they match.
@Suite struct SelectorTests {
  private static func compound(
    _ name: String? = nil, _ className: String? = nil, id: String? = nil, isChild: Bool = false,
    _ attributes: [(String, String?)] = []
  ) -> Selector.Compound {
    var compound = Selector.Compound()
    (compound.name, compound.className, compound.identifier, compound.isChild) = (name, className, id, isChild)
    compound.attributes = attributes.map { Selector.Attribute(name: $0.0, value: $0.1) }
    return compound
  }

  private static let texts: [(text: String, compounds: [Selector.Compound])] = [
    ("*", [compound()]), ("a.b", [compound("a.b")]), (".b", [compound(nil, "b")]), (".b.c", [compound(nil, "b.c")]),
    ("a#b", [compound("a", id: "b")]), (".a#b", [compound(nil, "a", id: "b")]), ("#a.b", [compound(id: "a.b")]),
    ("a>b", [compound("a"), compound("b", isChild: true)]),
    ("#a>#b", [compound(id: "a"), compound(id: "b", isChild: true)]),
    (" a  b > c ", [compound("a"), compound("b"), compound("c", isChild: true)]),
    ("a > b c", [compound("a"), compound("b", isChild: true), compound("c")]),
    ("[x][y=1]", [compound(nil, [("x", nil), ("y", "1")])]), ("a#b[x]", [compound("a", id: "b", [("x", nil)])]),
    ("a[x]#b", [compound("a", id: "b", [("x", nil)])]), ("[x=]", [compound(nil, [("x", "")])]),
    ("[x=a=b]", [compound(nil, [("x", "a=b")])]), ("[x='a b']", [compound(nil, [("x", "a b")])]),
    ("[x=\"a>b\"]", [compound(nil, [("x", "a>b")])]), ("[x=']", [compound(nil, [("x", "'")])]),
    ("[x='']", [compound(nil, [("x", "")])]), ("[x='a\"]", [compound(nil, [("x", "'a\"")])]),
    ("[x=aba]", [compound(nil, [("x", "aba")])]),
  ]

  private static func compound(_ name: String?, _ attributes: [(String, String?)]) -> Selector.Compound {
    compound(name, nil, attributes)
  }

  @Test(arguments: texts.indices) func `a selector has compounds`(_ number: Int) throws {
    let (text, compounds) = Self.texts[number]
    let selector = try #require(Selector(text))
    #expect(selector.compounds == compounds)
    #expect(selector.text == text)
  }

  @Test(arguments: ["#a#b", "[x]a", "#a[x]#b", "a .", "a > > b", "[x", "a[=1]", "a b >", "a#", "a.b[]"])
  func `an order of parts that is not allowed is refused`(_ text: String) {
    #expect(Selector(text) == nil)
  }

  private let traits = ViewTraits(
    element: "imageView", className: "shop.list.Badge", identifier: "com.shop:id/title"
  ) { ["style": "plain", "empty": ""][$0] }

  @Test(arguments: [
    ("*", true), ("imageView", true), ("ImageView", false), ("Badge", true), ("shop.list.Badge", true),
    ("list.Badge", false), ("imageView.Badge", true), ("imageView.shop.list.Badge", true), ("imageView.list", false),
    ("image.Badge", false), (".Badge", true), (".imageView", false), ("#title", true), ("#com.shop:id/title", true),
    ("#id/title", false), ("#itle", false), ("[style]", true), ("[style=plain]", true), ("[style=wide]", false),
    ("[empty]", true), ("[empty=]", true), ("[other]", false), ("[style=plain][other]", false),
    ("Badge#other", false), ("other#title", false),
  ])
  func `a view matches a compound`(_ text: String, _ matches: Bool) throws {
    let compound = try #require(Selector(text)?.compounds.first)
    #expect(traits.match(compound) == matches)
  }

  @Test(arguments: [("a:id/b:id/c", "c", true), ("a:id/b:id/c", "b:id/c", true), ("a:id/b:id/c", "b", false)])
  func `an identifier may follow a part of a resource name`(_ identifier: String, _ id: String, _ matches: Bool) {
    var traits = self.traits
    traits.identifier = identifier
    #expect(traits.match(Self.compound(id: id)) == matches)
    traits.identifier = nil
    #expect(!traits.match(Self.compound(id: id)))
    traits.className = nil
    #expect(!traits.match(Self.compound("Badge")) && traits.match(Self.compound("imageView")))
  }
}
