package import Geometry

/// One layer of a scene; its geometry is in points of the canvas.
package enum Layer: Hashable, Sendable {
  /// A shape in one color.
  case solid(Shape, Color)
  case gradient(GradientLayer)
  /// A color over the whole canvas with holes in it.
  case overlay(Color, holes: [Shape])
}

/// Where a gradient's axis runs in its rectangle.
package enum GradientAxis: Hashable, Sendable {
  /// Unit coordinates; they may leave 0…1.
  case points(UnitPoint, UnitPoint)
  /// Radians, clockwise, 0 from left to right: the parameters 0 and 1 fall on corners of the rectangle.
  case angle(Double)

  /// The ends of the axis in points, for a gradient over `frame`.
  package func ends(in frame: Rect) -> (start: Point, end: Point) {
    switch self {
    case .points(let start, let end): return (frame.point(at: start), frame.point(at: end))
    case .angle(let angle):
      let direction = Point(x: snapped(cosine(angle)), y: snapped(sine(angle)))
      let half = (abs(frame.width * direction.x) + abs(frame.height * direction.y)) / 2
      let center = Point(x: frame.midX, y: frame.midY)
      return (center - direction * half, center + direction * half)
    }
  }

  /// A quarter turn is exactly vertical, not 10⁻¹⁷ off: rows stay rows.
  private func snapped(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }

  /// The axis seen in a mirror, left for right.
  package var mirrored: GradientAxis {
    switch self {
    case .points(let start, let end):
      .points(UnitPoint(x: 1 - start.x, y: start.y), UnitPoint(x: 1 - end.x, y: end.y))
    case .angle(let angle): .angle(.pi - angle)
    }
  }
}

/// The colors of a gradient and where along its axis they are.
package struct GradientStops: Hashable, Sendable {
  /// As many as `locations`, at least one.
  package var colors: [Color]
  package var locations: [Double]

  package init(colors: [Color], locations: [Double]) {
    self.colors = colors
    self.locations = locations
  }

  /// The stops part of the way to others of the same count; `progress` may leave 0…1.
  func interpolated(to other: GradientStops, _ progress: Double) -> GradientStops {
    GradientStops(
      colors: zip(colors, other.colors).map { $0.interpolated(to: $1, progress) },
      locations: zip(locations, other.locations).map { $0 + ($1 - $0) * progress })
  }

  /// Locations that decrease are raised to the one before.
  var ascending: GradientStops {
    var stops = self
    for index in stops.locations.indices.dropFirst() {
      stops.locations[index] = max(stops.locations[index], stops.locations[index - 1])
    }
    return stops
  }
}

extension Color {
  /// Straight alpha, each channel rounded to nearest.
  fileprivate func interpolated(to other: Color, _ progress: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(min(max(Double(a) + (Double(b) - Double(a)) * progress, 0), 255).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// A gradient over a rectangle, its stops moving: `CAGradientLayer` with an animation of its locations and colors.
package struct GradientLayer: Hashable, Sendable {
  package var frame: Rect
  package var axis: GradientAxis
  package var stops: GradientStops
  package var animation: StopsAnimation?

  package init(frame: Rect, axis: GradientAxis, stops: GradientStops, animation: StopsAnimation?) {
    self.frame = frame
    self.axis = axis
    self.stops = stops
    self.animation = animation
  }
}

/// The movement from a gradient's own stops to others.
package struct StopsAnimation: Hashable, Sendable {
  package var to: GradientStops
  package var timing: MediaTiming
  package var timingFunction: UnitBezier

  package init(to: GradientStops, timing: MediaTiming, timingFunction: UnitBezier) {
    self.to = to
    self.timing = timing
    self.timingFunction = timingFunction
  }

  /// How far the stops have moved; 0 while the animation has no effect.
  package func progress(at moment: Moment) -> Double {
    switch moment {
    case .time(let time): timing.progress(at: time).map(timingFunction.value) ?? 0
    case .progress(let progress): timingFunction.value(at: progress)
    }
  }
}
