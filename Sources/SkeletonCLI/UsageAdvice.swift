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
    if let option = unknownOption(of: path, in: message) { return option }
    if let other = Self.inputs[path], message.lowercased().contains("unexpected argument") {
      return .usage("\(path) \(other)")
    }
    guard Self.documentCommands.contains(path), message.lowercased().contains("unexpected argument") else { return nil }
    guard !message.contains("'-") else { return nil }
    let answers = ["true", "false", "yes", "no", "1", "0"]
    for (option, value) in zip(words, words.dropFirst()) where option.hasPrefix("--") {
      if answers.contains(value.lowercased()) { return .usage("\(option) takes no value; leave \(value) out") }
    }
    if path == "skeleton render", let output = words.last, words.dropLast().contains(where: isDocument),
      words.dropLast().last?.hasPrefix("-") == false, !isDocument(output), OutputFormat(forFileNamed: output) != nil
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
    if path == "skeleton", let meant = Self.commandsWithOptions[word.lowercased()] {
      return .usage("there is no command '\(path) \(word)'; did you mean '\(meant)'?")
    }
    let advice =
      nearestName(to: word, among: names, synonyms: Self.commands).map { "did you mean '\($0)'?" }
      ?? "expected \(names.joined(separator: ", "))"
    return .usage("there is no command '\(path) \(word)'; \(advice)")
  }

  /// Returns an error with the option that an unknown one of another program means; nil for other errors.
  private func unknownOption(of path: String, in message: String) -> Failure? {
    guard let match = message.firstMatch(of: /Unknown option '(-+[A-Za-z-]+)'/) else { return nil }
    let name = String(match.1)
    guard let meant = Self.options[name.lowercased()], path != "skeleton" || meant == "--version" else { return nil }
    return .usage("there is no option \(name); did you mean '\(meant)'?")
  }

  /// The options by words that other programs have for them.
  private static let options = [
    "--dark": "--theme dark", "--dark-mode": "--theme dark", "--darkmode": "--theme dark", "--light": "--theme light",
    "--appearance": "--theme", "--color-scheme": "--theme", "--width": "--size 390x", "-w": "--size 390x",
    "--height": "--size x844", "--viewport": "--size", "--canvas": "--size", "--dpi": "--scale", "--dpr": "--scale",
    "--density": "--scale", "--resolution": "--scale", "-f": "--format", "--out": "-o", "--file": "-o",
    "-v": "--version", "--verison": "--version", "--ver": "--version", "--locale": "--direction rtl",
    "--lang": "--direction rtl",
    "--scene": "--root", "--screen": "--root", "--storyboard-id": "--root", "--frames-per-second": "--fps",
    "--speed": "--duration", "--tree": "--format json", "--class": "--name", "--type": "--format",
    "--model": "--device",
    "--simulator": "--device",
  ]

  /// The commands by words that other programs have for them.
  private static let commands = [
    "draw": "render", "generate": "render", "convert": "render", "export": "render", "build": "render",
    "image": "render",
    "new": "init", "create": "init", "start": "init", "template": "init", "validate": "check", "lint": "check",
    "budget": "check", "server": "serve", "http": "serve", "watch": "preview", "open": "preview", "dev": "preview",
    "inspect": "layout", "dump": "layout", "tree": "layout", "frames": "layout", "list": "formats",
    "devices": "formats",
    "dialects": "formats", "compare": "diff", "docs": "native", "reference": "native", "elements": "native",
    "why": "explain", "debug": "explain", "stream": "batch", "test": "verify", "compare-all": "verify", "run": "verify",
    "accept": "approve", "update": "approve", "clean": "prune", "orphans": "prune",
  ]

  /// Words in the place of a command, with the arguments that they mean.
  private static let commandsWithOptions = [
    "version": "skeleton --version", "test": "skeleton snapshot verify", "verify": "skeleton snapshot verify",
    "record": "skeleton snapshot record", "approve": "skeleton snapshot approve", "roots": "skeleton layout --roots",
    "rules": "skeleton explain --rules",
  ]

  /// The input of the commands that read no document named by an argument.
  private static let inputs = [
    "skeleton batch": "reads records from standard input, one JSON object on each line; "
      + "a document is drawn by skeleton render FILE",
    "skeleton serve": "reads documents from requests; a document is shown by skeleton preview FILE",
  ]

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
