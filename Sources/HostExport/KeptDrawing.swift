import Diagnostics
import Geometry
import LayerTree
import SceneModel

/// The shapes that a scene draws above its overlay, converted into boxes and outlines of one color each.
struct KeptDrawing {
  private var bones: [HostBone] = []
  private(set) var problems: [HostProblem] = []
  private var leavesOut: [String] = []
  private let indicators: [Rect]
  private let work: SharedWorkMeter

  /// Converts the shapes that a scene draws above its overlay at a moment; `problems` lists what cannot be converted.
  ///
  /// - Parameters:
  ///   - indicators: the frames, in points, of activity indicators, which are left out.
  ///   - work: the counter of shapes; from the deadline on, further shapes are left out.
  init(_ scene: Scene, at moment: Moment, without indicators: [Rect], _ work: SharedWorkMeter) {
    self.work = work
    self.indicators = indicators
    let keeps = scene.keptViews().contains { $0.element != "activityIndicator" }
    guard keeps || !scene.surfaces.isEmpty else { return }
    if !scene.keptViews(named: "replicator").isEmpty { leaveOut("<replicator>") }
    var still = scene
    still.liveLayers = scene.liveLayers.compactMap(\.withoutReplicators)
    still.loading = LoadingTiming()
    add(still.drawn(at: moment, deadline: work.deadline).items, opacity: 1, clip: Rect(origin: .zero, size: scene.size))
    if !bones.isEmpty, still.liveLayers.contains(where: \.moves) { problems.append(.standsStill) }
    if !leavesOut.isEmpty { problems.append(.leftOut(leavesOut)) }
  }

  /// The converted shapes from back to front, with equal boxes at equal distances combined into loops.
  ///
  /// - Parameter width: the width in points of the canvas about whose center line the shapes are mirrored; nil for no
  ///   mirroring.
  func items(mirroredIn width: Double?) -> [HostItem] {
    let seen = bones.map { bone in width.map { bone.mirrored(in: $0) } ?? bone }
    return HostItem.items(of: seen) { $0.uniformRadius != nil }
  }

  /// True if `bounds`, in points, are those of a part of an indicator.
  ///
  /// Their center is inside the frame of an indicator, and their sides are at most 1.5 times those of the frame.
  private func isInIndicator(_ bounds: Rect) -> Bool {
    indicators.contains { frame in
      let center = Rect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      return frame.contains(center) && bounds.width <= frame.width * 1.5 && bounds.height <= frame.height * 1.5
    }
  }

  private mutating func leaveOut(_ what: String) {
    if !leavesOut.contains(what) { leavesOut.append(what) }
  }

  private mutating func add(_ items: [DisplayItem], opacity: Double, clip: Rect) {
    for item in items {
      // An indicator takes about 5 ns.
      guard work.allowsMore(1 + indicators.count / 1_024) else { return }
      switch item {
      case .fill(let shape, .color(let color)):
        let seen = color.multiplied(byOpacity: opacity)
        guard seen.alpha > 0, !shape.bounds.intersection(clip).isEmpty, !isInIndicator(shape.bounds) else { continue }
        if case .roundedRect(let rounded) = shape {
          bones.append(HostBone(.roundedRect(rounded.clipped(to: clip)), in: seen, work))
        } else if clip.contains(shape.bounds) {
          bones.append(HostBone(shape, in: seen, work))
        } else {
          leaveOut("shapes that are cut")
        }
      case .fill, .overlay: leaveOut("gradients")
      case .group(let group):
        if group.shadow != nil { leaveOut("shadows") }
        guard group.mask == nil else {
          leaveOut("masks")
          continue
        }
        add(
          group.items, opacity: opacity * group.opacity, clip: group.clips.reduce(clip) { $0.intersection($1.bounds) })
      }
    }
  }
}

extension Layer {
  /// The layer without the replicators among its descendants, which draw the spinning parts of activity indicators.
  ///
  /// Nil if the layer is a replicator itself.
  fileprivate var withoutReplicators: Layer? {
    if case .replicator = content { return nil }
    var layer = self
    layer.sublayers = sublayers.compactMap(\.withoutReplicators)
    return layer
  }

  /// True if the layer or a sublayer has animations.
  fileprivate var moves: Bool { !animations.isEmpty || sublayers.contains(where: \.moves) }
}
