import Diagnostics
import Geometry
import LayerTree
import Raster
import SceneModel
import Skeleton
import TestSupport
import Testing

/// The colors of the original newsfeed placeholder.
@Suite struct NewsfeedPixelTests {
  /// The red channels of one row at five positions, as the original shows them.
  static let rows: [(progress: Double, levels: [Double])] = [
    (0, [240.2, 241.2, 242.2, 243.2, 244.2]),
    (0.25, [225.7, 234.4, 239.6, 241.2, 242.7]),
    (0.5, [224.0, 229.5, 239.1, 240.9, 242.7]),
    (0.75, [231.1, 226.4, 221.5, 238.9, 242.0]),
    (1, [242.6, 241.6, 240.6, 239.6, 238.6]),
  ]

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `hole pixels follow the gradient's formula`(_ progress: Double) throws {
    let image = try newsfeed(at: progress)
    for (y, left, right) in Self.holeRows {
      for x in stride(from: left, to: right, by: 7) {
        let expected = plainRed(atX: (Double(x) + 0.5) / 750, progress)
        #expect(abs(Double(red(image, x, y)) - expected) <= 1, "at \(x), \(y), progress \(progress)")
      }
    }
  }

  @Test(arguments: rows.filter { $0.progress != 0.25 && $0.progress != 0.75 })
  func `the formula gives the figures of the original`(_ progress: Double, _ levels: [Double]) {
    for (index, level) in levels.enumerated() {
      #expect(abs(plainRed(atX: Double(index) / 4, progress) - level) < 0.06, "at \(index)/4, progress \(progress)")
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `a column has one color in all three cells, and it is white outside`(_ progress: Double) throws {
    let image = try newsfeed(at: progress)
    #expect(image.size.width == 750)
    for (y, left, right) in Self.holeRows {
      for x in stride(from: left, to: right, by: 5) {
        #expect(red(image, x, y) == red(image, x, y + 420))
        #expect(red(image, x, y) == red(image, x, y + 840))
      }
    }
    for x in 0..<750 where x % 3 == 0 { #expect(image.row(image.rowIndices[300])[offset: x].bits == 0xFFFF_FFFF) }
  }

  /// A pixel row through each hole of the first cell: y, and the columns inside, in pixels at scale 2.
  private static let holeRows = [
    (60, 32, 120), (56, 136, 556), (88, 136, 456), (176, 32, 632), (208, 32, 704), (240, 32, 556),
  ]

  private func newsfeed(at progress: Double) throws -> RowImage {
    let scene = try Document(Fixture("seeds/newsfeed.xml").bytes()).scene().content
    var rasterizer = Rasterizer(size: try PixelSize(covering: scene.size, scale: 2), scale: 2)
    return rasterizer.draw(scene.presentation(at: .progress(progress)))
  }

  private func red(_ image: RowImage, _ x: Int, _ y: Int) -> UInt32 {
    image.row(image.rowIndices[y])[offset: x].bits & 255
  }

  /// The red channel at a share of the width: colors at locations that move linearly, along an axis from −0.85 to 1.15.
  private func plainRed(atX x: Double, _ progress: Double) -> Double {
    let from = [-0.85, -0.85, 0, 0.15, 1.15]
    let to = [0, 1, 1, 1.05, 1.15]
    let locations = zip(from, to).map { $0 + ($1 - $0) * progress }
    let reds = [246.0, 238, 221, 238, 246]
    let u = (x + 0.85) / 2
    guard let next = locations.firstIndex(where: { $0 > u }) else { return 246 }
    guard next > 0 else { return 246 }
    let share = (u - locations[next - 1]) / (locations[next] - locations[next - 1])
    return reds[next - 1] + (reds[next] - reds[next - 1]) * share
  }
}

extension Collection {
  /// The element at an offset from the first.
  fileprivate subscript(offset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
