// Assertions for test suites that use Swift Testing or XCTest.
//
// Input: a document and the place of the test. Output: a golden beside the test, or a failure with its difference.
// Reading order: AssertSkeleton, SnapshotStrategy, GoldenCheck, Golden, GoldenStore, RecordingMode, ReportFailure;
// AssertInlineSkeleton, InlineGolden, SwiftScanner.
// Not here: the comparison with a golden and the reports, which are in Snapshots.
