import Diagnostics
import Dialects
import Geometry
import Inference
import LayerTree
import Testing

@testable import SceneModel
@testable import ViewTree

/// Plain views of Android layouts with a background.
@Suite struct AndroidAreaTests {
  private func rule(width: String, height: Int, corners: Bool = false, text: Bool = false) throws -> Role? {
    let size = "android:layout_width='\(width)' android:layout_height='\(height)dp'"
    let area = corners ? "androidx.cardview.widget.CardView" : "View"
    let words = "<TextView android:layout_width='100dp' android:layout_height='40dp' android:text='a'/>"
    return try Found(
      "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent' "
        + "android:layout_height='match_parent'><\(area) android:id='@+id/area' \(size) android:background='#00F'/>"
        + (text ? words : "") + "</FrameLayout>"
    ).rule("area")
  }

  @Test func `a plain view behind texts is a surface`() throws {
    #expect(try rule(width: "200dp", height: 80, text: true) == .surface)
    #expect(try rule(width: "200dp", height: 80) == .leaf)
  }

  /// Material Design, Imagery: a scrim makes words on a picture legible.
  @Test(arguments: [("match_parent", Role.surface), ("200dp", .content)])
  func `a picture under a scrim with words is a surface`(width: String, role: Role) throws {
    let found = try found(
      "<ImageView android:id='@+id/cover' android:layout_width='match_parent' android:layout_height='200dp' "
        + "android:contentDescription='b'/><View android:layout_width='\(width)' android:layout_height='200dp' "
        + "android:background='#40000000'/><TextView android:id='@+id/word' android:layout_width='90dp' "
        + "android:layout_height='20dp' android:text='Word'/>")
    #expect(found.rule("cover") == role)
    #expect(found.rule("word") == (role == .surface ? .text : .onContent))
  }

  /// `ViewGroup.dispatchDraw` draws children in their order.
  @Test(arguments: [
    (0, true, "", Role.surface), (39, true, "", .surface), (41, true, "", .leaf),
    (0, false, "", .leaf), (0, true, "android:visibility='invisible'", .leaf),
  ])
  func `a plain view behind a container is a surface`(top: Int, inside: Bool, attributes: String, role: Role) throws {
    let word =
      "<TextView android:layout_width='99dp' android:layout_height='40dp' android:layout_marginTop='70dp' "
      + "android:text='a'/>"
    let found = try found(
      "<View android:id='@+id/area' android:layout_width='200dp' android:layout_height='80dp' "
        + "android:background='#00F'/><LinearLayout android:layout_width='150dp' android:layout_height='160dp' "
        + "android:layout_marginTop='\(top)dp' \(attributes)>\(inside ? word : "")</LinearLayout>"
        + "<TextView android:layout_width='90dp' android:layout_height='20dp' android:layout_gravity='bottom' "
        + "android:text='Word'/>")
    #expect(found.rule("area") == role)
  }

  /// A dialog or a sheet is as large as its picture, and shows the page behind its corners.
  @Test(arguments: [(CornerRadius.zero, Role.container), (CornerRadius(.points(20)), .surface)])
  func `a box that fills a high picture is a card if its corners are round`(corners: CornerRadius, role: Role) throws {
    let screen = box(0, 0, 400, 800)
    let card = changed(named("card", dumped(.container, screen, [dumpedText(box(20, 20, 90, 20))]))) {
      ($0.appearance.isBoxed, $0.appearance.cornerRadius) = (true, corners)
    }
    #expect(try inferred(flattened(dumped(.container, screen, [card]), .androidLayout)).role("card") == role)
  }

  @Test func `a plain view from edge to edge is a surface`() throws {
    #expect(try rule(width: "match_parent", height: 160) == .surface)
    #expect(try rule(width: "match_parent", height: 96) == .surface)
    #expect(try rule(width: "match_parent", height: 95) == .leaf)
    #expect(try rule(width: "match_parent", height: 160, corners: true) == .leaf)
  }

  private func found(_ children: String) throws -> Found {
    try Found(
      "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent' "
        + "android:layout_height='match_parent'>\(children)</FrameLayout>")
  }

  @Test(arguments: [
    ("<FrameLayout $/>", Role.surface), ("<FrameLayout $><LinearLayout $/></FrameLayout>", .surface),
    ("<Space $/>", .container), ("<FrameLayout $/><Space $/>", .container),
    ("<FrameLayout $><Space $/></FrameLayout>", .container),
  ])
  func `a filled view around empty containers is a surface`(_ inside: String, _ role: Role) throws {
    let size = "android:layout_width='31dp' android:layout_height='23dp'"
    let found = try found(
      "<LinearLayout android:id='@+id/it' android:layout_width='151dp' android:layout_height='97dp' "
        + "android:background='#00F'>\(inside.replacing("$", with: size))</LinearLayout>"
        + "<TextView android:layout_width='90dp' android:layout_height='20dp' android:text='Word'/>")
    #expect(found.rule("it") == role)
  }

  @Test(arguments: [
    ("android:background='#0000FF'", 1), ("android:background='#FFFFFF'", 0), ("android:background='#FCFFFF'", 1),
    ("android:background='#FDFFFF'", 0), ("", 0), ("android:background='@null'", 0),
    ("android:background='#0000FF' android:layout_height='match_parent'", 0),
  ])
  func `a text with a visible background is on a surface`(_ attributes: String, _ surfaces: Int) throws {
    let height = attributes.contains("layout_height") ? "" : "android:layout_height='48dp'"
    let scene = try scene(
      "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent' "
        + "android:layout_height='match_parent'><TextView android:id='@+id/it' android:text='Words' "
        + "android:layout_width='match_parent' \(height) \(attributes)/></FrameLayout>"
    ) { ($0.density, $0.size) = (1, Canvas(width: 400, height: 800)) }
    #expect(scene.value.surfaces.map(\.identifier) == Array(repeating: "it", count: surfaces))
    #expect(scene.value.bones.count == 1)
    if surfaces > 0 { #expect(scene.value.surfaces[0].shape.rect.height == 48) }
  }

  /// Insets of a button, and those of a field's background, are part of the padding that begins at the view's frame.
  @Test func `insets of a background move a title once`() throws {
    func x(_ view: String) throws -> Double? {
      let box = "android:layout_width='200dp' android:layout_height='48dp' android:layout_marginLeft='30dp'"
      let found = try Found(
        "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent' "
          + "android:layout_height='match_parent'><\(view) android:id='@+id/it' \(box)/></FrameLayout>"
      ) {
        $0.density = 1
        $0.size = Canvas(width: 400, height: 800)
      }
      return found.frames("it").first.map { $0[0] }
    }
    let button = "Button android:text='Words' android:background='@null' android:gravity='start|center_vertical'"
    #expect(try x(button + " android:insetLeft='20dp' android:paddingLeft='12dp'") == 62)
    #expect(try x(button + " android:insetLeft='0dp' android:paddingLeft='32dp'") == 62)
    // The inset of `edit_text_material` is 4 dp.
    #expect(try x("EditText android:hint='Words'") == 34)
  }

  @Test func `a circular progress indicator is a ring`() throws {
    let ring =
      "<ProgressBar android:id='@+id/ring' android:layout_width='48dp' android:layout_height='48dp' $STATE/>"
    let bones = try found(ring.replacing("$STATE", with: "")).bones
    #expect(bones.count == 1)
    guard case .path(let path, let rule)? = bones.first?.shape, rule == .evenOdd else {
      Issue.record("the bone is not a path")
      return
    }
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 2)
  }

  @Test func `a ring that shows a progress stays beside content`() throws {
    func rings(_ state: String) throws -> Int {
      try found(
        "<ProgressBar android:id='@+id/ring' android:layout_width='96dp' android:layout_height='96dp' \(state)/>"
          + "<ImageView android:layout_width='64dp' android:layout_height='64dp' android:layout_gravity='end'/>"
      ).frames("ring").count
    }
    #expect(try rings("") == 0)
    #expect(try rings("android:indeterminate='false' android:progress='30'") == 1)
  }

  @Test(arguments: [
    ("ProgressBar style='?android:attr/progressBarStyleHorizontal'", "android:indeterminate='true'", 0),
    ("ProgressBar style='?android:attr/progressBarStyleHorizontal'", "", 1),
    ("com.google.android.material.progressindicator.LinearProgressIndicator", "android:indeterminate='true'", 0),
    ("com.google.android.material.progressindicator.LinearProgressIndicator", "android:indeterminate='false'", 1),
  ])
  func `an indeterminate bar has a bone only if nothing else has`(_ name: String, _ state: String, _ count: Int) throws
  {
    let bar = "<\(name) android:id='@+id/bar' android:layout_width='96dp' android:layout_height='4dp' \(state)/>"
    let text = "<TextView android:layout_width='90dp' android:layout_height='20dp' android:text='Word'/>"
    #expect(try found(bar + text).frames("bar").count == count)
    #expect(try found(bar).frames("bar").count == 1)
  }

  @Test func `a custom view has round corners`() throws {
    let chart =
      "<com.example.Chart android:id='@+id/chart' android:layout_width='200dp' android:layout_height='100dp'/>"
    #expect(try found(chart).radii("chart") == [6, 6, 6, 6])
  }

  @Test func `the image above the title of a button is centered with it`() throws {
    func bones(height: Int) throws -> [Rect] {
      try found(
        "<Button android:id='@+id/button' android:layout_width='120dp' android:layout_height='\(height)dp' "
          + "android:text='Add' android:drawableTop='@drawable/ic_24' android:drawablePadding='6dp' "
          + "style='@style/Widget.MaterialComponents.Button.TextButton'/>"
      ).frames("button").map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    let both = try bones(height: 100)
    try #require(both.count == 2)
    let (image, title) = (both[0], both[1])
    #expect(image.size == Size(width: 24, height: 24))
    #expect(abs(image.midX - 60) < 0.5 && abs(title.midX - 60) < 0.5)
    #expect(abs(title.minY - image.maxY - 6) < 0.5)
    #expect(abs((image.minY + title.maxY) / 2 - 50) < 0.5)
    // There is no space for both.
    #expect(try bones(height: 40).count == 1)
  }

  @Test func `an editor shows its hint`() throws {
    let bones = try found(
      "<EditText android:id='@+id/editor' android:layout_width='match_parent' android:layout_height='500dp' "
        + "android:gravity='top' android:inputType='textMultiLine' android:hint='Write'/>"
    ).frames("editor")
    #expect(bones.count == 1 && bones[0][1] < 60)
  }
}
