/// An accumulator of the coverage of one row of pixels, to which the edges of an outline are added one by one.
///
/// An edge adds to its own pixel the area of the pixel that lies right of the edge, and to all pixels further right its
/// whole height. Areas, 0…1, are fractions of a pixel, heights fractions of the row. The sums are stored as differences
/// between neighbors, so that only the pixels along the edge change. The left and right edges of an outline have
/// opposite signs, which leaves the outline's area in each pixel.
struct AreaAccumulator {
  private let width: Int
  /// The area of each pixel, indexed by column, minus that of its left neighbor; one entry more than there are pixels.
  private var differences: [Double]
  private var touched: Range<Int>?

  init(width: Int) {
    self.width = width
    differences = [Double](repeating: 0, count: width + 1)
  }

  /// Adds the areas to the right of a straight edge that crosses the row from x coordinate `x0` to `x1`.
  ///
  /// The coordinates are in pixels from the left end of the row. A part of the edge left of the row is treated as a
  /// vertical edge at that end; a part right of the row is ignored.
  ///
  /// - Parameter height: the part of the row's height that the edge crosses, 0…1, or −1…0 to subtract.
  mutating func add(from x0: Double, to x1: Double, height: Double) {
    let limit = Double(width)
    let left = min(x0, x1)
    let right = max(x0, x1)
    guard left < limit else { return }
    let heightPerPixel = right > left ? height / (right - left) : 0
    let start = max(left, 0)
    let stop = min(right, limit)

    // The part left of the canvas acts like a vertical edge on the left border.
    if left < 0 {
      touch(0)
      differences[0] += right <= 0 ? height : -left * heightPerPixel
    }
    guard start <= stop, right > 0 || left == 0 else { return }
    var column = Int(start)
    let last = min(Int(stop), width - 1)
    touch(column)
    touch(last + 1)
    if column >= last || left == right {
      let part = left == right ? height : (stop - start) * heightPerPixel
      addWithinPixel(column, height: part, middle: (start + stop) / 2)
      return
    }
    var x = start
    while column <= last {
      let next = min(stop, Double(column + 1))
      addWithinPixel(column, height: (next - x) * heightPerPixel, middle: (x + next) / 2)
      x = next
      column += 1
    }
  }

  private mutating func addWithinPixel(_ column: Int, height: Double, middle: Double) {
    let leftPart = (middle - Double(column)) * height
    differences[column] += height - leftPart
    differences[column + 1] += leftPart
  }

  private mutating func touch(_ column: Int) {
    touched = union(touched ?? 0..<0, column..<column + 1)
  }

  /// Appends the coverage of the row's pixels as runs from left to right, and resets all areas to 0 for the next row.
  ///
  /// Appends nothing if no edge was added.
  ///
  /// - Parameter resolve: the function from the sum of a pixel's signed areas to its covered fraction, 0…1.
  mutating func finishRow(into builder: inout RunBuilder, resolve: (Double) -> Double) {
    guard let touched else { return }
    let end = min(touched.upperBound, width)
    var area = 0.0
    var column = touched.lowerBound
    while column < end {
      area += differences[column]
      // Pixels between two edges have the same area. One run for all of them saves most of the work inside wide shapes.
      var next = column + 1
      while next < end, differences[next] == 0 { next += 1 }
      builder.append(column..<next, coverage: coverage(ofArea: resolve(area)))
      column = next
    }
    // An outline that exceeds the canvas on the right remains open at the border.
    if touched.upperBound < width {
      builder.append(touched.upperBound..<width, coverage: coverage(ofArea: resolve(area)))
    }
    for column in touched { differences[column] = 0 }
    self.touched = nil
  }
}
