import Diagnostics
import Dialects
import Foundation
import Geometry
import Layout
import TestSupport
import Testing
import ViewTree
import XMLTree

/// A file of `../shared/metrics/auto-layout-examples`, one for each measured rule.
struct AutoLayoutExample: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let all: [AutoLayoutExample] = {
    let folder = Fixture.project.deletingLastPathComponent().appending(path: "shared/metrics/auto-layout-examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xib") }.sorted().map { AutoLayoutExample(url: folder.appending(path: $0)) }
  }()

  /// The widths that replace the drawn ones of labels.
  static let widths = ["R10-hyphen": 277.0, "R10-push-out": 169.5, "R10-trailing-space": 241.5]
}

@Suite(.enabled(if: !AutoLayoutExample.all.isEmpty)) struct AutoLayoutExampleTests {
  @Test(arguments: AutoLayoutExample.all)
  func `every frame is the expected one`(example: AutoLayoutExample) throws {
    let document = try parseXML([UInt8](Data(contentsOf: example.url)))
    var request = ViewRequest()
    request.root = "root"
    request.solves = true
    let root = try resolveAutoLayout(Dialect.interfaceBuilder.resolveViews(document, request).value).value.root
    var waiting = [root]
    var count = 0
    while let view = waiting.popLast() {
      waiting += view.children
      guard let frame = view.storedFrame, let identifier = view.identifier,
        let rect = document.root.descendants.first(where: { $0["id"] == identifier })?.children.first(where: {
          $0.name == "rect"
        })
      else { continue }
      func number(_ name: String) -> Double { rect[name].flatMap { Double($0) } ?? 0 }
      let width = view.element == "label" ? AutoLayoutExample.widths[example.testDescription] : nil
      let expected = [number("x"), number("y"), width ?? number("width"), number("height")]
      for (solved, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
        count += 1
        #expect(abs(solved - expected) <= 0.5, "\(identifier): \(frame)")
      }
    }
    #expect(count >= 8)
  }
}
