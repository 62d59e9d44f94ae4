import Diagnostics
import TextFormats

/// The limits of measures: a maximum, of the contrast a minimum.
package struct Budgets: Sendable, Hashable {
  package private(set) var limits: [Measure: Double] = [.errors: 0]

  /// Budgets of no error.
  package init() {}

  package subscript(measure: Measure) -> Double? {
    get { limits[measure] }
    set { limits[measure] = newValue }
  }

  /// The measures with a limit, in the order of reports.
  package var measures: [Measure] { Measure.all.filter { limits[$0] != nil } }

  /// These budgets, with those of `others` where both have one.
  package func overridden(by others: Budgets) -> Budgets {
    var merged = self
    merged.limits.merge(others.limits) { $1 }
    return merged
  }
}

/// One budget as an argument: `bones=200`, `bytes.svg=8kB`, `layoutShift=0.1`.
package struct BudgetSetting: Sendable, Hashable {
  package let measure: Measure
  package let limit: Double

  /// The setting of a text; nil for an unknown measure or an invalid number.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let measure = Measure(String(parts[0])), let limit = Self.number(parts[1]) else {
      return nil
    }
    (self.measure, self.limit) = (measure, limit)
  }

  /// A number of at least 0, with one of the units `kB` (1000) and `KiB` (1024); nil for any other text.
  static func number(_ text: Substring) -> Double? {
    let units: [(String, Double)] = [("kB", 1_000), ("KiB", 1_024)]
    let unit = units.first { text.hasSuffix($0.0) }
    let digits = text.dropLast(unit?.0.count ?? 0)
    guard let number = Double(digits), number.isFinite, number >= 0, digits.first != "+" else { return nil }
    return number * (unit?.1 ?? 1)
  }

  /// The sentence for a text that is no budget.
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
