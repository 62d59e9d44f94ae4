extension JSONNode {
  /// The value as JSON on one line, with the members in their order.
  package var text: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    // Every digit counts: the writer's own format has four decimals.
    case .number(let number): "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let nodes): "[" + nodes.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.node.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
