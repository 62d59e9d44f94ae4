package import Comparison
package import Diagnostics
package import Geometry

/// Loaded parts that move together when the content appears.
package struct ShiftedRegion: Sendable {
  /// The area of the parts before the content appears, in points.
  package var area: Rect
  /// The displacement in points.
  package var offset: Point
  /// The layout shift that these parts alone cause.
  package var score: Double
  /// The name of the first part, such as `the text "total"`, and the number of parts.
  package var name: String
  package var count: Int
  /// The place of the first part in the document of the placeholder.
  package var location: SourceLocation
}

/// The comparison of a placeholder with its content: findings, scores and the predicted layout shift.
package struct LoadingReport: Sendable {
  package internal(set) var findings: [LoadingFinding] = []
  /// The share of the area of the content that has a bone, 0…1.
  package internal(set) var coverage = 1.0
  /// The share of the area of the bones that has content, 0…1.
  package internal(set) var precision = 1.0
  /// The share of the rows of the content that have a row of the same height in the placeholder, 0…1.
  package internal(set) var rows = 1.0
  /// The share of the bones with content that have its size and corners, 0…1.
  package internal(set) var shape = 1.0
  /// The layout shift of the parts that both screens have in common.
  package internal(set) var shift: LayoutShift
  /// The parts that move, those with the highest layout shift first.
  package internal(set) var regions: [ShiftedRegion] = []
  /// The sum of the layout shifts of a sequence.
  package internal(set) var totalShift: Double?
  /// The size of the screen in points.
  var size = Size.zero
  /// The bones and the parts of the content without a counterpart, and the pairs, in points; for pictures.
  package internal(set) var lost: [Rect] = []
  package internal(set) var surplus: [Rect] = []
  package internal(set) var pairs: [(bone: Rect, content: Rect)] = []
}
