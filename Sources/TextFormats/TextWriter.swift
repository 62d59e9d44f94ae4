/// Builds text output as bytes: the same numbers and strings everywhere.
package struct TextWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// JSON as it is.
  package mutating func write(json text: [UInt8]) {
    bytes.append(contentsOf: text)
  }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// At most four decimals, rounded to nearest, no zeros at the end; −0 is 0.
  package mutating func write(_ number: Double) {
    write(formatted(number))
  }

  /// Numbers between brackets.
  package mutating func write(_ numbers: [Double]) {
    write("[" + numbers.map(formatted).joined(separator: ",") + "]")
  }

  /// A JSON string, RFC 8259 section 7.
  package mutating func write(quoted text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case ..<0x20, 0x7F: write("\\u00" + hexadecimal(byte))
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}

/// At most four decimals, rounded to nearest, no zeros at the end; −0 is 0.
package func formatted(_ number: Double) -> String { formatted(number, decimals: 4) }

/// At most so many decimals, 1…6, rounded to nearest, no zeros at the end; −0 is 0.
package func formatted(_ number: Double, decimals: Int) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "0" }
  let unit = (0..<decimals).reduce(Int64(1)) { unit, _ in unit * 10 }
  let parts = Int64((number * Double(unit)).rounded())
  let sign = parts < 0 ? "-" : ""
  let whole = "\(sign)\(parts.magnitude / unit.magnitude)"
  var fraction = String(parts.magnitude % unit.magnitude + unit.magnitude).dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  return fraction.isEmpty ? whole : "\(whole).\(fraction)"
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return digits.utf8.count == 1 ? "0" + digits : digits
}
