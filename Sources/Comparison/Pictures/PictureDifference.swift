package import Geometry
package import Raster

/// The maximum difference of two pixels that count as equal in a comparison.
package enum PixelTolerance: Hashable, Sendable {
  /// The maximum difference in any of the channels red, green, blue and straight alpha, in levels of 0…255.
  ///
  /// 0 permits no difference.
  case perChannel(Int)
  /// The maximum color difference ΔE of CIEDE2000, without unit, over a white background and over a black one.
  ///
  /// 0 permits no difference; a difference of about 1 is just noticeable.
  case perceptual(Double)
}

/// The result of a comparison of two still pictures: the number, place and largest difference of different pixels.
package struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that differ by more than the tolerance, or that exist in only one of the pictures.
  package var count = 0
  /// The maximum difference of a channel of these pixels, 0…255; 0 if no pixel differs.
  ///
  /// It is 255 if a pixel exists in only one picture.
  package var maximum = 0
  /// The maximum color difference ΔE (CIEDE2000) of these pixels.
  ///
  /// Nil if the tolerance is per channel, or if no pixel of both pictures differs.
  package var maximumDeltaE: Double?
  /// The smallest rectangle that contains all different pixels, in pixels; nil if no pixel differs.
  package var bounds: PixelRect?

  /// Counts a different pixel and extends ``bounds`` so that it contains the pixel.
  ///
  /// - Parameters:
  ///   - x: the column of the pixel, counted from 0.
  ///   - y: the row of the pixel, counted from 0.
  ///   - levels: the maximum difference of its channels, 0…255.
  ///   - deltaE: its color difference ΔE; nil for a tolerance per channel, and for a pixel that one picture lacks.
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

/// The result of a comparison of two images, each a still picture or an animation.
///
/// It contains the size and period of each image, and the different pixels at each time.
package struct PicturesDifference: Sendable {
  /// The size, the number of frames and the period of one of the images.
  package struct Facts: Hashable, Sendable {
    package var size: PixelSize
    /// The number of frames of the image; 1 for a still picture.
    package var frameCount: Int
    /// The duration of one play of the image, in microseconds; 0 for a still picture.
    package var period: Int
  }

  /// The pixel difference at one time of two animations.
  package struct Moment: Hashable, Sendable {
    /// The time from the start of both animations, in microseconds.
    package var time: Int
    package var difference: PixelDifference
  }

  package var expected: Facts
  package var actual: Facts
  /// The number of compared times: each time at which a frame of either image begins.
  package var momentCount: Int
  package var moments: [Moment]
  /// The expected picture at the time with the most different pixels; at the first time if no pixel differs.
  ///
  /// `actualPicture` is the actual picture at the same time.
  package var expectedPicture: Picture
  package var actualPicture: Picture
  /// True for each pixel that differs between ``expectedPicture`` and ``actualPicture``, row after row from the top.
  ///
  /// Empty if no pixel differs.
  ///
  /// A row has as many pixels as the wider picture; there are as many rows as in the higher one.
  package var mask: [Bool]

  package var isEmpty: Bool {
    moments.isEmpty && expected.size == actual.size && expected.period == actual.period
  }

  /// True if the sizes and periods are equal, and if enough pixels are equal at every time.
  ///
  /// - Parameter precision: the fraction of the pixels that must be equal, 0…1.
  package func isWithin(precision: Double) -> Bool {
    guard expected.size == actual.size, expected.period == actual.period else { return false }
    let allowed = (1 - precision) * Double(expected.size.width * expected.size.height)
    return moments.allSatisfy { Double($0.difference.count) <= allowed }
  }
}
