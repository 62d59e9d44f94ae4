import Foundation
import Skeleton
import SkeletonTesting
import TestSupport
import Testing
import TextFormats

@testable import SkeletonDev

/// Boxes beside those that Android's own code computes and that a device recorded.
///
/// The records notice a change of a box within the tolerance, and of one that is wrong anyway.
@Suite(.enabled(if: AndroidOracle.isPresent)) struct AndroidOracleTests {
  @Test func `boxes of the framework's containers are exact`() throws {
    let shares = try AndroidOracle.randomTrees("framework-random", tolerance: 0) { $0.isMultiple(of: 5) }
    #expect(shares.boxes >= 1)
    #expect(shares.trees >= 1)
    assertText(shares.record, "txt", in: .folder("Records"))
  }

  @Test func `boxes of random constraints are within a pixel`() throws {
    let shares = try AndroidOracle.randomTrees("constraint-random", tolerance: 1) { $0.isMultiple(of: 2) }
    #expect(shares.boxes >= 0.99)
    #expect(shares.trees >= 0.97)
    assertText(shares.record, "txt", in: .folder("Records"))
  }

  @Test func `boxes of recorded layouts are within a pixel`() throws {
    let halves = try AndroidOracle.recordings(tolerance: 1, leafSizes: true)
    for half in halves {
      #expect(half.boxes.boxes >= 0.97)
      #expect(half.boxes.trees >= 0.95)
    }
    assertText(halves.map(\.boxes.record).joined(separator: "\n"), "txt", in: .folder("Records"))
  }

  @Test func `boxes of recorded layouts are within a pixel with measured texts`() throws {
    // The shares of boxes differ because a few layouts have many boxes: the shares of layouts are alike.
    let halves = try AndroidOracle.recordings(tolerance: 1, leafSizes: false)
    #expect(halves[0].boxes.boxes >= 0.96)
    #expect(halves[1].boxes.boxes >= 0.88)
    for half in halves {
      #expect(half.boxes.trees >= 0.89)
      #expect(half.texts.boxes >= 0.977)
    }
    assertText(halves.map(\.boxes.record).joined(separator: "\n"), "txt", in: .folder("Records"))
  }
}

/// The shares of right boxes, and of trees without a wrong one.
struct BoxShares {
  private var right = 0
  private var count = 0
  private var whole: [String: Bool] = [:]
  private var digests: [String: SHA256] = [:]

  var boxes: Double { Double(right) / Double(max(count, 1)) }
  var trees: Double { Double(whole.values.count { $0 }) / Double(max(whole.count, 1)) }

  mutating func add(_ isRight: Bool, to tree: String) {
    count += 1
    if isRight { right += 1 }
    whole[tree] = (whole[tree] ?? true) && isRight
  }

  /// A line for each tree, with the digest of its computed boxes.
  var record: String {
    digests.sorted { $0.key < $1.key }.map { "\($0.value.hexadecimal().prefix(6))  \($0.key)" }
      .joined(separator: "\n")
  }

  mutating func note(_ boxes: [String: [Int]], of tree: String) {
    for (path, box) in boxes.sorted(by: { $0.key < $1.key }) {
      digests[tree, default: SHA256()].append("\(path) \(box)")
    }
  }
}

/// The sets of boxes beside the project.
enum AndroidOracle {
  private static let folder = Fixture.project.deletingLastPathComponent().appending(path: "shared/android-oracle")
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  typealias Object = [String: Any]

  /// - Parameter selects: the numbers of the files that are compared.
  static func randomTrees(_ name: String, tolerance: Int, _ selects: (Int) -> Bool) throws -> BoxShares {
    var shares = BoxShares()
    let set = folder.appending(path: name)
    for line in try String(contentsOf: set.appending(path: "boxes.jsonl"), encoding: .utf8).split(separator: "\n") {
      let tree = try object(Data(line.utf8))
      guard let file = tree["file"] as? String, selects(Int(file.prefix(5)) ?? 0) else { continue }
      let bytes = [UInt8](try Data(contentsOf: set.appending(path: file)))
      for run in tree["runs"] as? [Object] ?? [] where run["stable"] as? Bool != false {
        let host = run["host"] as? [Double] ?? []
        var options = options(width: host[0], height: host[1], scale: run["density"] as? Double ?? 1)
        options.isRightToLeft = tree["rtl"] as? Bool ?? false
        let boxes = try boxes(of: Document(bytes), options)
        shares.note(boxes, of: file)
        var hidden: [String] = []
        for expected in run["boxes"] as? [[Any]] ?? [] {
          guard let index = expected[0] as? String, let element = expected[1] as? String, element != "Group" else {
            continue
          }
          let isLine = element == "Guideline" || element == "Barrier"
          let isGone = !isLine && expected.count > 7 && expected[7] as? String == "gone"
          if isGone { hidden.append(index + "/") }
          if isGone || hidden.contains(where: index.hasPrefix) { continue }
          let frame = expected[3...6].map { $0 as? Int ?? .max }
          shares.add(isWithin(tolerance, frame, boxes[index]), to: "\(file)@\(host)")
        }
      }
    }
    return shares
  }

  /// The shares of one half of the recorded layouts: of all boxes, and of the texts that determine both their sizes.
  struct Recorded {
    var boxes = BoxShares()
    /// The texts whose height is exact and whose width is within the tolerance; those that the device gave no width are
    /// left out.
    var texts = BoxShares()
  }

  /// The seed that divides the recorded layouts into two halves.
  private static let seed: UInt64 = 2_021

  /// The layouts of which no code runs; a layout is whole in all root modes.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference of an edge, in pixels.
  ///   - leafSizes: true for the recorded sizes of leaves, false for computed ones.
  /// - Returns: the shares of the two halves.
  static func recordings(tolerance: Int, leafSizes usesLeafSizes: Bool) throws -> [Recorded] {
    var halves = [Recorded(), Recorded()]
    let set = folder.appending(path: "constraintlayout")
    let index = try object(Data(contentsOf: set.appending(path: "index.json")))
    let resources = resources(in: set.appending(path: "res"))
    let entries = index["layouts"] as? [Object] ?? []
    let names = entries.compactMap { $0["layout"] as? String }.sorted()
    let first = Set(chosen(names.count / 2, of: names, seed: seed))
    for entry in entries
    where entry["script"] as? Bool == false && entry["unaligned"] as? Bool == false {
      guard let name = entry["layout"] as? String else { continue }
      let markup = try String(contentsOf: set.appending(path: "res/layout/\(name).xml"), encoding: .utf8)
      let recording = try object(Data(contentsOf: set.appending(path: "recordings/\(name).json")))
      let modes = recording["modes"] as? [String: Object] ?? [:]
      for (mode, run) in modes.sorted(by: { $0.key < $1.key }) {
        guard (run["root"] as? Object)?["reproduced"] as? Bool == true else { continue }
        let views = (run["boxes"] as? [Object] ?? []).filter { $0["made"] == nil }
        var options = options(width: 1_080, height: 1_536, scale: 3)
        options.resources = resources
        options.themeStyle = "Theme.DeveloperTemplate"
        if usesLeafSizes { options.leafSizes = try LeafSizes(DocumentSource(leafSizes(views), named: name)) }
        let boxes = try boxes(of: Document(Array(markup.withRoot(mode).utf8)), options)
        let half = first.contains(name) ? 0 : 1
        halves[half].boxes.note(boxes, of: name)
        var hidden: [String] = []
        for view in views where view["tag"] as? String != "Group" {
          guard let path = view["path"] as? String else { continue }
          if view["visibility"] as? String == "gone" { hidden.append(path) }
          if hidden.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
          let frame = ["x", "y", "w", "h"].map { view[$0] as? Int ?? .max }
          halves[half].boxes.add(isWithin(tolerance, frame, boxes[path]), to: name)
          guard view["intrinsic"] as? String == "text", view["axes"] as? String == "wh", frame[2] > 0 else { continue }
          let found = boxes[path] ?? [0, 0, .min / 2, .min / 2]
          halves[half].texts.add(abs(frame[2] - found[2]) <= tolerance && frame[3] == found[3], to: name)
        }
      }
    }
    return halves
  }

  private static func options(width: Double, height: Double, scale: Double) -> RenderOptions {
    var options = RenderOptions()
    options.size = CanvasSize(width: width, height: height, unit: .pixels)
    options.scale = scale
    options.frameUnit = .pixels
    return options
  }

  private static func boxes(of document: Document, _ options: RenderOptions) throws -> [String: [Int]] {
    let layout = try object(Data(document.layout(as: .json, options).bytes))
    var boxes: [String: [Int]] = [:]
    for view in layout["views"] as? [Object] ?? [] {
      if let index = view["index"] as? String { boxes[index] = view["frame"] as? [Int] }
    }
    return boxes
  }

  private static func isWithin(_ tolerance: Int, _ expected: [Int], _ found: [Int]?) -> Bool {
    guard let found, found.count == expected.count else { return false }
    return zip(expected, found).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func leafSizes(_ views: [Object]) throws -> String {
    var sizes: [String: [Any]] = [:]
    for view in views where view["intrinsic"] != nil {
      guard let path = view["path"] as? String, let axes = view["axes"] as? String else { continue }
      func size(_ axis: Character, _ key: String) -> Any { (axes.contains(axis) ? view[key] : nil) ?? NSNull() }
      sizes[path] = [size("w", "w"), size("h", "h"), view["baseline"] ?? NSNull()]
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: sizes), as: UTF8.self)
  }

  private static func resources(in folder: URL) -> ResourceFolders {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return ResourceFolders([
      ResourceFolders.Folder(paths: paths.sorted()) { path in
        (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
      }
    ])
  }

  private static func object(_ data: Data) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: data) as? Object)
  }
}

extension String {
  /// The same layout with the dimensions of a root mode such as `MATCH_WRAP`; the root has the first dimensions.
  fileprivate func withRoot(_ mode: String) -> String {
    let words = mode.split(separator: "_").map { $0 == "MATCH" ? "match_parent" : "wrap_content" }
    var text = self
    for (name, word) in zip(["width", "height"], words) {
      guard let range = text.range(of: "android:layout_\(name)=\"[^\"]*\"", options: .regularExpression) else {
        continue
      }
      text.replaceSubrange(range, with: "android:layout_\(name)=\"\(word)\"")
    }
    return text
  }
}
