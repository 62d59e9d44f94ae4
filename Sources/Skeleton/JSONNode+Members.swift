package import TextFormats

extension JSONNode {
  /// The value of a member of a JSON object; nil if this value is not an object or has no such member.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// The text of a JSON string; nil for other values.
  package var string: String? { if case .string(let text) = value { text } else { nil } }
}
