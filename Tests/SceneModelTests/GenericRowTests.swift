import Geometry
import Testing
import ViewTree

@testable import SceneModel

/// The rows, tiles and paragraphs of lists whose cells a document does not contain.
@Suite struct GenericRowTests {
  /// The shapes of a list at 3, 5, each as x, y, width and height in hundredths of a point.
  private func shapes(
    _ width: Double, _ height: Double, _ style: ListStyle, _ direction: LayoutDirection = .leftToRight
  ) -> [[[Int]]] {
    let rows = GenericRows(frame: box(3, 5, width, height), direction: direction)
    return rows.groups(style).map { group in
      group.map { shape in
        [shape.rect.minX, shape.rect.minY, shape.rect.width, shape.rect.height].map { Int(($0 * 100).rounded()) }
      }
    }
  }

  @Test(
    arguments: [
      // The margin is 16, or an eighth of a narrow list.
      (96, 100, nil, [[1500, 2100, 4464, 1200]]), (128, 44, nil, [[1900, 2100, 5952, 1200]]),
      (136, 44, nil, [[1900, 2100, 6448, 1200]]),
      // Rows below 12 are those of a table, and the bars of low rows have half of their height.
      (128, 44, 11.5, [[1900, 2100, 5952, 1200]]), (128, 12, 12, [[1900, 800, 5952, 600]]),
      // Rows from 56 have two bars, and those from 160 by 56 an image, of at most 48.
      (160, 56, 55, [[1900, 2650, 7936, 1200]]), (159, 56, 56, [[1900, 1800, 7874, 1200], [1900, 3700, 5512, 1000]]),
      (160, 56, 56, [[1900, 1300, 4000, 4000], [7100, 1800, 4712, 1200], [7100, 3700, 3298, 1000]]),
      (200, 70, 70, [[1900, 1600, 4800, 4800], [7900, 2500, 6696, 1200], [7900, 4400, 4687, 1000]]),
    ] as [(Double, Double, Double?, [[Int]])])
  func `a row has one or two bars and an image`(_ width: Double, _ height: Double, _ row: Double?, _ expected: [[Int]])
  {
    #expect(shapes(width, height, .rows(height: row)).first == expected)
  }

  @Test(arguments: [(109.0, 2), (110, 3), (21, 1), (44_000, 200)])
  func `a row of which half is visible is shown, up to 200`(_ height: Double, _ count: Int) {
    #expect(shapes(96, height, .rows(height: nil)).count == count)
  }

  @Test func `the titles of rows have four widths, from the side at which a text begins`() {
    let bars = shapes(96, 220, .rows(height: nil), .rightToLeft).map { [$0[0][0], $0[0][1], $0[0][2]] }
    #expect(
      bars == [
        [4236, 2100, 4464], [5244, 6500, 3456], [3660, 10900, 5040], [4740, 15300, 3960], [4236, 19700, 4464],
      ])
  }

  @Test func `paragraphs of four lines follow a heading`() {
    let lines = shapes(200, 300, .paragraphs).map { $0[0] }
    #expect(lines.map { $0[0] } == Array(repeating: 1900, count: 10))
    #expect(lines.map { $0[1] / 100 } == [21, 61, 83, 105, 127, 167, 189, 211, 233, 273])
    #expect(lines.map { $0[2] } == [10416, 16800, 16800, 16800, 10416, 16800, 16800, 16800, 8064, 16800])
    #expect(lines.map { $0[3] } == [2000] + Array(repeating: 1200, count: 9))
    // The last line ends within the list.
    #expect(shapes(200, 280, .paragraphs).count == 10)
    #expect(shapes(200, 279.75, .paragraphs).count == 9)
    #expect(shapes(96, 80, .paragraphs, .rightToLeft) == [[[4236, 1500, 4464, 2000]], [[1500, 5500, 7200, 1200]]])
  }

  @Test(
    arguments: [
      // Three tiles of at most 120 in a line; the rest of the line is between them.
      (360, 250, nil, 10, 10, false, [300, 12650, 25000, 300, 12650, 25000], [500, 500, 500, 12800, 12800, 12800]),
      // A line of which a quarter is visible is shown.
      (200, 84, box(0, 0, 90, 40), 6, 4, false, [300, 11300, 300, 11300], [500, 500, 4900, 4900]),
      (200, 91, box(0, 0, 90, 40), 6, 4, false, [300, 11300, 300, 11300], [500, 500, 4900, 4900]),
      (
        200, 96, box(0, 0, 90, 40), 6, 4, false, [300, 11300, 300, 11300, 300, 11300],
        [500, 500, 4900, 4900, 9300, 9300]
      ),
      // Tiles of a list that scrolls sideways are as high as the list or 50, and the last one is cut.
      (200, 80, nil, 6, 4, true, [300, 8900, 17500], [500, 500, 500]),
      (200, 30, nil, 6, 4, true, [300, 5900, 11500, 17100], Array(repeating: 500, count: 4)),
      // A single tile of a line is in its center, with a distance of at least 8 from the next one.
      (200, 60, box(0, 0, 150, 40), 0, 2, false, [2800, 2800], [800, 5000]),
      (200, 40, box(0, 0, 7, 40), 6, 4, false, [300, 10600], [500, 500]),
    ] as [(Double, Double, Rect?, Double, Double, Bool, [Int], [Int])])
  func `tiles fill lines`(
    _ width: Double, _ height: Double, _ size: Rect?, _ x: Double, _ y: Double, _ scrolls: Bool, _ left: [Int],
    _ top: [Int]
  ) {
    let style = ListStyle.tiles(
      size: size?.size, spacing: Size(width: x, height: y), insets: .zero, scrollsSideways: scrolls)
    let tiles = shapes(width, height, style).map { $0[0] }
    #expect(tiles.map { $0[0] } == left)
    #expect(tiles.map { $0[1] } == top)
  }

  @Test func `tiles are within the insets of their section, if anything is left`() {
    func tile(_ insets: Insets) -> [Int]? {
      shapes(70, 60, .tiles(size: Size(width: 90, height: 80), spacing: Size(width: 0, height: 9), insets: insets))
        .first?.first
    }
    #expect(tile(Insets(top: 5, right: 7, bottom: 9, left: 11)) == [1400, 1000, 5200, 4600])
    #expect(tile(Insets(top: 50, right: 0, bottom: 10, left: 0)) == [300, 500, 7000, 6000])
  }
}
