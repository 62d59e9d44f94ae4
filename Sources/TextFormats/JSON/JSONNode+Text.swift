extension JSONNode {
  /// The value as JSON on one line, with the members in their order.
  package var text: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    // Every digit counts: the writer's own format has four decimals.
    case .number(let number): "\(number)"
    case .string(let text): String(decoding: quoted(text), as: UTF8.self)
    case .array(let nodes): "[" + nodes.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { String(decoding: quoted($0.name), as: UTF8.self) + ":" + $0.node.text }.joined(separator: ",")
        + "}"
    }
  }
}
