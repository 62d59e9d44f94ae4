import Geometry

/// An attribute of elements of the native dialect: its name, the syntax of its value, and the property that it sets.
///
/// The property belongs to `Target`, the value that is built from the element's attributes. The type is a class,
/// because copies of its many properties would cost more than the look-up.
final class NativeAttribute<Target>: Sendable {
  let name: String
  let typeName: String
  let isRequired: Bool
  /// True if the value consists of colors, so that it may contain color words such as `color1`.
  ///
  /// A color word is a color of the enclosing activity indicator.
  let takesColors: Bool
  let explain: (@Sendable (String) -> ValueMistake?)?
  /// A function that parses a text and sets the property of the target; false, without a change, for an invalid text.
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

/// The properties of an attribute that the schema and the reference contain, without the type of its target.
protocol DescribedAttribute {
  var name: String { get }
  var typeName: String { get }
  var isRequired: Bool { get }
  var expectation: String { get }
  var facets: SchemaFacets { get }
}

extension NativeAttribute: DescribedAttribute {}

/// The attributes that an element accepts, in the order in which their properties are set.
///
/// A later attribute takes precedence over an earlier one, independent of the order in the file.
struct AttributeTable<Target>: Sendable {
  let attributes: [NativeAttribute<Target>]
  /// The attributes of the table that an element must state.
  let required: [NativeAttribute<Target>]
  private let indexes: [String: Int]

  init(_ attributes: [NativeAttribute<Target>]) {
    self.attributes = attributes
    required = attributes.filter(\.isRequired)
    indexes = Dictionary(uniqueKeysWithValues: attributes.enumerated().map { ($1.name, $0) })
  }

  var names: [String] { attributes.map(\.name) }

  /// Returns a table with additional attributes, which are set after those of this table.
  func adding(_ more: [NativeAttribute<Target>]) -> AttributeTable { AttributeTable(attributes + more) }

  func index(of name: String) -> Int? { indexes[name] }
}
