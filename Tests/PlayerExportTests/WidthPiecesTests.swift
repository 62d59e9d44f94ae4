import Testing

@testable import PlayerExport

/// The pieces of a responsive picture: ranges of widths in which its layout is linear.
@Suite struct WidthPiecesTests {
  @Test func `bars that grow with the width, rounded to pixels, are one piece`() throws {
    let found = try WidthPieces(from: 160, to: 1_440, budget: 400, roundedLength: 0.5) { width in
      [100, (width / 3 * 2).rounded() / 2]
    }
    #expect(found.pieces.count == 1)
    #expect(found.isExact)
  }

  @Test func `a bar with a maximum width has two pieces`() throws {
    let found = try WidthPieces(from: 160, to: 1_440, budget: 400) { width in [100, min(width, 500)] }
    #expect(found.pieces.count == 2)
    #expect(found.isExact)
    for width in [160, 300, 499, 501, 1_000, 1_440.0] {
      let piece = try #require(found.pieces.last { $0.start <= width })
      #expect(abs(piece.numbers(at: width)[1] - min(width, 500)) <= 0.3)
    }
  }

  @Test(arguments: [3, 16, 40])
  func `a used-up budget leaves pieces of the whole range`(budget: Int) throws {
    var calls = 0
    let found = try WidthPieces(from: 160, to: 1_440, budget: budget) { width in
      calls += 1
      return [100, width * width / 1_000]
    }
    #expect(calls == budget)
    #expect(!found.isExact)
    #expect(found.pieces.first?.start == 160)
    #expect(found.pieces.last?.end == 1_440)
    for (left, right) in zip(found.pieces, found.pieces.dropFirst()) { #expect(left.end == right.start) }
    // The widest piece is at most four times as wide as the narrowest one.
    let extents = found.pieces.map { $0.end - $0.start }
    #expect((extents.max() ?? 0) <= 4 * (extents.min() ?? 0))
  }
}
