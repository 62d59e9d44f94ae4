import Diagnostics
import Geometry
import LayerTree
import TestSupport
import Testing
import XMLTree

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

@Suite struct NativeMotionTests {
  private func child(_ markup: String, _ request: ViewRequest = ViewRequest()) throws -> View {
    try #require(try readNative("<screen>\(markup)</screen>", request).root.children.first)
  }

  private func style(_ view: View) throws -> FlexStyle {
    guard case .flex(let style) = view.layout else { throw ViewProblem.nothingToLayOut }
    return style
  }

  @Test(arguments: [
    ("0;1", ["0", "1"]), ("0;", ["0"]), ("0; 1;", ["0", "1"]), ("", [""]), (";", [""]), ("0;;1", ["0", "", "1"]),
  ])
  func `a semicolon after the last item is omitted`(text: String, items: [String]) {
    #expect(semicolonItems(text) == items)
  }

  // MARK: - Sizes

  @Test(arguments: [
    ("activityIndicator", 40.0, 40.0), ("activityIndicator style=\"arcs\"", 40, 40),
    ("activityIndicator style=\"markers\"", 160, 160), ("activityIndicator style=\"circles\"", 100, 100),
    ("activityIndicator style=\"circles\" width=\"30\"", 30, 100),
    ("shape path=\"M5 5L20 10L-3 40Z\"", 20, 40), ("shape path=\"M5 5L20 10\" width=\"7\"", 7, 10),
    ("shape path=\"M0 0C0 40 20 40 20 0\"", 20, 30), ("shape path=\"M-5 -5L-1 -1\"", 0, 0),
  ])
  func `indicators and shapes have a size of their own`(element: String, width: Double, height: Double) throws {
    let style = try style(child("<\(element)/>"))
    #expect(style.width == .points(width) && style.height == .points(height))
  }

  // MARK: - Transforms

  @Test(arguments: [
    ("none", [1.0, 0, 0, 1, 0, 0]), ("translate(3)", [1, 0, 0, 1, 3, 0]), ("translate(3pt, -4)", [1, 0, 0, 1, 3, -4]),
    ("scale(2) translate(3 4)", [2, 0, 0, 2, 6, 8]), ("translate(3 4) scale(2)", [2, 0, 0, 2, 3, 4]),
    ("rotate(90deg)", [0, 1, -1, 0, 0, 0]), ("rotate(90deg) translateX(5)", [0, 1, -1, 0, 0, 5]),
    ("matrix(1 2 3 4 5 6)", [1, 2, 3, 4, 5, 6]), ("scaleX(2) scaleY(3)", [2, 0, 0, 3, 0, 0]),
    ("skewX(45deg)", [1, 0, 1, 1, 0, 0]), ("skewY(45deg)", [1, 1, 0, 1, 0, 0]), ("rotate(0)", [1, 0, 0, 1, 0, 0]),
    ("translateY(1e2)", [1, 0, 0, 1, 0, 100]), ("  translate(1 , 2) ,scale(3)  ", [3, 0, 0, 3, 1, 2]),
    ("rotate(3.141592653589793rad)", [-1, 0, 0, -1, 0, 0]), ("scale(3, 5)", [3, 0, 0, 5, 0, 0]),
    ("skewX(-45deg) skewY(0)", [1, 0, -1, 1, 0, 0]), ("skewY(-45deg) skewX(0)", [1, -1, 0, 1, 0, 0]),
    // The largest numbers.
    ("translate(10000000, -10000000)", [1, 0, 0, 1, 1e7, -1e7]), ("scale(10000000)", [1e7, 0, 0, 1e7, 0, 0]),
    ("scale(1e4) scale(1e3)", [1e7, 0, 0, 1e7, 0, 0]), ("matrix(1 2 -1e7 4 5 6)", [1, 2, -1e7, 4, 5, 6]),
  ])
  func `transforms are lists of functions, the last nearest to the view`(text: String, map: [Double]) throws {
    let transform = try child("<view transform=\"\(text)\"/>").layer.transform
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    #expect(zip(parts, map).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: [
    "", "rotate(30)", "scale(2pt)", "translate(1 2 3)", "translate(50%)", "scale(1e8)", "scale(1e999)", "skewX(90deg)",
    "rotate(30deg", "rotate 30deg", "matrix(1 2 3)", "spin(1)", "scale(1e4) scale(1e4)", "translate()",
    "  ", "rotate(0pt)", "rotate(1)", "translate(3deg)", "scale(1deg)", "translateX(1 2)", "matrix(1 2 3 4 5 6 7)",
    "scale(10000001)", "scale(10000001) scale(0.1)", "scale(1e4) scale(1001)", "rotate(10000001deg)", "none none",
  ])
  func `an invalid transform is rejected`(text: String) {
    #expect(parseTransform(text) == nil)
  }

  @Test(arguments: ["rotate(10000000deg)", "rotate(-1e7deg)"])
  func `an angle is as large as other numbers`(text: String) {
    #expect(parseTransform(text) != nil)
  }

  // MARK: - Lists

  @Test(arguments: ["0 0.5", "0.1 1", "0 0.6 0.5 1", "", "0 x 1", "0 2 1"])
  func `key times that do not ascend from 0 to 1 are refused`(text: String) {
    #expect(ValueSyntax.keyTimes.parse(text) == nil)
  }

  @Test(arguments: [
    ("0 1", LayerKeyPath.opacity, 2), ("0;1; 2;", .opacity, 3), ("0,1", .lineWidth, 2),
    ("1 2; 3 4", .position, 2), ("1 2", .position, 1),
    ("none; scale(2) rotate(1rad)", .transform, 2),
    ("rgba(0, 0, 0, 0.5) red", .fillColor, 2),
    ("0 0.5 1; 0.5 1 1", .locations, 2), ("red blue; blue red", .colors, 2), ("0deg 90deg", .rotation, 2),
    ("true false", .isHidden, 2), ("4 8", .cornerRadius, 2),
  ])
  func `values stand between semicolons, those of one word between spaces too`(
    text: String, keyPath: LayerKeyPath, count: Int
  ) {
    #expect(keyPath.values(in: text)?.count == count)
  }

  @Test(arguments: [
    ("", LayerKeyPath.opacity), (";", .opacity), ("0;;1", .opacity), ("0 1; 2", .opacity), ("1 2 3 4", .position),
    ("0 1", .isHidden),
  ])
  func `an invalid list of values is rejected`(text: String, keyPath: LayerKeyPath) {
    #expect(keyPath.values(in: text) == nil)
  }

  @Test func `a list has at most 1024 values`() {
    let values = [String](repeating: "1", count: 1_024).joined(separator: " ")
    #expect(LayerKeyPath.opacity.values(in: values)?.count == 1_024)
    #expect(LayerKeyPath.opacity.values(in: values + " 1") == nil)
  }

  // MARK: - Times

  @Test func `times count from the start of the indicator around, and end with its stop`() throws {
    let view = try child(
      """
      <view startAnimating="1s" stopAnimating="5s">
        <animation keyPath="opacity" to="0" beginTime="0.5s" duration="1s" repeatCount="infinite"/>
        <animation keyPath="opacity" to="0" beginTime="500ms" duration="1s"/>
        <animation keyPath="opacity" to="0" beginTime="6s"/>
        <animation keyPath="opacity" to="0" beginTime="stop+0.5s"/>
        <animation keyPath="opacity" to="0" beginTime="stop-0.5s" endTime="stop-0.4s" repeatCount="infinite"/>
        <view startAnimating="1s" stopAnimating="9s">
          <animation keyPath="opacity" to="0" repeatCount="infinite"/>
        </view>
      </view>
      """)
    let timings = view.layer.animations.map(\.timing)
    #expect(timings.map(\.beginTime) == [1.5, 1.5, 5.5, 4.5])
    #expect(timings[0].repeatCount == 0 && timings[0].repeatDuration == 3.5)
    #expect(timings[1].repeatDuration == 0)
    #expect(abs(timings[3].repeatDuration - 0.1) < 1e-12)
    let inner = view.children[0].layer.animations[0].timing
    #expect(inner.beginTime == 2 && inner.repeatDuration == 3)
  }

  @Test func `an animation that begins with the stop has no effect without one`() throws {
    let view = try child("<view><animation keyPath=\"opacity\" to=\"0\" beginTime=\"stop\"/></view>")
    #expect(view.layer.animations.isEmpty)
    // A moving view is never a bone, even if it stops.
    #expect(view.hint == .keep)
  }

  @Test func `an end that is held is taken away with a group around it`() throws {
    let view = try child(
      """
      <view stopAnimating="3s">
        <animation keyPath="opacity" from="1" to="0" beginTime="1s" duration="1s" fillMode="both"/>
      </view>
      """)
    let group = try #require(view.layer.animations.first)
    guard case .group(let members) = group.content else { throw ViewProblem.nothingToLayOut }
    #expect(group.timing.beginTime == 1 && group.timing.duration == 2 && group.timing.fillMode == .backwards)
    #expect(members.map(\.timing.beginTime) == [0] && members.map(\.timing.fillMode) == [.both])
    #expect(view.referenceValue(of: .opacity, at: 2.9) == .number(0))
    #expect(view.referenceValue(of: .opacity, at: 3) == nil)
  }

  @Test func `the end of loading stops indicators only`() throws {
    var request = ViewRequest()
    request.loading.stopTime = 2
    let markup = """
      <screen>
        <shimmer stopAt="9s"/>
        <activityIndicator style="markers" stopAnimating="1.5s"/>
        <activityIndicator style="markers"/>
        <activityIndicator style="markers" startAnimating="3s"/>
        <view><animation keyPath="opacity" from="0" to="1" repeatCount="infinite"/></view>
      </screen>
      """
    let document = try readNative(markup, request)
    #expect(document.loading.stopTime == 2)
    let views = document.root.children
    #expect(views[0].allAnimations.filter { $0.property == .opacity }.map(\.timing.repeatDuration) == [1.5])
    #expect(views[1].allAnimations.filter { $0.property == .opacity }.map(\.timing.repeatDuration) == [2])
    #expect(views[2].allAnimations.filter { $0.property == .opacity }.isEmpty)
    #expect(views[3].allAnimations.map(\.timing.repeatCount) == [.infinity])
    #expect(try readNative(markup).loading.stopTime == 9)
  }

  @Test func `loading that starts starts the indicators that do not say when`() throws {
    var request = ViewRequest()
    request.loading.startTime = 2
    let markup = """
      <row>
        <activityIndicator style="markers"/>
        <activityIndicator style="markers" startAnimating="1s"/>
        <view><animation keyPath="opacity" to="0"/></view>
      </row>
      """
    let animations = try child(markup, request).allAnimations.filter { $0.property == .opacity }
    #expect(animations.map(\.timing.beginTime) == [2, 1, 0])
  }

  @Test func `an indicator is hidden before its start and after its stop`() throws {
    let view = try child("<activityIndicator startAnimating=\"1s\" stopAnimating=\"2s\"/>")
    let shown = [0.0, 0.99, 1, 1.99, 2, 99].map { view.referenceValue(of: .isHidden, at: $0) }
    #expect(shown == [.flag(true), .flag(true), nil, nil, .flag(true), .flag(true)])
    let stays = try child("<activityIndicator startAnimating=\"1s\" stopAnimating=\"2s\" hidesWhenStopped=\"false\"/>")
    #expect(stays.layer.animations.isEmpty)
    #expect(try child("<activityIndicator/>").layer.animations.isEmpty)
  }

  // MARK: - Drawing above the overlay

  @Test func `a moving view is kept with its descendants, except for hints`() throws {
    let view = try child(
      """
      <row>
        <view><view/><view skeleton="ignore"/><animation keyPath="opacity" to="0"/></view>
        <replicator><view/></replicator>
        <view/>
        <shape path="M0 0H9V9Z"/>
      </row>
      """)
    #expect(view.hint == nil)
    #expect(view.children.map(\.hint) == [.keep, .keep, nil, nil])
    #expect(view.children[0].children.map(\.hint) == [.keep, .ignore])
    #expect(view.children[1].children.map(\.hint) == [.keep])
  }

  @Test func `a root that moves keeps its bones`() throws {
    let root = try readNative("<screen><view/><animation keyPath=\"opacity\" to=\"0\"/></screen>").root
    #expect(root.hint == nil && root.children[0].hint == nil && root.layer.animations.count == 1)
  }

  // MARK: - Indicators

  @Test func `color words stand for the indicator's colors, in turn`() throws {
    let view = try child(
      """
      <activityIndicator colors="red #00F8">
        <view background="color3"><animation keyPath="backgroundColor" values="colors white color2"/></view>
        <shape path="M0 0H1" fill="color2" stroke="none"/>
      </activityIndicator>
      """)
    let (red, blue) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255, alpha: 0x88))
    #expect(view.children[0].appearance.background == red)
    let values = view.children[0].layer.animations[0].keyframes?.values
    #expect(values == [red, blue, .white, blue].map(AnimatableValue.color))
    guard case .shape(let shape) = view.children[1].layer.content else { throw ViewProblem.nothingToLayOut }
    #expect(shape.fillColor == blue && shape.strokeColor == nil)
  }

  @Test func `the author's attributes win over the built-in ones`() throws {
    let markup = "<activityIndicator style=\"markers\" id=\"x\" background=\"red\" height=\"200\" grow=\"1\"/>"
    let view = try child(markup)
    let style = try style(view)
    #expect(view.identifier == "x" && view.appearance.background == Color(red: 255, green: 0, blue: 0))
    #expect(style.width == .points(160) && style.height == .points(200) && style.grow == 1)
    #expect(view.appearance.cornerRadius == CornerRadius(.points(10)))
  }

  @Test func `built-in indicators mean the elements of the dialect, whatever handlers are there`() throws {
    var request = ViewRequest()
    request.elements["view"] = { _ in "<text/>" }
    request.elements["shape"] = { _ in "<text/>" }
    let view = try child("<activityIndicator style=\"circles\"/>", request)
    #expect(view.children.map(\.element) == ["view", "view", "shape"])
  }

  @Test func `a handler can make an indicator of the user's own`() throws {
    var request = ViewRequest()
    request.elements["bars"] = { _ in
      "<activityIndicator width=\"8\"><view><animation keyPath=\"opacity\" to=\"0\"/></view></activityIndicator>"
    }
    let markup = "<row startAnimating=\"1s\"><bars/></row>"
    let animations = try child(markup, request).allAnimations.filter { $0.property == .opacity }
    #expect(animations.map(\.timing.beginTime) == [1])
  }

  // MARK: - Limits

  @Test func `groups in groups are read to a great depth`() throws {
    let depth = 250
    let markup =
      "<screen><view>" + String(repeating: "<animationGroup>", count: depth)
      + String(repeating: "</animationGroup>", count: depth) + "</view></screen>"
    #expect(try readNative(markup).root.children[0].layer.animations.count == 1)
  }

  @Test func `views in moving views are read as deep as elements go`() throws {
    let depth = 250
    let open = String(repeating: "<view><replicator instanceCount=\"1\">", count: depth)
    let markup = "<screen>" + open + String(repeating: "</replicator></view>", count: depth) + "</screen>"
    #expect(try readNative(markup).root.children[0].hint == nil)
  }

  @Test func `replicators that would draw too much are refused`() throws {
    let markup = """
      <screen><replicator instanceCount="1000"><replicator instanceCount="1000"><view/></replicator></replicator></screen>
      """
    #expect(errorsOfNative(markup) == ["1:1: there are more than 1000000 views after repetition (--max-views)"])
    #expect(errorsOfNative(markup.replacing("\"1000\"", with: "\"900\"")) == [])
  }

  @Test func `color words do not grow without bound`() {
    let list = [String](repeating: "#12345678", count: 256).joined(separator: " ")
    let words = [String](repeating: "colors", count: 60_000).joined(separator: " ")
    let markup = """
      <activityIndicator colors="\(list)"><view>
        <animation keyPath="backgroundColor" values="\(words)"/></view></activityIndicator>
      """
    #expect(errorsOfNative(markup).count == 1)
  }

  @Test func `indicators that are alike share their drawing`() throws {
    let count = 20_000
    let markup = "<screen>" + String(repeating: "<activityIndicator/>", count: count) + "</screen>"
    let views = try readNative(markup).root.children
    #expect(views.count == count && views.allSatisfy { $0.children[0].children.count == 8 })
  }
}
