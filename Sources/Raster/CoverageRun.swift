/// Neighboring pixels of a row that a shape covers equally.
///
/// Columns fit 32 bits: a row with more pixels exceeds every limit of a canvas.
package struct CoverageRun: Hashable, Sendable {
  package let start: Int32
  package let end: Int32
  /// 1…255; what is not covered has no run.
  package let coverage: UInt8

  package init(columns: Range<Int>, coverage: UInt8) {
    start = Int32(clamping: columns.lowerBound)
    end = Int32(clamping: columns.upperBound)
    self.coverage = coverage
  }

  package var columns: Range<Int> { Int(start)..<Int(end) }
}

/// The runs of one row, from left to right: they neither touch each other with equal coverage nor overlap.
struct RunBuilder {
  private(set) var runs: [CoverageRun] = []

  /// Appends pixels right of all others; covered by nothing, they are left out.
  mutating func append(_ columns: Range<Int>, coverage: UInt8) {
    guard coverage > 0, !columns.isEmpty else { return }
    if let last = runs.last, last.columns.upperBound == columns.lowerBound, last.coverage == coverage {
      runs[runs.count - 1] = CoverageRun(
        columns: last.columns.lowerBound..<columns.upperBound, coverage: coverage)
    } else {
      runs.append(CoverageRun(columns: columns, coverage: coverage))
    }
  }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
  }
}

/// The byte nearest to a part of a pixel, which is cut to 0…1.
func coverage(ofArea area: Double) -> UInt8 {
  UInt8(limited(area * 255, to: 0...255).rounded())
}

/// A value within bounds, so that it can become an integer; not a number becomes the upper bound.
func limited(_ value: Double, to bounds: ClosedRange<Double>) -> Double {
  max(bounds.lowerBound, min(bounds.upperBound, value))
}

/// The pixels that a stretch of coordinates touches, within bounds.
func pixels(touchedFrom low: Double, to high: Double, in bounds: Range<Int>) -> Range<Int> {
  let limits = Double(bounds.lowerBound)...Double(bounds.upperBound)
  let first = Int(limited(low.rounded(.down), to: limits))
  let end = Int(limited(high.rounded(.up), to: limits))
  return first..<max(first, end)
}

/// The smallest range around two; an empty one does not count.
func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
}
