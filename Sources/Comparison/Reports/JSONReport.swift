import Geometry
import Raster
import TextFormats

extension Differences {
  /// All figures, one bone on each line; numbers in points and pixels.
  package var json: [UInt8] {
    var writer = TextWriter()
    writer.write("{\"version\":1,\"same\":\(isEmpty),\"expected\":")
    writer.write(quoted: expectedName)
    writer.write(",\"actual\":")
    writer.write(quoted: actualName)
    if let bones { writer.write(bones) }
    if let pictures { writer.write(pictures) }
    writer.write("}\n")
    return writer.bytes
  }
}

extension TextWriter {
  fileprivate mutating func write(_ bones: BonesDifference) {
    let shift = bones.layoutShift
    write(",\n\"\(bones.subject)s\":{\"expected\":\(bones.expectedCount),\"actual\":\(bones.actualCount)")
    write(",\"intersectionOverUnion\":\(formatted(bones.intersectionOverUnion))")
    write(",\"layoutShift\":{\"score\":\(formatted(shift.score))")
    write(",\"impactFraction\":\(formatted(shift.impactFraction))")
    write(",\"distanceFraction\":\(formatted(shift.distanceFraction))},\"scene\":")
    write(bones.scene)
    write(",\"differences\":[")
    for (index, difference) in bones.bones.enumerated() {
      write(index == 0 ? "\n" : ",\n")
      write(difference)
    }
    write("\n]}")
  }

  private mutating func write(_ difference: BoneDifference) {
    write("{\"number\":\(difference.number),\"path\":")
    write(quoted: difference.bone.path)
    if let identifier = difference.bone.identifier {
      write(",\"id\":")
      write(quoted: identifier)
    }
    if let line = difference.bone.line { write(",\"line\":\(line)") }
    write(",\"changes\":[" + difference.changes.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]")
    if let overlap = difference.intersectionOverUnion { write(",\"intersectionOverUnion\":\(formatted(overlap))") }
    write(",\"properties\":")
    write(difference.properties)
    write("}")
  }

  private mutating func write(_ properties: [PropertyDifference]) {
    write("[")
    for (index, property) in properties.enumerated() {
      write(index == 0 ? "{\"name\":" : ",{\"name\":")
      write(quoted: property.name)
      write(",\"expected\":")
      write(optional: property.expected)
      write(",\"actual\":")
      write(optional: property.actual)
      write("}")
    }
    write("]")
  }

  private mutating func write(optional text: String?) {
    if let text { write(quoted: text) } else { write("null") }
  }

  fileprivate mutating func write(_ pictures: PicturesDifference) {
    write(",\n\"pixels\":{\"expected\":")
    write(pictures.expected)
    write(",\"actual\":")
    write(pictures.actual)
    write(",\"moments\":\(pictures.momentCount),\"differences\":[")
    for (index, moment) in pictures.moments.enumerated() {
      let difference = moment.difference
      write(index == 0 ? "\n" : ",\n")
      write("{\"time\":\(microseconds(moment.time)),\"count\":\(difference.count),\"maximum\":\(difference.maximum)")
      if let deltaE = difference.maximumDeltaE { write(",\"deltaE\":\(formatted(deltaE))") }
      if let bounds = difference.bounds {
        write(",\"bounds\":[\(bounds.columns.lowerBound),\(bounds.rows.lowerBound)")
        write(",\(bounds.columns.count),\(bounds.rows.count)]")
      }
      write("}")
    }
    write("\n]}")
  }

  private mutating func write(_ facts: PicturesDifference.Facts) {
    write("{\"width\":\(facts.size.width),\"height\":\(facts.size.height)")
    write(",\"frames\":\(facts.frameCount),\"duration\":\(microseconds(facts.period))}")
  }

  /// Seconds.
  private func microseconds(_ count: Int) -> String {
    (Double(count) / 1e6).shortest
  }
}
