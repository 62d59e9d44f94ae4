package import Skeleton

/// A measured value of a document that is beyond its limit.
package struct Violation: Sendable, Hashable {
  /// The origin of the limit that a value exceeds: the budget, or the value of an earlier run.
  package enum Cause: String, Sendable {
    case budget
    /// The value of an earlier run; the budget, if there is one, is exceeded too.
    case baseline
  }

  package var measure: Measure
  package var value: Double
  package var limit: Double
  package var cause: Cause
  /// The places in the document that the value counts, such as each missing reference.
  ///
  /// The array is empty for values of the whole document.
  package var spots: [RenderProblem]
}

/// The measurements of one document, and the limits that they exceed.
package struct CheckedDocument: Sendable {
  /// The path of the document as the user wrote it, or the folder as the user wrote it with the path inside.
  package var path: String
  /// The picture of the document that was measured, such as `iphone-15, dark`; empty if each document has one picture.
  package var variant = ""
  /// The path with the variant, such as `feed.xml (iphone-15, dark)`, which reports and baselines use as a name.
  package var title: String { variant.isEmpty ? path : "\(path) (\(variant))" }
  package var measurements: Measurements
  /// The warnings and notes about the document; empty for none.
  package var warnings: [RenderProblem]
  /// The measures of the document that have a limit, in the order of ``Measure/all``.
  package var judged: [Measure]
  /// The measures, in the order of ``Measure/all``, that have a budget and no value, such as `layoutShift` without the
  /// loaded content.
  package var unmeasured: [Measure]
  package var violations: [Violation]

  /// Compares the measurements of a document with its budgets and with an earlier run.
  ///
  /// A value is accepted if it is within its budget, or no worse than in the earlier run. Without a budget the value of
  /// the earlier run is the limit; without both there is no limit.
  ///
  /// - Parameter accepted: the values of an earlier run; nil if the document was not part of it.
  package init(
    path: String, _ measurements: Measurements, warnings: [RenderProblem] = [], budgets: Budgets,
    accepted: Measurements? = nil
  ) {
    (self.path, self.measurements, self.warnings) = (path, measurements, warnings)
    (judged, violations) = ([], [])
    unmeasured = budgets.measures.filter { measurements[$0] == nil }
    for (measure, value) in measurements.values {
      let earlier = measure.isDeterministic ? accepted?[measure] : nil
      guard let limit = budgets[measure] ?? earlier else { continue }
      judged.append(measure)
      guard Self.exceeds(value, limit, measure), earlier.map({ Self.exceeds(value, $0, measure) }) ?? true else {
        continue
      }
      let cause = earlier == nil ? Violation.Cause.budget : .baseline
      violations.append(
        Violation(
          measure: measure, value: value, limit: earlier ?? limit, cause: cause,
          spots: measurements.spots[measure] ?? []))
    }
  }

  /// The result for a document or a folder that cannot be read for the given reason, which is a violation.
  package init(path: String, failure: String) {
    self.init(path: path, Measurements(failure: failure), budgets: Budgets())
  }

  /// Returns true if a value is beyond the limit of its measure by more than 0.00005, both in the unit of the measure.
  ///
  /// The numbers in files have four decimals. The limit is a minimum if ``Measure/isMinimum`` is true.
  private static func exceeds(_ value: Double, _ limit: Double, _ measure: Measure) -> Bool {
    measure.isMinimum ? value < limit - 5e-5 : value > limit + 5e-5
  }
}

/// The result of a run of `skeleton check` for all documents.
package struct CheckReport: Sendable {
  /// The checked documents, in the order in which they were checked.
  package var documents: [CheckedDocument] = []

  package init() {}

  package var isClean: Bool { documents.allSatisfy(\.violations.isEmpty) }
}
