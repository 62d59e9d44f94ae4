package import Diagnostics
import Skeleton
import TextFormats

/// The accepted measurements of an earlier run of `skeleton check`, by the path of their document.
package typealias Baseline = [String: Measurements]

/// Reads the JSON report of an earlier run of `skeleton check`.
///
/// ```json
/// {"version":1,"documents":{"feed.xml":{"measures":{"bones":214,"bytes.svg":8123},"violations":[]}}}
/// ```
///
/// Measures that this version does not have are ignored.
///
/// - Throws: ``InvalidInput`` for text that is not JSON or not such a report, and for a measure that is not a number.
package func readBaseline(_ text: [UInt8]) throws(InvalidInput) -> Baseline {
  let root = try parseJSON(text)
  guard case .number(1)? = root["version"]?.value, let documents = root["documents"],
    case .object(let members) = documents.value
  else { throw InvalidInput(BaselineProblem.notReport, at: root.location) }
  var baseline: Baseline = [:]
  for document in members {
    guard let measures = document.node["measures"], case .object(let values) = measures.value else {
      throw InvalidInput(BaselineProblem.noMeasures(document.name), at: document.node.location)
    }
    var measurements = Measurements()
    for member in values {
      guard case .number(let number) = member.node.value else {
        throw InvalidInput(BaselineProblem.notNumber(member.name, found: member.node.noun), at: member.node.location)
      }
      if let measure = Measure(member.name), measure.isDeterministic { measurements[measure] = number }
    }
    baseline[document.name] = measurements
  }
  return baseline
}

/// A reason why the file of the option `--baseline` is not a report of `skeleton check`.
enum BaselineProblem: Problem, Hashable {
  case notReport
  case noMeasures(String)
  case notNumber(String, found: String)

  var code: String { "check.baseline" }

  var message: String {
    switch self {
    case .notReport: "this is no report of skeleton check, expected {\"version\":1,\"documents\":{…}}"
    case .noMeasures(let path): "\"\(path)\" has no object \"measures\""
    case .notNumber(let name, let found): "\"\(name)\" is \(found), expected a number"
    }
  }
}
