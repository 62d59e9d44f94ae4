import Diagnostics
import TextFormats

/// An error in a JSON file with a record of bones or of views.
package enum RecordProblem: Problem, Error, Hashable {
  case missing(String)
  case wrongType(String, found: String, expected: String)
  case unknownVersion(Double)

  package var code: String { "json.record" }

  package var message: String {
    switch self {
    case .missing(let name): "\"\(name)\" is missing"
    case .wrongType(let name, let found, let expected): "\"\(name)\" is \(found), expected \(expected)"
    case .unknownVersion(let version): "\"version\" is \(version.shortest), expected 1"
    }
  }
}
