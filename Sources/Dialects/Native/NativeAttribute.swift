import Geometry

/// An attribute: its name, the syntax of its value, and its effect on a `Target`.
///
/// A class, because copies of its many parts would cost more than the look-up.
final class NativeAttribute<Target>: Sendable {
  let name: String
  let typeName: String
  let isRequired: Bool
  /// True if the value may contain a color word of the enclosing indicator.
  let takesColors: Bool
  let explain: (@Sendable (String) -> ValueMistake?)?
  /// Applies a value to a target; returns false for a value with invalid syntax.
  let apply: @Sendable (String, inout Target) -> Bool
  private let describe: @Sendable () -> (expectation: String, facets: SchemaFacets)

  init<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, isRequired: Bool = false,
    _ set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    self.typeName = syntax.name
    describe = { (syntax.expectation, syntax.facets) }
    explain = syntax.explain
    self.isRequired = isRequired
    takesColors = Value.self == Color.self || Value.self == Color?.self || Value.self == [Color].self
    apply = { text, target in
      guard let value = syntax.parse(text) else { return false }
      set(&target, value)
      return true
    }
  }

  var expectation: String { describe().expectation }
  var facets: SchemaFacets { describe().facets }
}

/// The attributes of an element, in the order of application: a later one takes precedence over an earlier one,
/// independent of the order in the file.
struct AttributeTable<Target>: Sendable {
  let attributes: [NativeAttribute<Target>]
  /// The attributes that the element requires.
  let required: [NativeAttribute<Target>]
  private let indexes: [String: Int]

  init(_ attributes: [NativeAttribute<Target>]) {
    self.attributes = attributes
    required = attributes.filter(\.isRequired)
    indexes = Dictionary(uniqueKeysWithValues: attributes.enumerated().map { ($1.name, $0) })
  }

  var names: [String] { attributes.map(\.name) }

  /// The table with additional attributes, applied after its own.
  func adding(_ more: [NativeAttribute<Target>]) -> AttributeTable { AttributeTable(attributes + more) }

  func index(of name: String) -> Int? { indexes[name] }
}
