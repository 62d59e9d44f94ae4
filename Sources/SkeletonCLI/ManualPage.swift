import ArgumentParser
import Skeleton

/// The manual page of a command with all its subcommands, in the macros of `man(7)`, as text.
///
/// The page is made from the help texts of the commands.
struct ManualPage {
  private(set) var text = ""

  init(of root: any ParsableCommand.Type) {
    let name = root.configuration.commandName ?? ""
    add(".TH \(name.uppercased()) 1 \"\" \"\(name) \(engineVersion)\"")
    add(".SH NAME")
    add("\(name) \\- \(Self.escaped(root.configuration.abstract))")
    add(".SH SYNOPSIS")
    add(".B \(name)\n\\fIcommand\\fR [\\fIoptions\\fR]")
    add(".SH DESCRIPTION")
    add(paragraphs: root.configuration.discussion)
    add(".SH COMMANDS")
    add(root.configuration.subcommands, of: root, path: name)
    add(".SH ENVIRONMENT")
    for (variable, meaning) in Self.environment { add(".TP\n.B \(variable)\n\(Self.escaped(meaning))") }
  }

  private static let environment = [
    ("NO_COLOR", "Without a format, the output for a terminal is written in characters."),
    ("TERM, COLORTERM", "The number of colors of the terminal."),
    ("TMPDIR", "The folder for temporary files."),
  ]

  private mutating func add(
    _ commands: [any ParsableCommand.Type], of root: any ParsableCommand.Type, path: String
  ) {
    for command in commands {
      let path = "\(path) \(command.configuration.commandName ?? "")"
      add(".SS \(path)")
      add(help: HelpText(root.helpMessage(for: command, columns: 100_000)))
      add(command.configuration.subcommands, of: root, path: path)
    }
  }

  private mutating func add(help: HelpText) {
    add(paragraphs: help.overview)
    add(".PP\nUsage: \(Self.escaped(help.usage))")
    for section in help.sections where section.title != "SUBCOMMANDS" {
      add(".PP\n.B \(Self.escaped(section.title.prefix(1) + section.title.dropFirst().lowercased()))")
      for (term, meaning) in section.items { add(".TP\n.B \(Self.escaped(term))\n\(Self.escaped(meaning))") }
    }
  }

  private mutating func add(paragraphs text: String) {
    for paragraph in text.split(separator: "\n\n") {
      let isExample = paragraph.hasPrefix("  ")
      let lines = paragraph.split(separator: "\n")
      if isExample {
        add(".PP\n.nf\n" + lines.map { Self.escaped(String($0)) }.joined(separator: "\n") + "\n.fi")
      } else {
        add(".PP\n" + Self.escaped(lines.joined(separator: " ")))
      }
    }
  }

  private mutating func add(_ lines: String) { text += lines + "\n" }

  /// Returns a text for roff in ASCII: backslashes, hyphens and an initial period are escaped, and other characters
  /// become `\[uXXXX]`.
  static func escaped(_ text: some StringProtocol) -> String {
    var plain = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": plain += "\\e"
      case "-": plain += "\\-"
      case _ where scalar.isASCII: plain.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        plain += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return plain
  }
}

/// The sections of a help text that the argument parser has written, for the manual page.
struct HelpText {
  struct Section {
    var title: String
    /// The terms, such as options, and their explanations, in the order of the help text.
    var items: [(term: String, meaning: String)] = []
  }

  /// The summary of the command, and the paragraphs of its discussion.
  private(set) var overview = ""
  private(set) var usage = ""
  private(set) var sections: [Section] = []

  /// Divides a help text into overview, usage and sections.
  ///
  /// - Parameter text: a help message of the argument parser, so wide that each entry is one line.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("OVERVIEW: ") {
        overview = String(line.dropFirst("OVERVIEW: ".count))
      } else if line.hasPrefix("USAGE: ") {
        usage = String(line.dropFirst("USAGE: ".count))
      } else if !usage.isEmpty, Self.isTitle(line) {
        sections.append(Section(title: String(line.dropLast())))
      } else if !sections.isEmpty, line.hasPrefix("  ") {
        add(item: line)
      } else if usage.isEmpty {
        overview += "\n" + line
      } else if sections.isEmpty, !line.isEmpty {
        usage += " " + line.drop { $0 == " " }
      }
    }
    while overview.hasSuffix("\n") { overview.removeLast() }
  }

  /// Adds an entry such as `  --size <WxH>            The canvas`, or appends a further line to the explanation of the
  /// last term.
  private mutating func add(item line: String) {
    let last = sections.count - 1
    if line.hasPrefix("        "), let item = sections[last].items.indices.last {
      let rest = line.drop { $0 == " " }
      let before = sections[last].items[item].meaning
      sections[last].items[item].meaning = before.isEmpty ? String(rest) : before + " " + rest
      return
    }
    let content = line.dropFirst(2)
    let gap = content.firstRange(of: "  ")
    let meaning = gap.map { content[$0.upperBound...].drop { $0 == " " } } ?? ""
    sections[last].items.append((String(gap.map { content[..<$0.lowerBound] } ?? content), String(meaning)))
  }

  private static func isTitle(_ line: String) -> Bool {
    line.hasSuffix(":") && line.first?.isUppercase == true && line == line.uppercased()
  }
}
