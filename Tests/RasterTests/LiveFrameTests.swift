import Geometry
import LayerTree
import Testing

@testable import Raster

@Suite struct LiveFrameTests {
  /// The items with other paints and the same shapes.
  private func repainted(_ items: [DisplayItem], _ random: inout RandomItems) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .fill(let shape, let paint): .fill(shape, random.chance(3) ? paint : random.paint())
      case .overlay(let color, let holes): .overlay(random.chance(2) ? color : random.color(), holes: holes)
      case .group(var group):
        {
          group.items = repainted(group.items, &random)
          return .group(group)
        }()
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a frame that only changes its colors is the frame drawn anew`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let size = try PixelSize(width: 17, height: 14)
    var items = random.items(Int(seed % 9), depth: seed % 5 == 0 ? 1 : 0)
    var frame = LiveFrame(size: size, scale: 1)
    for _ in 0..<4 {
      let list = DisplayList(size: Size(width: 17, height: 14), items: items)
      frame.show(list)
      var fresh = Rasterizer(size: size, scale: 1)
      #expect(frame.pixmap == Pixmap(fresh.draw(list)))
      items = repainted(items, &random)
    }
  }

  /// The ends of the axis, in points, and the locations of two colors, before and after a change.
  @Test(arguments: [
    ([10.0, 5, 50, 5], [0.0, 1], [0.0, 1], 0..<0), ([10, 5, 50, 5], [0.5, 0.75], [0.5, 1], 30..<50),
    ([10, 5, 50, 5], [0.25, 0.5], [0, 0.5], 10..<30), ([10, 0, 50, 10], [0, 1], [0, 1], 0..<0),
    ([10, 0, 50, 10], [0, 1], [0, 0.75], 0..<60),
  ])
  func `only the columns in which a gradient changes are drawn again`(
    _ ends: [Double], _ before: [Double], _ after: [Double], _ columns: Range<Int32>
  ) throws {
    func paints(_ locations: [Double], _ colors: [Color]) throws -> FramePaints {
      let gradient = LinearGradient(
        start: Point(x: ends[0], y: ends[1]), end: Point(x: ends[2], y: ends[3]), colors: [.black, .white],
        locations: locations)
      let items = FlatItems(
        [.fill(rectangle(10, 0, 40, 10), .linearGradient(gradient))]
          + colors.map { .fill(rectangle(0, 0, 5, 10), .color($0)) }, maximumDepth: 2)
      let grid = PixelGrid(size: try PixelSize(width: 60, height: 10), scale: 1)
      var coverage = SceneCoverage(grid: grid)
      _ = coverage.update(items)
      return FramePaints(items, columns: coverage.columns, grid: grid)
    }
    let old = try paints(before, [.black, .white])
    let new = try paints(after, [.black, Color(gray: 9)])
    #expect(new.sharesRows(like: old))
    #expect(new.changedColumns(since: old, width: 60) == [columns, 0..<0, 0..<60])
  }

  @Test func `more layers than segments are made for are drawn all the same`() throws {
    let size = try PixelSize(width: 40, height: 3)
    let items = (0..<30).map { index in
      DisplayItem.fill(
        rectangle(Double(index), 0.5, 9.5, 2), .color(Color(red: UInt8(index * 8), green: 40, blue: 9, alpha: 120)))
    }
    let list = DisplayList(size: Size(width: 40, height: 3), items: items)
    var whole = Rasterizer(size: size, scale: 1)
    // Each item in turn is the changed one.
    var expected = [UInt32](repeating: 0, count: 120)
    for item in items {
      var single = Rasterizer(size: size, scale: 1)
      let layer = Pixmap(single.draw(DisplayList(size: list.size, items: [item]))).bits
      expected = zip(expected, layer).map { below, above in
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          let kept = Double(below >> shift & 255) * Double(255 - above >> 24) / 255
          pixel |= (above >> shift & 255 + UInt32(kept.rounded())) << shift
        }
        return pixel
      }
    }
    #expect(Pixmap(whole.draw(list)).bits == expected)
  }
}
