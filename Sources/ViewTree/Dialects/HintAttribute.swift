import Diagnostics
import XMLTree

extension XMLElement {
  /// The attribute `skeleton`, which foreign dialects allow on every element.
  func hint(reportingTo diagnostics: inout [Diagnostic]) -> Hint? {
    guard let attribute = attribute("skeleton") else { return nil }
    if let hint = Hint(rawValue: attribute.value) { return hint }
    let nearest = nearestName(to: attribute.value, among: Hint.allCases.map(\.rawValue))
    diagnostics.append(.warning(HintProblem.unknown(attribute.value, nearest: nearest), at: attribute.location))
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
