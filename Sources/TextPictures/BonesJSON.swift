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
///   - scale: the number of device pixels per point; it is written, but does not change the lengths.
///   - deadline: the time limit; text that is not complete at the deadline must not be used.
package func bonesJSON(_ scene: Scene, scale: Double, deadline: Deadline = .never) -> [UInt8] {
  var meter = WorkMeter(deadline)
  // A bone takes about 140 bytes.
  var json = JSONWriter(capacity: 768 + 160 * scene.bones.count)
  json.object { json in
    json.member("version", 1)
    json.member("width", scene.size.width)
    json.member("height", scene.size.height)
    json.member("scale", scale)
    json.member("direction", scene.direction.rawValue)
    json.member("overlay", scene.overlay)
    json.object("shimmer") { $0.write(scene.shimmer) }
    json.array("bones", .aroundElements) { json in
      var bones = BoneWriter(names: scene.boneNames)
      for index in scene.bones.indices where meter.allowsMore() {
        bones.write(scene.bones[index], to: &json, &meter)
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
    member("color", surface.kind.tint(over: scene.overlay))
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
    array(colors) { json in
      for color in stops.colors { json.value(color) }
    }
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

/// Writes bones as JSON objects: as bytes, because a file of bones has hardly any other text.
private struct BoneWriter {
  var names: BoneNames

  /// Writes a bone: path, identifier, kind and line of its view, and its bounds, radii and outline in points.
  ///
  /// - Parameter meter: the counter of bytes of paths and outlines; from the deadline on, outlines are not complete.
  mutating func write(_ bone: Bone, to json: inout JSONWriter, _ meter: inout WorkMeter) {
    let path = names.path(of: bone)
    let identifier = names.identifier(of: bone)
    let outline = Outline(of: bone.shape, &meter)
    let strings = path.count + (identifier?.utf8.count ?? 0) + (outline?.data.utf8.count ?? 0)
    guard meter.allowsMore(bytes: strings) else { return }
    let capacity = OutputSpan<UInt8>.longestString(ofByteCount: strings) + 10 * OutputSpan<UInt8>.longestNumber + 160
    json.value(addingCapacity: capacity) { bytes in
      bytes.append(literal: "{\"path\":")
      bytes.append(quoted: path.span)
      if let identifier {
        bytes.append(literal: ",\"id\":")
        bytes.append(quoted: identifier.utf8Span.span)
      }
      bytes.append(literal: ",\"kind\":\"")
      bytes.append(bone.kindName)
      bytes.append(UInt8(ascii: "\""))
      if let line = bone.line {
        bytes.append(literal: ",\"line\":")
        bytes.append(line)
      }
      bytes.append(bone.shape.bounds)
      if case .roundedRect(let rounded) = bone.shape {
        bytes.append(rounded.radii)
      } else {
        bytes.append(CornerRadii.zero)
      }
      if let outline { bytes.append(outline) }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

/// The outline of a shape that is no rounded rectangle.
private struct Outline {
  /// The outline as path data of SVG.
  let data: String
  let rule: FillRule

  /// Creates the outline of a shape; nil for a rounded rectangle.
  init?(of shape: Shape, _ meter: inout WorkMeter) {
    guard let outline = shape.filledPath(counting: { meter.allowsMore(steps: $0) }) else { return nil }
    (data, rule) = (outline.path.svgData, outline.rule)
  }
}

extension OutputSpan<UInt8> {
  /// Appends the JSON members of a rectangle in points.
  fileprivate mutating func append(_ bounds: Rect) {
    append(literal: ",\"x\":")
    append(bounds.minX, decimals: 4)
    append(literal: ",\"y\":")
    append(bounds.minY, decimals: 4)
    append(literal: ",\"width\":")
    append(bounds.width, decimals: 4)
    append(literal: ",\"height\":")
    append(bounds.height, decimals: 4)
  }

  /// Appends the JSON member of radii in points, clockwise from the top left corner.
  fileprivate mutating func append(_ radii: CornerRadii) {
    var last = AppendedNumber()
    append(literal: ",\"radii\":[")
    append(radii.topLeft, decimals: 4, copying: &last)
    append(UInt8(ascii: ","))
    append(radii.topRight, decimals: 4, copying: &last)
    append(UInt8(ascii: ","))
    append(radii.bottomRight, decimals: 4, copying: &last)
    append(UInt8(ascii: ","))
    append(radii.bottomLeft, decimals: 4, copying: &last)
    append(UInt8(ascii: "]"))
  }

  fileprivate mutating func append(_ outline: Outline) {
    append(literal: ",\"d\":\"")
    append(outline.data)
    append(UInt8(ascii: "\""))
    if outline.rule == .evenOdd { append(literal: ",\"fillRule\":\"evenodd\"") }
  }
}
