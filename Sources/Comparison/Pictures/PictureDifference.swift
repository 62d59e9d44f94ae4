package import Geometry
package import Raster

/// The maximum difference of two pixels that count as equal.
package enum PixelTolerance: Hashable, Sendable {
  /// The maximum difference in each of the four channels, straight alpha, in levels of 0…255; 0 is exact.
  case perChannel(Int)
  /// The maximum color difference ΔE of CIEDE2000, over a white and over a black background.
  case perceptual(Double)
}

/// The difference between two still pictures.
package struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that differ by more than the tolerance, or exist in only one picture.
  package var count: Int
  /// The maximum difference of a channel among the different pixels, in levels of 0…255.
  package var maximum: Int
  /// The maximum color difference ΔE of CIEDE2000; nil for a tolerance per channel or without a difference.
  package var maximumDeltaE: Double?
  /// The smallest rectangle that contains all different pixels, in pixels; nil for none.
  package var bounds: PixelRect?

  package init(count: Int = 0, maximum: Int = 0, maximumDeltaE: Double? = nil, bounds: PixelRect? = nil) {
    self.count = count
    self.maximum = maximum
    self.maximumDeltaE = maximumDeltaE
    self.bounds = bounds
  }

  /// Adds a different pixel to the counts and to ``bounds``.
  ///
  /// - Parameters:
  ///   - x: the column of the pixel, from 0.
  ///   - y: the row of the pixel, from 0.
  ///   - levels: the maximum difference of its channels, 0…255.
  ///   - deltaE: the color difference; nil for a tolerance per channel.
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

/// The difference between two images, which may be animations.
package struct PicturesDifference: Sendable {
  /// The size, the number of frames and the period of one image.
  package struct Facts: Hashable, Sendable {
    package var size: PixelSize
    /// The number of frames of the image; 1 for a still picture.
    package var frameCount: Int
    /// The duration of all frames of the image, in microseconds; 0 for a still picture.
    package var period: Int
  }

  /// The pixel difference at one moment of an animation.
  package struct Moment: Hashable, Sendable {
    /// The time of the moment from the start of the animation, in microseconds.
    package var time: Int
    package var difference: PixelDifference
  }

  package var expected: Facts
  package var actual: Facts
  /// The number of compared moments: each at which a frame of either image begins.
  package var momentCount: Int
  package var moments: [Moment]
  /// The expected picture at the moment with the most different pixels; without a difference, at the first.
  ///
  /// `actualPicture` is the actual one at this moment.
  package var expectedPicture: Picture
  package var actualPicture: Picture
  /// True for each pixel, row after row, at which ``expectedPicture`` and ``actualPicture`` differ; empty if none does.
  ///
  /// The size of the mask is the larger width by the larger height of both.
  package var mask: [Bool]

  package var isEmpty: Bool {
    moments.isEmpty && expected.size == actual.size && expected.period == actual.period
  }

  /// True if at every moment enough pixels are equal, and if sizes and periods are equal.
  ///
  /// - Parameter precision: the share of the pixels that must be equal, 0…1.
  package func isWithin(precision: Double) -> Bool {
    guard expected.size == actual.size, expected.period == actual.period else { return false }
    let allowed = (1 - precision) * Double(expected.size.width * expected.size.height)
    return moments.allSatisfy { Double($0.difference.count) <= allowed }
  }
}
