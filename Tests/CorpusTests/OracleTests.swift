import Diagnostics
import Foundation
import SkeletonTesting
import TestSupport
import Testing
import TextFormats

@testable import SkeletonDev

/// Solved frames, compared with Interface Builder's stored ones if these satisfy the constraints of the file.
@Suite(.enabled(if: CorpusFile.isPresent)) struct OracleTests {
  @Test(arguments: [
    Floors(folder: "corpus", knowsTextWidths: false, gold: 0.99, goldTrees: 0.91, all: 0.98),
    Floors(folder: "corpus", knowsTextWidths: true, gold: 0.99, goldTrees: 0.91, all: 0.98),
    Floors(folder: "corpus-new", knowsTextWidths: false, gold: 0.99, goldTrees: 0.92, all: 0.975),
  ])
  func `solved coordinates are within a point of the stored ones`(floors: Floors) throws {
    let corpus = try #require(Fixture.corpus).deletingLastPathComponent().appending(path: floors.folder)
    guard FileManager.default.fileExists(atPath: corpus.path) else {
      return print("skipped: there is no ../shared/\(floors.folder)")
    }
    let trees = try OracleTree.all(in: bytes(of: corpus.appending(path: "ib-oracle.json")))
    #expect(trees.count >= 100)
    var (gold, all) = (OracleFigures(), OracleFigures())
    var record: [String] = []
    for tree in trees {
      let document = try bytes(of: corpus.appending(path: tree.path))
      let coordinates = try measureOracle(tree, in: document, knowsTextWidths: floors.knowsTextWidths)
      #expect(coordinates.count == tree.coordinateCount, "\(tree.path) \(tree.root)")
      if tree.isGold { gold.add(coordinates) }
      all.add(coordinates)
      let solved = coordinates.map { $0.solved.map { "\($0)" } ?? "-" }.joined(separator: " ")
      record.append("\(SHA256.hexadecimal(of: Array(solved.utf8)).prefix(6))  \(tree.path) \(tree.root)")
    }
    print("gold: \(gold.table)\nall: \(all.table)")
    #expect(gold.coordinateShare >= floors.gold)
    #expect(gold.treeShare >= floors.goldTrees)
    #expect(all.coordinateShare >= floors.all)
    let name = floors.knowsTextWidths ? floors.folder + "-with-text-widths" : floors.folder
    assertText(record.joined(separator: "\n"), "txt", named: name, in: .folder("Records"))
  }

  private func bytes(of url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}

/// The minimum shares of correct values, 0…1.
struct Floors: Sendable {
  /// The folder in `shared`, which is beside the project's folder.
  let folder: String
  let knowsTextWidths: Bool
  let gold: Double
  let goldTrees: Double
  let all: Double
}
