import ArgumentParser
import Skeleton
import SystemIO

/// The command line: reads input, calls the library, writes output; no logic of its own.
@main
struct SkeletonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton",
    abstract: "Turns view hierarchies in XML into loading placeholders with one coherent shimmer.",
    discussion: """
      Exit codes: 0 done, 1 diff or snapshot found differences or batch --fail-on-error errors, 64 wrong usage, 65 the
      input is not valid, 66 it cannot be read, 70 a fault of this program, 73 the output cannot be created, 74 it cannot
      be written, 141 nobody reads the output, 143 batch was told to end.
      """,
    version: engineVersion,
    subcommands: [
      RenderCommand.self, PlayCommand.self, DiffCommand.self, SnapshotCommand.self, LayoutCommand.self,
      ExplainCommand.self, BatchCommand.self, FormatsCommand.self,
    ])

  static func main() {
    ignoreBrokenPipes()
    do {
      try runDeep(parseAsRoot())
    } catch let failure as Failure {
      writeStandardError(failure.message)
      exit(withError: ExitCode(failure.exitCode))
    } catch let failure as IOFailure {
      if failure != .brokenPipe { writeStandardError("\(failure)\n") }
      exit(withError: ExitCode(failure.exitCode))
    } catch {
      exit(withError: error)
    }
  }
}

/// Runs a command where a deep document cannot exhaust the stack.
private func runDeep(_ command: any ParsableCommand) throws {
  var outcome = Result<Void, any Error>.success(())
  runOnDeepStack {
    var command = command
    outcome = Result { try command.run() }
  }
  try outcome.get()
}

/// The end of a run that did not succeed.
struct Failure: Error {
  var exitCode: Int32
  /// What to say on standard error; whole lines.
  var message = ""

  /// `EX_USAGE` of `sysexits.h`.
  static func usage(_ sentence: String) -> Failure {
    Failure(exitCode: 64, message: "error: \(sentence)\n")
  }

  /// `EX_DATAERR` of `sysexits.h`.
  static func invalidInput(_ report: String) -> Failure {
    Failure(exitCode: 65, message: report)
  }
}
