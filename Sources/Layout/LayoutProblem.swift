import Diagnostics

/// The reason why views of a valid document have no frames, or other frames than the document describes.
package enum LayoutProblem: Problem, Hashable {
  /// The frame of an element exceeds the range of coordinates, ±10⁹ points.
  case coordinateOutOfRange(element: String)
  case brokenConstraint(String, with: [String])
  case unsolvable

  package var code: String {
    switch self {
    case .coordinateOutOfRange: "layout.range"
    case .brokenConstraint: "ib.constraint"
    case .unsolvable: "ib.solver"
    }
  }

  package var message: String {
    switch self {
    case .coordinateOutOfRange(let element): "the frame of <\(element)> is not within ±1000000000 points"
    case .brokenConstraint(let constraint, let conflict):
      "the constraint \(constraint) gives way: it cannot hold "
        + (conflict.isEmpty ? "in a picture of this size" : "together with " + Self.list(conflict))
    case .unsolvable:
      "the constraints cannot be solved, for they are too many or hold too large numbers; stored frames are used"
    }
  }

  /// Returns the first four of several descriptions of constraints, and the number of the remaining ones.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) others" : shown
  }
}
