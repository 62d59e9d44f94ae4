package import ArgumentParser
import SystemIO

/// The end of a run that did not succeed.
package struct Failure: Error {
  package var exitCode: Int32
  /// What to say on standard error; whole lines.
  package var message = ""

  package init(exitCode: Int32, message: String = "") {
    (self.exitCode, self.message) = (exitCode, message)
  }

  /// `EX_USAGE` of `sysexits.h`.
  package static func usage(_ sentence: String) -> Failure {
    Failure(exitCode: 64, message: "error: \(sentence)\n")
  }

  /// `EX_DATAERR` of `sysexits.h`.
  package static func invalidInput(_ report: String) -> Failure {
    Failure(exitCode: 65, message: report)
  }
}

extension ParsableCommand {
  /// Tells what ended a run, and ends the process with its exit code.
  package static func exit(telling error: any Error) -> Never {
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
