package import ArgumentParser
import SystemIO

/// An error that ends a run, with its exit code.
package struct Failure: Error {
  /// The exit code of the process, from `sysexits.h`.
  package var exitCode: Int32
  /// The text for standard error; whole lines.
  package var message = ""

  package init(exitCode: Int32, message: String = "") {
    (self.exitCode, self.message) = (exitCode, message)
  }

  /// A usage error: `EX_USAGE` of `sysexits.h`, 64.
  package static func usage(_ sentence: String) -> Failure {
    Failure(exitCode: 64, message: "error: \(sentence)\n")
  }

  /// An error in the input: `EX_DATAERR` of `sysexits.h`, 65.
  package static func invalidInput(_ report: String) -> Failure {
    Failure(exitCode: 65, message: report)
  }
}

extension ParsableCommand {
  /// Reports the error that ended a run, and ends the process with its exit code.
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
