import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The kinds of buttons, and their images and titles.
@Suite struct InterfaceBuilderButtonTests {
  private static let fixedSize =
    "<constraint firstAttribute='width' constant='56'/><constraint firstAttribute='height' constant='28'/>"

  private static func constraints(_ constraints: String) -> String {
    "<state key='normal' title='Go'/><constraints>\(constraints)</constraints>"
  }

  /// The title and a runtime attribute of a button.
  private static func border(_ type: String, _ width: String, path: String = "layer.borderWidth") -> String {
    "<state key='normal' title='Go'/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' "
      + "keyPath='\(path)'><\(type) key='value' value='\(width)'/></userDefinedRuntimeAttribute>"
      + "</userDefinedRuntimeAttributes>"
  }

  /// A symbol with a scale, which Interface Builder stores as a child element.
  private static func symbol(_ key: String) -> String {
    "<imageReference key='\(key)' image='gear' catalog='system' symbolScale='large'/>"
  }

  private static let attributedTitle =
    "<attributedString key='attributedTitle'><fragment content='Go'/></attributedString>"

  /// Attributes, size and contents of a button.
  private static let kinds: [(String, Double, Double, String, ControlKind)] = [
    // A touch target is 44 points high; 64 includes padding.
    ("", 96, 64, "", .iconButton), ("", 97, 64, "", .button), ("", 64, 64, "", .iconButton), ("", 64, 65, "", .button),
    ("", 203, 35, "<state key='normal' title='Go'/>", .textButton),
    ("", 203, 35, "<state key='normal' title=''/>", .button),
    ("", 203, 35, "<state key='normal' title='Go' image='arrow'/>", .textButton),
    ("", 52, 35, "<state key='normal' title='Go' image='arrow'/>", .iconButton),
    ("", 53, 35, "<state key='normal' title='Go' image='arrow'/>", .textButton),
    ("", 203, 35, "<state key='normal' title='Button' image='arrow'/>", .iconButton),
    ("", 203, 35, "<state key='normal' title='Button'/>", .textButton),
    ("", 203, 35, "<state key='highlighted' image='arrow'/>", .iconButton),
    ("", 203, 35, "<state key='normal' title='Go'/><state key='selected' backgroundImage='box'/>", .textButton),
    ("", 203, 35, "<state key='normal' title='Go'>\(symbol("backgroundImage"))</state>", .button),
    ("", 203, 35, "<state key='normal'>\(symbol("image"))</state>", .iconButton),
    ("", 203, 35, "<state key='normal'><string key='title'>Go</string></state>", .textButton),
    ("", 203, 35, "<state key='normal'><mutableString key='title'>Go</mutableString></state>", .textButton),
    ("", 203, 35, "<state key='normal'>\(attributedTitle)</state>", .textButton),
    ("", 203, 35, "<buttonConfiguration style='plain'>\(symbol("image"))</buttonConfiguration>", .iconButton),
    ("", 203, 35, "<buttonConfiguration style='plain'>\(attributedTitle)</buttonConfiguration>", .textButton),
    ("", 203, 35, "<state key='normal' title='Go'/>\(grayColor)", .button),
    ("", 203, 35, "<buttonConfiguration style='plain' title='Go'/>", .textButton),
    ("", 203, 35, "<buttonConfiguration title='Go'/>", .textButton),
    ("", 203, 35, "<buttonConfiguration style='plain' image='arrow'/>", .iconButton),
    ("", 203, 35, "<buttonConfiguration style='tinted' title='Go'/>", .button),
    (
      "", 203, 35, "<buttonConfiguration title='Go'><backgroundConfiguration key='background'/></buttonConfiguration>",
      .textButton
    ),
    (
      "", 203, 35,
      "<buttonConfiguration title='Go'><backgroundConfiguration key='background' image='box'/></buttonConfiguration>",
      .button
    ),
    (
      "", 203, 35,
      "<buttonConfiguration title='Go'><backgroundConfiguration key='background'>\(grayColor)</backgroundConfiguration>"
        + "</buttonConfiguration>",
      .button
    ),
    ("", 203, 35, border("integer", "1"), .button), ("", 203, 35, border("real", "0.5"), .button),
    ("", 203, 35, border("integer", "0"), .textButton), ("", 203, 35, border("real", "-1"), .textButton),
    ("", 203, 35, border("integer", "3", path: "borderWidth"), .button),
    ("", 203, 35, border("real", "0.0", path: "borderWidth"), .textButton),
    ("", 203, 35, border("integer", "3", path: "layer.cornerRadius"), .textButton),
    ("", 203, 35, border("integer", "3", path: "layer.borderWidths"), .textButton),
    // A class of the app draws a fill at 44 × 88 points, and at 28 × 56 if constraints state the size.
    ("customClass='AppButton'", 88, 44, "<state key='normal' title='Go'/>", .button),
    ("customClass='AppButton'", 87, 44, "<state key='normal' title='Go'/>", .textButton),
    ("customClass='AppButton'", 88, 43, "<state key='normal' title='Go'/>", .textButton),
    ("", 88, 44, "<state key='normal' title='Go'/>", .textButton),
    ("customClass='AppButton'", 56, 28, constraints(fixedSize), .button),
    ("customClass='AppButton'", 55, 28, constraints(fixedSize), .textButton),
    ("customClass='AppButton'", 56, 27, constraints(fixedSize), .textButton),
    ("", 56, 28, constraints(fixedSize), .textButton),
    (
      "customClass='AppButton'", 56, 28, constraints("<constraint firstAttribute='width' constant='56'/>"), .textButton
    ),
    (
      "customClass='AppButton'", 56, 28, constraints("<constraint firstAttribute='height' constant='28'/>"),
      .textButton
    ),
    (
      "customClass='AppButton'", 56, 28,
      constraints(
        "<constraint firstAttribute='width' constant='56' relation='greaterThanOrEqual'/>"
          + "<constraint firstAttribute='height' constant='28'/>"), .textButton
    ),
    (
      "customClass='AppButton'", 56, 28,
      constraints(
        "<constraint firstAttribute='width' secondItem='it' secondAttribute='height' constant='28'/>"
          + "<constraint firstAttribute='height' constant='28'/>"), .textButton
    ),
    (
      "customClass='AppButton'", 56, 28,
      constraints(
        "<constraint firstItem='in' firstAttribute='width' constant='56'/>"
          + "<constraint firstAttribute='height' constant='28'/>"), .textButton
    ),
    (
      "customClass='AppButton'", 56, 28,
      constraints("<constraint firstAttribute='width'/><constraint firstAttribute='height' constant='28'/>"),
      .textButton
    ),
  ]

  @Test(arguments: kinds)
  func `the kind of a button follows from its fill, title, image and size`(
    attributes: String, width: Double, height: Double, inside: String, kind: ControlKind
  ) throws {
    #expect(
      try readElement("<button \(attributes) id='it'>\(rectElement(width, height))\(inside)</button>").control == kind)
  }

  /// The image covers the bounds of the button: `UIButton.backgroundRect(forBounds:)`.
  @Test(arguments: [
    ("<state key='normal' title='Go' backgroundImage='box'/>", true),
    ("<state key='normal' backgroundImage='box'/>", true),
    ("<state key='normal'>\(symbol("backgroundImage"))</state>", true),
    ("<state key='normal' title='Go'/><state key='highlighted' backgroundImage='box'/>", false),
    ("<state key='normal' title='Go' image='box'/>", false), (border("integer", "1"), false),
  ])
  func `a button with a background image has a box`(inside: String, isBoxed: Bool) throws {
    let view = try readElement("<button id='it'>\(rectElement(203, 95))\(inside)</button>")
    #expect(view.appearance.isBoxed == isBoxed && !view.appearance.isHollow)
  }

  @Test func `a button without a frame, a title and an image has no kind`() throws {
    #expect(try readElement("<button id='it'/>").control == nil)
  }

  @Test(
    arguments: [
      ("RoundButton", 66.0, 60.0, true), ("RoundedButton", 60, 66, true), ("CircleButton", 66, 60, true),
      ("CircularButton", 66, 60, true), ("CapsuleButton", 66, 60, true), ("PillButton", 66, 60, true),
      ("PillButton", 67, 60, false), ("PillButton", 60, 67, false), ("AroundButton", 66, 60, nil),
    ] as [(String, Double, Double, Bool?)])
  func `a button of a class named round has a fill, and is a circle if it is about square`(
    name: String, width: Double, height: Double, isCircle: Bool?
  ) throws {
    let view = try readElement(
      "<button customClass='\(name)' id='it'>\(rectElement(width, height))<state key='normal' title='1'/></button>")
    #expect(view.control == (isCircle == nil ? .textButton : .button))
    #expect(view.appearance.cornerRadius == (isCircle == true ? .circle : .zero))
  }

  @Test(arguments: [
    "<button customClass='PillButton' id='it'><state key='normal' title='1'/></button>", "<imageView id='it'/>",
    "<imageView id='it'><rect key='frame' x='7' y='9'/></imageView>",
  ])
  func `a view without a stored size is no circle`(element: String) throws {
    #expect(try readElement(element, outlet: "avatarView").appearance.cornerRadius == .zero)
  }

  private static let delegate = "<connections><outlet property='next' destination='-1' id='d'/></connections>"

  private static func configuration(_ inside: String) -> String {
    "<buttonConfiguration key='configuration' style='plain'>\(inside)</buttonConfiguration>"
  }

  private static func background(_ inside: String) -> String {
    "<backgroundConfiguration key='background'>\(inside)</backgroundConfiguration>"
  }

  /// Attributes and contents of a button without contents, beside an outlet for another object.
  @Test(
    arguments: [
      ("", delegate, .touchArea), ("", "", .blankButton), ("tag='7'", delegate, .blankButton),
      ("customClass='Hotspot'", delegate, .blankButton), ("buttonType='custom'", delegate, .touchArea),
      ("buttonType='roundedRect'", delegate, .touchArea), ("buttonType='system'", delegate, .touchArea),
      ("buttonType='close'", delegate, .blankButton), ("restorationIdentifier='a'", delegate, .blankButton),
      ("", delegate + "<userDefinedRuntimeAttributes/>", .blankButton),
      ("", delegate + "<subviews><label text='Ann' id='l'/></subviews>", .blankButton),
      ("", delegate + "<state key='normal' title='Go'/>", nil),
      ("", delegate + "<state key='selected' title='Go'/>", nil),
      ("", delegate + "<state key='normal'><string key='title'>Go</string></state>", nil),
      ("", delegate + "<state key='normal'><mutableString key='title'>Go</mutableString></state>", nil),
      ("", delegate + "<state key='normal'>\(attributedTitle)</state>", nil),
      ("", delegate + "<state key='normal'>\(symbol("image"))</state>", nil),
      ("", delegate + configuration(symbol("image")), nil), ("", delegate + configuration(attributedTitle), nil),
      ("", delegate + configuration("<string key='subtitle'>Go</string>"), nil),
      ("", delegate + configuration(background(grayColor)), nil),
      ("", delegate + configuration(background(symbol("image"))), nil),
      ("", delegate + configuration(background("")), .touchArea),
      ("", delegate + "<state key='normal'><color key='titleColor' white='1' alpha='1'/></state>", .touchArea),
      ("", delegate + grayColor, nil), ("", delegate + "<color key='backgroundColor' name='Missing'/>", nil),
      ("", delegate + "<color key='backgroundColor' white='0' alpha='0'/>", .touchArea),
      ("", delegate + "<state key='normal'>\(symbol("backgroundImage"))</state>", .imageButton),
      ("", delegate + "<state key='highlighted' backgroundImage='box'/>", .touchArea),
      ("", delegate + "<state key='normal' backgroundImage='box'/>", .imageButton),
    ] as [(String, String, Covering?)])
  func `a button without contents that code cannot find is a touch area`(
    attributes: String, inside: String, covering: Covering?
  ) throws {
    let button = "<button \(attributes) id='it'>\(rectElement(203, 35))\(inside)</button>"
    #expect(try readElement(button).covering == covering)
    if covering == .touchArea { #expect(try readElement(button, outlet: "menuButton").covering == .blankButton) }
  }

  @Test(arguments: ["contactAdd", "detailDisclosure", "infoDark", "infoLight"])
  func `a button of the system with a symbol shows it in its middle`(type: String) throws {
    let view = try readElement("<button buttonType='\(type)' id='it'>\(rectElement(35, 33))</button>")
    #expect(view.kind == .image && view.control == nil)
    #expect(view.appearance.cornerRadius == .circle)
    #expect(view.appearance.picture == FittedPicture(size: Size(width: 22, height: 22), isScaled: false))
    let titled = try readElement(
      "<button buttonType='\(type)' id='it'>\(rectElement(203, 33))<state key='normal' title='Add'/></button>")
    #expect(titled.control == .textButton)
  }

  @Test(arguments: [
    ("", true), ("<accessibility key='accessibilityConfiguration' label='Close'/>", false),
    ("<accessibility key='accessibilityConfiguration' hint='Closes'/>", true),
  ])
  func `an icon button without a label is read aloud by the name of its image`(inside: String, lacks: Bool) throws {
    let view = try readElement(
      "<button id='it'>\(rectElement(35, 33))<state key='normal' image='arrow'/>\(inside)</button>")
    #expect(view.lacksTextAlternative == lacks)
  }

  private static let pictures = """
    <image name='speaker' width='35' height='27'/><image name='missing' width='16' height='16'/>\
    <image name='high' width='16' height='17'/>
    """

  @Test(
    arguments: [
      (80.0, 79.0, "speaker", Size(width: 35, height: 27)), (81, 79, "speaker", Size(width: 35, height: 27)),
      (301, 79, "speaker", Size(width: 35, height: 27)), (31, 79, "speaker", Size(width: 31, height: 27)),
      (37, 23, "speaker", Size(width: 35, height: 23)), (80, 79, "missing", nil),
      (80, 79, "high", Size(width: 16, height: 17)), (80, 79, "unknown", nil),
    ] as [(Double, Double, String, Size?)])
  func `a button shows its image in the size of the file, within its frame`(
    width: Double, height: Double, image: String, size: Size?
  ) throws {
    let view = try readElement(
      "<button id='it'>\(rectElement(width, height))<state key='normal' image='\(image)'/></button>",
      resources: Self.pictures)
    #expect(view.control == .iconButton)
    #expect(view.appearance.picture == size.map { FittedPicture(size: $0, isScaled: false) })
  }

  /// Alignments, and the part of the free space before and above the image; nil for an image that fills the button.
  @Test(
    arguments: [
      ("", .leftToRight, 0.5, 0.5), ("", .rightToLeft, 0.5, 0.5),
      ("contentHorizontalAlignment='center' contentVerticalAlignment='center'", .leftToRight, 0.5, 0.5),
      ("contentHorizontalAlignment='left'", .leftToRight, 0, 0.5),
      ("contentHorizontalAlignment='left'", .rightToLeft, 0, 0.5),
      ("contentHorizontalAlignment='right'", .leftToRight, 1, 0.5),
      ("contentHorizontalAlignment='right'", .rightToLeft, 1, 0.5),
      ("contentHorizontalAlignment='leading'", .leftToRight, 0, 0.5),
      ("contentHorizontalAlignment='leading'", .rightToLeft, 1, 0.5),
      ("contentHorizontalAlignment='trailing'", .leftToRight, 1, 0.5),
      ("contentHorizontalAlignment='trailing'", .rightToLeft, 0, 0.5),
      ("contentHorizontalAlignment='fill'", .leftToRight, nil, nil),
      ("contentVerticalAlignment='top'", .leftToRight, 0.5, 0),
      ("contentVerticalAlignment='bottom'", .rightToLeft, 0.5, 1),
      ("contentVerticalAlignment='fill'", .leftToRight, nil, nil),
      ("contentHorizontalAlignment='left' contentVerticalAlignment='bottom'", .leftToRight, 0, 1),
      ("contentHorizontalAlignment='left' contentVerticalAlignment='fill'", .leftToRight, nil, nil),
    ] as [(String, LayoutDirection, Double?, Double?)])
  func `a button shows its image at its alignment`(
    attributes: String, direction: LayoutDirection, x: Double?, y: Double?
  ) throws {
    for width in [53.0, 301] {
      let view = try readElement(
        "<button \(attributes) id='it'>\(rectElement(width, 43))<state key='normal' image='speaker'/></button>",
        resources: Self.pictures, direction)
      #expect(view.control == .iconButton)
      let gravity = x.flatMap { x in y.map { UnitPoint(x: x, y: $0) } }
      let picture = gravity.map { FittedPicture(size: Size(width: 35, height: 27), isScaled: false, gravity: $0) }
      #expect(view.appearance.picture == picture)
    }
  }

  private static func insets(title: String = "", image: String = "") -> String {
    "<inset key='titleEdgeInsets' \(title)/><inset key='imageEdgeInsets' \(image)/>"
      + "<state key='normal' title='Share' image='arrow'/>"
  }

  /// Attributes and contents of a button, the edge of its image, and the distance between image and title.
  ///
  /// In a centered button, insets move the image and the title by half of their differences: `UIButton`.
  private static let icons: [(String, String, TextIcon.Edge, Double)] = [
    ("", insets(), .left, 4), ("", insets(title: "minX='23' maxX='5'", image: "minX='3' maxX='7'"), .left, 11),
    ("", insets(title: "minX='7' maxX='0'"), .left, 4), ("", insets(title: "minX='9'"), .left, 4.5),
    ("", insets(title: "minX='79'"), .left, 39.5), ("", insets(title: "minX='83'"), .left, 40),
    ("contentHorizontalAlignment='left'", insets(title: "minX='23' maxX='5'", image: "minX='3'"), .left, 20),
    ("contentHorizontalAlignment='right'", insets(image: "maxX='7'"), .left, 7),
    // Insets that exchange both.
    ("", insets(title: "minX='-20' maxX='20'", image: "minX='60' maxX='-60'"), .right, 4),
    ("", insets(title: "minX='-1'", image: "minX='1' maxX='50'"), .right, 4),
    ("", insets(title: "minX='-20'", image: "minX='0' maxX='51'"), .left, 15.5),
    ("", insets(title: "minX='0'", image: "minX='5' maxX='60'"), .left, 27.5),
    ("semanticContentAttribute='forceRightToLeft'", insets(title: "minX='9'"), .right, 4.5),
    ("semanticContentAttribute='forceLeftToRight'", insets(title: "minX='9'"), .left, 4.5),
    ("", "<buttonConfiguration title='Go' image='arrow' imagePadding='9'/>", .left, 9),
    ("", "<buttonConfiguration title='Go' image='arrow' imagePlacement='trailing' imagePadding='3'/>", .right, 4),
    ("", "<buttonConfiguration title='Go' image='arrow' imagePlacement='leading' imagePadding='41'/>", .left, 40),
  ]

  @Test(arguments: icons)
  func `the image of a button is beside its title, at the distance of its insets`(
    attributes: String, inside: String, edge: TextIcon.Edge, inset: Double
  ) throws {
    let view = try readElement("<button \(attributes) id='it'>\(rectElement(203, 35))\(inside)</button>")
    #expect(view.text?.icons == [TextIcon(at: edge, size: Size(width: 20, height: 20), inset: inset)])
  }

  @Test(arguments: [("wide", 44.0, 13.0), ("high", 17, 44), ("small", 21, 19)])
  func `the image beside a title is at most 44 points wide and high`(
    image: String, width: Double, height: Double
  ) throws {
    let view = try readElement(
      "<button id='it'>\(rectElement(203, 35))<state key='normal' title='Share' image='\(image)'/></button>",
      resources: "<image name='wide' width='51' height='13'/><image name='high' width='17' height='61'/>"
        + "<image name='small' width='21' height='19'/>")
    #expect(view.text?.icons.map(\.size) == [Size(width: width, height: height)])
  }

  @Test(arguments: [
    ("left", TextAlignment.left), ("right", .right), ("leading", .natural), ("trailing", .end), ("center", .center),
    ("fill", .center),
  ])
  func `the title of a button is aligned as its content`(alignment: String, expected: TextAlignment) throws {
    let text = try readElement(
      "<button contentHorizontalAlignment='\(alignment)' id='it'>\(rectElement(203, 35))"
        + "<inset key='contentEdgeInsets' minX='11' minY='2' maxX='7' maxY='5'/>"
        + "<state key='normal' title='Share'/></button>"
    ).text
    #expect(text?.alignment == expected)
    #expect(text?.padding == Insets(top: 2, right: 7, bottom: 5, left: 11))
    #expect(text?.count == .exactly(1) && text?.content == "Share" && text?.icons == [])
  }

  @Test(arguments: [
    ("<state key='normal' title='One'/><buttonConfiguration title='Two'/>", "One"),
    ("<state key='normal' title=''/><buttonConfiguration title='Two'/>", "Two"),
    ("<state key='selected' title='Three'/><buttonConfiguration title='Two'/>", "Two"),
    ("<state key='normal'><string key='title'>One\nTwo</string></state>", "One\nTwo"),
    ("<state key='normal'>\(attributedTitle)</state><buttonConfiguration title='Two'/>", "Go"),
  ])
  func `the title of a button is that of its normal state, else of its configuration`(
    inside: String, title: String
  ) throws {
    #expect(try readElement("<button id='it'>\(rectElement(203, 35))\(inside)</button>").text?.content == title)
  }
}
