package import Geometry

/// What layers look like at a moment: a pure function, so that any moment can be shown first.
package func presentation(of layers: [Layer], size: Size, at moment: Moment) -> DisplayList {
  DisplayList(
    size: size,
    items: layers.map { layer in
      switch layer {
      case .solid(let shape, let color): .fill(shape, .color(color))
      case .gradient(let gradient):
        .fill(.roundedRect(RoundedRect(gradient.frame)), .linearGradient(gradient.presented(at: moment)))
      case .overlay(let color, let holes): .overlay(color, holes: holes)
      }
    })
}

extension GradientLayer {
  /// The gradient in points of the canvas at a moment.
  package func presented(at moment: Moment) -> LinearGradient {
    let (start, end) = axis.ends(in: frame)
    let moved = animation.map { stops.interpolated(to: $0.to, $0.progress(at: moment)) } ?? stops
    let shown = moved.ascending
    return LinearGradient(start: start, end: end, colors: shown.colors, locations: shown.locations)
  }
}
