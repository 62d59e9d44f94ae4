package import Diagnostics
import Geometry
import LayerTree
package import LayoutEngines
package import ViewTree

/// What a caller decides about a scene beyond what its document says.
package struct SceneOptions: Sendable {
  /// The name of a theme; nil is `light`.
  package var theme: String?
  /// Replaces the preset of the document, and what its attributes say about the preset's figures.
  package var preset: ShimmerStyle.Preset?
  package var maximumBones = ViewLimits().views

  package init() {}
}

/// Finds the bones of a layout and puts overlay and shimmer over them.
///
/// - Throws: ``InvalidInput`` with a ``SceneProblem``.
package func composeScene(
  _ layout: Layout, of document: ViewDocument, options: SceneOptions = SceneOptions()
) throws(InvalidInput) -> Reported<Scene> {
  var style = document.shimmer ?? ShimmerStyle()
  if let preset = options.preset {
    let scope = style.scope
    style = ShimmerStyle()
    (style.preset, style.scope) = (preset, scope)
  }
  let theme: Theme
  let shimmer: Shimmer
  do throws(SceneProblem) {
    theme = try Theme(named: options.theme ?? "light", in: document)
    shimmer = try Shimmer(style, theme: theme, direction: document.direction)
  } catch {
    throw InvalidInput(error, at: document.shimmer?.location)
  }

  let found = findBones(
    in: layout, direction: document.direction, ruleScale: document.ruleScale,
    largestShare: document.largestShare, limit: options.maximumBones)
  if found.isCut { throw InvalidInput(SceneProblem.tooManyBones(limit: options.maximumBones), at: nil) }
  let overlay = theme.overlay(background: document.root.appearance.background)
  let gradients = shimmer.scopeRects(of: found.bones, in: layout).map { Layer.gradient(shimmer.layer(over: $0)) }
  let kept = keptLayers(in: layout, found.decisions)
  let scene = Scene(
    size: layout.size, scale: document.scale, direction: document.direction, overlay: overlay, shimmer: shimmer,
    bones: found.bones, layers: gradients + [.overlay(overlay, holes: found.bones.map(\.shape))] + kept,
    layout: layout)
  return Reported(scene, found.bones.isEmpty ? [.warning(SceneProblem.noBones, at: nil)] : [])
}

extension Shimmer {
  /// The rectangles that carry a gradient each, in document order: a later one shows over an earlier one.
  fileprivate func scopeRects(of bones: [Bone], in layout: Layout) -> [Rect] {
    let canvas = Rect(origin: .zero, size: layout.size)
    switch scope {
    case .feed: return [canvas]
    case .view: return bones.map(\.shape.bounds)
    case .cell:
      var scopes: [Int?] = []
      var last: Int?? = .none
      for bone in bones {
        let cell = layout.enclosingCell(of: bone.view)
        if last != .some(cell) { scopes.append(cell) }
        last = .some(cell)
      }
      let cells = Set(scopes.compactMap { $0 }).sorted()
      return (scopes.contains(nil) ? [canvas] : []) + cells.map { layout.views[$0].frame }
    }
  }
}

extension Layout {
  /// The nearest cell that a view stands in, itself included.
  fileprivate func enclosingCell(of index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      if views[index].view.isCell { return index }
      next = views[index].parent
    }
    return nil
  }
}

/// The views that are drawn above the overlay: their backgrounds and shapes.
private func keptLayers(in layout: Layout, _ decisions: [BoneDecision]) -> [Layer] {
  layout.views.indices.compactMap { index in
    guard decisions[index].rule == .keep, let shape = decisions[index].keptShape,
      let background = layout.views[index].view.appearance.background
    else { return nil }
    return .solid(shape, background.multiplied(byOpacity: layout.views[index].view.appearance.opacity))
  }
}
