/// A text with the names of variables in braces: `{lines}`; `{{` and `}}` are braces.
struct ValueTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case variable(String)
  }

  private(set) var pieces: [Piece] = []

  /// Parses a text with variables; nil for a brace without its counterpart, and for an empty name in braces.
  init?(_ text: String) {
    var literal = ""
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      literal += rest[..<brace]
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        literal.append(rest[brace])
        rest = rest[rest.index(after: after)...]
        continue
      }
      guard rest[brace] == "{", let end = rest[after...].firstIndex(of: "}"), after < end,
        !rest[after..<end].contains("{")
      else { return nil }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.variable(String(rest[after..<end])))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// The names of the variables, without braces, in the order of the text.
  var variables: [String] {
    pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// Returns true if a text contains an opening or a closing brace.
  static func hasBraces(_ text: String) -> Bool { text.utf8.contains { $0 == 0x7B || $0 == 0x7D } }
}
