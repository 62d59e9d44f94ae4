/// The syntax of one type of attribute values: its parser, the description in errors, and its XML Schema type.
package struct ValueSyntax<Value: Sendable>: Sendable {
  /// The name of the type in the XML Schema of the dialect; equal names mean equal syntaxes.
  package let name: String
  package let parse: @Sendable (String) -> Value?
  /// A function that returns a more specific error for a text that `parse` rejects, or nil if it has none.
  ///
  /// The property is nil for a syntax without specific errors.
  package let explain: (@Sendable (String) -> ValueMistake?)?

  private let makeExpectation: @Sendable () -> String
  private let makeFacets: @Sendable () -> SchemaFacets

  /// Creates a syntax.
  ///
  /// `expectation` and `facets` are computed on access, because valid values need neither.
  ///
  /// - Parameters:
  ///   - facets: the valid texts for the XML Schema.
  ///   - parse: a function that returns the value of a text, and nil for an invalid one.
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

  /// The description of a valid value with an example, which follows "expected" in an error.
  package var expectation: String { makeExpectation() }
  package var facets: SchemaFacets { makeFacets() }

  /// Returns a syntax with the same name, errors and facets, whose values are those of this one after `transform`.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      name, expected: expectation, facets, explain: explain, parse: { parse($0).map(transform) })
  }

  /// Returns a syntax whose valid texts are keywords, written in camelCase or with CSS's hyphens.
  ///
  /// - Parameter words: the keywords in camelCase and their values, in the order of error messages.
  package static func keyword(_ name: String, _ words: KeyValuePairs<String, Value>) -> ValueSyntax {
    let names = words.map(\.key)
    let values = words.map(\.value)
    return ValueSyntax(
      name, expected: listed(names), .keywords(names + names.compactMap(hyphenated)),
      parse: { text in names.firstIndex(of: camelCased(text)).map { values[$0] } })
  }
}

extension ValueSyntax where Value: RawRepresentable<String> & CaseIterable {
  /// Returns a syntax with one keyword for each case, as ``keyword(_:_:)`` does, in the order of the cases.
  package static func cases(_ name: String) -> ValueSyntax {
    let names = Value.allCases.map(\.rawValue)
    return ValueSyntax(
      name, expected: listed(names), .keywords(names + names.compactMap(hyphenated)),
      parse: { Value(rawValue: camelCased($0)) })
  }
}

/// An error in an attribute value that is more specific than "expected …" for the whole value.
package struct ValueMistake: Hashable, Sendable {
  /// The description of a valid value, which follows "expected" in the error.
  package var expectation: String
  /// The offset of the error from the start of the attribute value, in UTF-8 bytes.
  package var position = 0
}

/// The restriction of the XML Schema type `xs:string` to the valid texts of an attribute.
package enum SchemaFacets: Hashable, Sendable {
  case anything
  case keywords([String])
  /// The texts that a regular expression of XML Schema 2, appendix F, matches as a whole.
  case pattern(String)
}

/// Converts a word with hyphens to camelCase: `space-between` to `spaceBetween`; other texts are returned unchanged.
func camelCased(_ text: String) -> String {
  guard text.contains("-") else { return text }
  let words = text.split(separator: "-", omittingEmptySubsequences: false)
  return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
    $0 + ($1.first.map { String($0).uppercased() } ?? "-") + $1.dropFirst()
  }
}

/// Converts a word in camelCase to one with hyphens: `spaceBetween` to `space-between`; nil without a capital letter.
func hyphenated(_ word: String) -> String? {
  let hyphens = word.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  return hyphens == word ? nil : hyphens
}

/// Joins words to a list for messages: "a, b or c"; the result is empty for an empty array.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
