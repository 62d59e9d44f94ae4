/// The condition under which an assertion writes its golden; a test that writes also fails.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// Writes if the output differs or the golden is missing.
  case failed
  /// Writes if the golden is missing.
  case missing
  /// Never: a golden that is not there is a failure.
  case never

  /// The mode of one assertion.
  ///
  /// On continuous integration (`CI`) the mode is ``never``. Otherwise it is the assertion's, else the value of
  /// `SKELETON_RECORD` (`1` is ``all``), else ``missing``.
  ///
  /// - Parameter variable: the value of an environment variable, nil when it is unset or empty.
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

  /// True on a server that checks changes.
  static func isIntegration(_ variable: (String) -> String?) -> Bool {
    variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
