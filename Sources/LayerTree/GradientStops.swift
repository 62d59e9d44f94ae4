package import Geometry

/// The colors of a gradient, and the location of each along the axis: 0 at its start, 1 at its end.
package struct GradientStops: Hashable, Sendable {
  /// The colors of the gradient, one for each location; at least one.
  package var colors: [Color]
  package var locations: [Double]

  package init(colors: [Color], locations: [Double]) {
    self.colors = colors
    self.locations = locations
  }

  /// The stops reduced to equal numbers of colors and locations, with the locations in ascending order.
  ///
  /// Surplus colors or locations are removed. A location below the one before it is raised to that location.
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
