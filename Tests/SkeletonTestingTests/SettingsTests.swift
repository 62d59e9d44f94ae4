import Foundation
import Skeleton
import Snapshots
import TestSupport
import Testing

@testable import SkeletonTesting

/// Scopes, tools, strategies and folders of the snapshot assertions.
@Suite(.snapshots(record: .never, differenceTool: .program("compare")))
struct SettingsTests {
  private static let cell = #"<cell width="200"><text id="name" lines="2"/></cell>"#

  @Test func `a suite has the settings of its trait`() {
    #expect(SnapshotSettings.current.recordingMode == .never)
    #expect(SnapshotSettings.current.differenceTool?.commandLine("a", "b") == "compare 'a' 'b'")
  }

  @Test(.snapshots(record: .failed)) func `the trait of a test takes precedence, and keeps the rest`() {
    #expect(SnapshotSettings.current.recordingMode == .failed)
    #expect(SnapshotSettings.current.differenceTool != nil)
  }

  @Test func `a function has settings of its own`() {
    withSnapshots(record: .all) { #expect(SnapshotSettings.current.recordingMode == .all) }
    #expect(SnapshotSettings.current.recordingMode == .never)
  }

  @Test func `a scope keeps an assertion from recording`() throws {
    let folder = GoldenFolder()
    withKnownIssue {
      assertSkeleton(of: Self.cell, in: .folder(folder.url.path), testName: "testCell()")
    } matching: {
      $0.comments.map(\.rawValue).joined().hasPrefix("testCell.bones.json is missing")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("testCell.bones.json")))
  }

  @Test func `a failure names the tool with the two files`() throws {
    let folder = GoldenFolder()
    try folder.write(Array("other\n".utf8), to: "testCell.txt")
    let golden = folder.path("testCell.txt")
    withKnownIssue {
      assertSkeleton(of: Self.cell, as: .ascii, in: .folder(folder.url.path), testName: "testCell()")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\ncompare     compare '\(golden)' '") && text.contains("/actual/")
    }
  }

  @Test func `the environment names a tool, and a path is one word`() {
    let tool = DifferenceTool.inForce(nil) { $0 == "SKELETON_DIFFTOOL" ? "git diff --no-index" : nil }
    #expect(tool?.commandLine("a b", "it's") == #"git diff --no-index 'a b' 'it'\''s'"#)
    #expect(DifferenceTool.inForce(nil) { _ in nil } == nil)
    #expect(DifferenceTool.inForce(.skeleton) { _ in "x" }?.commandLine("a", "b") == "skeleton diff 'a' 'b'")
    #expect(DifferenceTool { "meld \($1) \($0)" }.commandLine("a", "b") == "meld b a")
  }

  // MARK: - Strategies

  @Test(arguments: OutputFormat.allCases)
  func `an output in any format equals itself, and a change is a difference`(_ format: OutputFormat) throws {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond) = (0.25, 2)
    let strategy = SnapshotStrategy.output(format)
    #expect("." + strategy.fileExtension == format.fileExtension)
    let golden = try strategy.snapshot(of: newsfeed(), options).bytes
    #expect(strategy.difference(golden, try strategy.snapshot(of: newsfeed(), options)) == nil)
    // The values of an Android layout contain no places.
    if format == .androidValues || format == .androidNight { return }
    let changed = try strategy.snapshot(of: newsfeed("68 24 210 8", "68 40 110 48"), options)
    let difference = try #require(strategy.difference(golden, changed))
    #expect(difference.text.contains(format.isBinary ? "pixels" : "line "), "\(difference.text)")
  }

  @Test func `a text of the caller's own is compared by lines`() throws {
    let strategy = SnapshotStrategy.text("rules.txt") { scene in "\(scene.size.width)\n\(scene.bones.count) bones\n" }
    let golden = try strategy.snapshot(of: newsfeed(), RenderOptions()).bytes
    #expect(String(decoding: golden, as: UTF8.self) == "375.0\n18 bones\n")
    let difference = try strategy.difference(#"<view id="line3" frame="16 116 262 8"/>"#, "")
    #expect(difference?.text == "line 2:\n- 18 bones\n+ 15 bones\n")
    struct Mistake: Error {}
    let failing = SnapshotStrategy.text("txt") { _ in throw Mistake() }
    #expect(throws: Obstacle.self) { try failing.snapshot(of: newsfeed(), RenderOptions()) }
  }

  @Test func `a precision allows a share of the pixels to differ`() throws {
    // 2 of 24 rows of the picture differ: about 0.3 % of its pixels.
    let change = ("68 24 210 8", "68 24 200 8")
    for (precision, isEqual) in [(1, false), (0.9999, false), (0.99, true), (0, true)] {
      let difference = try SnapshotStrategy.image(scale: 1, precision: precision).difference(change.0, change.1)
      #expect((difference == nil) == isEqual, "\(precision)")
      let moving = try SnapshotStrategy.animation(fps: 2, scale: 0.5, precision: precision).difference(
        change.0, change.1)
      #expect((moving == nil) == isEqual, "\(precision)")
    }
  }

  // MARK: - Temporary folders

  @Test func `a run without a failure removes the folders of earlier runs of the same program`() throws {
    let folder = GoldenFolder()
    func mark(_ name: String, _ program: String, _ parent: Int) throws {
      let place = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: place.appending(path: "actual"), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: place.appending(path: "actual/a.png"))
      try Data(ArtifactFolder.text(program, parent).utf8).write(to: place.appending(path: ".run"))
    }
    try mark("skeleton-1", "/tests", 7)
    try mark("skeleton-2", "/tests", 8)
    try mark("skeleton-3", "/other", 7)
    try mark("skeleton-mine", "/tests", 7)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "skeleton-4"), withIntermediateDirectories: true)
    ArtifactFolder.removeOld(in: folder.url.path, program: "/tests", parent: 8)
    let rest = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(rest == ["skeleton-2", "skeleton-3", "skeleton-4", "skeleton-mine"])
  }
}
