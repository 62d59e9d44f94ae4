import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// Buttons of Android's dumps before any completion, on a screen of 400 × 800 pixels, which are points.
@Suite struct AndroidDumpButtonTests {
  /// A button of a screen with another element after it.
  private func button(
    _ attributes: String, _ bounds: String, _ content: String = "", _ other: String = Self.text
  ) throws -> View {
    let button = Self.node("android.widget.Button", attributes, bounds, content)
    let root = Self.node("android.widget.FrameLayout", "", "[0,0][400,800]", button + other)
    let document = try parseXML(Array("<hierarchy>\(root)</hierarchy>".utf8))
    let views = try Dialect.uiautomator.resolveViews(document, ViewRequest()).value
    return try #require(views.root.children.first?.children.first)
  }

  private static func node(_ className: String, _ attributes: String, _ bounds: String, _ content: String = "")
    -> String
  {
    "<node class='\(className)' \(attributes) bounds='\(bounds)'>\(content)</node>"
  }

  /// A text, so that descriptions are not displayed, and its copy in a button.
  private static let text = node("android.widget.TextView", "text='Hi'", "[0,700][90,720]")
  private static let word = node("android.widget.TextView", "text='Pay'", "[80,20][134,48]")
  private static let icon = node("android.widget.ImageView", "", "[17,19][41,43]")
  private static let plain = node("android.view.View", "text=''", "[17,19][41,43]")
  /// An element with a resource, so that the screen is not one of Flutter, and without a text.
  private static let resource = node("android.view.View", "resource-id='a:id/x'", "[0,700][90,790]")

  /// A text in a container of 80 × 44 pixels beside two other containers.
  @Test(arguments: [
    ("[0,20][80,64]", "[80,20][160,64]", "[160,20][240,64]", ControlKind.textButton),
    ("[0,20][80,64]", "[80,20][160,64]", "[0,64][80,108]", .anyButton),
    ("[1,20][80,64]", "[80,20][160,64]", "[160,20][240,64]", .anyButton),
    ("[0,20][80,64]", "[81,20][160,64]", "[160,20][240,64]", .anyButton),
    ("[0,20][80,64]", "[80,21][160,65]", "[160,20][240,64]", .anyButton),
    ("[0,20][80,64]", "[80,20][160,63]", "[160,20][240,64]", .anyButton),
  ])
  func `a text that is named a button and fills a tab is a word`(
    _ bounds: String, _ next: String, _ last: String, _ control: ControlKind
  ) throws {
    let text = Self.node("android.widget.TextView", "text='Buy' resource-id='a:id/btn'", bounds)
    let tab = Self.node("android.view.ViewGroup", "", "[0,20][80,64]", text)
    let other = Self.node("android.view.ViewGroup", "", next, Self.word)
    let third = Self.node("android.view.ViewGroup", "", last, Self.word)
    let root = Self.node("android.widget.FrameLayout", "", "[0,0][400,800]", tab + other + third)
    let document = try parseXML(Array("<hierarchy>\(root)</hierarchy>".utf8))
    let views = try Dialect.uiautomator.resolveViews(document, ViewRequest()).value.root
    #expect(views.children.first?.children.first?.children.first?.control == control)
  }

  /// The buttons of `AlertDialog` have the style `borderlessButtonStyle`.
  @Test(arguments: [
    ("text='OK' resource-id='android:id/button1'", ControlKind.textButton),
    ("resource-id='android:id/button1'", .anyButton),
    ("content-desc='OK' resource-id='android:id/button1'", .anyButton), ("text='OK'", .anyButton),
  ])
  func `a button of a dialog of the platform is a word if it has one`(_ attributes: String, _ control: ControlKind)
    throws
  {
    #expect(try button(attributes, "[7,9][97,39]").control == control)
  }

  @Test(arguments: [
    ("TextView", "", false), ("TextView", "clickable='true'", true), ("Button", "", true), ("EditText", "", true),
  ])
  func `the frame of a control or of a touchable text has padding`(
    _ name: String, _ attributes: String, _ isPadded: Bool
  ) throws {
    let first = Self.node("android.widget.\(name)", "text='Pay' \(attributes)", "[7,9][97,39]")
    let document = try parseXML(Array("<hierarchy>\(first)</hierarchy>".utf8))
    let root = try Dialect.uiautomator.resolveViews(document, ViewRequest()).value.root
    #expect(root.children.first?.text?.isPadded == isPadded)
  }

  @Test(
    arguments: [
      ("content-desc='Pay now'", word, nil), ("content-desc='Pay now'", icon, nil),
      ("content-desc='Pay now'", node("android.view.View", "", "[17,19][141,43]", word), nil),
      // An element that shows nothing, and labels that are shown.
      ("content-desc='Pay now'", plain, "Pay now"), ("content-desc='Pay now' text='Buy'", word, "Buy"),
      ("content-desc='Pay&#10;now'", word, "Pay\nnow"),
    ] as [(String, String, String?)])
  func `the description of a button with views in it is spoken only`(
    _ attributes: String, _ content: String, _ words: String?
  ) throws {
    let button = try button(attributes, "[7,9][207,59]", content)
    #expect(button.kind == .control && button.control == .anyButton)
    #expect(button.text?.content == words)
    #expect(button.children.count == 1)
  }

  @Test func `the description of a button is shown on a screen without texts`() throws {
    let button = try button("content-desc='Pay now'", "[7,9][207,59]", Self.icon, Self.resource)
    #expect(button.text?.content == "Pay now")
    let small = try self.button("content-desc='Pay now'", "[7,9][67,69]", Self.icon, Self.resource)
    #expect(small.kind == .control)
  }

  /// A touch target with padding has up to 64 dp; sides may differ by rounding to pixels.
  @Test(arguments: [
    (64, 64, true), (65, 65, false), (65, 64, false), (64, 65, true), (64, 63, true), (63, 64, true), (64, 62, false),
    (62, 64, false), (24, 24, true),
  ])
  func `a small square with views in it is their touch target`(_ width: Int, _ height: Int, _ isTarget: Bool) throws {
    let bounds = "[7,9][\(7 + width),\(9 + height)]"
    for content in [Self.icon, Self.word] {
      let target = try button("clickable='true' content-desc='Cart'", bounds, content)
      #expect(target.kind == (isTarget ? .container : .control))
      #expect(target.control == (isTarget ? nil : .anyButton))
      #expect(target.isInteractive)
    }
    #expect(try button("clickable='true'", bounds).kind == .control)
    #expect(try button("clickable='true' text='A'", bounds, Self.icon).kind == .control)
  }
}
