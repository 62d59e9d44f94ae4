import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The texts of labels and text views, and the generic contents of lists.
@Suite struct InterfaceBuilderContentTests {
  /// The sum of the bytes of an identifier selects one of four fractions.
  @Test(arguments: [("d", 0.7), ("a", 0.6), ("b", 0.8), ("c", 0.65), ("ad", 0.6)])
  func `a label whose text is a sample takes a part of its frame`(identifier: String, share: Double) throws {
    for text in ["Title", "Label", ""] {
      let lines = try readElement("<label text='\(text)' id='\(identifier)'>\(rectElement(203, 35))</label>").text
      #expect(lines?.content == nil && lines?.width == 170 && lines?.leastShare == share)
    }
    let known = try readElement("<label text='Ann' id='\(identifier)'>\(rectElement(203, 35))</label>").text
    #expect(known?.content == "Ann" && known?.width == nil && known?.leastShare == 0)
    #expect(known?.padding == .zero && known?.verticalAlignment == .center)
  }

  /// An outlet for another object shows that the file connects its objects to code.
  @Test(arguments: [
    ("", "", false), ("", delegate, true), ("tag='7'", delegate, false), ("restorationIdentifier='a'", delegate, false),
  ])
  func `a label that code cannot find keeps a text such as Name`(attributes: String, inside: String, keeps: Bool) throws
  {
    let label = "<label text='Name' \(attributes) id='it'>\(rectElement(203, 35))\(inside)</label>"
    #expect(try readElement(label).text?.content == (keeps ? "Name" : nil))
    #expect(try readElement(label, outlet: "nameLabel").text?.content == nil)
    // `UITableViewCell.textLabel` needs no outlet; before Xcode 6 its parent is a `view`.
    for content in ["tableViewCellContentView", "view"] {
      let cell = try readElement(
        "<tableViewCell style='IBUITableViewCellStyleDefault' textLabel='it' id='c'>\(rectElement(375, 95))"
          + "<\(content) key='contentView'>\(rectElement(375, 95))<subviews>\(label)</subviews></\(content)>"
          + "</tableViewCell>")
      #expect(cell.children.first?.children.first?.element == "label")
      #expect(cell.children.first?.children.first?.text?.content == nil)
    }
  }

  private static let delegate = "<connections><outlet property='next' destination='-1' id='d'/></connections>"

  private static let lorem = "Lorem ipsum dolor sit er elit lamet, consectetaur"

  @Test(
    arguments: [
      ("", nil, TextLines.Count.fitting(maximum: 1)), ("text='\(lorem)'", nil, .fitting(maximum: 4)),
      ("text='Dear Ann'", "Dear Ann", .fitting(maximum: nil)), ("text='Title'", "Title", .fitting(maximum: nil)),
      ("text='\(lorem)' editable='NO'", lorem, .fitting(maximum: nil)), ("editable='NO'", nil, .fitting(maximum: nil)),
    ] as [(String, String?, TextLines.Count)])
  func `a text view for editing has room for a hint, or for a short paragraph that code sets`(
    attributes: String, content: String?, count: TextLines.Count
  ) throws {
    let text = try #require(try readElement("<textView \(attributes) id='it'>\(rectElement(203, 95))</textView>").text)
    #expect(text.content == content)
    #expect(text.count == count)
    #expect(text.leastShare == 0)
    // `textContainerInset` is 8 points above and below, and `lineFragmentPadding` 5 at the sides.
    #expect(text.padding == Insets(top: 8, right: 5, bottom: 8, left: 5) && text.verticalAlignment == .top)
  }

  @Test(arguments: [
    ("<string key='text'>Ann\nBob</string>", "Ann\nBob"), ("<string key='other'>Ann</string>", nil),
    ("<string key='text'>Ann\u{2028}Bob\u{2029}Eve</string>", "Ann\nBob\nEve"),
    (
      "<attributedString key='attributedText'><fragment content='Ann'/><fragment/><other content='x'/>"
        + "<fragment content=' Bob'/></attributedString>", "Ann Bob"
    ),
    (
      "<attributedString key='attributedText'><fragment content='Ann'/><fragment>"
        + "<string key='content' base64-UTF8='YES'>CkI</string></fragment><fragment><string key='content'>ob</string>"
        + "</fragment></attributedString>", "Ann\nBob"
    ),
    ("<mutableString key='text'>Ann</mutableString>", "Ann"),
    ("<attributedString key='userComments'><fragment content='Ann'/></attributedString>", nil),
  ])
  func `the text of a label may be a child element`(inside: String, content: String?) throws {
    #expect(try readElement("<label id='it'>\(rectElement(203, 35))\(inside)</label>").text?.content == content)
  }

  private static let border =
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath='layer.borderWidth'/>"
    + "</userDefinedRuntimeAttributes>"

  @Test(arguments: [
    ("", grayColor, true), ("text='\(lorem)'", grayColor, true), ("text='Dear Ann'", grayColor, false),
    ("editable='NO'", grayColor, false), ("", "", false), ("", border, true),
    ("", "<color key='backgroundColor' white='1' alpha='1' colorSpace='calibratedWhite'/>", false),
  ])
  func `a text view for editing with a visible box is a text field`(attributes: String, inside: String, isField: Bool)
    throws
  {
    let element = "<textView \(attributes) id='it'>\(rectElement(203, 95))\(inside)</textView>"
    let view = try readElement(element)
    #expect(view.kind == (isField ? .control : .text) && view.control == (isField ? .textField : nil))
    let cell = try readElement(
      "<tableViewCell id='c'>\(rectElement(375, 95))<subviews>\(element)</subviews></tableViewCell>")
    #expect(cell.children.map(\.kind) == [.text])
  }

  private static func gray(_ white: Double, alpha: Double = 1) -> String {
    "<color key='backgroundColor' white='\(white)' alpha='\(alpha)' colorSpace='calibratedWhite'/>"
  }

  /// The colors of a parent and its parent, and whether a white view in the parent is visible on them.
  @Test(arguments: [
    ("", "", false), (gray(0, alpha: 0), "", false), (gray(0, alpha: 0), gray(1), false),
    (gray(0, alpha: 0), gray(0.5), true), (gray(0.5), gray(1), true), (gray(1), gray(0.5), false),
  ])
  func `the color behind a view is that of the nearest parent that is not clear`(
    parent: String, outer: String, isVisible: Bool
  ) throws {
    func kind(_ element: String) throws -> ViewKind? {
      let inner = "<view id='p'>\(rectElement(303, 195))<subviews>\(element)</subviews>\(parent)</view>"
      let view = try readElement(
        "<view id='o'>\(rectElement(303, 195))<subviews>\(inner)</subviews>\(outer)</view>"
          + "<label id='it'>\(rectElement(203, 35))</label>", outlet: "label")
      return view.children[0].children[0].kind
    }
    let contents = rectElement(203, 95) + Self.gray(1)
    #expect(try kind("<textView id='t'>\(contents)</textView>") == (isVisible ? .control : .text))
    #expect(try kind("<view id='v'>\(contents)</view>") == (isVisible ? .view : .spacer))
  }

  private static func font(_ attributes: String) -> String {
    "<fontDescription key='fontDescription' \(attributes) pointSize='17'/>"
  }

  /// A picture is one em wide, and a text in another font stays a text.
  @Test(
    arguments: [
      ("stop-circle", "name='FontAwesome5Free-Solid' family='Font Awesome 5 Free'", true),
      ("home", "name='MaterialIcons-Regular' family='Material Icons'", true),
      ("x", "name='Other' family='icomoon'", true),
      ("\u{F013}", "type='system'", true), ("\u{F013} Ann", "type='system'", false),
      ("Ann Bob", "name='FontAwesome'", false), ("Ann", "name='HelveticaNeue'", false),
      ("Ann", "name='AwesomeSans'", false),
    ] as [(String, String, Bool)])
  func `a text in a font of icons is a picture`(text: String, font: String, isIcon: Bool) throws {
    let inside = Self.font(font)
    let label = try readElement(
      "<label text='\(text)' textAlignment='center' id='it'>\(rectElement(203, 35))\(inside)</label>")
    #expect(label.kind == (isIcon ? .image : .text) && (label.text == nil) == isIcon)
    let middle = Rect(x: 93, y: 9, width: 17, height: 17)
    #expect(label.appearance.picture?.frame(in: Rect(x: 0, y: 0, width: 203, height: 35)) == (isIcon ? middle : nil))
    let button = try readElement(
      "<button id='it'>\(rectElement(203, 35))\(inside)<state key='normal' title='\(text)'/></button>")
    #expect(button.control == (isIcon ? .iconButton : .textButton))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 1.0)])
  func `an icon of a font begins where its text does`(direction: LayoutDirection, x: Double) throws {
    let inside = rectElement(203, 35) + Self.font("type='system'")
    let label = try readElement("<label text='\u{F013}' id='it'>\(inside)</label>", direction)
    #expect(label.appearance.picture?.gravity == UnitPoint(x: x, y: 0.5))
  }

  /// `UIFont.lineHeight` of the system's font is about 1.2 times its size, 17 by default; paragraph styles may change it.
  @Test(
    arguments: [
      ("label text='Ann'", "", 20.4),
      ("label text='Ann'", "<fontDescription key='fontDescription' type='system' pointSize='35'/>", 42),
      ("label", "<fontDescription key='fontDescription' type='system' pointSize='35'/>", 42),
      ("label", "<attributedString key='attributedText'><fragment content='Ann'/></attributedString>", nil),
      ("textView text='Ann'", "<fontDescription key='fontDescription' type='system' pointSize='35'/>", 42),
    ] as [(String, String, Double?)])
  func `the lines of a label or text view have the pitch of its font`(element: String, inside: String, pitch: Double?)
    throws
  {
    let name = element.prefix { $0 != " " }
    let text = try #require(readElement("<\(element) id='it'>\(rectElement(203, 135))\(inside)</\(name)>").text)
    #expect((text.linePitch == nil) == (pitch == nil))
    if let pitch, let found = text.linePitch { #expect(abs(found - pitch) < 1e-9) }
  }

  /// The font size is 17, and a value is 5 em wide.
  @Test(
    arguments: [
      ("-", "priceLabel", nil), ("–", "priceLabel", nil), ("—", "priceLabel", nil), ("--", "priceLabel", nil),
      ("-–—", "priceLabel", nil), ("-", nil, "-"), ("—", nil, "—"), ("- 5", "priceLabel", "- 5"),
      ("a-", "priceLabel", "a-"), ("-a", "priceLabel", "-a"), ("+", "priceLabel", "+"), ("- -", "priceLabel", "- -"),
    ] as [(String, String?, String?)])
  func `a label with an outlet whose text is a dash has a value that code sets`(
    text: String, outlet: String?, content: String?
  ) throws {
    let lines = try #require(
      readElement("<label text='\(text)' id='it'>\(rectElement(203, 35))</label>", outlet: outlet).text)
    #expect(lines.content == content && lines.width == (content == nil ? 85 : nil) && lines.leastShare == 0)
    let editor = try readElement("<textView text='\(text)' id='it'>\(rectElement(203, 95))</textView>", outlet: outlet)
    #expect(editor.text?.content == text)
  }

  private static func paragraph(_ alignment: String) -> String {
    "<attributedString key='attributedText'><fragment content='Ann'><attributes>"
      + "<paragraphStyle key='NSParagraphStyle' alignment='\(alignment)'/></attributes></fragment></attributedString>"
  }

  @Test(arguments: [
    ("center", "", TextAlignment.center), ("right", "", .right), ("left", "", .left), ("natural", "", .natural),
    ("justified", "", .natural), ("right", paragraph("center"), .center), ("center", paragraph("natural"), .natural),
  ])
  func `the first paragraph aligns a text, else the label`(
    alignment: String, inside: String, expected: TextAlignment
  ) throws {
    let view = try readElement("<label textAlignment='\(alignment)' id='it'>\(rectElement(203, 35))\(inside)</label>")
    #expect(view.text?.alignment == expected)
  }

  @Test(arguments: [
    ("type='boldSystem'", FontDescription.Weight.bold), ("type='system'", .regular),
    ("type='system' weight='semibold'", .semibold), ("type='boldSystem' weight='heavy'", .bold),
  ])
  func `the weight of a text is that of its font`(font: String, weight: FontDescription.Weight) throws {
    let view = try readElement(
      "<label text='Ann' id='it'>\(rectElement(203, 35))<fontDescription key='fontDescription' \(font)/></label>")
    #expect(view.text?.weight == weight)
  }

  @Test(
    arguments: [
      ("tableView rowHeight='51' estimatedRowHeight='73'", ListStyle.rows(height: 51)),
      ("tableView rowHeight='-1' estimatedRowHeight='73'", .rows(height: 73)),
      ("tableView rowHeight='0' estimatedRowHeight='-1'", .rows(height: nil)), ("tableView", .rows(height: nil)),
      ("webView", .paragraphs), ("wkWebView", .paragraphs), ("mapView", nil),
    ] as [(String, ListStyle?)])
  func `a list and a web page state their generic contents`(element: String, style: ListStyle?) throws {
    #expect(
      try readElement("<\(element) id='it'>\(rectElement(203, 135))</\(element.prefix { $0 != " " })>").list == style)
  }

  private static func tiles(
    _ size: Size?, _ across: Double, _ down: Double, _ insets: Insets = .zero, _ scrollsSideways: Bool = false
  ) -> ListStyle {
    .tiles(
      size: size, spacing: Size(width: across, height: down), insets: insets, scrollsSideways: scrollsSideways)
  }

  /// The default spacing of `UICollectionViewFlowLayout` is 10 points in both directions.
  private static let flows: [(String, String, ListStyle)] = [
    ("", "", tiles(nil, 10, 10)),
    ("minimumInteritemSpacing='3'", "", tiles(nil, 3, 10)), ("minimumLineSpacing='7'", "", tiles(nil, 10, 7)),
    ("minimumInteritemSpacing='3' minimumLineSpacing='7'", "", tiles(nil, 3, 7)),
    (
      "minimumInteritemSpacing='3' minimumLineSpacing='7' scrollDirection='horizontal'", "",
      tiles(nil, 7, 3, .zero, true)
    ),
    ("minimumInteritemSpacing='-3' minimumLineSpacing='7'", "", tiles(nil, 0, 7)),
    ("minimumInteritemSpacing='3' minimumLineSpacing='-7'", "", tiles(nil, 3, 0)),
    ("", "<size key='itemSize' width='50' height='50'/>", tiles(nil, 10, 10)),
    ("", "<size key='itemSize' width='50' height='51'/>", tiles(Size(width: 50, height: 51), 10, 10)),
    ("", "<size key='itemSize' width='0' height='51'/>", tiles(nil, 10, 10)),
    ("", "<size key='itemSize' width='50' height='-1'/>", tiles(nil, 10, 10)),
    (
      "", "<inset key='sectionInset' minX='2' minY='3' maxX='5' maxY='7'/>",
      tiles(nil, 10, 10, Insets(top: 3, right: 5, bottom: 7, left: 2))
    ),
    ("", "<inset key='sectionInset' minX='2'/>", tiles(nil, 10, 10, Insets(top: 0, right: 0, bottom: 0, left: 2))),
    ("", "<inset key='sectionInset' maxY='7'/>", tiles(nil, 10, 10, Insets(top: 0, right: 0, bottom: 7, left: 0))),
    ("", "<inset key='sectionInset' minX='-2' minY='-3' maxX='-5' maxY='-7'/>", tiles(nil, 10, 10)),
  ]

  @Test(arguments: flows)
  func `a flow layout states the size, the spacing and the insets of tiles`(
    attributes: String, inside: String, style: ListStyle
  ) throws {
    let layout =
      "<collectionViewFlowLayout key='collectionViewLayout' \(attributes)>\(inside)</collectionViewFlowLayout>"
    #expect(try readElement("<collectionView id='it'>\(rectElement(203, 135))\(layout)</collectionView>").list == style)
  }

  // MARK: - Signs of loading

  private static let indicator = "<activityIndicatorView id='a'>\(rectElement(20, 20))</activityIndicatorView>"
  private static let image = "<imageView>\(rectElement(21, 23))</imageView>"
  private static let elsewhere = "<imageView><rect key='frame' x='211' y='9' width='21' height='23'/></imageView>"
  private static let words = "<label text='Ann'>\(rectElement(91, 17))</label>"

  private static func repeated(_ element: String, _ count: Int) -> String { String(repeating: element, count: count) }

  /// The first 16 images are compared with the frame of an indicator.
  @Test(
    arguments: [
      (image + indicator, true), (elsewhere + indicator, false), (words + indicator, false),
      ("<imageView>\(rectElement(20, 20))</imageView>" + indicator, true),
      ("<imageView>\(rectElement(19, 20))</imageView>" + indicator, false),
      ("<imageView>\(rectElement(20, 19))</imageView>" + indicator, false),
      (repeated(elsewhere, 15) + image + indicator, true), (repeated(elsewhere, 16) + image + indicator, false),
      (words + "<tableView>\(rectElement(331, 301))</tableView>" + indicator, true),
      (words + "<collectionView>\(rectElement(331, 301))</collectionView>" + indicator, true),
      (words + "<tableView hidden='YES'>\(rectElement(331, 301))</tableView>" + indicator, false),
      (indicator, false),
    ] as [(String, Bool)])
  func `an indicator over an image or beside a list is hidden`(subviews: String, isHidden: Bool) throws {
    let view = try readElement("<view id='it'>\(rectElement(331, 301))<subviews>\(subviews)</subviews></view>")
    #expect(view.children.last?.element == "activityIndicatorView")
    #expect(view.children.last?.isHidden == isHidden)
  }

  /// The row of the cell is busy for a time; its other views show data.
  @Test(arguments: [
    ("", words + indicator, [false, true]), ("", elsewhere + indicator, [false, true]), ("", indicator, [false]),
    ("errorLabel", "<label text='Ann' id='it'>\(rectElement(91, 17))</label>" + image, [false, false]),
    ("errorLabel", "<label text='Ann' id='it'>\(rectElement(91, 17))</label>" + indicator, [false, true]),
  ])
  func `an indicator beside the contents of a cell is hidden`(outlet: String, contents: String, areHidden: [Bool])
    throws
  {
    let cell = try readElement(
      "<tableViewCell id='c'>\(rectElement(331, 91))<tableViewCellContentView key='contentView'>\(rectElement(331, 91))"
        + "<subviews>\(contents)</subviews></tableViewCellContentView></tableViewCell>", outlet: outlet)
    #expect(cell.children.first?.children.map(\.isHidden) == areHidden)
  }

  /// A sign of loading has an indicator and a sentence: at most 16 views.
  @Test(
    arguments: [
      (indicator, words, true), (indicator + words, words, true), (indicator + words + image, words, false),
      (words, words, false), (indicator + repeated(words, 15), words, true),
      (indicator + repeated(words, 16), words, false), (indicator, "", false),
      (indicator + image.replacing("<imageView", with: "<imageView hidden='YES'"), words, true),
      ("<stackView>\(rectElement(91, 57))<subviews>\(indicator)\(words)</subviews></stackView>", words, true),
      (indicator, "<label hidden='YES' text='Ann'>\(rectElement(91, 17))</label>", false),
    ] as [(String, String, Bool)])
  func `a container with only an indicator and texts is hidden beside content`(
    contents: String, beside: String, isHidden: Bool
  ) throws {
    let container = "<view id='c'>\(rectElement(203, 135))<subviews>\(contents)</subviews></view>"
    let view = try readElement(
      "<view id='it'>\(rectElement(331, 301))<subviews>\(container)\(beside)</subviews></view>")
    #expect(view.children.first?.identifier == "c")
    #expect(view.children.first?.isHidden == isHidden)
  }
}
