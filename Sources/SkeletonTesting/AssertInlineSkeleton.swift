public import Skeleton
import Snapshots

/// Compares the placeholder of a document with its inline golden, a string literal in the trailing closure.
///
/// The first run writes the literal into the source file of the test, and fails:
///
/// ```swift
/// @Test func `one line of text`() {
///   assertInlineSkeleton(of: #"<cell width="80" padding="8"><text/></cell>"#, as: .ascii(columns: 10)) {
///     """
///      ........
///      -===+++-
///      ........
///     """
///   }
/// }
/// ```
///
/// Works as ``assertSkeleton(of:as:named:options:in:record:fileID:file:testName:line:column:)`` apart from the place of
/// the golden. A strategy whose output is binary, such as `.image`, fails the test.
///
/// - Parameters:
///   - document: markup as a string or as bytes, or `.file(path)`.
///   - strategy: the compared output, a text: `.bones`, `.layout`, `.ascii`, `.explanation`, …
///   - options: the size, the theme, the direction and all other options of the placeholder.
///   - mode: the recording mode; nil is that of the scope (``SnapshotTrait``), else the value of `SKELETON_RECORD`,
///     else ``RecordingMode/missing``.
///   - fileID: the file of the test in the form of `#fileID`; use the default.
///   - file: the path of the test's file; use the default.
///   - testName: the name of the test; use the default.
///   - line: the line of the assertion; use the default.
///   - column: the column of the assertion; use the default.
///   - expected: a function that returns the golden; nil records it.
public func assertInlineSkeleton(
  of document: some SkeletonSource,
  as strategy: SnapshotStrategy = .ascii,
  options: RenderOptions = RenderOptions(),
  record mode: RecordingMode? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let test = TestPlace(fileID: fileID, file: file, function: testName, line: line, column: column)
  let golden = InlineGolden(
    expected: expected?(), file: file.description, line: Int(clamping: line), column: Int(clamping: column))
  GoldenCheck(golden: .inline(golden), strategy: strategy).run(in: test, mode) { () throws(Obstacle) in
    guard strategy.isText else {
      throw Obstacle(reason: "an inline golden is a text, such as .ascii or .bones: compare pictures by assertSkeleton")
    }
    var output = try strategy.snapshot(of: document.skeletonMarkup(of: test), options)
    // A multi-line literal has no line break at its end.
    if output.bytes.last == UInt8(ascii: "\n") { output.bytes.removeLast() }
    return output
  }
}
