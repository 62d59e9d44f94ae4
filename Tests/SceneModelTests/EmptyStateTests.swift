import Geometry
import Testing
import ViewTree

@testable import Inference

/// Words on lists and web pages, and rests of cells, on a screen with 300 × 600 points.
@Suite struct EmptyStateTests {
  private func roles(_ views: [View], _ source: Source) throws -> Roles {
    try inferred(flattened(dumped(.container, box(0, 0, 300, 600), views), source))
  }

  // MARK: - Web pages

  private func page(_ kind: ViewKind = .media) -> View {
    var page = named("page", dumped(kind, box(0, 50, 300, 500)))
    page.list = .paragraphs
    return page
  }

  /// The bars over the page of 500 points have a tenth of its height each.
  @Test(arguments: [(90.0, true), (90.25, false), (489.75, false), (490, true)])
  func `a web page behind words is a backdrop unless they are in a bar`(_ y: Double, _ isInBar: Bool) throws {
    let word = named("word", dumpedText(box(20, y, 100, 20)))
    for views in [[page(), word], [word, page()]] {
      let roles = try roles(views, .androidLayout)
      #expect(roles.role("page") == (isInBar ? .rows : .backdrop))
      #expect(roles.role("word") == (isInBar ? .inside : .text))
    }
    #expect(try roles([page(.container), word], .androidLayout).role("page") == .rows)
    #expect(try roles([page(), word], .interfaceBuilder).role("page") == .rows)
  }

  @Test func `a web page without words shows paragraphs`() throws {
    #expect(try roles([page()], .androidLayout).role("page") == .rows)
  }

  // MARK: - Empty lists

  private func list(_ views: [View] = []) -> View {
    var list = named("list", dumped(.container, box(0, 50, 300, 500), views))
    list.list = .rows(height: nil)
    return list
  }

  private let word = named("word", dumpedText(box(20, 190, 100, 20)))
  private let button = named("button", dumped(.control, box(20, 230, 100, 40)))
  private let picture = named("picture", dumped(.image, box(20, 90, 100, 80)))

  private func group(_ views: [View]) -> View {
    dumped(.container, box(1, 51, 298, 497), views.map { $0.offset(by: Point(x: -1, y: -51)) })
  }

  @Test func `words and pictures on a list are its empty state`() throws {
    let both = try roles([list(), picture, word, button], .interfaceBuilder)
    #expect(both.role("picture") == .inside && both.role("word") == .inside)
    // A button of the root floats above the list.
    #expect(both.role("button") == .control && both.role("list") == .rows)
    for message in [picture, word] {
      let grouped = try roles([list(), group([message, button])], .interfaceBuilder)
      #expect(grouped.role(message.identifier ?? "") == .inside && grouped.role("button") == .inside)
    }
    // A button alone is no message, and another group is not that of the message.
    #expect(try roles([list(), group([button])], .interfaceBuilder).role("button") == .control)
    let apart = try roles([list(), group([button]), group([word])], .interfaceBuilder)
    #expect(apart.role("button") == .control && apart.role("word") == .inside)
    // The views of the list itself are shown.
    let own = list([word.offset(by: Point(x: 0, y: -50))])
    #expect(try roles([own], .interfaceBuilder).role("word") == .text)
  }

  @Test(arguments: [
    (box(10, 49.5, 100, 20), true), (box(10, 49.25, 100, 20), false), (box(10, 530.5, 100, 20), true),
    (box(10, 530.75, 100, 20), false), (box(0, 110, 300, 20), true),
  ])
  func `a message exceeds its list by half a point at most`(_ frame: Rect, _ isMessage: Bool) throws {
    let word = named("word", dumpedText(frame))
    for views in [[list(), word], [word, list()]] {
      #expect(try roles(views, .interfaceBuilder).role("word") == (isMessage ? .inside : .text))
    }
  }

  /// Small pictures above the list.
  private func others(_ count: Int) -> [View] {
    (0..<count).map { dumped(.image, box(1 + 4 * Double($0), 11, 3, 5)) }
  }

  @Test(arguments: [(63, true), (64, false)])
  func `the last 64 bones before a view are examined`(_ count: Int, _ isFound: Bool) throws {
    let list = try roles([word] + others(count) + [list()], .interfaceBuilder)
    #expect(list.role("word") == (isFound ? .inside : .text))
    let scrim = named("scrim", dumped(.view, box(10, 180, 200, 100)))
    #expect(try roles([word] + others(count) + [scrim], .androidDump).role("scrim") == (isFound ? .backdrop : .leaf))
  }

  // MARK: - Rests of cells

  private func cell(_ frame: Rect, _ views: [View]) -> View {
    var cell = dumped(.container, frame, views)
    cell.isCell = true
    return cell
  }

  private static let cut = named("it", dumped(.image, box(10, 10, 80, 80)))

  /// A cell of 100 points whose lower part is below the screen.
  @Test(arguments: [(525.0, Role.content), (525.25, .outside)])
  func `a cell of which three quarters are seen stays`(_ y: Double, _ role: Role) throws {
    let frame = box(0, y, 300, 100)
    for source in [Source.androidDump, .iosDump, .androidLayout] {
      #expect(try roles([cell(frame, [Self.cut])], source).role("it") == role)
    }
    #expect(try roles([cell(frame, [Self.cut])], .native).role("it") == .content)
    #expect(try roles([dumped(.container, frame, [Self.cut])], .androidDump).role("it") == .content)
  }

  /// A cell that begins at 530 points, so that 70 of its 100 points are seen.
  @Test(arguments: [
    (box(10, 10, 80, 60), box(110, 10, 20, 30), Role.content), (box(10, 10, 80, 60.25), box(110, 10, 20, 30), .outside),
    (box(10, 10, 80, 50), box(110, 70, 20, 30), .content), (box(10, 10, 80, 50), box(110, 69.75, 20, 30), .outside),
  ])
  func `a cell stays if its end cuts none of its views`(_ picture: Rect, _ other: Rect, _ role: Role) throws {
    let views = [
      named("it", dumped(.image, picture)), dumped(.container, box(0, 0, 300, 100), [dumped(.image, other)]),
    ]
    #expect(try roles([cell(box(0, 530, 300, 100), views)], .androidDump).role("it") == role)
  }

  @Test(arguments: [(0.0, Role.content), (0.25, .outside)])
  func `a cell that begins at the top of the screen stays`(_ y: Double, _ role: Role) throws {
    let views = [Self.cut, dumped(.image, box(10, 500, 80, 200))]
    #expect(try roles([cell(box(0, y, 300, 900), views)], .androidDump).role("it") == role)
  }

  @Test func `a cell whose upper part is cut stays`() throws {
    var list = dumped(.container, box(0, 100, 300, 200))
    list.clips = true
    list.children = [cell(box(0, -1, 300, 400), [Self.cut, dumped(.image, box(110, 110, 80, 200))])]
    #expect(try roles([list], .androidDump).role("it") == .content)
    list.children = [cell(box(0, 0, 300, 400), [Self.cut, dumped(.image, box(110, 110, 80, 200))])]
    #expect(try roles([list], .androidDump).role("it") == .outside)
  }
}
