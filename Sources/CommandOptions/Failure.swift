package import ArgumentParser
import SystemIO

/// An error that ends the run of a command, with its exit code.
package struct Failure: Error {
  /// The exit code of the process, from `sysexits.h`.
  package var exitCode: Int32
  /// The text for standard error in whole lines; empty for none.
  package var message = ""

  package init(exitCode: Int32, message: String = "") {
    (self.exitCode, self.message) = (exitCode, message)
  }

  /// An error in the usage of a command, with the exit code `EX_USAGE` of `sysexits.h`, 64.
  ///
  /// - Parameter sentence: the message without `error:` and line feed.
  package static func usage(_ sentence: String) -> Failure {
    Failure(exitCode: 64, message: "error: \(sentence)\n")
  }

  /// An error in the input of a command, with the exit code `EX_DATAERR` of `sysexits.h`, 65.
  ///
  /// - Parameter report: the message in whole lines.
  package static func invalidInput(_ report: String) -> Failure {
    Failure(exitCode: 65, message: report)
  }
}

extension ParsableCommand {
  /// Writes the error that ended a run to standard error, and ends the process with its exit code.
  package static func exit(reporting error: any Error) -> Never {
    switch error {
    case let failure as Failure:
      writeStandardError(failure.message)
      exit(withError: ExitCode(failure.exitCode))
    case let failure as IOFailure:
      if failure != .brokenPipe { writeStandardError("\(failure)\n") }
      exit(withError: ExitCode(failure.exitCode))
    default: exit(withError: error)
    }
  }
}
