package import Geometry

/// An outline to be filled or punched as a hole, in points of the canvas.
package enum Shape: Hashable, Sendable {
  case roundedRect(RoundedRect)
  case path(Path, FillRule)
  /// A line along a path, stroked in the path's own space and then transformed, including its width.
  case stroke(Path, StrokeStyle, AffineTransform)
}

/// The paint of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}

/// A gradient along the axis from `start` to `end`, in points of the canvas.
///
/// The parameter of a point p is u = ((p − start)·(end − start)) / |end − start|², so isolines are perpendicular to the
/// axis. Between two `locations` the color is linear in premultiplied sRGB. Before the first and after the last it is
/// constant. At coinciding locations the later color applies from there on.
package struct LinearGradient: Hashable, Sendable {
  package var start: Point
  package var end: Point
  /// The colors of the gradient, one per location; at least one.
  package var colors: [Color]
  /// The locations of the colors along the axis, 0 at `start` and 1 at `end`, never decreasing; they may be outside
  /// 0…1.
  package var locations: [Double]

  package init(start: Point, end: Point, colors: [Color], locations: [Double]) {
    self.start = start
    self.end = end
    self.colors = colors
    self.locations = locations
  }
}

/// An item of a display list, to be drawn in points of the canvas.
package enum DisplayItem: Hashable, Sendable {
  case fill(Shape, Paint)
  /// A color over the whole canvas; its alpha at a point is multiplied by (1 − coverage) of each hole.
  case overlay(Color, holes: [Shape])
  case group(DisplayGroup)
}

/// Display items that are composited with each other first, and then as one picture with the background.
package struct DisplayGroup: Hashable, Sendable {
  package var items: [DisplayItem]
  /// The opacity of the picture, 0…1.
  package var opacity: Double
  /// The shapes to which the picture is clipped: the alpha of the picture is multiplied by the coverage of each shape.
  package var clips: [Shape]
  /// The items of the mask: the alpha of the picture is multiplied by that of these composited items; nil for no mask.
  package var mask: [DisplayItem]?

  package init(items: [DisplayItem], opacity: Double = 1, clips: [Shape] = [], mask: [DisplayItem]? = nil) {
    self.items = items
    self.opacity = opacity
    self.clips = clips
    self.mask = mask
  }
}

/// The picture of a scene at one moment: items from back to front, in points of a canvas of `size`.
///
/// The display list is the input of the rasterizer. The canvas is transparent behind the first item.
package struct DisplayList: Hashable, Sendable {
  package var size: Size
  package var items: [DisplayItem]

  package init(size: Size, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}
