import Skeleton
import TestSupport
import Testing

/// Components files and rows of data.
@Suite struct ComponentTests {
  private func bytes(_ name: String) throws -> [UInt8] { try Fixture("components/\(name)").bytes() }

  private func options(data: String? = nil) throws -> RenderOptions {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond) = (0.5, 2)
    options.elements = try ElementSet(bytes("elements.xml"))
    if let data { options.data = try RowSet(bytes(data)) }
    return options
  }

  private static let pairs: [(String, String?)] = [("two-cards", nil), ("a-page", nil), ("stock", "stock.json")]

  @Test(arguments: pairs)
  func `a document with components is the document written out`(_ pair: (String, String?)) throws {
    let options = try options(data: pair.1)
    // The outputs of a scene share its layouts at other widths.
    let short = try Document(bytes(pair.0 + ".xml"), options: options).scene(options)
    let written = try Document(bytes(pair.0 + "-written-out.xml"), options: options).scene(options)
    #expect(short.warnings.map(\.message) == written.warnings.map(\.message))
    for format in OutputFormat.allCases {
      let (short, written) = (try short.render(as: format), try written.render(as: format))
      #expect(short.bytes == written.bytes, "\(format)")
      #expect(short.warnings.map(\.message) == written.warnings.map(\.message), "\(format)")
    }
  }

  @Test(arguments: pairs)
  func `explanation and frames equal those of the document without components`(_ pair: (String, String?)) throws {
    let options = try options(data: pair.1)
    let (short, written) = (
      try Document(bytes(pair.0 + ".xml")), try Document(bytes(pair.0 + "-written-out.xml"))
    )
    #expect(try short.scene(options).explanation.bytes == written.scene(options).explanation.bytes)
    #expect(try short.layout(as: .json, options).bytes == written.layout(as: .json, options).bytes)
  }

  // MARK: - Errors

  @Test func `an error of several rows is also one of the next document`() throws {
    var options = RenderOptions()
    options.data = try RowSet(Array("[1,2]".utf8))
    for markup in ["<feed><cell repeat='data' gap='rows'/></feed>", "<feed><cell gap='rows'/></feed>"] {
      #expect(throws: RenderError.self) { _ = try Document(markup).scene(options) }
    }
  }

  private func errors(_ elements: String) -> [String] {
    do throws(RenderError) {
      _ = try ElementSet(elements)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private func errors(_ markup: String, _ options: RenderOptions) -> [String] {
    do throws(RenderError) {
      _ = try render(Array(markup.utf8), as: .json, options: options)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func `every slip of a components file is reported with its place`() throws {
    let found = errors(String(decoding: try bytes("every-slip-is-an-error.xml"), as: UTF8.self))
    #expect(
      found == [
        "1:11: unknown attribute 'version' of <elements>, which has none",
        "2:3: <element> needs the attribute 'name'",
        "3:18: 'name' is \"9\", expected a letter, then letters, digits, \"-\" and \"_\"",
        "4:18: <row> is an element of the native dialect; a component needs another name",
        "5:29: the component \"two\" has 2 elements besides its parameters, expected one",
        "6:49: there is more than one <parameter> with the name \"lines\"",
        "7:3: there is more than one <element> with the name \"card\"",
        "8:3: unknown element <elemnt> in <elements>; did you mean <element>?",
      ])
  }

  @Test func `every slip in the body of a component is reported with its place`() throws {
    let found = errors(String(decoding: try bytes("every-slip-in-a-body.xml"), as: UTF8.self))
    #expect(
      found == [
        "4:15: 'gap' of <row> is \"wide\", expected one or two lengths such as 8 or 8 16",
        "5:7: unknown element <txt> in <card>; did you mean <text>?",
        "6:20: there is no parameter \"line\"; did you mean \"lines\"?",
        "6:34: 'text' has a brace without its counterpart; expected a name in braces, or {{ and }} for braces",
        "7:7: unknown element <badg> in <card>; did you mean <badge>?",
      ])
    #expect(
      errors("<elements><element name='a'><row gap='wide'/></element></elements>").first?
        .hasPrefix("1:39: 'gap' of <row> is \"wide\", expected") == true)
    // The default of a parameter is checked where it is used.
    #expect(
      errors("<elements><element name='a'><parameter name='w' default='wide'/><row gap='{w}'/></element></elements>")
        == ["1:75: 'gap' of <row> is \"wide\", expected one or two lengths such as 8 or 8 16"])
    // A component with a parameter that only a use states is checked, too.
    #expect(
      errors(
        "<elements><element name='a'><parameter name='w'/><row width='{w}' heigth='5' gap='wide'><text repeat='data'/>"
          + "</row></element></elements>"
      ).map { $0.split(separator: "'")[1] } == ["heigth", "gap"])
  }

  @Test(arguments: [
    ("<element name='a'><a/></element>", "1:29: the component \"a\" contains itself: a → a"),
    (
      "<element name='a'><row><b/></row></element><element name='b'><row><c/></row></element>"
        + "<element name='c'><column><a/></column></element>",
      "1:29: the component \"a\" contains itself: a → b → c → a"
    ),
  ])
  func `recursion is refused`(_ elements: String, _ message: String) {
    #expect(errors("<elements>\(elements)</elements>") == [message])
  }

  @Test(arguments: [
    ("<feed><productCard/></feed>", "1:7: <productCard> needs the attribute 'title'"),
    (
      "<feed><productCard title='a' linez='2'/></feed>",
      "1:37: unknown attribute 'linez' of <productCard>; did you mean 'lines'?"
    ),
    (
      "<feed><productCard title='a' lines='many'/></feed>",
      "1:37: 'lines' of <text> is \"many\", expected a whole number such as 3"
    ),
    ("<feed><priceTag>x</priceTag></feed>", "1:7: <priceTag> has content; a component takes attributes only"),
    ("<feed><productCrd title='a'/></feed>", "1:7: unknown element <productCrd>; did you mean <productCard>?"),
  ])
  func `a wrong use is reported with its place`(_ markup: String, _ message: String) throws {
    #expect(errors(markup, try options()) == [message])
  }

  @Test func `an expansion is bounded`() throws {
    let levels = (0..<12).map { level in
      "<element name='e\(level)'><row>" + String(repeating: "<e\(level + 1)/>", count: 8) + "</row></element>"
    }
    let elements = "<elements>\(levels.joined())<element name='e12'><view/></element></elements>"
    var options = RenderOptions()
    options.elements = try ElementSet(elements)
    options.limits.views = 10_000
    #expect(
      errors("<feed><e0/></feed>", options) == [
        "1:7: components and rows make more than 10000 elements (--max-views)"
      ])
    let deep = (0..<40).map { "<element name='d\($0)'><row><row><d\($0 + 1)/></row></row></element>" }.joined()
    options.elements = try ElementSet("<elements>\(deep)<element name='d40'><view/></element></elements>")
    options.limits.depth = 64
    #expect(
      errors("<feed><d0/></feed>", options) == [
        "1:7: components and rows make elements more than 64 deep (--max-depth)"
      ])
  }

  // MARK: - Rows

  @Test(arguments: [
    ("{}", "1:21: \"data\" is an object in the data, expected an array"),
    ("[{\"nam\": \"a\"}]", "1:39: entry 1 of the data has no member \"name\""),
    (
      "[{\"name\": [1]}]", "1:39: the member \"name\" of the data is an array, expected a string or a number"
    ),
  ])
  func `wrong data is reported with its place`(_ data: String, _ message: String) throws {
    var options = RenderOptions()
    options.data = try RowSet(data)
    #expect(errors("<feed><cell repeat=\"data\"><text text=\"{name}\"/></cell></feed>", options) == [message])
  }

  @Test func `rows without data are an error, and braces outside of rows are text`() throws {
    let found = errors("<feed><cell repeat='data'/></feed>", RenderOptions())
    #expect(found.count == 1 && found[0].hasPrefix("1:21: 'repeat' of <cell> is \"data\", expected"))
    var options = RenderOptions()
    options.elements = try ElementSet("<elements><element name=\"rows\"><cell repeat=\"data\"/></element></elements>")
    #expect(errors("<feed><rows/></feed>", options) == ["1:7: repeat=\"data\" needs rows; give them with --data"])
    options.data = try RowSet("[]")
    let markup = "<feed width='200'><text text='{a} { b'/></feed>"
    let plain = try render(Array(markup.utf8), as: .svg)
    #expect(try render(Array(markup.utf8), as: .svg, options: options).bytes == plain.bytes)
  }

  @Test func `a slip in a row is reported once, not for each entry`() throws {
    var options = RenderOptions()
    options.data = try RowSet("[1, 2, 3]")
    let found = errors("<feed><cell repeat='data'><txt/><txt/></cell></feed>", options)
    #expect(found == [27, 33].map { "1:\($0): unknown element <txt>; did you mean <text>?" })
  }

  @Test func `arrays in arrays are rows in rows`() throws {
    var options = RenderOptions()
    options.data = try RowSet("[[{\"w\": 10}, {\"w\": 20.5}], [{\"w\": 30}]]")
    let markup =
      "<feed width='200'><row repeat='data'><view repeat='data' width='{w}' height='5'/></row></feed>"
    let written =
      "<feed width='200'><row><view width='10' height='5'/><view width='20.5' height='5'/></row>"
      + "<row><view width='30' height='5'/></row></feed>"
    #expect(
      try render(Array(markup.utf8), as: .json, options: options).bytes
        == render(Array(written.utf8), as: .json).bytes)
  }

  @Test func `a table of a thousand rows from data has one bone for each text`() throws {
    let rows = (1...1_000).map { "{\"label\": \"Row \($0)\", \"value\": \($0)}" }
    var options = try options()
    options.data = try RowSet("[\(rows.joined(separator: ","))]")
    let markup = "<feed width='320'><table><stockRow repeat='data' label='{label}' value='{value}'/></table></feed>"
    #expect(try Document(markup).scene(options).bones.count == 2_000)
  }
}
