import Geometry
import LayerTree

extension Scene {
  /// The time of a still picture, in seconds of the scene: the time of the loop with the largest contrast.
  ///
  /// The contrast is that of the bones' gradient to the overlay.
  ///
  /// Times are compared by the contrast at the faintest position on the canvas, then by the mean contrast. Without a
  /// moving gradient the result is the middle of the loop.
  package var stillTime: Double {
    let time = brightestTime
    return loading.isShown ? max(time, loading.showTime) : time
  }

  private var brightestTime: Double {
    let period = shimmer.loop.duration
    guard !bones.isEmpty, let animation = shimmer.animation, period > 0 else { return loop.middle }
    let parameters = shimmer.sampledParameters(over: size, count: Self.sampledPlaces)
    var best: (minimum: Double, mean: Double, time: Double)?
    let start = max(loop.start, shimmer.loop.start)
    let overlayLuma = Double(overlay.luma) / 1_000
    let (from, to) = (shimmer.stops.ascending, animation.to.ascending)
    for step in 0..<Self.sampledTimes {
      let time = start + period * Double(step) / Double(Self.sampledTimes)
      let share = animation.timing.progress(at: time).map(animation.timingFunction.value) ?? 0
      let stops = from.mixed(with: to, share)
      var (minimum, sum) = (Double.infinity, 0.0)
      for parameter in parameters {
        let contrast = stops.contrast(at: parameter, to: overlayLuma)
        (minimum, sum) = (min(minimum, contrast), sum + contrast)
      }
      let mean = sum / Double(parameters.count)
      // A difference below a hundredth of a level is a rounding error.
      let isBetter =
        best.map { best in
          minimum > best.minimum + 0.01 || (minimum > best.minimum - 0.01 && mean > best.mean + 0.01)
        } ?? true
      guard isBetter else { continue }
      best = (minimum, mean, time)
    }
    return best?.time ?? loop.middle
  }

  /// The number of evenly spaced times per loop at which the contrast is computed.
  private static let sampledTimes = 32
  /// The number of positions along the gradient's axis at which the contrast is computed.
  private static let sampledPlaces = 17
}

extension Shimmer {
  /// The positions along the gradient's axis, 0 at its start and 1 at its end, of `count` points for a measurement.
  ///
  /// They are evenly spaced, in ascending order, over the part of the axis that is visible on the canvas.
  fileprivate func sampledParameters(over canvas: Size, count: Int) -> [Double] {
    let range = parameterRange(over: canvas)
    return (0..<count).map { index in
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count - 1)
    }
  }
}

extension GradientStops {
  /// The stops interpolated linearly to `other` at `share`, 0…1; unchanged if the numbers of stops differ.
  fileprivate func mixed(with other: GradientStops, _ share: Double) -> GradientStops {
    guard share > 0, other.locations.count == locations.count else { return self }
    return GradientStops(
      colors: colors == other.colors ? colors : zip(colors, other.colors).map { $0.mixed(with: $1, share) },
      locations: zip(locations, other.locations).map { $0 + ($1 - $0) * share })
  }

  /// The contrast of the gradient at `parameter` to an overlay: the difference of their lumas times alpha, 0…255.
  ///
  /// - Parameters:
  ///   - parameter: the position along the gradient's axis, 0 at its start and 1 at its end.
  ///   - overlay: the luma of the overlay, 0…255.
  fileprivate func contrast(at parameter: Double, to overlay: Double) -> Double {
    let color = channels(at: parameter)
    let luma = 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]
    return abs(luma - overlay) * color[3] / 255
  }
}
