import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import Inference
@testable import ViewTree

/// Labels of dumps that contain the texts of several views, as those of Flutter.
@Suite struct MergedLabelTests {
  /// The views in an element of a screen with 400 × 800 points, whose frames are in the element.
  private func views(_ attributes: String, _ inside: String = "") throws -> [View] {
    let document = try readForeign(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
        <node resource-id="it" \(attributes)>\(inside)</node>
      </node></hierarchy>
      """)
    return try #require(document.value.root.view("it")).children
  }

  private func words(_ views: [View]) -> [String] { views.compactMap { $0.text?.content } }

  @Test func `a list tile has a title and lines of body text`() throws {
    let texts = try views("class='android.widget.Button' content-desc='Ann&#10;See you' bounds='[0,100][400,172]'")
    #expect(words(texts) == ["Ann", "See you"])
    #expect(texts.compactMap { $0.text?.fontSize } == [16, 14])
    #expect(texts.compactMap { $0.storedFrame?.minX } == [16, 16])
    #expect(texts.compactMap { $0.storedFrame?.minY } == [14, 38])
  }

  @Test func `a box as high as its texts has no padding`() throws {
    let label = "Game&#10;Puzzle&#10;Rating: 4.3"
    let texts = try views("class='android.view.View' content-desc='\(label)' bounds='[100,100][300,160]'")
    #expect(texts.compactMap { $0.storedFrame?.minX } == [0, 0, 0])
    #expect(texts.count == 3)
  }

  @Test func `an item that is higher than its texts begins with a picture`() throws {
    let views = try views("class='android.view.View' content-desc='Ann&#10;See you' bounds='[16,100][384,188]'")
    #expect(views.map(\.kind) == [.image, .text, .text])
    #expect(views.first?.storedFrame == Rect(x: 16, y: 16, width: 56, height: 56))
    #expect(views.last?.storedFrame?.minX == 88)
  }

  @Test func `a card with a picture has its texts below or beside it`() throws {
    let high = try views("class='android.widget.ImageView' content-desc='Cup&#10;$12' bounds='[0,100][180,320]'")
    #expect(high.map(\.kind) == [.image, .text, .text])
    let cover = try #require(high.first?.storedFrame)
    #expect(high.dropFirst().allSatisfy { ($0.storedFrame?.minY ?? 0) >= cover.maxY })
    let wide = try views("class='android.widget.ImageView' content-desc='Cup&#10;$12' bounds='[0,100][400,180]'")
    #expect(wide.map(\.kind) == [.image, .text, .text])
    let thumbnail = try #require(wide.first?.storedFrame)
    #expect(wide.dropFirst().allSatisfy { ($0.storedFrame?.minX ?? 0) >= thumbnail.maxX })
  }

  @Test func `a tile of a grid has a picture above its texts`() throws {
    let views = try views("class='android.view.View' content-desc='Orders&#10;3 open' bounds='[16,100][192,240]'")
    #expect(views.map(\.kind) == [.image, .text, .text])
    #expect(views.first?.storedFrame?.midX == 88)
    #expect(views.compactMap { $0.text?.alignment } == [.center, .center])
  }

  @Test func `the texts of a card are above the views in it`() throws {
    let button = "<node class='android.widget.Button' text='Call' bounds='[32,300][368,348]'/>"
    let views = try views(
      "class='android.view.View' content-desc='Order&#10;4.9 km' bounds='[16,200][384,360]'", button)
    #expect(words(views) == ["Call", "Order", "4.9 km"])
    #expect(views.dropFirst().allSatisfy { ($0.storedFrame?.maxY ?? 0) <= 100 })
  }

  /// A box of at most the screen's width without 16 points is a card.
  @Test(arguments: [
    ("android.view.View", "", "16,200", "384,360", true), ("android.widget.Button", "", "16,200", "384,360", false),
    ("android.view.View", "clickable='true'", "16,200", "384,360", false),
    ("android.view.View", "", "0,200", "383,360", true), ("android.view.View", "", "0,200", "384,360", false),
  ])
  func `a narrow box with a label and views is a card, a button is not`(
    name: String, attributes: String, from: String, to: String, isBoxed: Bool
  ) throws {
    // The button is at the edge: without a padding the container is not filled for another reason.
    let edge = from.prefix { $0 != "," }
    let button = "<node class='android.widget.Button' text='Call' bounds='[\(edge),300][350,348]'/>"
    let document = try readForeign(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
        <node resource-id="it" class='\(name)' \(attributes) content-desc='Order&#10;4.9 km' bounds='[\(from)][\(to)]'>
        \(button)</node>
      </node></hierarchy>
      """)
    let view = try #require(document.value.root.view("it"))
    #expect(words(view.children) == ["Call", "Order", "4.9 km"])
    #expect(view.appearance.isBoxed == isBoxed)
  }

  @Test func `a label whose texts are views is not shown twice`() throws {
    let text = "<node class='android.widget.TextView' text='Order' bounds='[32,300][368,348]'/>"
    let views = try views("class='android.view.View' content-desc='Order&#10;4.9 km' bounds='[16,200][384,360]'", text)
    #expect(words(views) == ["Order"])
  }

  @Test(arguments: [
    ("Julia set, 3D. Double tap to open.\n3D\nJulia set\n3D", ["3D", "Julia set"]),
    ("One\n\n One\nTwo", ["One", "Two"]),
    ("Alarm\n7:00", ["Alarm", "7:00"]), ("Explore page. Double tap.\nExplore", ["Explore"]), ("\n", []),
  ])
  func `spoken and repeated texts are left out`(label: String, parts: [String]) {
    #expect(MergedLabels.parts(of: label) == parts)
  }

  @Test func `the text of a label of iOS is divided too`() throws {
    let root = try readForeign(
      """
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        <XCUIElementTypeOther name="it" label="Ann&#10;See you" x="0" y="100" width="390" height="72"/>
      </XCUIElementTypeWindow>
      """
    ).value.root
    #expect(try words(#require(root.view("it")).children) == ["Ann", "See you"])
  }

  @Test func `a long strip without words is a space`() throws {
    let strip = "<node resource-id='strip' class='android.view.View' bounds='[16,200][384,220]'/>"
    let bar = try views("class='android.view.View' bounds='[0,0][400,800]'", strip)
    #expect(bar.map(\.kind) == [.spacer])
  }
}
