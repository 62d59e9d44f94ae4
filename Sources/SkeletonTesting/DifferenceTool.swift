/// A program that shows the difference of two files; the message of a failed assertion contains its command line.
public struct DifferenceTool: Sendable {
  private let command: @Sendable (_ expected: String, _ actual: String) -> String

  /// A tool with a command line of its own.
  ///
  /// - Parameter command: a function that returns the command line for the paths of the expected and the actual file.
  public init(_ command: @escaping @Sendable (_ expected: String, _ actual: String) -> String) {
    self.command = command
  }

  /// A program that takes the two paths as its arguments, such as `git diff --no-index`.
  public static func program(_ name: String) -> DifferenceTool {
    DifferenceTool { "\(name) \(quoted($0)) \(quoted($1))" }
  }

  /// The program Kaleidoscope, called as `ksdiff`.
  public static let kaleidoscope = program("ksdiff")

  /// The command of this package, `skeleton diff`.
  public static let skeleton = program("skeleton diff")

  /// The command line that compares the files at two paths.
  func commandLine(_ expected: String, _ actual: String) -> String { command(expected, actual) }

  /// The tool of an assertion: the tool of its scope, else the program that the environment variable
  /// `SKELETON_DIFFTOOL` names; nil without either.
  ///
  /// - Parameter variable: returns the value of an environment variable, nil when it is unset or empty.
  static func inForce(_ scope: DifferenceTool?, environment variable: (String) -> String?) -> DifferenceTool? {
    scope ?? variable("SKELETON_DIFFTOOL").map(program)
  }
}

/// A path in single quotes, as one word of a shell command.
private func quoted(_ path: String) -> String { "'" + path.replacing("'", with: #"'\''"#) + "'" }
