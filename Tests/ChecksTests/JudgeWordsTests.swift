import Comparison
import Geometry
import Skeleton
import Testing

@testable import Checks

/// The sentences of findings about loading screens.
@Suite struct JudgeWordsTests {
  private func page(_ body: String, side: Int = 200) throws -> SkeletonScene {
    try Document("<page width=\"\(side)\" height=\"\(side)\" elements=\"1\">\(body)</page>").scene()
  }

  // MARK: - Sequences

  /// A bone, a text or an activity indicator; empty for another character.
  private func part(_ kind: Character, _ y: Int) -> String {
    switch kind {
    case "b": return "<div frame=\"3 \(y) 100 16\" background=\"rgb(220, 220, 220)\" animated=\"true\"/>"
    case "t": return "<div frame=\"3 \(y) 100 16\" lines=\"3 \(y) 90 16\"/>"
    case "o": return "<div frame=\"3 \(y) 30 30\" border=\"2 2 2 2\" animated=\"true\"/>"
    default: return ""
    }
  }

  /// A capture with two parts, one below the other, and a footer.
  private func frame(_ parts: String, _ name: String, at time: Double?, footer: Int = 103) throws -> LoadingFrame {
    let boxes = zip(parts, [5, 45]).map { part($0, $1) }
    let end = "<footer frame=\"0 \(footer) 200 20\" lines=\"0 \(footer) 80 16\"/>"
    return LoadingFrame(name: name, time: time, try page(boxes.joined() + end).loadingScreen)
  }

  private func messages(_ frames: [LoadingFrame]) -> [String] { judgeFrames(frames).findings.map(\.message) }

  @Test(arguments: [(0.19, true), (0.2, false), (0.21, false)])
  func `a placeholder of less than a fifth of a second is a flash`(end: Double, isFlash: Bool) throws {
    let found = try messages([frame("bb", "a", at: 0), frame("tt", "b", at: end)])
    #expect(found == (isFlash ? ["the placeholder is shown for at most 0.19 s, less than 0.2 s"] : []))
    #expect(try messages([frame("bb", "a", at: nil), frame("tt", "b", at: end)]) == [])
  }

  @Test func `the time of a flash begins with the first frame that has the placeholder`() throws {
    let frames = try [
      frame("--", "a", at: 1), frame("bb", "b", at: 1.5), frame("bb", "c", at: 1.6), frame("tt", "d", at: 1.75),
    ]
    #expect(messages(frames) == [])
  }

  @Test func `what is still shown has a number and a moment`() throws {
    #expect(
      try messages([frame("bb", "a", at: 1), frame("bb", "b", at: 6.5)]) == ["2 bones are still shown after 5.5 s"])
    #expect(try messages([frame("bt", "a", at: nil), frame("bt", "b", at: 6)]) == ["1 bone is still shown in b"])
    #expect(
      try messages([frame("bb", "a", at: 1), frame("tt", "b", at: 2), frame("o-", "c", at: 4)]) == [
        "an activity indicator is still shown after 3 s"
      ])
  }

  @Test func `a sequence needs a placeholder`() throws {
    #expect(try messages([frame("tt", "a", at: 1), frame("tt", "b", at: 2)]) == ["no frame has a placeholder"])
    #expect(try messages([frame("tt", "a", at: 1)]) == [])
    #expect(try messages([frame("o-", "a", at: 1), frame("tt", "b", at: 2)]) == [])
    #expect(messages([]) == [])
  }

  @Test func `a placeholder that comes back is named by its frame`() throws {
    let frames = try [
      frame("bb", "a", at: 0), frame("tt", "b", at: 1), frame("bb", "c", at: 2), frame("tt", "d", at: 3),
    ]
    #expect(messages(frames) == ["the placeholder appears again in c"])
  }

  @Test func `content below a bone has the moment and both places`() throws {
    let frames = try [frame("bb", "a", at: 1), frame("bt", "b", at: 2.5), frame("tt", "c", at: 4)]
    #expect(messages(frames) == ["the content at 45 appears after 1.5 s, before that above it at 5"])
    #expect(try messages([frame("bb", "a", at: 1), frame("tb", "b", at: 2), frame("tt", "c", at: 4)]) == [])
  }

  @Test(arguments: [(106, true), (105, false), (63, true)])
  func `a part that moves by 3 points has its distance and the layout shift`(footer: Int, isReported: Bool) throws {
    let frames = try [frame("bb", "a", at: 1), frame("tt", "b", at: 2.5, footer: footer)]
    let report = judgeFrames(frames)
    let distance = abs(footer - 103)
    // The area of the footer before and after, of 200 × 200 points, times the distance of 200 points.
    let score = Double(min(40, 20 + distance)) / 200 * Double(distance) / 200
    let total = try #require(report.totalShift)
    #expect(abs(total - (isReported ? score : 0)) < 1e-9)
    #expect(report.findings.count == (isReported ? 1 : 0))
    if let message = report.findings.first?.message {
      #expect(message.contains(" moves by \(distance) after 1.5 s: layout shift 0.0"))
    }
  }

  // MARK: - Pictures

  /// Gray pairs, red content without a bone, and blue bones without content; the bones of pairs are above the content.
  @Test func `the picture of a report has three columns with gaps`() throws {
    var report = LoadingReport(shift: LayoutShift([], viewport: .zero))
    func box(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 2, height: 2) }
    report.size = Size(width: 7, height: 5)
    report.pairs = [(bone: box(0, 0), content: box(1, 1))]
    (report.lost, report.surplus) = ([box(4, 1)], [box(5, 3)])
    let names: [Color: Character] = [
      .white: ".", Color(gray: 0x80): "#", Color(gray: 0xC8): "g", Color(gray: 0xE4): "e",
      Color(red: 0xE5, green: 0x48, blue: 0x4D): "r", Color(red: 0x3E, green: 0x63, blue: 0xDD): "b",
    ]
    let picture = try report.picture
    #expect(picture.size == (try PixelSize(width: 37, height: 5)))
    let pixels = picture.pixels.map { names[$0] ?? "?" }
    let rows = (0..<5).map { String(pixels[$0 * 37..<($0 + 1) * 37]) }
    #expect(
      rows == [
        "gg.....########.......########gg.....", "gg.....########.gg.gg.########gge.rr.",
        ".......########.gg.gg.########.ee.rr.", ".....gg########.......########.....bb",
        ".....gg########.......########.....bb",
      ])
  }

  @Test(arguments: [(10.0, 8_000.0, 31, 4_000), (10, 4_000, 46, 4_000), (480, 9, 1_456, 9), (960, 9, 1_456, 5)])
  func `the picture of a large screen is smaller`(width: Double, height: Double, pixels: Int, rows: Int) throws {
    var report = LoadingReport(shift: LayoutShift([], viewport: .zero))
    report.size = Size(width: width, height: height)
    #expect(try report.picture.size == PixelSize(width: pixels, height: rows))
  }

  // MARK: - Names

  @Test(arguments: [
    ("40 40", 18.0, "", "the avatar"), ("40 40", 17.9, "", "the picture"), ("40 41.9", 20, "", "the avatar"),
    ("40 42", 20, "", "the picture"), ("41.9 40", 20, "", "the avatar"), ("42 40", 20, "", "the picture"),
    ("24 24", 12, "", "the avatar"), ("23.9 24", 12, "", "the picture"), ("160 160", 80, "", "the avatar"),
    ("160.1 160", 80, "", "the picture"), ("40 40", 20, "id=\"cover\"", "the picture \"cover\""),
  ])
  func `a round picture is an avatar`(size: String, radius: Double, attributes: String, name: String) throws {
    let radii = "radius=\"\(radius) \(radius) \(radius) \(radius)\""
    let screen = MarkedScreen(
      content: try page("<img frame=\"11 7 \(size)\" \(radii) \(attributes)/>", side: 400).content)
    let judge = LoadingJudge(screen, screen, judgeLoading(screen, screen).shift)
    #expect(judge.name(of: 0) == name)
    #expect(judge.noun(of: 0) == (name == "the avatar" ? "avatar" : "picture"))
  }

  @Test func `numbers, places and plurals are words`() {
    #expect(whole(2.5) == "3" && whole(2.4) == "2" && whole(-2.5) == "-3")
    #expect(place(Rect(x: 10.4, y: 7.6, width: 1, height: 1)) == "at x 10, y 8")
    #expect("\("box", 1), \("box", 2), \("row", 1), \("row", 0)" == "box, boxes, row, rows")
    #expect(direction(Point(x: -1.4, y: 2.6)) == "3 below and 1 left of")
    #expect(Rect(x: 3, y: 5, width: 7, height: 11).area == 77)
  }
}
