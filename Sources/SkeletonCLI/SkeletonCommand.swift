import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

/// The command line `skeleton`, which reads input, calls the library and writes output.
///
/// Input: arguments, files and standard input. Output: files, standard output, messages on standard error, and an exit
/// code of `sysexits.h`. Reading order: this file; one file for each subcommand; OutputOptions and OutputTarget;
/// TerminalPlayer. Not here: the options that commands share, which are in CommandOptions.
@main
struct SkeletonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton",
    abstract: "Turns view hierarchies in XML into loading placeholders with one coherent shimmer.",
    discussion: """
      `skeleton render screen.xml -o screen.png` draws the placeholder of a screen: a storyboard, an Android layout, a \
      dump of a running app, an SVG, a Hyperview screen, or a document in the elements that `skeleton native` lists. \
      `skeleton explain screen.xml` states why each view has a bone or none.

      Exit codes: 0 done, 1 diff or snapshot found differences, check violations or batch --fail-on-error errors, 64 \
      wrong usage, 65 the input is not valid, 66 it cannot be read, 69 preview or serve has no server or no port, 70 \
      a fault of this program, 73 the output cannot be created, 74 it cannot be written, 141 the reader of the output \
      has closed it, 143 a signal ended batch.
      """,
    version: engineVersion,
    subcommands: [
      InitCommand.self, CaptureCommand.self, RenderCommand.self, PlayCommand.self, DiffCommand.self,
      SnapshotCommand.self, CheckCommand.self, VerifyCommand.self, LayoutCommand.self, ExplainCommand.self,
      BatchCommand.self,
      ServeCommand.self, PreviewCommand.self, FormatsCommand.self, NativeCommand.self, CompletionsCommand.self,
      HelpCommand.self,
    ])

  static func main() {
    reserveStandardStreams()
    ignoreOutputSignals()
    do {
      try runDeep(parsedCommand())
    } catch {
      exit(reporting: error)
    }
  }

  private static func parsedCommand() throws -> any ParsableCommand {
    // Without a file, the option of `explain` for a file of hints lists the rules of the program itself.
    if CommandLine.arguments.dropFirst() == ["explain", "--rules"] { return try parseAsRoot(["formats", "--rules"]) }
    let words = commandLineArguments()
    if let command = commandWithoutTree(words) { return command }
    do {
      return try parseAsRoot(words)
    } catch  where exitCode(for: error) == .validationFailure {
      throw UsageAdvice(words: words).failure(insteadOf: message(for: error)) ?? error
    }
  }

  /// Parses the words of a command without subcommands by the declarations of that command alone; nil for other words,
  /// and for a mistake, whose message names the program.
  ///
  /// The tree of all commands takes a sixth of the time of a short command.
  private static func commandWithoutTree(_ words: [String]) -> (any ParsableCommand)? {
    guard let name = words.first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      command.configuration.subcommands.isEmpty
    else { return nil }
    // The help of a command alone would not name the program.
    return (try? command.parseAsRoot(Array(words.dropFirst()))).flatMap { type(of: $0) == command ? $0 : nil }
  }
}

/// Runs a command on a thread with a stack of 256 MiB, which deeply nested documents do not exhaust.
///
/// - Throws: the error with which the command ends.
private func runDeep(_ command: any ParsableCommand) throws {
  var outcome = Result<Void, any Error>.success(())
  runOnDeepStack {
    var command = command
    outcome = Result { try command.run() }
  }
  try outcome.get()
}
