/// The condition under which an assertion writes its golden; an assertion that writes the golden also fails the test.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Writes the golden at every run, so that every run fails.
  case all
  /// Writes the golden if the output differs from it or if it is missing; otherwise the assertion passes.
  case failed
  /// Writes the golden if it is missing; an output that differs from the golden fails the test.
  case missing
  /// Never writes the golden; a missing golden or an output that differs from it fails the test.
  case never

  /// The recording mode that applies to an assertion.
  ///
  /// On continuous integration (`CI`) the mode is ``never``. Otherwise it is that of the assertion or its scope, else
  /// the value of `SKELETON_RECORD` (`1` is ``all``), else ``missing``.
  ///
  /// - Parameters:
  ///   - argument: the mode of the assertion or its scope; nil for none.
  ///   - variable: returns the value of an environment variable; nil if the variable is unset or empty.
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

  /// Returns true on a continuous-integration server: the variable `CI` is set, and neither `0` nor `false`.
  static func isIntegration(_ variable: (String) -> String?) -> Bool {
    variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
