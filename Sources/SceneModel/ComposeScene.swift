package import Diagnostics
import Geometry
import Inference
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
  _ placed: PlacedViews, of document: ViewDocument, options: SceneOptions = SceneOptions()
) throws(InvalidInput) -> Reported<Scene> {
  var found = try findBones(in: placed, of: document, limit: options.maximumBones, deadline: options.deadline)
  if found.isCut { throw InvalidInput(SceneProblem.tooManyBones(limit: options.maximumBones), at: nil) }
  var layout = placed
  document.units.multiply(&layout)
  document.units.multiply(&found)
  let cover = try Cover(of: layout, over: found.surfaces, document, options)
  let live = document.units.multiply(
    ViewLayers(of: placed, direction: document.direction) { found.decisions[$0].role == .keep }.root())
  let layers = SceneLayers(
    curtain: cover.layers(over: found.bones, in: layout),
    live: found.surfaces.map { $0.layer(over: cover.overlay) } + (live.map { [$0] } ?? []),
    revealed: revealedLayers(of: placed, document, background: cover.overlay))
  if layerCount(of: layers.live) > maximumPresentedLayers {
    throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumPresentedLayers), at: nil)
  }
  var scene = Scene(
    size: layout.size, overlay: cover.overlay, shimmer: cover.shimmer, bones: found.bones, decisions: found.decisions,
    surfaces: found.surfaces, layers: [], liveLayers: layers.live, revealedLayers: layers.revealed, layout: layout,
    document: document.withoutDescendants)
  scene.layers = layers.stacked(in: scene)
  return Reported(scene, scene.isBlank ? [.warning(SceneProblem.noBones, at: nil)] : [])
}

extension Scene {
  /// Returns the scene with the colors of another theme; its views must not depend on the theme.
  ///
  /// The result equals the scene that ``composeScene(_:of:options:)`` returns for the same views and options.
  ///
  /// - Throws: ``InvalidInput`` because of a ``SceneProblem`` of the theme.
  package func inTheme(of options: SceneOptions) throws(InvalidInput) -> Scene {
    let cover = try Cover(of: layout, over: surfaces, document, options)
    var scene = self
    (scene.overlay, scene.shimmer) = (cover.overlay, cover.shimmer)
    var layers = SceneLayers(
      curtain: cover.layers(over: bones, in: layout),
      live: surfaces.map { $0.layer(over: cover.overlay) } + liveLayers.dropFirst(surfaces.count),
      revealed: revealedLayers)
    if !layers.revealed.isEmpty { layers.revealed[0] = canvasLayer(of: layout, filledWith: cover.overlay) }
    (scene.liveLayers, scene.revealedLayers) = (layers.live, layers.revealed)
    scene.layers = layers.stacked(in: scene)
    return scene
  }
}

extension Surface {
  /// The layer of the tint that the surface adds to an overlay.
  fileprivate func layer(over overlay: Color) -> Layer {
    Layer(filling: .roundedRect(shape), with: kind.tint(over: overlay))
  }
}

/// A layer that fills the canvas with a color.
private func canvasLayer(of layout: PlacedViews, filledWith color: Color) -> Layer {
  Layer(filling: .roundedRect(RoundedRect(Rect(origin: .zero, size: layout.size))), with: color)
}

/// The overlay of a scene, and the shimmer that is visible through its holes.
private struct Cover {
  let overlay: Color
  private(set) var shimmer: Shimmer
  /// The shimmer's colors, timing and scope as the document and the options state them.
  private let style: ShimmerStyle

  /// Derives the overlay and the shimmer from the theme and the preset of the options.
  ///
  /// - Throws: ``InvalidInput`` for an unknown theme, and for a theme or shimmer whose colors do not match.
  init(
    of layout: PlacedViews, over surfaces: [Surface], _ document: ViewDocument, _ options: SceneOptions
  ) throws(InvalidInput) {
    var style = document.shimmer ?? ShimmerStyle()
    if let preset = options.preset {
      let scope = style.scope
      style = ShimmerStyle()
      (style.preset, style.scope) = (preset, scope)
    }
    self.style = style
    do throws(SceneProblem) {
      let theme = try Theme(named: options.theme ?? "light", in: document)
      let background = layout.canvasBackground
      overlay = theme.overlay(
        background: background, dark: layout.darkCanvasBackground(isNight: document.source.dependsOnTheme),
        isTransparent: document.canvas.isTransparent && background?.alpha == 0)
      let contrast = surfaces.reduce(1) { max($0, $1.kind.contrast) }
      shimmer = try Shimmer(
        style, theme: theme, overlay: overlay, contrast: contrast, direction: document.direction)
      // Themes that are not selected are checked too, so that an error does not wait for the dark picture.
      for theme in document.themes where options.preset == nil && theme.colors != nil {
        _ = try Shimmer(style, theme: .custom(theme), overlay: overlay, direction: document.direction)
      }
    } catch {
      throw InvalidInput(error, at: error.location(in: document))
    }
    shimmer.animation?.timing.beginTime += document.loading.showTime
  }

  /// The layers of the gradient and, above them, the overlay with a hole for each bone.
  ///
  /// A transparent overlay would not hide the gradient between the bones, which are its mask instead.
  func layers(over bones: Bones, in layout: PlacedViews) -> [Layer] {
    // Without holes the shimmer is invisible, so it is not part of the loop either.
    var layers = bones.isEmpty ? [] : shimmer.layers(over: shimmer.scopes(of: bones, in: layout).map(\.frame))
    for index in layers.indices { layers[index].animations += style.animations }
    var cover = Layer()
    if overlay.alpha == 0 {
      if layers.isEmpty { return [] }
      cover.sublayers = layers
      cover.mask = Layer()
      cover.mask?.sublayers = bones.shapes.map { Layer(filling: $0, with: .black) }
      return [cover]
    }
    cover.content = .overlay(overlay, holes: bones.shapes)
    return layers + [cover]
  }
}

extension Shimmer {
  /// The rectangles that the gradients of the shimmer fill, in points of the canvas: later ones cover earlier ones.
  ///
  /// By the scope, these are the canvas, the bounds of each bone, or the cells around the bones in document order, with
  /// the canvas first if bones are outside of cells.
  fileprivate func scopes(of bones: Bones, in layout: PlacedViews) -> [ShimmerScope] {
    let canvas = ShimmerScope(frame: Rect(origin: .zero, size: layout.size))
    switch scope {
    case .feed: return [canvas]
    case .view: return bones.map { ShimmerScope(view: $0.view, line: $0.line, frame: $0.shape.bounds) }
    case .cell:
      // The cells in the order of the bones, with one entry for consecutive bones of the same cell.
      var cells: [Int] = []
      var hasBonesOutside = false
      for bone in bones {
        if let cell = layout.outwards(from: bone.view).first(where: { layout.views[$0].view.isCell }) {
          if cells.last != cell { cells.append(cell) }
        } else {
          hasBonesOutside = true
        }
      }
      let frames = Set(cells).sorted().map { ShimmerScope(view: $0, frame: layout.views[$0].frame) }
      return (hasBonesOutside ? [canvas] : []) + frames
    }
  }
}

/// A rectangle that one gradient of a shimmer fills.
struct ShimmerScope {
  /// The index of the cell, or of the bone's view, in ``Scene/layout``; nil for the canvas.
  var view: Int?
  /// The index of the bone in its view; nil for cells and for the canvas.
  var line: Int?
  /// The rectangle in points of the canvas.
  var frame: Rect
}

extension Scene {
  /// The rectangles of the gradients, later ones above earlier ones; empty for one gradient over the whole canvas.
  var scopes: [ShimmerScope] { shimmer.scope == .feed ? [] : shimmer.scopes(of: bones, in: layout) }
}

extension SceneProblem {
  /// The location, in the document, of the theme or shimmer that has the problem; nil if the document states neither.
  fileprivate func location(in document: ViewDocument) -> SourceLocation? {
    guard case .themeColorCount(_, let name, _) = self else { return document.shimmer?.location }
    return document.themes.last { $0.name == name }?.location
  }
}

extension PlacedViews {
  /// The indexes of the indicators that a placeholder with a cross-dissolve shows, and of the views in them.
  ///
  /// They are visible only in the placeholder, and would not dissolve if the views below it contained them, too.
  fileprivate func indicatorsOfPlaceholder(_ loading: LoadingTiming) -> Set<Int> {
    guard loading.transition > 0, let end = loading.earliestHideTime else { return [] }
    var found: Set<Int> = []
    for index in views.indices {
      guard let activity = views[index].view.activity, activity.hidesWhenStopped, activity.start >= loading.showTime,
        let stop = activity.stop, stop >= end
      else { continue }
      found.formUnion(index..<views[index].end)
    }
    return found
  }
}

/// The layers that show the views themselves, over a canvas filled with `background`, from back to front.
///
/// They include backgrounds, shapes and animated views; texts and images draw nothing. Empty for a document whose
/// placeholder is shown at all times.
private func revealedLayers(of layout: PlacedViews, _ document: ViewDocument, background: Color) -> [Layer] {
  guard document.loading.startTime > 0 || document.loading.stopTime != nil else { return [] }
  let leaving = layout.indicatorsOfPlaceholder(document.loading)
  var views = ViewLayers(of: layout, direction: document.direction) { index in
    let view = layout.views[index].view
    return !leaving.contains(index)
      && (view.appearance.background != nil || view.appearance.path != nil || !view.hasPlainLayer)
  }.root()
  // The canvas is already filled with the root's background or with its replacement from the theme.
  views?.backgroundColor = nil
  var canvas = layout
  canvas.views = []
  document.units.multiply(&canvas)
  return [canvasLayer(of: canvas, filledWith: background)] + (document.units.multiply(views).map { [$0] } ?? [])
}
