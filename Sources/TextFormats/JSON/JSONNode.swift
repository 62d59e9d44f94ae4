package import Diagnostics

/// A value of a JSON document with its location.
package struct JSONNode: Sendable {
  package indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// An object with its members in the order of the file, without duplicate names.
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    package var nameLocation: SourceLocation
    package var node: JSONNode
  }

  package var value: Value
  package var location: SourceLocation

  /// The type of the value with an article, such as "an array", for messages.
  package var noun: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
