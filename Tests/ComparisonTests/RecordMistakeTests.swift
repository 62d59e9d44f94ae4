import Comparison
import Diagnostics
import Testing

@Suite struct RecordMistakeTests {
  @Test(arguments: [
    (#"{"version":2,"width":1,"height":1,"bones":[]}"#, "\"version\" is 2, expected 1"),
    (#"{"version":1,"height":1,"bones":[]}"#, "\"width\" is missing"),
    (#"{"version":1,"width":"1","height":1,"bones":[]}"#, "\"width\" is a string, expected a number within ±10⁹"),
    (#"{"version":1,"width":1,"height":1,"bones":[1]}"#, "\"bones\" is a number, expected an object"),
    (#"[]"#, "\"the file\" is an array, expected an object"),
  ])
  func `an incomplete record is answered with the missing member`(_ text: String, _ message: String) {
    let error = #expect(throws: InvalidInput.self) { try readBonesRecord(Array(text.utf8)) }
    #expect(error?.diagnostics.first?.problem.message == message)
  }
}
