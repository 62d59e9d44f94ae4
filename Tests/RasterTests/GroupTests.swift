import Geometry
import LayerTree
import SeededRandom
import Testing
import TextFormats

@testable import Raster

@Suite struct GroupTests {
  private let width = 16
  private let height = 14

  private func expectReference(_ items: [DisplayItem]) throws {
    let actual = try draw(items, width: width, height: height).bits.map(channels)
    #expect(try actual == ReferenceCompositor(width: width, height: height).picture(of: items))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `groups are composited as the plain formula does`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    try expectReference(random.items(3, depth: Int(seed % 4)))
  }

  /// The plain formula takes the coverage of shapes and the colors of gradients from the rasterizer.
  @Test func `the pictures of random items are those of a record`() throws {
    var digest = SHA256()
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomItems(seed: seed)
      var items = random.items(4, depth: Int(seed % 3))
      // A shadow is also that of the shadows in the group.
      for _ in 0..<[2, 0, 1, 0][Int(seed % 4)] { items = items.map { .group(random.shadowed($0)) } }
      let bits = try draw(items, width: width, height: height).bits
      digest.append("\(bits)")
    }
    #expect(digest.hexadecimal().prefix(12) == "3ccfdd71759a")
  }

  private let red = DisplayItem.fill(rectangle(2, 2, 8, 8), .color(Color(red: 255, green: 0, blue: 0)))
  private let green = DisplayItem.fill(rectangle(4, 4, 8, 8), .color(Color(red: 0, green: 255, blue: 0)))

  @Test func `items that a group hides are not visible through it`() throws {
    let pixels = try draw([.group(DisplayGroup(items: [red, green], opacity: 0.5))], width: 16, height: 14).bits
    #expect(pixels[5 * 16 + 5] == 0x8000_8000)
    #expect(pixels[3 * 16 + 3] == 0x8000_0080)
    #expect(pixels[0] == 0)
  }

  @Test func `a group shows only inside all of its clips`() throws {
    let clips = [rectangle(0, 0, 6.5, 14), rectangle(5, 0, 9, 14)]
    let pixels = try draw([.group(DisplayGroup(items: [red], clips: clips))], width: 16, height: 14).bits
    #expect(pixels[3 * 16 + 3..<3 * 16 + 9].map { $0 >> 24 } == [0, 0, 255, 128, 0, 0])
  }

  @Test func `a mask lets its own alpha through, whatever its color`() throws {
    let mask = DisplayItem.fill(rectangle(0, 0, 5, 14), .color(Color(red: 9, green: 99, blue: 200, alpha: 51)))
    let pixels = try draw([.group(DisplayGroup(items: [red], mask: [mask]))], width: 16, height: 14).bits
    #expect(pixels[3 * 16 + 4] == 0x3300_0033)
    #expect(pixels[3 * 16 + 5] == 0)
    #expect(try draw([.group(DisplayGroup(items: [red], mask: []))], width: 16, height: 14).bits[3 * 16 + 4] == 0)
  }

  @Test func `a group without attributes does not change its children`() throws {
    var random = RandomItems(seed: 5)
    let items = random.items(4, depth: 0)
    let grouped = items.map { DisplayItem.group(DisplayGroup(items: [.group(DisplayGroup(items: [$0]))])) }
    #expect(try draw(grouped, width: 16, height: 14) == draw(items, width: 16, height: 14))
  }

  @Test func `cells that are groups share their rows`() throws {
    let cells = (0..<4).map { cell -> DisplayItem in
      let y = Double(cell) * 20
      let bones = [rectangle(2, y + 3, 12, 12, radius: 6), rectangle(18, y + 4.5, 20, 6, radius: 2)]
      return .group(
        DisplayGroup(
          items: bones.map { .fill($0, .color(.black)) }, opacity: 0.5, clips: [rectangle(0, y + 1, 30, 12, radius: 4)],
          mask: [.fill(rectangle(4, y, 40, 20), .color(Color(red: 0, green: 0, blue: 0, alpha: 99)))]))
    }
    var rasterizer = Rasterizer(size: try PixelSize(width: 40, height: 80), scale: 1)
    let image = rasterizer.draw(DisplayList(size: Size(width: 40, height: 80), items: cells))
    #expect(image.rowIndices[0..<20] == image.rowIndices[20..<40])
    #expect(image.rowIndices[0..<20] == image.rowIndices[60..<80])
    #expect(image.rowCount <= 13)
  }

  /// Moves, adds, removes and repaints items, as animations do.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `earlier pictures are never visible, even if shapes move`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    var items = random.items(4, depth: 2)
    var used = Rasterizer(size: try PixelSize(width: width, height: height), scale: 1)
    var image = used.draw(DisplayList(size: .zero, items: items))
    for _ in 0..<40 {
      let index = Int.random(in: 0...items.count, using: &random.generator)
      switch Int.random(in: 0..<5, using: &random.generator) {
      case 0 where items.count > 2: items.remove(at: min(index, items.count - 1))
      case 1 where items.count < 7: items.insert(contentsOf: random.items(1, depth: 2), at: index)
      case 2: items.swapAt(0, min(index, items.count - 1))
      case 3: items = items.map { random.repainted($0) }
      default: items = items.map { random.moved($0) }
      }
      let list = DisplayList(size: .zero, items: items)
      used.draw(list, into: &image)
      var fresh = Rasterizer(size: try PixelSize(width: width, height: height), scale: 1)
      #expect(Pixmap(image) == Pixmap(fresh.draw(list)))
    }
  }

  @Test
  func `groups nested deeper than the limit are left out`() throws {
    var items = [red]
    var picture = try draw(items, width: width, height: height)
    let limit = GroupRows(width: width).maximumDepth
    for depth in 1...limit + 500 {
      items = [.group(DisplayGroup(items: items, clips: [rectangle(0, 0, 16, 14)]))]
      guard depth == limit || depth > limit + 498 else { continue }
      if depth > limit { picture = Pixmap(size: try PixelSize(width: width, height: height)) }
      #expect(try draw(items, width: width, height: height) == picture)
    }
  }
}

extension RandomItems {
  fileprivate mutating func repainted(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(let shape, _): return .fill(shape, paint())
    case .overlay(_, let holes): return .overlay(color(), holes: holes)
    case .group(var group):
      group.items = group.items.map { repainted($0) }
      group.opacity = random(0...1)
      return .group(group)
    }
  }

  fileprivate mutating func moved(_ item: DisplayItem) -> DisplayItem {
    guard !chance(3) else { return item }
    let vector = Point(x: random(-2...2), y: random(-2...2))
    switch item {
    case .fill(let shape, let paint): return .fill(shape.offset(by: vector), paint)
    case .overlay(let color, let holes): return .overlay(color, holes: holes.map { $0.offset(by: vector) })
    case .group(var group):
      group.items = group.items.map { moved($0) }
      group.clips = group.clips.map { $0.offset(by: vector) }
      group.mask = group.mask.map { $0.map { moved($0) } }
      return .group(group)
    }
  }
}

extension Shape {
  fileprivate func offset(by vector: Point) -> Shape {
    let move = AffineTransform.translation(x: vector.x, y: vector.y)
    switch self {
    case .roundedRect(let rect): return .roundedRect(rect.offset(by: vector))
    case .path(let path, let rule): return .path(path.applying(move), rule)
    case .stroke(let path, let style, let transform): return .stroke(path, style, transform.concatenating(move))
    }
  }
}
