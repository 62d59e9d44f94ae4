import Geometry
import Skeleton
import Testing

@testable import Checks

/// The limits of the comparison of lists, and the sentences about them.
@Suite struct LoadingListTests {
  private func page(_ body: String, height: Double = 400) throws -> SkeletonScene {
    try Document("<page width=\"400\" height=\"\(height)\" elements=\"1\">\(body)</page>").scene()
  }

  /// The markup of a list whose rows have an edge from top to bottom and contain a box.
  private func list(
    _ rows: [(y: Double, height: Double)], box: (height: Double, attributes: String), x: Double = 0,
    width: Double = 300, end: Double? = nil
  ) -> String {
    let markup = rows.map { row in
      "<li frame=\"\(x) \(row.y) \(width) \(row.height)\">"
        + "<div frame=\"\(x) \(row.y) \(width / 3) \(box.height)\" \(box.attributes)/></li>"
    }
    let last = rows[rows.count - 1]
    let height = (end ?? last.y + last.height) - rows[0].y
    return "<ul frame=\"\(x) \(rows[0].y) \(width) \(height)\">\(markup.joined())</ul>"
  }

  private let bone = "background=\"rgb(220, 220, 220)\" animated=\"true\""
  private let picture = "backgroundImage=\"picture\""

  private func report(_ loading: String, _ content: String, height: Double = 400) throws -> LoadingReport {
    try judgeLoading(
      page(loading, height: height).loadingScreen, MarkedScreen(content: page(content, height: 2_000).content))
  }

  /// Rows of equal heights at equal distances.
  private func rows(_ count: Int, from y: Double = 0, pitch: Double, height: Double) -> [(y: Double, height: Double)] {
    (0..<count).map { (y + Double($0) * pitch, height) }
  }

  // MARK: - Heights

  @Test(arguments: [
    // A difference of 3 points is accepted, and one that does not exceed 6 points in all.
    (3, 50.0, 53.0, nil as String?), (4, 50, 53.1, "the rows of the list at x 0, y 0 are 50 high, their contents 53"),
    (3, 50, 54, "the rows of the list at x 0, y 0 are 50 high, their contents 54"),
    (3, 50, 47, nil), (3, 50, 46, "the rows of the list at x 0, y 0 are 50 high, their contents 46"),
    (2, 50, 54, "the rows of the list at x 0, y 0 are 50 high, their contents 54"),
  ])
  func `rows have the heights of their contents`(count: Int, loading: Double, content: Double, words: String?) throws {
    let report = try report(
      list(rows(count, pitch: loading, height: loading), box: (40, bone)),
      list(rows(count, pitch: content, height: content), box: (40, picture)))
    let found = report.findings.filter { $0.kind == .rowHeight }.map(\.message)
    #expect(found == (words.map { [$0] } ?? []), "\(report.findings.map(\.message))")
    #expect(report.rows == (words == nil ? 1 : 0))
  }

  /// A list of four rows of 50 points, of which one has another height and its successors follow it.
  @Test(arguments: [
    (0, 6.0, nil as String?), (0, 7, "row 1"), (1, 7, "row 2"), (2, 7, "row 3"), (1, -7, "row 2"), (1, 6.4, nil),
  ])
  func `a single row is named`(row: Int, by: Double, name: String?) throws {
    let heights = (0..<4).map { $0 == row ? 50 + by : 50 }
    let content = heights.indices.map { (y: heights[..<$0].reduce(0, +), height: heights[$0]) }
    let report = try report(
      list(rows(4, pitch: 50, height: 50), box: (40, bone)), list(content, box: (40, picture)))
    let words = name.map {
      "\($0) of the list at x 0, y \(row * 50) is 50 high, its content \(Int(50 + by))"
    }
    #expect(report.findings.filter { $0.kind == .rowHeight }.map(\.message) == (words.map { [$0] } ?? []))
    #expect(report.rows == (abs(by) > 3 ? 0.75 : 1))
  }

  /// Two rows of 50 and 70 points, of which the last one is higher in the content.
  @Test(arguments: [
    (2.9, 1.0, nil as Int?), (3, 1, nil), (3.1, 0.5, nil), (6, 0.5, nil), (7, 0.5, 77), (-3, 1, nil), (-3.1, 0.5, nil),
    (-7, 0.5, 63),
  ])
  func `the last row may be 3 points higher`(by: Double, share: Double, height: Int?) throws {
    let report = try report(
      list([(0, 50), (50, 70)], box: (40, bone)), list([(0, 50), (50, 70 + by)], box: (40, picture)))
    let words = height.map { "row 2 of the list at x 0, y 50 is 70 high, its content \($0)" }
    #expect(report.findings.filter { $0.kind == .rowHeight }.map(\.message) == (words.map { [$0] } ?? []))
    #expect(report.rows == share)
  }

  /// Rows whose contents are 10 points higher, the last of which is a bit higher than the one above.
  @Test(arguments: [(1.5, 0.0, true), (0, 1.5, true), (-1.5, 0, true), (1.6, 1.6, false), (-1.6, -1.6, false)])
  func `the last row has the difference of the row above if both have the same height`(
    loading: Double, content: Double, isSame: Bool
  ) throws {
    let report = try report(
      list([(0, 50), (50, 50 + loading)], box: (40, bone)), list([(0, 60), (60, 60 + content)], box: (40, picture)))
    let (a, b) = (loading < 0 ? 48 : 52, loading < 0 ? 58 : 62)
    #expect(
      report.findings.filter { $0.kind == .rowHeight }.map(\.message)
        == (isSame
          ? ["the rows of the list at x 0, y 0 are 50 high, their contents 60"]
          : [
            "row 1 of the list at x 0, y 0 is 50 high, its content 60",
            "row 2 of the list at x 0, y 50 is \(a) high, its content \(b)",
          ]))
    #expect(report.rows == 0)
  }

  @Test(arguments: [
    (0.0, "the rows of the list at x 0, y 0 begin 50 above the next, their contents 60"),
    (8.5, "the rows of the list at x 0, y 0 are 40 high, their contents 49"),
    (8.4, "the rows of the list at x 0, y 0 begin 50 above the next, their contents 60"),
  ])
  func `another distance of rows is explained by their heights up to a point and a half`(
    by: Double, words: String
  ) throws {
    let report = try report(
      list(rows(3, pitch: 50, height: 40), box: (30, bone)),
      list(rows(3, pitch: 60, height: 40 + by), box: (30, picture)))
    let messages = report.findings.filter { $0.kind == .rowHeight }.map(\.message)
    #expect(messages.contains(words), "\(messages)")
  }

  @Test(arguments: [(1.0, true), (1.1, false), (-1, true), (-1.1, false)])
  func `rows without spaces begin where the row above ends`(gap: Double, isGapless: Bool) throws {
    let rows = self.rows(3, pitch: 50 + gap, height: 50)
    let screen = MarkedScreen(content: try page(list(rows, box: (40, picture))).content)
    let list = try #require(screen.rowLists().first)
    let judge = LoadingJudge(screen, screen, judgeLoading(screen, screen).shift)
    #expect(judge.isGapless(list, screen) == isGapless)
    var row = list
    row.columns = 3
    #expect(!judge.isGapless(row, screen))
    #expect(row.pitch(in: screen) == list.frame.height && list.pitch(in: screen) == 50 + gap)
  }

  @Test(arguments: [(48.0, true), (48.1, false), (32, true), (31.9, false)])
  func `marks of rows end at the same height up to 8 points`(height: Double, isEqual: Bool) throws {
    let rows = self.rows(2, pitch: 70, height: 60)
    let loading = MarkedScreen(content: try page(list(rows, box: (40, picture))).content)
    let content = MarkedScreen(content: try page(list(rows, box: (height, picture))).content)
    let pair = try PairedLists(
      loading: #require(loading.rowLists().first), content: #require(content.rowLists().first))
    var judge = LoadingJudge(loading, content, judgeLoading(loading, content).shift)
    for row in 0...1 { #expect(judge.hasEqualEnds(pair, row) == isEqual) }
    #expect(!judge.isComplete(pair, 0))
    judge.pairAgain(0, 0)
    #expect(judge.isComplete(pair, 0) && !judge.isComplete(pair, 1))
  }

  /// Lines of cells with spaces of 10 points between them.
  private func grid(_ columns: Int, _ heights: [Double], isLoaded: Bool) -> String {
    var (y, cells) = (0.0, "")
    for height in heights {
      for column in 0..<columns {
        let (x, frame) = (column * 200, "\(column * 200) \(y) 100 20")
        let part = isLoaded ? "<p frame=\"\(frame)\" lines=\"\(frame)\"/>" : "<div frame=\"\(frame)\" \(bone)/>"
        cells += "<li frame=\"\(x) \(y) 180 \(height)\">\(part)</li>"
      }
      y += height + 10
    }
    return "<ul frame=\"0 0 400 \(y)\">\(cells)</ul>"
  }

  @Test(
    arguments: [
      (
        2, [50, 50, 50], [50, 59, 50], "the cells of row 2 of the grid at x 0, y 60 are 50 high, their contents 59", 1
      ),
      (
        2, [50, 50, 50], [57, 50, 57], "the cells of rows 1, 3 of the grid at x 0, y 0 are 50 high, their contents 57",
        2
      ),
      (2, [50, 50, 50], [57, 57, 57], "the cells of the grid at x 0, y 0 are 50 high, their contents 57", 3),
      (
        2, [50, 50, 60], [50, 50, 69], "the cells of row 3 of the grid at x 0, y 120 are 60 high, their contents 69", 1
      ),
      (2, [50], [57], "the cells of the grid at x 0, y 0 are 50 high, their contents 57", 1), (2, [50], [53], nil, 0),
      (1, [50, 60], [50, 69], "row 2 of the list at x 0, y 60 is 60 high, its content 69", 1),
      (
        1, [50, 50, 50, 50, 50, 50, 50, 50], [57, 57, 57, 57, 57, 57, 57, 50],
        "rows 1, 2, 3, 4, 5, 6 and more of the list at x 0, y 0 are 50 high, their contents 57", 7
      ),
    ] as [(Int, [Double], [Double], String?, Int)])
  func `the lines of a grid with another height are named`(
    columns: Int, loading: [Double], content: [Double], words: String?, wrong: Int
  ) throws {
    let report = try report(
      grid(columns, loading, isLoaded: false), grid(columns, content, isLoaded: true), height: 600)
    #expect(report.findings.filter { $0.kind == .rowHeight }.map(\.message) == (words.map { [$0] } ?? []))
    #expect(report.rows == Double(loading.count - wrong) / Double(loading.count))
  }

  // MARK: - Counts

  /// Three columns of 100 points on a screen of 400, of which the last one is cut off.
  @Test(arguments: [(150.0, true), (174.9, true), (175, false)])
  func `a column whose middle is beyond the edge is not visible`(pitch: Double, isVisible: Bool) throws {
    func cells(_ rows: Int, isLoaded: Bool) -> String {
      let cells = (0..<rows * 3).map { number in
        let (x, y) = (Double(number % 3) * pitch, number / 3 * 50)
        let frame = "\(x) \(y) 100 20"
        let part = isLoaded ? "<p frame=\"\(frame)\" lines=\"\(frame)\"/>" : "<div frame=\"\(frame)\" \(bone)/>"
        return "<li frame=\"\(x) \(y) 100 40\">\(part)</li>"
      }
      return "<ul frame=\"0 0 600 \(rows * 50)\">\(cells.joined())</ul>"
    }
    let report = try report(cells(2, isLoaded: false), cells(3, isLoaded: true))
    #expect(
      report.findings.filter { $0.kind == .rows }.map(\.message)
        == (isVisible ? ["the grid at x 0, y 0 has 6 cells, its content 9"] : []))
    #expect(report.rows == (isVisible ? 6.0 / 9 : 1))
  }

  @Test(arguments: [
    // The middle of a row decides whether the screen of 400 points has space for it.
    (25.0, 7, nil as String?), (24.5, 7, "has 7 rows, its content 12"), (24.5, 8, nil),
    (25, 6, "has 6 rows, its content 12"),
  ])
  func `a list has as many rows as the screen has space for`(y: Double, count: Int, words: String?) throws {
    let report = try report(
      list(rows(count, from: y, pitch: 50, height: 50), box: (20, bone)),
      list(rows(12, from: y, pitch: 50, height: 50), box: (20, picture)))
    let messages = report.findings.filter { $0.kind == .rows }.map(\.message)
    #expect(messages.count == (words == nil ? 0 : 1))
    if let words, let message = messages.first { #expect(message.hasSuffix(words), "\(message)") }
    let visible = y == 25 ? 7 : 8
    #expect(report.rows == Double(min(count, 12)) / Double(max(visible, min(count, 12))))
  }

  @Test(arguments: [0, 1, 2])
  func `rows that still load are counted`(late: Int) throws {
    let loaded = list(rows(5 - late, pitch: 50, height: 50), box: (40, picture), end: 250)
    let busy = (5 - late..<5).map { row in
      "<li frame=\"0 \(row * 50) 300 50\"><div frame=\"0 \(row * 50) 100 40\" \(bone)/></li>"
    }
    let content = loaded.replacing("</ul>", with: busy.joined() + "</ul>")
    for count in [5, 4, 6] {
      let report = try report(list(rows(count, pitch: 50, height: 50), box: (40, bone)), content)
      let verb = late == 1 ? "loads" : "load"
      let sentence =
        "the list at x 0, y 0 has \(count) rows, its content \(5 - late)"
        + (late > 0 ? " and \(late) that still \(verb)" : "")
      #expect(report.findings.filter { $0.kind == .rows }.map(\.message) == (count == 5 ? [] : [sentence]))
      let stuck = report.findings.filter { $0.kind == .stuck }.map(\.message)
      let places = (5 - late..<5).map { "row \($0 + 1) of the list (300 × 50, at x 0, y \($0 * 50)) is a placeholder" }
      #expect(stuck == (late == 0 ? [] : ["the content still loads: \(places.joined(separator: "; "))"]))
    }
  }

  @Test(arguments: [
    (3, 3, nil as String?), (4, 5, "has 4 columns, its content 5"), (3, 4, "has 3 columns, its content 4"), (2, 3, nil),
  ])
  func `tables of four columns have equally many cells`(count: Int, contentCount: Int, words: String?) throws {
    func table(_ columns: Int, _ attributes: String) -> String {
      let rows = (0..<3).map { row in
        let cells = (0..<columns).map { column in
          "<div frame=\"\(column * 60) \(row * 30) 60 20\" \(attributes)/>"
        }
        return "<tr frame=\"0 \(row * 30) 300 30\">\(cells.joined())</tr>"
      }
      return "<table frame=\"0 0 300 90\">\(rows.joined())</table>"
    }
    let report = try report(table(count, bone), table(contentCount, picture))
    let messages = report.findings.filter { $0.kind == .columns }.map(\.message)
    #expect(messages == (words.map { ["the list at x 0, y 0 \($0)"] } ?? []), "\(report.findings.map(\.message))")
  }

  // MARK: - Pairs of lists

  private func rowList(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, columns: Int = 1
  ) -> RowList {
    RowList(node: 0, rows: [2, 4], frame: Rect(x: x, y: y, width: width, height: height), columns: columns)
  }

  @Test(arguments: [
    // The list begins at 0 and is 100 × 150 points large; its row is 50 points high.
    (0.0, 96.0, 100.0, 150.0, true), (0, 96.1, 100, 150, false),
    (0, -96, 100, 150, true), (0, -96.1, 100, 150, false),
    // Three tenths of the lower list.
    (0, 90, 100, 190, true), (0, -69.9, 100, 100, true), (0, -70, 100, 100, false),
    // Half of the wider list.
    (0, 0, 199.9, 150, true), (0, 0, 200, 150, false),
    (49.9, 0, 100, 150, true), (50, 0, 100, 150, false),
    (-49.9, 0, 100, 150, true), (-50, 0, 100, 150, false),
  ])
  func `lists at the same place are pairs`(
    x: Double, y: Double, width: Double, height: Double, arePaired: Bool
  ) throws {
    let screen = MarkedScreen(
      content: try page(list(rows(2, pitch: 50, height: 50), box: (40, picture), width: 100)).content)
    func pairs(_ one: RowList, _ other: RowList) -> Int { pairLists([one], of: screen, [other], of: screen).count }
    let base = rowList(0, 0, 100, 150)
    let other = rowList(x, y, width, height)
    #expect(pairs(base, other) == (arePaired ? 1 : 0))
    #expect(pairs(other, base) == (arePaired ? 1 : 0))
  }

  @Test(arguments: [(399.9, true), (400, false)])
  func `grids at the same place have a quarter of their width in common`(width: Double, arePaired: Bool) throws {
    let screen = MarkedScreen(
      content: try page(list(rows(2, pitch: 50, height: 50), box: (40, picture), width: 100)).content)
    for (columns, other) in [(1, 2), (2, 1), (2, 2)] {
      let pairs = pairLists(
        [rowList(0, 0, 100, 150, columns: columns)], of: screen, [rowList(0, 0, width, 150, columns: other)],
        of: screen)
      #expect(pairs.count == (arePaired ? 1 : 0))
    }
  }

  @Test(arguments: [(100.0, false), (99.9, true), (25, false), (25.1, true)])
  func `lists at the same place have similar distances of rows`(pitch: Double, arePaired: Bool) throws {
    func screen(_ pitch: Double) throws -> (MarkedScreen, RowList) {
      let markup = list(rows(2, pitch: pitch, height: 20), box: (20, picture), width: 100)
      let screen = MarkedScreen(content: try page(markup).content)
      return (screen, rowList(0, 0, 100, 150))
    }
    let (one, other) = (try screen(50), try screen(pitch))
    #expect(pairLists([one.1], of: one.0, [other.1], of: other.0).count == (arePaired ? 1 : 0))
  }

  @Test(
    arguments: [
      ([0], "in row 1"), ([0, 1], "in rows 1 and 2"), ([0, 2, 4], "in rows 1, 3 and 5"),
      ([0, 2, 4, 5], "in 4 of 7 rows"), ([0, 1, 2, 3, 4, 5, 6], "in all 7 rows"),
    ] as [(Set<Int>, String)])
  func `the rows of a list are words`(rows: Set<Int>, words: String) throws {
    let screen = MarkedScreen(content: try page("").content)
    var judge = LoadingJudge(screen, screen, judgeLoading(screen, screen).shift)
    func list(_ count: Int, columns: Int = 1) -> RowList {
      RowList(node: 0, rows: Array(repeating: 0, count: count), frame: .zero, columns: columns)
    }
    judge.lists = [
      PairedLists(loading: list(9), content: list(7)), PairedLists(loading: list(7), content: list(9, columns: 2)),
      PairedLists(loading: list(2), content: list(5)),
    ]
    #expect(judge.rowNames(rows, of: 0) == words)
    #expect(judge.rowNames(rows, of: 1) == words.replacing("row", with: "cell"))
    if rows.count == 2 { #expect(judge.rowNames(rows, of: 2) == "in both rows") }
  }

  @Test func `at most 256 differences are listed, and equal ones of a list are one`() throws {
    let screen = MarkedScreen(content: try page("").content)
    var judge = LoadingJudge(screen, screen, judgeLoading(screen, screen).shift)
    for number in 0..<300 {
      judge.group(.extra, "\(number)", nil, nil)
      judge.group(.extra, "\(number)", nil, nil)
    }
    #expect(judge.groups.count == 256 && judge.groups.allSatisfy { $0.places.count == 2 })
    #expect(judge.wrong == [])
    judge.flushGroups()
    #expect(judge.report.findings.first?.message == "0, 2 times, the first one ")
  }

  // MARK: - Rows

  /// Columns beside each other, of which the edge of the screen of 400 points cuts off the last one.
  @Test(arguments: [
    (301.1, 100.0, 40.0, true), (301, 100, 40, false), (301.1, 101.9, 40, true), (300, 102, 40, false),
    (301.1, 100, 41.9, true), (301.1, 100, 42, false),
  ])
  func `a column that is cut off belongs to the others`(x: Double, width: Double, height: Double, isColumn: Bool) throws
  {
    let cells = [(0.0, 100.0, 40.0), (150, 100, 40)].map { cell in
      "<section frame=\"\(cell.0) 0 \(cell.1) \(cell.2)\"><i frame=\"\(cell.0) 0 90 30\" \(picture)/></section>"
    }
    // The last cell shows another part.
    let last = "<section frame=\"\(x) 0 \(width) \(height)\"><i frame=\"\(x) 10 20 12\" \(picture)/></section>"
    let markup = "<div frame=\"0 0 600 90\">\(cells.joined())\(last)</div>"
    let lists = MarkedScreen(content: try page(markup).content).rowLists()
    #expect(lists.map(\.rows.count) == [isColumn ? 3 : 2])
  }

  /// Two rows of equal parts at other places.
  @Test(arguments: [
    (0.0, 50.0, 190.0, 40.0, true), (1.9, 50, 150, 40, true), (2, 50, 188, 40, true), (2, 50, 150, 40, false),
    (100, 50, 191.9, 40, true), (100, 50, 192, 40, false), (-30, 50, 220, 40, true), (-30, 50, 221.9, 40, true),
    (-30, 50, 222, 40, false), (200, 1.9, 150, 41.9, true), (200, 2, 150, 40, false), (200, 0, 150, 42, false),
  ])
  func `rows of a list are aligned, and columns begin at the same height`(
    x: Double, y: Double, width: Double, height: Double, areRows: Bool
  ) throws {
    func row(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
      let boxes = [(x, 20), (x + 60, 40)].map { "<i frame=\"\($0.0) \(y) \($0.1) 20\" \(picture)/>" }
      return "<section frame=\"\(x) \(y) \(width) \(height)\">\(boxes.joined())</section>"
    }
    let body = "<div frame=\"0 0 400 200\">\(row(0, 0, 190, 40))\(row(x, y, width, height))</div>"
    let lists = MarkedScreen(content: try page(body).content).rowLists()
    #expect(lists.map(\.rows.count) == (areRows ? [2] : []))
  }
}
