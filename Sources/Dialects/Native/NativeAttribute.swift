import Geometry

/// One attribute: its name, how its value is written, and what it changes of a `Target`.
///
/// A class, because it is looked at for every attribute and has many parts.
final class NativeAttribute<Target>: Sendable {
  let name: String
  let typeName: String
  let isRequired: Bool
  /// True if a color word of the indicator around it may stand in its value.
  let takesColors: Bool
  let explain: (@Sendable (String) -> ValueMistake?)?
  /// Applies a value; false when it is not written as it should be.
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

/// The attributes of an element, in the order in which they are applied: a later one wins over an earlier one,
/// whatever their order in the file.
struct AttributeTable<Target>: Sendable {
  let attributes: [NativeAttribute<Target>]
  /// Those without which an element is none.
  let required: [NativeAttribute<Target>]
  private let indexes: [String: Int]

  init(_ attributes: [NativeAttribute<Target>]) {
    self.attributes = attributes
    required = attributes.filter(\.isRequired)
    indexes = Dictionary(uniqueKeysWithValues: attributes.enumerated().map { ($1.name, $0) })
  }

  var names: [String] { attributes.map(\.name) }

  /// The table with more attributes, applied after its own.
  func adding(_ more: [NativeAttribute<Target>]) -> AttributeTable { AttributeTable(attributes + more) }

  func index(of name: String) -> Int? { indexes[name] }
}
