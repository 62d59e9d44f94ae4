import Batch
import Memory
import TextFormats

/// The benchmark of the answers to records of `skeleton batch`, on one thread.
struct RecordBench {
  var rounds: Int

  /// Measures records of three cells, all different, in each of three formats, in milliseconds per record.
  ///
  /// They are compared with libxml2 and handlers that only count, for the document of one of the records: all have
  /// about the same length. The result is empty if there is no memory for that document.
  func lines() throws -> [BenchLine] {
    let outputs: [(name: String, scale: Int?, count: Int)] = [
      ("bones", nil, 2_000), ("svg", nil, 1_000), ("png", 3, 200),
    ]
    // As in the commands that run long.
    returnLargeBlocks()
    guard FloorText.set(Array(BenchDocuments.record(500).utf8)) else { return [] }
    let renderer = RecordRenderer()
    let answers = outputs.map { name, scale, count in
      let records = (0..<count).map { Self.record($0, name, scale: scale) }
      return { (_: Int) in
        for (index, record) in records.enumerated() { _ = renderer.answer(to: record, number: index + 1) }
      }
    }
    let floor = { (_: Int) in for _ in 0..<2_000 { FloorText.parse() } }
    let medians = try Contest(rounds: rounds, repetitions: 1).medians(answers + [floor])
    return zip(outputs, medians).map { output, median in
      let duration = median / Double(output.count)
      let scale = output.scale.map { " at scale \($0)" } ?? ""
      return BenchLine(
        title: "record of three cells", what: "\(output.name)\(scale), \(Int(1_000 / duration)) per second",
        value: duration, against: "bare libxml2 SAX2", other: medians[outputs.count] / 2_000)
    }
  }

  /// The line of a record for one format.
  private static func record(_ number: Int, _ output: String, scale: Int?) -> [UInt8] {
    JSONWriter.document { json in
      json.member("id", number)
      json.member("xml", BenchDocuments.record(number))
      json.member("outputs", [output])
      if let scale { json.object("options") { $0.member("scale", scale) } }
    }
  }
}
