/// The condition under which an assertion writes its golden; an assertion that writes also fails the test.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Always writes the golden.
  case all
  /// Writes the golden if the output differs or the golden is missing.
  case failed
  /// Writes the golden if it is missing.
  case missing
  /// Never writes the golden; a missing golden is a failure.
  case never

  /// The recording mode of one assertion.
  ///
  /// On continuous integration (`CI`) the mode is ``never``. Otherwise it is the assertion's, else the value of
  /// `SKELETON_RECORD` (`1` is ``all``), else ``missing``.
  ///
  /// - Parameters:
  ///   - argument: the mode of the assertion or its scope; nil for none.
  ///   - variable: returns the value of an environment variable, nil when it is unset or empty.
  /// - Throws: ``Obstacle`` for an unknown value of `SKELETON_RECORD`.
  static func inForce(
    _ argument: RecordingMode?, environment variable: (String) -> String?
  ) throws(Obstacle) -> RecordingMode {
    let asked = variable("SKELETON_RECORD")
    guard let mode = asked.map({ $0 == "1" ? RecordingMode.all : RecordingMode(rawValue: $0) }) ?? .missing else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw Obstacle(reason: "SKELETON_RECORD is \"\(asked ?? "")\", expected one of \(names)")
    }
    return isIntegration(variable) ? .never : argument ?? mode
  }

  /// True on a continuous-integration server: the variable `CI` is set, and neither `0` nor `false`.
  static func isIntegration(_ variable: (String) -> String?) -> Bool {
    variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
