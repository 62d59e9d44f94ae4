import Diagnostics
import Dialects
import Geometry
import Layout
import Testing
import ViewTree
import XMLTree

/// The laws of Auto Layout, tested on every Interface Builder document that has views.
@Suite struct ConstraintLawTests {
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 834, height: 1_194),
    Size(width: 1_366, height: 1_024),
  ]

  @Test(arguments: sizes)
  func `every required constraint holds that is not reported`(size: Size) throws {
    var (checked, broken, documents) = (0, 0, 0)
    for file in CorpusFile.all(in: "ib") {
      guard let document = try? parseXML(file.bytes()) else { continue }
      let scenes = solvedScenes(of: document, size)
      if !scenes.isEmpty { documents += 1 }
      for scene in scenes {
        checked += scene.checkedCount
        broken += scene.solved.broken.count
        for (index, distance) in scene.missed(by: 0.01) {
          Issue.record(
            "\(file.path): \(scene.scene.constraints[index].identifier ?? "?") misses by \(distance) points")
        }
        #expect(scene.solved.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(file.path)")
      }
    }
    print("\(size): \(documents) documents, \(checked) required constraints hold, \(broken) gave way")
    #expect(documents == 0 || documents >= 300 && checked >= 3_000)
  }

  /// The scenes of a document with their solutions; empty for a rejected document.
  private func solvedScenes(of document: XMLDocument, _ size: Size) -> [SolvedConstraints] {
    var request = ViewRequest()
    request.size = Canvas(width: size.width, height: size.height)
    guard let views = try? Dialect.interfaceBuilder.resolveViews(document, request).value else { return [] }
    var scenes: [SolvedConstraints] = []
    let resolved = try? withoutActuallyEscaping({ scenes.append(SolvedConstraints($0, $1)) }) { didSolve in
      try resolveAutoLayout(views, didSolve: didSolve)
    }
    for diagnostic in resolved?.diagnostics ?? [] where diagnostic.problem.code == "ib.solver" {
      Issue.record("a scene is not solved")
    }
    return scenes
  }

  @Test func `stored frames of constrained views change nothing when constraints are solved`() throws {
    var (documents, rects) = (0, 0)
    for file in CorpusFile.all(in: "ib") {
      let bytes = try file.bytes()
      guard let document = try? parseXML(bytes), let stored = frames(of: document) else { continue }
      let (stripped, count) = withoutConstrainedFrames(document)
      documents += 1
      rects += count
      #expect(try frames(of: parseXML(stripped)) == stored, "\(file.path)")
    }
    print("\(documents) documents solve alike without \(rects) stored frames")
    #expect(documents == 0 || documents >= 300 && rects >= 1_000)
  }

  /// The frames of all views in document order; nil for a rejected document.
  private func frames(of document: XMLDocument) -> [Rect]? {
    var request = ViewRequest()
    request.solves = true
    guard let views = try? Dialect.interfaceBuilder.resolveViews(document, request).value,
      let root = try? resolveAutoLayout(views).value.root
    else { return nil }
    var frames: [Rect] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if case .frame(let frame) = view.layout { frames.append(frame) }
      waiting += view.children.reversed()
    }
    return frames
  }

  /// The document without the `<rect key="frame">` of constrained views, and the number of these views.
  private func withoutConstrainedFrames(_ document: XMLDocument) -> (bytes: [UInt8], count: Int) {
    var bytes = document.text
    let rects = document.root.descendants.filter { element in
      guard element.name == "rect", element["key"] == "frame", let view = element.parent else { return false }
      let isFixed = view["fixedFrame"] == "YES" || view.children.contains { $0.name == "variation" }
      let isRoot = view.parent?.name == "objects" || view["key"] == "view"
      // Interface Builder uses the drawn size of an arranged view as its intrinsic size.
      let isArranged = view.parent?.parent?.name == "stackView"
      return view["translatesAutoresizingMaskIntoConstraints"] == "NO" && !isFixed && !isRoot && !isArranged
    }
    for rect in rects.reversed() {
      let start = rect.location.offset
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { continue }
      bytes.removeSubrange(start...end)
    }
    return (bytes, rects.count)
  }
}
