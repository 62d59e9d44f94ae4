import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Image views, and views of classes of the application, at the limits of their rules; with 2 pixels per dp.
@Suite struct AndroidPictureRuleTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"

  private static func size(_ width: String, _ height: String) -> String {
    "android:layout_width='\(width)' android:layout_height='\(height)'"
  }

  /// A view on a screen of 400 dp with a button before it.
  private func view(
    _ name: String, _ attributes: String, _ files: [String: String] = [:], _ completions: ReaderCompletions = .all
  ) throws -> View {
    var app = AndroidApp(files)
    app.request.density = 2
    app.request.completions = completions
    let root = try app.root(
      "<FrameLayout $NS \(Self.fill)><Button android:text='a'/><\(name) \(attributes)/></FrameLayout>")
    return try #require(root.children.last)
  }

  private static let vector = ["drawable/it.xml": "<vector $NS android:width='30dp' android:height='20dp'/>"]

  // MARK: - Sizes of pictures

  @Test(
    arguments: [
      ("wrap_content", "wrap_content", "", nil, nil), ("wrap_content", "wrap_content", "android:id='@+id/a'", 48, 48),
      ("wrap_content", "wrap_content", "android:id='@+id/a' tools:src='@tools:sample/avatars'", 48, 48),
      ("wrap_content", "wrap_content", "android:id='@+id/a' tools:srcCompat='@tools:sample/avatars[2]'", 48, 48),
      ("wrap_content", "wrap_content", "tools:src='@tools:sample/avatars'", nil, nil),
      ("wrap_content", "wrap_content", "android:src='@drawable/my_logo'", 192, 192),
      ("match_parent", "wrap_content", "android:src='@drawable/my_logo'", 341, 192),
      ("wrap_content", "wrap_content", "android:src='@drawable/hero'", 320, 320),
      ("match_parent", "wrap_content", "android:src='@drawable/hero'", 568, 320),
      ("wrap_content", "wrap_content", "android:src='@drawable/heroes'", 48, 48),
      ("wrap_content", "wrap_content", "android:src='@drawable/star' android:scaleType='centerCrop'", 800, 450),
      (
        "104px", "wrap_content", "android:src='@drawable/star' android:paddingLeft='3px' android:paddingRight='5px'",
        48, 48
      ),
      (
        "105px", "wrap_content", "android:src='@drawable/star' android:paddingLeft='3px' android:paddingRight='5px'",
        97, 97
      ),
      (
        "wrap_content", "104px", "android:src='@drawable/star' android:paddingTop='3px' android:paddingBottom='5px'",
        48, 48
      ),
      (
        "wrap_content", "105px", "android:src='@drawable/star' android:paddingTop='3px' android:paddingBottom='5px'",
        97, 97
      ),
      ("105px", "107px", "android:src='@drawable/star'", 48, 48),
      ("105px", "wrap_content", "android:src='@drawable/it'", 60, 40),
    ] as [(String, String, String, Int?, Int?)])
  func `a missing picture has the size that its view suggests`(
    _ width: String, _ height: String, _ attributes: String, _ imageWidth: Int?, _ imageHeight: Int?
  ) throws {
    let image = try view("ImageView", "\(Self.size(width, height)) \(attributes)", Self.vector).androidImage
    #expect(image == AndroidImage(width: imageWidth, height: imageHeight))
  }

  @Test(
    arguments: [
      ("android:maxWidth='90px'", true, 90, 90), ("android:maxHeight='70px'", true, 70, 70),
      ("android:maxWidth='90px' android:maxHeight='70px'", true, 90, 70), ("android:maxWidth='90px'", false, 48, 48),
      ("", true, 48, 48),
    ])
  func `a picture is scaled down to its maximum`(
    _ attributes: String, _ adjusts: Bool, _ width: Int, _ height: Int
  ) throws {
    let size = Self.size("wrap_content", "wrap_content")
    let image = try #require(
      view("ImageView", "\(size) android:src='@drawable/star' android:adjustViewBounds='\(adjusts)' \(attributes)")
        .androidImage)
    #expect([image.width, image.height] == [width, height])
    #expect(image.adjustsViewBounds == adjusts)
  }

  @Test func `a class named after a square is as high as wide`() throws {
    let image = try #require(view("a.SquareImageView", Self.size("match_parent", "wrap_content")).androidImage)
    #expect([image.width, image.height] == [800, 800])
    #expect(image.adjustsViewBounds)
    let plain = try view("a.SquareImageView", Self.size("match_parent", "wrap_content"), [:], .none).androidImage
    #expect(plain == AndroidImage(width: nil, height: nil))
  }

  @Test(arguments: [
    ("", false), ("android:baselineAlignBottom='false'", false), ("android:baselineAlignBottom='true'", true),
  ])
  func `the baseline of a picture may be its bottom`(attributes: String, isBottom: Bool) throws {
    #expect(try view("ImageView", attributes).androidImage?.alignsBaselineToBottom == isBottom)
  }

  // MARK: - Places of pictures

  /// A view that is smaller than 24 × 48 dp has space for an icon only; one that is narrower than 8 dp for none.
  @Test(arguments: [
    ("star", 96, 48, true), ("star", 97, 48, false), ("star", 96, 49, false), ("star", 48, 96, true),
    ("star", 48, 97, false), ("ic_star", 97, 99, true), ("ic_star", 16, 99, true), ("ic_star", 15, 99, false),
    ("ic_star", 99, 15, false), ("ic_star", 99, 16, true),
  ])
  func `a small view shows an icon`(_ name: String, _ width: Int, _ height: Int, _ isIcon: Bool) throws {
    let view = try view("ImageView", "\(Self.size("\(width)px", "\(height)px")) android:src='@drawable/\(name)'")
    // A square of 24 dp in a larger view.
    let side: Double = name == "star" ? 1 : 24
    let icon = FittedPicture(size: Size(width: side, height: side), isScaled: true)
    #expect(view.appearance.picture == (isIcon ? icon : nil))
  }

  /// `ImageView.ScaleType`: the style of image buttons states `center`.
  @Test(
    arguments: [
      ("ImageView", "", true), ("ImageView", "android:scaleType='fitCenter'", true),
      ("ImageView", "android:scaleType='center'", false), ("ImageView", "android:scaleType='centerInside'", false),
      ("ImageView", "android:scaleType='fitXY'", nil), ("ImageView", "android:scaleType='centerCrop'", nil),
      ("ImageButton", "android:background='@null'", false),
      ("ImageButton", "android:background='@null' android:scaleType='fitCenter'", true),
    ] as [(String, String, Bool?)])
  func `a picture of known size is in the middle of its view`(
    _ name: String, _ attributes: String, _ isScaled: Bool?
  ) throws {
    let view = try view(
      name,
      "\(Self.size("99px", "97px")) android:src='@drawable/it' android:paddingLeft='4px' android:paddingTop='6px' "
        + attributes, Self.vector)
    #expect(
      view.appearance.picture == isScaled.map { FittedPicture(size: Size(width: 30, height: 20), isScaled: $0) })
    #expect(view.appearance.insets.left == 2)
    #expect(view.appearance.insets.top == 3)
  }

  @Test(arguments: [
    ("40px", "40px", "user_circle", "", true), ("40px", "40px", "avatar", "", true),
    ("40px", "40px", "dots", "", false),
    ("40px", "42px", "dot", "", true), ("40px", "42px", "dot", "android:scaleType='centerCrop'", false),
    ("40px", "40px", "dot", "android:scaleType='centerCrop'", true),
    ("40px", "42px", "dot", "android:scaleType='fitXY'", false), ("match_parent", "match_parent", "bullet", "", true),
    ("match_parent", "match_parent", "circular", "android:scaleType='fitXY'", false),
  ])
  func `a picture that is named after a circle is round`(
    _ width: String, _ height: String, _ name: String, _ attributes: String, _ isRound: Bool
  ) throws {
    let view = try view("ImageView", "\(Self.size(width, height)) android:src='@drawable/\(name)' \(attributes)")
    #expect((view.appearance.cornerRadius == .circle) == isRound)
  }

  /// The rule `ContentDescription` of Android Lint.
  @Test(arguments: [
    ("", true), ("android:contentDescription='A'", false), ("android:contentDescription='@null'", false),
    ("android:importantForAccessibility='no'", false),
    ("android:importantForAccessibility='noHideDescendants'", false),
    ("android:importantForAccessibility='yes'", true), ("tools:ignore='ContentDescription'", false),
    ("tools:ignore='Overdraw,ContentDescription'", false), ("tools:ignore='Overdraw'", true),
  ])
  func `a picture has a text or is decorative`(attributes: String, lacks: Bool) throws {
    #expect(try view("ImageView", attributes).lacksTextAlternative == lacks)
  }

  // MARK: - Classes of the application

  @Test(arguments: [
    ("android:contentDescription='A'", "112px", ControlKind.iconButton),
    ("android:contentDescription='A'", "113px", nil),
    ("android:contentDescription='A'", "wrap_content", nil), ("android:contentDescription='A'", "0dp", nil),
    ("", "112px", nil),
  ])
  func `a view as narrow as a toolbar is high is an icon if it has a description`(
    _ attributes: String, _ width: String, _ control: ControlKind?
  ) throws {
    let view = try view("a.Fancy", "\(Self.size(width, "99px")) \(attributes)")
    #expect(view.control == control)
    #expect(view.kind == (control == nil ? .unknown : .control))
    #expect(view.android?.content == .widget(AndroidWidget(width: 96, height: 96)))
  }

  /// Material 3, "Lists": rows of at most 72 dp with a padding of 16 dp.
  @Test(
    arguments: [
      ("ItemThing", "match_parent", "wrap_content", "", "container fill×wrap padding 0,32,0,32 min 96"),
      ("RowThing", "match_parent", "144px", "", "container fill×144 padding 0,32,0,32 min 96"),
      ("CellThing", "match_parent", "145px", "", "unknown fill×145"),
      ("EntryThing", "match_parent", "0px", "", "unknown fill×0"),
      ("TitleThing", "300px", "wrap_content", "", "unknown 300×wrap"),
      (
        "LabelThing", "match_parent", "wrap_content", "android:paddingTop='3px' android:minHeight='101px'",
        "container fill×wrap padding 3,0,0,0 min 101"
      ),
      ("LabelThing", "match_parent", "match_parent", "", "unknown fill×fill"),
      ("OtherThing", "match_parent", "wrap_content", "", "unknown fill×wrap"),
    ])
  func `a class that is named after a row is a list item`(
    _ name: String, _ width: String, _ height: String, _ attributes: String, _ box: String
  ) throws {
    let view = try view("a.\(name)", "\(Self.size(width, height)) \(attributes)")
    #expect(view.androidBox == box)
    #expect(view.children.compactMap(\.androidText).map(\.size) == (view.kind == .container ? [32] : []))
  }

  @Test(
    arguments: [
      ("match_parent", "", "padding 32,32,32,32 min 96"),
      ("match_parent", "android:paddingTop='3px'", "padding 3,0,0,0 min 96"),
      ("300px", "", "min 96"),
    ])
  func `a view shows at most three texts of its attributes beside an icon`(
    _ width: String, _ attributes: String, _ distances: String
  ) throws {
    let texts = "app:label='B' app:title='A' app:subtitle='C' app:summary='D' app:hint='E' app:caption='true'"
    let size = Self.size(width, "wrap_content")
    let column = try view("a.Fancy", "\(size) \(attributes) \(texts)")
    let name = width == "300px" ? "300×wrap" : "fill×wrap"
    #expect(column.androidBox == "container \(name) \(distances)")
    #expect(column.children.map(\.text?.content) == ["A", "B", "C"])
    #expect(column.children.map(\.androidText?.size) == [32, 28, 28])
    let row = try view("a.Fancy", "\(size) \(attributes) \(texts) app:rowIcon='@drawable/x'")
    #expect(row.children.map(\.androidBox) == ["image 48×48", "container wrap×wrap margins -,0,-,32"])
    #expect(row.children[1].children.map(\.text?.content) == ["A", "B", "C"])
    let other = try view("a.Fancy", "\(size) \(attributes) \(texts) app:picture='@drawable/x' app:myIcon='#123456'")
    #expect(other.children.count == 3)
  }

  @Test func `a fast scroller takes no part`() throws {
    #expect(try view("a.FastScroller", Self.size("20dp", "match_parent")).kind == .spacer)
  }

  // MARK: - Drawers

  /// `DrawerLayout`: a drawer is a child with a horizontal gravity, and closed at first.
  @Test(arguments: [
    ("start", true), ("left", true), ("end", true), ("right", true), ("center_horizontal", false),
    ("fill_horizontal", false), ("top", false),
  ])
  func `a drawer is closed`(gravity: String, isClosed: Bool) throws {
    var app = AndroidApp()
    app.request.completions = .none
    let drawer = "<Button android:layout_gravity='\(gravity)'/>"
    func hidden(_ children: String) throws -> [Bool] {
      try app.root(
        "<androidx.drawerlayout.widget.DrawerLayout $NS>\(children)</androidx.drawerlayout.widget.DrawerLayout>"
      )
      .children.map(\.isHidden)
    }
    #expect(try hidden("<Button/>\(drawer)\(drawer)") == [false, isClosed, isClosed])
    #expect(try hidden("\(drawer)<Button/>") == [false, false])
    #expect(try hidden(drawer) == [isClosed])
  }
}
