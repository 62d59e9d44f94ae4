package import Geometry

/// An outline in points of the canvas, to be filled, or to be cut out of an overlay as a hole.
package enum Shape: Hashable, Sendable {
  case roundedRect(RoundedRect)
  case path(Path, FillRule)
  /// A line along a path.
  ///
  /// The path is stroked in its own coordinates; then the line, with its width, is transformed to the canvas. The case
  /// is boxed, because nearly all shapes are rectangles.
  indirect case stroke(Path, StrokeStyle, AffineTransform)
}

/// The paint with which a shape is filled: one color or a linear gradient.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}

/// A linear gradient along the axis from `start` to `end`, in points of the canvas.
///
/// The position of a point p along the axis is u = ((p − start)·(end − start)) / |end − start|², so isolines are
/// perpendicular to the axis. Between two `locations` the color is linear in premultiplied sRGB. Before the first and
/// after the last location it is constant. At equal locations the later color applies from there on.
package struct LinearGradient: Hashable, Sendable {
  package var start: Point
  package var end: Point
  /// The colors of the gradient, one for each location; at least one.
  package var colors: [Color]
  /// The positions of the colors along the axis, 0 at `start` and 1 at `end`, in ascending order.
  ///
  /// They may be outside of 0…1.
  package var locations: [Double]

  package init(start: Point, end: Point, colors: [Color], locations: [Double]) {
    self.start = start
    self.end = end
    self.colors = colors
    self.locations = locations
  }
}

/// An item of a display list: a drawing step, in points of the canvas.
package enum DisplayItem: Hashable, Sendable {
  case fill(Shape, Paint)
  /// A color over the whole canvas, out of which holes are cut.
  ///
  /// Its alpha at a point is multiplied by (1 − coverage) of each hole.
  case overlay(Color, holes: [Shape])
  case group(DisplayGroup)
}

/// Display items that are composited into one picture first, which is then composited over the items below.
package struct DisplayGroup: Hashable, Sendable {
  package var items: [DisplayItem]
  /// The shadow behind the group's picture, which is clipped, masked and faded with it; nil for none.
  package var shadow: DisplayShadow?
  /// The opacity of the group's picture, 0…1.
  package var opacity: Double
  /// The shapes, in points of the canvas, to which the group's picture is clipped; empty for no clipping.
  ///
  /// The alpha of the picture is multiplied by the coverage of each shape.
  package var clips: [Shape]
  /// The items of the group's mask, from back to front; nil for no mask.
  ///
  /// The alpha of the group's picture is multiplied by that of these items, composited into a picture of their own.
  package var mask: [DisplayItem]?

  package init(
    items: [DisplayItem], shadow: DisplayShadow? = nil, opacity: Double = 1, clips: [Shape] = [],
    mask: [DisplayItem]? = nil
  ) {
    self.items = items
    self.shadow = shadow
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
