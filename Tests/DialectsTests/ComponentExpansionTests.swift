import Diagnostics
import Testing
import TextFormats
import XMLTree

@testable import Dialects
@testable import ViewTree

/// Documents with their components and rows written out: the values, the limits, and the messages of slips.
@Suite struct ComponentExpansionTests {
  private func expanded(
    _ markup: String, _ elements: String = "", data: String? = nil, _ limits: ExpansionLimits = ExpansionLimits()
  ) throws -> XMLDocument {
    let components = try parseComponents(parseXML(Array("<elements>\(elements)</elements>".utf8)))
    let rows = try data.map { try parseJSON(Array($0.utf8)) }
    return try expandingComponents(of: parseXML(Array(markup.utf8)), components, data: rows, limits)
  }

  private func errors(
    _ markup: String, _ elements: String = "", data: String? = nil, _ limits: ExpansionLimits = ExpansionLimits()
  ) -> [String] {
    do {
      _ = try expanded(markup, elements, data: data, limits)
      return []
    } catch let error as InvalidInput {
      return error.diagnostics.map(\.problem.message)
    } catch {
      return ["\(error)"]
    }
  }

  /// An element with its attributes, its text and its children in one line.
  private func outline(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    return "\(element.name)\(attributes)[\(element.text)" + element.children.map(outline).joined() + "]"
  }

  // MARK: - Values

  @Test(
    arguments: [
      ("", []), ("plain", [.text("plain")]), ("{a}", [.variable("a")]),
      ("x{a}y", [.text("x"), .variable("a"), .text("y")]), ("{a}{b}", [.variable("a"), .variable("b")]),
      ("{{a}}", [.text("{a}")]), ("a{{{b}}}", [.text("a{"), .variable("b"), .text("}")]), ("}}", [.text("}")]),
      ("{{", [.text("{")]), ("a{", nil), ("a}", nil), ("}", nil), ("{", nil), ("{}", nil), ("{a", nil), ("{a{b}}", nil),
      ("{a}}", nil),
    ] as [(String, [ValueTemplate.Piece]?)])
  func `names in braces are variables, and two braces are one`(text: String, pieces: [ValueTemplate.Piece]?) {
    #expect(ValueTemplate(text)?.pieces == pieces)
    #expect(ValueTemplate(text)?.variables.count == pieces?.count { if case .variable = $0 { true } else { false } })
  }

  @Test(arguments: [("plain", false), ("a{", true), ("}b", true), ("[|~z", false)])
  func `a brace makes a text a template`(text: String, hasBraces: Bool) {
    #expect(ValueTemplate.hasBraces(text) == hasBraces)
  }

  @Test func `the values of a use replace the defaults, in attributes and texts`() throws {
    let card = """
      <element name='card'><parameter name='a'/><parameter name='b' default='5'/>\
      <row gap='{b}'><text width='{a}{b}'>{a}-{{b}}</text></row></element>
      """
    #expect(
      try outline(expanded("<feed><card a='3'/><card b='7' a='9'/></feed>", card).root)
        == "feed[row gap=5[text width=35[3-{b}]]row gap=7[text width=97[9-{b}]]]")
  }

  @Test func `values of data are texts, numbers, truth values or nothing`() throws {
    let data = #"[{"a": true, "b": null, "c": 1.5, "d": "x"}, {"a": false, "b": null, "c": 7, "d": ""}]"#
    let document = try expanded("<feed><text repeat='data' text='{a}|{b}|{c}|{d}'/></feed>", data: data)
    #expect(outline(document.root) == "feed[text text=true||1.5|x[]text text=false||7|[]]")
  }

  @Test func `rows of a member have the values of the rows around them`() throws {
    let data = #"{"list": {"rows": [{"n": "a", "of": [{"m": 3}, {"m": 5}]}, {"n": "b", "of": [{"m": 7}]}]}}"#
    let markup = "<feed><row repeat='data.list.rows'><text repeat='data.of' text='{n}{m}'/></row></feed>"
    #expect(
      try outline(expanded(markup, data: data).root) == "feed[row[text text=a3[]text text=a5[]]row[text text=b7[]]]")
  }

  @Test func `only the path of data repeats an element`() throws {
    let document = try expanded("<feed><row repeat='database'/><row repeat='3'/></feed>", data: "[1, 2]")
    #expect(outline(document.root) == "feed[row repeat=database[]row repeat=3[]]")
  }

  // MARK: - Limits

  /// A component of two elements, one in the other.
  private static let pair = "<element name='pair'><row><text/></row></element>"

  @Test(arguments: [(6, true), (5, true), (4, false), (3, false)])
  func `the number of elements may reach its limit`(limit: Int, isAllowed: Bool) {
    var limits = ExpansionLimits()
    limits.elements = limit
    #expect(
      errors("<feed><pair/><pair/></feed>", Self.pair, limits)
        == (isAllowed ? [] : ["components and rows make more than \(limit) elements (--max-views)"]))
  }

  @Test(arguments: [(5, true), (4, true), (3, false)])
  func `a component counts as a level of depth, but not after its end`(limit: Int, isAllowed: Bool) {
    var limits = ExpansionLimits()
    limits.depth = limit
    #expect(
      errors("<feed><pair/><pair/><pair/></feed>", Self.pair, limits)
        == (isAllowed ? [] : ["components and rows make elements more than \(limit) deep (--max-depth)"]))
  }

  @Test(arguments: [(1_000, true), (10_000, false)])
  func `the search for attributes among many parameters is work`(work: Int, isEnded: Bool) {
    let names = (0..<800).map { "p\($0)" }
    let parameters = names.map { "<parameter name='\($0)' default=''/>" }.joined()
    let many = "<element name='many'>\(parameters)<view/></element>"
    var limits = ExpansionLimits()
    limits.deadline = Deadline(nil, budget: WorkBudget(limit: work))
    let found = errors("<feed><many \(names.map { "\($0)=''" }.joined(separator: " "))/></feed>", many, limits)
    #expect(found == (isEnded ? ["the document takes more than \(work) units of work (--max-work)"] : []))
  }

  // MARK: - Slips

  @Test(arguments: [
    ("<card/>", "<card> needs the attribute 'title'"),
    ("<card title='a' xyz='b'/>", "unknown attribute 'xyz' of <card>, expected title or lines"),
    ("<card title='a' line='b'/>", "unknown attribute 'line' of <card>; did you mean 'lines'?"),
    ("<bare xyz='b'/>", "unknown attribute 'xyz' of <bare>, which has none"),
    ("<bare><view/></bare>", "<bare> has content; a component takes attributes only"),
    ("<bare>words</bare>", "<bare> has content; a component takes attributes only"),
    ("<text repeat='data.rows' text='{x}'/>", "entry 2 of the data has no member \"x\""),
    (
      "<text repeat='data.rows' text='{of}'/>",
      "the member \"of\" of the data is an object, expected a string or a number"
    ),
    (
      "<text repeat='data.rows' text='{x'/>",
      "'text' has a brace without its counterpart; expected a name in braces, or {{ and }} for braces"
    ),
    (
      "<text repeat='data.rows'>}</text>",
      "the text has a brace without its counterpart; expected a name in braces, or {{ and }} for braces"
    ),
    ("<text repeat='data.none'/>", "\"data.none\" is missing in the data, expected an array"),
    ("<text repeat='data.rows.of'/>", "\"data.rows.of\" is missing in the data, expected an array"),
    ("<text repeat='data.name'/>", "\"data.name\" is a string in the data, expected an array"),
  ])
  func `a slip in a use or in data is explained`(_ use: String, _ message: String) {
    let elements = """
      <element name='card'><parameter name='title'/><parameter name='lines' default='2'/><text/></element>\
      <element name='bare'><view/></element>
      """
    let data = #"{"name": "n", "rows": [{"x": 1, "of": {}}, {"of": {}}]}"#
    #expect(errors("<feed>\(use)</feed>", elements, data: data).first == message)
  }

  @Test func `an error is at the use of the component, or at the attribute that states its value`() throws {
    let card = "<element name='card'><parameter name='w'/><row><text text='{w}' lines='{w}'/></row></element>"
    let document = try expanded("<feed><card w='3'/></feed>", card)
    let row = try #require(document.root.children.first(where: { _ in true }))
    let text = try #require(row.children.first(where: { _ in true }))
    #expect(row.location.offset == 6)
    #expect(text.location.offset == 6)
    // `w='3'` begins behind `<feed><card `, its value behind `w='`.
    #expect(text.attributes.map(\.location.offset) == [15, 15])
  }

  // MARK: - Components files

  @Test(arguments: [
    ("a-b", true), ("a_b", true), ("b09", true), ("\u{E9}", true), ("-a", false), ("_a", false), ("9a", false),
    ("a/b", false), ("a:b", false), ("a b", false), ("", false),
  ])
  func `a name is a letter, then letters, digits, hyphens and underscores`(_ name: String, _ isValid: Bool) {
    let message = "'name' is \"\(name)\", expected a letter, then letters, digits, \"-\" and \"_\""
    #expect(errors("<feed/>", "<element name='\(name)'><row/></element>") == (isValid ? [] : [message]))
  }

  @Test(arguments: [
    ("", "x", "there is no parameter \"x\""), ("title", "x", "there is no parameter \"x\", expected title"),
    ("title lines", "x", "there is no parameter \"x\", expected title or lines"),
    ("title lines", "line", "there is no parameter \"line\"; did you mean \"lines\"?"),
  ])
  func `a variable of a body is a parameter`(_ parameters: String, _ name: String, _ message: String) {
    let known = parameters.split(separator: " ").map { "<parameter name='\($0)' default='1'/>" }.joined()
    #expect(errors("<feed/>", "<element name='c'>\(known)<text text='{\(name)}'/></element>") == [message])
    // The members of the rows of data are known with the data.
    #expect(
      errors("<feed/>", "<element name='c'>\(known)<row repeat='data'><text text='{\(name)}'/></row></element>") == [])
  }

  @Test(arguments: [
    ("repeat='data'", true), ("repeat='data.rows'", true), ("repeat='3'", true), ("repeat='database'", false),
    ("repeat='x'", false), ("width='data.rows'", false), ("width='30'", true),
  ])
  func `only a repetition has a path of data`(_ attribute: String, _ isValid: Bool) {
    #expect(errors("<feed/>", "<element name='c'><row \(attribute)/></element>").isEmpty == isValid)
  }
}
