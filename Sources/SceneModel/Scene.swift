package import Diagnostics
package import Geometry
package import LayerTree
package import ViewTree

/// Everything that a back end needs: what is shown, when, and which bones it consists of.
package struct Scene: Sendable {
  /// The canvas in points.
  package var size: Size
  /// Device pixels per point, unless the caller says otherwise.
  package var scale: Double
  /// About how many units of the document are a point, at least 1: those of dumps are pixels.
  package var unitsPerPoint: Double
  package var direction: LayoutDirection
  /// The names of the themes that the document can be shown in, built-in ones first.
  package var themeNames: [String]
  package var overlay: Color
  package var shimmer: Shimmer
  package var bones: [Bone]
  /// The rule that decided about each view of ``layout``, and the bones that it gave.
  package var decisions: [BoneDecision]
  /// The boxes that bones stand on, from back to front; ``liveLayers`` begin with their tints.
  package var surfaces: [Surface]
  /// When loading begins, in seconds; before, the views show as they are.
  package var startTime: Double
  /// When loading ends and the views show as they are; nil is never.
  package var stopTime: Double?
  /// From back to front.
  package var layers: [Layer]
  /// What is drawn above the overlay while loading.
  package var liveLayers: [Layer]
  /// What shows when loading is over; empty when it never is.
  package var revealedLayers: [Layer]
  /// The views that the bones were made of, with their frames.
  package var layout: PlacedViews

  /// What the scene looks like at a moment.
  package func presentation(at moment: Moment) -> DisplayList {
    switch moment {
    case .time(let time): LayerTree.presentation(of: layers, size: size, at: time)
    case .progress(let progress):
      LayerTree.presentation(of: layers, size: size, at: time(at: progress), shimmerProgress: progress)
    }
  }

  /// True if overlay and gradient are up.
  package func isAnimating(at time: Double) -> Bool {
    time >= startTime && stopTime.map { time < $0 } ?? true
  }

  /// The loop that an animation of this scene shows.
  package var loop: AnimationLoop { AnimationLoop(of: layers) }

  /// What one should know of an animation that repeats this scene's loop.
  package var loopNotes: [Diagnostic] {
    var notes: [Diagnostic] = []
    let jump = stopTime == nil && !bones.isEmpty ? shimmer.jump(over: size) : 0
    if jump > 1 { notes.append(.note(SceneProblem.loopJumps(levels: Int(jump.rounded(.up))))) }
    let loop = loop
    if !loop.isWhole { notes.append(.note(SceneProblem.loopIsCut(period: loop.duration))) }
    return notes
  }

  /// What is drawn above the overlay, or when loading is over, everything.
  package func drawn(at moment: Moment) -> DisplayList {
    let time = time(of: moment)
    return LayerTree.presentation(of: isAnimating(at: time) ? liveLayers : revealedLayers, size: size, at: time)
  }

  /// True if something is drawn besides the bones at some time.
  package var drawsMoreThanBones: Bool { !liveLayers.isEmpty || !revealedLayers.isEmpty }

  /// True if overlay and gradient are up.
  package func isAnimating(at moment: Moment) -> Bool { isAnimating(at: time(of: moment)) }

  private func time(of moment: Moment) -> Double {
    switch moment {
    case .time(let time): time
    case .progress(let progress): time(at: progress)
    }
  }

  /// Where everything else is when the shimmer is at a share of its way; without a shimmer, a share of the loop.
  private func time(at progress: Double) -> Double {
    guard !bones.isEmpty, let timing = shimmer.animation?.timing, timing.speed > 0 else {
      let loop = loop
      return loop.start + progress * loop.duration
    }
    return shimmer.loop.start + progress * timing.duration / timing.speed
  }
}

extension Scene {
  /// The element names from the root to a bone's view.
  package func path(of bone: Bone) -> String { layout.path(of: bone.view) }

  /// The element names from the root to a surface's view.
  package func path(of surface: Surface) -> String { layout.path(of: surface.view) }
}

/// One placeholder shape.
package struct Bone: Hashable, Sendable {
  /// The index of its view in the layout.
  package var view: Int
  package var identifier: String?
  package var kind: ViewKind
  /// The line of a text or the part of a control, from 0; nil for a bone that is the only one of its view.
  package var line: Int?
  package var shape: Shape

  package init(of view: View, at index: Int, line: Int? = nil, shape: Shape) {
    self.view = index
    identifier = view.identifier
    kind = view.kind
    self.line = line
    self.shape = shape
  }

  package var kindName: String { kind.rawValue }
}
