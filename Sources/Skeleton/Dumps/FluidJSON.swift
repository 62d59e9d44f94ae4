import Geometry
import SceneModel
import TextFormats
import ViewTree

/// Writes the bones at every width of a range as JSON text in UTF-8, one bone on each line.
///
/// A length is an array of two numbers, `[base, slope]`, in points: at a width it is `base + slope · width`.
func fluidJSON(_ fluid: FluidScene, of scene: Scene) -> [UInt8] {
  JSONWriter.document { json in
    json.member("version", 1)
    json.member("direction", scene.direction.rawValue)
    json.member("exact", fluid.isExact)
    json.objects("intervals", .aroundElements, for: fluid.intervals) { json, interval in
      json.member("start", interval.start)
      json.member("end", interval.end)
      json.member("height", interval.height)
      json.objects("bones", .aroundElements, for: interval.bones) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  /// Writes the JSON members of a bone: path, identifier, kind and line of its view, then its lengths.
  fileprivate mutating func write(_ bone: FluidBox<FluidLength>) {
    member("path", bone.name.path)
    member("id", ifPresent: bone.name.identifier)
    member("kind", bone.name.kind.rawValue)
    member("line", ifPresent: bone.name.line)
    member("region", ifPresent: bone.name.region)
    member("x", bone.x)
    member("y", bone.y)
    member("width", bone.width)
    member("height", bone.height)
    array("radii") { json in
      for radius in bone.radii { json.value(radius) }
    }
  }

  fileprivate mutating func member(_ name: String, _ length: FluidLength) {
    self.name(name)
    value(length)
  }

  private mutating func value(_ length: FluidLength) {
    array { json in
      json.value(length.base)
      // The error of a rounded slope is multiplied by the width.
      json.value(json: formatted(length.slope, decimals: 8))
    }
  }
}
