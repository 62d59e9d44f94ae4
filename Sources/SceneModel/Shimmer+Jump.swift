package import Geometry
import LayerTree

extension Shimmer {
  /// The largest jump of a color channel where the gradient's animation begins again, in levels of 255.
  ///
  /// It is the maximum over the whole canvas, whose size is in points.
  ///
  /// 0 if the animation does not repeat, or if it reverses.
  package func jump(over canvas: Size) -> Double {
    guard let animation, !animation.timing.autoreverses, animation.timing.activeDuration > animation.timing.duration
    else { return 0 }
    let parameters = parameterRange(over: canvas)
    let (first, last) = (stops.ascending, animation.to.ascending)
    // Both gradients are linear between neighboring locations: the largest difference is at a location or at an end.
    let kinks = (first.locations + last.locations).filter { parameters.contains($0) }
    return ([parameters.lowerBound, parameters.upperBound] + kinks).reduce(0) { worst, parameter in
      let difference = first.channels(at: parameter) - last.channels(at: parameter)
      return max(worst, difference.max(), -difference.min())
    }
  }

  /// The visible part of a gradient's axis on a canvas: positions along it, 0 at its start and 1 at its end.
  ///
  /// 0…0 for an axis without length.
  func parameterRange(over canvas: Size) -> ClosedRange<Double> {
    let bounds = Rect(origin: .zero, size: canvas)
    let (start, end) = axis.ends(in: bounds)
    let length = (end - start).dot(end - start)
    guard length > 0 else { return 0...0 }
    let parameters = bounds.corners.map { ($0 - start).dot(end - start) / length }
    return (parameters.min() ?? 0)...(parameters.max() ?? 0)
  }
}

extension GradientStops {
  /// The red, green, blue and alpha of the gradient at the position `parameter` along its axis, in this order, with
  /// straight alpha.
  ///
  /// They are 0…255 and not rounded. The axis is 0 at its start and 1 at its end.
  func channels(at parameter: Double) -> SIMD4<Double> {
    func channels(_ color: Color) -> SIMD4<Double> {
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    guard let next = locations.firstIndex(where: { $0 > parameter }) else { return channels(colors.last ?? .clear) }
    guard next > 0 else { return channels(colors[0]) }
    let share = (parameter - locations[next - 1]) / (locations[next] - locations[next - 1])
    let before = channels(colors[next - 1])
    return before + (channels(colors[next]) - before) * share
  }
}
