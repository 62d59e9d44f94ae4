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

  /// A web page's `<hr>` has the label "separator"; a text that a list cuts keeps its kind.
  @Test(arguments: [
    ("Other", 400, 3, ViewKind.divider), ("Other", 400, 8, .text), ("Other", 71, 7, .divider), ("Other", 70, 7, .text),
    ("StaticText", 400, 3, .text),
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
}
