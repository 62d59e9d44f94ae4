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
      measured and with those that the file stores.
      """)

  @Argument(help: "The folder that ib-oracle.json and its documents are in.")
  var corpus: String

  @Flag(help: "Prints each coordinate that is more than a point off.")
  var differences = false

  @Flag(help: "Takes the widths of labels and buttons from the file for --differences.")
  var storedWidths = false

  func run() throws {
    let limit = RenderLimits().inputBytes
    let trees = try OracleTree.all(in: readInput(corpus + "/ib-oracle.json", limit: limit))
    for knowsTextWidths in [false, true] {
      var (gold, all) = (OracleFigures(), OracleFigures())
      for tree in trees {
        let bytes = try readInput(corpus + "/" + tree.path, limit: limit)
        let coordinates = try measureOracle(tree, in: bytes, knowsTextWidths: knowsTextWidths)
        if tree.isGold { gold.add(coordinates) }
        all.add(coordinates)
        if differences, storedWidths == knowsTextWidths { printDifferences(in: coordinates, of: tree) }
      }
      let widths = knowsTextWidths ? "widths of labels and buttons from the file" : "widths measured"
      print("Gold, \(widths): \(gold.table)\nAll, \(widths): \(all.table)\n")
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
