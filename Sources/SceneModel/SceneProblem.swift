import Diagnostics

/// A problem of a scene that is composed from valid views; an error, a warning or a note.
package enum SceneProblem: Problem, Error, Hashable {
  case angleAndPoints
  case repeatCountAndDuration
  case colorCount(Int, expected: Int)
  case locationCount(String, Int, colors: Int)
  case themeColorCount(Int, theme: String, expected: Int)
  case unknownTheme(String, available: [String])
  case noBones
  case tooManyBones(limit: Int)
  case tooManyLayers(limit: Int)
  case tooManyDrawnLayers(frames: Int, limit: Int)
  case loopJumps(levels: Int)
  case loopIsCut(period: Double)
  case loopOmitsDelay
  case loopOmitsEnd([String])
  case notFluid
  case gapsNotFluid
  case widthsTooMany(layouts: Int)

  package var code: String {
    switch self {
    case .angleAndPoints, .repeatCountAndDuration, .colorCount, .locationCount: "scene.shimmer"
    case .themeColorCount, .unknownTheme: "scene.theme"
    case .noBones: "scene.empty"
    case .tooManyBones, .tooManyLayers, .tooManyDrawnLayers: "scene.limit"
    case .loopJumps, .loopIsCut, .loopOmitsDelay, .loopOmitsEnd: "scene.loop"
    case .notFluid, .gapsNotFluid, .widthsTooMany: "scene.width"
    }
  }

  package var message: String {
    switch self {
    case .angleAndPoints: "'angle' and 'startPoint' or 'endPoint' exclude each other; leave one out"
    case .repeatCountAndDuration: "'repeatCount' and 'repeatDuration' exclude each other; leave one out"
    case .colorCount(let count, let expected): "'colors' has \(count) colors, the preset takes \(expected)"
    case .locationCount(let attribute, let count, let colors):
      "'\(attribute)' has \(count) numbers, expected one for each of the \(colors) colors"
    case .themeColorCount(let count, let theme, let expected):
      "theme \"\(theme)\" has \(count) colors, the shimmer takes \(expected)"
    case .unknownTheme(let name, let available):
      "there is no theme \"\(name)\"; expected \(available.joined(separator: ", "))"
    case .noBones:
      "nothing here becomes a bone, only the overlay is drawn; `skeleton explain` names the rule for each view"
    case .tooManyBones(let limit): "there are more than \(limit) bones (--max-views)"
    case .tooManyLayers(let limit): "replicators make more than \(limit) layers"
    case .tooManyDrawnLayers(let frames, let limit):
      "the layers and copies of \(frames) frames are more than \(limit) (--fps or --duration)"
    case .loopJumps(let levels):
      "the shimmer jumps by \(levels) of 255 levels where it begins again; --preset seamless does not"
    case .loopIsCut(let period):
      "everything that moves is back at its start after more than 30 s only; the loop is one period of \(period) s"
    case .loopOmitsDelay: "the delay is not part of the loop; --stop-at makes an animation that contains it"
    case .loopOmitsEnd(let options):
      "\(options.joined(separator: ", ")) without effect: loading has no end; --stop-at makes an animation with one"
    case .notFluid: "a bone that is not a rectangle does not follow the width"
    case .gapsNotFluid: "the gap around a circle in front of another bone does not follow the width and is left out"
    case .widthsTooMany(let count):
      "the form depends on the width at more places than \(count) layouts find; between them it is approximated"
    }
  }
}
