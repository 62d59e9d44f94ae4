import Diagnostics

/// A note about an exported file: a feature of the scene that the format lacks, or an animation that is slow to play.
enum ExportProblem: Problem, Hashable {
  case gradientNeedsSMIL
  case drawnBySVG
  case repaints([String])
  case loopIsCut(String)
  case notResponsive(String)
  case shears
  case shadows
  case perspective
  case drawingOrder
  case alwaysLoading
  case motionGoesOn
  case disappearsAtOnce
  case styleHash(String)

  var code: String {
    switch self {
    case .notResponsive: "export.width"
    case .styleHash: "export.policy"
    default: "export.motion"
    }
  }

  var message: String {
    switch self {
    case .gradientNeedsSMIL:
      "transforms cannot show how this gradient moves (translucent stops, a moving axis, or colors and locations that "
        + "move together); its stops are animated by SMIL"
    case .drawnBySVG:
      "the gradient is drawn by SVG inside the HTML, and painted again for every frame: its overlay is translucent, or "
        + "transforms alone cannot show how it moves"
    case .repaints(let properties):
      "what animates \(properties.joined(separator: ", ")) is painted again for every frame: only transforms and "
        + "opacity can do without"
    case .loopIsCut(let property):
      "animations of \(property) have no common period of 30 s or less; after the first they begin again with the longest"
    case .notResponsive(let what): "\(what) does not follow the width"
    case .alwaysLoading: "a placeholder for every width is shown at any time: start and stop are left out"
    case .disappearsAtOnce:
      "a shell disappears with the first content: minimum time, transition and finish cycle have no effect"
    case .styleHash(let hash): "a content security policy allows the style sheet by style-src '\(hash)'"
    case .motionGoesOn:
      "SMIL animates more than the shimmer, which a style sheet cannot stop with 'prefers-reduced-motion'; css can"
    case .shadows: "players of Lottie do not agree on shadows; the file leaves them out"
    case .perspective:
      "a layer that moves and is rotated in perspective is drawn without the convergence of its edges; html has it"
    case .drawingOrder: "the format has a fixed drawing order; animations of zPosition change only the perspective"
    case .shears:
      "a transform shears something that moves; some players of Lottie leave that out, rlottie among them"
    }
  }
}
