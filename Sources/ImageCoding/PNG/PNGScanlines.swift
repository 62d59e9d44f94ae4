import Geometry
import Raster

/// The filter types of PNG that are used here, by their numbers.
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
}

/// The rows of an image as PNG has them compressed: each behind its filter type, and filtered; for pictures in which
/// there is more to find than runs.
struct PNGScanlines {
  private(set) var bytes: [UInt8] = []
  private let rowLength: Int
  private let format: PNGPixelFormat

  init(of image: RowImage, columns: Range<Int>, rowIndices: ArraySlice<Int32>, _ format: PNGPixelFormat) {
    self.format = format
    rowLength = format.bytesPerRow(width: columns.count)
    bytes.reserveCapacity(rowIndices.count * (rowLength + 1))
    var above = [UInt8](repeating: 0, count: rowLength)
    var row: [UInt8] = []
    var last: Int32 = -1
    for index in rowIndices {
      if index == last {
        bytes.append(PNGFilter.up.rawValue)
        bytes.append(contentsOf: repeatElement(0, count: rowLength))
        continue
      }
      row.removeAll(keepingCapacity: true)
      let pixels = image.row(index)
      format.append(
        pixels[pixels.startIndex + columns.lowerBound..<pixels.startIndex + columns.upperBound], to: &row)
      append(row, below: above)
      swap(&row, &above)
      last = index
    }
  }

  private mutating func append(_ row: [UInt8], below above: [UInt8]) {
    if case .indexed = format {
      // Differences of places in a palette mean nothing.
      bytes.append(PNGFilter.none.rawValue)
      bytes += row
      return
    }
    let distance = format.bytesPerPixel
    let (row, above) = (row.span, above.span)
    var (ups, subs) = (0, 0)
    for index in row.indices {
      let left = index < distance ? 0 : row[index - distance]
      ups += magnitude(row[index] &- above[index])
      subs += magnitude(row[index] &- left)
    }
    bytes.append(ups <= subs ? PNGFilter.up.rawValue : PNGFilter.sub.rawValue)
    for index in row.indices {
      let left = index < distance ? 0 : row[index - distance]
      bytes.append(row[index] &- (ups <= subs ? above[index] : left))
    }
  }

  /// What a byte of a difference costs: its absolute value, taken as −128…127, as the specification recommends.
  private func magnitude(_ difference: UInt8) -> Int { Int(Int8(bitPattern: difference).magnitude) }
}
