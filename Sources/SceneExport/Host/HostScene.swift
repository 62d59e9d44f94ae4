import Geometry
import LayerTree
import SceneModel

/// A scene as a person would write it in a user interface framework.
struct HostScene {
  let size: Size
  let direction: LayoutDirection
  let overlay: Color
  let shimmer: HostShimmer
  let items: [HostItem]
  /// The frames of activity indicators.
  let indicators: [Rect]
  private(set) var problems: [HostProblem] = []

  /// - Parameters:
  ///   - moment: where the gradient stands; nil is that it moves.
  ///   - isMirrored: whether a scene from right to left is written as if seen in a mirror.
  init(_ scene: Scene, at moment: Moment?, isMirrored: Bool = false) {
    let isMirrored = isMirrored && scene.direction == .rightToLeft
    size = scene.size
    direction = scene.direction
    overlay = scene.overlay
    shimmer = HostShimmer(scene, at: moment, isMirrored: isMirrored)
    items = HostItem.items(of: scene, isMirrored: isMirrored)
    let kept = scene.keptViews
    indicators = kept.filter { $0.element == "activityIndicator" }.map { view in
      isMirrored ? view.frame.mirrored(in: scene.size.width) : view.frame
    }
    noteWhatIsMissing(scene, kept.map(\.element).filter { $0 != "activityIndicator" })
  }

  mutating func note(_ problem: HostProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Tells that activity indicators are left out, where a host has none of its own.
  mutating func leaveOutIndicators() {
    problems.removeAll { if case .ownIndicator = $0 { true } else { false } }
    if !indicators.isEmpty { note(.leftOut(["<activityIndicator>"])) }
  }

  private mutating func noteWhatIsMissing(_ scene: Scene, _ kept: [String]) {
    if shimmer.motion != nil, !scene.bones.isEmpty {
      if scene.shimmer.scopeName != "feed" { note(.oneScope(scene.shimmer.scopeName)) }
      let timing = scene.shimmer.unwrittenTiming
      if !timing.isEmpty { note(.timing(timing)) }
    }
    if scene.animatesShimmerOtherwise { note(.animatedShimmer) }
    if !indicators.isEmpty { note(.ownIndicator(indicators.count)) }
    var names: [String] = []
    for name in kept.map({ "<\($0)>" }) where !names.contains(name) { names.append(name) }
    if !names.isEmpty { note(.leftOut(names)) }
  }

  /// What is in the picture: `375 × 630 points, one gradient behind all bones`.
  func summary(unit: String) -> String {
    let size = "\(plain(size.width)) × \(plain(size.height)) \(unit)"
    if items.isEmpty { return size }
    return size + (shimmer.plain == nil ? ", one gradient behind all bones" : ", one color for all bones")
  }

  /// How many bones, as they are written, are outlines.
  var outlineCount: Int {
    items.flatMap(\.writtenBones).count { if case .outline = $0.form { true } else { false } }
  }

  /// How many of those leave out where they overlap themselves.
  var evenOddCount: Int {
    items.flatMap(\.writtenBones).count { if case .outline(_, .evenOdd) = $0.form { true } else { false } }
  }
}

extension Scene {
  /// Whether the gradient has animations besides the one of its stops.
  fileprivate var animatesShimmerOtherwise: Bool {
    layers.contains { layer in
      guard case .gradient = layer.content else { return false }
      return layer.animations.contains { !$0.isShimmer }
    }
  }
}
