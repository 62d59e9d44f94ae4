import Diagnostics
import ViewTree
import XMLTree

extension XMLAttribute {
  /// The hint in an attribute `skeleton`, which foreign dialects allow on every element.
  func hint(reportingTo diagnostics: inout [Diagnostic]) -> Hint? {
    if let hint = Hint(rawValue: value) { return hint }
    let nearest = nearestName(to: value, among: Hint.allCases.map(\.rawValue))
    diagnostics.append(.warning(HintProblem.unknown(value, nearest: nearest), at: location))
    return nil
  }
}

/// What is wrong with a hint in a foreign document; it is then ignored.
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
