import Comparison
import Snapshots
import Synchronization
import SystemIO

/// The inputs of a comparison of an output with one golden: the golden, and the strategy of the test.
struct GoldenCheck: Sendable {
  let golden: Golden
  let strategy: SnapshotStrategy
  /// The path of the folder that contains only goldens; nil for a golden among other files, or in source code.
  var folder: String?

  /// A failed comparison: its message, and the contents of the files that are written for the user.
  struct Failure: Sendable {
    /// The message of the failure as text whose last line ends with a line break.
    var message: String
    /// The bytes of the actual output that failed the comparison; nil if it could not be rendered.
    var actual: [UInt8]?
    var strip: Picture?
    /// True if there was no golden.
    var isNew = false
  }

  /// The goldens recorded by this process; the key is the place of a golden, the value its bytes.
  ///
  /// Two assertions that record different outputs for one golden are an error.
  private static let recorded = Mutex<[String: [UInt8]]>([:])

  /// Compares an output with the golden, records it if the mode requires it, and fails the running test on a
  /// difference.
  ///
  /// An output that cannot be rendered fails the test too.
  ///
  /// - Parameter mode: the recording mode; nil is that of the scope or of the environment.
  func run(in test: TestPlace, _ mode: RecordingMode?, output: () throws(Obstacle) -> ActualOutput) {
    do throws(Obstacle) {
      let requested = mode ?? SnapshotSettings.current.recordingMode
      let mode = try RecordingMode.inForce(requested, environment: environmentVariable)
      let failure = failure(of: try output(), mode)
      ArtifactFolder.note(hasFailed: failure != nil)
      TestReports.note(failure.map { .differs([$0.difference(title)]) } ?? .same, of: self, in: test)
      if let failure { report(failure, of: self, in: test) }
    } catch {
      ArtifactFolder.note(hasFailed: true)
      TestReports.note(.failed(FailureReport(text: error.reason)), of: self, in: test)
      report(Failure(message: error.reason.hasSuffix("\n") ? error.reason : error.reason + "\n"), of: self, in: test)
    }
  }

  /// Compares an output with the golden and records it if the mode requires it.
  ///
  /// The result is nil if the output equals the golden and the mode is not ``RecordingMode/all``.
  func failure(of output: ActualOutput, _ mode: RecordingMode) -> Failure? {
    let actual = output.bytes
    let recorded: [UInt8]?
    do throws(IOFailure) {
      recorded = try golden.contents()
    } catch {
      return Failure(message: "\(error)\n", actual: actual)
    }
    guard let recorded else { return missing(actual, mode) }
    let difference = strategy.difference(recorded, output, named: golden.place)
    if mode == .all { return record(actual, difference, mode) }
    guard let difference else { return nil }
    if mode == .failed { return record(actual, difference, mode) }
    let hint = mode == .never ? "" : Self.hint
    return Failure(
      message: "\(title) differs:\n" + difference.text + clash + hint, actual: actual, strip: difference.strip)
  }

  private func missing(_ actual: [UInt8], _ mode: RecordingMode) -> Failure {
    if mode != .never {
      var failure = record(actual, nil, mode)
      failure.isNew = true
      return failure
    }
    let reason = RecordingMode.isIntegration(environmentVariable) ? " (CI is set: nothing is recorded)" : ""
    return Failure(
      message: "\(title) is missing\(reason); record it with SKELETON_RECORD=missing, and add it to the repository\n",
      actual: actual, isNew: true)
  }

  private func record(_ actual: [UInt8], _ difference: OutputDifference?, _ mode: RecordingMode) -> Failure {
    do throws(Obstacle) {
      let isFirst = try Self.recorded.withLock { (recorded) throws(Obstacle) in
        if let known = recorded[golden.place] { return known == actual }
        try golden.record(actual)
        recorded[golden.place] = actual
        return true
      }
      guard isFirst else { return Failure(message: "\(title) was not recorded\n" + clash, actual: actual) }
    } catch {
      return Failure(message: error.reason + "\n", actual: actual)
    }
    let end = mode == .all ? "no run that records all goldens passes" : "the next run compares with it"
    let change = difference.map { "\(title) differs:\n" + $0.text } ?? ""
    return Failure(message: change + "recorded \(golden.place)\nlook at it: \(end)\n", strip: difference?.strip)
  }

  /// The line of a message about another assertion with the same golden; empty if this process has not recorded the
  /// golden.
  private var clash: String {
    guard Self.recorded.withLock({ $0[golden.place] }) != nil else { return "" }
    if case .inline = golden {
      return "another case of the test recorded \(title) just now: an inline golden has one text, use assertSkeleton\n"
    }
    return "another assertion recorded \(title) just now: give each of them a name of its own (named:)\n"
  }

  /// The name of the golden for messages: see ``Golden/title``.
  var title: String { golden.title }

  private static let hint = "if it should be so: SKELETON_RECORD=failed swift test\n"
}
