import ArgumentParser
import Diagnostics
import Skeleton
import SystemIO

/// The command `labels`, which compares measured widths of texts with those that Interface Builder files store.
struct LabelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Compares measured widths of labels with those that Interface Builder files store.",
    discussion: """
      Counts the labels of one line whose width is that of their text, and those within a point: of all sizes, and from \
      20 points on. The repositories are divided as by `oracle --halves`; those without an entry in ib-oracle.json are \
      divided by the same seed.
      """)

  @Argument(help: "The folders that an ib-oracle.json and its documents are in.")
  var corpora: [String]

  @Option(help: "The seed that divides the repositories of all folders into two halves.")
  var halves: UInt64 = 17

  @Flag(help: "Prints each label and button of the development half, with tabs between the columns.")
  var list = false

  func run() throws {
    var trees: [OracleTree] = []
    var texts: [OracleText] = []
    for corpus in corpora {
      trees += try OracleTree.all(in: readInput(corpus + "/ib-oracle.json", limit: RenderLimits().inputBytes))
      let files = try listFolder(corpus + "/ib")?.files ?? []
      for file in files where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
        let bytes = try readInput(corpus + "/ib/" + file, limit: RenderLimits().inputBytes)
        do throws(InvalidInput) {
          texts += try oracleTexts(in: bytes, path: "ib/" + file)
        } catch {
          print("ib/\(file) is left out: it cannot be read")
        }
      }
    }
    var developed = OracleTree.developmentHalf(of: trees, seed: halves)
    let known = Set(trees.map(\.repository))
    let others = Set(texts.map(\.repository)).subtracting(known).sorted()
    developed.formUnion(chosen(others.count / 2, of: others, seed: halves))
    let (development, heldOut) = (
      texts.filter { developed.contains($0.repository) }, texts.filter { !developed.contains($0.repository) }
    )
    if list { for text in development { print(text.row) } }
    for (name, texts) in [("development half", development), ("held-out half", heldOut)] {
      for element in ["label", "button"] {
        let texts = texts.filter { $0.element == element }
        let large = texts.filter { $0.pointSize >= 20 }
        print("\(name), \(element)s: \(share(of: texts)); from 20 pt on \(share(of: large))")
      }
    }
  }

  private func share(of texts: [OracleText]) -> String {
    // A thousandth above a point, because files store thirds of points as decimal numbers.
    let right = texts.filter { abs($0.measured - $0.stored) <= 1.001 }.count
    let percent = texts.isEmpty ? 0 : (Double(right) / Double(texts.count) * 1_000).rounded() / 10
    return "\(right) of \(texts.count) (\(percent) %)"
  }
}
