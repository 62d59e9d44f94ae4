import Geometry
import Raster

/// What changes from one frame to the next: looked for once wherever the same row follows the same row.
struct FrameDifference {
  /// A row and the one that takes its place.
  private struct Pair: Hashable {
    var old: Int32
    var new: Int32
  }

  private let old: RowImage
  private let new: RowImage
  /// The different pairs in order of appearance.
  private var pairs: [Pair] = []
  /// The first to the last changed column of each pair.
  private var columns: [Range<Int>] = []
  /// The place of the pair at each y.
  private var pairIndices: [Int32] = []

  /// Both frames have the same size.
  init(from old: RowImage, to new: RowImage) {
    self.old = old
    self.new = new
    pairIndices.reserveCapacity(new.size.height)
    // Only ever asked for a key.
    var known: [Pair: Int32] = [:]
    var above: (pair: Pair, index: Int32)?
    for y in 0..<new.size.height {
      let pair = Pair(old: old.rowIndices[y], new: new.rowIndices[y])
      let index = above?.pair == pair ? above?.index : known[pair]
      let place = index ?? Int32(pairs.count)
      if index == nil {
        known[pair] = place
        pairs.append(pair)
        columns.append(changedColumns(of: pair))
      }
      above = (pair, place)
      pairIndices.append(place)
    }
  }

  /// The smallest rectangle around everything that changes; nil if nothing does.
  var rect: PixelRect? {
    let isChanged: (Int32) -> Bool = { !columns[Int($0)].isEmpty }
    guard let top = pairIndices.firstIndex(where: isChanged), let bottom = pairIndices.lastIndex(where: isChanged)
    else { return nil }
    let changed = columns.filter { !$0.isEmpty }
    let left = changed.reduce(new.size.width) { min($0, $1.lowerBound) }
    let right = changed.reduce(0) { max($0, $1.upperBound) }
    return PixelRect(columns: left..<right, rows: top..<bottom + 1)
  }

  /// The part of the new frame in a rectangle that lies within it, transparent where nothing changes.
  func changedPixels(in rect: PixelRect) throws(ImageCodingError) -> RowImage {
    let width = new.size.width
    let (oldPixels, newPixels) = (old.pixels, new.pixels)
    var pixels: [UInt32] = []
    var places = [Int32](repeating: -1, count: pairs.count)
    var count: Int32 = 0
    let rowIndices = pairIndices[rect.rows].map { index in
      if places[Int(index)] < 0 {
        places[Int(index)] = count
        count += 1
        let pair = pairs[Int(index)]
        let (oldStart, newStart) = (Int(pair.old) * width, Int(pair.new) * width)
        for x in rect.columns {
          let pixel = newPixels[newStart + x]
          pixels.append(pixel == oldPixels[oldStart + x] ? 0 : pixel)
        }
      }
      return places[Int(index)]
    }
    return RowImage(size: try PixelSize(rect, in: new.size), rowIndices: rowIndices, pixels: pixels)
  }

  private func changedColumns(of pair: Pair) -> Range<Int> {
    let width = new.size.width
    let (oldStart, newStart) = (Int(pair.old) * width, Int(pair.new) * width)
    let (oldPixels, newPixels) = (old.pixels, new.pixels)
    var first = 0
    while first < width, oldPixels[oldStart + first] == newPixels[newStart + first] { first += 1 }
    var end = width
    while end > first, oldPixels[oldStart + end - 1] == newPixels[newStart + end - 1] { end -= 1 }
    return first..<end
  }
}
