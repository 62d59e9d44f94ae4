import Comparison
import Geometry
import ImageCoding
import Skeleton
import Snapshots
import Testing

@testable import SkeletonTesting

/// The messages of failures.
@Suite struct DifferenceTests {
  private static let avatar = "id=\"avatar\""

  /// A seeded bug, and the first line of its failure message.
  @Test(arguments: [
    ("68 24 210 8", "68 26 210 8", #"bone 1 (feed/cell[0]/view[1] "fullName"): y 24 → 26"#),
    ("68 24 210 8", "68 24 200 8", #"bone 1 (feed/cell[0]/view[1] "fullName"): width 210 → 200"#),
    ("<view id=\"line3\" frame=\"16 116 262 8\"/>", "", #"bone 5 (feed/cell[0]/view[5] "line3"): removed"#),
    (avatar, avatar + " cornerRadius=\"22\"", #"bone 0 (feed/cell[0]/view[0] "avatar"): radius 0 → 22"#),
    (
      "preset=\"classic\"", "preset=\"classic\" colors=\"#F6F7F8 #EEE #CCC #EEE #F6F7F8\"",
      "shimmer color 2 #DDDDDDFF → #CCCCCCFF"
    ),
  ])
  func `a seeded bug is reported by its kind, in pictures too`(_ old: String, _ new: String, _ line: String) throws {
    for strategy in [SnapshotStrategy.bones, .image(scale: 1), .animation(fps: 2, scale: 0.5)] {
      let difference = try #require(try strategy.difference(old, new))
      let lines = difference.text.split(separator: "\n").map(String.init)
      #expect(lines.first == line)
      #expect(lines.contains { $0.hasPrefix("pixels") } == !strategy.isText)
      let movesNothing = line.hasPrefix("shimmer")
      #expect((difference.strip == nil) == (strategy.isText && movesNothing))
      // Three cells have the bug, one shimmer has it.
      #expect(lines.count { $0.hasPrefix("bone ") } == (movesNothing ? 0 : 3))
    }
  }

  @Test(arguments: [SnapshotStrategy.bones, .layout, .explanation, .ascii, .image, .animation(fps: 2)])
  func `equal files have no difference`(_ strategy: SnapshotStrategy) throws {
    #expect(try strategy.difference("", "") == nil)
  }

  @Test func `views are reported as views`() throws {
    let difference = try #require(try SnapshotStrategy.layout.difference("68 24 210 8", "68 26 210 8"))
    #expect(difference.text.hasPrefix(#"view 3 (feed/cell[0]/view[1] "fullName"): y 24 → 26"# + "\n"))
    #expect(difference.strip != nil)
  }

  @Test func `a picture is compared decoded, whatever its file`() throws {
    let strategy = SnapshotStrategy.image(scale: 1)
    let recorded = try strategy.snapshot(of: newsfeed(), RenderOptions())
    var options = RenderOptions()
    options.scale = 1
    let plain = try render(newsfeed().bytes, as: .png, options: options).bytes
    #expect(recorded.bytes != plain)
    #expect(strategy.difference(plain, recorded) == nil)
    // Another encoder: WebP, in a file with the extension of PNG.
    options.time = .progress(0.5)
    let webp = try render(newsfeed().bytes, as: .webp, options: options).bytes
    let half = try SnapshotStrategy.image(scale: 1, at: .progress(0.5)).snapshot(of: newsfeed(), RenderOptions())
    #expect(strategy.difference(webp, half) == nil)
    let changed = try strategy.snapshot(of: newsfeed("68 24 210 8", "68 24 200 8"), RenderOptions())
    let difference = try #require(strategy.difference(plain, changed))
    // The plain file contains no bones: 10×8 pixels of three cells.
    #expect(difference.text.hasPrefix("pixels: 240 of 236250 differ, by at most "))
    #expect(difference.text.contains(", within x 268…278, y 24…452\n"))
  }

  @Test func `tolerances let pixels pass`() throws {
    let (old, new) = ("preset=\"classic\"", "preset=\"classic\" colors=\"#F6F7F8 #EEE #DCDCDC #EEE #F6F7F8\"")
    func image(_ tolerance: ImageTolerance) -> SnapshotStrategy { .image(scale: 0.5, tolerance: tolerance) }
    func animation(_ tolerance: ImageTolerance) -> SnapshotStrategy {
      .animation(fps: 2, scale: 0.5, tolerance: tolerance)
    }
    #expect(try image(.exact).difference(old, new) != nil)
    #expect(try image(.perChannel(1)).difference(old, new) == nil)
    #expect(try image(.perceptual(1)).difference(old, new) == nil)
    #expect(try image(.perceptual(0.01)).difference(old, new) != nil)
    #expect(try animation(.exact).difference(old, new) != nil)
    #expect(try animation(.perChannel(1)).difference(old, new) == nil)
  }

  @Test func `scale, time and frame rate decide the compared picture`() throws {
    func size(_ strategy: SnapshotStrategy) throws -> PixelSize {
      try frames(of: strategy.snapshot(of: newsfeed(), RenderOptions()).bytes).size
    }
    #expect(try size(.image(scale: 1)) == PixelSize(width: 375, height: 630))
    #expect(try size(.image) == PixelSize(width: 750, height: 1_260))
    let early = try SnapshotStrategy.image(scale: 1, at: .progress(0)).snapshot(of: newsfeed(), RenderOptions())
    let late = try SnapshotStrategy.image(scale: 1, at: .progress(1)).snapshot(of: newsfeed(), RenderOptions())
    #expect(SnapshotStrategy.image.difference(early.bytes, late)?.text.hasPrefix("pixels: ") == true)
    let slow = try SnapshotStrategy.animation(fps: 2, scale: 1).snapshot(of: newsfeed(), RenderOptions())
    let fast = try SnapshotStrategy.animation(fps: 3, scale: 1).snapshot(of: newsfeed(), RenderOptions())
    #expect(SnapshotStrategy.image.difference(slow.bytes, fast)?.text.contains("moments differ") == true)
  }

  @Test func `an invalid golden is reported as such`() throws {
    let png = try SnapshotStrategy.image.snapshot(of: newsfeed(), RenderOptions())
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(SnapshotStrategy.image.difference(pointer, png)?.text.contains("git lfs pull") == true)
    #expect(
      SnapshotStrategy.image.difference([], png, named: "a.png")?.text
        == "the golden is not valid:\na.png: error: neither PNG nor GIF nor WebP\n")
    let bones = try SnapshotStrategy.bones.snapshot(of: newsfeed(), RenderOptions())
    let difference = SnapshotStrategy.bones.difference(Array("{\"version\":1,\n}".utf8), bones, named: "a.bones.json")
    #expect(
      difference?.text.hasPrefix("the golden is not valid:\na.bones.json:2:1: error: expected a name in quotes\n")
        == true)
  }

  @Test func `bones that are the same in another text are reported as text`() throws {
    let golden = try SnapshotStrategy.bones.snapshot(of: newsfeed(), RenderOptions())
    let spaced = Array(
      String(decoding: golden.bytes, as: UTF8.self).replacing("\"version\":1", with: "\"version\": 1").utf8)
    let difference = try #require(SnapshotStrategy.bones.difference(spaced, golden))
    #expect(difference.text.hasPrefix("the bones are the same, the text is not:\nline 1:\n- {\"version\": 1,"))
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\n", "line 2:\n- b\n+ B\n"),
    ("a\nb\nc\nd\n", "A\nb\nc\nD\n", "line 1:\n- a\n+ A\nline 4:\n- d\n+ D\n"),
    ("a\n", "a\nb\n", "line 2:\n+ b\n"), ("a\nb\nc\n", "c\n", "line 1:\n- a\n- b\n"),
    ("a\u{1B}[2J\n", "a\n", "line 1:\n- \"a\\u{1B}[2J\"\n+ a\n"), ("a\n", "a", "line 2:\n- \n"),
  ])
  func `lines that differ are reported with their numbers`(_ old: String, _ new: String, _ text: String) {
    #expect(lineDifference(Array(old.utf8), Array(new.utf8)) == text)
  }

  @Test func `a long difference of lines ends after forty`() {
    let (old, new) = (String(repeating: "a\n", count: 100), String(repeating: "b\n", count: 100))
    let lines = lineDifference(Array(old.utf8), Array(new.utf8)).split(separator: "\n")
    #expect(lines.count == 41)
    #expect(lines.last == "… 161 more lines")
  }
}
