package import Diagnostics

/// A value of a JSON document, and where it begins.
package struct JSONNode: Sendable {
  package indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// In the order of the file; no name comes twice.
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    package var node: JSONNode
  }

  package var value: Value
  package var location: SourceLocation

  /// What it is, for messages.
  var noun: String {
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

/// What is wrong with a file of bones or frames.
package enum RecordProblem: Problem, Error, Hashable {
  /// The text is no JSON.
  case syntax(expected: String)
  case duplicateName(String)
  case tooDeep(limit: Int)
  case missing(String)
  case wrongType(String, found: String, expected: String)
  case unknownVersion(Double)

  package var code: String {
    switch self {
    case .syntax, .duplicateName, .tooDeep: "json.syntax"
    case .missing, .wrongType, .unknownVersion: "json.record"
    }
  }

  package var message: String {
    switch self {
    case .syntax(let expected): "expected \(expected)"
    case .duplicateName(let name): "\"\(name)\" comes twice in one object"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .missing(let name): "\"\(name)\" is missing"
    case .wrongType(let name, let found, let expected): "\"\(name)\" is \(found), expected \(expected)"
    case .unknownVersion(let version): "\"version\" is \(version.shortest), expected 1"
    }
  }
}
