package import TextFormats

/// The counters of answered records: equal streams have equal counts, times excepted.
package struct RecordMetrics: Sendable {
  private var outcomes: [Answer.Outcome: Int] = [:]
  private var errors: [String: Int] = [:]
  private var warnings: [String: Int] = [:]
  private var outputs: [String: Int] = [:]
  private var outputBytes: [String: Int] = [:]
  private var times = TimeHistogram()

  package init() {}

  /// Adds an answer to the counters: its outcome, its codes, the sizes of its outputs and its time.
  ///
  /// - Parameter seconds: the time in seconds from the line to its answer; nil if it is not measured.
  package mutating func add(_ answer: Answer, seconds: Double? = nil) {
    outcomes[answer.outcome, default: 0] += 1
    if let error = answer.error { errors[error, default: 0] += 1 }
    for warning in answer.warnings { warnings[warning, default: 0] += 1 }
    for (output, count) in answer.outputBytes {
      outputs[output.name, default: 0] += 1
      outputBytes[output.name, default: 0] += count
    }
    if let seconds { times.add(seconds) }
  }

  /// The number of counted answers that have the given outcome; 0 for none.
  package func count(of outcome: Answer.Outcome) -> Int { outcomes[outcome] ?? 0 }

  /// Writes all counters; the distribution of times is left out if no time was measured.
  package func write(to text: inout PrometheusText) {
    let outcomes = Answer.Outcome.allCases.map { ($0.rawValue, count(of: $0)) }
    text.add("records_total", "Answered records of streams.", by: "outcome", Dictionary(uniqueKeysWithValues: outcomes))
    text.add("record_errors_total", "Records by the code of their first error.", by: "code", errors)
    text.add("record_warnings_total", "Warnings of records by code.", by: "code", warnings)
    text.add("record_outputs_total", "Outputs of records.", by: "output", outputs)
    text.add("record_output_bytes_total", "Bytes of the outputs of records.", by: "output", outputBytes)
    guard times.total > 0 else { return }
    text.begin("record_seconds", .histogram, "Time from a line to its answer.")
    times.write("record_seconds", [], to: &text)
  }
}
