import Geometry
import LayerTree
import SceneModel
import Skeleton
import Testing
import ViewTree
import XMLTree

/// The nodes of dumps from which bones come.
@Suite(.enabled(if: CorpusFile.isPresent)) struct DumpSourceTests {
  @Test func `every bone of a dump lies on the node of its view, or on the one to which a rule adds it`() throws {
    var count = 0
    for file in ["uiautomator", "appium"].flatMap(CorpusFile.all) + CorpusFile.new where file.folder != "ib" {
      guard let scene = try? Document(file.bytes()).scene().content else { continue }
      let root = try parseXML(file.bytes()).root
      let nodes = Dictionary(([root] + root.descendants).map { ($0.location, $0) }) { first, _ in first }
      for bone in scene.bones {
        count += 1
        let view = scene.layout.views[bone.view].view
        // A dump without frames has rows in the order of its elements, and a warning.
        guard let node = nodes[view.location], let frame = Self.frame(of: node) else { continue }
        let bounds = bone.shape.bounds
        // The rule that restores an icon that a container cuts, and the title that an expanded toolbar draws itself.
        let isCut = bone.kind == .image && abs(bounds.width - bounds.height) <= 2 && bounds.width <= frame.width + 1
        let toolbar = sequence(first: node, next: \.parent).first { $0["resource-id"]?.contains("collapsing") == true }
        let isTitle = toolbar.flatMap(Self.frame)?.contains(bounds, tolerance: 1) == true
        #expect(
          frame.contains(bounds, tolerance: 1.5) || isCut || isTitle,
          "\(file.path): \(node["resource-id"] ?? node.name) is at \(bounds), its node at \(frame)")
      }
    }
    print("dumps: \(count) bones")
    #expect(count > 1_500)
  }

  /// The frame that an element states, or the one around those in it.
  private static func frame(of element: XMLElement) -> Rect? {
    if let bounds = element["bounds"] {
      let numbers = bounds.split { !"-0123456789".contains($0) }.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return Rect(minX: numbers[0], minY: numbers[1], maxX: numbers[2], maxY: numbers[3])
    }
    let numbers = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(Double.init) }
    guard numbers.count == 4 else { return element.children.compactMap(frame).unioned }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
