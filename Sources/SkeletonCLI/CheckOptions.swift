import ArgumentParser
import Checks
import CommandOptions
import Diagnostics
import Skeleton
import SystemIO

/// The arguments of `skeleton check` for budgets, the loaded content, the baseline and the configuration.
struct BudgetOptions: ParsableArguments {
  @Option(
    name: .customLong("budget"),
    help: ArgumentHelp(
      "The limit of a measure: bones=200, bytes.svg=8kB, layoutShift=0.1. May be repeated.", valueName: "measure=limit"),
    transform: { text in
      guard let setting = BudgetSetting(text) else { throw ValidationError(BudgetSetting.advice(for: text)) }
      return setting
    })
  var settings: [BudgetSetting] = []

  @Option(
    help: ArgumentHelp(
      "The document to check, which may be a capture of a loading screen or bones JSON: its placeholder is compared "
        + "with --content.", valueName: "file"),
    completion: .documents)
  var loading: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Captures of one screen in the order of time, from its placeholder to its content.", valueName: "file"),
    completion: .documents)
  var frames: [String] = []

  @Option(
    help: ArgumentHelp("The document that is shown after loading, on the same canvas.", valueName: "file"),
    completion: .documents)
  var content: String?

  @Option(
    help: ArgumentHelp("A JSON report of an earlier run, whose values are accepted.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write the values of this run to the file of --baseline.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "The configuration. (default: \(CheckConfiguration.fileName) of the working folder, if it exists)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A folder to which the configuration and links may lead. (default: only the folder that contains them)",
      valueName: "folder"),
    completion: .directory)
  var allowPaths: String?

  /// The folders outside of the configuration's folder whose files may be read.
  var allowed: [String] { [allowPaths].compactMap(\.self) }

  /// The limits given on the command line, which override those of the configuration.
  var budgets: Budgets {
    var budgets = Budgets()
    if loading != nil || !frames.isEmpty { budgets[.mismatches] = 0 }
    return settings.reduce(into: budgets) { $0[$1.measure] = $1.limit }
  }

  /// Reads the configuration, and returns it with its folder, to which its paths are relative; empty for the working
  /// folder.
  ///
  /// Without `--config` and without a file of the default name, the configuration is empty.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if the file cannot be read or is invalid.
  func configuration() throws -> (CheckConfiguration, folder: String) {
    guard let path = config ?? (fileExists(CheckConfiguration.fileName) ? CheckConfiguration.fileName : nil) else {
      return (CheckConfiguration(), "")
    }
    // A file that the command line names may be anywhere; one that is found may be a link to another folder.
    let bytes =
      try config == nil
      ? ConfinedFolder(".", allowing: allowed).read(path, limit: 16 << 20) : readInput(path, limit: 16 << 20)
    let read = try reportingMistakes(in: bytes, named: path, readCheckConfiguration(bytes))
    return (read, path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
  }
}

/// The arguments of `skeleton check` for the reports that it writes: their files and their format.
struct CheckReportOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A report to write, - for standard output: .txt, .xml (JUnit), .sarif, .json, .html or .png. May be repeated.",
      valueName: "file"), completion: .file())
  var output: [String] = []

  @Option(help: ArgumentHelp("The format of the report.", valueName: "name"))
  var format: CheckReportFormat?

  /// Returns the path and the format of each report, in the order of the command line; a nil path is standard output.
  ///
  /// - Throws: ``Failure`` with exit code 64 if neither an option nor the extension of a file names the format.
  func targets() throws(Failure) -> [(path: String?, format: CheckReportFormat)] {
    var targets: [(path: String?, format: CheckReportFormat)] = []
    for name in output.isEmpty ? ["-"] : output {
      if name == "-" {
        targets.append((nil, format ?? .text))
        continue
      }
      // Several files of one run have the formats of their extensions.
      let named = CheckReportFormat(forFileNamed: name)
      guard let chosen = output.count > 1 ? named ?? format : format ?? named else {
        throw .usage(
          "the extension of \(name) names no format; use one of .txt .xml .sarif .json .html .png, or --format")
      }
      targets.append((name, chosen))
    }
    return targets
  }
}

extension CheckReportFormat: ExpressibleByArgument {}
