import Geometry
import Skeleton
import Testing

@testable import Checks

/// The sentences about parts that have no bone, still load, or are no list.
@Suite struct LoadingSentenceTests {
  private func page(_ body: String, height: Int = 400) throws -> SkeletonScene {
    try Document("<page width=\"400\" height=\"\(height)\" elements=\"1\">\(body)</page>").scene()
  }

  private let bone = "background=\"rgb(220, 220, 220)\" animated=\"true\""

  private func messages(_ loading: String, _ content: String, _ kind: LoadingFinding.Kind) throws -> [String] {
    let report = try judgeLoading(page(loading).loadingScreen, MarkedScreen(content: page(content).content))
    return report.findings.filter { $0.kind == kind }.map(\.message)
  }

  // MARK: - Names

  @Test(arguments: [
    ("video", "video"), ("canvas", "canvas"), ("button", "button"), ("table", "table"), ("img", "picture"),
    ("svg", "picture"), ("picture", "picture"), ("h1", "heading"), ("h2", "heading"), ("h3", "heading"),
    ("h4", "heading"), ("h5", "heading"), ("h6", "heading"), ("a", "link"), ("input", "field"), ("textarea", "field"),
    ("select", "field"),
  ])
  func `an element of a page has a noun`(element: String, noun: String) throws {
    let body = "<\(element) frame=\"11 7 60 20\"/><\(element) id=\"a:id/b\" frame=\"11 37 60 20\"/>"
    let screen = MarkedScreen(content: try page(body).content)
    #expect(screen.name(of: 1) == "the \(noun)")
    #expect(screen.name(of: 2) == "the \(noun) \"b\"")
  }

  @Test(arguments: [
    ("Button", "button"), ("CheckBox", "check box"), ("RadioButton", "radio button"), ("EditText", "text field"),
    ("TextView", "text"), ("ImageView", "picture"), ("FrameLayout", "view"), ("VideoView", "media view"),
    ("ProgressBar", "spinner"), ("SeekBar", "slider"),
  ])
  func `a view of a layout has a noun`(element: String, noun: String) throws {
    let body = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
      android:layout_height="match_parent"><\(element) android:id="@+id/x" android:layout_width="90dp"
      android:layout_height="40dp"/></FrameLayout>
      """
    let screen = MarkedScreen(content: try Document(body).scene().content)
    #expect(screen.name(of: 1) == "the \(noun) \"x\"")
  }

  // MARK: - Missing parts

  /// Pictures below each other, at distances that are not those of a list.
  private func pictures(_ count: Int, names: Bool = false) -> String {
    (0..<count).map {
      "<img frame=\"\($0 * 7) \($0 * $0 * 3 + $0 * 25) \(20 + $0 * 4) \(20 + $0)\" \(names ? "id=\"p\($0)\"" : "")/>"
    }.joined()
  }

  private let known = (
    loading: "<div frame=\"0 378 390 16\" background=\"rgb(220, 220, 220)\" animated=\"true\"/>",
    content: "<p frame=\"0 376 390 20\" lines=\"0 376 390 20\"/>"
  )

  @Test(arguments: [
    (1, false, "the picture at x 0, y 0 (20 × 20) has no bone"),
    (2, false, "2 pictures have no bone: at x 0, y 0 (20 × 20); at x 7, y 28 (24 × 21)"),
    (1, true, "the picture \"p0\" at x 0, y 0 (20 × 20) has no bone"),
    (2, true, "2 pictures have no bone: \"p0\" at x 0, y 0 (20 × 20); \"p1\" at x 7, y 28 (24 × 21)"),
  ])
  func `parts without a bone are listed with their places`(count: Int, names: Bool, sentence: String) throws {
    let found = try messages(known.loading, known.content + pictures(count, names: names), .missing)
    #expect(found == [sentence])
  }

  @Test(arguments: [(6, ""), (7, "; and 1 more"), (8, "; and 2 more")])
  func `at most six places are listed`(count: Int, rest: String) throws {
    let found = try messages(known.loading, known.content + pictures(count), .missing)
    #expect(found.count == 1)
    let sentence = try #require(found.first)
    #expect(sentence.hasPrefix("\(count) pictures have no bone: at x 0, y 0 (20 × 20); "))
    #expect(sentence.ranges(of: "at x ").count == 6 && sentence.hasSuffix("at x 35, y 200 (40 × 25)\(rest)"))
  }

  @Test func `parts of an empty placeholder are counted by their nouns`() throws {
    let content = pictures(3) + "<video frame=\"300 11 60 30\"/><p frame=\"200 100 90 20\" lines=\"200 100 90 20\"/>"
    let found = try messages("", content, .missing)
    #expect(found == ["no part of the content has a bone: 3 pictures, 1 video, 1 text from y 0 to 116"])
    #expect(try messages("", content, .empty) == ["the placeholder is empty"])
    let ring = "<div frame=\"190 190 30 30\" border=\"2 2 2 2\" animated=\"true\"/>"
    #expect(try messages(ring, content, .empty) == ["the placeholder is empty: it only has an activity indicator"])
    #expect(try messages("", "", .empty) == [])
    let report = try judgeLoading(page("").loadingScreen, MarkedScreen(content: page(content).content))
    #expect(report.coverage == 0 && report.rows == 0 && report.precision == 1 && report.shape == 1)
  }

  @Test func `a text of several lines has too few bones`() throws {
    let lines = (0..<3).map { "11 \(100 + $0 * 24) 90 20" }
    let content = known.content + "<p frame=\"11 100 90 68\" lines=\"\(lines.joined(separator: ", "))\"/>"
    for count in 1...2 {
      let bars = (0..<count).map { "<div frame=\"11 \(103 + $0 * 24) 90 14\" \(bone)/>" }
      let found = try messages(known.loading + bars.joined(), content, .missing)
      #expect(found == ["the text has \(count) of 3 lines, at x 11, y 104"])
    }
    let found = try messages(known.loading, content, .missing)
    #expect(found == ["the text at x 11, y 104 (90 × 60) has no bone"])
  }

  // MARK: - Lists

  /// Rows of a picture and some videos.
  private func rows(_ count: Int, _ videos: (Int) -> Int, isLoaded: Bool) -> String {
    let rows = (0..<count).map { row in
      let y = row * 60
      let picture = isLoaded ? "<img frame=\"0 \(y) 40 40\"/>" : "<div frame=\"0 \(y) 40 40\" \(bone)/>"
      let controls = (0..<videos(row)).map { number in
        let frame = "frame=\"\(80 + number * 100) \(y) 70 30\""
        return isLoaded ? "<video \(frame)/>" : "<div \(frame) \(bone)/>"
      }
      return "<li frame=\"0 \(y) 390 60\">\(picture)\(controls.joined())</li>"
    }
    return "<ul id=\"all\" frame=\"0 0 390 \(count * 60)\">\(rows.joined())</ul>"
  }

  @Test(arguments: [
    (1, 0, ["the video has no bone in all 5 rows, the first one at x 80, y 0"]),
    (
      2, 1,
      [
        "the video (number 2 of 2 in its row) has no bone in all 5 rows, the first one at x 180, y 0"
      ]
    ),
  ])
  func `parts of rows without a bone have a number in their row`(
    content: Int, loading: Int, sentences: [String]
  ) throws {
    let found = try messages(
      known.loading + rows(5, { _ in loading }, isLoaded: false),
      known.content + rows(5, { _ in content }, isLoaded: true), .missing)
    #expect(found == sentences)
  }

  @Test(arguments: [
    ([2], "in row 3"), ([0, 3], "in rows 1 and 4, the first one"), ([0, 1, 2, 4], "in 4 of 5 rows, the first one"),
  ])
  func `rows in which a part is missing are named`(rows: [Int], words: String) throws {
    let found = try messages(
      known.loading + self.rows(5, { rows.contains($0) ? 1 : 2 }, isLoaded: false),
      known.content + self.rows(5, { _ in 2 }, isLoaded: true), .missing)
    #expect(found.count == 1)
    #expect(found.first?.contains(" has no bone \(words)") == true, "\(found)")
    #expect(found.first?.hasSuffix("at x 180, y \(rows[0] * 60)") == true)
  }

  @Test(arguments: [(["article"], "row"), (["article", "article"], "cell")])
  func `a grid has cells`(elements: [String], unit: String) throws {
    let columns = elements.count
    func cells(_ isLoaded: Bool, _ count: Int) -> String {
      let cells = (0..<count).map { number in
        let (x, y) = (number % columns * 200, number / columns * 70)
        let part = isLoaded ? "<img frame=\"\(x) \(y) 180 60\"/>" : "<div frame=\"\(x) \(y) 180 60\" \(bone)/>"
        return "<article frame=\"\(x) \(y) 180 60\">\(part)</article>"
      }
      return "<section id=\"s\" frame=\"0 0 400 300\">\(cells.joined())</section>"
    }
    let found = try messages(cells(false, 2 * columns), cells(true, 4 * columns), .rows)
    let noun = columns == 1 ? "list" : "grid"
    #expect(found == ["the \(noun) \"s\" at x 0, y 0 has \(2 * columns) \(unit)s, its content \(4 * columns)"])
  }

  // MARK: - Layout shifts

  /// Parts of 80 × 20 points on a screen of 400 × 400, which move down.
  private func shifts(_ parts: [(x: Int, y: Int, by: Int)]) throws -> LoadingReport {
    func screen(_ part: String, isLoaded: Bool) throws -> SkeletonScene {
      let footers = parts.map { part in
        let y = part.y + (isLoaded ? part.by : 0)
        return "<nav frame=\"\(part.x) \(y) 80 20\" lines=\"\(part.x) \(y) 70 16\"/>"
      }
      return try page(part + footers.joined())
    }
    return try judgeLoading(
      screen("<div frame=\"0 0 90 16\" \(bone)/>", isLoaded: false).loadingScreen,
      MarkedScreen(content: screen("<p frame=\"0 0 90 16\" lines=\"0 0 90 16\"/>", isLoaded: true).content))
  }

  @Test(
    arguments: [
      // The area before and after, as a share of the screen, times the distance as a share of its side.
      ([(0, 100, 40)], ["moves 40 down when the content appears: layout shift 0.002"]),
      ([(0, 100, -40), (100, 100, -40)], [" and 1 more part move 40 up when the content appears: layout shift 0.004"]),
      (
        [(0, 100, 40), (100, 100, 40), (200, 100, 40), (300, 50, 10)],
        [
          " and 2 more parts move 40 down when the content appears: 0.006 of the layout shift 0.0075",
          "moves 10 down when the content appears: 0.0004 of the layout shift 0.0075",
        ]
      ),
      // From a thousandth on.
      ([(0, 100, 20)], ["moves 20 down when the content appears: layout shift 0.001"]), ([(0, 100, 19)], []),
    ] as [([(Int, Int, Int)], [String])])
  func `parts that move together have one sentence`(parts: [(Int, Int, Int)], words: [String]) throws {
    let report = try shifts(parts.map { (x: $0.0, y: $0.1, by: $0.2) })
    let sentences = words.map { "the text\($0.hasPrefix(" ") ? "" : " ")\($0)" }
    #expect(report.findings.map(\.message) == sentences)
    #expect(report.findings.allSatisfy { $0.kind == .shift })
    #expect(report.regions.map(\.count).reduce(0, +) == (words.isEmpty ? 0 : parts.count))
  }

  @Test func `the eight worst shifts are reported`() throws {
    let report = try shifts((0..<10).map { (x: $0 % 4 * 100, y: 40 + $0 / 4 * 60, by: 4 + $0 * 2) })
    #expect(report.regions.count == 10)
    let distances = report.findings.map { $0.message.split(separator: " ")[3] }
    #expect(distances == ["22", "20", "18", "16", "14", "12", "10", "8"])
  }

  // MARK: - Content that loads

  @Test(arguments: [(1, ""), (3, ""), (4, "; and 1 more area"), (5, "; and 2 more areas")])
  func `the first three areas that load are listed`(count: Int, rest: String) throws {
    let areas = (0..<count).map { number in
      "<section \(number == 0 ? "id=\"feed\"" : "") frame=\"\(number * 3) \(number * 60) 90 \(40 + number)\">"
        + (0...number).map { "<div frame=\"\(number * 3) \(number * 60 + $0 * 8) 90 5\" \(bone)/>" }.joined()
        + "</section>"
    }
    let loaded = "<img frame=\"300 7 60 20\"/>"
    let found = try messages(
      known.loading, loaded + "<main frame=\"0 0 200 380\">\(areas.joined())<img frame=\"100 300 60 20\"/></main>",
      .stuck)
    #expect(found.count == 1)
    let sentence = try #require(found.first)
    #expect(
      sentence.hasPrefix("the content still loads: the box \"feed\" (90 × 40, at x 0, y 0) is a placeholder")
        || sentence.contains("\"feed\" (90 × 40, at x 0, y 0) is a placeholder"))
    if count > 1 { #expect(sentence.contains("; the area (90 × 41, at x 3, y 60) has 2 placeholders")) }
    #expect(sentence.ranges(of: " placeholder").count == min(count, 3))
    if count > 3 { #expect(sentence.hasSuffix(rest)) } else { #expect(!sentence.contains("more")) }
  }
}
