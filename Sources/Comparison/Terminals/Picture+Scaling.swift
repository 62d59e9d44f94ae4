import Geometry

extension Picture {
  /// The picture drawn over white and scaled down, with its proportions; a new pixel is the mean of those it replaces.
  ///
  /// - Parameter width: the new width in pixels, limited to 1 up to the current width.
  func scaled(toWidth width: Int) -> Picture {
    let (oldWidth, oldHeight) = (size.width, size.height)
    let width = min(max(1, width), oldWidth)
    let height = max(1, oldHeight * width / oldWidth)
    // The new size is at most the current one, which is valid.
    guard let size = try? PixelSize(width: width, height: height) else { return self }
    var smaller = Picture(size: size, pixels: [])
    smaller.pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let rows = y * oldHeight / height..<(y + 1) * oldHeight / height
      for x in 0..<width {
        let columns = x * oldWidth / width..<(x + 1) * oldWidth / width
        smaller.pixels.append(mean(columns, rows))
      }
    }
    return smaller
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Color {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let color = pixels[y * size.width + x].composited(on: 255)
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
      }
    }
    let count = columns.count * rows.count
    func mean(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (sum + count / 2) / count) }
    return Color(red: mean(red), green: mean(green), blue: mean(blue))
  }
}
