import Diagnostics
import Foundation
import Geometry
import LayerTree
import SceneModel
import Skeleton
import TestSupport
import Testing
import XMLTree

@testable import Dialects

/// The screens of Hyperview's own examples.
@Suite(.enabled(if: CorpusFile.isPresent)) struct HyperviewScreenTests {
  @Test func `only documents without content are blank`() async throws {
    for surveyed in await CorpusSurvey.files.value where surveyed.file.folder == "hxml" {
      guard case .blank = surveyed.outcome else { continue }
      #expect(try !DocumentFacts(surveyed.file).hasContent, "\(surveyed.file.testDescription)")
    }
  }

  @Test(arguments: [(320.0, 568.0, false), (834, 1194, false), (1366, 1024, true)])
  func `every screen can be shown at any size, by its name or its index`(
    width: Double, height: Double, isRightToLeft: Bool
  ) throws {
    var count = 0
    for file in CorpusFile.all(in: "hxml") {
      let bytes = try file.bytes()
      for (index, root) in try Dialect.hyperview.roots(of: parseXML(bytes)).enumerated() {
        count += 1
        var options = RenderOptions()
        options.size = CanvasSize(width: width, height: height)
        options.isRightToLeft = isRightToLeft
        options.root = RootName(root.identifiers.first ?? "\(index)")
        let scene = try Document(bytes, options: options).scene(options).content
        let canvas = Rect(x: 0, y: 0, width: width, height: height)
        #expect(scene.size == canvas.size, "\(file)")
        #expect(scene.bones.allSatisfy { !$0.shape.bounds.intersection(canvas).isEmpty }, "\(file)")
      }
    }
    print("hxml: \(count) screens at \(width) × \(height)")
    #expect(count == 116)
  }

  @Test func `every property of a style that the schema has is known`() throws {
    let schema = try #require(Fixture.corpus).appending(path: "hxml/Instawork+hyperview/schema/core.xsd")
    let document = try parseXML([UInt8](Data(contentsOf: schema)))
    let style = try #require(document.root.children.first { $0.name == "element" && $0["name"] == "style" })
    let names = style.descendants.filter { $0.name == "attribute" }.compactMap { $0["name"] }
    #expect(names.count > 100)
    for name in names where name != "id" {
      #expect(HyperviewProperty.names.contains(name), "\(name)")
    }
  }

  @Test func `every element that the schema has is known`() throws {
    let schema = try #require(Fixture.corpus).appending(path: "hxml/Instawork+hyperview/schema/core.xsd")
    let document = try parseXML([UInt8](Data(contentsOf: schema)))
    let names = document.root.children.filter { $0.name == "element" }.compactMap { $0["name"] }
    #expect(names.count > 20)
    for name in names where !["doc", "screen"].contains(name) {
      let element = try parseXML(Array("<\(name)/>".utf8)).root
      #expect(HyperviewRole(element) != .unknown, "\(name)")
    }
  }
}
