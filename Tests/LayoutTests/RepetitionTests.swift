import Diagnostics
import Dialects
import Geometry
import Layout
import Testing
import ViewTree

@Suite struct RepetitionTests {
  @Test func `a view stands in its parent as often as it repeats`() throws {
    let cell = view("cell", [box(nil, 20), box(10, 5)])
    let layout = try place(document(view("feed", [cell.repeated(.times(3)), view("cell")]))).value
    #expect(layout.views.filter { $0.view.element == "cell" }.map(\.frame.minY) == [0, 25, 50, 75])
    #expect(layout.views.filter { $0.view.element == "cell" }.map(\.ordinal) == [0, 1, 2, 3])
    #expect(layout.views.allSatisfy { $0.view.repetition == .once })
    #expect(layout.size.height == 75)
  }

  @Test func `repetition nests`() throws {
    let section = view("section", [box(nil, 10).repeated(.times(2))]) { $0.rowGap = .points(1) }
    let layout = try place(document(view("feed", [section.repeated(.times(2))]))).value
    #expect(layout.views.filter { $0.view.element == "box" }.map(\.frame.minY) == [0, 11, 21, 32])
  }

  @Test func `flexible copies differ in their position only`() throws {
    let root = view("row", [view("cell", [box(10, nil)]) { $0.grow = 1 }.repeated(.times(4))]) { $0.direction = .row }
    let layout = try place(document(root, width: 100, height: 10)).value
    #expect(layout.views.filter { $0.view.element == "cell" }.map(\.frame.minX) == [0, 25, 50, 75])
    #expect(layout.views.filter { $0.view.element == "box" }.map(\.frame.minX) == [0, 25, 50, 75])
  }

  @Test(arguments: [(100.0, 4), (90.0, 3), (91.0, 4), (5.0, 1), (30.0, 1)])
  func `fill repeats until the viewport is full`(height: Double, count: Int) throws {
    let layout = try place(document(view("feed", [box(nil, 30).repeated(.fill)]), height: height)).value
    #expect(layout.views.count - 1 == count)
  }

  @Test func `fill counts what stands above and the gap`() throws {
    let root = view("feed", [box(nil, 25), view("cell", [box(nil, 20)]) { $0.shrink = 0 }.repeated(.fill)]) {
      $0.rowGap = .points(5)
      $0.padding.top = .points(10)
    }
    // 40, 65, 90: the last one is clipped.
    let layout = try place(document(root, height: 100)).value
    #expect(layout.views.filter { $0.view.element == "cell" }.map(\.frame.minY) == [40, 65, 90])
  }

  @Test func `fill without a height fills the default screen`() throws {
    let layout = try place(document(view("feed", [box(nil, 100).repeated(.fill)]))).value
    #expect(layout.views.count == 1 + 7)
    #expect(layout.size.height == 700)
  }

  @Test func `fill of a row goes sideways`() throws {
    let root = view("row", [box(30, 10).repeated(.fill)]) { $0.direction = .row }
    #expect(try place(document(root, height: 50)).value.views.count == 1 + 4)
    var mirrored = FlexStyle()
    mirrored.direction = .row
    mirrored.writingDirection = .rightToLeft
    var right = root
    right.layout = .flex(mirrored)
    #expect(try place(document(right, height: 50)).value.views.count == 1 + 4)
  }

  @Test func `fill of a row that wraps fills lines`() throws {
    let root = view("row", [box(40, 20).repeated(.fill)]) {
      $0.direction = .row
      $0.wrap = .wrap
      $0.alignContent = .flexStart
    }
    #expect(try place(document(root, height: 50)).value.views.count == 1 + 6)
  }

  @Test func `fill below the root counts in root coordinates`() throws {
    let list = view("section", [box(nil, 10).repeated(.fill)]) { $0.shrink = 0 }
    #expect(try place(document(view("feed", [box(nil, 60), list]), height: 100)).value.views.count == 3 + 4)
  }

  @Test func `a cell of height zero with repeat="fill" is shown once`() throws {
    #expect(try place(document(view("feed", [box(nil, 0).repeated(.fill)]), height: 100)).value.views.count == 2)
  }

  @Test func `two lists fill one after the other`() throws {
    let root = view("feed", [box(nil, 60).repeated(.fill), view("other") { $0.height = .points(9) }.repeated(.fill)])
    let layout = try place(document(root, height: 100)).value
    #expect(layout.views.count { $0.view.element == "box" } == 2)
    #expect(layout.views.count { $0.view.element == "other" } == 1)
  }

  @Test func `copies of a stored frame follow each other downwards`() throws {
    let cell = stored(Rect(x: 3, y: 10, width: 50, height: 40), [stored(Rect(x: 1, y: 1, width: 5, height: 5))])
    let root = stored(Rect(x: 0, y: 0, width: 60, height: 100), [cell.repeated(.times(3))])
    let layout = try place(document(root, width: 60, height: 100)).value
    #expect(layout.views.map(\.frame.minY) == [0, 10, 11, 50, 51, 90, 91])
    let filled = stored(Rect(x: 0, y: 0, width: 60, height: 100), [cell.repeated(.fill)])
    #expect(try place(document(filled, width: 60, height: 100)).value.views.count == 1 + 2 * 3)
  }

  @Test(arguments: [Repetition.times(1_000_000_000), .times(.max), .times(1_000_000)])
  func `too many copies fail at once`(repetition: Repetition) {
    let cell = view("cell", [box(1, 1)]).repeated(repetition)
    let error = #expect(throws: InvalidInput.self) { try place(document(view("feed", [cell]))) }
    #expect(error?.diagnostics.first?.problem as? ViewProblem == .tooManyViews(limit: 1_000_000))
    #expect(error?.diagnostics.first?.location == cell.location)
  }

  @Test func `nested copies multiply`() {
    let inner = view("b", [view("c").repeated(.times(2000))]).repeated(.times(2000))
    #expect(throws: InvalidInput.self) { try place(document(view("feed", [inner]))) }
  }

  @Test func `the document is laid out again for a limited number of filling views`() throws {
    func filled(_ count: Int) throws -> Int {
      let views = (0..<count).map { _ in box(30, 60).repeated(.fill) }
      return try place(document(view("feed", views), width: 60, height: 100)).value.views.count
    }
    #expect(try filled(64) > 64)
    let error = #expect(throws: InvalidInput.self) { try filled(65) }
    #expect(error?.diagnostics.first?.problem as? ViewProblem == .tooManyFillingViews(limit: 64))
  }

  @Test func `fill gives up where it would take too many`() {
    let error = #expect(throws: InvalidInput.self) {
      try place(document(view("feed", [box(nil, 1e-6).repeated(.fill)]), height: 1e6))
    }
    #expect(error?.diagnostics.first?.problem as? ViewProblem == .tooManyViews(limit: 1_000_000))
  }

  @Test func `the limit counts every view`() throws {
    var limits = ViewLimits()
    limits.views = 7
    let root = view("feed", [view("cell", [box(1, 1)]).repeated(.times(3))])
    #expect(try place(document(root), limits: limits).value.views.count == 7)
    limits.views = 6
    #expect(throws: InvalidInput.self) { try place(document(root), limits: limits) }
  }

  @Test func `a hundred thousand cells are laid out once`() throws {
    let cell = view("cell", [view("row", [box(20, 20), view { $0.grow = 1 }]) { $0.direction = .row }]) {
      $0.padding = Edges(.points(2))
      $0.shrink = 0
    }
    let layout = try place(document(view("feed", [cell.repeated(.times(100_000))]))).value
    #expect(layout.views.count == 400_001)
    #expect(layout.size.height == 2_400_000)
  }

  /// The shares of `title` follow from its hash; the 17th copy is as the first one.
  ///
  /// A text without a width is at most as wide as its share of the column; of two lines the last one has the share.
  @Test(
    arguments: [
      (0, 1), (1, 1), (2, 0.7), (3, 0.95), (4, 0.65), (5, 0.9), (16, 1), (17, 1), (18, 0.7),
    ] as [(Int, Double)])
  func `copies have texts of different widths`(_ copy: Int, _ share: Double) throws {
    func text(_ name: String, _ change: (inout FlexStyle) -> Void) -> View {
      var text = view("text", [], change)
      text.kind = .text
      text.identifier = name
      return text
    }
    var lines = text("title") { $0.width = .points(30) }
    lines.text = TextLines(count: .exactly(2), fontSize: 10)
    var cell = view(
      "cell",
      [
        text("title") { $0.width = .points(100) }, text("title") { $0.width = .percent(50) },
        text("title") { $0.height = .points(5) }, text("other") { $0.width = .points(80) }, lines,
      ])
    cell.variedTexts = ["title"]
    let layout = try place(document(view("feed", [cell.repeated(.times(19))]))).value
    let texts = layout.views.filter { $0.view.element == "text" }.dropFirst(5 * copy).prefix(5)
    let widths = [100 * share, 50 * share, 100 * share, 80, 30]
    #expect(zip(texts.map(\.frame.width), widths).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(texts.count == 5)
    #expect(abs((texts.last?.view.text?.lastLine ?? 0) - 0.6 * share) < 1e-9)
  }
}
