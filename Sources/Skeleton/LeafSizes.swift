import Diagnostics
import TextFormats
package import ViewTree

/// Recorded sizes of the leaves of an Android layout, in device pixels: a leaf is a view without children.
///
/// ```json
/// {"0": [120, 57, 45], "2/1": [null, 144]}
/// ```
///
/// A member's name is the path of a leaf in the output of `skeleton layout --unit px`: the child indexes from the root,
/// counted from 0. Its array has the width, the height and the distance from the top edge to the baseline; a null or
/// missing number is determined by the content of the leaf.
public struct LeafSizes: Hashable, Sendable {
  package let sizes: [String: AndroidLeafSize]

  /// Parses a JSON file of recorded sizes.
  ///
  /// - Throws: ``RenderError`` with the first error and its position: invalid JSON, a value that is not an array of at
  ///   most three whole numbers or nulls, or a number beyond ±10⁷.
  public init(_ source: DocumentSource) throws(RenderError) {
    sizes = try mapError(Self.read(source.bytes)) { RenderError($0, in: source) }
  }

  private static func read(_ bytes: [UInt8]) throws(InvalidInput) -> [String: AndroidLeafSize] {
    let root = try parseJSON(bytes)
    guard case .object(let members) = root.value else {
      throw InvalidInput(LeafSizeProblem.notAnObject(found: root.noun), at: root.location)
    }
    var sizes: [String: AndroidLeafSize] = [:]
    for member in members {
      guard case .array(let nodes) = member.node.value, nodes.count <= 3 else {
        throw InvalidInput(LeafSizeProblem.notSizes(index: member.name), at: member.node.location)
      }
      var numbers: [Int?] = []
      for node in nodes { numbers.append(try pixels(node, of: member.name)) }
      numbers += Array(repeating: nil, count: 3 - numbers.count)
      sizes[member.name] = AndroidLeafSize(width: numbers[0], height: numbers[1], baseline: numbers[2])
    }
    return sizes
  }

  private static func pixels(_ node: JSONNode, of index: String) throws(InvalidInput) -> Int? {
    switch node.value {
    case .null: return nil
    case .number(let number) where number == number.rounded() && abs(number) <= 10_000_000: return Int(number)
    default: throw InvalidInput(LeafSizeProblem.notSizes(index: index), at: node.location)
    }
  }
}

/// An error in the contents of a JSON file of recorded leaf sizes, such as an array that is too long.
enum LeafSizeProblem: Problem {
  case notAnObject(found: String)
  case notSizes(index: String)

  var code: String {
    switch self {
    case .notAnObject: "leafSizes.notAnObject"
    case .notSizes: "leafSizes.notSizes"
    }
  }

  var message: String {
    switch self {
    case .notAnObject(let found): "sizes of leaves are an object, found \(found)"
    case .notSizes(let index):
      "the sizes of \"\(index)\" are not [width, height, baseline] in whole pixels; null is the size of the content"
    }
  }
}
