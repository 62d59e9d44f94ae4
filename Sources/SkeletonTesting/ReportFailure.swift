import Testing
import XCTest

/// Fails the running test, of Swift Testing or XCTest, at the place of its assertion, and writes the files of the
/// failure.
func report(_ failure: GoldenCheck.Failure, of check: GoldenCheck, in test: TestPlace) {
  let artifacts = Artifacts(of: check.golden.place, failure, tool: SnapshotSettings.current.differenceTool)
  let message = (failure.message + artifacts.lines).split(separator: "\n").joined(separator: "\n")
  showStrip(failure, check.title)
  // Swift Testing requires lines and columns of at least 1.
  let (line, column) = (max(1, Int(clamping: test.line)), max(1, Int(clamping: test.column)))
  let location = SourceLocation(
    fileID: test.fileID.description, filePath: test.file.description, line: line, column: column)
  if Test.current != nil {
    for (name, bytes) in artifacts.files {
      Attachment.record(bytes, named: name, sourceLocation: location)
    }
  } else {
    XCTFail(message, file: test.file, line: test.line)
  }
  // In a detached task Swift Testing does not find its test, and the issue would be lost.
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}
