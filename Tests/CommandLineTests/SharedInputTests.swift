import Foundation
import Testing

/// Input that several outputs share is read once.
@Suite struct SharedInputTests {
  private static let cell = "Fixtures/seeds/cards.xml"
  private static let rules = "<rules><rule match=\"#none\"/></rules>"

  @Test(arguments: [["--size", "300x", "--size", "400x"], ["--device", "iphone-15,ipad-11"]])
  func `rules from standard input are read and reported once for all canvases`(canvases: [String]) throws {
    let run = try SkeletonProcess(
      arguments: ["render", Self.cell, "--format", "json", "--rules", "-"] + canvases, input: Self.rules)
    #expect(run.exitCode == 0)
    #expect(run.text.split(separator: "{\"version\":1").count == 2)
    #expect(run.standardError.split(separator: "changes nothing").count == 2, "\(run.standardError)")
  }

  @Test(arguments: [["render", "-"], ["layout", "-"], ["diff", cell, "-"], ["batch"]])
  func `standard input has one reader`(command: [String]) throws {
    let run = try SkeletonProcess(arguments: command + ["--rules", "-"], input: Self.rules)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("--rules"))
  }

  @Test func `a document is parsed once for several files, sizes and widths`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try SkeletonProcess(
      "render", Self.cell, "-o", folder.appending(path: "a.svg").path, "--responsive", "-o",
      folder.appending(path: "b.html").path, "--size", "320x", "--size", "768x", "--timings")
    #expect(run.exitCode == 0)
    let stages = run.standardError.split(separator: "\n").filter { $0.hasSuffix(" ms") }.map { $0.prefix { $0 != ":" } }
    #expect(stages == ["parse", "resolve", "place", "compose", "svg", "html"])
    // A page for every width has no layout for each size.
    #expect(run.standardError.contains("further sizes have no effect"))
  }
}
