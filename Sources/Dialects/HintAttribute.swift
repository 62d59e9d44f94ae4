import Diagnostics
import ViewTree
import XMLTree

extension XMLAttribute {
  /// The hint in a `skeleton` attribute, which all elements of foreign dialects accept; nil, with a warning, if
  /// unknown.
  func hint(reportingTo diagnostics: inout [Diagnostic]) -> Hint? {
    if let hint = Hint(rawValue: value) { return hint }
    let nearest = nearestName(to: value, among: Hint.allCases.map(\.rawValue))
    diagnostics.append(.warning(HintProblem.unknown(value, nearest: nearest), at: location))
    return nil
  }
}

/// A problem of a hint in a foreign document; the hint is ignored.
package enum HintProblem: Problem, Hashable {
  case unknown(String, nearest: String?)

  package var code: String { "hint.value" }

  package var message: String {
    switch self {
    case .unknown(let text, let nearest?): "there is no hint \"\(text)\"; did you mean \"\(nearest)\"?"
    case .unknown(let text, nil):
      "there is no hint \"\(text)\", expected \(listed(Hint.allCases.map(\.rawValue)))"
    }
  }
}
