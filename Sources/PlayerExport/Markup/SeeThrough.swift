import Geometry
import LayerTree
import SceneModel

// Holes through which the page is visible, because the gradient behind them is translucent.

extension Scene {
  /// True if the page below the placeholder shows through holes of the overlay at some time.
  ///
  /// This is so if a gradient behind the overlay is translucent, moved or faded. The overlay is then cut. If this is
  /// false, gradients in the shape of the holes in front of an overlay without holes are the same picture.
  var isSeeThrough: Bool { layers.areSeeThrough }
}

extension [Layer] {
  fileprivate var areSeeThrough: Bool {
    for (index, layer) in enumerated() {
      if layer.sublayers.areSeeThrough { return true }
      guard case .overlay(_, let holes) = layer.content, !holes.isEmpty else { continue }
      if index == 0 || !self[..<index].allSatisfy(\.isOpaqueGradient) { return true }
    }
    return false
  }
}

extension Layer {
  /// True for a gradient layer that is opaque within its bounds at all times, and neither moved nor faded.
  fileprivate var isOpaqueGradient: Bool {
    guard isPlainGradient, case .gradient(let gradient) = content else { return false }
    return gradient.stops.colors.areOpaque && animations.allSatisfy(\.hasOpaqueColors)
  }
}

extension [Color] {
  fileprivate var areOpaque: Bool { allSatisfy { $0.alpha == 255 } }
}

extension Animation {
  /// False if the animation gives a gradient a translucent color.
  fileprivate var hasOpaqueColors: Bool {
    func isOpaque(_ value: AnimatableValue?) -> Bool {
      if case .colors(let colors)? = value { colors.areOpaque } else { true }
    }
    switch content {
    case .basic(let basic): return [basic.from, basic.to, basic.by].allSatisfy(isOpaque)
    case .keyframe(let keyframe): return keyframe.values.allSatisfy(isOpaque)
    case .group(let animations): return animations.allSatisfy(\.hasOpaqueColors)
    }
  }
}
