import ArgumentParser
import Diagnostics
import Skeleton
import SystemIO

/// The command `oracle`, which compares solved frames with the frames that Interface Builder files store.
struct OracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle", abstract: "Compares solved frames with those that Interface Builder files store.",
    discussion: """
      Tables by cause: of the trees that are determined (gold) and of all, each with the widths of labels and buttons \
      measured and with those that the file stores. With --halves the tables are split: the repositories are divided \
      by a seed into a half for development, whose differences are printed, and a half that is only counted.
      """)

  @Argument(help: "The folders that an ib-oracle.json and its documents are in.")
  var corpora: [String]

  @Option(help: "The seed that divides the repositories of all folders into two halves.")
  var halves: UInt64?

  @Flag(help: "Prints each coordinate that is more than a point off.")
  var differences = false

  @Flag(help: "Takes the widths of labels and buttons from the file for --differences.")
  var storedWidths = false

  func run() throws {
    var trees: [(tree: OracleTree, bytes: [UInt8])] = []
    let limit = RenderLimits().inputBytes
    for corpus in corpora {
      for tree in try OracleTree.all(in: readInput(corpus + "/ib-oracle.json", limit: limit)) {
        trees.append((tree, try readInput(corpus + "/" + tree.path, limit: limit)))
      }
    }
    guard let halves else { return try printTables(of: trees, named: "", printsDifferences: differences) }
    let developed = OracleTree.developmentHalf(of: trees.map(\.tree), seed: halves)
    let parts = [
      ("development half, ", trees.filter { developed.contains($0.tree.repository) }),
      ("held-out half, ", trees.filter { !developed.contains($0.tree.repository) }),
    ]
    for (position, (name, trees)) in parts.enumerated() {
      try printTables(of: trees, named: name, printsDifferences: differences && position == 0)
    }
  }

  private func printTables(
    of trees: [(tree: OracleTree, bytes: [UInt8])], named name: String, printsDifferences: Bool
  ) throws {
    for knowsTextWidths in [false, true] {
      var (gold, all) = (OracleFigures(), OracleFigures())
      for (tree, bytes) in trees {
        let coordinates = try measureOracle(tree, in: bytes, knowsTextWidths: knowsTextWidths)
        if tree.isGold { gold.add(coordinates) }
        all.add(coordinates)
        if printsDifferences, storedWidths == knowsTextWidths { printDifferences(in: coordinates, of: tree) }
      }
      let widths = knowsTextWidths ? "widths of labels and buttons from the file" : "widths measured"
      print("Gold, \(name)\(widths): \(gold.table)\nAll, \(name)\(widths): \(all.table)\n")
    }
  }

  private func printDifferences(in coordinates: [OracleCoordinate], of tree: OracleTree) {
    let wrong = coordinates.filter { !$0.isRight }
    guard !wrong.isEmpty else { return }
    print("\(tree.isGold ? "gold" : "    ") \(tree.path) --root \(tree.root): \(wrong.count) of \(coordinates.count)")
    for coordinate in wrong {
      let solved = coordinate.solved.map { "\(($0 * 1_000).rounded() / 1_000)" } ?? "none"
      print(
        "    \(coordinate.element) \(coordinate.identifier) \(coordinate.part.rawValue): "
          + "\(coordinate.stored) stored, \(solved) solved; \(coordinate.cause.rawValue)")
    }
  }
}
