import Diagnostics

/// The first error of a text that is not valid JSON, as the JSON parser accepts it.
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
