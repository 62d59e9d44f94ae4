/// The syntax of one kind of attribute value: its parser, the text of its error, and its XML Schema type.
package struct ValueSyntax<Value: Sendable>: Sendable {
  /// The name of the type in the schema; equal names mean equal syntaxes.
  package let name: String
  package let parse: @Sendable (String) -> Value?
  /// Returns a more specific error for an invalid text; nil if there is none.
  package let explain: (@Sendable (String) -> ValueMistake?)?

  private let makeExpectation: @Sendable () -> String
  private let makeFacets: @Sendable () -> SchemaFacets

  /// A syntax; `expectation` and `facets` are computed on access, because valid values need neither.
  package init(
    _ name: String, expected expectation: @autoclosure @escaping @Sendable () -> String,
    _ facets: @autoclosure @escaping @Sendable () -> SchemaFacets,
    explain: (@Sendable (String) -> ValueMistake?)? = nil,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.explain = explain
    self.name = name
    makeExpectation = expectation
    makeFacets = facets
    self.parse = parse
  }

  /// The text after "expected" in an error, with an example.
  package var expectation: String { makeExpectation() }
  package var facets: SchemaFacets { makeFacets() }

  /// The same syntax with its value converted to another type.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      name, expected: expectation, facets, explain: explain, parse: { parse($0).map(transform) })
  }

  /// A syntax of keywords, in camelCase or with CSS's hyphens.
  package static func keyword(_ name: String, _ words: KeyValuePairs<String, Value>) -> ValueSyntax {
    let names = words.map(\.key)
    let values = words.map(\.value)
    return ValueSyntax(
      name, expected: listed(names), .keywords(names + names.compactMap(hyphenated)),
      parse: { text in names.firstIndex(of: camelCased(text)).map { values[$0] } })
  }
}

/// The error inside a value.
package struct ValueMistake: Hashable, Sendable {
  /// The text after "expected" in the error.
  package var expectation: String
  /// The offset of the error in the value, in bytes.
  package var position = 0
}

/// The restriction of an XML Schema simple type on strings.
package enum SchemaFacets: Hashable, Sendable {
  case anything
  case keywords([String])
  /// A regular expression of XML Schema 2, appendix F, which matches the whole value.
  case pattern(String)
}

/// The camelCase form of a hyphenated word: `spaceBetween` for `space-between`.
func camelCased(_ text: String) -> String {
  guard text.contains("-") else { return text }
  let words = text.split(separator: "-", omittingEmptySubsequences: false)
  return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
    $0 + ($1.first.map { String($0).uppercased() } ?? "-") + $1.dropFirst()
  }
}

/// The hyphenated form of a camelCase word: `space-between` for `spaceBetween`; nil if both are equal.
func hyphenated(_ word: String) -> String? {
  let hyphens = word.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  return hyphens == word ? nil : hyphens
}

/// The words joined as "a, b or c".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
