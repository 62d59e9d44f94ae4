package import Diagnostics
import Geometry
import LayerTree
package import ViewTree

/// What a caller decides about a scene beyond what its document says.
package struct SceneOptions: Sendable {
  /// The name of a theme; nil is `light`.
  package var theme: String?
  /// Replaces the preset of the document, and what its attributes say about the preset's figures.
  package var preset: ShimmerStyle.Preset?
  package var maximumBones = ViewLimits().views
  package var deadline = Deadline.never

  package init() {}
}

/// Finds the bones of a layout and puts overlay and shimmer over them.
///
/// - Throws: ``InvalidInput`` with a ``SceneProblem``.
package func composeScene(
  _ layout: PlacedViews, of document: ViewDocument, options: SceneOptions = SceneOptions()
) throws(InvalidInput) -> Reported<Scene> {
  var style = document.shimmer ?? ShimmerStyle()
  if let preset = options.preset {
    let scope = style.scope
    style = ShimmerStyle()
    (style.preset, style.scope) = (preset, scope)
  }
  let overlay: Color
  var shimmer: Shimmer
  do throws(SceneProblem) {
    let theme = try Theme(named: options.theme ?? "light", in: document)
    overlay = theme.overlay(background: layout.canvasBackground)
    shimmer = try Shimmer(style, theme: theme, overlay: overlay, direction: document.direction)
  } catch {
    throw InvalidInput(error, at: document.shimmer?.location)
  }

  shimmer.animation?.timing.beginTime += document.startTime

  let found = try findBones(in: layout, of: document, limit: options.maximumBones, deadline: options.deadline)
  if found.isCut { throw InvalidInput(SceneProblem.tooManyBones(limit: options.maximumBones), at: nil) }
  var layers = SceneLayers(curtain: [], live: [], revealed: [])
  // Without holes the shimmer is invisible, and so it is no part of the loop either.
  if !found.bones.isEmpty { layers.curtain = shimmer.layers(over: shimmer.scopeRects(of: found.bones, in: layout)) }
  for index in layers.curtain.indices { layers.curtain[index].animations += style.animations }
  var cover = Layer()
  cover.content = .overlay(overlay, holes: found.bones.map(\.shape))
  layers.curtain.append(cover)
  let live = ViewLayers(of: layout, direction: document.direction) { found.decisions[$0].rule == .keep }.root()
  layers.live = found.surfaces.map { Layer(filling: .roundedRect($0.shape), with: Surface.tint(over: overlay)) }
  if let live { layers.live.append(live) }
  if document.startTime > 0 || document.stopTime != nil {
    layers.revealed = revealedLayers(of: layout, direction: document.direction, background: overlay)
  }
  let scene = Scene(
    size: layout.size, scale: document.scale, unitsPerPoint: document.ruleScale, direction: document.direction,
    themeNames: Theme.names(in: document), overlay: overlay, shimmer: shimmer, bones: found.bones,
    decisions: found.decisions, surfaces: found.surfaces, startTime: document.startTime, stopTime: document.stopTime,
    layers: layers.stacked(start: document.startTime, stop: document.stopTime), liveLayers: layers.live,
    revealedLayers: layers.revealed, layout: layout)
  if layerCount(of: layers.live) > maximumPresentedLayers {
    throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumPresentedLayers), at: nil)
  }
  return Reported(scene, found.bones.isEmpty && live == nil ? [.warning(SceneProblem.noBones, at: nil)] : [])
}

extension Shimmer {
  /// The rectangles that carry a gradient each, in document order: a later one shows over an earlier one.
  fileprivate func scopeRects(of bones: [Bone], in layout: PlacedViews) -> [Rect] {
    let canvas = Rect(origin: .zero, size: layout.size)
    switch scope {
    case .feed: return [canvas]
    case .view: return bones.map(\.shape.bounds)
    case .cell:
      // In the order of the bones, one entry for neighbors in the same cell.
      var cells: [Int] = []
      var hasBonesOutside = false
      for bone in bones {
        if let cell = layout.enclosingCell(of: bone.view) {
          if cells.last != cell { cells.append(cell) }
        } else {
          hasBonesOutside = true
        }
      }
      return (hasBonesOutside ? [canvas] : []) + Set(cells).sorted().map { layout.views[$0].frame }
    }
  }
}

extension PlacedViews {
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

/// The views as they are: backgrounds, shapes and what moves.
private func revealedLayers(
  of layout: PlacedViews, direction: LayoutDirection, background: Color
) -> [Layer] {
  let canvas = RoundedRect(Rect(origin: .zero, size: layout.size))
  var views = ViewLayers(of: layout, direction: direction) { index in
    let view = layout.views[index].view
    return view.appearance.background != nil || view.appearance.path != nil || !view.hasPlainLayer
  }.root()
  // The canvas has the root's background already, or the one that a theme has in its place.
  views?.backgroundColor = nil
  return [Layer(filling: .roundedRect(canvas), with: background)] + (views.map { [$0] } ?? [])
}
