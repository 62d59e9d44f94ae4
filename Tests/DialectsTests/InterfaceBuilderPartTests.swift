import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// Parts of a document that are no views of their own: fonts, constraints, size classes, items of bars, accessories.
@Suite struct InterfaceBuilderPartTests {
  private struct Found {
    var reader: InterfaceBuilderReader
    let element: XMLElement
  }

  /// A reader of a document, and the element with the identifier `it`.
  private func read(
    _ markup: String, document attributes: String = "toolsVersion='23000'", isResized: Bool = false
  ) throws -> Found {
    let document = try parseMarkup("<document \(attributes)><objects>\(markup)</objects></document>")
    let element = try #require(document.root.descendants.first { $0["id"] == "it" })
    var reader = InterfaceBuilderReader(InterfaceBuilderScenes(document.root), ViewRequest())
    let stored = Size(width: 331, height: 577)
    reader.context.show(stored: stored, at: isResized ? Size(width: 353, height: 577) : stored)
    return Found(reader: reader, element: element)
  }

  // MARK: - The environment

  @Test(
    arguments: [
      ("toolsVersion='6999'", nil, 6_999, 1), ("toolsVersion='7000'", nil, 7_000, 2),
      ("toolsVersion='9999.7'", nil, 9_999, 2), ("toolsVersion='10000'", nil, 10_000, 1),
      ("toolsVersion='10999'", nil, 10_999, 1), ("toolsVersion='11000'", nil, 11_000, 2), ("", nil, 0, 1),
      ("toolsVersion='new'", nil, 0, 1), ("toolsVersion='6999'", "retina4_7", 6_999, 2),
      // Unreleased versions of Xcode 11 and 12.
      ("toolsVersion='32700.99.1234'", nil, 17_000, 2), ("toolsVersion='32699'", nil, 32_699, 2),
      ("toolsVersion='32701'", nil, 32_701, 2), ("", "ipad9_7", 0, 2), ("", "retina6_1", 0, 2),
      ("", "retina5_5", 0, 3), ("", "retina5_9", 0, 3), ("", "retina6_5", 0, 3), ("", "retina6_0", 0, 3),
      ("", "retina6_7", 0, 3), ("", "retina6_12", 0, 3), ("", "retina6_3", 0, 3), ("", "retina6_72", 0, 3),
    ] as [(String, String?, Int, Double)])
  func `a document states its version and the pixels of its canvas`(
    attributes: String, device: String?, version: Int, scale: Double
  ) throws {
    let inside = device.map { "<device id='\($0)' orientation='landscape'/>" } ?? ""
    let found = try LayoutEnvironment(of: parseMarkup("<document \(attributes)>\(inside)</document>").root)
    #expect(found.toolsVersion == version && found.scale == scale)
    #expect(found.design.deviceName == device && found.design.isLandscape == (device != nil))
  }

  @Test(
    arguments: [
      ("toolsVersion='23700' useSafeAreas='YES'", "retina6_1", true),
      ("toolsVersion='23699' useSafeAreas='YES'", "retina6_1", false),
      ("toolsVersion='23700' useSafeAreas='NO'", "retina6_1", false), ("toolsVersion='23700'", "retina6_1", false),
      ("toolsVersion='23700' useSafeAreas='YES'", nil, false),
      ("toolsVersion='23700' useSafeAreas='YES'", "ipad10_9rounded", false),
      ("toolsVersion='23700' useSafeAreas='YES'", "retina3_5", false),
      ("toolsVersion='23700' useSafeAreas='YES'", "retina4_0", false),
      ("toolsVersion='23700' useSafeAreas='YES'", "retina4_7", false),
      ("toolsVersion='23700' useSafeAreas='YES'", "retina5_5", false),
    ] as [(String, String?, Bool)])
  func `the canvas of Xcode 16 has twice the safe area of a device without a home button`(
    attributes: String, device: String?, isDoubled: Bool
  ) throws {
    let inside = device.map { "<device id='\($0)'/>" } ?? ""
    let found = try LayoutEnvironment(of: parseMarkup("<document \(attributes)>\(inside)</document>").root)
    #expect(found.storesDoubledSafeArea == isDoubled)
  }

  private static let variations = """
    <view><variation key='heightClass=compact-widthClass=regular' id='cr'/><variation key='widthClass=regular' id='r'/>
    <variation key='heightClass=compact' id='c'/><variation key='widthClass=compact' id='C'/>
    <variation key='heightClass=regular' id='R'/><variation key='default' id='d'/><variation id='none'/>
    <variation key='widthClass' id='half'/><variation key='heightClass=regular-widthClass=compact' id='RC'/></view>
    """

  /// The smallest iPad is 744 points wide; the largest phones have a regular width in landscape.
  @Test(arguments: [
    (743.0, 901.0, "d C R RC"), (744, 901, "d r R"), (901, 744, "d r R"), (901, 743, "d r c cr"),
    (801, 414, "d r c cr"), (801, 413, "d c C"), (414, 801, "d C R RC"), (415, 415, "d C R RC"), (416, 415, "d r c cr"),
  ])
  func `the size classes of a device follow from its size`(width: Double, height: Double, found: String) throws {
    let element = try parseMarkup(Self.variations).root
    let classes = SizeClasses(ofSize: Size(width: width, height: height))
    #expect(classes.variations(of: element).compactMap { $0["id"] }.joined(separator: " ") == found)
  }

  @Test(arguments: [
    ("", "", "d C R RC"), ("", "<device id='retina4_7' orientation='portrait'/>", "d C R RC"),
    ("", "<device id='retina4_7' orientation='landscape'/>", "d c C"),
    ("", "<device id='ipad9_7' orientation='landscape'/>", "d r R"), ("", "<device id='ipad9_7'/>", "d r R"),
    ("targetRuntime='iOS.CocoaTouch.iPad'", "", "d r R"), ("targetRuntime='iOS.CocoaTouch'", "", "d C R RC"),
    ("targetRuntime='iOS.CocoaTouch.iPad'", "<device id='retina4_7'/>", "d C R RC"),
  ])
  func `the size classes of a document are those of its device`(
    attributes: String, device: String, found: String
  ) throws {
    let document = try parseMarkup("<document \(attributes)>\(device)\(Self.variations)</document>").root
    let element = try #require(document.child("view"))
    let classes = SizeClasses(of: document)
    #expect(classes.variations(of: element).compactMap { $0["id"] }.joined(separator: " ") == found)
  }

  /// A missing side is that of the nearest ancestor with a size, else that of the default canvas.
  @Test(arguments: [
    ("<view id='it'>\(rectElement(41, 57))</view>", 41.0, 57.0),
    ("<view id='it'>\(rectElement(0, 57))</view>", 331, 57), ("<view id='it'>\(rectElement(41, 0))</view>", 41, 577),
    ("<view id='it'>\(rectElement(-3, 57))</view>", 331, 57), ("<view id='it'/>", 331, 577),
    ("<view>\(rectElement(0, 71))<subviews><view id='it'/></subviews></view>", 331, 577),
    ("<view>\(rectElement(83, 71))<subviews><view id='it'>\(rectElement(41, 0))</view></subviews></view>", 41, 71),
    ("<view>\(rectElement(83, 71))<subviews><view id='it'>\(rectElement(0, 57))</view></subviews></view>", 83, 57),
    ("<tableViewCell id='it'>\(rectElement(41, 0))</tableViewCell>", 41, 44),
    ("<tableViewCell rowHeight='63' id='it'>\(rectElement(0, 0))</tableViewCell>", 331, 63),
    ("<tableViewCell rowHeight='-1' id='it'/>", 331, 44),
    ("<tableViewCell rowHeight='63' id='it'>\(rectElement(41, 57))</tableViewCell>", 41, 57),
  ])
  func `a picture is as large as its root, else as the view around it`(
    markup: String, width: Double, height: Double
  ) throws {
    var it = try read("<view>\(rectElement(331, 577))<subviews>\(markup)</subviews></view>")
    let size = it.reader.canvasSize(of: it.element)
    #expect(size == Size(width: width, height: height))
  }

  @Test(
    arguments: [
      ("", Canvas.defaultSize.width, Canvas.defaultSize.height), (rectElement(41, 0), 41, Canvas.defaultSize.height),
      (rectElement(0, 57), Canvas.defaultSize.width, 57),
    ] as [(String, Double, Double)])
  func `without a size around it a picture has the default one`(
    inside: String, width: Double, height: Double
  ) throws {
    var it = try read("<view id='it'>\(inside)</view>")
    let size = it.reader.canvasSize(of: it.element)
    #expect(size == Size(width: width, height: height))
  }

  // MARK: - Fonts

  private static func description(_ attributes: String) -> String {
    "<fontDescription key='fontDescription' \(attributes)/>"
  }

  private static func attributed(_ fonts: String...) -> String {
    let fragments = fonts.map { "<fragment content='a'><attributes>\($0)</attributes></fragment>" }
    return "<attributedString key='attributedText'>\(fragments.joined())</attributedString>"
  }

  private static let fonts: [(String, FontDescription)] = [
    ("", FontDescription(pointSize: 19)), (description("type='system'"), FontDescription(pointSize: 19)),
    (description("type='system' pointSize='13'"), FontDescription(pointSize: 13)),
    (description("type='system' pointSize='0'"), FontDescription(pointSize: 12)),
    (description("type='system' pointSize='-3'"), FontDescription(pointSize: 12)),
    (description("type='boldSystem' pointSize='13'"), FontDescription(pointSize: 13, weight: .bold)),
    (description("type='system' weight='heavy' pointSize='13'"), FontDescription(pointSize: 13, weight: .bold)),
    (description("type='system' weight='black'"), FontDescription(pointSize: 19, weight: .bold)),
    (description("type='system' weight='bold'"), FontDescription(pointSize: 19, weight: .bold)),
    (description("type='system' weight='semibold'"), FontDescription(pointSize: 19, weight: .semibold)),
    (description("type='system' weight='medium'"), FontDescription(pointSize: 19, weight: .medium)),
    (description("type='system' weight='ultraLight'"), FontDescription(pointSize: 19, weight: .light)),
    (description("type='system' weight='thin'"), FontDescription(pointSize: 19, weight: .light)),
    (description("type='system' weight='light'"), FontDescription(pointSize: 19, weight: .light)),
    (description("type='system' weight='other'"), FontDescription(pointSize: 19)),
    (description("name='Avenir-Book' pointSize='13'"), FontDescription(.named("Avenir-Book"), pointSize: 13)),
    (description("name='Avenir-Book'"), FontDescription(.named("Avenir-Book"), pointSize: 19)),
    // The largest font of several determines the height of the line; of equal ones, the first is used.
    (
      attributed("<font key='NSFont' size='11' name='A'/>", "<font key='NSFont' size='23' name='B'/>"),
      FontDescription(.named("B"), pointSize: 23)
    ),
    (
      attributed("<font key='NSFont' size='23' name='A'/>", "<font key='NSFont' size='23' name='B'/>"),
      FontDescription(.named("A"), pointSize: 23)
    ),
    (
      attributed("<font key='NSFont' metaFont='system' name='A'/>", "<font key='NSFont' size='18' name='B'/>"),
      FontDescription(.named("A"), pointSize: 19)
    ),
    (attributed("<font key='other' size='23' name='A'/>"), FontDescription(pointSize: 19)),
    (attributed("<font key='NSFont' size='0' name='A'/>"), FontDescription(pointSize: 19)),
    (attributed("<font key='NSFont' size='23' metaFont='system'/>"), FontDescription(pointSize: 23)),
    (
      attributed("<font key='NSFont' size='23' metaFont='systemBold'/>"), FontDescription(pointSize: 23, weight: .bold)
    ),
    (attributed("<font key='NSFont' size='23'/>"), FontDescription(.named(""), pointSize: 23)),
  ]

  @Test(arguments: fonts.indices)
  func `a label has the font that it states`(_ number: Int) throws {
    let (inside, font) = Self.fonts[number]
    var expected = font
    expected.edition = .sanFranciscoPro2020
    var it = try read("<label text='a' id='it'>\(inside)</label>")
    let found = it.reader.font(of: it.element, default: 19)
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("lineHeightMultiple='1.5' lineSpacing='3' minimumLineHeight='31' maximumLineHeight='37'", [1.5, 3, 31, 37]),
      ("lineHeightMultiple='0' lineSpacing='-3'", [1, 0, nil, nil]), ("", [1, 0, nil, nil]),
      ("lineHeightMultiple='0.5' maximumLineHeight='37'", [0.5, 0, nil, 37]),
    ] as [(String, [Double?])])
  func `a paragraph style states the heights of lines`(attributes: String, values: [Double?]) throws {
    let style = "<font key='NSFont' size='23' name='A'/><paragraphStyle key='NSParagraphStyle' \(attributes)/>"
    var it = try read("<label id='it'>\(Self.attributed(style))</label>")
    let font = it.reader.font(of: it.element)
    #expect(font.family == .named("A") && font.pointSize == 23)
    #expect(
      [font.lineHeightMultiple, font.lineSpacing, font.minimumLineHeight, font.maximumLineHeight] == values)
  }

  /// The tables of Dynamic Type, at the content sizes XS, which some versions draw, and L.
  @Test(
    arguments: [
      ("Body", 17_999, false, 17, 22), ("Body", 18_000, false, 14, 19), ("Body", 20_799, false, 14, 19),
      ("Body", 20_800, false, 17, 22), ("Body", 18_000, true, 17, 22), ("Headline", 20_800, false, 17, 22),
      ("Headline", 18_000, false, 14, 19), ("Title0", 18_000, false, 31, 38), ("Title0", 20_800, false, 34, 41),
      ("Title1", 18_000, false, 25, 31), ("Title1", 20_800, false, 28, 34), ("Title2", 18_000, false, 19, 24),
      ("Title2", 20_800, false, 22, 28), ("Title3", 18_000, false, 17, 22), ("Title3", 20_800, false, 20, 25),
      ("Callout", 18_000, false, 13, 18), ("Callout", 20_800, false, 16, 21), ("Subhead", 18_000, false, 12, 16),
      ("Subhead", 20_800, false, 15, 20), ("Footnote", 18_000, false, 12, 16), ("Footnote", 20_800, false, 13, 18),
      ("Caption1", 18_000, false, 11, 13), ("Caption1", 20_800, false, 12, 16), ("Caption2", 18_000, false, 11, 13),
      ("Caption2", 20_800, false, 11, 13), ("Other", 20_800, false, 9, nil),
    ] as [(String, Int, Bool, Double, Double?)])
  func `a text style has a size and a leading`(
    style: String, version: Int, isResized: Bool, size: Double, leading: Double?
  ) throws {
    let description = Self.description("style='UICTFontTextStyle\(style)' pointSize='9'")
    var it = try read(
      "<label id='it'>\(description)</label>", document: "toolsVersion='\(version)'", isResized: isResized)
    let font = it.reader.font(of: it.element)
    #expect(font.pointSize == size && font.leading == leading)
    #expect(font.family == .system(style == "Headline" ? .semibold : .regular))
  }

  // MARK: - Constraints

  @Test(
    arguments: [
      ("3", 3), ("-1.5", -1.5), ("3:4", 0.75), ("5/4", 1.25), ("-3:4", -0.75), ("1:-4", -0.25), ("", nil),
      ("a", nil), ("3:", nil), (":4", nil), ("3:4:5", nil), ("3:0", nil), ("1:0.000001", 1e6), ("1:-0.000001", -1e6),
      ("1:0.0000009", nil),
    ] as [(String, Double?)])
  func `a multiplier is a number or a quotient`(text: String, value: Double?) throws {
    let found = InterfaceBuilderReader.multiplier(text)
    #expect((found == nil) == (value == nil))
    if let found, let value { #expect(abs(found - value) <= 1e-9 * abs(value)) }
  }

  /// The constraints of a root with the views `a`, `s`, a scroll view, and in it `b` and `c` in `b`.
  private func constraints(_ inside: String) throws -> [LayoutConstraint] {
    let views =
      "<view id='a'/><scrollView id='s'><subviews><view id='b'><subviews><view id='c'/></subviews></view></subviews>"
      + "<viewLayoutGuide key='contentLayoutGuide' id='content'/><viewLayoutGuide key='frameLayoutGuide' id='frame'/>"
      + "</scrollView>"
    var it = try read(
      """
      <viewController id='v'><layoutGuides><viewControllerLayoutGuide type='top' id='up'/>
      <viewControllerLayoutGuide type='bottom' id='down'/></layoutGuides>
      <view key='view' id='it'>\(rectElement(331, 577))<subviews>\(views)</subviews>
      <viewLayoutGuide key='safeArea' id='safe'/><viewLayoutGuide key='keyboard' id='keys'/>
      <viewLayoutGuide key='layoutMargins' id='margins'/><viewLayoutGuide key='other' id='other'/>
      <constraints>\(inside)</constraints></view></viewController>
      """, isResized: true)
    let view = try it.reader.hierarchy(of: it.element, rootSize: Size(width: 353, height: 577))
    guard case .autoLayout(let spec) = view.layout else { return [] }
    return spec.scene?.constraints ?? []
  }

  @Test(
    arguments: [
      ("", .equal, 0, 1, 1_000), ("constant='-13'", .equal, -13, 1, 1_000), ("symbolic='YES'", .equal, 8, 1, 1_000),
      ("symbolic='NO'", .equal, 0, 1, 1_000), ("symbolic='YES' constant='3'", .equal, 3, 1, 1_000),
      ("relation='greaterThanOrEqual' multiplier='3:4'", .greaterThanOrEqual, 0, 0.75, 1_000),
      ("relation='lessThanOrEqual' priority='751'", .lessThanOrEqual, 0, 1, 751),
      ("relation='other' priority='0'", .equal, 0, 1, 1), ("priority='2'", .equal, 0, 1, 2),
      ("priority='999'", .equal, 0, 1, 999), ("priority='1001'", .equal, 0, 1, 1_000),
      ("placeholder='YES'", .equal, 0, 1, 999), ("placeholder='YES' priority='998'", .equal, 0, 1, 998),
      ("placeholder='NO'", .equal, 0, 1, 1_000),
    ] as [(String, LayoutConstraint.Relation, Double, Double, Double)])
  func `a constraint has the numbers that it states`(
    attributes: String, relation: LayoutConstraint.Relation, constant: Double, multiplier: Double, priority: Double
  ) throws {
    let found = try constraints(
      "<constraint firstItem='a' firstAttribute='leading' secondItem='it' secondAttribute='trailing' \(attributes)/>")
    let constraint = try #require(found.first)
    #expect(found.count == 1 && constraint.owner == 0 && constraint.relation == relation)
    #expect(constraint.first == LayoutConstraint.Anchor(.view(1), .leading))
    #expect(constraint.second == LayoutConstraint.Anchor(.view(0), .trailing))
    #expect([constraint.constant, constraint.multiplier, constraint.priority] == [constant, multiplier, priority])
  }

  private static func anchor(_ item: LayoutAnchorItem, _ attribute: LayoutAttribute) -> LayoutConstraint.Anchor {
    LayoutConstraint.Anchor(item, attribute)
  }

  /// Views have the numbers 0 (the root), 1 (`a`), 2 (`s`), 3 (`b`) and 4 (`c`).
  private static let anchors: [(String, LayoutConstraint.Anchor, LayoutConstraint.Anchor?)] = [
    ("firstItem='a' firstAttribute='width'", anchor(.view(1), .width), nil),
    ("firstAttribute='width'", anchor(.view(0), .width), nil),
    ("firstAttribute='width' secondAttribute='height'", anchor(.view(0), .width), anchor(.view(0), .height)),
    (
      "firstAttribute='top' secondItem='a' secondAttribute='lastBaseline'", anchor(.view(0), .top),
      anchor(.view(1), .baseline)
    ),
    (
      "firstItem='a' firstAttribute='centerX' secondItem='it' secondAttribute='centerXWithinMargin'",
      anchor(.view(1), .centerX), anchor(.view(0), .centerXWithinMargins)
    ),
    (
      "firstItem='a' firstAttribute='centerY' secondItem='it' secondAttribute='centerYWithinMargin'",
      anchor(.view(1), .centerY), anchor(.view(0), .centerYWithinMargins)
    ),
    // Edges of a scroll view are those of its content for the views in it: Auto Layout Guide, "Scroll Views".
    (
      "firstItem='b' firstAttribute='leading' secondItem='s' secondAttribute='leading'", anchor(.view(3), .leading),
      anchor(.content(2), .leading)
    ),
    (
      "firstItem='s' firstAttribute='bottom' secondItem='c' secondAttribute='bottom'", anchor(.content(2), .bottom),
      anchor(.view(4), .bottom)
    ),
    (
      "firstItem='b' firstAttribute='width' secondItem='s' secondAttribute='width'", anchor(.view(3), .width),
      anchor(.view(2), .width)
    ),
    (
      "firstItem='b' firstAttribute='height' secondItem='s' secondAttribute='height'", anchor(.view(3), .height),
      anchor(.view(2), .height)
    ),
    (
      "firstItem='b' firstAttribute='centerX' secondItem='s' secondAttribute='centerX'", anchor(.view(3), .centerX),
      anchor(.view(2), .centerX)
    ),
    (
      "firstItem='c' firstAttribute='centerY' secondItem='s' secondAttribute='centerY'", anchor(.view(4), .centerY),
      anchor(.view(2), .centerY)
    ),
    (
      "firstItem='a' firstAttribute='top' secondItem='s' secondAttribute='top'", anchor(.view(1), .top),
      anchor(.view(2), .top)
    ),
    (
      "firstItem='c' firstAttribute='top' secondItem='b' secondAttribute='top'", anchor(.view(4), .top),
      anchor(.view(3), .top)
    ),
    (
      "firstItem='b' firstAttribute='top' secondItem='content' secondAttribute='top'", anchor(.view(3), .top),
      anchor(.content(2), .top)
    ),
    (
      "firstItem='b' firstAttribute='width' secondItem='frame' secondAttribute='width'", anchor(.view(3), .width),
      anchor(.frameGuide(2), .width)
    ),
    // Guides of the root and of its controller.
    (
      "firstItem='a' firstAttribute='top' secondItem='safe' secondAttribute='top'", anchor(.view(1), .top),
      anchor(.safeArea(0), .top)
    ),
    (
      "firstItem='a' firstAttribute='top' secondItem='margins' secondAttribute='top'", anchor(.view(1), .top),
      anchor(.layoutMargins(0), .top)
    ),
    (
      "firstItem='a' firstAttribute='top' secondItem='other' secondAttribute='top'", anchor(.view(1), .top),
      anchor(.view(0), .top)
    ),
    (
      "firstItem='keys' firstAttribute='top' secondItem='a' secondAttribute='bottom'",
      anchor(.safeArea(0), .bottom), anchor(.view(1), .bottom)
    ),
    (
      "firstItem='keys' firstAttribute='leading' secondItem='a' secondAttribute='leading'",
      anchor(.view(0), .leading), anchor(.view(1), .leading)
    ),
    (
      "firstItem='a' firstAttribute='top' secondItem='up' secondAttribute='bottom'", anchor(.view(1), .top),
      anchor(.layoutGuides(0), .top)
    ),
    (
      "firstItem='a' firstAttribute='top' secondItem='up' secondAttribute='top'", anchor(.view(1), .top),
      anchor(.view(0), .top)
    ),
    (
      "firstItem='down' firstAttribute='top' secondItem='a' secondAttribute='bottom'",
      anchor(.layoutGuides(0), .bottom), anchor(.view(1), .bottom)
    ),
    (
      "firstItem='down' firstAttribute='bottom' secondItem='a' secondAttribute='bottom'",
      anchor(.view(0), .bottom), anchor(.view(1), .bottom)
    ),
  ]

  @Test(arguments: anchors.indices)
  func `a constraint is between two views or guides`(_ number: Int) throws {
    let (attributes, first, second) = Self.anchors[number]
    let found = try constraints("<constraint \(attributes) id='k'/>")
    #expect(found.map(\.first) == [first])
    #expect(found.map(\.second) == [second])
    #expect(found.first?.identifier == "k")
  }

  @Test(arguments: [
    "firstItem='lost' firstAttribute='top'", "firstItem='a' firstAttribute='other'", "firstItem='a'",
    "firstItem='a' firstAttribute='top' secondItem='lost' secondAttribute='top'",
    "firstItem='a' firstAttribute='top' secondItem='it'", "firstItem='a' firstAttribute='top' multiplier='1:0'",
  ])
  func `a constraint with an unknown item or number is left out`(attributes: String) throws {
    #expect(try constraints("<constraint \(attributes)/>").isEmpty)
  }

  // MARK: - Bars and accessories

  private struct Piece: Equatable {
    var kind: ViewKind
    var frame: [Double]
    var words: String?
  }

  private func pieces(_ views: [View], in size: Size) -> [Piece] {
    views.compactMap { view in
      guard case .autoLayout(let spec) = view.layout, case .anchored(let frame) = spec.stored else { return nil }
      return Piece(kind: view.kind, frame: frame.frame(in: size).numbers, words: view.text?.content)
    }
  }

  @Test(
    arguments: [
      ("", []), ("accessoryType='other'", []), ("accessoryType='disclosureIndicator'", [[307, 21.5, 8, 14]]),
      ("accessoryType='checkmark'", [[299, 21.5, 16, 14]]), ("accessoryType='detailButton'", [[293, 17.5, 22, 22]]),
      ("accessoryType='detailDisclosureButton'", [[307, 21.5, 8, 14], [269, 17.5, 22, 22]]),
    ] as [(String, [[Double]])])
  func `the accessory of a cell is in its middle, 16 points from its end`(
    attributes: String, frames: [[Double]]
  ) throws {
    var it = try read("<tableViewCell \(attributes) id='it'/>")
    let views = try it.reader.accessories(of: it.element)
    let found = pieces(views, in: Size(width: 331, height: 57))
    #expect(found == frames.map { Piece(kind: .image, frame: $0) })
  }

  @Test func `the tabs of a bar share its width`() throws {
    let tabs =
      "<items><tabBarItem title='Home' image='house'/><tabBarItem/><tabBarItem title='Bare'/><tabBarItem systemItem='more'/>"
      + "</items>"
    var it = try read("<tabBar id='it'>\(tabs)</tabBar>")
    let views = try it.reader.tabContents(it.element.elements(in: "items"))
    #expect(
      pieces(views, in: Size(width: 332, height: 83)) == [
        Piece(kind: .image, frame: [29, 6, 25, 25]), Piece(kind: .text, frame: [2, 34, 79, 12], words: "Home"),
        Piece(kind: .image, frame: [112, 12, 25, 25]), Piece(kind: .text, frame: [168, 34, 79, 12], words: "Bare"),
        Piece(kind: .image, frame: [278, 6, 25, 25]), Piece(kind: .text, frame: [251, 34, 79, 12], words: "more"),
      ])
    #expect(views.compactMap(\.text?.fontSize) == [10, 10, 10])
    #expect(views.compactMap(\.text?.alignment) == [.center, .center, .center])
  }

  @Test(arguments: [("viewController", [ViewKind.text]), ("viewControllerPlaceholder", [.image, .text])])
  func `the tab of a reference has the icon of another storyboard`(controller: String, kinds: [ViewKind]) throws {
    var it = try read("<\(controller) id='it'><tabBarItem key='tabBarItem' title='Home'/></\(controller)>")
    let views = try it.reader.tabContents(it.element.children.map { $0 })
    #expect(views.map(\.kind) == kinds)
  }

  @Test func `the items of a toolbar are 16 points apart, and its flexible spaces share the rest`() throws {
    let item = "<barButtonItem systemItem='add'/>"
    let space = "<barButtonItem systemItem='flexibleSpace'/>"
    var it = try read(
      """
      <toolbar id='it'><items>\(item)\(space)\(item)<other/>\(space)<barButtonItem systemItem='fixedSpace' width='13'/>
      \(item)</items></toolbar>
      """)
    let size = Size(width: 331, height: 49)
    let elements = it.element.elements(in: "items")
    let views = try it.reader.toolContents(elements)
    #expect(
      pieces(views, in: size).map(\.frame) == [
        [16, 10, 24, 24], [139, 10, 24, 24], [291, 10, 24, 24],
      ])
    // Without a flexible space the items begin at the leading edge.
    let fixed = try it.reader.toolContents(elements.filter { $0["systemItem"] != "flexibleSpace" })
    #expect(
      pieces(fixed, in: size).map(\.frame) == [
        [16, 10, 24, 24], [56, 10, 24, 24], [125, 10, 24, 24],
      ])
  }

  private static let navigation = """
    <barButtonItem key='leftBarButtonItem' systemItem='add'/><rightBarButtonItems>
    <barButtonItem systemItem='add'/><barButtonItem systemItem='search'/></rightBarButtonItems>
    """

  @Test(
    arguments: [
      (
        "title='News'", navigation, false, [[16, 10, 24, 24], [291, 10, 24, 24], [251, 10, 24, 24]], [96, 52, 139, 44]
      ),
      (
        "title='News'", navigation, true, [[16, 10, 24, 24], [291, 10, 24, 24], [251, 10, 24, 24]], [16, 44, 299, 52]
      ),
      ("title='News'", "", false, [], [16, 52, 299, 44]), ("title='News'", "", true, [], [16, 44, 299, 52]),
      (
        "title='News'",
        "<barButtonItem key='leftBarButtonItem' systemItem='add'/><barButtonItem key='other' systemItem='add'/>", false,
        [[16, 10, 24, 24]], [56, 52, 219, 44]
      ),
      ("title=''", navigation, false, [[16, 10, 24, 24], [291, 10, 24, 24], [251, 10, 24, 24]], nil),
      (
        "title='News'", "<view key='titleView' id='t'><rect key='frame' width='73' height='27'/></view>", true,
        [[129, 8.5, 73, 27]], nil
      ),
      ("", "<view key='titleView' id='t'/>", false, [[143.5, 6, 44, 32]], nil),
    ] as [(String, String, Bool, [[Double]], [Double]?)])
  func `the title of a navigation bar is between its items, and a large title is below them`(
    attributes: String, inside: String, isLarge: Bool, items: [[Double]], title: [Double]?
  ) throws {
    var it = try read("<navigationItem \(attributes) id='it'>\(inside)</navigationItem>")
    var contents = NavigationContents(it.element, images: [:])
    contents.hasLargeTitle = isLarge
    let views = try it.reader.navigationContents(contents, at: it.element)
    let found = pieces(views, in: Size(width: 331, height: 96))
    #expect(found.map(\.frame) == items + [title].compactMap { $0 })
    guard title != nil, let text = views.last?.text else { return }
    #expect(text.content == "News" && text.weight == .bold && text.count == .exactly(1))
    #expect(text.fontSize == (isLarge ? 34 : 17) && text.alignment == (isLarge ? .natural : .center))
  }

  @Test(
    arguments: [
      ("<navigationItem key='navigationItem' title='Inbox'/>", "", "Inbox"),
      ("<navigationItem key='navigationItem' title=''/>", "", "Back"), ("", "", "Back"),
      (
        "<navigationItem title='Inbox'><barButtonItem key='backBarButtonItem' title='Mail'/></navigationItem>", "",
        "Mail"
      ),
      ("<navigationItem title='Inbox'/>", "hidesBackButton='YES'", nil),
    ] as [(String, String, String?)])
  func `a pushed controller has a chevron and the title of the one before`(
    previous: String, attributes: String, title: String?
  ) throws {
    var it = try read(
      "<navigationItem \(attributes) id='it'/><viewController id='p'>\(previous)</viewController>")
    let pusher = try #require(it.element.parent?.child("viewController"))
    var contents = NavigationContents(it.element, images: [:])
    contents.showBackButton(to: pusher)
    let views = try it.reader.navigationContents(contents, at: it.element)
    let found = pieces(views, in: Size(width: 331, height: 44))
    #expect(found.count == (title == nil ? 0 : 2))
    guard let title, found.count == 2 else { return }
    #expect(found[0] == Piece(kind: .image, frame: [8, 11.5, 12, 21]))
    #expect(found[1].words == title && found[1].frame[0] == 26 && found[1].frame[1] == 0 && found[1].frame[3] == 44)
    // The frame of a text is wider than its letters.
    #expect(abs(found[1].frame[2] - 22.1 * textWidthInEms(title)) < 1e-9)
  }

  @Test(
    arguments: [
      ("systemItem='fixedSpace' width='13'", "", 13.0, nil), ("systemItem='fixedSpace'", "", 0, nil),
      ("systemItem='fixedSpace' width='-3'", "", 0, nil), ("systemItem='fixedSpace' width='1000'", "", 1_000, nil),
      ("systemItem='fixedSpace' width='1001'", "", 1_000, nil), ("systemItem='flexibleSpace' width='13'", "", 0, nil),
      ("systemItem='add'", "", 24, 24), ("", "", 24, 24), ("image='unknown' title='Go'", "", 24, 24),
      ("", "<view key='customView'/>", 44, 32),
      ("title='Go'", "<view key='customView'><rect key='frame' width='73' height='27'/></view>", 73, 27),
      ("", "<view key='customView'><rect key='frame' width='1001' height='45'/></view>", 1_000, 44),
      ("", "<view key='customView'><rect key='frame' width='-1' height='-1'/></view>", 0, 0),
    ] as [(String, String, Double, Double?)])
  func `an item of a bar has a size`(attributes: String, inside: String, width: Double, height: Double?) throws {
    let item = try BarItem(parseMarkup("<barButtonItem \(attributes)>\(inside)</barButtonItem>").root, images: [:])
    #expect(item.width == width && item.height == height)
  }
}
