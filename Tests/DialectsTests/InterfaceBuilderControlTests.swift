import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Controls other than buttons, and views that code fills.
@Suite struct InterfaceBuilderControlTests {
  @Test(
    arguments: [
      ("", 0.0), ("value='0.25'", 0.25), ("value='3'", 1), ("value='-1'", 0), ("value='1' maxValue='4'", 0.25),
      ("value='0.5' minValue='0.25'", 1.0 / 3), ("value='13' minValue='10' maxValue='20'", 0.3),
      ("minValue='5' maxValue='5'", nil), ("minValue='7' maxValue='5'", nil),
    ] as [(String, Double?)])
  func `the value of a slider is a fraction of its range, which is 0 to 1 by default`(
    attributes: String, value: Double?
  ) throws {
    #expect(try readElement("<slider \(attributes) id='it'>\(rectElement(118, 31))</slider>").sliderValue == value)
  }

  /// `UIDatePicker` in the locale of the United States.
  @Test(arguments: [
    ("datePicker datePickerMode='time'", 3), ("datePicker datePickerMode='date'", 3),
    ("datePicker datePickerMode='countDownTimer'", 2), ("datePicker datePickerMode='dateAndTime'", 4),
    ("datePicker", 4), ("pickerView", 1), ("slider", 1),
  ])
  func `a date picker has a wheel for each unit`(element: String, wheels: Int) throws {
    #expect(try readElement("<\(element) id='it'/>").wheelCount == wheels)
  }

  @Test func `the field of a search bar is 8 points from the sides`() throws {
    let view = try readElement("<searchBar id='it'>\(rectElement(375, 56))</searchBar>")
    #expect(view.control == .searchField)
    #expect(view.appearance.insets == Insets(top: 0, right: 8, bottom: 0, left: 8))
  }

  private static func runtime(_ path: String) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='\(path)'/>"
      + "</userDefinedRuntimeAttributes>"
  }

  private static let fields: [(String, Double, String, ControlKind)] = [
    ("", 31, "", .plainTextField), ("borderStyle='none'", 31, "", .plainTextField),
    ("borderStyle='roundedRect'", 31, "", .textField), ("borderStyle='line'", 31, "", .textField),
    ("background='box'", 31, "", .textField), ("", 31, runtime("layer.borderWidth"), .textField),
    ("", 31, runtime("cornerRadius"), .textField), ("", 31, runtime("backgroundImage"), .textField),
    ("", 31, runtime("placeholderColor"), .plainTextField),
    // A box is at least 28 points high, and one that a class draws at least 40.
    ("", 28, grayColor, .textField), ("", 27.5, grayColor, .plainTextField), ("", 0, grayColor, .textField),
    ("customClass='AppField'", 40, "", .textField), ("customClass='AppField'", 39, "", .plainTextField),
    ("", 99, "", .plainTextField), ("", 100, "", .textField),
  ]

  @Test(arguments: fields)
  func `a text field without a border shows only its text`(
    attributes: String, height: Double, inside: String, kind: ControlKind
  ) throws {
    let view = try readElement("<textField \(attributes) id='it'>\(rectElement(203, height))\(inside)</textField>")
    #expect(view.control == kind)
    #expect((view.text != nil) == (kind == .plainTextField))
    if kind == .plainTextField { #expect(view.appearance.background == nil) }
  }

  @Test(
    arguments: [
      ("text='Ann' placeholder='Name'", "Ann", nil), ("text='' placeholder='Name'", "Name", nil),
      ("placeholder=''", nil, 130.0),
    ] as [(String, String?, Double?)])
  func `a plain text field shows its text, else its placeholder`(
    attributes: String, content: String?, width: Double?
  ) throws {
    let text = try readElement(
      "<textField \(attributes) textAlignment='right' id='it'>\(rectElement(203, 31))"
        + "<fontDescription key='fontDescription' type='system' pointSize='13'/></textField>"
    ).text
    #expect(text?.content == content)
    // A text that is not known has 10 ems.
    #expect(text?.width == width)
    #expect(text?.count == .exactly(1) && text?.alignment == .right)
  }

  @Test(
    arguments: [
      ("stackView", 170.0, 17.0, "lines", ViewKind.text), ("stackView", 169, 17, "lines", .container),
      ("stackView", 170, 16, "lines", .container), ("stackView", 170, 17, nil, .container),
      ("scrollView", 170, 17, "lines", .container), ("stackView", 170, 17, "saveButton", .control),
      ("stackView", 170, 17, "buttons", .control), ("stackView", 170, 17, "buttonless", .text),
    ] as [(String, Double, Double, String?, ViewKind)])
  func `an empty stack view with an outlet and room for a line is filled by code`(
    element: String, width: Double, height: Double, outlet: String?, kind: ViewKind
  ) throws {
    let view = try readElement("<\(element) id='it'>\(rectElement(width, height))</\(element)>", outlet: outlet)
    #expect(view.kind == kind)
    #expect(view.control == (kind == .control ? .button : nil))
    if kind == .text {
      let text = try #require(view.text)
      #expect(text.count == .fitting(maximum: 4) && text.fontSize == 17)
      // Labels of 20.4 points are 8 points apart.
      #expect(abs((text.linePitch ?? 0) - 28.4) < 1e-9)
    } else {
      #expect(view.text == nil)
    }
  }

  /// A page has at least 160 points of height, and 60 % of the width of the root view.
  @Test(arguments: [(225.0, 160.0, true), (224, 160, false), (225, 159, false)])
  func `a container view without a known controller is a page if it is large`(
    width: Double, height: Double, isPage: Bool
  ) throws {
    let view = try readElement("<containerView id='it'>\(rectElement(width, height))</containerView>")
    #expect(view.list == (isPage ? .paragraphs : nil))
  }

  @Test(
    arguments: [
      ("imageView", 44.0, 40.0, "avatarView", "", true), ("imageView", 40, 44, "avatarView", "", true),
      ("imageView", 45, 40, "avatarView", "", false), ("imageView", 40, 45, "avatarView", "", false),
      ("imageView", 0, 0, "avatarView", "", false), ("view", 44, 40, "avatarView", "", true),
      ("imageView", 44, 40, "monogram", "", true), ("imageView", 44, 40, "userProfileImage", "", true),
      ("imageView", 44, 40, "profilePhoto", "", true), ("imageView", 44, 40, "profilePictureView", "", true),
      ("imageView", 44, 40, "photo", "", false), ("imageView", 44, 40, nil, "", false),
      ("imageView", 44, 40, "avatarView", "<subviews><view id='in'/></subviews>", false),
      ("label", 44, 40, "avatarLabel", "", false), ("wkWebView", 44, 40, "avatarView", "", false),
    ] as [(String, Double, Double, String?, String, Bool)])
  func `a square image or empty view with the outlet of an avatar is round`(
    element: String, width: Double, height: Double, outlet: String?, inside: String, isRound: Bool
  ) throws {
    let view = try readElement(
      "<\(element) id='it'>\(rectElement(width, height))\(inside)</\(element)>", outlet: outlet)
    #expect(view.appearance.cornerRadius == (isRound ? .circle : .zero))
  }

  @Test(
    arguments: [
      ("image='photo' contentMode='scaleAspectFit'", "", ViewKind.image, true),
      ("image='photo' contentMode='center'", "", .image, false), ("image='photo' contentMode='top'", "", .image, nil),
      ("image='missing' contentMode='center'", "", .image, nil),
      ("image='photo' contentMode='center'", grayColor, .image, nil),
      ("highlightedImage='photo'", "", .spacer, nil),
      ("image='photo' highlightedImage='photo' contentMode='center'", "", .image, false), ("", "", .image, nil),
    ] as [(String, String, ViewKind, Bool?)])
  func `an image view shows its image`(
    attributes: String, inside: String, kind: ViewKind, isScaled: Bool?
  ) throws {
    let view = try readElement(
      "<imageView \(attributes) id='it'>\(rectElement(203, 35))\(inside)</imageView>",
      resources: "<image name='photo' width='35' height='27'/><image name='missing' width='16' height='16'/>")
    #expect(view.kind == kind)
    let size = Size(width: 35, height: 27)
    #expect(view.appearance.picture == isScaled.map { FittedPicture(size: size, isScaled: $0) })
  }
}
