import Comparison
import Diagnostics
import Geometry
import Testing

@Suite struct RecordMistakeTests {
  @Test(arguments: [
    (#"{"version":2,"width":1,"height":1,"bones":[]}"#, "\"version\" is 2, expected 1"),
    (#"{"version":1,"height":1,"bones":[]}"#, "\"width\" is missing"),
    (#"{"version":1,"width":"1","height":1,"bones":[]}"#, "\"width\" is a string, expected a number within ±10⁹"),
    (
      #"{"version":1,"width":1,"height":-1000000000.5,"bones":[]}"#,
      "\"height\" is a number, expected a number within ±10⁹"
    ),
    (#"{"version":1,"width":1,"height":1,"bones":[1]}"#, "\"bones\" is a number, expected an object"),
    (#"[]"#, "\"the file\" is an array, expected an object"),
  ])
  func `an incomplete record is answered with the missing member`(_ text: String, _ message: String) {
    let error = #expect(throws: InvalidInput.self) { try readBonesRecord(Array(text.utf8)) }
    #expect(error?.diagnostics.first?.problem.message == message)
  }

  @Test func `the largest number is read, and missing radii are 0`() throws {
    let bone = #"{"path":"a","kind":"view","x":-1e9,"y":0,"width":1,"height":2}"#
    let record = try readBonesRecord(Array(#"{"version":1,"width":1e9,"height":1,"bones":[\#(bone)]}"#.utf8))
    #expect(record.size.width == 1e9)
    #expect(record.bones.map(\.frame.minX) == [-1e9])
    #expect(record.bones.map(\.radii.clockwise) == [[0, 0, 0, 0]])
  }
}
