package import Skeleton

/// The values that were measured for one placeholder: at most one number for each ``Measure``, in the unit of the
/// measure.
package struct Measurements: Sendable {
  /// The measured values, each in the unit of its measure, in the order of ``Measure/all``; measures that were not
  /// measured are left out.
  package var values: [(measure: Measure, value: Double)] {
    Measure.all.compactMap { measure in numbers[measure].map { (measure, $0) } }
  }
  private var numbers: [Measure: Double] = [:]
  /// The places in the document that a value counts, by measure; a measure without places has no entry.
  package private(set) var spots: [Measure: [RenderProblem]] = [:]

  /// The comparison of the placeholder with its content; nil if the content is unknown.
  package internal(set) var loading: LoadingReport?

  package init() {}

  /// The value of a measure, in its unit; nil if it was not measured.
  package subscript(measure: Measure) -> Double? {
    get { numbers[measure] }
    set { numbers[measure] = newValue }
  }

  /// Sets the value of a measure to the number of the given places, and keeps the places.
  mutating func count(_ measure: Measure, at places: [RenderProblem]) {
    self[measure] = Double(places.count)
    spots[measure] = places.isEmpty ? nil : places
  }
}

extension Measurements {
  /// The measurements of a document that cannot be drawn: the number of its errors alone.
  package init(of error: RenderError) {
    let errors = error.problems.filter { $0.severity == .error }
    count(.errors, at: errors.isEmpty ? error.problems : errors)
  }

  /// The measurements of a document that cannot be read for the given reason: one error alone.
  init(failure: String) {
    count(.errors, at: [RenderProblem(code: "input.unreadable", message: failure, line: nil, column: nil)])
  }
}
