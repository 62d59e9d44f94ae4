import Diagnostics
import Skeleton
import TextFormats

/// An entry of `ib-oracle.json`: a root view in a document of the corpus whose stored frames satisfy its constraints.
struct OracleTree: Sendable {
  /// The path of the document, relative to the folder of the corpus.
  let path: String
  /// The object identifier of the root view in the document.
  let root: String
  /// The number of coordinates to compare: four for each view whose frame constraints determine.
  let coordinateCount: Int
  /// True if constraints and intrinsic sizes determine all frames of the tree without ambiguity.
  let isGold: Bool

  /// Parses the entries of `ib-oracle.json`, in the order of the file; an entry with a missing field is left out.
  ///
  /// JSON whose root is not an array has no entries.
  ///
  /// - Throws: ``InvalidInput`` for invalid JSON.
  static func all(in bytes: [UInt8]) throws(InvalidInput) -> [OracleTree] {
    guard case .array(let nodes) = try parseJSON(bytes).value else { return [] }
    return nodes.compactMap(OracleTree.init)
  }

  /// The folder of the tree's repository in the corpus, such as `ib/owner+name`.
  var repository: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

  /// A half of the repositories of the trees, chosen by a seed; with an odd number, the smaller half.
  ///
  /// Files of one repository share fonts, devices and habits. A left-out tree of a repository that was looked at would
  /// therefore not show how rules hold on other files.
  static func developmentHalf(of trees: [OracleTree], seed: UInt64) -> Set<String> {
    let repositories = Set(trees.map(\.repository)).sorted()
    return Set(chosen(repositories.count / 2, of: repositories, seed: seed))
  }

  private init?(_ node: JSONNode) {
    guard let path = node["path"]?.string, let root = node["root"]?.string,
      case .number(let count)? = node["coords"]?.value, case .bool(let isGold)? = node["gold"]?.value
    else { return nil }
    (self.path, self.root, self.isGold) = (path, root, isGold)
    coordinateCount = Int(count)
  }
}
