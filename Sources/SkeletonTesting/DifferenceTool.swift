/// A program that shows the difference of two files, whose command line the message of a failed assertion contains.
public struct DifferenceTool: Sendable {
  /// Returns the command line that compares the expected and the actual file at two paths.
  let commandLine: @Sendable (_ expected: String, _ actual: String) -> String

  /// A tool with any command line.
  ///
  /// - Parameter command: a function that returns the command line for the paths of the expected and the actual file.
  public init(_ command: @escaping @Sendable (_ expected: String, _ actual: String) -> String) {
    commandLine = command
  }

  /// A tool whose command line is a program, such as `git diff --no-index`, followed by the expected and the actual
  /// path.
  public static func program(_ name: String) -> DifferenceTool {
    DifferenceTool { "\(name) \(quoted($0)) \(quoted($1))" }
  }

  /// The program Kaleidoscope, which is started by `ksdiff`.
  public static let kaleidoscope = program("ksdiff")

  /// The command `skeleton diff` of this package.
  public static let skeleton = program("skeleton diff")

  /// The tool of an assertion: that of its scope, else the program in the environment variable `SKELETON_DIFFTOOL`.
  ///
  /// The result is nil without either.
  ///
  /// - Parameters:
  ///   - scope: the tool of the scope; nil for none.
  ///   - variable: returns the value of an environment variable; nil if the variable is unset or empty.
  static func inForce(_ scope: DifferenceTool?, environment variable: (String) -> String?) -> DifferenceTool? {
    scope ?? variable("SKELETON_DIFFTOOL").map(program)
  }
}

/// The path in single quotes, so that a shell reads it as one word.
private func quoted(_ path: String) -> String { "'" + path.replacing("'", with: #"'\''"#) + "'" }
