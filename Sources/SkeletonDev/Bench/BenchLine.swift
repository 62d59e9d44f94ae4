/// One line of the benchmark's table: the measured value, the reference and the bound.
struct BenchLine {
  enum Bound {
    /// The maximum ratio of the measured time to the reference.
    case atMost(Double)
    /// The minimum ratio of the reference to the measured time.
    case atLeast(Double)
    /// The minimum ratio of the measured value to the reference.
    case atLeastShare(Double)
    /// No bound.
    case none
  }

  /// The name of the scene or document that was measured; empty for none.
  var title = ""
  var what: String
  var unit = "ms"
  var value: Double
  var against: String
  var other: Double
  var bound = Bound.none
  /// The size of the output in bytes; 0 for none.
  var bytes = 0

  /// `value` ÷ `other`; for the bound `atLeast` the reverse, `other` ÷ `value`.
  var ratio: Double {
    if case .atLeast = bound { return value > 0 ? other / value : 0 }
    return other > 0 ? value / other : 0
  }

  /// True if the ratio is within its bound; nil without a bound.
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

  /// The name, the value and the bytes, separated by tabs, for programs.
  var fields: String { "\(what)\t\(value)\t\(bytes)" }
}

/// A number as text with about three significant digits; `0` for numbers that are not finite and above 0.
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
