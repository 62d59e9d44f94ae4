import Geometry
import SeededRandom
import Skeleton
import Testing

@testable import Checks

/// The limits of the comparison of a placeholder with its content, each at both of its sides.
@Suite struct JudgeGeometryTests {
  private func mark(
    _ kind: Mark.Kind = .picture, _ x: Double = 0, _ y: Double = 0, _ width: Double, _ height: Double,
    line: Double? = nil
  ) -> Mark {
    Mark(kind: kind, frame: Rect(x: x, y: y, width: width, height: height), lineHeight: line ?? height, node: 0)
  }

  private func page(_ body: String = "") throws -> SkeletonScene {
    try Document("<page width=\"400\" height=\"400\" elements=\"1\">\(body)</page>").scene()
  }

  private func judge(_ loading: [Mark] = [], _ content: [Mark] = []) throws -> LoadingJudge {
    let scene = try page()
    var (one, other) = (scene.loadingScreen, MarkedScreen(content: scene.content))
    let shift = judgeLoading(one, other).shift
    (one.marks, other.marks) = (loading, content)
    return LoadingJudge(one, other, shift)
  }

  // MARK: - Likeness

  @Test(arguments: [
    // Half of 96 points, 24 points for texts, and 64 points across for texts.
    (Mark.Kind.picture, 24.0, 0.0, 0.5), (.picture, 0, 24, 0.5), (.picture, -24, -12, 0.25), (.picture, 0, 95, -0.98),
    (.picture, 0, 96, 0), (.picture, 96, 0, 0), (.text, 0, 12, 0.5), (.text, 32, 0, 0.5), (.text, -16, 6, 0.5),
    (.text, 0, 96, 0),
  ])
  func `likeness falls with the distance`(kind: Mark.Kind, x: Double, y: Double, likeness expected: Double) {
    let bone = mark(.box, 100 + x, 100 + y, 90, 30)
    let like = likeness(bone, mark(kind, 100, 100, 90, 30))
    // A distance counts as a share of 48 points, or of half of the width or height if that is more.
    #expect(abs(like - expected) < 0.006, "\(like)")
  }

  @Test(arguments: [
    (45.0, 30.0, 1 - 0.7 * 0.5), (90, 15, 1 - 0.7 * 0.5), (180, 30, 1 - 0.7 * 0.5), (90, 60, 1 - 0.7 * 0.5),
    (45, 15, 0.3), (31.5, 30, 1 - 0.7 * 0.65), (31, 30, 0), (90, 12, 1 - 0.7 * 0.6), (90, 11.9, 0), (90, 75.1, 0),
  ])
  func `likeness falls with the difference of the sizes`(width: Double, height: Double, expected: Double) {
    let bone = mark(.box, 100, 100 - height / 2, width, height)
    #expect(abs(likeness(bone, mark(.picture, 100, 85, 90, 30)) - expected) < 1e-9)
  }

  @Test(arguments: [
    (Mark.Kind.box, 44.0, 1.0), (.box, 44.1, 0), (.text, 20, 1), (.picture, 20, 0.5), (.control, 20, 0.5),
  ])
  func `a bone of text is at most twice as high as its line, and of no other kind`(
    kind: Mark.Kind, height: Double, expected: Double
  ) {
    let bone = mark(kind, 100, 100 - height / 2, 90, height)
    #expect(abs(likeness(bone, mark(.text, 100, 90, 90, 20)) - expected) < 1e-9)
    #expect(abs(likeness(mark(.text, 0, 0, 90, 20), mark(.picture, 0, 0, 90, 20)) - 0.6) < 1e-9)
  }

  @Test func `a wide and a high part may be farther away`() {
    let (wide, high) = (mark(.picture, 0, 0, 300, 40), mark(.picture, 0, 0, 40, 300))
    #expect(abs(likeness(mark(.box, 120, 0, 300, 40), wide) - 0.2) < 1e-9)
    #expect(abs(likeness(mark(.box, 0, 120, 40, 300), high) - 0.2) < 1e-9)
    #expect(likeness(mark(.box, 150, 0, 300, 40), wide) == 0)
    #expect(likeness(mark(.box, 0, 150, 40, 300), high) == 0)
  }

  @Test(arguments: [(10.0, 40.0, 10.0), (60, 30, 5), (0, 100, 0), (-20, 140, 0), (5, 80, 5), (25, 75, 0)])
  func `the aligned distance is that of the best edge or of the middle`(x: Double, width: Double, distance: Double) {
    let (a, b) = (mark(x, 0, width, 9).frame, mark(0, 0, 100, 9).frame)
    #expect(alignedDistance(a, b) == min(abs(x), abs(x + width - 100), abs(x + width / 2 - 50)))
    #expect(alignedDistance(b, a) == alignedDistance(a, b))
    if width == 40 { #expect(alignedDistance(a, b) == distance) }
  }

  private func mark(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Mark {
    mark(.picture, x, y, width, height)
  }

  // MARK: - Assignment

  /// The best sum of likenesses in the same order, by trying all pairs.
  private func best(_ loading: ArraySlice<Mark>, _ content: ArraySlice<Mark>) -> Double {
    guard let first = loading.first else { return 0 }
    var most = best(loading.dropFirst(), content)
    for place in content.indices {
      let like = likeness(first, content[place])
      if like > 0 { most = max(most, like + best(loading.dropFirst(), content[(place + 1)...])) }
    }
    return most
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an assignment is at least as good as the best one in the same order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func marks() -> [Mark] {
      let count = Int.random(in: 1...5, using: &random)
      return (0..<count).map { number in
        mark(
          .picture, Double.random(in: 0...40, using: &random),
          Double(number) * 30 + .random(in: 0...20, using: &random),
          .random(in: 30...50, using: &random), .random(in: 20...40, using: &random))
      }
    }
    let (loading, content) = (marks(), marks())
    let assignment = Assignment(loading, content)
    let sum = assignment.pairs.reduce(0) {
      let plain = likeness(loading[$1.loading], content[$1.content])
      return $0 + (plain > 0 ? plain : likeness(loading[$1.loading], content[$1.content], reach: 2))
    }
    #expect(abs(assignment.score - sum) < 1e-9)
    #expect(assignment.score >= best(loading[...], content[...]) - 1e-9)
    #expect(Set(assignment.pairs.map(\.loading)).count == assignment.pairs.count)
    #expect(Set(assignment.pairs.map(\.content)).count == assignment.pairs.count)
  }

  @Test(arguments: [0, 20, 60]) func `long lists are assigned beyond the first marks`(missing: Int) {
    let content = (0..<400).map { mark(.picture, 0, Double($0) * 50, 90, 40) }
    let loading = Array(content[missing...])
    let pairs = Assignment(loading, content).pairs
    #expect(pairs.map(\.content) == Array(missing..<400))
    #expect(pairs.map(\.loading) == Array(0..<400 - missing))
  }

  // MARK: - Limits

  @Test(arguments: [
    (106.0, 50.0, true), (106.1, 50, false), (94, 50, true), (93.9, 50, false), (100, 53, true), (100, 53.1, false),
    (100, 47, true), (100, 46.9, false),
  ])
  func `equal sizes differ by 3 points or 6 percent`(width: Double, height: Double, isEqual: Bool) throws {
    let judge = try judge()
    #expect(judge.hasEqualSize(mark(0, 0, width, height), mark(0, 0, 100, 50)) == isEqual)
    #expect(judge.hasEqualSize(mark(0, 0, height, width), mark(0, 0, 50, 100)) == isEqual)
  }

  @Test(arguments: [
    (36.0, 100.0, true), (36.1, 100, false), (20, 40.1, true), (20, 40, false), (20, 249, true), (20, 250, false),
  ])
  func `the bar of a text may be shorter and higher`(height: Double, width: Double, isEqual: Bool) throws {
    #expect(try judge().hasEqualSize(mark(.box, width, height), mark(.text, 100, 20)) == isEqual)
  }

  @Test(arguments: [(32.0, false), (32.1, true), (6, false), (5.9, true)])
  func `a bone is another line than that of a text`(height: Double, isOther: Bool) throws {
    #expect(try judge().isOtherLine(mark(0, 0, 90, height), mark(.text, 90, 20)) == isOther)
  }

  @Test(arguments: [
    (106.0, nil as Double?, false), (106.1, nil, true), (94, nil, false), (93.9, nil, true), (156, 150, false),
    (156.1, 150, true), (94, 150, false), (93.9, 150, true), (64, 70, false), (63.9, 70, true), (106.1, 70, true),
  ])
  func `a length may be that of the content or of its frame`(length: Double, frame: Double?, isOther: Bool) throws {
    var content = mark(0, 0, 100, 100)
    content.outerFrame = frame.map { Rect(x: 0, y: 0, width: $0, height: $0) }
    let judge = try judge()
    #expect(judge.isOtherWidth(mark(0, 0, length, 100), content) == isOther)
    #expect(judge.isOtherHeight(mark(0, 0, 100, length), content) == isOther)
  }

  /// A mark of 40 points, which is before a neighbor of 50 points in the placeholder and after it in the content.
  @Test(arguments: [
    (122.0, 32.0, true), (122.1, 32, false), (122, 32.1, false), (122, -32, true), (49, 0, true), (48.9, 0, false),
  ])
  func `an exchange of neighbors is no farther than both`(along: Double, beside: Double, isExchange: Bool) throws {
    func turned(_ frame: (Double, Double, Double, Double), _ isTurned: Bool) -> Mark {
      isTurned ? mark(frame.1, frame.0, frame.3, frame.2) : mark(frame.0, frame.1, frame.2, frame.3)
    }
    for isTurned in [false, true] {
      let judge = try judge(
        [turned((0, 0, 40, 40), isTurned), turned((60, 0, 50, 40), isTurned)],
        [turned((along, beside, 40, 40), isTurned), turned((0, 0, 50, 40), isTurned)])
      #expect((judge.isInverted((0, 0), (1, 1)) && judge.isExchange((0, 0), (1, 1))) == isExchange)
      #expect(judge.isInverted((0, 0), (1, 1)) == (along >= 49))
      #expect(judge.isInverted((1, 1), (0, 0)) == (along >= 49))
      #expect(judge.isInverted((0, 0), (1, 1), along: isTurned ? .horizontal : .vertical) == false)
    }
  }

  @Test(arguments: [
    (0.0, 0.25, 16.0, Mark.Kind.picture, 1), (0, 0.24, 16, .picture, 0), (0.5, 0.25, 16, .picture, 1),
    (0, 0.5, 15.9, .picture, 0), (0, 0.5, 40, .text, 0), (0, 0.5, 40, .control, 1),
  ])
  func `another shape is reported for bones of 16 points`(
    roundness: Double, other: Double, side: Double, kind: Mark.Kind, count: Int
  ) throws {
    var judge = try judge()
    var (bone, content) = (mark(.box, 40, side), mark(kind, 40, side))
    (bone.roundness, content.roundness) = (roundness, other)
    var marks = judge
    marks = try self.judge([bone], [content])
    marks.compareShape(bone, content, 0, 0)
    judge = marks
    #expect(judge.groups.count == count)
    #expect(judge.groups.allSatisfy { $0.kind == .shape })
  }

  private func mark(_ kind: Mark.Kind, _ width: Double, _ height: Double) -> Mark { mark(kind, 0, 0, width, height) }

  // MARK: - Lists

  /// Rows of two cells in the placeholder, and a grid of two columns in the content, of whose cells some are elsewhere.
  @Test(arguments: [(0, false), (1, false), (2, true)])
  func `rows of cells are the same as a grid if most of the cells are in place`(moved: Int, isOther: Bool) throws {
    func cell(_ number: Int, _ attributes: String, by offset: Int = 0) -> String {
      let (x, y) = (number % 2 * 200, number / 2 * 90 + offset)
      return "<div frame=\"\(x) \(y) 180 80\"><div frame=\"\(x) \(y) 180 80\" \(attributes)/></div>"
    }
    let bone = "background=\"rgb(220, 220, 220)\" animated=\"true\""
    let rows = (0..<3).map { row in
      "<div frame=\"0 \(row * 90) 400 80\">\(cell(row * 2, bone))\(cell(row * 2 + 1, bone))</div>"
    }
    let cells = (0..<6).map { cell($0, "backgroundImage=\"picture\"", by: $0 >= 6 - moved ? 7 : 0) }
    let loading = try page("<ul frame=\"0 0 400 270\">\(rows.joined())</ul>")
    let content = try page("<ul frame=\"0 0 400 270\">\(cells.joined())</ul>")
    let report = judgeLoading(loading.loadingScreen, MarkedScreen(content: content.content))
    let isReported = report.findings.contains { [.columns, .breakpoint].contains($0.kind) }
    #expect(isReported == isOther, "\(report.findings.map(\.message))")
    if moved == 0 { #expect(report.findings.isEmpty) }
  }

  /// Boxes with a place in their row and a size; the row of a list has an element.
  private func rowLists(_ rows: [String], gap: Double = 0, columns: [(x: Double, y: Double)]? = nil) throws -> [RowList]
  {
    let boxes: [Character: (x: Double, width: Double, height: Double)] = [
      "A": (0, 20, 20), "B": (60, 40, 20), "C": (120, 30, 30), "D": (180, 60, 12),
    ]
    let markup = rows.enumerated().map { number, parts in
      let place = columns?[number] ?? (x: 0, y: Double(number) * 50)
      let marks = parts.compactMap { boxes[$0] }.map { box in
        "<i frame=\"\(place.x + box.x) \(place.y) \(box.width) \(box.height)\" backgroundImage=\"picture\"/>"
      }
      return "<section frame=\"\(place.x) \(place.y) 190 40\">\(marks.joined())</section>"
    }
    let height = Double(rows.count - 1) * 50 + 40 + gap
    let scene = try page("<div frame=\"0 0 400 \(height)\">\(markup.joined())</div>")
    return MarkedScreen(content: scene.content).rowLists()
  }

  @Test(arguments: [
    (["AB", "AC"], []), (["AB", "ABC"], [2]), (["A", "AB"], [2]), (["AB", "AB", "CD"], [2]), (["ABC", "AD"], []),
    (["ABCD", "AB"], [2]), (["AB", "AB", "CD", "CD", "CD"], [2, 3]), (["ABC", "A"], []), (["AB"], []),
  ])
  func `rows are similar if half of their parts are the same`(rows: [String], counts: [Int]) throws {
    #expect(try rowLists(rows, gap: 20).map(\.rows.count) == counts)
  }

  @Test(arguments: [(0.0, 1), (1, 1), (1.1, 0)])
  func `the last row may be cut off by the end of the list`(gap: Double, count: Int) throws {
    #expect(try rowLists(["ABC", "A"], gap: gap).count == count)
    #expect(try rowLists(["ABC", "D"], gap: gap).isEmpty)
  }

  @Test(arguments: [(0.0, 2), (1.9, 2), (2, 1)])
  func `cells at equal heights are columns`(down: Double, columns: Int) throws {
    let places = [(x: 0.0, y: 0.0), (200, down), (0, 50), (200, 50)]
    let lists = try rowLists(["AB", "AB", "AB", "AB"], gap: 20, columns: places)
    let list = try #require(lists.first)
    #expect(list.columns == columns || lists.count > 1)
    if columns == 2 {
      #expect(list.rows.count == 4 && lists.count == 1)
      #expect(list.frame == Rect(x: 0, y: 0, width: 390, height: 90))
    }
  }

  /// One line of two boxes in the placeholder, of 50 points, and of cards in the content.
  @Test(arguments: [(53.0, 1.0, nil as Int?), (53.1, 0, nil), (47, 1, nil), (46.9, 0, nil), (57, 0, 57), (43, 0, 43)])
  func `boxes in one line have the height of their cards`(height: Double, share: Double, found: Int?) throws {
    func cards(_ height: Double, _ card: (String) -> String) throws -> SkeletonScene {
      let cards = [0, 200].map { x in card("frame=\"\(x) 0 180 \(height)\"") }
      return try page("<ul frame=\"0 0 400 \(height + 10)\">\(cards.joined())</ul>")
    }
    let loading = try cards(50) { "<li \($0) background=\"rgb(220, 220, 220)\" animated=\"true\"/>" }
    let content = try cards(height) { frame in
      let x = frame.contains("\"200") ? 209 : 9
      return "<li \(frame) background=\"#FFFFFF\" border=\"1 1 1 1\"><img frame=\"\(x) 9 162 30\"/></li>"
    }
    let report = judgeLoading(loading.loadingScreen, MarkedScreen(content: content.content))
    let words = found.map { "the cells of the grid at x 0, y 0 are 50 high, their contents \($0)" }
    #expect(report.findings.filter { $0.kind == .rowHeight }.map(\.message) == (words.map { [$0] } ?? []))
    #expect(report.rows == share)
  }

  // MARK: - Words

  @Test(arguments: [
    (Point(x: 0, y: -12), "12 above"), (Point(x: 0, y: 12), "12 below"), (Point(x: -3, y: 0), "3 left of"),
    (Point(x: 3, y: -1), "1 above and 3 right of"),
  ])
  func `a displacement is named`(offset: Point, words: String) { #expect(direction(offset) == words) }

  @Test func `at most six rows are listed`() {
    #expect(listed([1, 2, 3, 4, 5, 6]) == "1, 2, 3, 4, 5, 6")
    #expect(listed([1, 2, 3, 4, 5, 6, 7]) == "1, 2, 3, 4, 5, 6 and more")
  }
}
