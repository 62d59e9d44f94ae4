import Geometry
import LayerTree

extension GradientStops {
  /// The stops whose interpolation with straight alpha, as in SVG and Lottie, equals that of these stops with
  /// premultiplied alpha.
  ///
  /// A transparent stop becomes two, in the colors of its neighbors. Between other stops that differ in alpha and
  /// color, stops are added until no channel differs by a level of 255.
  var forStraightMixing: GradientStops {
    guard Set(colors.map(\.alpha)).count > 1 else { return self }
    var stops = GradientStops(colors: [], locations: [])
    for index in colors.indices {
      let color = colors[index]
      let last = index > 0 ? colors[index - 1] : color
      let next = index + 1 < colors.count ? colors[index + 1] : color
      if index > 0 { stops.append(between: (last, locations[index - 1]), and: (color, locations[index])) }
      if color.alpha > 0 {
        stops.append(color, at: locations[index])
      } else {
        stops.append(last.clear, at: locations[index])
        if next.clear != last.clear { stops.append(next.clear, at: locations[index]) }
      }
    }
    return stops
  }

  private mutating func append(_ color: Color, at location: Double) {
    colors.append(color)
    locations.append(location)
  }

  /// Appends the stops that interpolation with straight alpha requires between two stops, without these two; locations
  /// are 0 at the start and 1 at the end of the gradient.
  ///
  /// Nothing is appended if one of the two is transparent.
  private mutating func append(between a: (color: Color, location: Double), and b: (color: Color, location: Double)) {
    guard a.color.alpha > 0, b.color.alpha > 0, a.location < b.location else { return }
    halve(from: 0, to: 1, depth: 0) { share in
      (a.color.mixed(with: b.color, share), a.location + (b.location - a.location) * share)
    }
  }

  /// Appends stops between two fractions of an interval by bisection, most of them where alpha is low.
  ///
  /// The color with straight alpha changes fastest there.
  ///
  /// - Parameter depth: the number of divisions so far; at 6 nothing is appended.
  private mutating func halve(
    from start: Double, to end: Double, depth: Int, _ stop: (Double) -> (color: Color, location: Double)
  ) {
    guard depth < 6, stop(start).color.straightError(to: stop(end).color) > 0.75 else { return }
    let middle = (start + end) / 2
    halve(from: start, to: middle, depth: depth + 1, stop)
    append(stop(middle).color, at: stop(middle).location)
    halve(from: middle, to: end, depth: depth + 1, stop)
  }
}

extension Color {
  /// The same color with alpha 0.
  fileprivate var clear: Color { Color(red: red, green: green, blue: blue, alpha: 0) }

  /// The maximum difference between the mixes of two colors with straight and with premultiplied alpha, in levels of
  /// 0…255.
  fileprivate func straightError(to other: Color) -> Double {
    // The product of two lines differs from the line between its ends by at most a quarter of the product of both
    // rises.
    let rises = zip(channels, other.channels).prefix(3).map { abs($0 - $1) }
    return (rises.max() ?? 0) * abs(Double(alpha) - Double(other.alpha)) / 255 / 4
  }
}

/// A range of gradient locations that is mapped linearly to 0…1.
package struct UnitRange {
  /// The gradient location that is mapped to 0; a location is 0 at the start and 1 at the end of the gradient.
  package var low = 0.0
  /// The gradient location that is mapped to 1; a location is 0 at the start and 1 at the end of the gradient.
  package var high = 1.0

  /// The range of locations 0…1, extended to contain all finite numbers of `locations`, a list of locations per key
  /// frame.
  package init(of locations: [[Double]]) {
    for location in locations.joined() where location.isFinite {
      low = min(low, location)
      high = max(high, location)
    }
  }

  /// The shortest range that contains all finite locations; 0…1 if there are fewer than two different ones.
  ///
  /// Players take colors from tables of 1,024 entries or fewer, so that a short range is more precise.
  package init(spanning locations: [[Double]]) {
    let finite = locations.joined().filter(\.isFinite)
    guard let least = finite.min(), let most = finite.max(), least < most else { return }
    (low, high) = (least, most)
  }

  /// The number, 0…1 inside the range, to which a gradient location is mapped.
  package func share(of location: Double) -> Double { (location - low) / (high - low) }
}
