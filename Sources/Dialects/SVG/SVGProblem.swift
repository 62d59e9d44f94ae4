import Diagnostics
import Geometry

/// A warning about an SVG drawing: an invalid value that is ignored, or an element that is not supported.
package enum SVGProblem: Problem, Hashable {
  case unknownElement(String)
  case unsupportedElement(String)
  case pathData(reason: String, position: Int)
  case points
  case transform(String)
  case viewBox(String)

  package var code: String {
    switch self {
    case .unknownElement, .unsupportedElement: "svg.element"
    case .pathData, .points: "svg.path"
    case .transform: "svg.transform"
    case .viewBox: "svg.viewbox"
    }
  }

  package var message: String {
    switch self {
    case .unknownElement(let name): "<\(name)> is not known; what it holds is drawn as a group"
    case .unsupportedElement(let name): "<\(name)> is not supported and left out"
    case .pathData(let reason, let position): "the path data ends at byte \(position): \(reason)"
    case .points: "'points' ends early, expected pairs of numbers within ±10000000"
    case .transform(let text):
      "'transform' is \"\(text)\", expected functions such as translate(10 20) rotate(45); it is ignored"
    case .viewBox(let text):
      "'viewBox' is \"\(text)\", expected four numbers, the last two above 0, such as 0 0 400 160; it is ignored"
    }
  }
}
