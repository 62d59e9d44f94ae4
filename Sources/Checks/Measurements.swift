package import Skeleton

/// The measured values of one placeholder.
package struct Measurements: Sendable {
  /// The values in the order of ``Measure/all``.
  package private(set) var values: [(measure: Measure, value: Double)] = []
  /// The places in the document that a value counts, by their measure.
  package private(set) var spots: [Measure: [RenderProblem]] = [:]

  package init() {}

  /// The value of a measure; nil if it was not measured.
  package subscript(measure: Measure) -> Double? {
    get { values.first { $0.measure == measure }?.value }
    set {
      values.removeAll { $0.measure == measure }
      guard let newValue else { return }
      values.append((measure, newValue))
      values.sort { Self.place(of: $0.measure) < Self.place(of: $1.measure) }
    }
  }

  /// Sets the value of a measure to the number of places.
  mutating func count(_ measure: Measure, at places: [RenderProblem]) {
    self[measure] = Double(places.count)
    spots[measure] = places.isEmpty ? nil : places
  }

  private static func place(of measure: Measure) -> Int { Measure.all.firstIndex(of: measure) ?? Measure.all.count }
}

extension Measurements {
  /// The measurements of a document that cannot be drawn.
  package init(of error: RenderError) {
    let errors = error.problems.filter { $0.severity == .error }
    count(.errors, at: errors.isEmpty ? error.problems : errors)
  }
}
