package import Geometry

/// An outline that can be filled or punched as a hole, in points of the canvas.
package enum Shape: Hashable, Sendable {
  case roundedRect(RoundedRect)
  case path(Path, FillRule)
  /// A line along a path, drawn in the path's own space and then transformed, its width with it.
  case stroke(Path, StrokeStyle, AffineTransform)
}

/// The paint of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}

/// A gradient along the axis from `start` to `end`, in points of the canvas.
///
/// The parameter of a point p is u = ((p − start)·(end − start)) / |end − start|²: isolines are perpendicular to the
/// axis. Between two `locations` the color is linear in premultiplied sRGB; before the first and after the last it
/// stays; where two coincide the later color wins from there on.
package struct LinearGradient: Hashable, Sendable {
  package var start: Point
  package var end: Point
  /// As many as `locations`, at least one.
  package var colors: [Color]
  /// Never decreasing; they may leave 0…1.
  package var locations: [Double]

  package init(start: Point, end: Point, colors: [Color], locations: [Double]) {
    self.start = start
    self.end = end
    self.colors = colors
    self.locations = locations
  }
}

/// One thing to draw.
package enum DisplayItem: Hashable, Sendable {
  case fill(Shape, Paint)
  /// A color over the whole canvas whose alpha at a point is the product of (1 − coverage) over all holes.
  case overlay(Color, holes: [Shape])
  case group(DisplayGroup)
}

/// Items that are composited with each other first, and then as one picture with what lies behind.
package struct DisplayGroup: Hashable, Sendable {
  package var items: [DisplayItem]
  /// 0…1.
  package var opacity: Double
  /// The picture shows only inside all of them: its alpha is multiplied with the coverage of each.
  package var clips: [Shape]
  /// When not nil, the picture's alpha is multiplied with the alpha of these items, composited with each other.
  package var mask: [DisplayItem]?

  package init(items: [DisplayItem], opacity: Double = 1, clips: [Shape] = [], mask: [DisplayItem]? = nil) {
    self.items = items
    self.opacity = opacity
    self.clips = clips
    self.mask = mask
  }
}

/// The picture of one moment: items from back to front, in points of a canvas of `size`.
///
/// The hand-off to the rasterizer. The canvas is transparent behind the first item.
package struct DisplayList: Hashable, Sendable {
  package var size: Size
  package var items: [DisplayItem]

  package init(size: Size, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}
