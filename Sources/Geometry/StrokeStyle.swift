/// The stroke properties of `CAShapeLayer`, which are SVG's.
package struct StrokeStyle: Hashable, Sendable {
  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  package enum LineJoin: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// In the path's unit; nothing is drawn at 0 or below.
  package var lineWidth = 1.0
  package var lineCap = LineCap.butt
  package var lineJoin = LineJoin.miter
  /// The ratio of miter length to line width above which a miter becomes a bevel.
  package var miterLimit = 10.0
  /// The start of the line as a fraction of the length of all contours together, 0…1.
  package var strokeStart = 0.0
  /// The end of the line, in the same unit.
  package var strokeEnd = 1.0

  package init() {}
}
