package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
import TextFormats

/// Encodes one loop of a scene as a Lottie animation in JSON, as UTF-8 text.
///
/// The diagnostics are notes about limits of the format. After the deadline the result is empty.
///
/// - Parameters:
///   - moment: the moment of a still picture; nil for the animation.
///   - loop: the interval of scene time in seconds that the animation plays; a duration of 0 gives a still picture.
///   - framesPerSecond: the requested frame rate, which is reduced so that the loop has whole frames.
package func encodeLottie(
  _ scene: Scene, at moment: Moment?, _ loop: AnimationLoop, framesPerSecond: Double,
  deadline: Deadline = .never
) -> Reported<[UInt8]> {
  let isStill = moment != nil || !(loop.duration > 0)
  let clock = LottieClock(isStill ? .still : loop, framesPerSecond: framesPerSecond, SharedWorkMeter(deadline))
  var drawing = LottieDrawing(size: scene.size, clock: clock)
  let space = LottieSpace()
  var parts: [LottiePart]
  if isStill {
    var stack = LottieStack()
    let list = scene.presentation(at: moment ?? .time(loop.middle), deadline: deadline)
    drawing.append(list.items, to: &stack, in: space)
    parts = stack.parts
  } else {
    parts = drawing.parts(scene.layers, in: space)
  }
  let layers = drawing.written(drawing.layers(parts, in: space))
  if clock.work.isOver { return Reported([]) }
  var file: LottieValue = [
    "v": "5.7.0", "fr": .number(clock.framesPerSecond, decimals: 6), "ip": 0, "op": .literal(String(clock.frameCount)),
    "w": .number(scene.size.roundedUp.width), "h": .number(scene.size.roundedUp.height),
  ]
  if !drawing.assets.isEmpty { file = file.with("assets", .list(drawing.assets)) }
  if clock.loop.start > 0 {
    // The start of the loop in the scene.
    let time = formatted(clock.loop.start, decimals: 6) + " s"
    file = file.with("markers", [["tm": 0, "cm": .text(time), "dr": .literal(String(clock.frameCount))]])
  }
  var json = JSONWriter()
  file.with("layers", layers).write(to: &json)
  json.endLine()
  return Reported(json.bytes, drawing.problems.map { .note($0) })
}
