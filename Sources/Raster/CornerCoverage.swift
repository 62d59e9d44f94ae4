import Geometry

/// The coverage of the pixels at a corner of rounded rectangles, which corners of equal size and position within their
/// pixels share.
///
/// Rows and columns are counted from the two sides that meet in the corner, so that the four corners of a shape are one
/// corner, mirrored. `phaseX` and `phaseY` are the parts of the first column and of the first row inside of the shape.
///
///     side ┌──┬────┬────┐
///          │  │  ▁▃│▆███│   row 0, of the height phaseY
///          ├──┼────┼────┤
///          │ ▂│▇███│████│   row 1
///          └──┴────┴────┘
///         phaseX
///
/// Distances between a side and the edges of pixels are exact up to one rounding, which the position of the shape does
/// not change. So the areas are those of ``RoundedRect/appendAreas(row:columns:to:)`` to the last bit.
struct CornerCoverage {
  /// The size of a corner in pixels, and its position within the pixels.
  struct Key: Hashable {
    var radius: Double
    var phaseX: Double
    var phaseY: Double
  }

  /// The pixels of a row from the outline to the first pixel that the corner does not cut.
  struct Row {
    /// The column of the first pixel.
    var first: Int
    /// The range of the pixels in ``CornerCoverage/coverages``.
    var pixels: Range<Int>

    /// The column after the last pixel.
    var end: Int { first + pixels.count }
  }

  /// The radius in pixels up to which corners are kept: larger ones are rare, and have many pixels.
  static let largestRadius = 256.0

  let key: Key
  private var rows: [Row?]
  /// The coverages of the pixels of all measured rows, one row after the other.
  private(set) var coverages: [UInt8] = []

  init(_ key: Key) {
    self.key = key
    rows = Array(repeating: nil, count: Int(key.radius.rounded(.up)) + 1)
  }

  /// Returns the pixels of a row; nil for a row that the corner does not cut.
  subscript(row: Int) -> Row? {
    mutating get {
      guard row < rows.count, Double(row - 1) + key.phaseY < key.radius else { return nil }
      if let known = rows[row] { return known }
      let measured = measure(row)
      rows[row] = measured
      return measured
    }
  }

  /// Returns the pixels of a row that was measured before; nil for other rows.
  func known(_ row: Int) -> Row? { row < rows.count ? rows[row] : nil }

  private mutating func measure(_ row: Int) -> Row {
    let far = key.phaseY + Double(row)
    let near = row == 0 ? 0 : key.phaseY + Double(row - 1)
    let height = row == 0 ? key.phaseY : 1
    let corner = RoundedCorner(radius: key.radius)
    let first = max(0, Int((corner.inset(atDepth: far) - key.phaseX).rounded(.down)))
    let end = Int((corner.inset(atDepth: near) - key.phaseX).rounded(.up)) + 1
    let start = coverages.count
    for column in first..<max(first, end) {
      let width = column == 0 ? key.phaseX : 1
      let left = column == 0 ? 0 : key.phaseX + Double(column - 1)
      let cut = corner.areaCutAway(horizontal: left...key.phaseX + Double(column), vertical: near...far)
      coverages.append(coverage(ofArea: max(0, width * height - cut)))
    }
    return Row(first: first, pixels: start..<coverages.count)
  }
}
