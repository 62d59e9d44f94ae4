import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SkeletonDev

/// Solved frames beside those that Interface Builder stores, where these agree with the constraints of the file.
@Suite(.enabled(if: CorpusFile.isPresent)) struct OracleTests {
  @Test(arguments: [
    Floors(knowsTextWidths: false, gold: 0.985, goldTrees: 0.89, all: 0.975),
    Floors(knowsTextWidths: true, gold: 0.99, goldTrees: 0.92, all: 0.98),
  ])
  func `so many coordinates are right to a point`(floors: Floors) throws {
    let corpus = try #require(Fixture.corpus)
    let trees = try OracleTree.all(in: bytes(of: corpus.appending(path: "ib-oracle.json")))
    #expect(trees.count >= 100)
    var (gold, all) = (OracleFigures(), OracleFigures())
    for tree in trees {
      let document = try bytes(of: corpus.appending(path: tree.path))
      let coordinates = try measureOracle(tree, in: document, knowsTextWidths: floors.knowsTextWidths)
      #expect(coordinates.count == tree.coordinateCount, "\(tree.path) \(tree.root)")
      if tree.isGold { gold.add(coordinates) }
      all.add(coordinates)
    }
    print("gold: \(gold.table)\nall: \(all.table)")
    #expect(gold.coordinateShare >= floors.gold)
    #expect(gold.treeShare >= floors.goldTrees)
    #expect(all.coordinateShare >= floors.all)
  }

  private func bytes(of url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}

/// What the shares may not fall below, 0…1.
struct Floors: Sendable {
  let knowsTextWidths: Bool
  let gold: Double
  let goldTrees: Double
  let all: Double
}
