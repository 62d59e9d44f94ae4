import Geometry
import Skeleton
import TextFormats

extension CheckReport {
  /// The report as JSON with all measured values and the violations, one document on each line.
  ///
  /// A later run accepts it as its baseline. Values that differ between runs of equal documents are left out.
  package var json: String {
    let bytes = JSONWriter.document { json in
      json.member("version", 1)
      json.object("documents") { json in
        for document in documents {
          json.breakLine()
          json.object(document.title) { json in
            json.object("measures") { json in
              for (measure, value) in document.measurements.values where measure.isDeterministic {
                json.member(measure.name, value)
              }
            }
            if let regions = document.measurements.loading?.regions, !regions.isEmpty {
              json.objects("shifts", for: regions) { $0.write($1) }
            }
            json.objects("violations", for: document.violations) { $0.write($1) }
          }
        }
        json.endLine()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ violation: Violation) {
    member("measure", violation.measure.name)
    member("value", violation.value)
    member(violation.cause.rawValue, violation.limit)
    objects("places", for: violation.listedSpots) { json, problem in
      json.member("code", problem.code)
      json.member("message", problem.message)
      json.member("line", ifPresent: problem.line)
      json.member("column", ifPresent: problem.column)
    }
  }

  fileprivate mutating func write(_ region: ShiftedRegion) {
    for (name, value) in [
      ("x", region.area.minX), ("y", region.area.minY), ("width", region.area.width), ("height", region.area.height),
      ("right", region.offset.x), ("down", region.offset.y), ("layoutShift", region.score),
    ] {
      member(name, value)
    }
    member("parts", Double(region.count))
  }
}
