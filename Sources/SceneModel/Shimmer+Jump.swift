package import Geometry
import LayerTree

extension Shimmer {
  /// By how many levels of 255 a channel changes where the loop begins again, at the worst place of a canvas.
  ///
  /// 0 where nothing repeats, or comes back the way it went.
  package func jump(over canvas: Size) -> Double {
    guard let animation, !animation.timing.autoreverses, animation.timing.activeDuration > animation.timing.duration
    else { return 0 }
    let (start, end) = axis.ends(in: Rect(origin: .zero, size: canvas))
    let parameters = parameterRange(from: start, to: end, canvas)
    let (first, last) = (stops.ascending, animation.to.ascending)
    // Between neighboring locations both are linear: the greatest difference is at one of them, or at an end.
    let kinks = (first.locations + last.locations).filter { parameters.contains($0) }
    return ([parameters.lowerBound, parameters.upperBound] + kinks).reduce(0) { worst, parameter in
      zip(first.channels(at: parameter), last.channels(at: parameter)).reduce(worst) { max($0, abs($1.0 - $1.1)) }
    }
  }

  /// The gradient's parameters that a canvas shows.
  func parameterRange(from start: Point, to end: Point, _ canvas: Size) -> ClosedRange<Double> {
    let axis = end - start
    let length = axis.dot(axis)
    guard length > 0 else { return 0...0 }
    let corners = [(0, 0), (canvas.width, 0), (0, canvas.height), (canvas.width, canvas.height)]
    let parameters = corners.map { (Point(x: $0.0, y: $0.1) - start).dot(axis) / length }
    return (parameters.min() ?? 0)...(parameters.max() ?? 0)
  }
}

extension GradientStops {
  /// Red, green, blue and alpha at a parameter, 0…255, straight.
  func channels(at parameter: Double) -> [Double] {
    func channels(_ color: Color) -> [Double] {
      [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
    }
    guard let next = locations.firstIndex(where: { $0 > parameter }) else { return channels(colors.last ?? .clear) }
    guard next > 0 else { return channels(colors[0]) }
    let share = (parameter - locations[next - 1]) / (locations[next] - locations[next - 1])
    return zip(channels(colors[next - 1]), channels(colors[next])).map { $0 + ($1 - $0) * share }
  }
}
