import Geometry
import Raster

extension RowImage {
  /// The part of the image in a rectangle of pixels.
  ///
  /// The rectangle must be within the image: this is not checked.
  func cropped(to rect: PixelRect) -> RowImage {
    if rect == PixelRect(size) { return self }
    // A growing array would be copied from pages that the system has to clear: half of the time of large frames.
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(min(rowCount, rect.height) * rect.width)
    var places = [Int32?](repeating: nil, count: rowCount)
    var count: Int32 = 0
    let rowIndices = rowIndices[rect.rows].map { index in
      if let place = places[Int(index)] { return place }
      let start = Int(index) * size.width
      pixels += self.pixels[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
      places[Int(index)] = count
      count += 1
      return count - 1
    }
    return RowImage(size: size.part(width: rect.width, height: rect.height), rowIndices: rowIndices, pixels: pixels)
  }
}
