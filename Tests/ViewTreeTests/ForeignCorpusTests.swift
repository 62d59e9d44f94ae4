import Diagnostics
import Foundation
import Geometry
import Testing
import XMLTree

@testable import ViewTree

/// Real files, read where they exist.
@Suite struct ForeignCorpusTests {
  /// The documents of a folder of the corpus; none, and a line that says so, when there is no corpus.
  private func files(in folder: String) throws -> [URL] {
    let directory = projectRoot.deletingLastPathComponent().appendingPathComponent("shared/corpus/\(folder)")
    guard let paths = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil) else {
      return []
    }
    let files = paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
    if files.isEmpty { print("no corpus at \(folder): its files are not checked") }
    return files
  }

  @Test(arguments: ["uiautomator", "appium", "contentloader"])
  func `every real file gives content or is refused with a reason`(folder: String) throws {
    var leaves = 0
    for file in try files(in: folder) {
      let document = try parseXML(Array(Data(contentsOf: file)))
      let dialect = try #require(Dialect.guess(from: document.root), "\(file.path)")
      do throws(InvalidInput) {
        let read = try dialect.resolveViews(document, ViewRequest())
        let content = read.value.root.contentLeaves
        leaves += content.count
        let canvas = Rect(x: 0, y: 0, width: read.value.canvas.width ?? 0, height: read.value.canvas.height ?? 0)
        let shown = content.filter { $0.storedFrame.map { !$0.intersection(canvas).isEmpty } ?? false }
        if ProcessInfo.processInfo.environment["SKELETON_STATISTICS"] == "1" {
          print(
            dialect, number(canvas.width), number(canvas.height), "leaves", content.count, "shown", shown.count,
            read.diagnostics.map(\.problem.message).joined(separator: " | "), file.lastPathComponent)
        }
        // Without frames below its root a file is a bare screen, and says so.
        #expect(!shown.isEmpty || read.diagnostics.contains { $0.problem is DumpProblem }, "\(file.path)")
      } catch {
        #expect(error.diagnostics.count == 1)
        if ProcessInfo.processInfo.environment["SKELETON_STATISTICS"] == "1" {
          print("refused:", error.diagnostics.map(\.problem.message), file.lastPathComponent)
        }
      }
    }
    if leaves > 0 { print("\(folder): \(leaves) leaves with content") }
  }
}
