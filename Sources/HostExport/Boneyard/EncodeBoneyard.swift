package import Diagnostics
import Geometry
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
/// The diagnostics report what the form cannot express. The file is empty after the deadline.
package func encodeBoneyard(_ fluid: FluidScene, of scene: Scene, _ options: HostOptions) -> Reported<[UInt8]> {
  let name = HostName(options)
  let work = SharedWorkMeter(options.deadline)
  var hasOtherCorners = false
  let bytes = JSONWriter.document { json in
    json.object("breakpoints") { json in
      for width in fluid.breakpoints {
        let interval = fluid.interval(at: width)
        json.object(formatted(width)) { json in
          json.member("name", name.plainIdentifier)
          json.member("viewportWidth", width)
          json.member("width", width)
          json.member("height", interval.height.value(at: width))
          json.array("bones", .aroundElements) { json in
            for bone in interval.surfaces + interval.bones where work.allowsMore() {
              hasOtherCorners = json.write(bone, at: width) || hasOtherCorners
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
  return Reported(bytes, fluid.notes + [.note(HostProblem.interchange("boneyard", lost: lost))])
}

extension FluidScene {
  /// The widths in whole points for which boneyard has bones: those of common screens, and the starts of the intervals
  /// between them.
  fileprivate var breakpoints: [Double] {
    let common: [Double] = [320, 375, 430, 600, 768, 1_024, 1_280]
    let range = common[0]...common[common.count - 1]
    return Set(common + intervals.map { $0.start.rounded(.up) }.filter(range.contains)).sorted()
  }
}

extension JSONWriter {
  /// Writes a bone or a surface; returns true if its corners have different radii.
  fileprivate mutating func write(_ bone: FluidBone, at width: Double) -> Bool {
    let size = Size(width: bone.width.value(at: width), height: bone.height.value(at: width))
    let radii = bone.radii.map { $0.value(at: width) }
    let radius = radii.max() ?? 0
    array { json in
      json.value(bone.x.value(at: width) / width * 100)
      json.value(bone.y.value(at: width))
      json.value(size.width / width * 100)
      json.value(size.height)
      // A circle keeps its shape at other widths.
      if radius > 0, abs(size.width - size.height) < 0.1, radius >= size.width / 2 - 0.1 {
        json.value("50%")
      } else {
        json.value(radius)
      }
      if bone.name.role != .bone { json.value(true) }
    }
    return radii.contains { abs($0 - radius) > 0.1 }
  }
}
