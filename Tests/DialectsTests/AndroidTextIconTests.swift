import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The icons of buttons, the marks of choices and the number of lines of texts without characters.
@Suite struct AndroidTextIconTests {
  private func first(_ markup: String, rightToLeft: Bool = false) throws -> View {
    var app = AndroidApp()
    if rightToLeft { app.request.direction = .rightToLeft }
    return try app.root("<LinearLayout $NS>\(markup)</LinearLayout>").children[0]
  }

  /// The characters of the private use areas are those of icon fonts.
  @Test(arguments: [
    ("", false, UnitPoint(x: 0, y: 0.5)), ("", true, UnitPoint(x: 1, y: 0.5)),
    ("android:gravity='center'", false, UnitPoint(x: 0.5, y: 0.5)),
    ("android:gravity='end|bottom' android:layout_height='90dp'", false, UnitPoint(x: 1, y: 1)),
    ("android:gravity='left' android:layout_height='90dp'", true, UnitPoint(x: 0, y: 0)),
    ("android:gravity='center_vertical' android:layout_height='90dp'", false, UnitPoint(x: 0, y: 0.5)),
  ])
  func `a glyph of an icon font is a picture as large as the font`(
    attributes: String, rightToLeft: Bool, gravity: UnitPoint
  ) throws {
    let size = attributes.contains("layout_height") ? "" : "android:layout_height='wrap_content'"
    let icon = try first(
      "<TextView android:text='\u{ea7d}' android:textSize='32dp' android:padding='8dp' \(size) \(attributes)/>",
      rightToLeft: rightToLeft)
    #expect(icon.kind == .image && icon.text == nil)
    #expect(icon.appearance.insets == Insets(top: 8, right: 8, bottom: 8, left: 8))
    let picture = FittedPicture(size: Size(width: 32, height: 32), isScaled: false, gravity: gravity)
    #expect(icon.appearance.picture == picture)
    #expect(try first("<TextView android:text='\u{ea7d} a' \(size) \(attributes)/>").kind == .text)
  }

  @Test func `a glyph of an icon font on a box is the box, and on a button an icon`() throws {
    let icon = try first("<TextView android:text='\u{ea7d}' android:background='#123456'/>")
    #expect(icon.kind == .image && icon.appearance.picture == nil && icon.appearance.insets == .zero)
    let button = try first("<Button android:text='\u{ea7d}' android:background='@null'/>")
    #expect(button.control == .iconButton && button.kind == .control)
  }

  @Test(arguments: [
    ("", false, TextIcon.Edge.left), ("end", false, .right), ("textEnd", false, .right), ("textTop", false, .top),
    ("start", true, .right), ("end", true, .left),
  ])
  func `the gravity of an icon decides its edge`(gravity: String, rightToLeft: Bool, edge: TextIcon.Edge) throws {
    let button = try first(
      """
      <com.google.android.material.button.MaterialButton style='@style/Widget.Material3.Button.TextButton' \
      android:text='More' app:icon='@drawable/ic_more_24' app:iconGravity='\(gravity)'/>
      """, rightToLeft: rightToLeft)
    #expect(button.text?.icons.map(\.edge) == [edge])
  }

  /// `MaterialButton.updateIcon` moves only the icon of `app:icon`, and `TextView` draws compound drawables at its edges.
  @Test(arguments: [
    ("android:drawableEnd='@drawable/ic_more_24'", false, TextIcon.Edge.right),
    ("android:drawableEnd='@drawable/ic_more_24'", true, .left),
    ("android:drawableLeft='@drawable/ic_more_24'", false, .left),
  ])
  func `a compound drawable of a text button stays at the edge of its view`(
    attribute: String, rightToLeft: Bool, edge: TextIcon.Edge
  ) throws {
    func button(_ attributes: String) throws -> View {
      try first(
        """
        <com.google.android.material.button.MaterialButton style='@style/Widget.Material3.Button.TextButton' \
        android:layout_width='match_parent' android:text='More' \(attributes)/>
        """, rightToLeft: rightToLeft)
    }
    let drawn = try button(attribute)
    #expect(drawn.kind == .text && drawn.control == nil && drawn.appearance.insets == .zero)
    #expect(drawn.text?.icons.map(\.edge) == [edge])
    #expect(drawn.text?.icons.map(\.size) == [Size(width: 24, height: 24)])
    let moved = try button("app:icon='@drawable/ic_more_24'")
    #expect(moved.kind == .control && moved.control == .textButton)
    let both = try button("\(attribute) app:icon='@drawable/ic_more_24'")
    #expect(both.control == .textButton)
  }

  @Test(arguments: [("Single", true), ("Multiple", false)])
  func `a choice in a list has a mark`(kind: String, isRound: Bool) throws {
    let start = try first(
      "<CheckedTextView android:text='a' android:drawableStart='?android:attr/listChoiceIndicator\(kind)'/>")
    var icon = TextIcon(at: .left, size: Size(width: 20, height: 20), inset: 6)
    icon.isRound = isRound
    #expect(start.text?.icons == [icon])
    let end = try first(
      "<CheckedTextView android:text='a' android:checkMark='?android:attr/listChoiceIndicator\(kind)'/>")
    icon.edge = .right
    #expect(end.text?.icons == [icon])
  }

  private func lines(_ attributes: String) throws -> TextLines? {
    try first("<TextView android:id='@+id/about' android:layout_width='match_parent' \(attributes)/>").text
  }

  @Test func `a text with space between its lines has several lines`() throws {
    func words(_ attributes: String) throws -> Int? { try lines(attributes)?.content?.split(separator: " ").count }
    #expect(try words("") == 3)
    #expect(try words("android:lineSpacingMultiplier='1.3'") == 20)
    #expect(try words("android:lineSpacingExtra='4dp' android:maxLines='1'") == 3)
  }
}
