package import Diagnostics
package import Skeleton
package import SystemIO
import TextFormats

/// The contents of `skeleton.json`: the documents of a project that `skeleton check` measures, and their budgets.
package struct CheckConfiguration: Sendable {
  /// The name of the configuration file, which is found in the working folder.
  package static let fileName = "skeleton.json"

  /// Budgets of the documents whose paths match one of the patterns; they override the budgets of the whole project.
  package struct Override: Sendable {
    package var documents: [PathPattern] = []
    package var budgets = Budgets()
  }

  /// The patterns of the documents to check, relative to the folder of `skeleton.json`; empty for all documents.
  package var documents: [PathPattern] = []
  package var excluded: [PathPattern] = []
  /// The path of each document's loaded content, by the path of the document.
  ///
  /// Paths are relative to the folder of `skeleton.json`.
  package var contents: [String: String] = [:]
  /// The path of the rules file that applies to every document, relative to the folder of `skeleton.json`; nil for none.
  package var rules: String?
  /// The path of the components file that applies to every document, in the same form.
  package var elements: String?
  /// The path of the JSON file with the rows of `repeat="data"`, in the same form.
  package var data: String?
  /// The path of the JSON report of an earlier run, whose values are accepted, in the same form.
  package var baseline: String?
  /// The rendering options that apply to every document, in the order of the file.
  package var settings: [OptionSetting] = []
  package var budgets = Budgets()
  package var overrides: [Override] = []

  package init() {}

  /// The budgets of the document at a path; of several overrides that match, the last one is used for each measure.
  package func budgets(of path: String) -> Budgets {
    overrides.filter { $0.documents.contains { $0.matches(path) } }.reduce(budgets) { $0.overridden(by: $1.budgets) }
  }
}

/// Parses the bytes of a `skeleton.json`.
///
/// ```json
/// {
///   "documents": ["Layouts/**"], "exclude": ["Layouts/drafts"],
///   "options": {"device": "iphone-15"},
///   "rules": "hints.xml", "elements": "components.xml", "data": "rows.json",
///   "content": {"Layouts/feed.xml": "Layouts/feed.loaded.xml"},
///   "baseline": "skeleton-baseline.json",
///   "budgets": {"bones": 200, "bytes": {"svg": 8000}, "layoutShift": 0.1},
///   "overrides": [{"documents": ["Layouts/chat.xml"], "budgets": {"bones": 300}}]
/// }
/// ```
///
/// - Throws: ``InvalidInput`` with all errors and their positions.
package func readCheckConfiguration(_ text: [UInt8]) throws(InvalidInput) -> CheckConfiguration {
  var reader = ConfigurationReader()
  for member in try reader.mistakes.members(of: text) { reader.read(member) }
  try reader.mistakes.check()
  return reader.configuration
}

/// Reads the members of a `skeleton.json` one by one, and collects the errors in them.
private struct ConfigurationReader {
  var configuration = CheckConfiguration()
  var mistakes = ConfigurationMistakes(in: .check)

  private static let names = [
    "version", "documents", "exclude", "content", "rules", "elements", "data", "baseline", "options", "budgets",
    "overrides",
  ]
  private static let budgetNames = Measure.all.filter { $0.format == nil }.map(\.name) + ["bytes", "compressedBytes"]

  mutating func read(_ member: JSONNode.Member) {
    let (name, node) = (member.name, member.node)
    switch name {
    case "version":
      guard case .number(1) = node.value else { return mistakes.noteType(name, node, expected: "1") }
    case "documents": configuration.documents = patterns(name, node)
    case "exclude": configuration.excluded = patterns(name, node)
    case "content":
      for entry in mistakes.object(name, node) {
        configuration.contents[entry.name] = string("the content of \(entry.name)", entry.node)
      }
    case "rules": configuration.rules = string(name, node)
    case "elements": configuration.elements = string(name, node)
    case "data": configuration.data = string(name, node)
    case "baseline": configuration.baseline = string(name, node)
    case "options": for entry in mistakes.object(name, node) { readOption(entry) }
    case "budgets": configuration.budgets = budgets(name, node)
    case "overrides": readOverrides(name, node)
    default: mistakes.noteUnknown(member, among: Self.names)
    }
  }

  private mutating func readOption(_ member: JSONNode.Member) {
    let options = RenderOption.on(.record)
    guard let option = options.first(where: { $0.name == member.name }) else {
      return mistakes.noteUnknown(member, among: options.map(\.name))
    }
    if let setting = mistakes.setting(option, member.node) { configuration.settings.append(setting) }
  }

  private mutating func readOverrides(_ name: String, _ node: JSONNode) {
    for node in mistakes.array(name, node, of: "objects") ?? [] {
      var override = CheckConfiguration.Override()
      for member in mistakes.object(name, node) {
        switch member.name {
        case "documents": override.documents = patterns(member.name, member.node)
        case "budgets": override.budgets = budgets(member.name, member.node)
        default: mistakes.noteUnknown(member, among: ["documents", "budgets"])
        }
      }
      configuration.overrides.append(override)
    }
  }

  private mutating func budgets(_ name: String, _ node: JSONNode) -> Budgets {
    var budgets = Budgets()
    for member in mistakes.object(name, node) {
      if case .object(let formats) = member.node.value, ["bytes", "compressedBytes"].contains(member.name) {
        for format in formats {
          guard let measure = Measure("\(member.name).\(format.name)") else {
            mistakes.noteUnknown(format, among: OutputFormat.allCases.map(\.rawValue))
            continue
          }
          budgets[measure] = number(format.name, format.node)
        }
      } else if let measure = Measure(member.name), measure.format == nil {
        budgets[measure] = number(member.name, member.node)
      } else if ["bytes", "compressedBytes"].contains(member.name) {
        mistakes.noteType(member.name, member.node, expected: "an object such as {\"svg\": 8000}")
      } else {
        mistakes.noteUnknown(member, among: Self.budgetNames)
      }
    }
    return budgets
  }

  // MARK: - Values

  private mutating func number(_ name: String, _ node: JSONNode) -> Double? {
    var found = node.noun
    switch node.value {
    case .number(let number) where number >= 0: return number
    case .string(let text):
      if let number = BudgetSetting.number(text[...]) { return number }
      found = "\"\(text)\""
    default: break
    }
    mistakes.note(
      .wrongType(name, found: found, expected: "a number from 0, such as 200 or \"8kB\""), at: node.location)
    return nil
  }

  private mutating func string(_ name: String, _ node: JSONNode) -> String? {
    if case .string(let text) = node.value, !text.isEmpty { return text }
    mistakes.noteType(name, node, expected: "the path of a file")
    return nil
  }

  private mutating func patterns(_ name: String, _ node: JSONNode) -> [PathPattern] {
    (mistakes.array(name, node, of: "paths") ?? []).compactMap { node in
      if case .string(let text) = node.value, let pattern = PathPattern(text) { return pattern }
      mistakes.noteType(name, node, expected: "a path inside the folder such as drafts or **/*.svg")
      return nil
    }
  }
}
