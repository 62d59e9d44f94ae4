import Geometry
import Testing
import ViewTree

@testable import Inference

/// Plain views of dumps of Android in front of other views or behind them, on a screen of 400 × 800 points.
@Suite struct DumpCoveringTests {
  private func role(
    _ views: [View], of identifier: String = "it", in size: Size = Size(width: 400, height: 800)
  ) throws -> Role? {
    let root = dumped(.container, Rect(origin: .zero, size: size), views)
    return try inferred(flattened(root, .androidDump)).role(identifier)
  }

  // MARK: - Touch targets in front of views

  private static let target = changed(named("it", dumped(.view, box(11, 91, 189, 120)))) { $0.isInteractive = true }

  private static let behind: [(other: View, isEmpty: Bool)] = [
    (dumped(.image, box(17, 101, 50, 60)), true), (dumped(.media, box(17, 101, 50, 60)), true),
    (dumpedText(box(17, 101, 90, 20)), true),
    // A picture of 16 points, and a text whose words are known.
    (dumped(.image, box(17, 101, 16, 60)), true), (dumped(.image, box(17, 101, 15.75, 60)), false),
    (dumped(.image, box(17, 101, 60, 15.75)), false),
    (changed(dumpedText(box(17, 101, 90, 20))) { $0.text?.content = nil }, false),
    (dumped(.view, box(17, 101, 50, 60)), false),
    // A view of the same parent, which is smaller.
    (dumped(.container, box(13, 95, 60, 70), [dumped(.image, box(4, 6, 50, 60))]), false),
    (dumped(.image, box(11, 91, 189, 119)), true), (dumped(.image, box(11, 91, 189, 120)), false),
    // More than a fifth of the picture is behind the target.
    (dumped(.image, box(190, 101, 50, 60)), false), (dumped(.image, box(189, 101, 50, 60)), true),
  ]

  @Test(arguments: behind.indices)
  func `a touch target in front of words or pictures beside it is empty`(_ number: Int) throws {
    let (other, isEmpty) = Self.behind[number]
    let found = try role([other, Self.target])
    #expect((found == .backdrop) == isEmpty)
    // A view that draws something is no touch target only.
    let drawing = changed(Self.target) { $0.kind = .unknown }
    let drawn = try role([other, drawing])
    #expect(drawn != .backdrop)
  }

  @Test(arguments: [(63, true), (64, false)])
  func `the last 64 bones before a touch target are compared with it`(_ count: Int, _ isEmpty: Bool) throws {
    let others = (0..<count).map { dumped(.view, box(300, 7 * Double($0) + 3, 11, 5)) }
    let found = try role([dumped(.image, box(17, 101, 50, 60))] + others + [Self.target])
    #expect((found == .backdrop) == isEmpty)
  }

  // MARK: - Fills behind views

  private static let words = dumpedText(box(31, 101, 90, 20))

  private func fill(_ name: String?, _ identifier: String = "it", _ frame: Rect = box(11, 91, 189, 120)) -> View {
    changed(named(identifier, dumped(.view, frame))) { $0.className = name }
  }

  @Test(arguments: [
    ("android.view.ViewGroup", "it", true), ("android.view.View", "it", false),
    ("android.widget.FrameLayout", "it", false), ("com.example.ViewGroup", "it", false),
    ("android.view.View", "a:id/background_normal", true), ("android.view.View", "a:id/cardBackground", true),
    ("android.view.View", "background", true), ("android.view.View", "background/card", false),
    ("android.view.View", "a:id/back", false),
  ])
  func `a layout without children or a view named background is a surface behind words`(
    _ name: String, _ identifier: String, _ isSurface: Bool
  ) throws {
    let view = fill(name, identifier)
    let found = try role([view, Self.words], of: identifier)
    #expect(found == (isSurface ? .surface : .backdrop))
    // With nothing on it, it is a bone.
    let alone = try role([view], of: identifier)
    #expect(alone == .leaf)
  }

  /// A view in a layout of React Native with `StyleSheet.absoluteFill`.
  private static let layouts: [(change: @Sendable (inout View) -> Void, isSurface: Bool)] = [
    ({ _ in }, true), ({ $0.className = "android.widget.FrameLayout" }, false),
    ({ $0.children[0].className = "android.widget.FrameLayout" }, false),
    ({ $0.children[0].layout = .frame(box(0, 0, 189, 119)) }, false),
    ({ $0.children[0].isInteractive = true }, false),
    ({ $0.children.insert(dumped(.spacer, box(3, 5, 7, 9)), at: 0) }, false),
  ]

  @Test(arguments: layouts.indices) func `a plain view that fills a layout behind words is a surface`(
    _ number: Int
  ) throws {
    let (change, isSurface) = Self.layouts[number]
    let views = [fill("android.view.View", "it", box(0, 0, 189, 120)), dumpedText(box(20, 10, 90, 20))]
    let whole = changed(dumped(.container, box(11, 91, 189, 120), views)) { $0.className = "android.view.ViewGroup" }
    let found = try role([changed(whole, change)])
    #expect((found == .surface) == isSurface)
  }

  private static let others: [(change: @Sendable (inout View) -> Void, role: Role)] = [
    ({ $0.isInteractive = true }, .backdrop), ({ $0.kind = .unknown }, .content),
    ({ $0.children = [dumped(.spacer, box(3, 5, 7, 9))] }, .container),
  ]

  @Test(arguments: others.indices) func `another view of that class is no surface`(_ number: Int) throws {
    let (change, expected) = Self.others[number]
    let view = changed(fill("android.view.ViewGroup"), change)
    let found = try role([view, Self.words])
    #expect(found == expected)
  }

  /// A part of a screen, in which a view of half its size is no background of the screen.
  @Test(arguments: [(299.0, Role.surface), (300, .backdrop)])
  func `the background of the whole picture is no surface`(_ height: Double, _ expected: Role) throws {
    let view = fill("android.view.ViewGroup", "it", box(0, 0, 200, height))
    let found = try role([view, Self.words], in: Size(width: 400, height: 300))
    #expect(found == expected)
  }

  /// The digits of the keys of a keypad are pictures of several widths.
  @Test(arguments: [
    (dumped(.image, box(29, 27, 22, 25)), Role.surface), (dumped(.image, box(29, 27, 25, 25)), .surface),
    (dumped(.spacer, box(29, 27, 22, 25)), .container),
  ])
  func `a filled box around an icon is a surface`(_ view: View, _ expected: Role) throws {
    let key = changed(named("it", dumped(.container, box(31, 91, 80, 80), [view]))) { $0.appearance.isBoxed = true }
    #expect(try role([key]) == expected)
  }

  // MARK: - Bars at the bottom

  private static func destination(_ x: Double) -> View {
    let views = [dumped(.image, box(52, 16, 24, 24)), dumpedText(box(44, 52, 40, 16))]
    return changed(dumped(.container, box(x, 0, 128, 80), views)) { $0.isInteractive = true }
  }

  /// Changes of a bar with three destinations, in a view that fills the area below it.
  private static let bars: [(change: @Sendable (inout View) -> Void, isSurface: Bool)] = [
    ({ _ in }, true), ({ $0.isCell = true }, false),
    ({ $0.children[0].children.remove(at: 1) }, false), ({ $0.children[0].children[1].isInteractive = false }, false),
    ({ $0.children[0].children[1].layout = .frame(box(136, 0, 128, 79)) }, false),
    // Destinations as high as the tiles of a share sheet.
    (
      { bar in
        bar.layout = .frame(box(0, 676, 400, 124))
        bar.children[0].layout = .frame(box(0, 0, 400, 124))
        for index in 0..<3 {
          bar.children[0].children[index].layout = .frame(box(Double(index) * 136, 0, 128, 89))
        }
      }, false
    ),
    // A touch target without views in it.
    ({ $0.children[0].children[0].children = [] }, false),
    ({ $0.children[0].children[0] = dumped(.image, box(52, 16, 24, 24)) }, false),
  ]

  @Test(arguments: bars.indices) func `a bar of destinations at the bottom is a surface`(_ number: Int) throws {
    let (change, isSurface) = Self.bars[number]
    let items = [0.0, 136, 272].map(Self.destination)
    let bar = named("bar", dumped(.container, box(0, 0, 400, 80), items))
    let whole = changed(named("it", dumped(.container, box(0, 696, 400, 104), [bar])), change)
    let title = dumpedText(box(16, 31, 203, 20))
    let found = try role([title, whole])
    #expect(found == (isSurface ? .surface : .container))
    #expect(try role([title, whole], of: "bar") == .container)
    // A bar whose surroundings begin above it is a surface itself.
    let page = dumped(.container, box(0, 600, 400, 200), [changed(whole) { $0.layout = .frame(box(0, 96, 400, 104)) }])
    #expect((try role([title, page]) == .surface) == isSurface)
  }
}
