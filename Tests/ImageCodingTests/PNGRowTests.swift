import Geometry
import Raster
import SeededRandom
import Testing

@testable import ImageCoding

/// Rows as PNG stores them, against the plain formulas.
@Suite struct PNGRowTests {
  @Test(arguments: [[], [0], [0, 0, 0], [0, 1, 1, 0, 1, 1, 1, 2, 2, 0, 0, 1]] as [[Int32]])
  func `neighbors are the pairs of each row and the row above`(_ rows: [Int32]) {
    let plain = RowPairs(
      zip([-1] + rows, rows).map { above, row in
        above == row ? RowPairs.Pair(first: 0, second: 0) : RowPairs.Pair(first: above, second: row)
      })
    let pairs = RowPairs(ofNeighborsIn: rows[...])
    #expect(pairs.pairs == plain.pairs)
    #expect(pairs.indices == plain.indices)
    #expect(Set(pairs.pairs).count == pairs.pairs.count)
  }
}
