import Geometry

/// A Gaussian blur of one line of pixels.
///
/// From a deviation of two pixels on it is three box blurs in a row, as the specification of `feGaussianBlur` in Filter
/// Effects 1 permits: an edge differs by at most 4 % from that of a Gaussian. Below, it is a sum of weights up to three
/// deviations away. (Chromium 156 uses boxes there too, and has no blur below 0.8 pixels.)
struct BlurKernel {
  private enum Form {
    case copy
    case weights([Double])
    /// The numbers of pixels before and after the center of each of the three boxes.
    case boxes([(before: Int, after: Int)])
  }

  private let form: Form
  /// The distance in pixels up to which a pixel has an effect.
  let reach: Int

  /// The deviation in pixels from which the blur consists of boxes.
  private static let leastBoxDeviation = 2.0
  /// The deviation in pixels below which the blur has no effect on 8-bit levels.
  private static let leastDeviation = 0.05
  /// The maximum deviation in pixels; larger ones count as this one.
  private static let largestDeviation = 512.0

  /// Creates the blur with a standard deviation in pixels, from 0.
  init(deviation: Double) {
    let deviation = limited(deviation, to: 0...Self.largestDeviation)
    if deviation < Self.leastDeviation {
      (form, reach) = (.copy, 0)
    } else if deviation < Self.leastBoxDeviation {
      let distance = Int((3 * deviation).rounded(.up))
      let weights = (-distance...distance).map { step in
        exponential(-Double(step * step) / (2 * deviation * deviation))
      }
      let sum = weights.reduce(0, +)
      (form, reach) = (.weights(weights.map { $0 / sum }), distance)
    } else {
      // 3 · √(2π) / 4.
      let size = Int((deviation * 1.8799712059732503 + 0.5).rounded(.down))
      let half = size / 2
      let isOdd = size % 2 == 1
      form = .boxes([(half, isOdd ? half : half - 1), (isOdd ? half : half - 1, half), (half, half)])
      reach = 3 * half
    }
  }

  /// Blurs a line, which must have ``reach`` values more at both ends than the result.
  ///
  /// - Parameter line: the values, 0…65,535.
  /// - Returns: the blurred values without those at both ends.
  func blurred(_ line: [UInt16]) -> [UInt16] {
    let count = max(0, line.count - 2 * reach)
    switch form {
    case .copy: return line
    case .weights(let weights):
      return (0..<count).map { start in
        var sum = 0.0
        for (index, weight) in weights.enumerated() { sum += weight * Double(line[start + index]) }
        return UInt16(limited(sum, to: 0...65_535).rounded())
      }
    case .boxes(let boxes):
      var line = line
      for box in boxes { line = averaged(line, before: box.before, after: box.after) }
      return Array(line[reach..<reach + count])
    }
  }

  /// The averages of each value, of `before` values before it and of `after` values after it; 0 beyond both ends.
  private func averaged(_ line: [UInt16], before: Int, after: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: line.count)
    let size = before + 1 + after
    var sum = line.prefix(after).reduce(0) { $0 + Int($1) }
    for index in line.indices {
      if index + after < line.count { sum += Int(line[index + after]) }
      if index - before > 0 { sum -= Int(line[index - before - 1]) }
      result[index] = UInt16(clamping: (sum + size / 2) / size)
    }
    return result
  }
}
