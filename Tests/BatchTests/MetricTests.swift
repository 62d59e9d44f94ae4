import Skeleton
import Synchronization
import Testing
import TextFormats

@testable import Batch

/// Counters of records, distributions of times, and bounds of what is kept.
@Suite struct MetricTests {
  private func answer(_ line: String, _ renderer: RecordRenderer = RecordRenderer()) -> Answer {
    renderer.answer(to: Array(line.utf8), number: 1)
  }

  @Test func `records are counted by outcome, code and output`() {
    var metrics = RecordMetrics()
    let cell = #""xml":"<feed width=\"41\"><text/></feed>""#
    let first = answer("{\(cell),\"outputs\":[\"bones\",\"ascii\"]}")
    let second = answer("{\(cell)}")
    for answer in [
      first, second, answer("{"), answer("{"), answer(#"{"xml":"<feed width=\"41\"/>"}"#),
    ] { metrics.add(answer, seconds: 0.25) }
    #expect(metrics.count(of: .rendered) == 3)
    #expect(metrics.count(of: .failed) == 2)
    #expect(metrics.count(of: .unstored) == 0)
    var text = PrometheusText(prefix: "s_")
    metrics.write(to: &text)
    let lines = text.text.split(separator: "\n")
    for line in [
      #"s_records_total{outcome="rendered"} 3"#, #"s_records_total{outcome="failed"} 2"#,
      #"s_records_total{outcome="notModified"} 0"#, #"s_record_errors_total{code="json.syntax"} 2"#,
      #"s_record_warnings_total{code="scene.empty"} 1"#, #"s_record_outputs_total{output="bones"} 3"#,
      #"s_record_outputs_total{output="ascii"} 1"#, "s_record_seconds_count 5", "s_record_seconds_sum 1.25",
      #"s_record_seconds_bucket{le="0.1"} 0"#, #"s_record_seconds_bucket{le="0.25"} 5"#,
    ] { #expect(lines.contains(line[...]), "\(line)") }
    let bytes = first.outputBytes.first { $0.output.name == "ascii" }?.count ?? 0
    #expect(lines.contains("s_record_output_bytes_total{output=\"ascii\"} \(bytes)"))
    #expect(bytes > 0)
  }

  @Test func `without times there is no distribution`() {
    var metrics = RecordMetrics()
    metrics.add(answer("{"))
    var text = PrometheusText(prefix: "s_")
    metrics.write(to: &text)
    #expect(!text.text.contains("seconds"))
  }

  /// A time at the bound of a bucket belongs to it.
  @Test(
    arguments: [
      (0.0005, "0.0005"), (0.000_501, "0.001"), (0.001, "0.001"), (0.0025, "0.0025"), (0.005, "0.005"), (0.01, "0.01"),
      (0.025, "0.025"), (0.05, "0.05"), (0.1, "0.1"), (0.25, "0.25"), (0.5, "0.5"), (1, "1"), (2.5, "2.5"), (5, "5"),
      (10, "10"), (10.1, "+Inf"),
    ] as [(Double, String)])
  func `a time is in the first bucket that holds it`(seconds: Double, bound: String) throws {
    var histogram = TimeHistogram()
    histogram.add(seconds)
    #expect(histogram.total == 1)
    var text = PrometheusText(prefix: "")
    histogram.write("t", [("route", "r")], to: &text)
    let counts = text.text.split(separator: "\n").filter { $0.hasPrefix("t_bucket") }
    #expect(counts.count == 15)
    let first = try #require(counts.firstIndex { $0.hasSuffix(" 1") })
    #expect(counts[first] == "t_bucket{route=\"r\",le=\"\(bound)\"} 1")
    #expect(counts[..<first].allSatisfy { $0.hasSuffix(" 0") } && counts[first...].allSatisfy { $0.hasSuffix(" 1") })
  }

  @Test func `the identity of a build is its size and its checksum`() {
    // The check value of CRC-32/ISO-HDLC.
    #expect(buildIdentity(ofProgram: Array("123456789".utf8)) == "9.cbf43926")
  }

  // MARK: - Bounds

  @Test func `a cache without room keeps nothing`() {
    let none = BoundedCache<Int, Int>(count: 0, cost: 10)
    #expect(none.store(1, for: 1, cost: 1) == nil)
    let one = BoundedCache<Int, Int>(count: 1, cost: 10)
    #expect(one.store(1, for: 1, cost: 10) == true)
    #expect(one.store(2, for: 2, cost: 11) == nil)
    #expect(one.size == (1, 10))
    #expect(one.store(3, for: 3, cost: 10) == true)
    #expect(one.value(for: 1) == nil && one.value(for: 3) == 3)
    #expect(one.remove(3) == true)
    #expect(one.size == (0, 0))
    #expect(one.remove(3) == false)
  }

  @Test func `the outputs of 256 records are kept`() {
    let rendered = Mutex(0)
    var renderer = RecordRenderer()
    renderer.recent = RecentRecords()
    renderer.makeDeadline = {
      rendered.withLock { $0 += 1 }
      return { false }
    }
    func send(_ number: Int) { _ = answer(#"{"xml":"<feed width='\#(number)'/>"}"#, renderer) }
    for number in 1...257 { send(number) }
    #expect(rendered.withLock { $0 } == 257)
    for number in 2...257 { send(number) }
    #expect(rendered.withLock { $0 } == 257)
    send(1)
    #expect(rendered.withLock { $0 } == 258)
  }

  // MARK: - Mistakes

  private static let mistakes: [(line: String, code: String, message: String)] = [
    ("[]", "record.type", "the line is an array, expected a JSON object"),
    (" \t\r", "record.blank", "the line is blank, expected a JSON object"),
    ("{}", "record.input", "there is no document, expected one of \"xml\", \"base64\" and \"path\""),
    (#"{"xml":"","path":""}"#, "record.input", "there are \"xml\" and \"path\", expected only one of them"),
    (#"{"zzzzzz":1}"#, "record.member", "there is no member \"zzzzzz\"; `skeleton batch --schema` lists all"),
    (#"{"version":2,"xml":""}"#, "record.version", "\"version\" is 2, expected 1"),
    (#"{"version":"1","xml":""}"#, "record.type", "\"version\" is a string, expected 1"),
    (
      #"{"xml":"","outputs":[]}"#, "record.outputs",
      "\"outputs\" is empty, expected names such as \"bones\" and \"png\""
    ),
    (#"{"xml":"","outputs":"png"}"#, "record.type", "\"outputs\" is a string, expected an array of names"),
    (#"{"xml":"","options":[]}"#, "record.type", "\"options\" is an array, expected an object"),
    (
      #"{"xml":"","sharedResources":"a"}"#, "record.resources",
      "there are no shared resources \"a\", expected a name that --shared-res gives"
    ),
    (
      #"{"path":"a.xml"}"#, "record.path",
      "\"path\" is refused: files are read below a folder that --allow-paths names only"
    ),
    (#"{"base64":"x"}"#, "record.base64", "\"base64\" is not base64 with padding and without line breaks"),
    (#"{"xml":"","ifNoneMatch":1}"#, "record.type", "\"ifNoneMatch\" is a number, expected a string"),
    (
      #"{"xml":"","options":{"theme":7}}"#, "record.type",
      "\"theme\" is a number, expected light, dark or the name of a theme of the document"
    ),
    (
      #"{"xml":"","options":{"zzzzzz":7}}"#, "record.member",
      "there is no member \"zzzzzz\"; `skeleton batch --schema` lists all"
    ),
    (#"{"xml":"","options":{"them":7}}"#, "record.member", "there is no member \"them\"; did you mean \"theme\"?"),
    (
      #"{"xml":"","options":{"repeat":1.5}}"#, "record.value",
      "\"repeat\" is 1.5, expected a whole number from 1, or fill"
    ),
    (
      #"{"xml":"","options":{"root":-1}}"#, "record.value", "\"root\" is -1, expected an identifier, or an index from 0"
    ),
    (#"{"xml":"","options":{"data":[1]}}"#, "record.type", "\"data\" is an array, expected an array of objects"),
  ]

  @Test(arguments: mistakes)
  func `each mistake of a record has its sentence`(line: String, code: String, message: String) throws {
    let text = String(decoding: answer(line).bytes, as: UTF8.self)
    var quoted = JSONWriter()
    quoted.value(message)
    let sentence = String(decoding: quoted.bytes, as: UTF8.self)
    #expect(text.contains(#""error":{"code":"\#(code)","message":\#(sentence),"line":1,"#), "\(text)")
  }

  @Test func `shared resources of a similar name are suggested`() {
    var renderer = RecordRenderer()
    renderer.sharedResources = ["brand": SharedResources(RenderOptions(), bytes: [1])]
    let text = String(decoding: answer(#"{"xml":"","sharedResources":"brnad"}"#, renderer).bytes, as: UTF8.self)
    #expect(text.contains(#"there are no shared resources \"brnad\"; did you mean \"brand\"?"#))
    let null = answer(#"{"xml":"<feed/>","sharedResources":null,"ifNoneMatch":null,"options":null}"#, renderer)
    #expect(null.outcome == .rendered)
  }
}
