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
      var bones = BoneWriter(scene)
      for bone in scene.bones where meter.allowsMore() { bones.write(bone, to: &json) }
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

/// Writes bones as JSON objects: as bytes, because a file of bones has hardly any other text.
private struct BoneWriter {
  private let scene: Scene
  private var paths: BonePaths
  /// The view of the last bone, and its path as a JSON string.
  private var last: (view: Int, path: [UInt8])?
  /// A radius and its text: those of most bones are equal.
  private var known: (radius: Double, text: [UInt8]) = (0, [UInt8(ascii: "0")])
  private var bytes: [UInt8] = []

  init(_ scene: Scene) {
    self.scene = scene
    paths = scene.bonePaths
  }

  /// Writes a bone: path, identifier, kind and line of its view, and its bounds, radii and outline in points.
  mutating func write(_ bone: Bone, to json: inout JSONWriter) {
    bytes.removeAll(keepingCapacity: true)
    let path = path(of: bone)
    appendText("{\"path\":", path)
    if let identifier = scene.identifier(of: bone) { appendText(",\"id\":", quoted(identifier)) }
    appendKind(of: bone)
    append(bone.shape.bounds)
    switch bone.shape {
    case .roundedRect(let rounded): append(rounded.radii)
    case .path(let path, let rule):
      append(CornerRadii.zero)
      appendText(",\"d\":", quoted(path.svgData))
      if rule == .evenOdd { appendText(",\"fillRule\":", quoted("evenodd")) }
    case .stroke(let path, let style, let transform):
      append(CornerRadii.zero)
      appendText(",\"d\":", quoted(Path(path.stroked(style, transform, tolerance: 1.0 / 64)).svgData))
    }
    bytes.append(UInt8(ascii: "}"))
    json.value(json: bytes)
  }

  private mutating func path(of bone: Bone) -> [UInt8] {
    if let last, last.view == bone.view { return last.path }
    let path = quoted(paths.path(of: bone))
    last = (bone.view, path)
    return path
  }

  private mutating func appendText(_ name: String, _ value: [UInt8]) {
    bytes.append(addingCapacity: name.utf8.count + value.count) { bytes in
      bytes.append(name)
      bytes.append(copying: value.span)
    }
  }

  private mutating func appendKind(of bone: Bone) {
    let kind = bone.kindName
    bytes.append(addingCapacity: 24 + kind.utf8.count + OutputSpan<UInt8>.longestNumber) { bytes in
      bytes.append(",\"kind\":\"")
      bytes.append(kind)
      bytes.append(UInt8(ascii: "\""))
      guard let line = bone.line else { return }
      bytes.append(",\"line\":")
      bytes.append(line)
    }
  }

  private mutating func append(_ bounds: Rect) {
    bytes.append(addingCapacity: 40 + 4 * OutputSpan<UInt8>.longestNumber) { bytes in
      bytes.append(",\"x\":")
      bytes.append(bounds.minX, decimals: 4)
      bytes.append(",\"y\":")
      bytes.append(bounds.minY, decimals: 4)
      bytes.append(",\"width\":")
      bytes.append(bounds.width, decimals: 4)
      bytes.append(",\"height\":")
      bytes.append(bounds.height, decimals: 4)
    }
  }

  /// Appends the radii clockwise from the top left corner.
  private mutating func append(_ radii: CornerRadii) {
    let texts = (
      text(ofRadius: radii.topLeft), text(ofRadius: radii.topRight), text(ofRadius: radii.bottomRight),
      text(ofRadius: radii.bottomLeft)
    )
    bytes.append(addingCapacity: 16 + 4 * OutputSpan<UInt8>.longestNumber) { bytes in
      bytes.append(",\"radii\":[")
      bytes.append(copying: texts.0.span)
      bytes.append(UInt8(ascii: ","))
      bytes.append(copying: texts.1.span)
      bytes.append(UInt8(ascii: ","))
      bytes.append(copying: texts.2.span)
      bytes.append(UInt8(ascii: ","))
      bytes.append(copying: texts.3.span)
      bytes.append(UInt8(ascii: "]"))
    }
  }

  private mutating func text(ofRadius radius: Double) -> [UInt8] {
    if known.radius == radius { return known.text }
    var text: [UInt8] = []
    text.append(addingCapacity: OutputSpan<UInt8>.longestNumber) { $0.append(radius, decimals: 4) }
    known = (radius, text)
    return text
  }
}
