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
              json.array("shifts") { json in
                for region in regions { json.value(region) }
              }
            }
            json.array("violations") { json in
              for violation in document.violations { json.value(violation) }
            }
          }
        }
        json.endLine()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ violation: Violation) {
    object { json in
      json.member("measure", violation.measure.name)
      json.member("value", violation.value)
      json.member(violation.cause.rawValue, violation.limit)
      json.array("places") { json in
        for spot in violation.listedSpots { json.value(spot) }
      }
    }
  }

  fileprivate mutating func value(_ region: ShiftedRegion) {
    object { json in
      for (name, value) in [
        ("x", region.area.minX), ("y", region.area.minY), ("width", region.area.width), ("height", region.area.height),
        ("right", region.offset.x), ("down", region.offset.y), ("layoutShift", region.score),
      ] {
        json.member(name, value)
      }
      json.member("parts", Double(region.count))
    }
  }

  private mutating func value(_ problem: RenderProblem) {
    object { json in
      json.member("code", problem.code)
      json.member("message", problem.message)
      json.member("line", ifPresent: problem.line)
      json.member("column", ifPresent: problem.column)
    }
  }
}
