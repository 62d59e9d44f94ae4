package import Diagnostics
import Geometry
import LayerTree
package import SceneModel
import TextFormats

/// The bones of a scene as JSON text, in UTF-8, of format version 1, one bone on each line, with lengths in points.
///
/// The keys of each object have a fixed order.
///
/// - Parameters:
///   - scene: the scene whose bones are written.
///   - scale: the number of device pixels per point; it is written, but does not change the lengths.
///   - deadline: the time limit; text that is not complete at the deadline must not be used.
package func bonesJSON(_ scene: Scene, scale: Double, deadline: Deadline = .never) -> [UInt8] {
  var meter = WorkMeter(deadline)
  var json = JSONWriter()
  json.object { json in
    json.member("version", 1)
    json.member("width", scene.size.width)
    json.member("height", scene.size.height)
    json.member("scale", scale)
    json.member("direction", scene.direction.rawValue)
    json.member("overlay", scene.overlay.hexadecimal)
    json.object("shimmer") { $0.write(scene.shimmer) }
    json.array("bones", .aroundElements) { json in
      var paths = scene.bonePaths
      for bone in scene.bones where meter.allowsMore() {
        let path = paths.path(of: bone)
        json.object { $0.write(bone, path: path) }
      }
    }
    guard !scene.surfaces.isEmpty else { return }
    json.array("surfaces", .aroundElements) { json in
      for surface in scene.surfaces { json.object { $0.write(surface, of: scene) } }
    }
  }
  json.endLine()
  return json.bytes
}

extension JSONWriter {
  fileprivate mutating func write(_ bone: Bone, path: String) {
    member("path", path)
    member("id", ifPresent: bone.identifier)
    member("kind", bone.kindName)
    if let line = bone.line { member("line", line) }
    let bounds = bone.shape.bounds
    member("x", bounds.minX)
    member("y", bounds.minY)
    member("width", bounds.width)
    member("height", bounds.height)
    switch bone.shape {
    case .roundedRect(let rounded): member("radii", rounded.radii.clockwise)
    case .path(let path, let rule):
      member("radii", CornerRadii.zero.clockwise)
      member("d", path.svgData)
      if rule == .evenOdd { member("fillRule", "evenodd") }
    case .stroke(let path, let style, let transform):
      member("radii", CornerRadii.zero.clockwise)
      member("d", Path(path.stroked(style, transform, tolerance: 1.0 / 64)).svgData)
    }
  }

  /// Writes the JSON members of a surface: path, identifier, frame and radii in points, and the color of its tint.
  fileprivate mutating func write(_ surface: Surface, of scene: Scene) {
    let rect = surface.shape.rect
    member("path", scene.path(of: surface))
    member("id", ifPresent: surface.identifier)
    member("x", rect.minX)
    member("y", rect.minY)
    member("width", rect.width)
    member("height", rect.height)
    member("radii", surface.shape.radii.clockwise)
    member("color", surface.tint(over: scene.overlay).hexadecimal)
  }

  /// Writes the JSON members of a shimmer, from which a client can play it: times in seconds, angles in degrees.
  fileprivate mutating func write(_ shimmer: Shimmer) {
    member("preset", shimmer.presetName)
    member("scope", shimmer.scopeName)
    switch shimmer.axis {
    case .points(let start, let end):
      member("startPoint", [start.x, start.y])
      member("endPoint", [end.x, end.y])
    case .angle(let angle): member("angle", angle * 180 / .pi)
    }
    write(shimmer.stops, colors: "colors", locations: "locations")
    guard let animation = shimmer.animation else { return }
    if animation.to.colors != shimmer.stops.colors {
      write(animation.to, colors: "toColors", locations: "to")
    } else {
      member("to", animation.to.locations)
    }
    write(animation.timing, animation.timingFunction)
  }

  private mutating func write(_ stops: GradientStops, colors: String, locations: String) {
    member(colors, stops.colors.map(\.hexadecimal))
    member(locations, stops.locations)
  }

  private mutating func write(_ timing: MediaTiming, _ function: UnitBezier) {
    member("duration", timing.duration)
    if function != .linear { member("timingFunction", [function.x1, function.y1, function.x2, function.y2]) }
    if timing.beginTime != 0 { member("beginTime", timing.beginTime) }
    if timing.speed != 1 { member("speed", timing.speed) }
    if timing.timeOffset != 0 { member("timeOffset", timing.timeOffset) }
    if timing.repeatDuration > 0 {
      member("repeatDuration", timing.repeatDuration)
    } else if timing.repeatCount.isInfinite {
      member("repeatCount", "infinite")
    } else {
      member("repeatCount", timing.repeatCount)
    }
    if timing.autoreverses { member("autoreverses", true) }
  }
}
