/// A line in the table of benchmarks: a measured value, a reference value and the bound of their ratio.
///
/// The unit of both values is `unit`, which is milliseconds by default.
struct BenchLine {
  enum Bound {
    /// The measured value is at most this multiple (a factor without unit) of the reference value.
    case atMost(Double)
    /// The reference value is at least this multiple (a factor without unit) of the measured value.
    case atLeast(Double)
    /// The measured value is at least this multiple (a factor without unit) of the reference value.
    case atLeastShare(Double)
    /// The ratio of measured and reference value has no bound.
    case none
  }

  /// The name of the scene or document that was measured; empty if the line has none.
  var title = ""
  var what: String
  var unit = "ms"
  var value: Double
  /// The name of the reference value, and the value; empty and 0 for a line without one.
  var against = ""
  var other = 0.0
  var bound = Bound.none
  /// The size of the measured output in bytes; 0 if there is no output.
  var bytes = 0

  /// The measured value ÷ the reference value, without unit; the reverse for the bound ``Bound/atLeast(_:)``; 0 if the
  /// divisor is 0.
  var ratio: Double {
    if case .atLeast = bound { return value > 0 ? other / value : 0 }
    return other > 0 ? value / other : 0
  }

  /// True if the ratio is within its bound, false if it is not; nil if there is no bound.
  var holds: Bool? {
    switch bound {
    case .atMost(let limit): ratio <= limit
    case .atLeast(let limit), .atLeastShare(let limit): ratio >= limit
    case .none: nil
    }
  }

  static let header = """
    | what | measured | against | ratio | bound | holds |
    |---|---:|---|---:|---:|---|
    """

  var row: String {
    let limit =
      switch bound {
      case .atMost(let limit): "≤ \(number(limit))"
      case .atLeast(let limit), .atLeastShare(let limit): "≥ \(number(limit))"
      case .none: ""
      }
    let verdict = holds.map { $0 ? "yes" : "**no**" } ?? ""
    let compared = against.isEmpty ? ("", "") : ("\(against): \(number(other))", number(ratio))
    let name = title.isEmpty ? what : "\(title): \(what)"
    return "| \(name) | \(number(value)) \(unit) | \(compared.0) | \(compared.1) | \(limit) | \(verdict) |"
  }

  /// The name, the measured value in `unit`, and the bytes as text separated by tabs, for programs.
  var fields: String { "\(what)\t\(value)\t\(bytes)" }
}

/// A number in any unit as decimal text with about three significant digits; `0` for infinity, NaN, 0 and negative
/// numbers.
func number(_ value: Double) -> String {
  guard value.isFinite, value > 0 else { return "0" }
  var places = 0
  var scaled = value
  while scaled < 100, places < 4 {
    scaled *= 10
    places += 1
  }
  let digits = String(Int(scaled.rounded()))
  guard places > 0 else { return digits }
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return padded.dropLast(places) + "." + padded.suffix(places)
}
