import Diagnostics
import TextFormats

/// The limits of measures of a placeholder: a minimum for the contrast, a maximum for all other measures.
///
/// Limits are in the unit of their measure. New budgets allow no errors.
package struct Budgets: Sendable, Hashable {
  package private(set) var limits: [Measure: Double] = [.errors: 0]

  /// Budgets with one limit: no errors.
  package init() {}

  package subscript(measure: Measure) -> Double? {
    get { limits[measure] }
    set { limits[measure] = newValue }
  }

  /// The measures with a limit, in the order of ``Measure/all``.
  package var measures: [Measure] { Measure.all.filter { limits[$0] != nil } }

  /// These budgets, in which a limit of `others` replaces the limit for the same measure.
  ///
  /// The number of allowed errors is always that of `others`, because all budgets contain it.
  package func overridden(by others: Budgets) -> Budgets {
    var merged = self
    merged.limits.merge(others.limits) { $1 }
    return merged
  }
}

/// One budget, as an argument of `--budget` states it: `bones=200`, `bytes.svg=8kB`, `layoutShift=0.1`.
package struct BudgetSetting: Sendable, Hashable {
  package let measure: Measure
  package let limit: Double

  /// Parses an argument such as `bones=200`; nil for an unknown measure or an invalid number.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let measure = Measure(String(parts[0])), let limit = Self.number(parts[1]) else {
      return nil
    }
    (self.measure, self.limit) = (measure, limit)
  }

  /// Parses a number of at least 0, in the unit of its measure, which may be followed by `kB` (times 1000) or `KiB`
  /// (times 1024).
  ///
  /// The result is nil for other texts, such as `+1`, `-1` or `1 kB`.
  static func number(_ text: Substring) -> Double? {
    let units: [(String, Double)] = [("kB", 1_000), ("KiB", 1_024)]
    let unit = units.first { text.hasSuffix($0.0) }
    let digits = text.dropLast(unit?.0.count ?? 0)
    guard let number = Double(digits), number.isFinite, number >= 0, digits.first != "+" else { return nil }
    return number * (unit?.1 ?? 1)
  }

  /// The end of the error message for a text that is not a budget: the name or the number that is expected.
  package static func advice(for text: String) -> String {
    let name = String(text.prefix { $0 != "=" })
    let names = Measure.all.map(\.name)
    guard names.contains(name) else {
      if let nearest = nearestName(to: name, among: names) { return "did you mean \"\(nearest)\"?" }
      let plain = Measure.all.filter { $0.format == nil }.map(\.name)
      return "expected one of \(plain.joined(separator: ", ")), bytes.FORMAT and compressedBytes.FORMAT"
    }
    return "expected a number from 0 after \"\(name)=\", such as 200 or 8kB"
  }
}
