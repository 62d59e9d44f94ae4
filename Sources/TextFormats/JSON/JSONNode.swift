package import Diagnostics

/// A value of a JSON document with its position, a byte offset in the document.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// An object: its members in the order of the file, with distinct names.
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    package var nameLocation: SourceLocation
    package var node: JSONNode
  }

  package var value: Value
  package var location: SourceLocation

  /// The JSON type of the value with an article, such as "an array", for error messages.
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
