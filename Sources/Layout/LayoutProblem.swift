import Diagnostics

/// Why views that were read well cannot be placed.
package enum LayoutProblem: Problem, Hashable {
  /// The frame of an element leaves the plane that pictures are drawn in.
  case coordinateOutOfRange(element: String)

  package var code: String {
    switch self {
    case .coordinateOutOfRange: "layout.range"
    }
  }

  package var message: String {
    switch self {
    case .coordinateOutOfRange(let element): "the frame of <\(element)> is not within ±1000000000 points"
    }
  }
}
