import Diagnostics
import Geometry
import LayerTree
import Testing
import ViewTree

@testable import Inference
@testable import SceneModel

/// Bones that cover bones, and the hints that override every rule: design, section 4.
@Suite struct CoveringTests {
  @Test func `a plain view around a later bone is a backdrop, to half a point`() throws {
    func rule(x: Double) throws -> Role? {
      try Found(
        """
        <screen width="400" height="400">
          <view id="photo" frame="10 10 100 100"/><text id="caption" frame="\(x) 20 40 20"/>
        </screen>
        """
      ).rule("photo")
    }
    #expect(try rule(x: 10) == .backdrop)
    #expect(try rule(x: 9.5) == .backdrop)
    #expect(try rule(x: 9.4) == .leaf)
    #expect(try rule(x: 70.5) == .backdrop)
  }

  @Test(arguments: [(39.0, Role.content), (41, .backdrop)])
  func `an image stays under what covers less than two fifths of it`(side: Double, rule: Role) throws {
    let found = try Found(
      """
      <cell width="400" height="200">
        <view frame="0 0 400 200"/><image id="photo" frame="0 0 100 100"/><icon id="badge" frame="0 0 \(side) 100"/>
      </cell>
      """)
    #expect(found.rule("photo") == rule)
    #expect(found.rule("badge") == (rule == .content ? .onContent : .content))
  }

  @Test func `of two equal frames the later shows`() throws {
    let found = try Found(
      """
      <screen width="400" height="400">
        <image id="below" frame="10 10 100 100"/><image id="above" frame="10 10 100 100"/>
      </screen>
      """)
    #expect(found.names == ["above"])
  }

  @Test func `an image in the frame of a text stays, a text gives none`() throws {
    let found = try Found(
      """
      <screen width="400" height="400">
        <text id="outer" frame="10 10 100 40"/><icon id="image" frame="14 14 24 24"/>
        <text id="text" frame="50 14 20 20"/>
      </screen>
      """)
    #expect(found.names == ["outer", "image"])
    #expect(found.rule("text") == .inside)
  }

  @Test(arguments: ["button", "textField"])
  func `a view inside a control gives no bone`(element: String) throws {
    let found = try Found(
      """
      <screen width="400" height="400">
        <\(element) id="outer" frame="10 10 100 40"/><icon id="inner" frame="14 14 24 24"/>
      </screen>
      """)
    #expect(found.names == ["outer"])
    #expect(found.rule("inner") == .inside)
  }

  @Test func `an earlier bone inside a later one stays`() throws {
    let found = try Found(
      """
      <screen width="400" height="400">
        <icon id="inner" frame="14 14 24 24"/><image id="outer" frame="10 10 100 40"/>
      </screen>
      """)
    #expect(found.names == ["inner", "outer"])
  }

  @Test func `the hint bone overrides every rule`() throws {
    let found = try Found(
      """
      <screen width="200" height="200">
        <view id="half" skeleton="bone" height="120"/>
        <view id="thin" skeleton="bone" height="1"/>
        <row id="row" skeleton="bone" height="30"><icon id="inRow"/></row>
        <image id="photo" skeleton="bone" frame="0 160 40 40"/><text id="caption" frame="0 160 20 20"/>
      </screen>
      """)
    #expect(found.names == ["half", "thin", "row", "photo"])
    #expect(["half", "thin", "row", "photo"].allSatisfy { found.rule($0) == .hint })
    #expect(found.rule("inRow") == .united && found.rule("caption") == .inside)
  }

  @Test func `the hint ignore silences a view and all that it holds`() throws {
    let found = try Found(
      """
      <screen width="200" height="200">
        <row id="row" skeleton="ignore"><icon id="icon" skeleton="bone"/></row><icon id="other"/>
      </screen>
      """)
    #expect(found.names == ["other"])
    #expect(found.rule("icon") == .ignore)
  }

  @Test func `the hint unite makes one bone around all bones inside`() throws {
    let found = try Found(
      """
      <screen width="200" height="200">
        <view id="group" skeleton="unite" height="100" cornerRadius="6">
          <icon id="a" frame="10 12 20 20"/><view id="half" frame="0 0 1 100"/>
          <text id="b" frame="40 50 100 20" fontSize="10" lineHeight="20"/>
        </view>
      </screen>
      """)
    // The bar of the text is 7 points high in the center of its line.
    #expect(found.frames("group") == [[10, 12, 130, 51.5]])
    #expect(found.radii("group") == [6, 6, 6, 6])
    #expect(found.names == ["group"])
    #expect(found.rule("a") == .united)
  }

  @Test func `kept views are drawn above the overlay, except for their texts`() throws {
    let scene = try scene(
      """
      <screen width="200" height="100">
        <row skeleton="keep" background="#336699" height="40">
          <view skeleton="keep" background="#FF0000" opacity="0.5" width="24" height="24" cornerRadius="circle"/>
          <text text="Title" grow="1"/>
        </row>
        <icon id="shown"/>
      </screen>
      """
    ).value
    #expect(scene.bones.map { scene.identifier(of: $0) } == ["shown"])
    let fills = scene.fillsAboveOverlay
    #expect(fills.map(\.bounds.numbers) == [[0, 0, 200, 40], [0, 0, 24, 24]])
    #expect(fills.map(\.color) == ["#336699FF", "#FF000080"])
  }

  /// Three texts of each of two views at the same place are nine pairs.
  @Test(arguments: [(10, true), (9, false)])
  func `the words of colliding views are compared up to a number of pairs`(_ pairs: Int, _ isHidden: Bool) throws {
    let words = [0, 30, 60].map { "<text frame='0 \($0) 100 20'/>" }.joined()
    let (document, layout) = try placed(
      """
      <screen width="200" height="200">
        <view frame="0 0 200 100">\(words)</view><view frame="0 0 200 100">\(words)</view>
      </screen>
      """)
    var roles = Roles(layout: layout, settings: RoleSettings(document), without: nil)
    var meter = WorkMeter(.never)
    try roles.decide(&meter)
    let counts = Array(repeating: 0, count: layout.views.count + 1)
    var siblings = Siblings(first: 1, second: 5, counts: counts, pairs: pairs)
    #expect(roles.hideOneOfCollidingViews(&siblings) == isHidden)
    #expect(siblings.pairs == pairs - 9)
  }

  /// The view with a fill hides the three bones behind it; the search for it is one comparison.
  @Test(arguments: [(5, 3), (4, 2), (1, 0)])
  func `the bones behind a view are compared up to a number of pairs`(_ pairs: Int, _ hidden: Int) throws {
    let words = [0, 30, 60].map { "<text frame='0 \($0) 100 20'/>" }.joined()
    let (document, layout) = try placed(
      """
      <screen width="200" height="200">
        <view frame="0 0 200 100">\(words)</view><view frame="0 0 200 100" background="white">\(words)</view>
      </screen>
      """)
    var roles = Roles(layout: layout, settings: RoleSettings(document), without: nil)
    var meter = WorkMeter(.never)
    try roles.decide(&meter)
    var siblings = Siblings(first: 1, second: 5, counts: [], pairs: pairs)
    let isDone = roles.hideBonesBehindOpaqueViews(&siblings)
    #expect(isDone)
    #expect(roles.decisions.count { $0.role == .behind } == hidden)
  }

  /// Each lies over nearly all others and contains none of them: every search would visit every other one.
  @Test func `a pile of shifted frames is not searched without end`() {
    let count = 2_000
    let side = Double(4 * count)
    let pile = (0..<count).map { Rect(x: Double($0), y: Double(count - $0), width: side / 2, height: side / 2) }
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    let view = View(element: "view", kind: .view, layout: .frame(canvas), location: SourceLocation(offset: 0))
    let views = pile.map { PlacedView(view: view, frame: $0, parent: nil, end: 0, ordinal: nil) }
    let frames = VisibleFrames(of: PlacedViews(size: canvas.size, views: views, source: .native))
    var index = ContainmentIndex(of: Array(pile.indices), frames, in: canvas)
    for position in pile.indices {
      index.forEachContained(in: pile[position], after: position) { _ in
        Issue.record("no frame holds another")
        return true
      }
    }
    // A search may exceed the limit slightly: it visits a row of the grid at a time.
    #expect(index.remainingSteps <= 0 && index.remainingSteps > -2 * count)
  }

  // MARK: - Areas of color

  private static func area(_ frame: Rect, _ color: Color? = .black, radius: Double = 0) -> View {
    changed(named("area", dumped(.view, frame))) {
      $0.appearance.background = color
      $0.appearance.cornerRadius = CornerRadius(.points(radius))
    }
  }

  private static let drawing = changed(area(box(0, 100, 400, 96))) { $0.covering = .drawing }

  /// Areas with a label at (40, 120) or without one, on a screen with 400 × 800 points.
  @Test(
    arguments: [
      (area(box(0, 100, 400, 96)), false, .surface), (area(box(0, 100, 400, 95.5)), false, .leaf),
      (area(box(0, 100, 391.5, 96)), false, .leaf), (area(box(0, 100, 400, 96), .white), false, .leaf),
      (area(box(0, 100, 400, 96), nil), false, .leaf), (area(box(0, 100, 400, 96), radius: 8), false, .leaf),
      (drawing, false, .leaf), (drawing, true, .surface),
      (area(box(30, 110, 200, 60)), true, .surface), (area(box(30, 110, 200, 60), nil), true, .backdrop),
      (area(box(30, 110, 200, 60), .white), true, .backdrop),
      (area(box(30, 110, 200, 64), radius: 8), true, .surface), (area(box(30, 110, 200, 63), radius: 8), true, .leaf),
    ] as [(View, Bool, Role)])
  func `a plain view with a visible color is a surface behind a label or from edge to edge`(
    _ area: View, _ hasLabel: Bool, _ role: Role
  ) throws {
    let label = dumpedText(box(40, 120, 90, 20))
    let root = dumped(.container, box(0, 0, 400, 800), [area] + (hasLabel ? [label] : []))
    #expect(try inferred(flattened(root, .interfaceBuilder)).role("area") == role)
  }

  // MARK: - Pictures behind screens

  @Test(
    arguments: [
      (box(0, 0, 400, 800), ViewKind.image, true, .surface), (box(0, 0, 392, 680), .image, true, .surface),
      (box(0, 0, 391.5, 680), .image, true, .backdrop), (box(0, 0, 400, 679), .image, true, .backdrop),
      (box(0, 0, 400, 800), .image, false, .backdrop), (box(0, 0, 400, 800), .shape, true, .backdrop),
    ] as [(Rect, ViewKind, Bool, Role)])
  func `a picture behind the words of a whole screen is a surface`(
    _ frame: Rect, _ kind: ViewKind, _ hasWords: Bool, _ role: Role
  ) throws {
    let icon = dumped(.image, box(40, 200, 30, 30))
    let views = [named("it", dumped(kind, frame)), icon] + (hasWords ? [dumpedText(box(40, 120, 90, 20))] : [])
    #expect(
      try inferred(flattened(dumped(.container, box(0, 0, 400, 800), views), .interfaceBuilder)).role("it") == role)
  }

  /// The picture covers more than 45 % of a canvas that has the proportions of a screen.
  @Test(arguments: [(true, ViewKind.image, Role.content), (false, .image, .reduced), (true, .media, .reduced)])
  func `the picture of a single cell is as large as its view`(_ isCell: Bool, _ kind: ViewKind, _ role: Role) throws {
    let picture = named("it", dumped(kind, box(7, 33, 128, 139)))
    let root = changed(dumped(.container, box(0, 0, 140, 180), [picture])) { $0.isCell = isCell }
    #expect(try inferred(flattened(root, .interfaceBuilder)).role("it") == role)
  }

  // MARK: - Siblings of a storyboard

  /// The kind of a view of a storyboard beside siblings before and after it, by the rules for siblings.
  private func settledKind(
    of view: View, after earlier: [View] = [], before later: [View] = [],
    in canvas: Canvas = Canvas(width: 400, height: 800)
  ) -> ViewKind? {
    let root = dumped(.container, box(0, 0, 400, 800), earlier + [named("a", view)] + later)
    var layout = flattened(root, .interfaceBuilder)
    let document = ViewDocument(root: root, source: .interfaceBuilder, canvas: canvas, direction: .leftToRight)
    settleSiblings(in: &layout, of: document)
    return layout.views.first { $0.view.identifier == "a" }?.view.kind
  }

  /// Half of the picture is 400 points high, or 333.5 of a width of 375 without a stated size.
  @Test(arguments: [
    (box(0, 0, 400, 400), true, ViewKind.media), (box(0, 0, 400, 399), true, .view),
    (box(0, 0, 375, 333.5), false, .media), (box(0, 0, 375, 333), false, .view),
  ])
  func `a large view of a custom class is a drawing`(_ frame: Rect, _ isStated: Bool, _ kind: ViewKind) {
    let view = changed(dumped(.view, frame)) { $0.covering = .drawing }
    #expect(settledKind(of: view, in: isStated ? Canvas(width: 400, height: 800) : Canvas()) == kind)
  }

  private static let siblings: [(sibling: View, touches: Bool)] = [
    (dumped(.view, box(7, 399, 31, 41)), true), (dumped(.view, box(7, 400, 31, 41)), false),
    (dumped(.view, box(399, 17, 31, 41)), true), (dumped(.view, box(400, 17, 31, 41)), false),
    (dumped(.spacer, box(7, 17, 31, 41)), false), (dumped(.view, box(7, 17, 31, 0)), false),
    (changed(dumped(.view, box(7, 17, 31, 41))) { $0.isHidden = true }, false),
    (changed(dumped(.view, box(7, 17, 31, 41))) { $0.isCell = true }, false),
  ]

  @Test(arguments: siblings.indices) func `a large view covers the siblings that it touches`(_ number: Int) {
    let (sibling, touches) = Self.siblings[number]
    var view = dumped(.view, box(0, 0, 400, 400))
    view.covering = .drawing
    #expect(settledKind(of: view, after: [sibling]) == (touches ? .view : .media))
    #expect(settledKind(of: view, before: [sibling]) == .media)
    for hasImage in [false, true] {
      view.covering = hasImage ? .imageButton : .blankButton
      #expect(settledKind(of: view, after: [sibling]) == (touches ? .spacer : .view))
      #expect(settledKind(of: view, before: [sibling]) == (touches ? .spacer : .view))
    }
  }

  @Test func `a touch area shows nothing, whether or not it covers a sibling`() {
    let button = changed(dumped(.view, box(11, 13, 101, 43))) { $0.covering = .touchArea }
    #expect(settledKind(of: button) == .spacer)
    #expect(settledKind(of: changed(button) { $0.covering = .blankButton }) == .view)
  }

  /// A small button without an image covers a sibling that is inside it, among 500 views at most.
  @Test(arguments: [
    (box(11, 13, 101, 43), 2, true), (box(10.5, 13, 101, 43), 2, false), (box(11, 12.5, 101, 43), 2, false),
    (box(11, 13, 101.5, 43), 2, false), (box(11, 13, 101, 43.5), 2, false), (box(12, 14, 1, 1), 500, true),
    (box(12, 14, 1, 1), 501, false),
  ])
  func `a small button covers what it contains`(_ frame: Rect, _ count: Int, _ covers: Bool) {
    let others = Array(repeating: dumped(.view, box(7, 300, 31, 41)), count: count - 2)
    var button = dumped(.view, box(11, 13, 101, 43))
    button.covering = .blankButton
    #expect(settledKind(of: button, after: others, before: [dumped(.view, frame)]) == (covers ? .spacer : .view))
    button.covering = .imageButton
    #expect(settledKind(of: button, after: others, before: [dumped(.view, frame)]) == .view)
  }
}
