package import ArgumentParser
import Diagnostics
import SystemIO

/// An error that ends a command, with its message and the exit code of the process.
package struct Failure: Error {
  /// The exit code of the process, such as one of `sysexits.h`.
  package var exitCode: Int32
  /// The message for standard error, in lines that end with line feeds; empty for no message.
  package var message = ""

  package init(exitCode: Int32, message: String = "") {
    (self.exitCode, self.message) = (exitCode, message)
  }

  /// Creates an error with a message of one line.
  ///
  /// - Parameter sentence: the message, without the prefix `error:` and without a line feed.
  package init(exitCode: Int32, sentence: String) {
    self.init(exitCode: exitCode, message: "error: \(sentence.visible)\n")
  }

  /// Returns the error for wrong usage of a command, with exit code 64, `EX_USAGE` of `sysexits.h`.
  ///
  /// - Parameter sentence: the message, without the prefix `error:` and without a line feed.
  package static func usage(_ sentence: String) -> Failure {
    Failure(exitCode: 64, sentence: sentence)
  }

  /// Returns the error for invalid input of a command, with exit code 65, `EX_DATAERR` of `sysexits.h`.
  ///
  /// - Parameter report: the message, in lines that end with line feeds.
  package static func invalidInput(_ report: String) -> Failure {
    Failure(exitCode: 65, message: report)
  }
}

extension ParsableCommand {
  /// Writes the message of an error to standard error, and ends the process with the exit code of the error.
  package static func exit(reporting error: any Error) -> Never {
    switch error {
    case let failure as Failure:
      writeStandardError(failure.message)
      exit(withError: ExitCode(failure.exitCode))
    case let failure as IOFailure:
      if failure != .brokenPipe { writeStandardError("\(failure)\n") }
      exit(withError: ExitCode(failure.exitCode))
    default:
      let (code, text) = (exitCode(for: error), fullMessage(for: error))
      guard code.isSuccess else {
        writeStandardError(visibleMessage(text, of: CommandLine.arguments) + "\n")
        exit(withError: code)
      }
      // The argument parser ignores that its output cannot be written.
      do throws(IOFailure) {
        try writeStandardOutput(Array((text.isEmpty ? "" : text + "\n").utf8))
      } catch {
        exit(reporting: error)
      }
      exit(withError: code)
    }
  }
}

/// The message of the argument parser with visible line breaks where an argument would begin a line.
///
/// The parser repeats arguments, or parts of them, unchanged.
func visibleMessage(_ message: String, of arguments: [String]) -> String {
  var beginnings: Set<Unicode.Scalar> = []
  for argument in arguments {
    for (scalar, next) in zip(argument.unicodeScalars, argument.unicodeScalars.dropFirst()) where scalar == "\n" {
      beginnings.insert(next)
    }
  }
  var text = String.UnicodeScalarView()
  for (scalar, next) in zip(message.unicodeScalars, Array(message.unicodeScalars.dropFirst()) + [" "]) {
    text.append(contentsOf: scalar == "\n" && beginnings.contains(next) ? Array("\\n".unicodeScalars) : [scalar])
  }
  return String(text)
}
