import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO
import TextFormats

/// The command `skeleton help`, which prints the help of a command, or that of all commands as JSON.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Prints the help of a command, or of all commands as JSON for programs.",
    discussion: "Example: skeleton help snapshot verify")

  @Argument(help: "The words of the command, such as snapshot verify.")
  var words: [String] = []

  @Flag(help: "Print commands, options, values, dialects, formats and devices as JSON instead.")
  var json = false

  func run() throws {
    if let failure = UsageAdvice(words: words).failure(insteadOf: "") { throw failure }
    var command: any ParsableCommand.Type = SkeletonCommand.self
    for word in words {
      guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
        throw Failure.usage("'\(command.configuration.commandName ?? "")' has no commands, so not '\(word)'")
      }
      command = next
    }
    let path = ["skeleton"] + words
    let text = json ? helpJSON(of: command, path: path) : Array((SkeletonCommand.helpMessage(for: command) + "\n").utf8)
    try writeStandardOutput(text)
  }
}

/// The help of a command and of its subcommands as JSON text, one command on each line, in UTF-8.
///
/// It is made from the help texts and from the tables of formats, dialects and devices.
private func helpJSON(of command: any ParsableCommand.Type, path: [String]) -> [UInt8] {
  JSONWriter.document(capacity: 1 << 16) { json in
    json.member("version", engineVersion)
    json.objects("commands", .aroundElements, for: leaves(of: command, path: path)) { json, leaf in
      let help = HelpText(SkeletonCommand.helpMessage(for: leaf.command, columns: 100_000))
      json.write(help, of: leaf.path, summary: leaf.command.configuration.abstract)
    }
    json.writeFormatList()
  }
}

/// The commands below a command that have no subcommands of their own, with the words that select them.
private func leaves(
  of command: any ParsableCommand.Type, path: [String]
) -> [(path: [String], command: any ParsableCommand.Type)] {
  let subcommands = command.configuration.subcommands
  if subcommands.isEmpty { return [(path, command)] }
  return subcommands.flatMap { leaves(of: $0, path: path + [$0.configuration.commandName ?? ""]) }
}

extension JSONWriter {
  fileprivate mutating func write(_ help: HelpText, of path: [String], summary: String) {
    member("command", path.joined(separator: " "))
    member("summary", summary)
    member("description", help.overview.dropFirst(summary.count).drop { $0 == "\n" }.description)
    member("usage", help.usage)
    array("options") { json in
      for section in help.sections {
        for item in section.items where !["--version", "-h, --help"].contains(item.term) {
          json.object { $0.write(HelpText.Option(item), group: section.title) }
        }
      }
    }
  }

  private mutating func write(_ option: HelpText.Option, group: String) {
    member("names", option.names)
    member("group", group.prefix(1) + group.dropFirst().lowercased())
    member("value", ifPresent: option.value)
    member("summary", option.summary)
    if !option.values.isEmpty { member("values", option.values) }
    member("default", ifPresent: option.defaultValue)
    if option.repeats { member("repeats", true) }
  }
}

extension HelpText {
  /// An option or an argument as a help text describes it: `--theme <name>   The colors. (values: …; default: light)`.
  struct Option {
    /// The names of an option, such as `-o` and `--output`; empty for an argument without a name.
    private(set) var names: [String] = []
    /// The word for the value; nil for a flag.
    private(set) var value: String?
    private(set) var summary: String
    /// All values that are accepted, if they are a closed list; otherwise empty.
    private(set) var values: [String] = []
    private(set) var defaultValue: String?
    private(set) var repeats = false

    init(_ item: (term: String, meaning: String)) {
      summary = item.meaning
      for word in item.term.split(whereSeparator: { ", ".contains($0) }) {
        if word.hasPrefix("-") { names.append(String(word)) } else { value = word.filter { !"<>".contains($0) } }
      }
      if let start = summary.ranges(of: " (").last?.lowerBound, summary.hasSuffix(")") {
        let remark = summary[start...].dropFirst(2).dropLast()
        if read(remark) { summary = String(summary[..<start]) }
      }
      if let range = summary.firstRange(of: " May be repeated.") {
        repeats = true
        summary.removeSubrange(range)
      }
    }

    /// Reads a remark such as `values: css, smil; default: css`; returns false if the text is another one.
    private mutating func read(_ remark: Substring) -> Bool {
      var isRemark = false
      // A default may contain semicolons.
      var rest = remark
      if rest.hasPrefix("values: ") {
        let end = rest.firstRange(of: "; default: ")
        values = rest[..<(end?.lowerBound ?? rest.endIndex)].dropFirst(8).split(separator: ", ").map(String.init)
        rest = end.map { rest[$0.lowerBound...].dropFirst(2) } ?? ""
        isRemark = true
      }
      guard rest.hasPrefix("default: ") else { return isRemark }
      defaultValue = String(rest.dropFirst(9))
      return true
    }
  }
}
