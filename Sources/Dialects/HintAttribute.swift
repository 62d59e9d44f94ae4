import Diagnostics
import ViewTree
import XMLTree

extension XMLAttribute {
  /// Parses the value of a `skeleton` attribute, which every element of a dialect other than the native one may have.
  ///
  /// The result is nil, with a warning in `diagnostics`, if the value is not the name of a hint.
  func hint(reportingTo diagnostics: inout [Diagnostic]) -> Hint? {
    if let hint = Hint(rawValue: value) { return hint }
    let nearest = nearestName(to: value, among: Hint.allCases.map(\.rawValue))
    diagnostics.append(.warning(HintProblem.unknown(value, nearest: nearest), at: location))
    return nil
  }
}

/// A warning about a `skeleton` attribute with an unknown value, which is ignored.
package enum HintProblem: Problem, Hashable {
  case unknown(String, nearest: String?)
  /// An unknown value of Interface Builder's runtime attribute `skeleton`.
  case unknownAtRuntime(String)

  package var code: String {
    switch self {
    case .unknown: "hint.value"
    case .unknownAtRuntime: "ib.hint"
    }
  }

  package var message: String {
    switch self {
    case .unknown(let text, let nearest?): "there is no hint \"\(text)\"; did you mean \"\(nearest)\"?"
    case .unknown(let text, nil):
      "there is no hint \"\(text)\", expected \(listed(Hint.allCases.map(\.rawValue)))"
    case .unknownAtRuntime(let value):
      "the runtime attribute 'skeleton' is \"\(value)\", expected "
        + Hint.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
