import ArgumentParser
import CommandOptions
import Snapshots
import SystemIO

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keeps goldens beside the XML files of a folder, and tells what no longer is as recorded.",
    discussion: """
      Every .xml, .xib, .storyboard and .svg file of the folder has a .bones.json, a .txt and a .png beside it, for each
      size, theme and direction that snapshots.json in that folder lists:

        {"sizes": ["own", "390x844"], "themes": ["light", "dark"], "directions": ["ltr", "rtl"],
         "formats": ["bones", "ascii", "png"], "scale": 2, "at": "50%", "columns": 80, "tolerance": 0,
         "rules": "hints.xml", "exclude": ["drafts", "**/*.svg"]}

      All of it may be left out. Images are compared decoded; instead of "tolerance", levels of 255, "perceptual" is a
      difference in CIEDE2000's ΔE. Hidden names and links to folders are passed over. What cannot be drawn is told like
      what differs, and ends no run. Exit code 1 says that something is not as it should be.
      """,
    subcommands: [
      SnapshotRecordCommand.self, SnapshotVerifyCommand.self, SnapshotApproveCommand.self, SnapshotPruneCommand.self,
    ])
}

struct SnapshotRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes what is drawn now as goldens.")

  @OptionGroup var suite: SuiteOptions

  @Flag(name: .customLong("missing"), help: "Write those that are missing only.")
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
    commandName: "verify", abstract: "Tells all that is not as recorded, bones first.",
    discussion: """
      What is drawn now of goldens that differ is kept in .snapshots/actual of the folder, which ignores itself in
      version control; 'skeleton snapshot approve' makes it goldens.
      """)

  @OptionGroup var suite: SuiteOptions

  @Option(help: ArgumentHelp("Where to write a page with all pictures inside.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Where to write a report for continuous integration.", valueName: "file"))
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
    commandName: "approve", abstract: "Makes what the last verify drew goldens, where it differed.")

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
      Exit code 1 says that there are some. A .txt or .png that may be somebody's own is told apart and never deleted.
      """)

  @Argument(help: "The folder.")
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

/// Which folder, and which of its documents.
struct SuiteOptions: ParsableArguments {
  @Argument(help: "The folder.")
  var directory = "."

  @Option(
    help: ArgumentHelp(
      "Only these documents: a path from the folder on, a folder, or *.xml and the like. May be repeated.",
      valueName: "path"))
  var only: [PathPattern] = []

  @Flag(help: "Write each file to the disk before it gets its name.")
  var fsync = false

  var folder: DiskFolder { DiskFolder(directory, isDurable: fsync) }
}

extension PathPattern: ExpressibleByArgument {
  /// The pattern that an argument is.
  public init?(argument: String) {
    self.init(argument)
  }
}

extension Failure {
  /// The value of work on a folder; 65 when its configuration is not valid, 66 when there is nothing to read.
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
