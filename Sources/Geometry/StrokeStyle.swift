/// The width, caps, joins and stroked part of a path's line: the stroke properties of `CAShapeLayer` and of SVG.
package struct StrokeStyle: Hashable, Sendable {
  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  package enum LineJoin: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The width of the line, in the unit of the path; a width of 0 or less draws nothing.
  package var lineWidth = 1.0
  package var lineCap = LineCap.butt
  package var lineJoin = LineJoin.miter
  /// The maximum ratio, without unit, of miter length to line width; a join that would exceed it is drawn as a bevel.
  package var miterLimit = 10.0
  /// The start of the stroked part as a fraction, 0…1, of the total length of all contours.
  ///
  /// Nothing is stroked if it is not less than ``strokeEnd``.
  package var strokeStart = 0.0
  /// The end of the stroked part as a fraction, 0…1, of the total length of all contours.
  ///
  /// Nothing is stroked if it is not greater than ``strokeStart``.
  package var strokeEnd = 1.0

  package init() {}

  /// Returns a rectangle that contains every line of this style along a path inside `rect`, in the unit of the path.
  package func bounds(around rect: Rect) -> Rect {
    // The corners of square caps are √2 half widths away; a miter is limited to `miterLimit` half widths.
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    let reach = max(0, lineWidth / 2) * max(cap, lineJoin == .miter ? miterLimit : 1)
    return rect.inset(by: Insets(top: -reach, right: -reach, bottom: -reach, left: -reach))
  }
}
