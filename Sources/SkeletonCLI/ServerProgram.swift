import CommandOptions
import SystemIO

/// A server in a program of its own beside this one: its packages would slow the start of `skeleton`.
enum ServerProgram: String {
  case preview = "skeleton-preview"
  case serve = "skeleton-serve"

  /// The shell command that builds the program, for an error message.
  var buildCommand: String {
    let trait = self == .preview ? "Preview" : "Serve"
    return "swift build -c release --traits \(trait) --product \(rawValue)"
  }

  /// Becomes the program, with the arguments after the name of the command, which have been parsed.
  ///
  /// - Throws: ``Failure`` with exit code 69 if the program is not beside this one; otherwise the call does not return.
  func start() throws -> Never {
    guard let path = programBeside(named: rawValue) else {
      throw Failure(
        exitCode: 69, message: "error: \(rawValue) is not beside this program; build it with \(buildCommand)\n")
    }
    try become(path, arguments: Array(commandLineArguments().dropFirst()))
  }
}
