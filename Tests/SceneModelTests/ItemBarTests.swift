import Geometry
import Testing
import ViewTree

@testable import Inference

/// Contents behind the bars of iOS, on a screen with 300 × 600 points.
@Suite struct ItemBarTests {
  private static func bar(_ frame: Rect, _ views: [View] = [dumpedText(box(101, 1, 80, 7))]) -> View {
    var bar = dumped(.container, frame, views)
    bar.isItemBar = true
    return bar
  }

  private func roles(_ views: [View], _ source: Source = .iosDump) throws -> Roles {
    try inferred(flattened(dumped(.container, box(0, 0, 300, 600), views), source))
  }

  @Test(
    arguments: [
      // A bar at the top: a point below it is not seen.
      (box(0, 0, 300, 90), box(17, 40, 60, 51), nil),
      (box(0, 0, 300, 90), box(17, 40, 60, 51.25), box(17, 90, 60, 1.25)),
      (box(0, 0, 300, 90), box(17, 90, 60, 1), box(17, 90, 60, 1)),
      (box(0, 0, 300, 90), box(17, 89, 60, 41), box(17, 90, 60, 40)),
      (box(0, 20, 300, 90), box(17, 3, 60, 17), box(17, 3, 60, 17)), (box(0, 20, 300, 90), box(17, 3, 60, 17.25), nil),
      // A bar at the bottom: a point above it is not seen.
      (box(0, 530, 300, 70), box(17, 529, 60, 40), nil),
      (box(0, 530, 300, 70), box(17, 528.75, 60, 40), box(17, 528.75, 60, 1.25)),
      (box(0, 530, 300, 70), box(17, 529, 60, 1), box(17, 529, 60, 1)),
      (box(0, 500, 300, 60), box(17, 560, 60, 20), box(17, 560, 60, 20)),
      (box(0, 500, 300, 60), box(17, 559.75, 60, 20), nil),
      // In the middle of the screen, it is at the bottom.
      (box(0, 270, 300, 60), box(17, 300, 60, 60), nil),
      (box(0, 269.75, 300, 60), box(17, 300, 60, 60), box(17, 329.75, 60, 30.25)),
      // A bar is 98 % as wide as the screen.
      (box(3, 0, 294, 90), box(17, 40, 60, 71), box(17, 90, 60, 21)),
      (box(3, 0, 293.75, 90), box(17, 40, 60, 71), box(17, 40, 60, 71)),
    ] as [(Rect, Rect, Rect?)])
  func `contents behind a bar are cut at its edge`(_ bar: Rect, _ frame: Rect, _ part: Rect?) throws {
    let roles = try roles([named("it", dumped(.image, frame)), Self.bar(bar)])
    #expect(roles.role("it") == (part == nil ? .behind : .content))
    #expect(roles.part("it") == part ?? frame)
  }

  private static let others: [(view: View, source: Source)] = [
    (bar(box(0, 0, 300, 90), []), .iosDump),
    (dumped(.container, box(0, 0, 300, 90), [dumpedText(box(1, 1, 80, 7))]), .iosDump),
    (bar(box(0, 0, 300, 90)), .androidDump), (bar(box(0, 0, 300, 90)), .native),
  ]

  @Test(arguments: others.indices) func `another view does not cut what is behind it`(_ number: Int) throws {
    let (view, source) = Self.others[number]
    let picture = named("it", dumped(.image, box(17, 40, 60, 71)))
    #expect(try roles([picture, view], source).part("it") == box(17, 40, 60, 71))
  }

  @Test(arguments: [(Color.black, box(17, 90, 60, 21)), (.white, box(17, 40, 60, 71))])
  func `a bar without items cuts what is behind it if its color is visible`(_ color: Color, _ part: Rect) throws {
    let bar = changed(Self.bar(box(0, 0, 300, 90), [])) { $0.appearance.background = color }
    let picture = named("it", dumped(.image, box(17, 40, 60, 71)))
    #expect(try roles([picture, bar], .interfaceBuilder).part("it") == part)
  }

  @Test func `a bar of the system does not cut what is behind it`() throws {
    var bar = Self.bar(box(0, 0, 300, 90))
    bar.kind = .view
    let picture = named("it", dumped(.image, box(17, 40, 60, 71)))
    #expect(try roles([picture, bar]).part("it") == box(17, 40, 60, 71))
  }

  @Test func `the views of a bar are not behind it`() throws {
    let bar = Self.bar(box(0, 0, 300, 90), [named("title", dumpedText(box(101, 1, 80, 21)))])
    #expect(try roles([bar]).role("title") == .text)
  }

  /// The bar is at the top, 90 points high.
  @Test(arguments: [
    (box(17, 30, 90, 21), Role.text), (box(17, 60, 90, 30), .text), (box(17, 60, 90, 30.5), .behind),
    (box(17, 0, 90, 21), .text),
  ])
  func `a view after a bar that is in its frame is above it`(_ frame: Rect, _ role: Role) throws {
    let text = named("it", dumpedText(frame))
    let bar = Self.bar(box(0, 0, 300, 90))
    #expect(try roles([bar, text]).role("it") == role)
    #expect(try roles([text, bar]).role("it") == .behind)
    let group = dumped(.container, box(0, 0, 300, 91), [text, dumpedText(box(17, 95, 90, 21))])
    #expect(try roles([bar, group]).role("it") == .behind)
  }

  @Test func `a list with a bar begins below it only if it is no part of it`() throws {
    var list = named("it", dumped(.container, box(0, 0, 300, 600)))
    list.list = .rows(height: nil)
    let bar = Self.bar(box(0, 0, 300, 90))
    let around = try roles([list, bar], .interfaceBuilder)
    #expect(around.role("it") == .rows && around.part("it") == box(0, 90, 300, 510))
    list.children = [bar]
    let inside = try roles([list], .interfaceBuilder)
    #expect(inside.role("it") == .rows && inside.part("it") == box(0, 0, 300, 600))
  }

  @Test func `four bars cut what is behind them`() throws {
    let bars = (0..<5).map { Self.bar(box(0, 20 * Double($0), 300, 19)) }
    let pictures = (0..<5).map { named("\($0)", dumped(.image, box(17, 20 * Double($0) + 1, 15, 17))) }
    let roles = try roles(pictures + bars)
    #expect((0..<5).map { roles.role("\($0)") } == [.behind, .behind, .behind, .behind, .content])
  }
}
