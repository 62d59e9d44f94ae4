package import Geometry

/// The colors of a gradient and their locations along its axis.
package struct GradientStops: Hashable, Sendable {
  /// The colors of the gradient, one per location; at least one.
  package var colors: [Color]
  package var locations: [Double]

  package init(colors: [Color], locations: [Double]) {
    self.colors = colors
    self.locations = locations
  }

  /// The stops with equal numbers of colors and locations, in ascending order.
  ///
  /// Surplus colors or locations are removed, and a decreasing location is raised to the one before.
  package var ascending: GradientStops {
    var stops = self
    if colors.count != locations.count {
      let count = min(colors.count, locations.count)
      stops = GradientStops(colors: Array(colors.prefix(count)), locations: Array(locations.prefix(count)))
    }
    for index in stops.locations.indices.dropFirst() {
      stops.locations[index] = max(stops.locations[index], stops.locations[index - 1])
    }
    return stops
  }
}
