/// The syntax of one kind of attribute value: its parser, the text of its error, and its XML Schema type.
package struct ValueSyntax<Value: Sendable>: Sendable {
  /// The name of its type in the schema; equal names are equal syntaxes.
  package let name: String
  package let parse: @Sendable (String) -> Value?
  /// Says more about a text that is not right, where that is possible.
  package let explain: (@Sendable (String) -> ValueMistake?)?

  private let makeExpectation: @Sendable () -> String
  private let makeFacets: @Sendable () -> SchemaFacets

  /// `expectation` and `facets` are computed on access: valid values need neither.
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

  /// The same syntax for another type of value.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      name, expected: expectation, facets, explain: explain, parse: { parse($0).map(transform) })
  }

  /// One of a few words, in camelCase or with CSS's hyphens.
  package static func keyword(_ name: String, _ words: KeyValuePairs<String, Value>) -> ValueSyntax {
    let names = words.map(\.key)
    let values = words.map(\.value)
    return ValueSyntax(
      name, expected: listed(names), .keywords(names + names.compactMap(hyphenated)),
      parse: { text in names.firstIndex(of: camelCased(text)).map { values[$0] } })
  }
}

/// The problem inside a value.
package struct ValueMistake: Hashable, Sendable {
  /// The text after "expected" in the error.
  package var expectation: String
  /// Bytes into the value where it stands.
  package var position = 0
}

/// The restriction of an XML Schema simple type on strings.
package enum SchemaFacets: Hashable, Sendable {
  case anything
  case keywords([String])
  /// A regular expression as of XML Schema 2, appendix F: it matches the whole value.
  case pattern(String)
}

/// `space-between` as `spaceBetween`.
func camelCased(_ text: String) -> String {
  guard text.contains("-") else { return text }
  let words = text.split(separator: "-", omittingEmptySubsequences: false)
  return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
    $0 + ($1.first.map { String($0).uppercased() } ?? "-") + $1.dropFirst()
  }
}

/// `spaceBetween` as `space-between`, or nil when that is no other word.
func hyphenated(_ word: String) -> String? {
  let hyphens = word.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  return hyphens == word ? nil : hyphens
}

/// "a, b or c".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
