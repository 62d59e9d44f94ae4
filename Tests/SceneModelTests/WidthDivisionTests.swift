import Testing
import ViewTree

@testable import SceneModel

/// The division of a range of widths into intervals in which the layout is linear.
@Suite struct WidthDivisionTests {
  private func divide(
    layouts: Int = 400, roundedLength: Double = 0, _ numbers: @escaping (Double) -> [Double]
  ) throws -> WidthDivision {
    try WidthDivision(of: [160...1_440], limits: FluidLimits(layouts: layouts), roundedLength: roundedLength) { width in
      FluidSample(numbers: numbers(width))
    }
  }

  @Test func `bars that grow with the width, rounded to pixels, are one piece`() throws {
    let found = try divide(roundedLength: 0.5) { [100, ($0 / 3 * 2).rounded() / 2] }
    #expect(found.pieces.count == 1)
    #expect(found.isExact)
    #expect(found.layoutCount == 5)
  }

  @Test(arguments: [161, 200.3, 320, 500, 777.77, 1_439])
  func `a bar with a maximum width has pieces that meet there`(maximum: Double) throws {
    let found = try divide { [100, min($0, maximum)] }
    // Near an end of the range, the tolerance permits a short piece between the two.
    #expect(found.pieces.count == 2 || found.pieces.count == 3 && [161, 1_439].contains(maximum))
    #expect(found.isExact)
    for width in stride(from: 160, through: 1_440, by: 0.7) {
      let piece = try #require(found.pieces.last { $0.start <= width })
      #expect(abs(piece.numbers(at: width)[1] - min(width, maximum)) <= 0.05, "\(width)")
    }
  }

  @Test(arguments: [160.5, 333.3, 700, 1_439.5])
  func `a jump is found to a 64th of a point`(width: Double) throws {
    let found = try divide { $0 < width ? [100, $0] : [120, $0 - 50] }
    #expect(found.pieces.count == 2)
    #expect(found.pieces[0].end <= width && width - found.pieces[0].end <= 1.0 / 64)
    #expect(found.pieces[1].start == found.pieces[0].end)
    #expect(found.layoutCount < 60)
  }

  @Test(arguments: [200, 333, 480, 1_002])
  func `a whole width has the layout at it`(width: Double) throws {
    for changes in [{ $0 < width }, { $0 <= width }] as [(Double) -> Bool] {
      let found = try divide { changes($0) ? [100, 5] : [120, 8] }
      let piece = try #require(found.pieces.last { $0.start <= width })
      #expect(piece.numbers(at: width) == (changes(width) ? [100, 5] : [120, 8]))
    }
  }

  @Test func `bones that exist at some widths only begin an interval`() throws {
    let found = try WidthDivision(of: [160...1_440], limits: FluidLimits()) { width in
      let count = Int(width / 300)
      let name = FluidBoneName(path: "row", kind: .view)
      return FluidSample(
        names: Array(repeating: name, count: count),
        numbers: [9] + (0..<count).flatMap { _ in Array(repeating: 1, count: 8) })
    }
    #expect(found.pieces.map { Int($0.start.rounded()) } == [160, 300, 600, 900, 1_200])
    #expect(found.pieces.map(\.names.count) == [0, 1, 2, 3, 4])
  }

  @Test func `many jumps at small widths leave the large widths right`() throws {
    let found = try WidthDivision(of: [160...1_440], limits: FluidLimits(layouts: 120)) { width in
      let count = max(1, Int((320 - width) / 4))
      let names = (0..<count).map { FluidBoneName(path: "line", kind: .text, line: $0) }
      return FluidSample(names: names, numbers: [Double](repeating: width, count: 1 + 8 * count))
    }
    #expect(!found.isExact)
    for width in [330, 400, 800, 1_440] as [Double] {
      let piece = try #require(found.pieces.last { $0.start <= width })
      #expect(piece.names.count == 1 && abs(piece.numbers(at: width)[1] - width) < 0.01, "\(width)")
    }
  }

  @Test func `a document that is alike needs fewer layouts`() throws {
    let lengths: (Double) -> [Double] = { $0 < 333.3 ? [100, $0] : $0 < 700 ? [120, $0 - 50] : [120, 650] }
    let first = try divide(lengths)
    let second = try WidthDivision(of: first.ranges, limits: FluidLimits()) { FluidSample(numbers: lengths($0)) }
    #expect(second.pieces.map(\.start) == first.pieces.map(\.start) && second.isExact)
    #expect(2 * second.layoutCount < first.layoutCount)
  }

  @Test(arguments: [3, 16, 40])
  func `a used-up limit of layouts leaves pieces of the whole range`(budget: Int) throws {
    let found = try divide(layouts: budget) { [100, $0 * $0 / 1_000] }
    #expect(found.layoutCount == budget)
    #expect(!found.isExact)
    #expect(found.pieces.first?.start == 160)
    #expect(found.pieces.last?.end == 1_440)
    for (left, right) in zip(found.pieces, found.pieces.dropFirst()) { #expect(left.end == right.start) }
    // The widest piece is at most four times as wide as the narrowest one.
    let extents = found.pieces.map { $0.end - $0.start }
    #expect((extents.max() ?? 0) <= 4 * (extents.min() ?? 0))
  }

  @Test func `there are at most 64 intervals`() throws {
    let found = try divide(layouts: 10_000) { [100, $0 * $0 / 10] }
    #expect(!found.isExact)
    #expect(found.pieces.count == 64)
  }
}
