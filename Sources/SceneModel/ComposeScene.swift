package import Diagnostics
import Geometry
import LayerTree
package import ViewTree

/// The options for composing a scene that do not come from the document.
package struct SceneOptions: Sendable {
  /// The name of the theme whose colors are used; nil for `light`.
  package var theme: String?
  /// The preset that replaces the document's preset, colors, locations, axis and timing; nil to keep those.
  package var preset: ShimmerStyle.Preset?
  package var maximumBones = ViewLimits().views
  package var deadline = Deadline.never

  package init() {}
}

/// Composes a scene from a layout: finds the bones, and adds the overlay and the shimmer.
///
/// The result has a warning if the scene has neither bones nor views that are kept above the overlay.
///
/// - Throws: ``InvalidInput`` because of a ``SceneProblem``, or because the deadline has passed.
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
    // Themes that are not selected are checked too, so that an error does not wait for the dark picture.
    for theme in document.themes where options.preset == nil && theme.colors != nil {
      _ = try Shimmer(style, theme: .custom(theme), overlay: overlay, direction: document.direction)
    }
  } catch {
    throw InvalidInput(error, at: error.location(in: document))
  }

  shimmer.animation?.timing.beginTime += document.loading.showTime

  let found = try findBones(in: layout, of: document, limit: options.maximumBones, deadline: options.deadline)
  if found.isCut { throw InvalidInput(SceneProblem.tooManyBones(limit: options.maximumBones), at: nil) }
  var layers = SceneLayers(curtain: [], live: [], revealed: [])
  // Without holes the shimmer is invisible, so it is not part of the loop either.
  if !found.bones.isEmpty { layers.curtain = shimmer.layers(over: shimmer.scopeRects(of: found.bones, in: layout)) }
  for index in layers.curtain.indices { layers.curtain[index].animations += style.animations }
  var cover = Layer()
  cover.content = .overlay(overlay, holes: found.bones.map(\.shape))
  layers.curtain.append(cover)
  let live = ViewLayers(of: layout, direction: document.direction) { found.decisions[$0].rule == .keep }.root()
  layers.live = found.surfaces.map { Layer(filling: .roundedRect($0.shape), with: Surface.tint(over: overlay)) }
  if let live { layers.live.append(live) }
  let loading = document.loading
  if loading.startTime > 0 || loading.stopTime != nil {
    layers.revealed = revealedLayers(of: layout, direction: document.direction, background: overlay)
  }
  var scene = Scene(
    size: layout.size, scale: document.scale, unitsPerPoint: document.ruleScale, direction: document.direction,
    themeNames: Theme.names(in: document), overlay: overlay, shimmer: shimmer, bones: found.bones,
    decisions: found.decisions, surfaces: found.surfaces, loading: loading, layers: [], liveLayers: layers.live,
    revealedLayers: layers.revealed, layout: layout)
  scene.layers = layers.stacked(in: scene)
  scene.matchedRules = document.matchedRules
  if layerCount(of: layers.live) > maximumPresentedLayers {
    throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumPresentedLayers), at: nil)
  }
  return Reported(scene, found.bones.isEmpty && live == nil ? [.warning(SceneProblem.noBones, at: nil)] : [])
}

extension Shimmer {
  /// The rectangles that the gradients of the shimmer fill, in points of the canvas: later ones cover earlier ones.
  ///
  /// By the scope, these are the canvas, the bounds of each bone, or the cells around the bones in document order, with
  /// the canvas first if bones are outside of cells.
  fileprivate func scopeRects(of bones: [Bone], in layout: PlacedViews) -> [Rect] {
    let canvas = Rect(origin: .zero, size: layout.size)
    switch scope {
    case .feed: return [canvas]
    case .view: return bones.map(\.shape.bounds)
    case .cell:
      // The cells in the order of the bones, with one entry for consecutive bones of the same cell.
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

extension SceneProblem {
  /// The location, in the document, of the theme or shimmer that has the problem; nil if the document states neither.
  fileprivate func location(in document: ViewDocument) -> SourceLocation? {
    guard case .themeColorCount(_, let name, _) = self else { return document.shimmer?.location }
    return document.themes.last { $0.name == name }?.location
  }
}

extension PlacedViews {
  /// The index of the nearest view that is a cell, from the view at `index` outwards; nil if there is none.
  fileprivate func enclosingCell(of index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      if views[index].view.isCell { return index }
      next = views[index].parent
    }
    return nil
  }
}

/// The layers that show the views themselves, over a canvas filled with `background`, from back to front.
///
/// They include backgrounds, shapes and animated views; texts and images draw nothing.
private func revealedLayers(
  of layout: PlacedViews, direction: LayoutDirection, background: Color
) -> [Layer] {
  let canvas = RoundedRect(Rect(origin: .zero, size: layout.size))
  var views = ViewLayers(of: layout, direction: direction) { index in
    let view = layout.views[index].view
    return view.appearance.background != nil || view.appearance.path != nil || !view.hasPlainLayer
  }.root()
  // The canvas is already filled with the root's background or with its replacement from the theme.
  views?.backgroundColor = nil
  return [Layer(filling: .roundedRect(canvas), with: background)] + (views.map { [$0] } ?? [])
}
