import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct AppiumTests {
  @Test(arguments: [
    "<AppiumAUT/>", "<XCUIElementTypeOther/>", "<android.widget.FrameLayout bounds='[0,0][1,1]'/>",
    "<hierarchy><android.widget.FrameLayout/></hierarchy>",
  ])
  func `is known by its root`(markup: String) throws {
    #expect(try Dialect.guess(from: parseXML(Array(markup.utf8)).root) == .appium)
  }

  @Test(arguments: [
    "<AppiumAUT/>", "<hierarchy><item index='3'/></hierarchy>",
    "<XCUIElementTypeOther x='1' y='1' width='0' height='0'/>",
  ])
  func `without any frame it is refused`(markup: String) {
    #expect(errorsOfForeign(markup) == ["the document holds no view with a frame"])
  }

  @Test func `points are drawn twice as large, pixels as they are`() throws {
    let iOS = try readForeign("<XCUIElementTypeWindow x='0' y='0' width='390' height='844'/>").value
    #expect(iOS.scale == 2)
    #expect(iOS.unitsPerPoint == 1)
    let android = try readForeign("<android.view.ViewGroup bounds='[0,0][1000,2000]'/>").value
    #expect(android.scale == 1)
    #expect(android.unitsPerPoint == 2.5)
  }

  /// A web page's `<hr>` has the label "separator"; a text that a list cuts has no line.
  @Test(arguments: [
    ("Other", 400, 3, ViewKind.divider), ("Other", 400, 8, .text), ("Other", 71, 7, .divider),
    ("Other", 70, 7, .spacer),
    ("StaticText", 400, 3, .spacer), ("StaticText", 400, 8, .text),
  ])
  func `a label in a line is no text`(type: String, width: Int, height: Int, kind: ViewKind) throws {
    let element = "<XCUIElementType\(type) label='separator' x='0' y='90' width='\(width)' height='\(height)'/>"
    let document = try readForeign(
      "<XCUIElementTypeWindow x='0' y='0' width='400' height='844'>\(element)</XCUIElementTypeWindow>")
    #expect(document.value.root.children.map(\.kind) == [kind])
  }

  @Test func `a root that is a view is cut out of its screen`() throws {
    let document = try readForeign(
      """
      <XCUIElementTypeCell x="0" y="300" width="390" height="80">
        <XCUIElementTypeImage name="a" x="16" y="310" width="60" height="60"/>
      </XCUIElementTypeCell>
      """
    ).value
    #expect(document.canvas == Canvas(width: 390, height: 80))
    #expect(document.root.element == "XCUIElementTypeCell")
    #expect(document.root.view("a")?.storedFrame == Rect(x: 16, y: 10, width: 60, height: 60))
  }

  @Test func `a screen whose views lie outside grows around them`() throws {
    let document = try readForeign(
      """
      <hierarchy width="282" height="54"><android.widget.FrameLayout bounds="[0,0][281,404]">
      <android.widget.RadioButton text="Yes" bounds="[42,1449][200,1533]"/></android.widget.FrameLayout></hierarchy>
      """
    ).value
    #expect(document.canvas == Canvas(width: 282, height: 1533))
  }

  @Test func `an app without windows or texts is a bare screen, not a text`() throws {
    let document = try readForeign("<XCUIElementTypeApplication label='Settings' width='390' height='844'/>").value
    #expect(document.root.kind == .container)
    #expect(document.root.text == nil)
  }

  @Test(arguments: [
    ("label='Shown' name='id' value='v'", 5), ("name='id1' value='value'", 5), ("name='id1'", 3), ("", 0),
  ])
  func `a static text is as long as its label`(attributes: String, count: Int) throws {
    let root = try readForeign("<XCUIElementTypeStaticText \(attributes) width='90' height='20'/>").value.root
    #expect(root.text?.content?.count == count)
  }

  @Test(arguments: [
    ("ScrollView", "value='0%'", ViewKind.bar), ("ScrollView", "value='0'", .text), ("Other", "value='0%'", .text),
    ("CollectionView", "value='100%' label='one'", .bar),
  ])
  func `the indicator of a scroll view gives no bone`(parent: String, attributes: String, kind: ViewKind) throws {
    let root = try readForeign(
      """
      <XCUIElementType\(parent) width="90" height="90"><XCUIElementTypeOther \(attributes) width="9" height="90"/>
      </XCUIElementType\(parent)>
      """
    ).value.root
    #expect(root.children.map(\.kind) == [kind])
  }

  private func view(_ identifier: String, in window: String) throws -> View {
    let markup =
      "<XCUIElementTypeWindow x='0' y='0' width='390' height='844'>\(window)"
      + "<XCUIElementTypeStaticText label='Hi' x='16' y='700' width='90' height='20'/></XCUIElementTypeWindow>"
    let root = try Dialect.appium.resolveViews(parseXML(Array(markup.utf8)), ViewRequest()).value.root
    return try #require(root.view(identifier))
  }

  /// A touch target has 44 points, and is about square.
  @Test(
    arguments: [
      (36, 36, "Share", .iconButton), (35, 36, "Share", .anyButton), (36, 35, "Share", .anyButton),
      (48, 48, "Share", .iconButton), (49, 48, "Share", .anyButton), (48, 49, "Share", .anyButton),
      (44, 40, "Share", .iconButton), (45, 40, "Share", .anyButton), (37, 41, "Share", .iconButton),
      (36, 41, "Share", .anyButton), (44, 43, "Done", .anyButton), (44, 43, "", .iconButton),
    ] as [(Int, Int, String, ControlKind)])
  func `a button of the size of a touch target is an icon`(
    width: Int, height: Int, label: String, control: ControlKind
  ) throws {
    let button =
      "<XCUIElementTypeButton name='i' label='\(label)' x='16' y='110' width='\(width)' height='\(height)'/>"
    #expect(try view("i", in: button).control == control)
    let other = button.replacing("TypeButton", with: "TypeToolbarButton")
    #expect(try view("i", in: other).control == .anyButton)
  }

  /// A touch at the center of an image view hits its cell, so that the image is said to be invisible.
  @Test(arguments: [
    ("Image name='i' x='16' y='110' width='16' height='17'", "", false),
    ("Image name='i' x='16' y='110' width='15' height='40'", "", true),
    ("Image name='i' x='16' y='110' width='40' height='15'", "", true),
    ("Image name='i' x='0' y='100' width='390' height='80'", "", false),
    ("Image name='i' x='16' y='99' width='40' height='41'", "", true),
    ("Image name='i' x='16' y='140' width='40' height='41'", "", true),
    ("Image name='i' x='-1' y='110' width='40' height='41'", "", true),
    ("Image name='i' x='351' y='110' width='40' height='41'", "", true),
    ("Image name='chevron' x='360' y='110' width='8' height='14'", "", false),
    ("Button name='i' x='16' y='110' width='40' height='41'", "", true),
    ("Image name='i' x='16' y='110' width='40' height='41'", "visible='true'", false),
    ("Image name='i' x='16' y='110' width='40' height='41'", "visible='false'", true),
  ])
  func `a visible cell shows its pictures`(image: String, container: String, isHidden: Bool) throws {
    let name = image.contains("chevron") ? "chevron" : "i"
    let picture = "<XCUIElementType\(image) visible='false'/>"
    let frame = "x='0' y='100' width='390' height='80'"
    let cell = "<XCUIElementTypeCell \(container) \(frame)>\(picture)</XCUIElementTypeCell>"
    let inside = "<XCUIElementTypeOther \(frame)>\(picture)</XCUIElementTypeOther>"
    #expect(try view(name, in: cell).isHidden == isHidden)
    #expect(try view(name, in: cell.replacing("TypeCell", with: "TypeOther")).isHidden)
    let nested = "<XCUIElementTypeCell \(container) \(frame)>\(inside)</XCUIElementTypeCell>"
    if container.isEmpty { #expect(try view(name, in: nested).isHidden == isHidden) }
  }
}
