import Comparison
import Geometry
import Skeleton
import Testing

@testable import Checks

/// The parts that a loading screen and its content have in common, and their moves.
@Suite struct CommonPartTests {
  private func page(_ body: String, side: Int = 400) throws -> SkeletonScene {
    try Document("<page width=\"\(side)\" height=\"\(side)\" elements=\"1\">\(body)</page>").scene()
  }

  private func picture(_ frame: String, _ attributes: String = "", element: String = "img") -> String {
    "<\(element) frame=\"\(frame)\" \(attributes)/>"
  }

  /// The tops of the parts in both screens.
  private func common(_ loading: String, _ content: String) throws -> [[Double]] {
    var (one, other) = (try page(loading).loadingScreen, MarkedScreen(content: try page(content).content))
    let (bones, marks) = (one.marks.count, other.marks.count)
    let parts = takeCommonParts(&one, &other)
    #expect(other.marks.count == marks - parts.count && one.marks.count <= bones)
    return parts.map { [$0.before.minY, $0.after.minY] }
  }

  @Test(arguments: [
    ("11 37 60 20", "", "img", true), ("11.2 37 60 20", "", "img", true), ("11.25 37 60 20", "", "img", false),
    ("10.75 37 60 20", "", "img", true), ("10.7 37 60 20", "", "img", false), ("11 37 60.2 20", "", "img", true),
    ("11 37 60.3 20", "", "img", false), ("11 37 60 20.2", "", "img", true), ("11 37 60 20.3", "", "img", false),
    ("11 237 60 20", "", "img", true), ("11 37 60 20", "id=\"total\"", "img", false),
    ("11 37 60 20", "", "video", false),
  ])
  func `a common part has the element, the identifier, the column and the size`(
    frame: String, attributes: String, element: String, isCommon: Bool
  ) throws {
    let parts = try common(picture("11 7 60 20"), picture(frame, attributes, element: element))
    #expect(parts.count == (isCommon ? 1 : 0))
  }

  @Test(arguments: [
    // Parts that have not moved come first, then the nearest one; each later part needs one below.
    ([100, 200], [50, 100, 250], [[100, 100], [200, 250]]), ([240, 300], [50, 100, 250], [[240, 100], [300, 250]]),
    ([100], [90, 111], [[100, 90]]), ([101], [90, 111], [[101, 111]]), ([100], [70, 130], [[100, 70]]),
    ([50, 100], [150, 200], [[50, 150], [100, 200]]), ([50, 100, 150], [150], [[50, 150]]), ([50], [], []),
    ([50, 90, 130], [90, 130, 170, 210], [[50, 90], [90, 130], [130, 170]]),
  ])
  func `equal parts are paired in their order`(loading: [Int], content: [Int], pairs: [[Double]]) throws {
    func parts(_ tops: [Int]) -> String { tops.map { picture("11 \($0) 60 20") }.joined() }
    let found = try common(parts(loading), parts(content))
    #expect(found == pairs)
  }

  @Test(arguments: [(63, 63), (64, 63)])
  func `an equal part is sought among the next 64`(number: Int, found: Int) throws {
    let content = (0..<70).map { picture("11 \($0 * 5) 60 4") }.joined()
    let parts = try common(picture("11 \(number * 5) 60 4"), content)
    #expect(parts == [[Double(number * 5), Double(found * 5)]])
  }

  @Test(arguments: [
    ("", "", true), ("id=\"a\"", "id=\"a\"", true), ("id=\"a\"", "id=\"b\"", false),
    ("class=\"a\"", "class=\"b\"", false), ("class=\"a\"", "", false),
  ])
  func `the views around common parts move with them`(one: String, other: String, isSame: Bool) throws {
    func body(_ y: Int, _ attributes: String) -> String {
      "<main frame=\"0 0 400 300\"><section frame=\"7 \(y) 300 90\" \(attributes)>"
        + picture("11 \(y + 4) 60 20", "id=\"x\"") + picture("11 \(y + 40) 60 20", "id=\"y\"") + "</section></main>"
    }
    var (loading, content) = (
      try page(body(5, one)).loadingScreen, MarkedScreen(content: try page(body(65, other)).content)
    )
    let parts = takeCommonParts(&loading, &content)
    let all = withSurroundings(parts, loading, content)
    #expect(parts.count == 2)
    // The pictures, the section, the main part and the page, each once.
    let frames = all.dropFirst(2).map { [$0.before.minY, $0.after.minY] }
    #expect(frames == (isSame ? [[5, 65], [0, 0], [0, 0]] : []))
    #expect(Set(all.map(\.node)).count == all.count)
  }

  /// A footer that moves by 3 of 200 points: its area before and after is 23 points high.
  @Test(arguments: [(116, true), (115, false)])
  func `a layout shift of a thousandth is reported`(width: Int, isReported: Bool) throws {
    func body(_ y: Int, _ bone: String) -> String {
      "<div frame=\"3 5 100 16\" \(bone)/>"
        + "<footer frame=\"0 \(y) \(width) 20\" lines=\"0 \(y) 80 16\"/>"
    }
    let loading = try page(body(103, "background=\"rgb(220, 220, 220)\" animated=\"true\""), side: 200).loadingScreen
    let scene = try page(body(106, "lines=\"3 5 90 16\""), side: 200)
    let report = judgeLoading(loading, MarkedScreen(content: scene.content))
    let score = Double(width) * 23 / 40_000 * 3 / 200
    #expect(abs(report.shift.score - score) < 1e-9)
    #expect(report.findings.map(\.kind) == (isReported ? [.shift] : []))
    #expect(report.regions.count == (isReported ? 1 : 0))
    let frames = [LoadingFrame(name: "a", time: 0, loading), LoadingFrame(name: "b", time: 1, scene.loadingScreen)]
    let sequence = judgeFrames(frames)
    #expect(sequence.findings.map(\.kind) == (isReported ? [.shift] : []))
    #expect(abs((sequence.totalShift ?? 0) - score) < 1e-9)
  }

  @Test(arguments: [[103, 143, 153], [103, 113, 153], [103, 103, 143]])
  func `a sequence has the largest layout shift and the sum of all`(tops: [Int]) throws {
    let frames = try tops.enumerated().map { number, top in
      let part = number == 0 ? "background=\"rgb(220, 220, 220)\" animated=\"true\"" : "lines=\"3 5 90 16\""
      let body = "<div frame=\"3 5 100 16\" \(part)/><footer frame=\"0 \(top) 200 20\" lines=\"0 \(top) 80 16\"/>"
      return LoadingFrame(name: "\(number)", time: nil, try page(body, side: 200).loadingScreen)
    }
    let report = judgeFrames(frames)
    let scores = zip(tops, tops.dropFirst()).map { one, other in
      Double(min(40, 20 + other - one)) / 200 * Double(other - one) / 200
    }
    #expect(abs(report.shift.score - (scores.max() ?? 0)) < 1e-9)
    #expect(abs((report.totalShift ?? 0) - scores.reduce(0, +)) < 1e-9)
    #expect(report.findings.count == scores.count { $0 > 0 })
  }

  /// Two parts that move by the same distance, and one that moves another way.
  @Test(arguments: [(40, "move 40 down"), (-23, "move 23 up")])
  func `parts that move together are named by the first one`(y: Int, words: String) throws {
    func body(_ y: Int, _ other: Int) -> String {
      picture("50 \(100 + y) 60 20", "id=\"first\"") + picture("50 \(130 + y) 60 20", "id=\"second\"")
        + picture("203 \(100 + other) 90 20", "id=\"third\"")
    }
    let bone = "<div frame=\"3 5 30 16\" background=\"rgb(220, 220, 220)\" animated=\"true\"/>"
    let loading = try page(bone + body(0, 0)).loadingScreen
    let loaded = try page("<p frame=\"3 5 30 16\" lines=\"3 5 30 16\"/>" + body(y, 7))
    let report = judgeLoading(loading, MarkedScreen(content: loaded.content))
    let messages = report.findings.filter { $0.kind == .shift }.map(\.message)
    #expect(
      messages.map { String($0.prefix { $0 != ":" }) } == [
        "the picture \"first\" and 1 more part \(words) when the content appears",
        "the picture \"third\" moves 7 down when the content appears",
      ])
    #expect(messages.allSatisfy { $0.contains(" of the layout shift 0.") })
    #expect(report.regions.map(\.count) == [2, 1] && report.regions.map(\.offset.y) == [Double(y), 7])
    #expect(report.regions[0].score > report.regions[1].score)
    #expect(report.regions[0].area == Rect(x: 50, y: 100, width: 60, height: 50))
  }

  @Test func `at most eight moves are listed, those with the highest layout shift first`() throws {
    func body(_ factor: Int) -> String {
      (0..<10).map { picture("\(20 + $0 * 30) \(100 + factor * (4 + $0)) 20 20") }.joined()
    }
    let bone = "<div frame=\"3 5 30 16\" background=\"rgb(220, 220, 220)\" animated=\"true\"/>"
    let loaded = try page("<p frame=\"3 5 30 16\" lines=\"3 5 30 16\"/>" + body(1))
    let report = try judgeLoading(page(bone + body(0)).loadingScreen, MarkedScreen(content: loaded.content))
    let offsets: [Double] = (4...13).reversed().map { Double($0) }
    #expect(report.regions.map(\.offset.y) == offsets)
    #expect(report.findings.count { $0.kind == .shift } == 8)
  }
}
