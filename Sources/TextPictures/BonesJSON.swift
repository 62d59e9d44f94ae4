import Geometry
import LayerTree
package import SceneModel
import TextFormats

/// The bones as JSON, one on each line: design version 1, keys in a fixed order, numbers in points.
package func bonesJSON(_ scene: Scene, scale: Double) -> [UInt8] {
  var writer = TextWriter()
  writer.write("{\"version\":1,\"width\":\(formatted(scene.size.width)),\"height\":\(formatted(scene.size.height))")
  writer.write(",\"scale\":\(formatted(scale)),\"direction\":\"\(scene.direction.rawValue)\"")
  writer.write(",\"overlay\":\"\(scene.overlay.hexadecimal)\",\"shimmer\":")
  writer.write(scene.shimmer)
  writer.write(",\"bones\":[")
  for (index, bone) in scene.bones.enumerated() {
    writer.write(index == 0 ? "\n" : ",\n")
    writer.write(bone, of: scene)
  }
  writer.write("\n]")
  if !scene.surfaces.isEmpty { writer.write(surfacesOf: scene) }
  writer.write("}\n")
  return writer.bytes
}

extension TextWriter {
  fileprivate mutating func write(_ bone: Bone, of scene: Scene) {
    write("{\"path\":")
    write(quoted: scene.path(of: bone))
    if let identifier = bone.identifier {
      write(",\"id\":")
      write(quoted: identifier)
    }
    write(",\"kind\":\"\(bone.kindName)\"")
    if let line = bone.line { write(",\"line\":\(line)") }
    let bounds = bone.shape.bounds
    write(",\"x\":\(formatted(bounds.minX)),\"y\":\(formatted(bounds.minY))")
    write(",\"width\":\(formatted(bounds.width)),\"height\":\(formatted(bounds.height)),\"radii\":")
    switch bone.shape {
    case .roundedRect(let rounded): write(rounded.radii.clockwise)
    case .path(let path, let rule):
      write(CornerRadii.zero.clockwise)
      write(",\"d\":")
      write(quoted: path.svgData)
      if rule == .evenOdd { write(",\"fillRule\":\"evenodd\"") }
    case .stroke(let path, let style, let transform):
      write(CornerRadii.zero.clockwise)
      write(",\"d\":")
      write(quoted: Path(path.stroked(style, transform, tolerance: 1.0 / 64)).svgData)
    }
    write("}")
  }

  /// The boxes that bones stand on, each with the color of its tint.
  fileprivate mutating func write(surfacesOf scene: Scene) {
    let tint = Surface.tint(over: scene.overlay).hexadecimal
    write(",\"surfaces\":[")
    for (index, surface) in scene.surfaces.enumerated() {
      write(index == 0 ? "\n" : ",\n")
      write("{\"path\":")
      write(quoted: scene.path(of: surface))
      if let identifier = surface.identifier {
        write(",\"id\":")
        write(quoted: identifier)
      }
      let rect = surface.shape.rect
      write(",\"x\":\(formatted(rect.minX)),\"y\":\(formatted(rect.minY))")
      write(",\"width\":\(formatted(rect.width)),\"height\":\(formatted(rect.height)),\"radii\":")
      write(surface.shape.radii.clockwise)
      write(",\"color\":\"\(tint)\"}")
    }
    write("\n]")
  }

  /// The shimmer's figures, all resolved: what a client needs to play it.
  fileprivate mutating func write(_ shimmer: Shimmer) {
    write("{\"preset\":\"\(shimmer.presetName)\",\"scope\":\"\(shimmer.scopeName)\"")
    switch shimmer.axis {
    case .points(let start, let end):
      write(",\"startPoint\":")
      write([start.x, start.y])
      write(",\"endPoint\":")
      write([end.x, end.y])
    case .angle(let angle): write(",\"angle\":\(formatted(angle * 180 / .pi))")
    }
    write(shimmer.stops, colors: "colors", locations: "locations")
    if let animation = shimmer.animation {
      if animation.to.colors != shimmer.stops.colors {
        write(animation.to, colors: "toColors", locations: "to")
      } else {
        write(",\"to\":")
        write(animation.to.locations)
      }
      write(animation.timing, animation.timingFunction)
    }
    write("}")
  }

  private mutating func write(_ stops: GradientStops, colors: String, locations: String) {
    write(",\"\(colors)\":[" + stops.colors.map { "\"\($0.hexadecimal)\"" }.joined(separator: ",") + "]")
    write(",\"\(locations)\":")
    write(stops.locations)
  }

  private mutating func write(_ timing: MediaTiming, _ function: UnitBezier) {
    write(",\"duration\":\(formatted(timing.duration))")
    if function != .linear {
      write(",\"timingFunction\":")
      write([function.x1, function.y1, function.x2, function.y2])
    }
    if timing.beginTime != 0 { write(",\"beginTime\":\(formatted(timing.beginTime))") }
    if timing.speed != 1 { write(",\"speed\":\(formatted(timing.speed))") }
    if timing.timeOffset != 0 { write(",\"timeOffset\":\(formatted(timing.timeOffset))") }
    if timing.repeatDuration > 0 {
      write(",\"repeatDuration\":\(formatted(timing.repeatDuration))")
    } else {
      write(",\"repeatCount\":" + (timing.repeatCount.isInfinite ? "\"infinite\"" : formatted(timing.repeatCount)))
    }
    if timing.autoreverses { write(",\"autoreverses\":true") }
  }
}
