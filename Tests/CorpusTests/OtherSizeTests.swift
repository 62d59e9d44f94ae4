import Diagnostics
import Dialects
import Geometry
import Layout
import SeededRandom
import Testing
import ViewTree
import XMLTree

/// Pictures of Interface Builder documents at sizes for which they were not drawn.
@Suite(.enabled(if: CorpusFile.isPresent)) struct OtherSizeTests {
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 430, height: 932), Size(width: 1_024, height: 1_366),
  ]
  private static let seed: UInt64 = 17
  private static let sceneCount = 60

  @Test func `the mirrored layout adds no overlaps and loses no views`() throws {
    var generator = SplitMix64(seed: Self.seed)
    var (scenes, pictures, clean) = (0, 0, 0)
    var total = LayoutFaults()
    for file in CorpusFile.all(in: "ib").shuffled(using: &generator) where scenes < Self.sceneCount {
      guard let document = try? parseXML(file.bytes()),
        document.root.descendants.contains(where: { $0.name == "constraint" }),
        let stored = faults(of: document, nil)
      else { continue }
      scenes += 1
      for size in Self.sizes {
        guard let resized = faults(of: document, size) else {
          Issue.record("\(file.path) has no layout at \(size)")
          continue
        }
        let new = resized.subtracting(stored)
        pictures += 1
        if new.isEmpty { clean += 1 } else { print("\(file.path) \(size): \(new)") }
        total.formUnion(new, prefix: "\(file.path) \(size) ")
      }
    }
    print(
      "\(clean) of \(pictures) pictures clean; \(total.overlapping.count) new overlaps, \(total.outside.count) outside, "
        + "\(total.vanished.count) vanished")
    #expect(pictures == 3 * Self.sceneCount)
    // The others have constraints with fixed sizes or centers that require it, such as a panel 815 points wide.
    #expect(Double(clean) >= 0.93 * Double(pictures))
    #expect(total.vanished.isEmpty)
  }

  /// The faults of a document's first root; nil if it is rejected or has fewer than four views.
  private func faults(of document: XMLDocument, _ size: Size?) -> LayoutFaults? {
    var request = ViewRequest()
    request.size = Canvas(width: size?.width, height: size?.height)
    request.solves = true
    guard let views = try? Dialect.interfaceBuilder.resolveViews(document, request).value,
      let placed = try? place(views).value, placed.views.count >= 4
    else { return nil }
    let texts = document.root.descendants.filter {
      $0.name == "label" && $0["hidden"] != "YES" && $0["text"]?.isEmpty == false
    }
    return LayoutFaults(placed, labels: Set(texts.compactMap { $0["id"] }))
  }
}

/// The views of a picture that overlap siblings, leave their parent or have no size although they have a text.
///
/// The first copy of each view with an identifier counts. Contents of scrolling views may leave them.
private struct LayoutFaults: CustomStringConvertible {
  private(set) var overlapping: Set<String> = []
  private(set) var outside: Set<String> = []
  private(set) var vanished: Set<String> = []

  init() {}

  init(_ placed: PlacedViews, labels: Set<String>) {
    var seen: Set<String> = []
    var siblings: [Int: [(name: String, frame: Rect)]] = [:]
    for view in placed.views {
      guard let name = view.view.identifier, seen.insert(name).inserted else { continue }
      let frame = view.frame
      if labels.contains(name), min(frame.width, frame.height) < 0.5 { vanished.insert(name) }
      guard let parent = view.parent, min(frame.width, frame.height) > 0 else { continue }
      for other in siblings[parent, default: []] where frame.overlaps(other.frame) {
        overlapping.insert(other.name + " " + name)
      }
      siblings[parent, default: []].append((name, frame))
      let outer = placed.views[parent]
      let scrolls = ["scrollView", "tableView", "collectionView", "textView"].contains(outer.view.element)
      if !scrolls, !frame.isInside(outer.frame) { outside.insert(name) }
    }
  }

  var isEmpty: Bool { overlapping.isEmpty && outside.isEmpty && vanished.isEmpty }

  var description: String {
    "overlaps \(overlapping.sorted()), outside \(outside.sorted()), vanished \(vanished.sorted())"
  }

  func subtracting(_ other: LayoutFaults) -> LayoutFaults {
    var new = self
    new.overlapping.subtract(other.overlapping)
    new.outside.subtract(other.outside)
    new.vanished.subtract(other.vanished)
    return new
  }

  mutating func formUnion(_ other: LayoutFaults, prefix: String) {
    overlapping.formUnion(other.overlapping.map { prefix + $0 })
    outside.formUnion(other.outside.map { prefix + $0 })
    vanished.formUnion(other.vanished.map { prefix + $0 })
  }
}

extension Rect {
  /// True if both rectangles share an area more than a point wide and high.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }

  /// True if the rectangle leaves the other one by at most a point.
  fileprivate func isInside(_ outer: Rect) -> Bool {
    minX >= outer.minX - 1 && minY >= outer.minY - 1 && maxX <= outer.maxX + 1 && maxY <= outer.maxY + 1
  }
}
