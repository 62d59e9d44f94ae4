import Diagnostics
import TextFormats
package import ViewTree

/// Recorded sizes of the leaves of an Android layout, in device pixels.
///
/// ```json
/// {"0": [120, 57, 45], "2/1": [null, 144]}
/// ```
///
/// A name is the index of a view in the output of `skeleton layout --unit px`: the child indexes from the root. The
/// values are the width, the height and the baseline below the top edge; a null or missing value is determined by the
/// content.
public struct LeafSizes: Hashable, Sendable {
  package let sizes: [String: AndroidLeafSize]

  /// Reads a JSON file of recorded sizes.
  ///
  /// - Throws: ``RenderError`` with the first mistake and its position.
  public init(_ source: DocumentSource) throws(RenderError) {
    do throws(InvalidInput) {
      sizes = try Self.read(source.bytes)
    } catch {
      throw RenderError(Findings(error.diagnostics, in: error.text ?? source.text, named: source.name))
    }
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

/// A mistake in a file of recorded sizes of leaves.
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
