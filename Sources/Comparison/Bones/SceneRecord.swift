import Geometry
import LayerTree
package import SceneModel
package import Skeleton
import TextFormats
package import ViewTree

extension BonesRecord {
  /// Creates the record of a scene's bones, with the values of its JSON: numbers have at most four decimals.
  package init(_ scene: Scene) {
    subject = .bone
    size = Size(width: decimal(scene.size.width), height: decimal(scene.size.height))
    isRightToLeft = scene.direction == .rightToLeft
    fields = [
      RecordedField("scale", scene.scale), RecordedField("direction", scene.direction.rawValue),
      RecordedField("overlay", scene.overlay.hexadecimal),
    ]
    if !scene.surfaces.isEmpty {
      fields.append(RecordedField(name: "surfaces", value: .list(scene.surfaces.map { $0.recordedText(of: scene) })))
    }
    shimmer = scene.shimmer.fields
    bones = scene.bones.map { RecordedBone($0, of: scene) }
  }

  /// Creates the record of a scene's bones, with the values of its JSON: numbers have at most four decimals.
  package init(_ scene: SkeletonScene) { self.init(scene.content) }

  /// Creates the record of a layout's views, with the exact values of its JSON, in units of the document.
  package init(_ layout: PlacedViews) {
    (subject, size, isRightToLeft, fields, shimmer) = (.view, layout.size, false, [], [])
    bones = layout.views.indices.map { index in
      let placed = layout.views[index]
      return RecordedBone(
        path: layout.path(of: index), identifier: placed.view.identifier, kind: placed.view.kind.rawValue, line: nil,
        frame: placed.frame, radii: .zero, fields: [])
    }
  }
}

extension Surface {
  /// The JSON members of the surface as one line of text, in the form in which the parser of records keeps them.
  fileprivate func recordedText(of scene: Scene) -> String {
    func text(_ number: Double) -> String { decimal(number).shortest }
    let rect = shape.rect
    let radii = shape.radii.clockwise.map(text).joined(separator: " ")
    return "{path: \(scene.path(of: self))" + (identifier.map { " id: \($0)" } ?? "")
      + " x: \(text(rect.minX)) y: \(text(rect.minY)) width: \(text(rect.width)) height: \(text(rect.height))"
      + " radii: [\(radii)] color: \(kind.tint(over: scene.overlay).hexadecimal)}"
  }
}

extension RecordedBone {
  fileprivate init(_ bone: Bone, of scene: Scene) {
    path = scene.path(of: bone)
    (identifier, kind, line) = (scene.identifier(of: bone), bone.kindName, bone.line)
    let bounds = bone.shape.bounds
    frame = Rect(
      x: decimal(bounds.minX), y: decimal(bounds.minY), width: decimal(bounds.width), height: decimal(bounds.height))
    radii = .zero
    fields = []
    if case .roundedRect(let rounded) = bone.shape {
      radii = CornerRadii(
        topLeft: decimal(rounded.radii.topLeft), topRight: decimal(rounded.radii.topRight),
        bottomRight: decimal(rounded.radii.bottomRight), bottomLeft: decimal(rounded.radii.bottomLeft))
    }
    if let (path, rule) = bone.shape.filledPath(counting: { _ in true }) {
      fields.append(RecordedField("d", path.svgData))
      if rule == .evenOdd { fields.append(RecordedField("fillRule", "evenodd")) }
    }
  }
}

extension Shimmer {
  /// The values of the resolved shimmer, in the order of the bones JSON.
  ///
  /// Times are in seconds, angles in degrees.
  fileprivate var fields: [RecordedField] {
    var fields = [RecordedField("preset", presetName), RecordedField("scope", scopeName)]
    switch axis {
    case .points(let start, let end):
      fields += [RecordedField("startPoint", [start.x, start.y]), RecordedField("endPoint", [end.x, end.y])]
    case .angle(let angle): fields.append(RecordedField("angle", angle * 180 / .pi))
    }
    fields += [RecordedField("colors", stops.colors), RecordedField("locations", stops.locations)]
    guard let animation else { return fields }
    if animation.to.colors != stops.colors { fields.append(RecordedField("toColors", animation.to.colors)) }
    fields.append(RecordedField("to", animation.to.locations))
    return fields + animation.timing.fields(animation.timingFunction)
  }
}

extension MediaTiming {
  fileprivate func fields(_ function: UnitBezier) -> [RecordedField] {
    var fields = [RecordedField("duration", duration)]
    if function != .linear {
      fields.append(RecordedField("timingFunction", [function.x1, function.y1, function.x2, function.y2]))
    }
    if beginTime != 0 { fields.append(RecordedField("beginTime", beginTime)) }
    if speed != 1 { fields.append(RecordedField("speed", speed)) }
    if timeOffset != 0 { fields.append(RecordedField("timeOffset", timeOffset)) }
    if repeatDuration > 0 {
      fields.append(RecordedField("repeatDuration", repeatDuration))
    } else if repeatCount.isInfinite {
      fields.append(RecordedField("repeatCount", "infinite"))
    } else {
      fields.append(RecordedField("repeatCount", repeatCount))
    }
    if autoreverses { fields.append(RecordedField("autoreverses", "true")) }
    return fields
  }
}

extension RecordedField {
  fileprivate init(_ name: String, _ text: String) { self.init(name: name, value: .single(text)) }

  fileprivate init(_ name: String, _ number: Double) { self.init(name, decimal(number).shortest) }

  fileprivate init(_ name: String, _ numbers: [Double]) {
    self.init(name: name, value: .list(numbers.map { decimal($0).shortest }))
  }

  fileprivate init(_ name: String, _ colors: [Color]) {
    self.init(name: name, value: .list(colors.map(\.hexadecimal)))
  }
}

/// The number, in any unit, rounded to four decimals, as the bones JSON contains it.
private func decimal(_ number: Double) -> Double { Double(formatted(number)) ?? number }
