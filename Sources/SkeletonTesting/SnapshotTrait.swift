public import Testing

/// The settings of all snapshot assertions in a scope: a test, a suite, or a function.
struct SnapshotSettings: Sendable {
  var recordingMode: RecordingMode?
  var differenceTool: DifferenceTool?
  var store: GoldenStore?

  /// The settings of the innermost scope in the current task; empty outside of all scopes.
  @TaskLocal static var current = SnapshotSettings()

  /// The settings of an inner scope; a setting that is nil there keeps the value of this scope.
  func with(_ inner: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      recordingMode: inner.recordingMode ?? recordingMode, differenceTool: inner.differenceTool ?? differenceTool,
      store: inner.store ?? store)
  }
}

/// A trait that changes the settings of all snapshot assertions in a test or a suite.
///
/// ```swift
/// @Suite(.snapshots(record: .failed, differenceTool: .kaleidoscope, in: .folder("Goldens")))
/// struct CellTests { … }
/// ```
///
/// The argument `record` of an assertion takes precedence over the trait, the trait of a test over that of its suite, and
/// traits over `SKELETON_RECORD`. With `CI` set nothing is recorded.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  let settings: SnapshotSettings

  /// Always true, so that the suites inside a suite have the settings of the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of the trait.
  ///
  /// - Parameters:
  ///   - test: the test or suite; not used.
  ///   - testCase: the arguments of the test, nil for a suite; not used.
  ///   - function: the body of the test.
  /// - Throws: the error of the body.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$current.withValue(SnapshotSettings.current.with(settings)) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// A trait with settings for all snapshot assertions in a test or a suite.
  ///
  /// - Parameters:
  ///   - mode: the recording mode; nil is that of the outer scope.
  ///   - tool: the tool whose command line a failure contains; nil is that of the outer scope.
  ///   - store: the folder of the goldens; nil is that of the outer scope.
  public static func snapshots(
    record mode: RecordingMode? = nil, differenceTool tool: DifferenceTool? = nil, in store: GoldenStore? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(settings: SnapshotSettings(recordingMode: mode, differenceTool: tool, store: store))
  }
}

/// Runs a function with settings for its snapshot assertions: for XCTest, in `invokeTest()` or around assertions.
///
/// - Parameters:
///   - mode: the recording mode; nil is that of the outer scope.
///   - tool: the tool whose command line a failure contains; nil is that of the outer scope.
///   - store: the folder of the goldens; nil is that of the outer scope.
///   - body: the function with the assertions.
/// - Returns: the value of the function.
/// - Throws: the error of the function.
public func withSnapshots<Value>(
  record mode: RecordingMode? = nil, differenceTool tool: DifferenceTool? = nil, in store: GoldenStore? = nil,
  _ body: () throws -> Value
) rethrows -> Value {
  let settings = SnapshotSettings(recordingMode: mode, differenceTool: tool, store: store)
  return try SnapshotSettings.$current.withValue(SnapshotSettings.current.with(settings), operation: body)
}
