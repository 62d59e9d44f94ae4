import Dialects
import Foundation
import Geometry
import Testing

@testable import ViewTree

@Suite struct InterfaceBuilderTableTests {
  private let newsfeed = InterfaceBuilderFile("newsfeed.storyboard")
  private let prototypes = InterfaceBuilderFile("prototypes.xib")

  @Test func `a prototype repeats from the top of its table until that is full`() throws {
    let shown = try newsfeed.shown()
    #expect(shown.frames("cell") == [[0, 10, 375, 210], [0, 220, 375, 210], [0, 430, 375, 210]])
    #expect(shown.frames("avatar") == [[16, 26, 44, 44], [16, 236, 44, 44], [16, 446, 44, 44]])
    #expect(shown["cell"]?.isCell == true)
    #expect(shown["table"]?.clips == true)
    #expect(shown["content"]?.isCell == false)
  }

  @Test func `a grouped table and its cells have the colors and corners of their style`() throws {
    let shown = try InterfaceBuilderFile("grouped-tables-have-the-colors-of-their-style.xib").shown()
    let table = try #require(shown["table"]).appearance
    #expect(table.background == Color(red: 242, green: 242, blue: 247) && table.darkBackground == .black)
    let (first, last) = (try #require(shown["one"]).appearance, try #require(shown["two"]).appearance)
    #expect(first.background == .white && first.darkBackground == Color(red: 28, green: 28, blue: 30))
    #expect(first.cornerRadius.topLeft == .points(10) && first.cornerRadius.bottomLeft == .zero)
    #expect(last.cornerRadius.topLeft == .zero && last.cornerRadius.bottomRight == .points(10))
    #expect(shown["clear"]?.appearance.background == nil)
  }

  @Test func `a cell alone has its own size and coordinates`() throws {
    let shown = try newsfeed.shown { $0.root = "storyCell" }
    #expect(shown.canvas == Canvas(width: 375, height: 210))
    #expect(shown.leaves.map(\.frame.numbers) == [[16, 16, 44, 44], [68, 24, 210, 21]])
  }

  @Test(arguments: [(Repetition.once, 1), (.times(2), 2), (.times(7), 7), (.fill, 3)])
  func `the caller says how many cells there are`(repetition: Repetition, count: Int) throws {
    #expect(try newsfeed.shown { $0.repetition = repetition }.frames("cell").count == count)
  }

  @Test func `prototypes come round in document order between header and footer`() throws {
    let shown = try prototypes.shown()
    #expect(shown.frames("header") == [[0, 0, 320, 40]])
    #expect(shown.frames("tall") == [[0, 40, 320, 100], [0, 190, 320, 100]])
    // Neither has a stored frame: the height is the table's row height.
    #expect(shown.frames("bare") == [[0, 140, 320, 50], [0, 290, 320, 50]])
    #expect(shown.frames("footer") == [[0, 340, 320, 20]])
    #expect(shown.root.children.map(\.element).first == "label")
  }

  @Test func `a prototype that code fills gets a line of text`() throws {
    let shown = try prototypes.shown()
    let line = try #require(shown["bare-content"]?.children.first)
    #expect(line.kind == .text)
    #expect(shown.frames("bare-content") == [[0, 140, 320, 50], [0, 290, 320, 50]])
    let texts = shown.leaves.filter { $0.view.kind == .text }.map(\.frame.numbers)
    #expect(texts == [[0, 0, 320, 40], [16, 154.5, 170, 21], [16, 304.5, 170, 21]])
  }

  private static let identified = "reuseIdentifier='Feed'"
  private static let unnamed = "reuseIdentifier=''"

  /// The attributes of three prototypes, and the ones that are rows.
  private static let prototypeRows: [(attributes: [String], rows: [String])] = [
    (["", "", ""], ["a", "b", "c"]), ([unnamed, "", unnamed], ["a", "b", "c"]), ([identified, "", ""], ["a"]),
    (["", identified, unnamed], ["b"]), ([identified, unnamed, identified], ["a", "c"]),
    ([identified, identified, identified], ["a", "b", "c"]),
  ]

  private static func cells(_ element: String, _ attributes: [String]) -> String {
    zip(["a", "b", "c"], attributes).map { name, attributes in
      """
      <\(element) id="\(name)" \(attributes)><rect key="frame" x="0" y="7" width="91" height="31"/>\
      <\(element)ContentView key="contentView"><rect key="frame" width="91" height="31"/><subviews><imageView>\
      <rect key="frame" x="3" y="5" width="11" height="13"/></imageView></subviews></\(element)ContentView></\(element)>
      """
    }.joined()
  }

  private func rows(of list: String) throws -> [String] {
    let document = try parseMarkup("<document><objects>\(list)</objects></document>")
    let shown = try ShownDocument(of: document)
    return ["a", "b", "c"].filter { !shown.frames($0).isEmpty }
  }

  /// `UITableView.dequeueReusableCell(withIdentifier:)` never returns a prototype without an identifier.
  @Test(arguments: prototypeRows.indices)
  func `a prototype without an identifier is no row beside one with an identifier`(_ number: Int) throws {
    let (attributes, rows) = Self.prototypeRows[number]
    let frame = "<rect key='frame' x='0' y='0' width='320' height='301'/>"
    let cells = Self.cells("tableViewCell", attributes)
    #expect(try self.rows(of: "<tableView id='t'>\(frame)<prototypes>\(cells)</prototypes></tableView>") == rows)
    // Static cells need no identifiers.
    let section = "<sections><tableViewSection><cells>\(cells)</cells></tableViewSection></sections>"
    #expect(
      try self.rows(of: "<tableView dataMode='static' id='t'>\(frame)\(section)</tableView>") == ["a", "b", "c"])
  }

  @Test func `static sections stand as stored`() throws {
    let shown = try InterfaceBuilderFile("static-sections.xib").shown { $0.repetition = .times(9) }
    #expect(shown.frames("a") == [[0, 55.5, 320, 44]])
    #expect(shown.frames("b") == [[0, 99.5, 320, 44]])
    #expect(shown.frames("c") == [[0, 180, 320, 60]])
    #expect(shown["c"]?.isCell == true)
    // The title of the first section ends 4 points above its first cell.
    #expect(shown.leaves.map(\.frame.numbers) == [[16, 31.5, 288, 20]])
  }

  /// The header of a plain table has 28 points, that of a grouped one 24 with its title in the upper 20.
  @Test(
    arguments: [
      ("plain", 55.5, [16, 27.5, 288, 28], 17), ("plain", 28, [16, 0, 288, 28], 17), ("plain", 27.5, nil, 0),
      ("grouped", 55.5, [16, 31.5, 288, 20], 13), ("grouped", 24, [16, 0, 288, 20], 13), ("grouped", 23.5, nil, 0),
    ] as [(String, Double, [Double]?, Double)])
  func `the title of a section is above its first cell, if there is room`(
    _ style: String, _ top: Double, _ frame: [Double]?, _ fontSize: Double
  ) throws {
    let file = InterfaceBuilderFile("static-sections.xib").url
    let markup = try String(contentsOf: file, encoding: .utf8).replacing(
      "style=\"grouped\"", with: "style=\"\(style)\""
    )
    .replacing("y=\"55.5\"", with: "y=\"\(top)\"")
    let titles = try ShownDocument(of: parseMarkup(markup)).leaves
    #expect(titles.map(\.frame.numbers) == [frame].compactMap(\.self))
    #expect(titles.allSatisfy { $0.view.text?.fontSize == fontSize })
    #expect(titles.allSatisfy { ($0.view.text?.weight == .bold) == (style == "plain") })
  }

  @Test func `the texts of a list content configuration are shown`() throws {
    let shown = try InterfaceBuilderFile("list-content.xib").shown()
    // Half an em for each letter, 1 em for wide characters; the pair is centered as a whole.
    #expect(
      shown.leaves.map(\.frame.numbers) == [
        [16, 11.5, 34, 21], [16, 54, 76.5, 21], [16, 79, 24, 15],
      ])
    #expect(shown.leaves.map(\.view.text?.fontSize) == [17, 17, 12])
    let mirrored = try InterfaceBuilderFile("list-content.xib").shown { $0.direction = .rightToLeft }
    #expect(mirrored.leaves.map(\.frame.minX) == [270, 227.5, 280])
  }

  @Test func `a cell repeats below itself when it is asked to`() throws {
    let cell = InterfaceBuilderFile("cell.xib")
    let twice = try cell.shown { $0.repetition = .times(2) }
    #expect(twice.canvas == Canvas(width: 320, height: 120))
    #expect(twice.frames("icon") == [[10, 10, 40, 40], [10, 70, 40, 40]])
    #expect(twice.root.element == "tableView")
    let full = try cell.shown { $0.repetition = .fill }
    #expect(full.canvas == Canvas(width: 320, height: 667))
    #expect(full.frames("cell").count == 12)
    let sized = try cell.shown {
      $0.repetition = .fill
      $0.size = Canvas(width: 400, height: 130)
    }
    #expect(sized.canvas == Canvas(width: 400, height: 130))
    #expect(sized.frames("cell").count == 3)
  }

  @Test func `a cell shows its content view's background`() throws {
    #expect(try InterfaceBuilderFile("cell.xib").shown().root.appearance.background == .black)
    #expect(
      try InterfaceBuilderFile("cell.xib").shown { $0.repetition = .fill }.root.appearance.background == .black)
  }

  @Test func `more views than allowed are refused`() throws {
    let refusals = try newsfeed.refusals { request in
      request.repetition = .times(1000)
      request.limits.views = 100
    }
    #expect(refusals == ["there are more than 100 views after repetition (--max-views)"])
    let fits = try newsfeed.refusals { request in
      request.repetition = .times(4)
      // The root, the table and four cells of four views.
      request.limits.views = 18
    }
    #expect(fits.isEmpty)
    #expect(try newsfeed.refusals { $0.limits.views = 13 }.count == 1)
  }

  // MARK: - Pieces of lists

  private func piece(_ cell: String, table attributes: String = "") throws -> ListPiece {
    let view = try readElement(
      "<tableView \(attributes) id='it'>\(rectElement(331, 301))<prototypes>\(cell)</prototypes></tableView>")
    let spec: AutoLayoutSpec? = if case .autoLayout(let spec)? = view.children.first?.layout { spec } else { nil }
    return try #require(spec?.piece)
  }

  /// The default of `UITableView.rowHeight` is 44.
  @Test(arguments: [
    ("", "", "", 44.0), ("", "rowHeight='57'", "", 57), ("rowHeight='63'", "rowHeight='57'", "", 63),
    ("rowHeight='-1'", "rowHeight='57'", "", 57), ("rowHeight='0'", "rowHeight='0'", "", 44),
    ("rowHeight='63'", "rowHeight='-1'", rectElement(331, 0), 63), ("rowHeight='63'", "", rectElement(331, 41), 0),
  ])
  func `a cell without a stored height has the height of rows`(
    cell: String, table: String, frame: String, height: Double
  ) throws {
    let piece = try piece("<tableViewCell \(cell) id='c'>\(frame)</tableViewCell>", table: table)
    #expect(piece.rowHeight == height && piece.role == .prototype)
    #expect(piece.itemSize == .zero && !piece.fitsContents)
    #expect(piece.storedFrame?.height == (frame.isEmpty ? nil : height == 0 ? 41 : 0))
  }

  @Test(
    arguments: [
      ("", 0, false), ("style='plain'", 0, false), ("style='grouped'", 35, false),
      ("style='insetGrouped'", 35, true),
    ] as [(String, Double, Bool)])
  func `a grouped table begins with an empty header of 35 points`(
    attributes: String, space: Double, roundsEnds: Bool
  ) throws {
    let view = try readElement("<tableView \(attributes) id='it'>\(rectElement(331, 301))</tableView>")
    guard case .autoLayout(let spec) = view.layout, case .list(let list) = spec.contents, case .table = list.kind else {
      Issue.record("no table")
      return
    }
    #expect(list.topSpace == space && list.roundsEnds == roundsEnds && list.storedRootWidth == 375)
  }

  private static func label(_ text: String) -> String { "<label text='\(text)'>\(rectElement(91, 17))</label>" }

  private static func button(_ title: String) -> String {
    "<button>\(rectElement(91, 17))<state key='normal' title='\(title)'/></button>"
  }

  /// Xcode's own texts, short ones and those in brackets are replaced by code.
  @Test(
    arguments: [
      ("", label("Ann"), true), ("", label("An"), false), ("", label(""), false), ("", label("Title"), false),
      ("", label("Subtitle"), false), ("", label("Detail"), false), ("", label("Label"), false),
      ("", label("Button"), false), ("", label("{name}"), false), ("", label("&lt;name>"), false),
      ("", label("name}"), true), ("", label("Ann") + label("Bob"), true), ("", label("Ann") + label("Label"), false),
      ("", button("Send"), true), ("", button("OK"), false), ("", button("Button"), false),
      ("", label("Ann") + button("Send"), true), ("", label("Ann") + button("Go"), false), ("", "", false),
      ("customClass='Row'", label("Ann"), false), ("", "<imageView/>", false),
      ("", label("Ann") + "<imageView/>", true),
    ] as [(String, String, Bool)])
  func `a prototype with texts of its own is not repeated`(attributes: String, subviews: String, isSingle: Bool) throws
  {
    let content =
      "<tableViewCellContentView key='contentView'>\(rectElement(331, 61))<subviews>\(subviews)</subviews>"
      + "</tableViewCellContentView>"
    #expect(
      try piece("<tableViewCell \(attributes) id='c'>\(rectElement(331, 61))\(content)</tableViewCell>").isSingle
        == isSingle)
  }

  // MARK: - Standard cells

  /// A table of 331 × 61 points with one prototype, whose labels `t` and `d` have texts, and the row.
  private func standardCell(
    _ style: String, _ attributes: String, texts: (String, String?), frames: (String, String) = ("", ""),
    image: String = "", content: String = ""
  ) throws -> ShownDocument {
    let detail = texts.1.map { "<label text='\($0)' id='d'>\(frames.1)</label>" } ?? ""
    let document = try parseMarkup(
      """
      <document><objects><tableView id='table' rowHeight='61'><rect key='frame' width='331' height='61'/><prototypes>
      <tableViewCell reuseIdentifier='Row' style='IBUITableViewCellStyle\(style)' textLabel='t' detailTextLabel='d'
      \(attributes) id='cell'><tableViewCellContentView key='contentView' id='content'>\(content)<subviews>
      <label text='\(texts.0)' id='t'>\(frames.0)</label>\(detail)\(image)</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></objects><resources><image name='narrow' width='31' height='19'/>
      <image name='high' width='61' height='122'/><image name='wide' width='600' height='40'/>
      <image name='missing' width='16' height='16'/><image name='empty' width='31' height='0'/></resources></document>
      """)
    return try ShownDocument(of: document)
  }

  /// Cells have margins of 16 points, and an accessory takes 24.
  ///
  /// Xcode 6 and 7 omit frames.
  @Test(
    arguments: [
      ("Default", "", nil, [16, 0, 299, 61], nil),
      ("Default", "accessoryType='checkmark'", nil, [16, 0, 275, 61], nil),
      ("Subtitle", "customClass='Row'", "Bob", [16, 12.5, 299, 20], [16, 32.5, 299, 16]),
      ("Value1", "", "Bob", [16, 0, 149.5, 61], [165.5, 0, 149.5, 61]),
      ("Value1", "accessoryType='disclosureIndicator'", "Bob", [16, 0, 149.5, 61], [165.5, 0, 125.5, 61]),
    ] as [(String, String, String?, [Double], [Double]?)])
  func `the labels of a standard cell without stored frames are placed by the cell`(
    _ style: String, _ attributes: String, _ detail: String?, _ title: [Double], _ frame: [Double]?
  ) throws {
    let shown = try standardCell(style, attributes, texts: ("Ann", detail))
    #expect(shown.frames("t") == [title] && shown.frames("d") == [frame].compactMap(\.self))
    #expect(shown["t"]?.text?.content == "Ann")
  }

  // The row is 61 points high, and an unknown image 44. A wide image and the margins beside it end in the middle of the
  // row, or of the part for the title.
  @Test(
    arguments: [
      ("Default", "narrow", nil, [16, 21, 31, 19], [67, 0, 248, 61]),
      ("Default", "high", nil, [16, 0, 30.5, 61], [66.5, 0, 248.5, 61]),
      ("Default", "unknown", nil, [16, 8.5, 44, 44], [80, 0, 235, 61]),
      ("Default", "missing", nil, [16, 8.5, 44, 44], [80, 0, 235, 61]),
      ("Default", "empty", nil, [16, 8.5, 44, 44], [80, 0, 235, 61]),
      ("Default", "wide", nil, [16, 26.1833, 129.5, 8.6333], [165.5, 0, 149.5, 61]),
      ("Value1", "narrow", "Bob", [16, 21, 31, 19], [67, 0, 98.5, 61]),
      ("Value1", "wide", "Bob", [16, 28.9417, 46.75, 3.1167], [82.75, 0, 82.75, 61]),
    ] as [(String, String, String?, [Double], [Double])])
  func `the image of a standard cell without stored frames is before its title`(
    _ style: String, _ image: String, _ detail: String?, _ frame: [Double], _ title: [Double]
  ) throws {
    let shown = try standardCell(
      style, "imageView='i'", texts: ("Ann", detail), image: "<imageView image='\(image)' id='i'/>")
    let frames = shown.frames("i") + shown.frames("t")
    #expect(frames.count == 2)
    #expect(zip(frames.joined(), frame + title).allSatisfy { abs($0 - $1) < 1e-3 })
  }

  @Test func `an image view that no standard cell names makes no room beside the title`() throws {
    let shown = try standardCell("Default", "", texts: ("Ann", nil), image: "<imageView image='narrow'/>")
    #expect(shown.frames("t") == [[16, 0, 299, 61]])
  }

  /// Each measurement reads the row height, which is no number.
  @Test func `the image of a standard cell is measured once for all labels of the same name`() throws {
    let warnings = try [0, 7].map { count in
      let labels = String(repeating: "<label text='Ann' id='t'/>", count: count)
      return try standardCell(
        "Default", "imageView='i' rowHeight='tall'", texts: ("Ann", nil), image: labels + "<imageView id='i'/>"
      ).warnings.count
    }
    #expect(warnings[0] > 0 && warnings[0] == warnings[1])
  }

  @Test func `a space in a label of a standard cell is a text that code sets`() throws {
    let shown = try standardCell("Value1", "", texts: (" ", "Bob"))
    #expect(shown["t"]?.text?.content == nil && shown["t"]?.text?.width == 170)
    #expect(shown["d"]?.text?.content == "Bob")
  }

  /// The image makes room for the labels, whose stored frames are as wide as the texts of the file.
  @Test(
    arguments: [
      ("Subtitle", "Title", "Subtitle", 236.0), ("Subtitle", "Stop", "Distance", 236), ("Default", "Title", nil, 236),
      ("Default", "Add a stop", nil, 25), ("Value1", "Title", "Detail", 25),
    ] as [(String, String, String?, Double)])
  func `a sample beside the image of a standard cell extends to the margin`(
    _ style: String, _ title: String, _ detail: String?, _ width: Double
  ) throws {
    func frame(_ y: Double) -> String { "<rect key='frame' x='79' y='\(y)' width='25' height='14'/>" }
    let shown = try standardCell(
      style, "imageView='i'", texts: (title, detail), frames: (frame(6), frame(22)),
      image: "<imageView id='i'><rect key='frame' x='16' y='0' width='43' height='43'/></imageView>")
    #expect(shown.frames("t") == [[79, 6, width, 14]] && shown.frames("i") == [[16, 0, 43, 43]])
    #expect((shown["t"]?.text?.content == nil) == (width > 25 || title == "Title"))
    if detail != nil { #expect(shown.frames("d") == [[79, 22, width, 14]]) }
  }

  /// The margin is 16 points wide.
  @Test(arguments: [(280.0, 35.0), (290, 25), (291, 25)])
  func `a sample in the margin of a standard cell keeps its frame`(
    x: Double, width: Double
  ) throws {
    let shown = try standardCell(
      "Default", "imageView='i'", texts: ("Title", nil),
      frames: ("<rect key='frame' x='\(x)' y='6' width='25' height='14'/>", ""),
      image: "<imageView id='i'><rect key='frame' x='16' y='0' width='43' height='43'/></imageView>",
      content: "<rect key='frame' width='331' height='61'/>")
    #expect((shown["t"]?.text?.content == nil) && shown.frames("t") == [[x, 6, width, 14]])
  }

  @Test(
    arguments: [
      ("Subtitle", "", "Stop", "Distance", [170.0, 120.0]), ("Subtitle", "customClass='Row'", "Stop", "Distance", []),
      ("Default", "", "Stop", nil, []), ("Default", "", "Title", nil, [170]),
    ] as [(String, String, String, String?, [Double])])
  func `both texts of a cell with a detail and without a class are set by code`(
    _ style: String, _ attributes: String, _ title: String, _ detail: String?, _ widths: [Double]
  ) throws {
    let shown = try standardCell(style, attributes, texts: (title, detail))
    #expect(shown["t"]?.text?.content == (widths.isEmpty ? title : nil))
    let lines = shown.views.filter { $0.view.kind == .text && $0.view.identifier == nil }
    #expect(lines.map(\.frame.width) == widths)
  }
}
