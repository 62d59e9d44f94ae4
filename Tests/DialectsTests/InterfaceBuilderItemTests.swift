import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The views of a constraint scene: their intrinsic contents, and the properties on which their frames depend.
@Suite struct InterfaceBuilderItemTests {
  private static let stored = Size(width: 331, height: 577)
  private static let resources = """
    <resources><image name='photo' width='35' height='27'/><image name='plus' catalog='system' width='100' height='50'/>
    <image name='flat' width='-3' height='5'/><image name='wide' width='5'/><color name='photo' width='1' height='2'/>
    </resources>
    """

  /// The intrinsic content of the element with the identifier `it`.
  private func content(
    _ markup: String, version: Int = 23_000, isResized: Bool = false, solves: Bool = false
  ) throws -> IntrinsicContent {
    let document = try parseMarkup(
      "<document toolsVersion='\(version)'><objects>\(markup)</objects>\(Self.resources)</document>")
    let element = try #require(document.root.descendants.first { $0["id"] == "it" })
    var request = ViewRequest()
    request.solves = solves
    var reader = InterfaceBuilderReader(InterfaceBuilderScenes(document.root), request)
    reader.context.show(stored: Self.stored, at: isResized ? Size(width: 353, height: 577) : Self.stored)
    return reader.intrinsicContent(of: element)
  }

  // MARK: - Controls

  private static let sizes: [(String, Int, Double?, Double?)] = [
    ("<switch id='it'/>", 24_099, 51, 31), ("<switch id='it'/>", 24_100, 63, 28),
    ("<slider id='it'/>", 23_000, nil, 31), ("<stepper id='it'/>", 14_799, 94, 29),
    ("<stepper id='it'/>", 14_800, 94, 32), ("<progressView id='it'/>", 16_999, nil, 2),
    ("<progressView id='it'/>", 17_000, nil, 4), ("<activityIndicatorView id='it'/>", 23_000, 20, 20),
    ("<activityIndicatorView style='gray' id='it'/>", 23_000, 20, 20),
    ("<activityIndicatorView style='whiteLarge' id='it'/>", 23_000, 37, 37),
    ("<activityIndicatorView style='large' id='it'/>", 23_000, 37, 37),
    // The dots of a page control are 16 points apart; there is always one.
    ("<pageControl id='it'/>", 23_000, 7, 37), ("<pageControl numberOfPages='0' id='it'/>", 23_000, 7, 37),
    ("<pageControl numberOfPages='1' id='it'/>", 23_000, 7, 37),
    ("<pageControl numberOfPages='2' id='it'/>", 23_000, 23, 37),
    ("<pageControl numberOfPages='4' id='it'/>", 23_000, 55, 37), ("<datePicker id='it'/>", 23_000, nil, 216),
    ("<pickerView id='it'/>", 23_000, nil, 216), ("<searchBar id='it'/>", 12_999, nil, 44),
    ("<searchBar id='it'/>", 13_000, nil, 56), ("<navigationBar id='it'/>", 23_000, nil, 44),
    ("<tabBar id='it'/>", 23_000, nil, 49), ("<segmentedControl id='it'/>", 14_799, nil, 29),
    ("<segmentedControl id='it'/>", 14_800, nil, 32),
    ("<button buttonType='contactAdd' id='it'/>", 23_000, 22, 22),
    ("<button buttonType='detailDisclosure' id='it'/>", 23_000, 22, 22),
    ("<button buttonType='infoDark' id='it'/>", 23_000, 22, 22),
    ("<button buttonType='infoLight' id='it'/>", 23_000, 22, 22),
    // Symbols are stored at 100 points; text is 17 points high.
    ("<imageView image='photo' id='it'/>", 23_000, 35, 27), ("<imageView image='plus' id='it'/>", 23_000, 17, 8.5),
    ("<imageView image='flat' id='it'/>", 23_000, 0, 5),
    // A placeholder of the file takes precedence.
    ("<view placeholderIntrinsicWidth='37' placeholderIntrinsicHeight='41' id='it'/>", 23_000, 37, 41),
    ("<view placeholderIntrinsicWidth='-1' placeholderIntrinsicHeight='infinite' id='it'/>", 23_000, 0, nil),
    ("<switch placeholderIntrinsicHeight='41' id='it'/>", 23_000, nil, 41),
    ("<label text='Ann' placeholderIntrinsicWidth='37' id='it'/>", 23_000, 37, nil),
  ]

  @Test(arguments: sizes)
  func `controls have the sizes of the version of Interface Builder`(
    markup: String, version: Int, width: Double?, height: Double?
  ) throws {
    #expect(try content(markup, version: version) == .size(width: width, height: height))
  }

  @Test(arguments: [
    "<view id='it'/>", "<textView text='Ann' id='it'/>", "<textView text='Ann' scrollEnabled='YES' id='it'/>",
    "<imageView id='it'/>", "<imageView image='unknown' id='it'/>", "<imageView image='wide' id='it'/>",
    "<stackView id='it'/>",
  ])
  func `other views have no intrinsic size`(markup: String) throws {
    #expect(try content(markup) == IntrinsicContent.none)
  }

  @Test func `the height of a toolbar depends on the device`() throws {
    #expect(try content("<toolbar id='it'/>") == .toolbar)
  }

  @Test(arguments: [(14_799, 14.0, 29.0), (14_800, 20, 32)])
  func `segments have a padding around their titles`(version: Int, padding: Double, height: Double) throws {
    let segments = "<segments><segment title='One'/><other title='x'/><segment image='photo'/></segments>"
    let expected = SegmentTitles(
      ["One", ""], font: FontDescription(pointSize: 13), padding: padding, height: height)
    #expect(
      try content("<segmentedControl id='it'>\(segments)</segmentedControl>", version: version) == .segments(expected))
  }

  // MARK: - Texts

  private static func font(
    _ pointSize: Double, _ edition: FontDescription.Edition = .sanFranciscoPro2020
  ) -> FontDescription {
    var font = FontDescription(pointSize: pointSize)
    font.edition = edition
    return font
  }

  private static let labels: [(String, Int, Int, Double?, Bool)] = [
    ("", 23_000, 1, nil, true), ("numberOfLines='3' preferredMaxLayoutWidth='101'", 23_000, 3, 101, true),
    ("numberOfLines='0'", 23_000, 0, nil, true), ("numberOfLines='-2'", 23_000, 0, nil, true),
    ("numberOfLines='10000'", 23_000, 10_000, nil, true), ("numberOfLines='10001'", 23_000, 10_000, nil, true),
    // The strategy exists since iOS 11.
    ("numberOfLines='2'", 12_999, 2, nil, false), ("numberOfLines='2'", 13_000, 2, nil, true),
  ]

  @Test(arguments: labels)
  func `a label has its lines`(
    attributes: String, version: Int, lines: Int, width: Double?, pushesOut: Bool
  ) throws {
    let edition: FontDescription.Edition =
      version < 13_000 ? .sanFranciscoUI : version < 17_000 ? .sanFranciscoPro : .sanFranciscoPro2020
    var expected = TextContent("Ann", font: Self.font(17, edition), maximumLines: lines, scale: 2)
    expected.preferredMaximumWidth = width
    expected.pushesOut = pushesOut
    let markup = "<label text='Ann' \(attributes) id='it'/>"
    #expect(try content(markup, version: version) == .text(expected))
    // At another size the label behaves as on a device.
    expected.pushesOut = true
    #expect(try content(markup, version: version, isResized: true) == .text(expected))
  }

  private static let held = "translatesAutoresizingMaskIntoConstraints='NO'"

  @Test(arguments: [
    (held, false, "lorem ipsum dolor"), ("\(held) numberOfLines='1'", false, "lorem ipsum dolor"),
    (
      "\(held) numberOfLines='2'", false,
      "lorem ipsum dolor sit amet consectetur adipiscing elit sed do"
    ),
    ("\(held) text='Ann'", false, "Ann"), ("\(held) hidden='YES'", false, ""), ("", false, ""), (held, true, ""),
  ])
  func `a label with constraints whose text code sets shows sample words`(
    attributes: String, solves: Bool, words: String
  ) throws {
    guard case .text(let text) = try content("<label \(attributes) id='it'/>", solves: solves) else {
      Issue.record("no text")
      return
    }
    #expect(text.text == words)
  }

  @Test(arguments: [
    ("", 203.0, 35.0, true, true), ("", 203, 35, false, false), ("text='Ann'", 203, 35, true, false),
    ("", 0, 35, true, false), ("", 203, 0, true, false),
  ])
  func `an empty label keeps its size at another size of the root`(
    attributes: String, width: Double, height: Double, isResized: Bool, isKept: Bool
  ) throws {
    let found = try content(
      "<label \(attributes) id='it'>\(rectElement(width, height))</label>", isResized: isResized)
    #expect((found == .size(width: width, height: height)) == isKept)
  }

  /// The padding of a text view is `textContainerInset` and `lineFragmentPadding` at both sides.
  @Test func `a text view that does not scroll is as high as its text`() throws {
    var expected = TextContent("Ann", font: Self.font(17), maximumLines: 0, scale: 2)
    expected.padding = Size(width: 10, height: 16)
    expected.keepsLine = true
    #expect(try content("<textView text='Ann' scrollEnabled='NO' id='it'/>") == .text(expected))
  }

  private static let fields: [(String, Int, String, Size, Double)] = [
    ("text='Ann' placeholder='Name' borderStyle='roundedRect'", 14_799, "Ann", Size(width: 14, height: 0), 30),
    ("text='' placeholder='Name' borderStyle='roundedRect'", 14_800, "Name", Size(width: 14, height: 0), 34),
    ("placeholder='Name' borderStyle='line'", 23_000, "Name", Size(width: 4, height: 4), 0),
    ("text='Ann' borderStyle='bezel'", 23_000, "Ann", Size(width: 4, height: 4), 0),
    ("text='Ann'", 23_000, "Ann", Size(width: 2.5, height: 1), 0),
    ("borderStyle='none'", 23_000, "", Size(width: 2.5, height: 1), 0),
  ]

  @Test(arguments: fields)
  func `a text field has the padding of its border`(
    attributes: String, version: Int, words: String, padding: Size, height: Double
  ) throws {
    let edition: FontDescription.Edition = version < 17_000 ? .sanFranciscoPro : .sanFranciscoPro2020
    var expected = TextContent(words, font: Self.font(14, edition), maximumLines: 1, scale: 2)
    expected.padding = padding
    expected.minimumHeight = height
    expected.keepsLine = true
    #expect(try content("<textField \(attributes) id='it'/>", version: version) == .text(expected))
  }

  // MARK: - Buttons

  private static let edges = "<inset key='contentEdgeInsets' minX='11' minY='2' maxX='8' maxY='5'/>"

  /// Attributes and contents of a button, its title, font size, padding, minimum width, and the height of its image.
  private static let buttons: [(String, String, String, Double, Size, Double, Double)] = [
    ("", "<state key='normal' title='Go'/>", "Go", 18, Size(width: 0, height: 12), 30, 0),
    ("buttonType='custom'", "<state key='normal' title='Go'/>", "Go", 18, Size(width: 0, height: 12), 30, 0),
    ("buttonType='system'", "<state key='normal' title='Go'/>", "Go", 15, Size(width: 0, height: 12), 30, 0),
    ("buttonType='roundedRect'", "<state key='normal' title='Go'/>", "Go", 15, Size(width: 0, height: 12), 30, 0),
    ("", "", "", 18, Size(width: 0, height: 12), 30, 0),
    ("", "<state key='selected' title='Go'/>", "", 18, Size(width: 0, height: 12), 30, 0),
    ("", "<state key='normal' title='Go' image='photo'/>", "Go", 18, Size(width: 35, height: 0), 30, 27),
    ("", "<state key='normal' title='Go' image='unknown'/>", "Go", 18, Size(width: 0, height: 12), 30, 0),
    ("", "<state key='normal' title='Go'/>\(edges)", "Go", 18, Size(width: 19, height: 7), 0, 0),
    (
      "", "<state key='normal' title='Go' image='photo'/>\(edges)", "Go", 18, Size(width: 54, height: 7), 0, 27
    ),
  ]

  @Test(arguments: buttons)
  func `a button has room around its title and image`(
    attributes: String, inside: String, words: String, fontSize: Double, padding: Size, width: Double, picture: Double
  ) throws {
    var expected = TextContent(words, font: Self.font(fontSize), maximumLines: 1, scale: 1)
    expected.keepsLine = true
    expected.padding = padding
    expected.minimumWidth = width
    expected.pictureHeight = picture
    #expect(try content("<button \(attributes) id='it'>\(inside)</button>") == .text(expected))
  }

  @Test(arguments: [("", Size.zero), (edges, Size(width: 19, height: 7))])
  func `a button without a title is as large as its image`(inside: String, padding: Size) throws {
    let markup = "<button buttonType='system' id='it'><state key='normal' image='photo'/>\(inside)</button>"
    #expect(
      try content(markup) == .picture(Size(width: 35, height: 27), lineOf: Self.font(15), padding: padding))
  }

  @Test(arguments: [
    (21_699, "", 14.0, Size(width: 24, height: 14), 0.0), (21_700, "", 17, Size(width: 24, height: 14), 0),
    (21_700, "image='photo'", 17, Size(width: 59, height: 14), 27),
  ])
  func `a button with a configuration has room around its title and image`(
    version: Int, attributes: String, fontSize: Double, padding: Size, picture: Double
  ) throws {
    var expected = TextContent("Go", font: Self.font(fontSize), maximumLines: 1, scale: 1)
    expected.heightScale = 2
    expected.keepsLine = true
    expected.padding = padding
    expected.pictureHeight = picture
    let configuration = "<buttonConfiguration style='plain' title='Go' \(attributes)/>"
    #expect(try content("<button id='it'>\(configuration)</button>", version: version) == .text(expected))
  }

  // MARK: - Items

  /// The scene of the view with the identifier `root`.
  private func scene(
    _ markup: String, document attributes: String = "toolsVersion='23000'", at size: Size = Self.stored,
    solves: Bool = false
  ) throws -> ConstraintScene {
    let document = try parseMarkup("<document \(attributes)><objects>\(markup)</objects></document>")
    let root = try #require(document.root.descendants.first { $0["id"] == "root" })
    var request = ViewRequest()
    request.solves = solves
    var reader = InterfaceBuilderReader(InterfaceBuilderScenes(document.root), request)
    reader.context.canvas = size
    reader.context.show(stored: Self.stored, at: size, lacksFrames: true)
    let view = try reader.hierarchy(of: root, rootSize: size)
    guard case .autoLayout(let spec) = view.layout else { throw NoScene() }
    return try #require(spec.scene)
  }

  private struct NoScene: Error {}

  private static func root(_ subviews: String, _ attributes: String = "") -> String {
    "<view id='root' \(attributes)><rect key='frame' x='5' y='6' width='331' height='577'/>"
      + "<subviews>\(subviews)</subviews></view>"
  }

  private func item(_ markup: String, document attributes: String = "toolsVersion='23000'") throws -> LayoutItem {
    let scene = try scene(markup, document: attributes)
    return try #require(scene.items.first { $0.identifier == "it" })
  }

  @Test func `a scene has the size and the environment of its root`() throws {
    let plain = try scene(Self.root(""))
    #expect(plain.width == 331 && plain.height == .exactly(577))
    #expect(plain.fallback == .storedFrames && plain.environment?.pictureSize == nil)
    #expect(plain.root == DesignRoot(isControllers: false, storedSize: Self.stored))
    #expect(plain.items.map(\.holding) == [.root])
    #expect(plain.items[0].storedFrame == Rect(x: 0, y: 0, width: 331, height: 577))
    let size = Size(width: 353, height: 599)
    let resized = try scene(Self.root(""), at: size, solves: true)
    #expect(resized.width == 353 && resized.height == .exactly(599))
    #expect(resized.fallback == .nothing && resized.environment?.pictureSize == size)
    #expect(resized.root?.storedSize == Self.stored)
  }

  @Test(
    arguments: [
      ("", [250.0, 250, 750, 750]),
      (
        "horizontalHuggingPriority='251' verticalHuggingPriority='253' horizontalCompressionResistancePriority='751' "
          + "verticalCompressionResistancePriority='757'", [251, 253, 751, 757]
      ),
      (
        "horizontalHuggingPriority='-3' verticalHuggingPriority='1001' horizontalCompressionResistancePriority='1000' "
          + "verticalCompressionResistancePriority='0'", [0, 1_000, 1_000, 0]
      ),
    ] as [(String, [Double])])
  func `priorities are those of the element, 0 to 1000`(attributes: String, priorities: [Double]) throws {
    let item = try item(Self.root("<imageView \(attributes) id='it'/>"))
    let found = [item.hugging, item.compressionResistance].flatMap { [$0.horizontal, $0.vertical] }
    #expect(found == priorities)
  }

  /// The words of a sample never break a constraint of the file.
  @Test(arguments: [
    (held, [749.0, 749]), ("\(held) text='Ann'", [750, 750]),
    ("\(held) horizontalCompressionResistancePriority='700'", [700, 749]),
    ("\(held) horizontalCompressionResistancePriority='1000' verticalCompressionResistancePriority='748'", [749, 748]),
  ])
  func `sample words resist less than texts`(attributes: String, priorities: [Double]) throws {
    let resistance = try item(Self.root("<label \(attributes) id='it'/>")).compressionResistance
    #expect([resistance.horizontal, resistance.vertical] == priorities)
  }

  @Test(arguments: [
    ("slider", Insets(top: 0, right: 2, bottom: 1, left: 2), false),
    ("switch", Insets(top: 0, right: 2, bottom: 0, left: 0), false),
    ("segmentedControl", Insets(top: 0, right: 0, bottom: 1, left: 0), false), ("label", .zero, false),
    ("stepper", .zero, false), ("view", .zero, false), ("stackView", .zero, false), ("scrollView", .zero, true),
    ("tableView", .zero, true), ("collectionView", .zero, true), ("textView", .zero, true),
  ])
  func `elements have alignment rectangles, and some scroll`(name: String, insets: Insets, scrolls: Bool) throws {
    let item = try item(Self.root("<\(name) id='it'/>"))
    #expect(item.alignmentInsets == insets && item.scrolls == scrolls && !item.isHidden)
    #expect(item.parent == 0 && item.element == name)
  }

  @Test(arguments: [
    ("", [false, false, false]), ("hidden='YES'", [true, false, false]),
    ("preservesSuperviewLayoutMargins='YES'", [false, true, false]),
    ("preservesSuperviewLayoutMargins='NO' layoutMarginsFollowReadableWidth='YES'", [false, false, true]),
    ("layoutMarginsFollowReadableWidth='NO'", [false, false, false]),
  ])
  func `an item has the flags of its element`(attributes: String, flags: [Bool]) throws {
    let item = try item(Self.root("<view \(attributes) id='it'/>"))
    #expect([item.isHidden, item.preservesSuperviewMargins, item.followsReadableWidth] == flags)
  }

  @Test(arguments: [
    ("toolsVersion='12999'", "", [false, false]), ("toolsVersion='13000'", "", [true, false]),
    ("toolsVersion='12999' useSafeAreas='YES'", "", [true, true]),
    ("toolsVersion='13000' useSafeAreas='NO'", "", [true, false]),
    ("toolsVersion='13000' useSafeAreas='YES'", "insetsLayoutMarginsFromSafeArea='NO'", [false, false]),
    ("toolsVersion='13000' useSafeAreas='YES'", "insetsLayoutMarginsFromSafeArea='YES'", [true, true]),
  ])
  func `margins begin at the safe area in documents with safe areas, and in roots since Xcode 9`(
    document: String, attributes: String, added: [Bool]
  ) throws {
    let scene = try scene(Self.root("<view \(attributes) id='it'/>", attributes), document: document)
    #expect(scene.items.map(\.addsSafeAreaToMargins) == added)
  }

  // MARK: - Stack views

  private static let margins = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"

  private static let stacks:
    [(String, String, Axis, StackArrangement.Distribution, StackArrangement.Alignment, Double, Bool)] = [
      ("", "", .horizontal, .fill, .fill, 0, false),
      ("axis='vertical' distribution='fillEqually' spacing='7'", "", .vertical, .fillEqually, .fill, 7, false),
      ("axis='horizontal' alignment='top' spacingType='standard'", "", .horizontal, .fill, .start, 8, false),
      ("alignment='leading' spacing='3' spacingType='standard'", "", .horizontal, .fill, .start, 3, false),
      ("alignment='center' spacingType='other'", "", .horizontal, .fill, .center, 0, false),
      (
        "alignment='bottom' distribution='equalCentering' spacing='-5'", margins, .horizontal, .equalCentering, .end,
        -5, true
      ),
      ("alignment='trailing' distribution='equalSpacing'", "", .horizontal, .equalSpacing, .end, 0, false),
      ("alignment='firstBaseline' distribution='other'", "", .horizontal, .fill, .firstBaseline, 0, false),
      (
        "alignment='baseline' distribution='fillProportionally'", "", .horizontal, .fillProportionally,
        .lastBaseline, 0, false
      ),
      ("alignment='lastBaseline'", "", .horizontal, .fill, .lastBaseline, 0, false),
      ("alignment='other'", "", .horizontal, .fill, .fill, 0, false),
    ]

  @Test(arguments: stacks.indices)
  func `a stack view arranges its subviews`(_ number: Int) throws {
    let (attributes, inside, axis, distribution, alignment, spacing, isRelative) = Self.stacks[number]
    let subviews = "<view id='a'><subviews><view id='b'/></subviews></view><view id='c'/>"
    let stack = "<stackView id='it' \(attributes)>\(inside)<subviews>\(subviews)</subviews></stackView>"
    let scene = try scene(Self.root(stack + "<view id='d'/>"))
    #expect(scene.items.map(\.parent) == [nil, 0, 1, 2, 1, 0])
    #expect(scene.items.map { $0.arrangement == nil } == [true, false, true, true, true, true])
    let found = try #require(scene.items[1].arrangement)
    #expect(found.axis == axis && found.distribution == distribution && found.alignment == alignment)
    #expect(found.spacing == spacing && found.isMarginsRelative == isRelative)
    #expect(found.arranged == [2, 4])
    // Arranged views have no autoresizing mask.
    #expect(scene.items[2].holding == .constraints && scene.items[3].holding == .autoresizing([]))
  }

  @Test(
    arguments: [
      ("<view id='it'>\(rectElement(203, 35))</view>", Size(width: 203, height: 35), nil),
      ("<textView id='it'>\(rectElement(203, 35))</textView>", Size(width: 203, height: 35), nil),
      ("<textView scrollEnabled='NO' id='it'>\(rectElement(203, 35))</textView>", nil, nil),
      ("<label id='it'>\(rectElement(203, 35))</label>", nil, nil),
      ("<view placeholderIntrinsicWidth='3' id='it'>\(rectElement(203, 35))</view>", nil, nil),
      ("<view placeholderIntrinsicHeight='3' id='it'>\(rectElement(203, 35))</view>", nil, nil),
    ] as [(String, Size?, Size?)])
  func `plain views in a stack view have the size in which they are drawn`(
    markup: String, inStack: Size?, inView: Size?
  ) throws {
    #expect(try item(Self.root("<stackView><subviews>\(markup)</subviews></stackView>")).designSize == inStack)
    #expect(try item(Self.root("<view><subviews>\(markup)</subviews></view>")).designSize == inView)
  }

  // MARK: - Autoresizing

  private static func mask(_ parts: String) -> String {
    "<autoresizingMask key='autoresizingMask' \(parts)/>"
  }

  @Test(
    arguments: [
      ("", "", .autoresizing([])), (held, mask("flexibleMinX='YES'"), .constraints),
      ("\(held) fixedFrame='YES'", mask("flexibleMinX='YES'"), .autoresizing(.flexibleMinX)),
      ("\(held) fixedFrame='NO'", "", .constraints),
      ("", mask("widthSizable='YES' flexibleMaxX='NO'"), .autoresizing(.widthSizable)),
      ("", mask("flexibleMaxX='YES'"), .autoresizing(.flexibleMaxX)),
      ("", mask("flexibleMinY='YES'"), .autoresizing(.flexibleMinY)),
      ("", mask("heightSizable='YES'"), .autoresizing(.heightSizable)),
      ("", mask("flexibleMaxY='YES' flexibleMinX='YES'"), .autoresizing([.flexibleMaxY, .flexibleMinX])),
    ] as [(String, String, LayoutItem.Holding)])
  func `a view is held by its constraints or by its mask`(
    attributes: String, inside: String, holding: LayoutItem.Holding
  ) throws {
    #expect(try item(Self.root("<view \(attributes) id='it'>\(inside)</view>")).holding == holding)
  }

  @Test(
    arguments: [
      ("Default", [.widthSizable, .heightSizable], [.flexibleMaxX, .flexibleMinY]),
      ("Value1", [.flexibleMinX, .heightSizable], [.flexibleMinX, .flexibleMinY]),
      ("Value2", [.flexibleMinX, .heightSizable], [.widthSizable, .flexibleMinY]),
      ("Subtitle", [.flexibleMinX, .heightSizable], [.flexibleMaxX, .flexibleMinY]),
    ] as [(String, AutoresizingMask, AutoresizingMask)])
  func `the labels of a cell with a style are where UIKit lays them out`(
    style: String, title: AutoresizingMask, detail: AutoresizingMask
  ) throws {
    let labels =
      "<label id='t'>\(Self.mask("flexibleMinX='YES' heightSizable='YES'"))</label>"
      + "<label id='d'>\(Self.mask("flexibleMaxX='YES' flexibleMinY='YES'"))</label>"
    let scene = try scene(
      "<tableViewCell id='root' style='IBUITableViewCellStyle\(style)' textLabel='t' detailTextLabel='d'>"
        + "\(rectElement(331, 61))<tableViewCellContentView key='contentView' id='it'>\(rectElement(331, 61))"
        + "<subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>")
    #expect(
      scene.items.map(\.holding) == [
        .root, .autoresizing([.widthSizable, .heightSizable]), .autoresizing(title), .autoresizing(detail),
      ])
  }

  /// A content view that ends more than a point above the bottom of its cell is outdated.
  @Test(arguments: [
    ("tableViewCell", "tableViewCellContentView", 14_800, 95.0, 98.0),
    ("tableViewCell", "tableViewCellContentView", 14_799, 95, 97.5),
    ("tableViewCell", "tableViewCellContentView", 14_800, 96.5, 98),
    ("tableViewCell", "tableViewCellContentView", 14_800, 97, 97),
    ("tableViewCell", "tableViewCellContentView", 14_800, 98, 98),
    ("collectionViewCell", "view", 14_799, 95, 98), ("view", "view", 14_800, 95, 95),
  ])
  func `an outdated content view fills its cell`(
    cell: String, content: String, version: Int, height: Double, settled: Double
  ) throws {
    let rect = "<rect key='frame' x='3' y='2' width='329' height='\(height)'/>"
    let item = try item(
      "<\(cell) id='root'>\(rectElement(331, 100))<\(content) key='contentView' id='it'>\(rect)</\(content)></\(cell)>",
      document: "toolsVersion='\(version)'")
    #expect(item.storedFrame == Rect(x: 3, y: 2, width: 329, height: settled))
  }
}
