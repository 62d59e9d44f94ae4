import Diagnostics
import Foundation
import Geometry
import Testing
import XMLTree

@testable import ViewTree

@Suite struct InterfaceBuilderCorpusTests {
  /// The files below a folder of the corpus; none, and a line that says so, where there is no corpus.
  private func files(in folder: String) throws -> [InterfaceBuilderFile] {
    guard let corpus = InterfaceBuilderFile.corpus else {
      print("skipped: no corpus beside the project")
      return []
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: corpus.appending(path: folder).path)
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { InterfaceBuilderFile(at: corpus.appending(path: folder).appending(path: $0)) }
  }

  @Test func `nearly every real document with content gives content on the canvas`() throws {
    let files = try files(in: "ib")
    guard !files.isEmpty else { return }
    var withContent = 0
    var showing = 0
    var refused: [String] = []
    for file in files {
      let reasons = try file.refusals()
      refused += reasons
      guard reasons.isEmpty, try file.hasContent else { continue }
      withContent += 1
      let shown = try file.shown()
      #expect(shown.warnings.isEmpty, "\(file.url.path)")
      if shown.showsContent { showing += 1 }
    }
    print("\(files.count) files, \(refused.count) refused, \(withContent) with content, \(showing) show it")
    #expect(withContent > 300)
    #expect(Double(showing) >= 0.95 * Double(withContent))
    #expect(refused.count <= 10)
  }

  @Test func `every root that a real document lists can be shown at the size that is listed`() throws {
    for file in try files(in: "ib") + files(in: "seed") {
      for (index, root) in try Dialect.interfaceBuilder.roots(of: file.parsed()).enumerated() {
        let shown = try file.shown { $0.root = root.identifiers.first ?? "\(index)" }
        #expect(shown.canvas.width ?? 0 > 0 && shown.canvas.height ?? 0 > 0)
      }
    }
  }

  @Test func `the newsfeed of the seed is its table, filled by its cell`() throws {
    let storyboard = try files(in: "seed").first { $0.url.path.contains("StudyReport") }
    guard let storyboard else { return }
    let cell = try storyboard.shown { $0.root = "newsfeedCell" }
    let stored = [
      [16.0, 16, 44, 44], [68, 24, 210, 8], [68, 40, 160, 8], [16, 84, 300, 8], [16, 100, 336, 8], [16, 116, 262, 8],
    ]
    #expect(cell.leaves.map(\.frame.numbers) == stored)
    let scene = try storyboard.shown()
    #expect(scene.canvas == Canvas(width: 375, height: 603))
    let rows = [0.0, 210, 420]
    #expect(scene.views.filter(\.view.isCell).map(\.frame.minY) == rows)
    #expect(scene.leaves.map(\.frame.numbers) == rows.flatMap { y in stored.map { [$0[0], $0[1] + y, $0[2], $0[3]] } })
  }

  @Test func `the archives of the seed are refused`() throws {
    let files = try files(in: "seed")
    guard !files.isEmpty else { return }
    let refused = try files.flatMap { try $0.refusals() }
    #expect(refused.count == 2)
    #expect(refused.allSatisfy { $0.contains("Xcode 4") })
  }
}

extension InterfaceBuilderFile {
  /// Whether anything in the file is content, wherever it stands.
  fileprivate var hasContent: Bool {
    get throws {
      let content = ["label", "button", "imageView", "textField", "textView", "slider", "switch", "mapView"]
      return try parsed().root.descendants.contains { content.contains($0.name) }
    }
  }
}

extension ShownDocument {
  /// Whether any content is visible.
  fileprivate var showsContent: Bool {
    views.dropFirst().contains { shown in
      switch shown.view.kind {
      case .text, .image, .control, .media, .shape, .view, .unknown: !shown.visible.isEmpty
      case .container, .divider, .spacer, .bar: false
      }
    }
  }
}
