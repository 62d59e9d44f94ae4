import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The reading of native elements: kinds of parents, repetition, characters, limits.
@Suite struct NativeReadingTests {
  private func read(_ markup: String, _ change: (inout ViewRequest) -> Void = { _ in }) throws -> ViewDocument {
    var request = ViewRequest()
    change(&request)
    return try readNative(markup, request)
  }

  private func warnings(of markup: String) throws -> [Diagnostic] {
    try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), ViewRequest()).diagnostics
  }

  // MARK: - Children

  @Test(arguments: [
    ("<view/>", ViewKind.view), ("<view><text/></view>", .container), ("<navigationBar/>", .bar),
    ("<tabBar><icon/></tabBar>", .container), ("<toolBar/>", .bar), ("<row/>", .container),
  ])
  func `a plain view or a bar with children is a container`(markup: String, kind: ViewKind) throws {
    #expect(try read("<screen>\(markup)</screen>").root.children.map(\.kind) == [kind])
  }

  /// A margin of nil is `auto`.
  private static let bars: [(String, [[Length?]])] = [
    ("<navigationBar><text/></navigationBar>", [[nil, nil]]),
    ("<navigationBar><icon/><text/><icon/></navigationBar>", [[.zero, .zero], [nil, nil], [.zero, .zero]]),
    ("<navigationBar><text/><text/></navigationBar>", [[.zero, .zero], [.zero, .zero]]),
    ("<navigationBar><text repeat='2'/></navigationBar>", [[.zero, .zero]]),
    ("<navigationBar><text marginLeft='3'/></navigationBar>", [[.points(3), .zero]]),
    ("<navigationBar><text marginRight='5'/></navigationBar>", [[.zero, .points(5)]]),
    ("<navigationBar><row><text/></row></navigationBar>", [[.zero, .zero]]),
    ("<toolBar><text/></toolBar>", [[.zero, .zero]]), ("<row><text/></row>", [[.zero, .zero]]),
  ]

  @Test(arguments: bars)
  func `the only text of a navigation bar is centered`(markup: String, margins: [[Length?]]) throws {
    let bar = try #require(try read("<screen>\(markup)</screen>").root.children.first)
    let found = bar.children.map { view -> [Length?] in
      guard case .flex(let style) = view.layout else { return [] }
      return [style.margin.left, style.margin.right]
    }
    #expect(found == margins)
  }

  @Test func `layout changes are in the order of their times, equal ones in that of the file`() throws {
    let markup =
      "<cards><layoutChange to='grid' at='3s'/><layoutChange to='circle' at='1s'/>"
      + "<layoutChange to='grid' at='1s'/></cards>"
    let view = try #require(try read("<screen>\(markup)</screen>").root.children.first)
    guard case .cards(let cards) = view.layer.content else { throw ViewProblem.nothingToLayOut }
    #expect(cards.changes.map(\.beginTime) == [1, 1, 3])
    #expect(cards.changes.map { "\($0.layout)" } == ["circle", "grid", "grid"])
  }

  // MARK: - Repetition

  @Test(arguments: [
    ("<cell repeat='2'/><cell/><view/>", [Repetition.times(5), .once, .once]),
    ("<view repeat='2'/><cell/>", [.times(5), .once]), ("<cell/><view/><cell/>", [.times(5), .once, .times(5)]),
    ("<cell repeat='2'/><row repeat='fill'/>", [.times(5), .times(5)]), ("<view/>", [.once]),
  ])
  func `the requested repetition is that of what repeats, else of the cells`(
    markup: String, repetitions: [Repetition]
  ) throws {
    let root = try read("<feed>\(markup)</feed>") { $0.repetition = .times(5) }.root
    #expect(root.children.map(\.repetition) == repetitions)
    let inner = try read("<feed><row>\(markup)</row></feed>") { $0.repetition = .times(5) }.root
    #expect(inner.children[0].children.map(\.repetition) == repetitions)
  }

  private static let heights: [(String, Repetition?, Double?)] = [
    ("<screen><cell/></screen>", nil, 667), ("<feed><cell/></feed>", nil, nil),
    ("<feed><cell repeat='fill'/></feed>", nil, 667), ("<feed><row><cell repeat='fill'/></row></feed>", nil, 667),
    ("<feed><cell repeat='2'/></feed>", nil, nil), ("<feed height='99'><cell repeat='fill'/></feed>", nil, 99),
    ("<screen height='50%'><cell/></screen>", nil, 333.5), ("<feed><cell/></feed>", .fill, 667),
    ("<feed><cell/></feed>", .times(3), nil), ("<feed><view/></feed>", .fill, nil),
    ("<feed><cell repeat='fill'/></feed>", .times(3), nil), ("<cell/>", .fill, 667),
  ]

  @Test(arguments: heights)
  func `a picture is as high as a screen if it is one or if cells fill it`(
    markup: String, repetition: Repetition?, height: Double?
  ) throws {
    let canvas = try read(markup) { $0.repetition = repetition }.canvas
    #expect(canvas.width == 375 && canvas.height == height)
  }

  @Test(arguments: [
    // The screen, the replicator, and three times one and two views.
    ("<replicator instanceCount='3'><view/><view repeat='2'/></replicator>", 11),
    ("<replicator repeat='2' instanceCount='3'><view/></replicator>", 9),
    ("<replicator instanceCount='3'><row><view repeat='5'/></row></replicator>", 20),
    ("<replicator instanceCount='3'><view repeat='fill'/></replicator>", 5),
  ])
  func `the copies of replicators count as views`(markup: String, count: Int) throws {
    let screen = "<screen>\(markup)</screen>"
    #expect(try read(screen) { $0.limits.views = count }.root.children.count == 1)
    let error = #expect(throws: InvalidInput.self) { try read(screen) { $0.limits.views = count - 1 } }
    #expect(
      error?.diagnostics.map(\.problem.message)
        == ["there are more than \(count - 1) views after repetition (--max-views)"])
  }

  // MARK: - Texts

  @Test func `the characters of texts are kept on request`() throws {
    let markup = "<screen><text text='Ann'/><text>Bob</text><text/><button text='Go'/><view/></screen>"
    let kept = try read(markup) { $0.keepsCharacters = true }.root
    #expect(kept.characters == nil)
    #expect(kept.children.map(\.characters) == ["Ann", "Bob", nil, "Go", nil])
    #expect(try read(markup).root.children.allSatisfy { $0.characters == nil })
  }

  /// The identifiers in two equal cells, and the index of the cell with the warning.
  @Test(arguments: [("name", "nam", 0), ("nam", "nme", 1)])
  func `an identifier of varied texts is looked up in its own cell`(
    first: String, second: String, index: Int
  ) throws {
    let cells = [first, second].map { "<cell vary='nam' repeat='3'><row><text id='\($0)'/></row></cell>" }
    let markup = "<feed>\(cells.joined())</feed>"
    let found = try warnings(of: markup)
    let place = "<feed>".utf8.count + index * cells[0].utf8.count + "<cell vary='".utf8.count
    #expect(found.map(\.location) == [SourceLocation(offset: place)])
  }

  // MARK: - Errors

  @Test func `an error of generated markup is reported once for each element`() {
    var request = ViewRequest()
    request.elements["card"] = { _ in "<row><avatr/><avatr/><imge/></row>" }
    let error = #expect(throws: InvalidInput.self) { try readNative("<feed><card/><card/></feed>", request) }
    #expect(
      error?.diagnostics.map(\.problem.message) == [
        "unknown element <avatr>; did you mean <avatar>?", "unknown element <imge>; did you mean <image>?",
        "unknown element <avatr>; did you mean <avatar>?", "unknown element <imge>; did you mean <image>?",
      ])
    #expect(error?.diagnostics.map(\.location?.offset) == [6, 6, 13, 13])
  }
}
