package import Geometry
package import Raster

/// How much pixels may differ and still count as the same.
package enum PixelTolerance: Hashable, Sendable {
  /// Levels of 255 in each of the four channels, straight alpha; 0 is exact.
  case perChannel(Int)
  /// ΔE of CIEDE2000, on white and on black ground.
  case perceptual(Double)
}

/// How two stills differ.
package struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ by more than the tolerance; those that only one picture has, too.
  package var count: Int
  /// Levels of 255 in the channel that differs most.
  package var maximum: Int
  /// The largest ΔE of CIEDE2000, where that decides.
  package var maximumDeltaE: Double?
  /// Around all pixels that differ.
  package var bounds: PixelRect?

  package init(count: Int = 0, maximum: Int = 0, maximumDeltaE: Double? = nil, bounds: PixelRect? = nil) {
    self.count = count
    self.maximum = maximum
    self.maximumDeltaE = maximumDeltaE
    self.bounds = bounds
  }

  /// Adds a pixel.
  mutating func add(x: Int, y: Int, levels: Int, deltaE: Double?) {
    count += 1
    maximum = max(maximum, levels)
    if let deltaE { maximumDeltaE = max(maximumDeltaE ?? 0, deltaE) }
    guard let known = bounds else {
      bounds = PixelRect(columns: x..<x + 1, rows: y..<y + 1)
      return
    }
    bounds = PixelRect(
      columns: min(known.columns.lowerBound, x)..<max(known.columns.upperBound, x + 1),
      rows: min(known.rows.lowerBound, y)..<max(known.rows.upperBound, y + 1))
  }
}

/// How two images differ that may move.
package struct PicturesDifference: Sendable {
  /// What one of the two is.
  package struct Facts: Hashable, Sendable {
    package var size: PixelSize
    package var frameCount: Int
    /// Of all frames, in microseconds; 0 for a still.
    package var period: Int
  }

  /// When the pictures differ.
  package struct Moment: Hashable, Sendable {
    /// Microseconds from the start.
    package var time: Int
    package var difference: PixelDifference
  }

  package var expected: Facts
  package var actual: Facts
  /// How many moments were compared: all at which a frame begins.
  package var momentCount: Int
  package var moments: [Moment]
  /// The pictures at the moment at which most pixels differ; else at the first.
  package var expectedPicture: Picture
  package var actualPicture: Picture
  /// Where those two differ.
  package var mask: [Bool]

  package var isEmpty: Bool {
    moments.isEmpty && expected.size == actual.size && expected.period == actual.period
  }
}
