import Geometry
import Raster
import Skeleton
import TextFormats

extension Differences {
  /// The differences as JSON text in UTF-8, one bone on each line, with times in seconds.
  ///
  /// Lengths are in points for bones, in pixels for pictures.
  package var json: [UInt8] {
    JSONWriter.document { json in
      json.member("version", 1)
      json.member("same", isEmpty)
      json.member("expected", expectedName)
      json.member("actual", actualName)
      if let bones {
        json.breakLine()
        json.object("\(bones.subject)s") { $0.write(bones) }
      }
      if let pictures {
        json.breakLine()
        json.object("pixels") { $0.write(pictures) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ bones: BonesDifference) {
    let shift = bones.layoutShift
    member("expected", bones.expectedCount)
    member("actual", bones.actualCount)
    member("intersectionOverUnion", bones.intersectionOverUnion)
    object("layoutShift") { json in
      json.member("score", shift.score)
      json.member("impactFraction", shift.impactFraction)
      json.member("distanceFraction", shift.distanceFraction)
    }
    write("scene", bones.scene)
    objects("differences", .aroundElements, for: bones.bones) { $0.write($1) }
  }

  private mutating func write(_ difference: BoneDifference) {
    member("number", difference.number)
    member("path", difference.bone.path)
    member("id", ifPresent: difference.bone.identifier)
    member("line", ifPresent: difference.bone.line)
    member("changes", difference.changes.map(\.rawValue))
    if let overlap = difference.intersectionOverUnion { member("intersectionOverUnion", overlap) }
    write("properties", difference.properties)
  }

  private mutating func write(_ name: String, _ properties: [PropertyDifference]) {
    objects(name, for: properties) { json, property in
      json.member("name", property.name)
      json.member("expected", orNull: property.expected)
      json.member("actual", orNull: property.actual)
    }
  }

  private mutating func member(_ name: String, orNull text: String?) {
    self.name(name)
    if let text { value(text) } else { null() }
  }

  fileprivate mutating func write(_ pictures: PicturesDifference) {
    object("expected") { $0.write(pictures.expected) }
    object("actual") { $0.write(pictures.actual) }
    member("moments", pictures.momentCount)
    objects("differences", .aroundElements, for: pictures.moments) { json, moment in
      json.member("time", microseconds: moment.time)
      json.write(moment.difference)
    }
  }

  private mutating func write(_ difference: PixelDifference) {
    member("count", difference.count)
    member("maximum", Int(difference.maximum))
    if let deltaE = difference.maximumDeltaE { member("deltaE", deltaE) }
    guard let bounds = difference.bounds else { return }
    let (columns, rows) = (bounds.columns, bounds.rows)
    member("bounds", [columns.lowerBound, rows.lowerBound, columns.count, rows.count].map { Double($0) })
  }

  private mutating func write(_ facts: PicturesDifference.Facts) {
    member("width", facts.size.width)
    member("height", facts.size.height)
    member("frames", facts.frameCount)
    member("duration", microseconds: facts.period)
  }

  /// Writes a member whose value is a time in seconds, given in microseconds by `count`.
  private mutating func member(_ name: String, microseconds count: Int) {
    member(name, exactly: Double(count) / 1e6)
  }
}
