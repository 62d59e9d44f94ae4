/// Replaces the tables of options and limits in the Markdown page of the batch protocol by the current ones.
///
/// A table is between the lines `<!-- NAME -->` and `<!-- end -->`. Pages without such lines stay unchanged.
package func batchProtocolPage(updating page: String) -> String {
  var lines: [Substring] = []
  var isInside = false
  for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
    if line == "<!-- end -->" { isInside = false }
    if !isInside { lines.append(line) }
    if let table = tables[String(line)] {
      lines.append(contentsOf: table().split(separator: "\n").map { $0 })
      isInside = true
    }
  }
  return lines.joined(separator: "\n")
}

/// The functions that write the Markdown tables; the key is the line of the page that precedes the table.
private let tables: [String: @Sendable () -> String] = [
  "<!-- options -->": recordOptions, "<!-- limits -->": limits,
]

@Sendable private func recordOptions() -> String {
  let rows = RenderOption.on(.record).map { option in
    let standard = option.defaultText ?? (option.form == .flag ? "false" : "none")
    return "| `\(option.name)` | \(option.form.noun) | \(option.expected) | \(standard) |"
  }
  return "| Name | Type | Values | Default |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
}

@Sendable private func limits() -> String {
  let rows = RenderOption.on(.commandLine).filter { $0.group == .limits }.map { option in
    "| `--\(option.commandName)` | \(option.summary) | \(option.defaultText ?? "none") |"
  }
  return "| Argument | Bound | Default |\n|---|---|---|\n" + rows.joined(separator: "\n")
}

extension OptionForm {
  /// The JSON type of the option's values in words, such as `number or string`.
  fileprivate var noun: String {
    switch self {
    case .text: "string"
    case .number: "number"
    case .json: "array, object or string"
    case .numberOrText, .wholeNumberOrText: "number or string"
    case .list: "array of strings"
    case .flag: "Boolean"
    }
  }
}
