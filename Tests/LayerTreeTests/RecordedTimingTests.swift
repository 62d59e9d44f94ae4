import Geometry
import TestSupport
import Testing

/// The values that Chrome computes, recorded by `Tests/Recording/record-timing.py`.
@Suite struct RecordedTimingTests {
  @Test func `cubic Béziers agree with Chrome to 10⁻⁶`() throws {
    var curve = UnitBezier.linear
    var curves = 0
    var points = 0
    var worst = 0.0
    for line in try lines(of: "timing/cubic-bezier.txt") {
      let numbers = line.numbers
      if line.name == "curve" {
        curve = UnitBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        curves += 1
      } else {
        let difference = abs(curve.value(at: numbers[0]) - numbers[1])
        #expect(difference <= 1e-6, "\(curve) at \(numbers[0])")
        worst = max(worst, difference)
        points += 1
      }
    }
    #expect(curves == 20)
    #expect(points > 1_900)
    #expect(worst > 0, "Chrome's own error is near 10⁻⁷: no error at all means that nothing was compared")
  }

  @Test func `transforms in between agree with Chrome to the digits it prints`() throws {
    var from = AffineTransform.identity
    var to = AffineTransform.identity
    var compared = 0
    for line in try lines(of: "timing/matrices.txt") {
      let numbers = line.numbers
      if line.name == "pair" {
        (from, to) = (matrix(numbers[0..<6]), matrix(numbers[6..<12]))
        continue
      }
      let between = from.interpolated(to: to, numbers[0])
      let parts = [between.a, between.b, between.c, between.d, between.tx, between.ty]
      for (part, expected) in zip(parts, numbers.dropFirst()) {
        #expect(abs(part - expected) < 1e-5 * max(1, abs(expected)), "\(from) to \(to) at \(numbers[0])")
      }
      compared += 1
    }
    #expect(compared == 160)
  }

  private func matrix(_ numbers: ArraySlice<Double>) -> AffineTransform {
    let parts = Array(numbers)
    return AffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  /// The lines of a golden: an optional word, then numbers.
  private func lines(of path: String) throws -> [(name: String?, numbers: [Double])] {
    let text = String(decoding: try Fixture(path).bytes(), as: UTF8.self)
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      return (numbers.count == words.count ? nil : words.first.map(String.init), numbers)
    }
  }
}
