import Geometry
import LayerTree
import Testing

/// An error for a missing precondition of a test.
struct TestFailure: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// A timing that begins at 0 and has a duration in seconds.
func seconds(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
  var timing = MediaTiming()
  timing.duration = duration
  change(&timing)
  return timing
}

/// A timing that repeats without end.
func endless(_ duration: Double) -> MediaTiming {
  seconds(duration) { $0.repeatCount = .infinity }
}

/// A black layer over a rectangle, changed.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ change: (inout Layer) -> Void = { _ in }
) -> Layer {
  var layer = Layer(frame: Rect(x: x, y: y, width: width, height: height))
  layer.backgroundColor = .black
  change(&layer)
  return layer
}

/// The display items of layers on a canvas of 100 points.
func items(_ layers: Layer..., at time: Double = 0) -> [DisplayItem] {
  presentation(of: layers, size: Size(width: 100, height: 100), at: time).items
}

/// A filled rectangle.
func filled(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black) -> DisplayItem {
  .fill(.roundedRect(RoundedRect(Rect(x: x, y: y, width: width, height: height))), .color(color))
}

/// The left end of a layer's single rectangle, which moves with `position.x`; nil for none.
func left(of layer: Layer, at time: Double) throws -> Double? {
  let shown = items(layer, at: time)
  guard let item = shown.first else { return nil }
  guard shown.count == 1, case .fill(.roundedRect(let rounded), _) = item else {
    throw TestFailure("not one rectangle: \(shown)")
  }
  return rounded.rect.minX
}

/// A layer whose left end is at −1,000 unless an animation of its `position.x` moves it.
func slider(_ animations: Animation...) -> Layer {
  var layer = Layer(position: Point(x: -1_000, y: 0), anchorPoint: UnitPoint(x: 0, y: 0))
  layer.bounds.size = Size(width: 1, height: 1)
  layer.backgroundColor = .black
  layer.animations = animations
  return layer
}

/// An animation of `position.x`.
func slide(
  from: Double? = nil, to: Double? = nil, by: Double? = nil, _ timing: MediaTiming, isAdditive: Bool = false
) -> Animation {
  let basic = BasicAnimation(
    .positionX, from: from.map(AnimatableValue.number), to: to.map(AnimatableValue.number),
    by: by.map(AnimatableValue.number), isAdditive: isAdditive)
  return Animation(.basic(basic), timing: timing)
}
