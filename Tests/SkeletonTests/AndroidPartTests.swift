import Skeleton
import Testing

/// Android layouts of parts of screens, and layouts that show others by their names.
@Suite struct AndroidPartTests {
  private static let attributes = "xmlns:android='http://schemas.android.com/apk/res/android'"

  private func scene(
    _ layout: String, named name: String = "layout.xml", resources: [String: String] = [:],
    size: CanvasSize = CanvasSize(width: 390, height: 844)
  ) throws -> SkeletonScene {
    var options = RenderOptions()
    options.size = size
    options.documentName = "res/layout/" + name
    options.resources = ResourceFolders([
      ResourceFolders.Folder(paths: resources.keys.sorted()) { path in resources[path].map { Array($0.utf8) } }
    ])
    return try Document(Array(layout.utf8)).scene(options)
  }

  private func box(_ width: String, _ height: String, _ children: String, _ element: String = "FrameLayout") -> String {
    "<\(element) \(Self.attributes) android:layout_width='\(width)' android:layout_height='\(height)'>"
      + "\(children)</\(element)>"
  }

  private let text = "<TextView android:layout_width='match_parent' android:layout_height='40dp' android:text='Row'/>"

  /// A pixel of these screens is higher than a row, so that a row has no pixel.
  @Test(arguments: [0.001, 0.25]) func `screens of less than a pixel per dp are drawn`(scale: Double) throws {
    let views = """
      <View android:layout_width='match_parent' android:layout_height='1px' android:background='?attr/line'/>
      <com.shop.SettingsItem android:layout_width='match_parent' android:layout_height='1px'/>
      <com.shop.Photo android:layout_width='1px' android:layout_height='1px' android:contentDescription='A desk'/>
      <androidx.recyclerview.widget.RecyclerView android:layout_width='match_parent' android:layout_height='1px'/>
      """
    var options = RenderOptions()
    options.scale = scale
    let scene = try Document(box("match_parent", "match_parent", views, "LinearLayout")).scene(options)
    #expect(scene.views.count > 4)
  }

  @Test func `the canvas of a part of a screen is as high as its root`() throws {
    let part = try scene(box("match_parent", "wrap_content", text)).size
    #expect(abs(part.width - 390) < 0.2)
    #expect(part.height == 40)
    let tile = try scene(box("160dp", "wrap_content", text)).size
    #expect(tile.width == 160)
    #expect(tile.height == 40)
  }

  @Test func `a ConstraintLayout of unknown height is as high as its content, at least its minimum`() throws {
    func height(minimum: Int) throws -> Double {
      let top = "app:layout_constraintTop_toTopOf='parent' app:layout_constraintStart_toStartOf='parent'"
      let view = "<View android:layout_width='0dp' android:layout_height='100dp' \(top)/>"
      return try scene(
        "<androidx.constraintlayout.widget.ConstraintLayout \(Self.attributes) "
          + "xmlns:app='http://schemas.android.com/apk/res-auto' android:layout_width='match_parent' "
          + "android:layout_height='wrap_content' android:minHeight='\(minimum)dp'>\(view)"
          + "</androidx.constraintlayout.widget.ConstraintLayout>", size: CanvasSize(width: 390)
      ).size.height
    }
    #expect(try abs(height(minimum: 64) - 100) < 0.5)
    #expect(try abs(height(minimum: 140) - 140) < 0.5)
  }

  @Test func `the canvas of a screen has the requested size`() throws {
    let screen = try scene(box("match_parent", "match_parent", text)).size
    #expect(screen.width == 390)
    #expect(screen.height == 844)
    let long = String(repeating: text, count: 40)
    #expect(try scene(box("match_parent", "wrap_content", long, "LinearLayout")).size.height <= 844)
  }

  @Test func `a list shows the layout that is named like its items`() throws {
    let list =
      "<androidx.recyclerview.widget.RecyclerView \(Self.attributes) android:id='@+id/sessions_list' "
      + "android:layout_width='match_parent' android:layout_height='match_parent'/>"
    let title = text.replacing("TextView ", with: "TextView android:id='@+id/title' ")
    let item = box("match_parent", "wrap_content", title)
    let byIdentifier = try scene(list, resources: ["layout/item_session.xml": item])
    #expect(byIdentifier.bones.allSatisfy { $0.identifier == "title" })
    #expect(byIdentifier.bones.count == 20)
    let byFile = try scene(
      list.replacing("sessions_list", with: "recycler"), named: "fragment_sessions.xml",
      resources: ["layout/session_row.xml": item])
    #expect(byFile.bones.count == 20)
    // A layout as high as the screen is not a row.
    let screen = item.replacing("wrap_content", with: "match_parent")
    #expect(try scene(list, resources: ["layout/item_session.xml": screen]).bones.allSatisfy { $0.identifier == nil })
  }

  @Test func `the children of an item layout that is a merge are in one row`() throws {
    let list =
      "<androidx.recyclerview.widget.RecyclerView \(Self.attributes) android:id='@+id/sessions_list' "
      + "android:layout_width='match_parent' android:layout_height='match_parent'/>"
    let children = ["icon", "title"].map { name in
      "<TextView android:id='@+id/\(name)' android:layout_width='80dp' android:layout_height='20dp' android:text='a'/>"
    }
    let item =
      "<merge \(Self.attributes) xmlns:tools='http://schemas.android.com/tools' tools:layout_height='60dp' "
      + "tools:parentTag='android.widget.LinearLayout'>\(children.joined())</merge>"
    let bones = try scene(list, resources: ["layout/item_session.xml": item]).bones
    #expect(bones.prefix(4).map(\.identifier) == ["icon", "title", "icon", "title"])
    #expect(bones[0].frame.y == bones[1].frame.y)
    #expect(abs(bones[2].frame.y - bones[0].frame.y - 60) < 0.5)
  }

  private func chips(_ attributes: String) throws -> [SkeletonRect] {
    let list =
      "<androidx.recyclerview.widget.RecyclerView \(Self.attributes) xmlns:tools='http://schemas.android.com/tools' "
      + "xmlns:app='http://schemas.android.com/apk/res-auto' android:layout_width='match_parent' "
      + "android:layout_height='match_parent' android:orientation='horizontal' tools:listitem='@layout/chip' "
      + "\(attributes)/>"
    // A line of text that is 120 dp wide with its padding.
    let chip =
      "<TextView \(Self.attributes) android:layout_width='wrap_content' android:layout_height='40dp' "
      + "android:minWidth='120dp' android:text='a'/>"
    let scene = try scene(list, resources: ["layout/chip.xml": chip])
    return scene.views.filter { $0.path.contains("TextView") }.map(\.frame)
  }

  @Test(arguments: [
    ("android:orientation='vertical'", "", [0.0, 20]), ("", "android:layout_weight='1'", [0, 0]),
    ("", "app:layout_constraintBottom_toBottomOf='parent'", [80, 80]),
    ("", "android:layout_alignParentBottom='true'", [80, 80]), ("", "", [0, 0]),
  ])
  func `an unknown class is the layout whose attributes it and its children state`(
    own: String, child: String, tops: [Double]
  ) throws {
    let view = "<View android:layout_width='30dp' android:layout_height='20dp' \(child)/>"
    let scene = try scene(
      "<com.example.MessageTopView \(Self.attributes) xmlns:app='http://schemas.android.com/apk/res-auto' "
        + "android:layout_width='match_parent' android:layout_height='100dp' \(own)>\(view)\(view)"
        + "</com.example.MessageTopView>")
    let found = scene.views.filter { $0.path.contains("/View") }.map(\.frame.y)
    #expect(zip(found, tops).allSatisfy { abs($0 - $1) < 0.5 } && found.count == 2, "\(found)")
  }

  @Test func `the items of a horizontal list continue beyond its edge`() throws {
    let frames = try chips("")
    #expect(frames.count == 20)
    #expect(frames.allSatisfy { abs($0.width - frames[0].width) < 0.5 && $0.y == frames[0].y })
  }

  @Test func `the items of a FlexboxLayoutManager are placed like words`() throws {
    let frames = try chips("app:layoutManager='com.google.android.flexbox.FlexboxLayoutManager'")
    #expect(frames.count == 20)
    #expect(frames.prefix(4).map(\.x) == [frames[0].x, frames[1].x, frames[2].x, frames[0].x])
    #expect(frames[3].y == frames[0].y + frames[0].height)
  }

  @Test func `a fragment shows the layout that is named like its class`() throws {
    let screen = box(
      "match_parent", "match_parent",
      "<fragment android:name='com.example.SettingsFragment' android:layout_width='match_parent' "
        + "android:layout_height='match_parent'/>")
    let settings = box("match_parent", "wrap_content", text)
    let found = try scene(screen, resources: ["layout/fragment_settings.xml": settings])
    #expect(found.bones.count == 1)
    // A layout does not contain itself.
    let own = try scene(screen, named: "fragment_settings.xml", resources: ["layout/fragment_settings.xml": screen])
    #expect(own.bones.count > 1)
  }
}
