import Diagnostics
import Dialects
import Inference
import PlayerExport
import SceneModel
import TextFormats
import ViewTree

/// The output of `--explain` as UTF-8 text: one line per view with its path, bones, rule, reason and hint; `rules` are
/// the caller's hints, nil for none.
///
/// - Parameter deadline: the limits of time, work and bytes; a text that is not complete at the deadline must not be
///   used.
func explanation(of scene: Scene, rules: RuleSet?, deadline: Deadline = .never) -> [UInt8] {
  let layout = scene.layout
  var meter = WorkMeter(deadline)
  var paths = ViewPaths(layout)
  var rows: [[String]] = []
  for index in layout.views.indices {
    let view = layout.views[index].view
    let hint =
      view.hint.map { view.isHintImplied ? "  (it moves or is masked)" : "  (skeleton=\"\($0.rawValue)\")" } ?? ""
    let places = rules?.places(ofRules: view.rules) ?? ""
    let rule = places.isEmpty ? (view.hasShippedRule && view.rules.isEmpty ? "  (shipped rule)" : "") : "  (\(places))"
    let identifier = view.identifier.map { " #\($0)" } ?? ""
    let decision = scene.decisions[index]
    let name = paths.path(of: index) + identifier
    guard meter.allowsMore(), meter.allowsMore(bytes: name.utf8.count) else { break }
    rows.append([
      name.visible, boneNumbers(decision.bones), decision.role.rawValue,
      (decision.reason + hint + rule).visible,
    ])
  }
  let widths = (0..<3).map { column in min(rows.map { $0[column].unicodeScalars.count }.max() ?? 0, 72) }
  var writer = TextWriter()
  for row in rows {
    for column in 0..<3 {
      let padding = widths[column] - row[column].unicodeScalars.count
      writer.write(row[column] + String(repeating: " ", count: max(0, padding) + 2))
    }
    writer.write(row[3] + "\n")
  }
  return writer.bytes
}

/// The output of `--explain --rules` as UTF-8 text: all rules in the order of their lists, with sources and fixtures.
package func listOfRules() -> [UInt8] {
  var writer = TextWriter()
  for rule in ReaderCompletion.rules + Rule.all {
    writer.write("\(rule.sentence)\n    \(rule.sources.names); Fixtures/\(rule.shownBy)\n")
  }
  return writer.bytes
}

private func boneNumbers(_ bones: Range<Int>) -> String {
  switch bones.count {
  case 0: "–"
  case 1: "bone \(bones.lowerBound)"
  default: "bones \(bones.lowerBound)–\(bones.upperBound - 1)"
  }
}
