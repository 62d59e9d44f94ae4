import ArgumentParser
import CommandOptions
import Diagnostics
import Skeleton
import SystemIO

/// The advice for command-line arguments that could not be parsed: an error message that shows the likely mistake.
struct UsageAdvice {
  /// The command-line arguments in their order, without the name of the program.
  let words: [String]

  /// Returns an error with advice, which replaces the error of the argument parser; nil if the message of the parser is
  /// sufficient.
  func failure(insteadOf message: String) -> Failure? {
    var command: any ParsableCommand.Type = SkeletonCommand.self
    var path = "skeleton"
    for word in words where word != "help" {
      let subcommands = command.configuration.subcommands
      if subcommands.isEmpty || word.hasPrefix("-") { break }
      guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
        return unknownCommand(word, of: path, among: subcommands.compactMap { $0.configuration.commandName })
      }
      (command, path) = (next, "\(path) \(word)")
    }
    guard Self.documentCommands.contains(path), message.lowercased().contains("unexpected argument") else { return nil }
    guard !message.contains("'-") else { return nil }
    if path == "skeleton render", let output = words.last, words.dropLast().contains(where: isDocument),
      !isDocument(output), OutputFormat(forFileNamed: output) != nil
    {
      return .usage(
        "a file to write follows -o: \((["skeleton"] + words.dropLast()).joined(separator: " ")) -o \(output)")
    }
    return .usage("\(path) reads one document; run it once for each file: \(Self.loop(of: path))")
  }

  private func unknownCommand(_ word: String, of path: String, among names: [String]) -> Failure {
    if path == "skeleton", fileExists(word) || isDocument(word) {
      return .usage("the name of a command comes first: skeleton render \(word)")
    }
    let advice =
      nearestName(to: word, among: names).map { "did you mean '\($0)'?" } ?? "expected \(names.joined(separator: ", "))"
    return .usage("there is no command '\(path) \(word)'; \(advice)")
  }

  private func isDocument(_ word: String) -> Bool { documentExtensions.contains { word.hasSuffix("." + $0) } }

  /// The commands that read exactly one document, with the name of the program, such as `skeleton render`.
  private static let documentCommands: Set = [
    "skeleton render", "skeleton play", "skeleton layout", "skeleton explain", "skeleton preview",
  ]

  private static func loop(of path: String) -> String {
    let output = path == "skeleton render" ? #" -o "${file%.xml}.png""# : ""
    return #"for file in *.xml; do \#(path) "$file"\#(output); done"#
  }
}
