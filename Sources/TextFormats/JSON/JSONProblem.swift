import Diagnostics

/// The reason why a text is not valid JSON: wrong syntax, a name twice in one object, or too many nested values.
package enum JSONProblem: Problem, Error, Hashable {
  case syntax(expected: String)
  case duplicateName(String)
  case tooDeep(limit: Int)

  package var code: String { "json.syntax" }

  package var message: String {
    switch self {
    case .syntax(let expected): "expected \(expected)"
    case .duplicateName(let name): "\"\(name)\" comes twice in one object"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    }
  }
}
