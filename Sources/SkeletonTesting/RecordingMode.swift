/// When an assertion writes its golden; whenever it does, the test fails and says so.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// When what is there differs from it, or there is none.
  case failed
  /// When there is none.
  case missing
  /// Never: a golden that is not there is a failure.
  case never

  /// What holds for one assertion.
  ///
  /// On continuous integration (`CI`) that is ``never``: nobody would look at what was recorded. Otherwise it is what
  /// the assertion says, else what `SKELETON_RECORD` says (`1` is ``all``), else ``missing``.
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

  /// Whether the tests run on a server that checks changes.
  static func isIntegration(_ variable: (String) -> String?) -> Bool {
    variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
