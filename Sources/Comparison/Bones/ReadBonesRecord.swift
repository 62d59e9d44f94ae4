package import Diagnostics
import Geometry
import TextFormats

/// Parses a record from bones JSON or layout JSON of version 1, in UTF-8.
///
/// Members that are not known are kept and compared too.
///
/// - Throws: ``InvalidInput`` for a syntax error, and for a member that is missing or has a wrong type.
package func readBonesRecord(_ text: [UInt8]) throws(InvalidInput) -> BonesRecord {
  var root = try Members(of: parseJSON(text), called: "the file")
  let version = try root.number("version")
  guard version == 1 else { throw InvalidInput(RecordProblem.unknownVersion(version), at: root.location) }
  let size = Size(width: try root.number("width"), height: try root.number("height"))
  let shimmer = root.take("shimmer")
  let isLayout = root.contains("views")
  let nodes = try root.array(isLayout ? "views" : "bones")
  var bones: [RecordedBone] = []
  bones.reserveCapacity(nodes.count)
  for node in nodes { bones.append(try recordedBone(node)) }
  return BonesRecord(
    subject: isLayout ? .view : .bone, size: size, isRightToLeft: root.string("direction") == "rtl",
    fields: root.fields,
    shimmer: try shimmer.map { (node) throws(InvalidInput) in
      try Members(of: node, called: "shimmer").fields
    } ?? [], bones: bones)
}

private func recordedBone(_ node: JSONNode) throws(InvalidInput) -> RecordedBone {
  var members = try Members(of: node, called: "bones")
  let path = try members.takeString("path")
  let kind = try members.takeString("kind")
  let identifier = members.contains("id") ? try members.takeString("id") : nil
  let line = members.contains("line") ? Int(exactly: try members.number("line").rounded()) : nil
  let frame: Rect
  if members.contains("frame") {
    let numbers = try members.numbers("frame", count: 4)
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  } else {
    frame = Rect(
      x: try members.number("x"), y: try members.number("y"), width: try members.number("width"),
      height: try members.number("height"))
  }
  let radii = members.contains("radii") ? try members.numbers("radii", count: 4) : [0, 0, 0, 0]
  return RecordedBone(
    path: path, identifier: identifier, kind: kind, line: line, frame: frame,
    radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
    fields: members.fields)
}

/// A reader of the members of a JSON object; a member is removed when it is read.
private struct Members {
  /// The maximum absolute value of a number in a record; reading a larger one throws an error.
  ///
  /// No computed coordinate in points exceeds it.
  private static let maximum = 1e9

  let location: SourceLocation
  private var rest: [JSONNode.Member]

  init(of node: JSONNode, called name: String) throws(InvalidInput) {
    guard case .object(let members) = node.value else {
      let problem = RecordProblem.wrongType(name, found: node.noun, expected: "an object")
      throw InvalidInput(problem, at: node.location)
    }
    location = node.location
    rest = members
  }

  func contains(_ name: String) -> Bool { rest.contains { $0.name == name } }

  mutating func take(_ name: String) -> JSONNode? {
    guard let index = rest.firstIndex(where: { $0.name == name }) else { return nil }
    return rest.remove(at: index).node
  }

  mutating func number(_ name: String) throws(InvalidInput) -> Double {
    try number(required(name), called: name)
  }

  mutating func takeString(_ name: String) throws(InvalidInput) -> String {
    let node = try required(name)
    guard case .string(let string) = node.value else { throw wrong(name, node, expected: "a string") }
    return string
  }

  mutating func array(_ name: String) throws(InvalidInput) -> [JSONNode] {
    let node = try required(name)
    guard case .array(let nodes) = node.value else { throw wrong(name, node, expected: "an array") }
    return nodes
  }

  mutating func numbers(_ name: String, count: Int) throws(InvalidInput) -> [Double] {
    let node = try required(name)
    guard case .array(let nodes) = node.value, nodes.count == count else {
      throw wrong(name, node, expected: "an array of \(count) numbers")
    }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try number(node, called: name)) }
    return numbers
  }

  /// The text of a string member, which is not removed; nil if there is no such member or it is not a string.
  func string(_ name: String) -> String? {
    guard case .string(let string)? = rest.first(where: { $0.name == name })?.node.value else { return nil }
    return string
  }

  /// The members of the object that have not been read, as values of a record, in the order of the JSON.
  var fields: [RecordedField] { rest.map { RecordedField(name: $0.name, value: recordedValue($0.node)) } }

  private mutating func required(_ name: String) throws(InvalidInput) -> JSONNode {
    guard let node = take(name) else { throw InvalidInput(RecordProblem.missing(name), at: location) }
    return node
  }

  private func number(_ node: JSONNode, called name: String) throws(InvalidInput) -> Double {
    guard case .number(let number) = node.value, abs(number) <= Self.maximum else {
      throw wrong(name, node, expected: "a number within ±10⁹")
    }
    return number
  }

  private func wrong(_ name: String, _ node: JSONNode, expected: String) -> InvalidInput {
    InvalidInput(RecordProblem.wrongType(name, found: node.noun, expected: expected), at: node.location)
  }
}

private func recordedValue(_ node: JSONNode) -> RecordedValue {
  if case .array(let nodes) = node.value { return .list(nodes.map(text)) }
  return .single(text(of: node))
}

private func text(of node: JSONNode) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let flag): "\(flag)"
  case .number(let number): number.shortest
  case .string(let string): string
  case .array(let nodes): "[" + nodes.map(text).joined(separator: " ") + "]"
  case .object(let members): "{" + members.map { "\($0.name): \(text(of: $0.node))" }.joined(separator: " ") + "}"
  }
}
