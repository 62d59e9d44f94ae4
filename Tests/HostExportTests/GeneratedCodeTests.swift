import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import Testing

@testable import HostExport

/// The parts of generated source code: lines, names, loops and lengths.
@Suite struct GeneratedCodeTests {
  private func text(_ indent: Int, _ write: (inout CodeWriter) -> Void) -> String {
    var code = CodeWriter(indent: indent, SharedWorkMeter(.never))
    write(&code)
    return String(decoding: code.bytes, as: UTF8.self)
  }

  // MARK: - Lines

  @Test func `lines are indented by blocks`() {
    let found = text(3) { code in
      code.append(",")
      code.line("a")
      code.block("b {") { code in
        code.lines("c", "", "d")
        code.block("e (", ")") { $0.line("f") }
        code.append(";")
      }
      code.block("if g {", "} else {") {
        $0.line("h")
      } then: {
        $0.line("i")
      }
      code.append(",")
    }
    #expect(
      found == """
        a
        b {
           c

           d
           e (
              f
           );
        }
        if g {
           h
        } else {
           i
        },

        """)
    #expect(text(3) { $0.append(",") } == "\n")
  }

  @Test func `the lines of another writer are indented`() {
    let found = text(3) { code in
      var other = code.empty
      other.block("a {") { $0.lines("b", "") }
      code.indented { $0.append(other) }
      code.line("c")
    }
    #expect(found == "   a {\n      b\n\n   }\nc\n")
  }

  @Test func `the indentation ends at twenty-four levels`() {
    func nest(_ code: inout CodeWriter, _ levels: Int) {
      code.line("x")
      if levels > 0 { code.indented { nest(&$0, levels - 1) } }
    }
    let lines = text(1) { nest(&$0, 27) }.split(separator: "\n")
    #expect(lines.map { $0.count - 1 } == (0...27).map { min($0, 24) })
  }

  @Test(arguments: [
    ("", false), ("width", true), ("a.width(3)", true), ("// width", false), ("a // width", false), ("widths", false),
    ("width2", true), ("f(width: 3)", false), ("f(width: width)", true), ("a //", false), ("//", false),
  ])
  func `a word is mentioned before a comment`(_ line: String, _ isMentioned: Bool) {
    var code = CodeWriter(indent: 2, SharedWorkMeter(.never))
    code.line(line)
    #expect(code.mentions("width") == isMentioned)
    code.lines("height", line)
    #expect(code.mentions("width") == isMentioned && code.mentions("height"))
  }

  @Test func `delegates call functions without naming them`() {
    func words(_ lines: String...) -> Set<String> {
      var code = CodeWriter(indent: 2, SharedWorkMeter(.never))
      for line in lines { code.line(line) }
      return code.words
    }
    #expect(words("a.b1(c_d)", "e") == ["a", "b1", "c", "d", "e"])
    #expect(words("val a by b") == ["val", "a", "by", "b", "getValue"])
    #expect(words("var a by b", "c") == ["var", "a", "by", "b", "c", "getValue", "setValue"])
    #expect(words("by a", "var by") == ["by", "a", "var"])
  }

  @Test func `each loop adds to the offsets around it`() {
    var offset = LoopOffset()
    var found: [[String]] = []
    for step in [Point(x: 3, y: 0), Point(x: 5, y: 7), Point(x: 0, y: -11), Point(x: 0, y: 0), Point(x: 13, y: 17)] {
      let index = offset.index
      offset = offset.inLoop(step: step)
      found.append([index, offset.x ?? "-", offset.y ?? "-"])
    }
    let (x, y) = ("3 * cell + 5 * item", "7 * item + -11 * part")
    let expected: [[String]] = [
      ["cell", "3 * cell", "-"], ["item", x, "7 * item"], ["part", x, y], ["part3", x, y],
      ["part4", "\(x) + 13 * part4", "\(y) + 17 * part4"],
    ]
    #expect(found == expected)
  }

  // MARK: - Names

  private struct Given: Sendable {
    var document: String?
    var root: String?
    var file: String?
    var type: String?
    var canvas: String?

    var name: HostName {
      var options = HostOptions(documentName: document, root: root)
      (options.outputName, options.typeName, options.canvasName) = (file, type, canvas)
      return HostName(options)
    }
  }

  private static let names: [(given: Given, type: String, identifier: String, source: String)] = [
    (Given(), "LoadingSkeleton", "loading-skeleton", "a document"),
    (Given(document: "a/b/newsFeed.item.xml"), "NewsFeedSkeleton", "news-feed-skeleton", "newsFeed.item.xml"),
    (Given(document: "x.xml", root: "card_view"), "CardViewSkeleton", "card-view-skeleton", "x.xml (card_view)"),
    (Given(document: "x.xml", root: "B2y-VG-v1T"), "XSkeleton", "x-skeleton", "x.xml (B2y-VG-v1T)"),
    (Given(document: "x.xml", root: "7card"), "XSkeleton", "x-skeleton", "x.xml (7card)"),
    (Given(root: "card"), "CardSkeleton", "card-skeleton", "a document (card)"),
    (Given(document: "card_skeleton.xml"), "CardSkeleton", "card-skeleton", "card_skeleton.xml"),
    (Given(document: "skeleton.xml"), "SkeletonSkeleton", "skeleton-skeleton", "skeleton.xml"),
    (Given(document: "CardSkeleton.xml"), "CardSkeleton", "card-skeleton", "CardSkeleton.xml"),
    (Given(document: "Skeleton.xml"), "SkeletonSkeleton", "skeleton-skeleton", "Skeleton.xml"),
    (Given(document: "7-days.xml"), "Screen7DaysSkeleton", "screen-7-days-skeleton", "7-days.xml"),
    (Given(document: "URLCard.xml"), "URLCardSkeleton", "urlcard-skeleton", "URLCard.xml"),
    (Given(document: "aZ0_z9A.xml"), "AZ0Z9ASkeleton", "a-z0-z9-a-skeleton", "aZ0_z9A.xml"),
    (Given(document: "a@b[c`d{e:f.xml"), "ABCDEFSkeleton", "a-b-c-d-e-f-skeleton", "a@b[c`d{e:f.xml"),
    (Given(document: "feed.xml", canvas: "320x568"), "Feed320x568Skeleton", "feed-320x568-skeleton", "feed.xml"),
    (Given(document: "feed.xml", file: "Card.swift", canvas: "320x568"), "CardSkeleton", "card-skeleton", "feed.xml"),
    (Given(document: "feed.xml", type: "Wait", canvas: "320x568"), "Wait", "wait-320x568-skeleton", "feed.xml"),
    (
      Given(document: "feed.xml", root: "card", file: "Tile.kt", type: "Wait"), "Wait", "wait-skeleton",
      "feed.xml (card)"
    ),
  ]

  @Test(arguments: names.indices)
  func `names follow from those of the document`(_ number: Int) {
    let (given, type, identifier, source) = Self.names[number]
    let name = given.name
    #expect([name.type, name.identifier, name.source] == [type, identifier, source])
    #expect(name.resource == identifier.replacing("-", with: "_"))
    #expect(name.viewType == (given.type ?? type + "View"))
    #expect(name.plainIdentifier + "-skeleton" == identifier)
  }

  @Test func `other names have the same stem`() {
    var options = HostOptions(documentName: "b/news_feed.xml")
    (options.packageName, options.verification) = ("com.in.app", "Check.")
    let name = HostName(options)
    #expect(
      [name.loadingType, name.bonesType, name.bonesFunction] == ["NewsFeedLoading", "NewsFeedBones", "newsFeedBones"])
    #expect(name.package == "com.`in`.app" && name.document == "news_feed.xml" && name.file == nil)
    #expect(
      name.headers(format: "hxml", for: "iOS 17")
        == ["Made from news_feed.xml by skeleton, format hxml. For iOS 17.", "Check."])
    #expect(HostName(HostOptions()).headers(format: "svg") == ["Made from a document by skeleton, format svg."])
  }

  // MARK: - Loops

  private func bone(_ text: Substring) -> HostBone {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return HostBone(.roundedRect(RoundedRect(rect)), in: .black, SharedWorkMeter(.never))
  }

  private func items(_ text: String, areRepeated: Bool = true) -> [HostItem] {
    HostItem.items(of: text.split(separator: ",").map(bone)) { _ in areRepeated }
  }

  private func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(plain).joined(separator: " ")
  }

  private func text(_ items: [HostItem]) -> String {
    let texts: [String] = items.map { item in
      switch item {
      case .bone(let bone): return text(bone.frame)
      case .group(let items, _): return "{\(text(items))}"
      case .loop(let items, let count, let step, _):
        return "\(count) (\(plain(step.x)) \(plain(step.y))) [\(text(items))]"
      }
    }
    return texts.joined(separator: ", ")
  }

  private func text(_ boxes: [HostBox]) -> String {
    let texts: [String] = boxes.map { box in
      switch box {
      case .bone(let bone): return text(bone.frame)
      case .list(let list):
        let frame = text(Rect(origin: list.origin, size: list.size))
        return "\(list.count) \(list.axis) \(frame) \(list.depth) [\(text(list.boxes))]"
      }
    }
    return texts.joined(separator: ", ")
  }

  /// The boxes, the loops with their steps, and the lists with the size of a cell and the number of lists around it.
  @Test(
    arguments: [
      ("13 17 101 11,13 40 101 11", "2 (0 23) [13 17 101 11]", "2 vertical 13 17 101 23 0 [0 0 101 11]"),
      (
        "13 17 101 11,13 40 101 11,13 63 101 11,13 86 99 11", "3 (0 23) [13 17 101 11], 13 86 99 11",
        "3 vertical 13 17 101 23 0 [0 0 101 11], 13 86 99 11"
      ),
      (
        "13 17 101 11,13 40 101 11,13 64 101 11", "2 (0 23) [13 17 101 11], 13 64 101 11",
        "2 vertical 13 17 101 23 0 [0 0 101 11], 13 64 101 11"
      ),
      ("13 17 101 11,13 17 101 11", "13 17 101 11, 13 17 101 11", "13 17 101 11, 13 17 101 11"),
      ("13 17 31 11,64 17 31 11", "2 (51 0) [13 17 31 11]", "2 horizontal 13 17 51 11 0 [0 0 31 11]"),
      (
        "13 17 31 11,64 17 31 11,115 17 31 11,13 40 31 11,64 40 31 11,115 40 31 11",
        "2 (0 23) [3 (51 0) [13 17 31 11]]",
        "2 vertical 13 17 133 23 0 [3 horizontal 0 0 51 11 1 [0 0 31 11]]"
      ),
      (
        "13 17 9 11,13 40.33333 9 11,13 63.66667 9 11", "3 (0 23.33) [13 17 9 11]",
        "3 vertical 13 17 9 23.33 0 [0 0 9 11]"
      ),
      // Lists express neither negative and oblique steps nor overlaps.
      ("13 40 101 11,13 17 101 11", "2 (0 -23) [13 40 101 11]", "13 40 101 11, 13 17 101 11"),
      ("64 17 31 11,13 17 31 11", "2 (-51 0) [64 17 31 11]", "64 17 31 11, 13 17 31 11"),
      ("13 17 101 11,18 40 101 11", "2 (5 23) [13 17 101 11]", "13 17 101 11, 18 40 101 11"),
      (
        "13 17 101 23.009,13 40 101 23.009", "2 (0 23) [13 17 101 23.01]",
        "2 vertical 13 17 101 23 0 [0 0 101 23.01]"
      ),
      (
        "13 17 101 23.02,13 40 101 23.02", "2 (0 23) [13 17 101 23.02]", "13 17 101 23.02, 13 40 101 23.02"
      ),
      ("", "", ""), ("13 17 101 11", "13 17 101 11", "13 17 101 11"),
    ])
  func `equal boxes at equal distances are loops`(_ boxes: String, _ loops: String, _ lists: String) {
    let found = items(boxes)
    #expect(text(found) == loops)
    #expect(text(HostBox.boxes(of: found)) == lists)
    let frames = boxes.split(separator: ",").map { bone($0).frame }
    #expect(found.flatMap(\.bones).map(\.frame).map(text) == frames.map(text))
    #expect(found.flatMap(\.writtenBones).count == loops.split(separator: ",").count)
    #expect(text(items(boxes, areRepeated: false)) == frames.map(text).joined(separator: ", "))
  }

  /// A cell that is longer than the step is replaced by the frame of its bones.
  @Test(arguments: [
    (19.0, "3 vertical 13 17 101 23 0 [4 4 31 11]"), (23, "3 vertical 13 17 101 23 0 [4 4 31 11]"),
    (29, "3 vertical 17 21 31 23 0 [0 0 31 11]"),
  ])
  func `a list has the frame of its cells`(_ height: Double, _ expected: String) {
    let cell = Rect(x: 13, y: 17, width: 101, height: height)
    let loop = HostItem.loop([.bone(bone("17 21 31 11"))], count: 3, step: Point(x: 0, y: 23), cell: cell)
    #expect(text(HostBox.boxes(of: [loop])) == expected)
  }

  /// Lists that are nested deeper than eight others share the name of the ninth.
  @Test func `nested lists have names by their depth`() throws {
    let cells = (0..<10).reduce(#"<view width="20" height="4"/>"#) { inner, _ in
      "<cell repeat=\"2\" padding=\"2\">\(inner)</cell>"
    }
    let file = try render(Array("<feed width=\"90\">\(cells)</feed>".utf8), as: .hxml)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let names = text.matches(of: /style id="([a-z0-9-]+)" position="absolute" left/).map { String($0.output.1) }
    #expect(
      names == [
        "cells", "items", "parts", "part3s", "part4s", "part5s", "part6s", "part7s", "part8s", "part8s-2",
      ])
  }

  // MARK: - Lengths

  @Test(
    arguments: [
      (13.5, 0, "13.5", "13.5f"), (0, 0, "0", "0f"), (0, 1, "width", "width"), (7, 1, "width + 7", "width + 7f"),
      (-7, 1, "width - 7", "width - 7f"), (7, 0.25, "0.25 * width + 7", "0.25f * width + 7f"),
      (-7, 0.25, "0.25 * width - 7", "0.25f * width - 7f"), (0, 0.25, "0.25 * width", "0.25f * width"),
      (7, -0.25, "7 - 0.25 * width", "7f - 0.25f * width"), (0, -0.25, "- 0.25 * width", "- 0.25f * width"),
      (-7, -0.25, "-7 - 0.25 * width", "-7f - 0.25f * width"), (7, -1, "7 - width", "7f - width"),
      (7, 0.000_000_4, "7", "7f"), (7, 0.000_001, "0.000001 * width + 7", "0.000001f * width + 7f"),
    ] as [(Double, Double, String, String)])
  func `a length is an expression of the width`(_ base: Double, _ slope: Double, _ swift: String, _ kotlin: String) {
    let length = FluidLength(base: base, slope: slope)
    #expect(LengthSyntax.swift.text(length) == swift)
    #expect(LengthSyntax.kotlin.text(length) == kotlin)
    #expect(LengthSyntax.kotlin.text(FluidCurve(length), plus: nil) == kotlin)
    #expect(LengthSyntax.kotlin.text(FluidCurve(length), plus: "y2") == (kotlin == "0f" ? "y2" : kotlin + " + y2"))
  }

  /// The starts and bodies of ranges of widths.
  @Test(
    arguments: [
      ([], [], "\n"), ([160], ["a"], "a\n"), ([160, 300, 600], ["a", "a", "a"], "a\n"),
      ([160, 300, 600.5], ["a", "a", "b"], "if width < 600.5 {\n  a\n} else {\n  b\n}\n"),
      ([160, 300.25, 600], ["a", "b", "b"], "if width < 300.25 {\n  a\n} else {\n  b\n}\n"),
      (
        [160, 300, 600], ["a", "b", "a"],
        "if width < 300 {\n  a\n} else if width < 600 {\n  b\n} else {\n  a\n}\n"
      ),
    ] as [([Double], [String], String)])
  func `equal ranges of widths share a branch`(_ starts: [Double], _ bodies: [String], _ expected: String) {
    let found = text(2) { code in
      code.branch(zip(starts, bodies).map { (start: $0, body: $1) }, in: .swift) { body, code in
        code.line(body)
      }
    }
    #expect(found == expected)
  }
}
