import Skeleton
import TextFormats

extension CheckReport {
  /// The report as a JSON text in the format SARIF 2.1.0, OASIS Standard of 2020 with errata 01.
  ///
  /// - Parameter version: the version of the program.
  package func sarif(version: String) -> String {
    let findings = documents.flatMap { document in document.findings.map { (path: document.path, finding: $0) } }
    // Rules of budgets always exist; codes of warnings follow in the order of their first occurrence.
    var rules = Measure.rules
    var places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.identifier, $0) })
    for (_, finding) in findings where places[finding.rule] == nil {
      places[finding.rule] = rules.count
      rules.append((finding.rule, "problems with the code \(finding.rule)"))
    }
    let bytes = JSONWriter.document { json in
      json.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "skeleton check")
              json.member("version", version)
              json.objects("rules", .aroundElements, for: rules) { json, rule in
                json.member("id", rule.identifier)
                json.object("shortDescription") { json in json.member("text", rule.summary) }
              }
            }
          }
          // Columns count Unicode scalars.
          json.member("columnKind", "unicodeCodePoints")
          json.objects("results", .aroundElements, for: findings) { json, result in
            json.write(result.finding, in: result.path, ruleIndex: places[result.finding.rule] ?? 0)
          }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Finding, in path: String, ruleIndex: Int) {
    member("ruleId", finding.rule)
    member("ruleIndex", ruleIndex)
    member("level", finding.level.rawValue)
    object("message") { json in json.member("text", finding.message) }
    array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          json.object("artifactLocation") { json in json.member("uri", uriReference(path)) }
          if let line = finding.line {
            json.object("region") { json in
              json.member("startLine", line)
              json.member("startColumn", ifPresent: finding.column)
            }
          }
        }
      }
    }
  }
}

/// Converts a path to a URI reference: RFC 3986, with all bytes percent-encoded that a path segment does not allow.
///
/// A colon would be the end of a scheme, and is encoded too.
private func uriReference(_ path: String) -> String {
  let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
  return path.utf8.map { byte in
    if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
    return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }.joined()
}
