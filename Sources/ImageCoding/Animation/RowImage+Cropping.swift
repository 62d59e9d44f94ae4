import Geometry
import Raster

extension RowImage {
  /// The part of the image in a rectangle of pixels.
  ///
  /// The rectangle must be within the image: this is not checked.
  func cropped(to rect: PixelRect) -> RowImage {
    if rect == PixelRect(size) { return self }
    return RowImage(size, in: rect, rowIndices, rowCount: rowCount) { index, pixels in
      let start = index * size.width
      pixels += self.pixels[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
    }
  }

  /// Creates the image in a rectangle of a canvas, in pixels, from the distinct rows of the canvas.
  ///
  /// - Parameters:
  ///   - rowIndices: the index of the distinct row at each y of the canvas, from the top.
  ///   - append: a function from the index of a distinct row that appends the row's pixels in the rectangle; called once
  ///     for each row in it.
  init(
    _ canvas: PixelSize, in rect: PixelRect, _ rowIndices: [Int32], rowCount: Int,
    append: (Int, inout [PremultipliedPixel]) -> Void
  ) {
    // A growing array would be copied from pages that the system has to clear: half of the time of large frames.
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(min(rowCount, rect.height) * rect.width)
    var places = [Int32?](repeating: nil, count: rowCount)
    var count: Int32 = 0
    let indices = rowIndices[rect.rows].map { index in
      if let place = places[Int(index)] { return place }
      append(Int(index), &pixels)
      places[Int(index)] = count
      count += 1
      return count - 1
    }
    self.init(size: canvas.part(width: rect.width, height: rect.height), rowIndices: indices, pixels: pixels)
  }

  /// The pixels of the whole image in another form, row after row from the top; each distinct row is converted once.
  func converted<Value>(_ convert: (PremultipliedPixel) -> Value) -> [Value] {
    var previous = PremultipliedPixel.clear
    var converted = convert(previous)
    let rows = pixels.map { pixel in
      if pixel != previous {
        previous = pixel
        converted = convert(pixel)
      }
      return converted
    }
    var values: [Value] = []
    values.reserveCapacity(size.width * size.height)
    for index in rowIndices { values += rows[Int(index) * size.width..<(Int(index) + 1) * size.width] }
    return values
  }
}
