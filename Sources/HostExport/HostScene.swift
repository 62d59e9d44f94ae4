import Diagnostics
import Geometry
import LayerTree
import SceneModel

/// A scene in the form that source code of a user interface framework requires; lengths are in points.
struct HostScene {
  let size: Size
  let direction: LayoutDirection
  let overlay: Color
  let shimmer: HostShimmer
  let items: [HostItem]
  /// The shapes that the scene draws above the overlay, from back to front, each in a color of its own.
  private(set) var kept: [HostItem]
  /// The frames, in points of the canvas, of activity indicators, which the framework draws with a view of its own.
  let indicators: [Rect]
  /// The times at which the placeholder appears and disappears; nil if it does both at once.
  let loading: LoadingTiming?
  /// The duration of a sweep in seconds; nil for a placeholder that does not move.
  let sweepPeriod: Double?
  /// The counter of bones, shapes and bytes of source code.
  let work: SharedWorkMeter
  /// The features of the scene that the framework cannot express, to which the encoders add their own.
  var problems: [HostProblem] = []

  /// Converts a scene, at one moment or animated, into the form that source code requires.
  ///
  /// - Parameters:
  ///   - moment: the moment of a still gradient; nil for an animated gradient.
  ///   - isMirrored: true to mirror a right-to-left scene, for frameworks that mirror it again.
  ///   - work: the counter of bones and shapes; from the deadline on, further ones are left out.
  init(_ scene: Scene, at moment: Moment?, isMirrored: Bool = false, _ work: SharedWorkMeter) {
    let isMirrored = isMirrored && scene.direction == .rightToLeft
    self.work = work
    size = scene.size
    direction = scene.direction
    loading = scene.loading.isPlain ? nil : scene.loading
    sweepPeriod = scene.sweepPeriod
    overlay = scene.overlay
    shimmer = HostShimmer(scene, at: moment, isMirrored: isMirrored)
    items = HostItem.items(of: scene, isMirrored: isMirrored, work)
    let indicators = scene.keptViews(named: "activityIndicator").map(\.frame)
    let kept = KeptDrawing(scene, at: moment ?? .time(scene.loading.showTime), without: indicators, work)
    self.indicators = isMirrored ? indicators.map { $0.mirrored(in: scene.size.width) } : indicators
    self.kept = kept.items(mirroredIn: isMirrored ? scene.size.width : nil)
    noteWhatIsMissing(scene)
    kept.problems.forEach { note($0) }
  }

  mutating func note(_ problem: HostProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Replaces the note about activity indicators by a warning that they are left out.
  ///
  /// For a framework that has no such view. Without indicators there is no warning.
  mutating func leaveOutIndicators() {
    problems.removeAll { if case .ownIndicator = $0 { true } else { false } }
    if !indicators.isEmpty { note(.leftOut(["<activityIndicator>"])) }
  }

  /// Removes the shapes above the overlay, for a framework that cannot draw them; adds a warning if there are any.
  mutating func leaveOutKept() {
    if !kept.isEmpty { note(.leftOut(["shapes of views that are kept"])) }
    kept = []
  }

  /// Removes the shapes above the overlay that are not boxes, for a framework that has only boxes.
  ///
  /// Adds a warning if there are any. A loop contains only boxes and remains.
  mutating func leaveOutKeptOutlines() {
    let count = kept.count
    kept.removeAll { if case .bone(let bone) = $0, case .outline = bone.form { true } else { false } }
    if kept.count < count { note(.leftOut(["shapes that are no boxes"])) }
  }

  private mutating func noteWhatIsMissing(_ scene: Scene) {
    if scene.unitsPerPoint > 1 { note(.pixels((scene.unitsPerPoint * 10).rounded() / 10)) }
    if shimmer.motion != nil, !scene.bones.isEmpty {
      if scene.shimmer.scopeName != "feed" { note(.oneScope(scene.shimmer.scopeName)) }
      let timing = scene.unwrittenTiming
      if !timing.isEmpty { note(.timing(timing)) }
    }
    if scene.animatesShimmerOtherwise { note(.animatedShimmer) }
    if !indicators.isEmpty { note(.ownIndicator(indicators.count)) }
  }

  /// The parts of the scene for a source comment.
  var parts: String {
    if items.isEmpty { return "no bones" }
    return shimmer.plain == nil ? "one gradient behind all bones" : "one color for all bones"
  }

  /// The number of bones in the source code that are outlines instead of boxes; a bone in a loop is counted once.
  var outlineCount: Int {
    items.flatMap(\.writtenBones).count { if case .outline = $0.form { true } else { false } }
  }

  /// The number of bones in the source code that are filled with the rule `evenodd`; a bone in a loop is counted once.
  var evenOddCount: Int {
    items.flatMap(\.writtenBones).count { if case .outline(_, .evenOdd) = $0.form { true } else { false } }
  }
}

extension Scene {
  /// True if a gradient layer of the scene has an animation besides the sweep of its color stops.
  fileprivate var animatesShimmerOtherwise: Bool {
    layers.contains { layer in
      guard case .gradient = layer.content else { return false }
      return layer.animations.contains { !$0.isShimmer }
    }
  }
}
