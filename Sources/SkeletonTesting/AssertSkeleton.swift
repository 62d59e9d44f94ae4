public import Skeleton
import Snapshots

/// Compares the placeholder of a document with its golden, a file that was recorded before.
///
/// ```swift
/// @Test(arguments: ["light", "dark"])
/// func `shows three lines`(theme: String) {
///   var options = RenderOptions()
///   options.theme = ThemeName(theme)
///   assertSkeleton(of: .file("feed.xml"), as: .bones, named: theme, options: options)
/// }
/// ```
///
/// Works in Swift Testing and in XCTest. A difference fails the test, and so does a document that cannot be rendered.
/// The message lists the changed bones, then the changed pixels, then the paths of the expected and the actual file and
/// of a strip *expected | difference | actual*.
///
/// - Parameters:
///   - document: markup as a string or as bytes, or `.file(path)`.
///   - strategy: the compared output: `.bones`, `.layout`, `.ascii`, `.image`, `.animation`, …
///   - name: the part of the golden's name that distinguishes the goldens of one test: sizes, themes and arguments of
///     the test; nil for none.
///   - options: the size, the theme, the direction and all other options of the placeholder.
///   - store: the folder of the golden; nil is that of the scope (``SnapshotTrait``), else ``GoldenStore/snapshots``.
///   - mode: the recording mode; nil is that of the scope (``SnapshotTrait``), else the value of `SKELETON_RECORD`,
///     else ``RecordingMode/missing``.
///   - fileID: the file of the test in the form of `#fileID`; use the default.
///   - file: the path of the test's file; use the default.
///   - testName: the name of the test; use the default.
///   - line: the line of the assertion; use the default.
///   - column: the column of the assertion; use the default.
public func assertSkeleton(
  of document: some SkeletonSource,
  as strategy: SnapshotStrategy = .bones,
  named name: String? = nil,
  options: RenderOptions = RenderOptions(),
  in store: GoldenStore? = nil,
  record mode: RecordingMode? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let test = TestPlace(fileID: fileID, file: file, function: testName, line: line, column: column)
  let store = store ?? SnapshotSettings.current.store ?? .snapshots
  let check = GoldenCheck(
    golden: .file(path: store.file(named: name, strategy.fileExtension, of: test)), strategy: strategy,
    folder: store.folder(of: test))
  check.run(in: test, mode) { () throws(Obstacle) in
    try strategy.snapshot(of: document.skeletonMarkup(of: test), options)
  }
}

/// Compares a text with its golden, line by line; a difference fails the test.
///
/// A missing golden is recorded, and fails the test too, unless the mode is ``RecordingMode/never``.
///
/// The other parameters are those of ``assertSkeleton(of:as:named:options:in:record:fileID:file:testName:line:column:)``.
///
/// - Parameters:
///   - text: the actual text.
///   - fileExtension: the extension of the golden's file name, without the leading dot.
package func assertText(
  _ text: String,
  _ fileExtension: String,
  named name: String? = nil,
  in store: GoldenStore? = nil,
  record mode: RecordingMode? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let test = TestPlace(fileID: fileID, file: file, function: testName, line: line, column: column)
  let store = store ?? SnapshotSettings.current.store ?? .snapshots
  let check = GoldenCheck(
    golden: .file(path: store.file(named: name, fileExtension, of: test)), strategy: .ascii,
    folder: store.folder(of: test))
  check.run(in: test, mode) { () throws(Obstacle) in ActualOutput(Array(text.utf8)) }
}
