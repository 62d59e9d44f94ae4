package import Diagnostics
import Geometry
import LayerTree
package import SceneModel
import TextFormats

/// Encodes the bones at selected widths as the JSON text that the run-time libraries of boneyard read.
///
/// A library shows the bones of the largest width up to that of its container. Distances from the left and widths are
/// percentages of the width, all other lengths are points. A sixth number in a bone marks a surface.
///
///     {"breakpoints":{"320":{"name":"feed","viewportWidth":320,"width":320,"height":478.2,"bones":[
///     [5,16,13.75,44,"50%"],
///
/// Source of the form: boneyard's documentation, "Output Format".
///
/// Without a fluid scene there is one width, that of the scene, and a bone that is not a rectangle becomes the box around
/// it. The diagnostics report what the form cannot express. The file is empty after the deadline.
package func encodeBoneyard(_ fluid: FluidScene?, of scene: Scene, _ options: HostOptions) -> Reported<[UInt8]> {
  let name = HostName(options)
  let work = SharedWorkMeter(options.deadline)
  var hasOtherCorners = false
  let bytes = JSONWriter.document { json in
    json.object("breakpoints") { json in
      for picture in fluid.map(BoneyardPicture.pictures) ?? [BoneyardPicture(of: scene)] {
        json.object(formatted(picture.width)) { json in
          json.member("name", name.plainIdentifier)
          json.member("viewportWidth", picture.width)
          json.member("width", picture.width)
          json.member("height", picture.height)
          json.array("bones", .aroundElements) { json in
            for box in picture.boxes where work.allowsMore() {
              json.write(box.shape, isSurface: box.isSurface, width: picture.width)
              let radii = box.shape.radii.clockwise
              hasOtherCorners = hasOtherCorners || radii.contains { abs($0 - radii[0]) > 0.1 }
            }
          }
        }
      }
    }
  }
  if work.isOver { return Reported([]) }
  var lost = ["one gradient for all bones", "the colors", "the sizes in points at widths between the breakpoints"]
  if hasOtherCorners { lost.append("corners of different radii") }
  if scene.liveLayers.count > scene.surfaces.count { lost.append("what is drawn above the overlay") }
  let notes = fluid?.notes ?? [.note(SceneProblem.notFluid)]
  return Reported(bytes, notes + [.note(HostProblem.interchange("boneyard", lost: lost))])
}

/// The boxes of a placeholder at one width, in points.
private struct BoneyardPicture {
  let width: Double
  let height: Double
  /// The surfaces, then the bones.
  let boxes: [(shape: RoundedRect, isSurface: Bool)]

  init(of scene: Scene) {
    (width, height) = (max(1, scene.size.width), scene.size.height)
    boxes =
      scene.surfaces.map { ($0.shape, true) }
      + scene.bones.map { bone -> (RoundedRect, Bool) in
        guard case .roundedRect(let shape) = bone.shape else { return (RoundedRect(bone.shape.bounds), false) }
        return (shape, false)
      }
  }

  private init(of fluid: FluidScene, at width: Double) {
    let interval = fluid.interval(at: width)
    (self.width, height) = (width, interval.height.value(at: width))
    let surfaces = interval.boxes.filter { if case .surface = $0.name.role { true } else { false } }
    boxes = (surfaces + interval.bones).map { box in
      let lengths = box.lengths.map { $0.value(at: width) }
      let rect = Rect(x: lengths[0], y: lengths[2], width: lengths[1], height: lengths[3])
      return (RoundedRect(rect, radii: CornerRadii(clockwise: lengths[4...])), box.name.role != .bone)
    }
  }

  /// The pictures at the widths of common screens, and at the starts of the intervals between them in whole points.
  static func pictures(of fluid: FluidScene) -> [BoneyardPicture] {
    let common: [Double] = [320, 375, 430, 600, 768, 1_024, 1_280]
    let range = common[0]...common[common.count - 1]
    let widths = Set(common + fluid.intervals.map { $0.start.rounded(.up) }.filter(range.contains))
    return widths.sorted().map { BoneyardPicture(of: fluid, at: $0) }
  }
}

extension JSONWriter {
  /// Writes a bone or a surface of a picture whose width is `width` points.
  fileprivate mutating func write(_ shape: RoundedRect, isSurface: Bool, width: Double) {
    let rect = shape.rect
    let radius = shape.radii.clockwise.max() ?? 0
    array { json in
      json.value(rect.minX / width * 100)
      json.value(rect.minY)
      json.value(rect.width / width * 100)
      json.value(rect.height)
      // A circle keeps its shape at other widths.
      if radius > 0, abs(rect.width - rect.height) < 0.1, radius >= rect.width / 2 - 0.1 {
        json.value("50%")
      } else {
        json.value(radius)
      }
      if isSurface { json.value(true) }
    }
  }
}
