import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// Siblings at one place of a screen, of which one hides the bones of the other.
@Suite struct CollidingViewTests {
  private static let screen = box(0, 0, 300, 600)

  /// A view around others, whose frames are those on the screen.
  private func container(_ frame: Rect, _ views: [View]) -> View {
    dumped(.container, frame, views.map { $0.offset(by: frame.origin * -1) })
  }

  private func words(_ slots: [Int]) -> [View] { slots.map { dumpedText(Self.slot($0)) } }

  /// The place of a word on the screen.
  private static func slot(_ number: Int) -> Rect { box(0, 25 * Double(number), 90, 20) }

  // MARK: - Views whose texts collide

  /// True if one of two views is hidden because their words are on each other.
  private func collide(_ one: View, _ other: View) throws -> Bool {
    let layout = flattened(dumped(.container, Self.screen, [one, other]), .iosDump)
    var roles = try decided(layout)
    let counts = Array(repeating: 0, count: layout.views.count + 1)
    var siblings = Siblings(first: 1, second: layout.views[1].end, counts: counts, pairs: 10_000)
    return roles.hideOneOfCollidingViews(&siblings)
  }

  /// The first view has 200 × 100 points.
  @Test(arguments: [
    (box(0, 50, 200, 100), true), (box(0, 50.25, 200, 100), false), (box(150, 0, 100, 50), true),
    (box(150.25, 0, 100, 50), false), (box(0, 100, 200, 100), false), (box(0, 100, 200, 0), false),
  ])
  func `half of the smaller view is at the place of the other one`(_ frame: Rect, _ isHidden: Bool) throws {
    let one = container(box(0, 0, 200, 100), words([2, 3]))
    let other = container(frame, words([2, 3]))
    #expect(try collide(one, other) == isHidden)
    #expect(try collide(other, one) == isHidden)
  }

  /// Two words of each view are on each other, and half of the words of one view.
  @Test(
    arguments: [
      ([0, 1], [0, 1], true), ([0], [0, 1], false), ([0, 5], [0, 6], false), ([0, 1, 2, 3], [0, 1, 4, 5, 6], true),
      ([0, 1, 2, 3, 7], [0, 1, 4, 5, 6], false), ([0, 1, 5], [0, 1, 2, 3, 4, 6, 7], true),
    ] as [([Int], [Int], Bool)])
  func `two words and half of the words of a view collide`(_ one: [Int], _ other: [Int], _ isHidden: Bool) throws {
    let frame = box(0, 0, 300, 211)
    #expect(try collide(container(frame, words(one)), container(frame, words(other))) == isHidden)
    #expect(try collide(container(frame, words(other)), container(frame, words(one))) == isHidden)
  }

  @Test func `one long text over two words does not collide`() throws {
    let frame = box(0, 0, 300, 211)
    let long = container(frame, [dumpedText(box(0, 0, 90, 45)), dumpedText(Self.slot(6))])
    #expect(try !collide(long, container(frame, words([0, 1]))))
    #expect(try !collide(container(frame, words([0, 1])), long))
  }

  @Test(arguments: [(62, true), (63, false)])
  func `the first 64 words of a view are compared`(_ others: Int, _ isHidden: Bool) throws {
    let frame = box(0, 0, 300, 211)
    let many = container(frame, words(Array(repeating: 6, count: others) + [0, 1]))
    #expect(try collide(many, container(frame, words([0, 1]))) == isHidden)
    #expect(try collide(container(frame, words([0, 1])), many) == isHidden)
  }

  private static let kinds: [(view: @Sendable (Rect) -> View, collides: Bool)] = [
    ({ dumpedText($0) }, true), ({ dumped(.control, $0) }, true), ({ dumped(.image, $0) }, false),
    (
      {
        var icon = dumped(.image, box($0.minX, $0.minY, 20, 20))
        icon.isInteractive = true
        return icon
      }, true
    ),
    (
      {
        var pill = dumped(.container, $0, [dumpedText(box(3, 2, 71, 15))])
        pill.appearance.isBoxed = true
        return pill
      }, true
    ),
  ]

  @Test(arguments: kinds.indices) func `texts, controls and icons collide, pictures do not`(_ number: Int) throws {
    let (view, collides) = Self.kinds[number]
    let one = container(box(0, 0, 300, 211), [view(Self.slot(2)), view(Self.slot(3))])
    #expect(try collide(one, one) == collides)
  }

  @Test func `a view without views is not compared`() throws {
    let one = container(box(0, 0, 300, 211), words([2, 3]))
    for views in [[one, dumpedText(box(0, 0, 300, 211))], [dumpedText(box(0, 0, 300, 211)), one]] {
      let layout = flattened(dumped(.container, Self.screen, views), .iosDump)
      var roles = try decided(layout)
      let counts = Array(repeating: 0, count: layout.views.count + 1)
      var siblings = Siblings(first: 1, second: layout.views[1].end, counts: counts, pairs: 17)
      let hides = roles.hideOneOfCollidingViews(&siblings)
      #expect(!hides && siblings.pairs == 17)
    }
  }

  @Test(arguments: [
    (box(0, 16, 100, 20), false), (box(0, 15.75, 100, 20), true), (box(90, 0, 50, 20), false),
    (box(89.75, 0, 50, 20), true),
  ])
  func `a fifth of the smaller text is covered`(_ other: Rect, _ covers: Bool) {
    let frame = box(0, 0, 100, 20)
    #expect(frame.covers(other) == covers)
    #expect(other.covers(frame) == covers)
  }

  @Test(arguments: [(2, 3, true), (3, 2, false), (2, 2, false)])
  func `of colliding views the one with fewer bones is hidden`(_ one: Int, _ other: Int, _ isFirst: Bool) throws {
    let frame = box(0, 0, 300, 211)
    let views = [one, other].map { container(frame, words(Array(0..<$0))) }
    let roles = try inferred(flattened(dumped(.container, Self.screen, views), .iosDump))
    #expect(roles.decisions[2..<2 + one].allSatisfy { $0.role == (isFirst ? .behind : .text) })
    #expect(roles.decisions[(3 + one)...].allSatisfy { $0.role == (isFirst ? .text : .behind) })
  }

  @Test func `the areas of a hidden view are hidden, too`() throws {
    let frame = box(0, 0, 280, 211)
    var card = named("card", container(box(0, 0, 211, 60), words([0, 1])))
    card.appearance.isBoxed = true
    let one = named("one", container(frame, [card]))
    let views = [one, container(frame, words([0, 1, 2]))]
    let roles = try inferred(flattened(dumped(.container, Self.screen, views), .iosDump))
    #expect(roles.role("card") == .behind && roles.role("one") == .container)
    let alone = try inferred(flattened(dumped(.container, Self.screen, [one]), .iosDump))
    #expect(alone.role("card") == .surface)
  }

  // MARK: - Opaque views

  private static let white = Color(gray: 255)

  /// The role and the visible part of a picture behind a view with a text; nil if the view hides nothing.
  private func behind(
    _ cover: Rect, _ picture: View = dumped(.image, box(20, 30, 50, 40)), screen: Rect = Self.screen,
    _ change: (inout View) -> Void = { $0.appearance.background = Self.white }
  ) throws -> (role: Role?, part: Rect?)? {
    var view = dumped(.container, cover, [dumpedText(box(1, 1, 9, 7))])
    change(&view)
    let first = dumped(.container, screen, [named("it", picture)])
    let layout = flattened(dumped(.container, screen, [first, view]), .iosDump)
    var roles = try decided(layout)
    var siblings = Siblings(first: 1, second: 3, counts: [], pairs: 100)
    guard roles.hideBonesBehindOpaqueViews(&siblings) else { return nil }
    return (roles.role("it"), roles.part("it"))
  }

  private static let opaque: [(change: @Sendable (inout View) -> Void, isOpaque: Bool)] = [
    ({ $0.appearance.background = white }, true),
    ({ $0.appearance.background = Color(red: 255, green: 255, blue: 255, alpha: 254) }, false),
    (
      {
        $0.appearance.background = white
        $0.appearance.opacity = 0.99
      }, false
    ),
    ({ $0.appearance.isBoxed = true }, true),
    (
      {
        $0.appearance.isBoxed = true
        $0.appearance.isHollow = true
      }, false
    ),
    (
      {
        $0.appearance.background = Color(red: 255, green: 255, blue: 255, alpha: 254)
        $0.appearance.isBoxed = true
      }, false
    ),
    ({ _ in }, false),
    (
      {
        $0.appearance.background = white
        $0.children = []
      }, false
    ),
  ]

  @Test(arguments: opaque.indices) func `an opaque view with views hides what is behind it`(_ number: Int) throws {
    let (change, isOpaque) = Self.opaque[number]
    #expect(try behind(box(10, 20, 80, 90), change)?.role == (isOpaque ? .behind : nil))
  }

  private func behind(_ cover: Rect, _ change: (inout View) -> Void) throws -> (role: Role?, part: Rect?)? {
    try behind(cover, dumped(.image, box(20, 30, 50, 40)), change)
  }

  /// The picture is at 20 to 70 and 30 to 70 points.
  @Test(
    arguments: [
      // It may exceed the view by half a point.
      (box(20.5, 30.5, 49, 39), nil), (box(20.75, 30.75, 48.5, 39.25), box(20, 30, 50, 40)),
      // The part beside the view stays.
      (box(20.5, 50, 49, 19.5), box(20, 30, 50, 20)), (box(20.75, 50, 60, 30), box(20, 30, 50, 40)),
      (box(10, 50, 59.25, 30), box(20, 30, 50, 40)), (box(10, 50, 80, 19.25), box(20, 30, 50, 40)),
      (box(10, 20, 80, 25), box(20, 45, 50, 25)), (box(10, 30.75, 80, 20), box(20, 30, 50, 40)),
      (box(40, 20, 80, 90), box(20, 30, 20, 40)), (box(40, 30.75, 80, 90), box(20, 30, 50, 40)),
      (box(0, 20, 45, 90), box(45, 30, 25, 40)), (box(20.75, 20, 30, 90), box(20, 30, 50, 40)),
      (box(10, 75, 80, 30), box(20, 30, 50, 40)), (box(75, 20, 80, 90), box(20, 30, 50, 40)),
      // A part that is thinner than 12 points and less than half is hidden.
      (box(10, 42, 80, 40), box(20, 30, 50, 12)), (box(10, 41.9, 80, 40), nil), (box(31.9, 20, 80, 90), nil),
    ] as [(Rect, Rect?)])
  func `the part beside an opaque view is seen`(_ cover: Rect, _ part: Rect?) throws {
    let found = try #require(try behind(cover))
    #expect(found.role == (part == nil ? .behind : .content))
    if let part { #expect(found.part == part) }
  }

  @Test func `opaque views in a sibling hide what is behind them`() throws {
    let opaque = dumped(.container, box(0, 20, 100, 90), [dumpedText(box(1, 1, 9, 7))])
    var (filled, clear) = (opaque, opaque)
    filled.appearance.background = Self.white
    let hidden = changed(filled) { $0.isHidden = true }
    let transparent = changed(filled) { $0.appearance.opacity = 0 }
    clear.children = [dumped(.container, box(0, 0, 90, 90), [filled])]
    let cases = [
      (filled, Role.behind), (opaque, .content), (clear, .behind), (hidden, .content), (transparent, .content),
      (changed(clear) { $0.children = [transparent] }, .content), (changed(clear) { $0.isHidden = true }, .content),
    ]
    for (inner, role) in cases {
      let second = dumped(.container, Self.screen, [dumpedText(box(1, 200, 9, 7)), inner])
      let first = dumped(.container, Self.screen, [named("it", dumped(.image, box(20, 30, 50, 40)))])
      var roles = try decided(flattened(dumped(.container, Self.screen, [first, second]), .iosDump))
      var siblings = Siblings(first: 1, second: 3, counts: [], pairs: 100)
      let isDone = roles.hideBonesBehindOpaqueViews(&siblings)
      #expect(roles.role("it") == role)
      #expect(!isDone)
    }
  }

  @Test func `a view beside others hides nothing`() throws {
    var view = dumped(.container, box(150, 0, 150, 600), [dumpedText(box(1, 1, 9, 7))])
    view.appearance.background = Self.white
    let first = dumped(.container, box(0, 0, 150, 600), [dumped(.image, box(20, 30, 50, 40))])
    var roles = try decided(flattened(dumped(.container, Self.screen, [first, view]), .iosDump))
    var siblings = Siblings(first: 1, second: 3, counts: [], pairs: 100)
    let hides = roles.hideBonesBehindOpaqueViews(&siblings)
    #expect(!hides)
  }

  /// A screen of 200 × 500 points, of which 45 % are 45,000 square points.
  @Test(arguments: [(ViewKind.image, 225.0, 100.0), (.image, 226, 226), (.view, 226, 100)])
  func `large content is not cut`(_ kind: ViewKind, _ height: Double, _ part: Double) throws {
    let picture = dumped(kind, box(0, 100, 200, height))
    let found = try #require(
      try behind(box(0, 200, 200, 300), picture, screen: box(0, 0, 200, 500)) { $0.appearance.background = Self.white })
    #expect(found.part == box(0, 100, 200, part))
  }

  /// The visible part of a picture of 100 × 100 points in a card behind a band with a word.
  private func besideBand(_ frame: Rect, _ alpha: UInt8, kind: ViewKind = .image, _ views: Int = 1) throws -> Rect? {
    var band = dumped(.container, frame, Array(repeating: dumpedText(box(3, 3, 50, 16)), count: views))
    band.appearance.background = Color(red: 0, green: 0, blue: 0, alpha: alpha)
    let picture = named("it", dumped(kind, box(20, 20, 100, 100)))
    return try inferred(flattened(dumped(.container, Self.screen, [picture, band]), .interfaceBuilder)).part("it")
  }

  @Test(
    arguments: [
      (box(20, 90, 100, 30), 77, .image, 1, box(20, 20, 100, 70)),
      (box(20, 20, 100, 30), 77, .image, 1, box(20, 50, 100, 70)),
      (box(30, 90, 90, 30), 77, .image, 1, box(20, 20, 100, 100)),
      (box(20, 60, 100, 30), 77, .image, 1, box(20, 20, 100, 100)),
      (box(20, 90, 100, 30), 1, .image, 1, box(20, 20, 100, 100)),
      (box(20, 90, 100, 30), 77, .media, 1, box(20, 20, 100, 100)),
      (box(20, 90, 100, 30), 77, .image, 0, box(20, 20, 100, 100)),
    ] as [(Rect, UInt8, ViewKind, Int, Rect)])
  func `a picture is seen beside a translucent band at its edge`(
    _ band: Rect, _ alpha: UInt8, _ kind: ViewKind, _ views: Int, _ part: Rect
  ) throws {
    #expect(try besideBand(band, alpha, kind: kind, views) == part)
  }

  /// A map over the screen, a panel at its bottom and a list in front of the panel.
  @Test(
    arguments: [
      (255, 255, box(0, 0, 300, 300)), (254, 255, box(0, 0, 300, 400)), (255, 254, box(0, 0, 300, 600)),
    ] as [(UInt8, UInt8, Rect)])
  func `the area of a map ends at opaque views in front of it`(_ panel: UInt8, _ list: UInt8, _ part: Rect) throws {
    func opaque(_ alpha: UInt8, _ view: View) -> View {
      changed(view) { $0.appearance.background = Color(red: 255, green: 255, blue: 255, alpha: alpha) }
    }
    let map = named("it", dumped(.media, Self.screen))
    let button = dumped(.control, box(20, 40, 60, 44))
    let views = [
      map, button, opaque(panel, dumped(.container, box(0, 300, 300, 120), words([1]))),
      opaque(list, dumped(.container, box(0, 400, 300, 200), words([1]))),
    ]
    let roles = try inferred(flattened(dumped(.container, Self.screen, views), .interfaceBuilder))
    #expect(roles.role("it") == .surface)
    #expect(roles.part("it") == part)
  }

  @Test func `the areas of all maps of a document end at an opaque view in front of them`() throws {
    let maps = (0..<20).map { named("map\($0)", dumped(.media, Self.screen)) }
    let button = dumped(.control, box(20, 40, 60, 44))
    let panel = changed(dumped(.container, box(0, 300, 300, 300), words([1]))) { $0.appearance.background = Self.white }
    let roles = try inferred(flattened(dumped(.container, Self.screen, maps + [button, panel]), .interfaceBuilder))
    #expect(maps.indices.allSatisfy { roles.part("map\($0)") == box(0, 0, 300, 300) })
  }

  // MARK: - Children that are compared

  @Test(arguments: [(14, true), (15, false)])
  func `sixteen children of a view are compared`(_ others: Int, _ isHidden: Bool) throws {
    let first = container(box(0, 0, 300, 211), [named("it", dumpedText(Self.slot(0)))])
    let icons = (0..<others).map { dumped(.image, box(1 + 10 * Double($0), 300, 7, 8)) }
    // A view without bones does not count.
    let spacer = dumped(.spacer, box(0, 400, 300, 20))
    var cover = container(box(0, 0, 300, 211), words([6]))
    cover.appearance.background = Self.white
    let root = dumped(.container, Self.screen, [first, spacer] + icons + [cover])
    #expect(try inferred(flattened(root, .iosDump)).role("it") == (isHidden ? .behind : .text))
  }

  private static let contents: [(content: AndroidContent, stacks: Bool)] = [
    (.frame(AndroidFrameStyle()), true), (.relative(AndroidRelativeStyle()), true),
    (.constraint(AndroidConstraintStyle()), true), (.coordinator(keylines: []), true),
    (.linear(AndroidLinearStyle()), false), (.grid(AndroidGridStyle()), false), (.flow(AndroidFlowStyle()), false),
    (.scroll(AndroidScrollStyle(axis: .vertical)), false), (.table(AndroidTableStyle()), false),
  ]

  private func covered(_ source: Source, _ change: (inout PlacedViews) -> Void = { _ in }) throws -> Role? {
    let first = container(box(0, 0, 300, 211), [named("it", dumpedText(Self.slot(0)))])
    var cover = container(box(0, 0, 300, 211), words([6]))
    cover.appearance.background = Self.white
    var layout = flattened(dumped(.container, Self.screen, [first, cover]), source)
    change(&layout)
    return try inferred(layout).role("it")
  }

  @Test(arguments: contents.indices)
  func `children of some containers of Android are on each other`(_ number: Int) throws {
    let (content, stacks) = Self.contents[number]
    let role = try covered(.androidLayout) {
      let params = AndroidLayoutParams(width: .matchParent, height: .matchParent)
      $0.views[0].view.layout = .android(AndroidLayout(params: params, content: content))
    }
    #expect(role == (stacks ? .behind : .text))
  }

  @Test(arguments: [
    (Source.iosDump, Role.behind), (.interfaceBuilder, .behind), (.androidDump, .behind), (.dom, .text),
    (.native, .text),
  ])
  func `children of all views of dumps and of iOS may be on each other`(_ source: Source, _ role: Role) throws {
    #expect(try covered(source) == role)
  }
}
