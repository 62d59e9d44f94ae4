import Foundation
import Testing

@testable import TextFormats

/// Numbers as text, compared with the formula that the writer of digits replaces.
@Suite struct NumberTextTests {
  private func plain(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let parts = Int64((number * pow(10, Double(decimals))).rounded())
    let digits = String(parts.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    return (parts < 0 ? "-" : "") + padded.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
  }

  @Test(arguments: 1...6) func `numbers of every magnitude equal the plain formula`(_ decimals: Int) {
    for exponent in -8...11 {
      for step in 0..<200 {
        let number = (Double(step) * 0.4637 - 40) * pow(10, Double(exponent) - 1)
        for number in [number, number.rounded(), (number * 2).rounded() / 2] {
          #expect(formatted(number, decimals: decimals) == plain(number, decimals: decimals))
        }
      }
    }
  }

  @Test func `whole numbers have all of their digits`() {
    for number in [0, 7, -7, 10, 99_999_999, 100_000_000, 100_000_001, -1_234_567_890_123, .max, .min] {
      var bytes: [UInt8] = []
      bytes.append(number)
      #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
    }
  }
}
