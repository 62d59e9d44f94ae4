import Geometry
import LayerTree
import SceneModel

/// A scene of two layers: a gradient whose locations are animated, over the whole canvas, and an opaque overlay with
/// rounded holes.
///
/// Most placeholders have this form. Those of one application differ in their height and their holes only.
struct CurtainScene {
  /// The width, the title and the themes of a file, on which its text depends apart from heights and holes.
  struct Key: Equatable {
    fileprivate let width: Double
    fileprivate let title: String
    fileprivate let light: Theme
    fileprivate let dark: Theme?
  }

  /// The values of a theme that do not depend on the height of the canvas.
  fileprivate struct Theme: Equatable {
    let overlay: Color
    let band: Band
  }

  /// The values on which the strips of a gradient depend, apart from their height.
  fileprivate struct Band: Equatable {
    private let gradient: GradientContent
    private let animations: [Animation]
    /// The frame without its range across the axis, which is the height.
    private let frame: GradientFrame

    /// The maximum number of animations, and of their numbers, in a gradient with a template.
    private static let (mostAnimations, mostNumbers) = (2, 16)

    /// The values for a gradient layer, whose bounds must not be empty; nil for a layer without a template.
    init?(_ layer: Layer) {
      guard case .gradient(let gradient) = layer.content, layer.animations.count <= Self.mostAnimations,
        max(gradient.stops.locations.count, gradient.stops.colors.count) <= Self.mostNumbers,
        layer.animations.allSatisfy({ $0.hasFewNumbers(limit: Self.mostNumbers) })
      else { return nil }
      var frame = GradientFrame(gradient, over: layer.bounds)
      guard frame.across.lowerBound == 0 else { return nil }
      frame.across = 0...0
      (self.gradient, animations, self.frame) = (gradient, layer.animations, frame)
    }
  }

  let key: Key
  let size: Size
  /// Rounded rectangles in points of the canvas, the same in both themes.
  let holes: [Shape]

  /// The number of themes in the file: one or two.
  var themeCount: Int { key.dark == nil ? 1 : 2 }

  /// Creates the value of a scene in one theme or two; nil for scenes of another form.
  init?(_ scene: Scene, dark: Scene?, title: String) {
    guard let (light, holes) = Theme.withHoles(scene) else { return nil }
    (size, self.holes) = (scene.size, holes)
    guard let dark else {
      key = Key(width: size.width, title: title, light: light, dark: nil)
      return
    }
    guard dark.size == size, let (theme, darkHoles) = Theme.withHoles(dark), darkHoles == holes else { return nil }
    key = Key(width: size.width, title: title, light: light, dark: theme)
  }
}

extension CurtainScene.Theme {
  /// The theme and the holes of a scene; nil for a scene of another form.
  fileprivate static func withHoles(_ scene: Scene) -> (theme: Self, holes: [Shape])? {
    guard scene.layers.count == 2, case .overlay(let color, let holes) = scene.layers[1].content, color.alpha == 255,
      !holes.isEmpty, holes.allSatisfy({ $0.rounded?.rect.isEmpty == false }), !scene.isSeeThrough
    else { return nil }
    let (shimmer, overlay) = (scene.layers[0], scene.layers[1])
    let canvas = Rect(origin: .zero, size: scene.size)
    var (plainShimmer, plainOverlay) = (Layer(frame: canvas, anchorPoint: shimmer.anchorPoint), Layer())
    (plainShimmer.content, plainShimmer.animations) = (shimmer.content, shimmer.animations)
    plainOverlay.content = overlay.content
    guard shimmer == plainShimmer, overlay == plainOverlay, let band = CurtainScene.Band(shimmer),
      shimmer.animations.allSatisfy({ !$0.contains { $0 != .locations } })
    else { return nil }
    return (Self(overlay: color, band: band), holes)
  }
}

extension Animation {
  /// True for an animation between two values of at most `limit` numbers or colors each.
  fileprivate func hasFewNumbers(limit: Int) -> Bool {
    guard case .basic(let basic) = content else { return false }
    return [basic.from, basic.to, basic.by].allSatisfy { value in
      switch value {
      case .numbers(let numbers): numbers.count <= limit
      case .colors(let colors): colors.count <= limit
      default: true
      }
    }
  }
}
