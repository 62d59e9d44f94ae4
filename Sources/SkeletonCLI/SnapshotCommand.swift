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
      size, theme and direction that snapshots.json in that folder lists:

        {"sizes": ["own", "390x844"], "themes": ["light", "dark"],
         "directions": ["ltr", "rtl"], "formats": ["bones", "ascii", "png"],
         "scale": 2, "at": "50%", "columns": 80, "tolerance": 0,
         "rules": "hints.xml", "exclude": ["drafts", "**/*.svg"]}

      Every member may be left out. Further members are options of render: \(RenderOption.names(on: .snapshots)). \
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

  func run() throws {
    let lock = FolderLock(suite.directory)
    defer { withExtendedLifetime(lock) {} }
    var progress = ProgressBar()
    let recording = try Failure.reporting { () throws(SnapshotError) in
      defer { progress.clear() }
      return try record(suite.folder, only: suite.only, missingOnly: missingOnly) { progress.show($0, of: $1) }
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

  func validate() throws {
    for (name, file) in [("--html", html), ("--junit", junit)] where file == "-" || file == "" {
      throw ValidationError("\(name) needs the name of a file")
    }
  }

  func run() throws {
    let lock = FolderLock(suite.directory)
    defer { withExtendedLifetime(lock) {} }
    var progress = ProgressBar()
    let verification = try Failure.reporting { () throws(SnapshotError) in
      defer { progress.clear() }
      return try verify(suite.folder, only: suite.only, keepsPictures: html != nil) { progress.show($0, of: $1) }
    }
    try writeStandardOutput(Array(verification.text.utf8))
    writeStandardError(verification.advice("skeleton snapshot"))
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

  func run() throws {
    let lock = FolderLock(suite.directory)
    defer { withExtendedLifetime(lock) {} }
    let approval = try Failure.reporting { () throws(SnapshotError) in
      try approve(suite.folder, only: suite.only)
    }
    try writeStandardOutput(Array(approval.text.utf8))
  }
}

struct SnapshotPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Lists goldens without a document, and documents without goldens.",
    discussion: """
      Example: skeleton snapshot prune Cells --delete

      Exit code 1 means that there are some. A .txt or .png that may belong to another tool is listed and never deleted.
      """)

  @Argument(help: "The folder.", completion: .directory)
  var directory = "."

  @Flag(help: "Delete the goldens without a document.")
  var delete = false

  func run() throws {
    let orphans = try Failure.reporting { () throws(SnapshotError) in
      try prune(DiskFolder(directory), deletes: delete)
    }
    try writeStandardOutput(Array(orphans.text(isDeleted: delete).utf8))
    if !orphans.isSettled(isDeleted: delete) { throw Failure(exitCode: 1) }
  }
}

/// The arguments of `skeleton snapshot record`, `verify` and `approve`: the folder and the selected documents.
struct SuiteOptions: ParsableArguments {
  @Argument(help: "The folder.", completion: .directory)
  var directory = "."

  @Option(
    help: ArgumentHelp(
      "Documents to select: a path inside the folder, a folder, or a pattern such as *.xml. May be repeated.",
      valueName: "path"))
  var only: [PathPattern] = []

  @Flag(help: "Write each file to the disk before it gets its name.")
  var fsync = false

  var folder: DiskFolder { DiskFolder(directory, isDurable: fsync) }
}

extension PathPattern: ExpressibleByArgument {
  /// Parses a pattern for paths; nil for a text that cannot match a path inside a folder, such as one with `..`.
  public init?(argument: String) {
    self.init(argument)
  }
}

extension Failure {
  /// Calls a function that works on a folder of goldens, and returns its value; a ``SnapshotError`` becomes a
  /// ``Failure``.
  ///
  /// - Throws: ``Failure`` with exit code 65 for an invalid configuration, 66 for a folder without documents, and
  ///   that of the ``IOFailure`` if a file cannot be read or written.
  fileprivate static func reporting<Value>(_ work: () throws(SnapshotError) -> Value) throws(Failure) -> Value {
    do throws(SnapshotError) {
      return try work()
    } catch {
      switch error {
      case .io(let failure): throw Failure(exitCode: failure.exitCode, message: error.description)
      case .invalidConfiguration: throw .invalidInput(error.description)
      case .noDocuments: throw Failure(exitCode: 66, message: error.description)
      }
    }
  }
}
