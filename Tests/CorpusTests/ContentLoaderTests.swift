import Diagnostics
import Foundation
import FoundationXML
import Geometry
import LayerTree
import SceneModel
import Skeleton
import Testing

/// The presets of react-content-loader: their holes have exactly the frames in the source.
@Suite struct ContentLoaderTests {
  @Test(arguments: CorpusFile.all(in: "contentloader"))
  func `holes are the drawing's rectangles and circles`(_ file: CorpusFile) throws {
    let drawing = try Drawing(file)
    let scene = try Document(file.bytes()).scene().content
    #expect(scene.size == drawing.size)
    #expect(!drawing.shapes.isEmpty)
    try #require(scene.bones.count == drawing.shapes.count)
    for (bone, expected) in zip(scene.bones, drawing.shapes) {
      guard case .roundedRect(let hole) = bone.shape else {
        Issue.record("\(bone.shape) is no rounded rectangle")
        continue
      }
      #expect(hole.rect == expected.rect)
      #expect(hole.radii == CornerRadii(expected.radius))
    }
  }

  @Test func `there are presets to check where there is a corpus`() {
    let count = CorpusFile.all(in: "contentloader").count
    #expect(count == 0 || count == 10)
  }
}

/// The shapes of a preset as written in its text, which contains no transforms.
private final class Drawing: NSObject, XMLParserDelegate {
  private(set) var size = Size.zero
  private(set) var shapes: [(rect: Rect, radius: Double)] = []

  init(_ file: CorpusFile) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file.url))
    parser.delegate = self
    #expect(parser.parse())
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    switch name {
    case "ContentLoader":
      let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
      if box.count == 4 { size = Size(width: box[2], height: box[3]) }
    case "rect", "Rect":
      let rect = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      shapes.append((rect, min(number("rx"), rect.width / 2, rect.height / 2)))
    case "circle", "Circle":
      let radius = number("r")
      let rect = Rect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
      shapes.append((rect, radius))
    default: Issue.record("<\(name)> is not expected in a preset")
    }
  }
}
