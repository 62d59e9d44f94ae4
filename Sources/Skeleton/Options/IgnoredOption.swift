/// A warning about an option that is set although it has no effect on any output of the run.
package struct IgnoredOption: Hashable, Sendable {
  /// The code of the warning for programs, the same in all versions.
  package static let code = "options.ignored"

  /// The option in the notation of its interface, such as `--columns`.
  package let spelling: String
  private let formats: [String]
  private let users: [String]

  /// A warning about an option; nil if the bytes of at least one output format of the run depend on it.
  ///
  /// - Parameters:
  ///   - spelling: the option in the notation of its interface, such as `--columns`.
  ///   - name: returns the name of a format in this interface.
  package init?(
    _ option: RenderOption, spelled spelling: String, for formats: [OutputFormat],
    named name: (OutputFormat) -> String = \.rawValue
  ) {
    guard formats.allSatisfy({ !option.formats.contains($0) }) else { return nil }
    (self.spelling, self.formats, users) = (spelling, formats.map(name), option.formats.map(name))
  }

  /// The message of the warning, such as `--columns has no effect on png; it applies to ascii, ansi`.
  package var sentence: String {
    let rest = users.count <= 8 ? "; it applies to " + users.joined(separator: ", ") : ""
    return "\(spelling) has no effect on " + formats.joined(separator: ", ") + rest
  }
}
