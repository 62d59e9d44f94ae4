import Diagnostics
import TextFormats

/// A root whose stored frames agree with its own constraints: an entry of `ib-oracle.json`.
struct OracleTree: Sendable {
  /// The path of the document below the corpus.
  let path: String
  /// The object identifier of the root view.
  let root: String
  /// The number of coordinates: four for each view whose frame constraints determine.
  let coordinateCount: Int
  /// True if constraints and intrinsic sizes determine the tree.
  let isGold: Bool

  /// The entries of the file; entries with a missing field are left out.
  ///
  /// - Throws: ``InvalidInput`` for invalid JSON.
  static func all(in bytes: [UInt8]) throws(InvalidInput) -> [OracleTree] {
    guard case .array(let nodes) = try parseJSON(bytes).value else { return [] }
    return nodes.compactMap(OracleTree.init)
  }

  private init?(_ node: JSONNode) {
    guard case .object(let members) = node.value else { return nil }
    func value(_ name: String) -> JSONNode.Value? { members.first { $0.name == name }?.node.value }
    guard case .string(let path) = value("path"), case .string(let root) = value("root"),
      case .number(let count) = value("coords"), case .bool(let isGold) = value("gold")
    else { return nil }
    (self.path, self.root, self.isGold) = (path, root, isGold)
    coordinateCount = Int(count)
  }
}
