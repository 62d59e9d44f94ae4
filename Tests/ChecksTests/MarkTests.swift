import Comparison
import Geometry
import SceneModel
import Skeleton
import Testing
import ViewTree

@testable import Checks

/// The parts of a screen that a comparison looks at: placeholders, content, and signs that content loads.
@Suite struct MarkTests {
  private func page(_ body: String) throws -> SkeletonScene {
    try Document("<page width=\"400\" height=\"400\" elements=\"1\">\(body)</page>").scene()
  }

  /// The numbers of boxes of a placeholder, of other parts and of views that are busy, on a loading page.
  private func counts(_ body: String) throws -> [Int] {
    let screen = try page(body).loadingScreen
    return [screen.marks.count, screen.others.count, screen.busyNodes.count]
  }

  @Test(arguments: [
    (Mark.Kind.box, 60.0, 40.0, true), (.box, 59.9, 40, false), (.box, 90, 40.1, false), (.box, 90, 40, true),
    (.text, 10, 50, true), (.picture, 60, 20, false), (.control, 60, 20, false),
  ])
  func `a bar is at most 40 points high and one and a half times as wide`(
    kind: Mark.Kind, width: Double, height: Double, isBar: Bool
  ) {
    let mark = Mark(kind: kind, frame: Rect(x: 3, y: 5, width: width, height: height), lineHeight: height, node: 0)
    #expect(mark.isBar == isBar)
  }

  // MARK: - Loading pages

  @Test(arguments: [
    (96.0, 96.0, true), (96.1, 96, false), (96, 96.1, false), (72, 96, true), (71.9, 96, false), (96, 20, true),
    (96, 3, true), (96, 2.9, false),
  ])
  func `a ring of up to 96 points that is animated is an activity indicator`(
    width: Double, height: Double, isBusy: Bool
  ) throws {
    let frame = "frame=\"11 7 \(width) \(height)\" animated=\"true\""
    // A ring, a picture and a part with the role of a status.
    #expect(try counts("<div \(frame) border=\"2 2 2 2\"/>")[2] == (isBusy ? 1 : 0))
    #expect(try counts("<img \(frame)/>")[2] == (isBusy ? 1 : 0))
    #expect(try counts("<div \(frame) background=\"#DDDDDD\" role=\"progressbar\"/>")[2] == (isBusy ? 1 : 0))
    #expect(try counts("<div \(frame) background=\"#DDDDDD\"/>") == (height < 3 ? [0, 0, 0] : [1, 0, 0]))
  }

  @Test(arguments: [
    // Half of the page.
    ("div", "0 0 400 200", "background='#DDDDDD'", true, false),
    ("div", "0 0 400 201", "background='#DDDDDD'", false, false),
    ("div", "0 0 400 201", "background='#DDDDDD' animated='true'", true, true),
    ("div", "11 7 60 20", "border='1 1 1 1'", false, false), ("img", "11 7 60 20", "", false, false),
    ("img", "11 7 60 20", "class='my-Skeleton-1'", true, true), ("img", "11 7 60 20", "id='shimmer'", true, true),
    ("img", "11 7 60 20", "class='placeholder-glow'", true, true),
    ("img", "11 7 60 20", "class='placeholder-wave'", true, true),
    ("img", "11 7 60 20", "class='animate-pulse'", true, true),
    ("img", "11 7 60 20", "class='placeholder'", false, false),
    ("p", "11 7 60 20", "lines='11 7 60 20' class='skeleton'", false, false),
  ])
  func `a placeholder is a filled box, or a picture with a sign that it loads`(
    element: String, frame: String, attributes: String, isPlaceholder: Bool, isSigned: Bool
  ) throws {
    let screen = try page("<\(element) frame='\(frame)' \(attributes)/>").loadingScreen
    #expect(screen.marks.map(\.isSigned) == (isPlaceholder ? [isSigned] : []))
  }

  @Test func `a sign holds for all views in the outermost view that has it`() throws {
    let picture = "<img frame=\"11 107 60 20\"/>"
    let inner = "<section frame=\"11 7 60 20\" aria-busy=\"true\"><img frame=\"11 7 60 20\"/></section>"
    let outer = "<section frame=\"11 7 90 190\" aria-busy=\"true\">\(inner)\(picture)</section>"
    #expect(try counts("\(outer)<img frame=\"11 207 60 20\"/>") == [2, 1, 0])
    #expect(try counts("\(inner)\(picture)<img frame=\"11 207 60 20\"/>") == [1, 2, 0])
    #expect(try counts(outer.replacing("aria-busy=\"true\"", with: "")) == [0, 2, 0])
  }

  @Test(arguments: [(16.0, 16.0, 0), (16.1, 9, 1), (9, 16.1, 1), (97, 97, 1)])
  func `an animated box of content still loads, unless it is a dot`(width: Double, height: Double, count: Int) throws {
    let box = "<div frame=\"11 7 \(width) \(height)\" background=\"#DDDDDD\" animated=\"true\"/>"
    let screen = MarkedScreen(content: try page("\(box)<img frame=\"11 207 60 20\"/>").content)
    #expect(screen.busyNodes.count == count && screen.marks.count == 1)
    let still = MarkedScreen(content: try page(box.replacing("animated=\"true\"", with: "")).content)
    #expect(still.busyNodes.isEmpty)
  }

  @Test func `a busy view is not loaded, but the pictures in it are content`() throws {
    let busy = "<section frame=\"11 7 60 20\" aria-busy=\"true\"><img frame=\"11 7 60 20\"/></section>"
    let screen = MarkedScreen(content: try page(busy).content)
    #expect(screen.busyNodes == [1] && screen.marks.map(\.node) == [2])
  }

  // MARK: - Lengths

  @Test(arguments: [(0.79, false), (0.81, true), (1, true), (1.24, true), (1.26, false)])
  func `a dump in pixels has the density at which it is as wide as the other screen`(
    ratio: Double, isScaled: Bool
  ) throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
      <node class="android.widget.Button" text="a" bounds="[108,54][540,270]"/></node></hierarchy>
      """
    let plain = try Document(dump).scene().loadingScreen
    let mark = try #require((plain.marks + plain.others).first)
    let other = MarkedScreen(size: Size(width: plain.size.width / ratio, height: 9), tree: plain.tree)
    var scaled = plain
    scaled.scale(to: other)
    let units = isScaled ? ratio : 1
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a * units - b) < 1e-9 }
    #expect(isNear(scaled.size.width, plain.size.width) && isNear(scaled.size.height, plain.size.height))
    for (one, two) in zip(scaled.frames, plain.frames) {
      #expect(isNear(one.minX, two.minX) && isNear(one.minY, two.minY))
      #expect(isNear(one.width, two.width) && isNear(one.height, two.height))
    }
    let found = try #require((scaled.marks + scaled.others).first)
    #expect(isNear(found.frame.minX, mark.frame.minX) && isNear(found.frame.minY, mark.frame.minY))
    #expect(isNear(found.frame.width, mark.frame.width) && isNear(found.frame.height, mark.frame.height))
    #expect(isNear(found.lineHeight, mark.lineHeight))
    // Another dump in pixels has no density either.
    var both = plain
    var wider = plain
    wider.size.width /= ratio
    both.scale(to: wider)
    #expect(both.size == plain.size)
  }

  /// A dump states neither corners nor the insets of controls and icons: any length up to their frames is right.
  @Test func `controls and icons of a dump have an outer frame, other marks have none`() throws {
    func node(_ name: String, _ attributes: String, _ bounds: String) -> String {
      "<node class=\"android.widget.\(name)\" \(attributes) bounds=\"\(bounds)\"/>"
    }
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
      \(node("Button", "text=\"Save\"", "[108,54][540,270]"))\(node("TextView", "text=\"Hello\"", "[108,300][540,360]"))
      \(node("ImageView", "", "[108,400][540,700]"))\(node("ImageView", "clickable=\"true\"", "[800,54][932,186]"))
      </node></hierarchy>
      """
    let scene = try Document(dump).scene().content
    let screen = MarkedScreen(bonesOf: scene)
    let units = scene.unitsPerPoint
    #expect(screen.marks.map(\.kind) == [.control, .text, .picture, .picture])
    let frames = screen.marks.map { mark in
      mark.outerFrame.map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * units).rounded() }
      }
    }
    #expect(frames == [[108, 54, 432, 216], nil, nil, [800, 54, 132, 132]])
    #expect(screen.marks.map(\.roundness) == [nil, nil, nil, nil])
    let lines = screen.marks.map { $0.lineHeight / $0.frame.height }
    for (line, expected) in zip(lines, [1, 1.6, 1, 1]) { #expect(abs(line - expected) < 1e-9) }
    // A document of its own states both.
    let own = try Document("<feed width='90'><button width='40' height='20' cornerRadius='5'/></feed>").scene().content
    let marks = MarkedScreen(bonesOf: own).marks
    #expect(marks.map(\.outerFrame) == [nil] && marks.map(\.kind) == [.control])
    #expect(marks.allSatisfy { $0.roundness != nil })
  }

  @Test func `areas of color of a layout are placeholders, up to 256 of them`() throws {
    let namespace = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    func layout(_ count: Int) throws -> MarkedScreen {
      func view(_ width: String, _ height: String) -> String {
        "<View android:layout_width='\(width)' android:layout_height='\(height)' android:background='#DDD'/>"
      }
      let areas = String(repeating: view("match_parent", "120dp"), count: count)
      var options = RenderOptions()
      options.size = CanvasSize(width: 400, height: 31_200)
      let markup = """
        <LinearLayout \(namespace) android:orientation="vertical" android:layout_width="match_parent"
        android:layout_height="match_parent">\(areas)\(view("32dp", "24dp"))</LinearLayout>
        """
      return try Document(markup, options: options).scene(options).loadingScreen
    }
    let two = try layout(2)
    #expect(two.marks.map(\.node) == [1, 2, 3])
    #expect(two.marks.map(\.frame.minY) == [0, 120, 240])
    #expect(two.marks.map(\.frame.width) == [400, 400, 32])
    #expect(two.marks.map(\.frame.height) == [120, 120, 24])
    #expect(try layout(256).marks.count == 257)
    #expect(try layout(257).marks.count == 257)
  }

  // MARK: - Bones JSON

  @Test func `the paths of bones are a tree of views`() throws {
    func bone(_ path: String, _ kind: String, _ frame: String, radius: Double = 0) -> String {
      let sides = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\"\($0)\":\($1)" }
      return "{\"path\":\"\(path)\",\"kind\":\"\(kind)\",\(sides.joined(separator: ",")),"
        + "\"radii\":[\(radius),0,0,0],\"id\":\"\(kind)\"}"
    }
    let bones = [
      bone("feed/cell[0]/avatar", "image", "11 7 40 30", radius: 6), bone("feed/cell[0]/text", "text", "61 9 90 10"),
      bone("feed/cell[1]/avatar", "media", "11 57 40 30", radius: 20), bone("feed/button", "control", "13 97 60 20"),
      bone("feed/box", "view", "13 100 60 0", radius: 3),
    ]
    let text = "{\"version\":1,\"width\":200,\"height\":300,\"bones\":[\(bones.joined(separator: ","))]}"
    let screen = MarkedScreen(try readBonesRecord(Array(text.utf8)))
    #expect(screen.size == Size(width: 200, height: 300))
    #expect(screen.marks.map(\.kind) == [.picture, .text, .picture, .control, .box])
    // Half of the shorter side at most.
    #expect(screen.marks.map(\.roundness) == [0.2, 0, 0.5, 0, 0])
    // A line is 1.6 times as high as its bone.
    #expect(screen.marks.map(\.lineHeight) == [30, 16, 30, 20, 0])
    #expect(screen.marks.map(\.node) == [2, 3, 5, 6, 7])
    #expect(
      screen.tree.views.map(\.view.element) == ["feed", "cell", "avatar", "text", "cell", "avatar", "button", "box"])
    #expect(screen.tree.views.map(\.end) == [8, 4, 3, 4, 6, 6, 7, 8])
    #expect(screen.tree.views.map(\.parent) == [nil, 0, 1, 1, 0, 4, 0, 0])
    #expect(screen.tree.views.map(\.view.identifier) == [nil, nil, "image", "text", nil, "media", "control", "view"])
    #expect(screen.frames[1] == Rect(x: 11, y: 7, width: 140, height: 30))
    #expect(screen.frames[0] == Rect(x: 11, y: 7, width: 140, height: 110))
  }
}
