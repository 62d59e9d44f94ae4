import Comparison
import Synchronization
import SystemIO

/// One golden, and what to do with it.
struct GoldenCheck: Sendable {
  /// The path of the golden.
  let file: String
  let strategy: SnapshotStrategy

  /// A failed comparison: the message and its files.
  struct Failure: Sendable {
    /// Whole lines.
    var message: String
    /// The actual output; nil if it could not be made.
    var actual: [UInt8]?
    var strip: Picture?
  }

  /// The goldens recorded by this process: two assertions that share a name are an error.
  private static let recorded = Mutex<[String: [UInt8]]>([:])

  /// Compares, records as the mode requires, and fails the test at its place.
  func run(in test: TestPlace, _ mode: RecordingMode?, snapshot: () throws(Obstacle) -> [UInt8]) {
    do throws(Obstacle) {
      let mode = try RecordingMode.inForce(mode, environment: environmentVariable)
      if let failure = failure(of: try snapshot(), mode) { report(failure, of: self, in: test) }
    } catch {
      report(Failure(message: error.reason.hasSuffix("\n") ? error.reason : error.reason + "\n"), of: self, in: test)
    }
  }

  /// The failure of an output; nil if it equals the golden.
  func failure(of actual: [UInt8], _ mode: RecordingMode) -> Failure? {
    guard fileExists(file) else { return missing(actual, mode) }
    let golden: [UInt8]
    do throws(IOFailure) {
      golden = try readInput(file, limit: Self.maximumSize)
    } catch {
      return Failure(message: "\(error)\n", actual: actual)
    }
    let difference = strategy.difference(golden, actual)
    if mode == .all { return record(actual, difference, mode) }
    guard let difference else { return nil }
    if mode == .failed { return record(actual, difference, mode) }
    let hint = mode == .never ? "" : Self.hint
    return Failure(
      message: "\(title) differs:\n" + difference.text + clash + hint, actual: actual, strip: difference.strip)
  }

  private func missing(_ actual: [UInt8], _ mode: RecordingMode) -> Failure {
    if mode != .never { return record(actual, nil, mode) }
    let reason = RecordingMode.isIntegration(environmentVariable) ? " (CI is set: nothing is recorded)" : ""
    return Failure(
      message: "\(title) is missing\(reason); record it with SKELETON_RECORD=missing, and add it to the repository\n",
      actual: actual)
  }

  private func record(_ actual: [UInt8], _ difference: SnapshotDifference?, _ mode: RecordingMode) -> Failure {
    do throws(IOFailure) {
      let isFirst = try Self.recorded.withLock { (recorded) throws(IOFailure) in
        if let known = recorded[file], known != actual { return false }
        try createFolders(for: file)
        try writeFile(actual, to: file)
        recorded[file] = actual
        return true
      }
      guard isFirst else { return Failure(message: "\(title) was not recorded\n" + clash, actual: actual) }
    } catch {
      return Failure(message: "\(error)\n", actual: actual)
    }
    let end = mode == .all ? "no run that records all goldens passes" : "the next run compares with it"
    let change = difference.map { "\(title) differs:\n" + $0.text } ?? ""
    return Failure(message: change + "recorded \(file)\nlook at it: \(end)\n", strip: difference?.strip)
  }

  /// A note if the golden was recorded by this run from another assertion.
  private var clash: String {
    guard Self.recorded.withLock({ $0[file] }) != nil else { return "" }
    return "another assertion recorded \(title) just now: give each of them a name of its own (named:)\n"
  }

  /// The golden's name, as messages have it.
  var title: String { lastComponent(of: file) }

  private static let hint = "if it should be so: SKELETON_RECORD=failed swift test\n"
  /// Bytes; far above any picture that is kept in a repository.
  private static let maximumSize = 1 << 28
}
