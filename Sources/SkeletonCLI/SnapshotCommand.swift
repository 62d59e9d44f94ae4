import ArgumentParser
import CommandOptions
import Skeleton
import Snapshots
import SystemIO

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keeps goldens beside the XML files of a folder, and reports differences.",
    discussion: """
      Example: skeleton snapshot record Cells

      Every .xml, .xib, .storyboard and .svg file of the folder has a .bones.json, a .txt and a .png beside it, for each \
      size, device, theme, direction and root that snapshots.json in that folder lists:

        {"sizes": ["own", "390x844"], "devices": ["iphone-16", "pixel-9"],
         "themes": ["light", "dark"], "directions": ["ltr", "rtl"], "root": "all",
         "formats": ["bones", "ascii", "png"],
         "scale": 2, "at": "50%", "columns": 80, "tolerance": 0,
         "rules": "hints.xml", "goldens": "Goldens", "exclude": ["drafts", "**/*.svg"]}

      Every member may be left out. "root" is all, first, or an array of identifiers. "goldens" is a folder for the \
      goldens. Further members are options of render: \(RenderOption.names(on: .snapshots)). \
      Images are compared decoded; instead of "tolerance", in levels of 255, "perceptual" is a color difference in ΔE of \
      CIEDE2000. Hidden names and links to folders are skipped. A document that cannot be drawn is reported, and the run \
      goes on. Exit code 1 means a difference or a missing golden.
      """,
    subcommands: [
      SnapshotRecordCommand.self, SnapshotVerifyCommand.self, SnapshotApproveCommand.self, SnapshotPruneCommand.self,
    ])
}

struct SnapshotRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes new goldens.",
    discussion: "Example: skeleton snapshot record Cells --missing")

  @OptionGroup var suite: SuiteOptions

  @Flag(name: .customLong("missing"), help: "Write missing goldens only.")
  var missingOnly = false

  @OptionGroup var replacing: ReplacingOptions

  func run() throws {
    var progress = ProgressBar()
    let recording = try suite.withFolder { (folder) throws(SnapshotError) in
      defer { progress.clear() }
      return try record(folder, only: suite.only, missingOnly: missingOnly, others: replacing.others) {
        progress.show($0, of: $1)
      }
    }
    writeStandardError(recording.report)
    try writeStandardOutput(Array(recording.text.utf8))
    if let failure = recording.failure { throw Failure(exitCode: failure.exitCode) }
    if !recording.isComplete { throw Failure(exitCode: 1) }
  }
}

struct SnapshotVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Reports all differences from the goldens, bones first.",
    discussion: """
      Example: skeleton snapshot verify Cells --html report.html

      New pictures of goldens that differ are in .snapshots/actual of the folder, which version control ignores. \
      'skeleton snapshot approve' turns them into goldens.
      """)

  @OptionGroup var suite: SuiteOptions

  @Option(help: ArgumentHelp("A page to write, with all pictures inside.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("A JUnit report to write, for continuous integration.", valueName: "file"))
  var junit: String?

  @Flag(help: "Print an annotation of GitHub for each difference, beside the text.")
  var github = false

  func validate() throws {
    for (name, file) in [("--html", html), ("--junit", junit)] where file == "-" || file == "" {
      throw ValidationError("\(name) needs the name of a file")
    }
  }

  func run() throws {
    var progress = ProgressBar()
    let verification = try suite.withFolder { (folder) throws(SnapshotError) in
      defer { progress.clear() }
      return try verify(folder, only: suite.only, keepsPictures: html != nil) { progress.show($0, of: $1) }
    }
    try writeStandardOutput(Array((verification.text + (github ? verification.workflowCommands : "")).utf8))
    writeStandardError(verification.advice("skeleton snapshot"))
    try refuseInputs(among: [html, junit].compactMap(\.self))
    if let html { try writeFile(Array(verification.html.utf8), to: html) }
    if let junit { try writeFile(Array(verification.junit.utf8), to: junit) }
    if !verification.isClean { throw Failure(exitCode: 1) }
  }
}

struct SnapshotApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Turns the new pictures of the last verify into goldens.",
    discussion: "Example: skeleton snapshot approve Cells --only feed")

  @OptionGroup var suite: SuiteOptions

  @OptionGroup var replacing: ReplacingOptions

  func run() throws {
    let approval = try suite.withFolder { (folder) throws(SnapshotError) in
      try approve(folder, only: suite.only, others: replacing.others)
    }
    writeStandardError(approval.report)
    try writeStandardOutput(Array(approval.text.utf8))
    if !approval.report.isEmpty { throw Failure(exitCode: 1) }
  }
}

struct SnapshotPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Lists goldens without a document, and documents without goldens.",
    discussion: """
      Example: skeleton snapshot prune Cells --delete

      Exit code 1 means that there are some. Only files of snapshots.sha256 are deleted, which lists the goldens that \
      this tool has written; others are listed.
      """)

  @OptionGroup var place: SuitePlace

  @Flag(help: "Delete the goldens without a document.")
  var delete = false

  @Flag(help: "Delete also files with names of goldens that are not in snapshots.sha256.")
  var force = false

  func run() throws {
    let orphans = try place.withFolder { (folder) throws(SnapshotError) in
      try prune(folder, deletes: delete, others: force ? .replaced : .kept)
    }
    try writeStandardOutput(Array(orphans.text(isDeleted: delete).utf8))
    if !orphans.isSettled(isDeleted: delete) { throw Failure(exitCode: 1) }
  }
}

/// The arguments of `skeleton snapshot record`, `verify` and `approve`: the folder and the selected documents.
struct SuiteOptions: ParsableArguments {
  @OptionGroup var place: SuitePlace

  @Option(
    help: ArgumentHelp(
      "Documents to select: a path inside the folder, a folder, or a pattern such as *.xml. May be repeated.",
      valueName: "path"))
  var only: [PathPattern] = []

  @Flag(help: "Write each file to the disk before it gets its name.")
  var fsync = false

  fileprivate func withFolder<Value>(_ work: (ConfinedFolder) throws(SnapshotError) -> Value) throws -> Value {
    try place.withFolder(isDurable: fsync, work)
  }
}

/// The arguments of a command for the folder of documents, and for files outside of it.
struct SuitePlace: ParsableArguments {
  @Argument(help: "The folder.", completion: .directory)
  var directory = "."

  @Option(
    help: ArgumentHelp(
      "A folder to which links and snapshots.json may lead. (default: only the folder of the documents)",
      valueName: "folder"),
    completion: .directory)
  var allowPaths: String?

  /// Calls a function with the folder of documents while no other process changes it, and returns its value.
  ///
  /// - Parameter isDurable: true to flush the bytes of a file to the disk before the file receives its name.
  /// - Throws: ``Failure`` with exit code 65 for an invalid configuration, 66 for a folder without documents, 64 for
  ///   deleting without a manifest, and that of the ``IOFailure`` if a file cannot be read or written; ``IOFailure`` if
  ///   the folder cannot be opened.
  fileprivate func withFolder<Value>(
    isDurable: Bool = false, _ work: (ConfinedFolder) throws(SnapshotError) -> Value
  ) throws -> Value {
    let folder = try ConfinedFolder(directory, isDurable: isDurable, allowing: [allowPaths].compactMap(\.self))
    let lock = FolderLock(directory)
    defer { withExtendedLifetime(lock) {} }
    do throws(SnapshotError) {
      return try work(folder)
    } catch {
      switch error {
      case .io(let failure): throw Failure(exitCode: failure.exitCode, message: error.description)
      case .invalidConfiguration: throw Failure.invalidInput(error.description)
      case .noDocuments: throw Failure(exitCode: 66, message: error.description)
      case .noManifest: throw Failure(exitCode: 64, message: error.description)
      }
    }
  }
}

/// The arguments of a command for files with the names of goldens that the tool has not written.
struct ReplacingOptions: ParsableArguments {
  @Flag(help: "Take existing goldens that are not in snapshots.sha256, such as those of version 0.2, as goldens.")
  var adopt = false

  @Flag(help: "Replace files with the names of goldens, whatever they are.")
  var force = false

  var others: OtherFiles { force ? .replaced : adopt ? .adopted : .kept }
}

extension PathPattern: ExpressibleByArgument {
  /// Parses a pattern for paths; nil for a text that cannot match a path inside a folder, such as one with `..`.
  public init?(argument: String) {
    self.init(argument)
  }
}
