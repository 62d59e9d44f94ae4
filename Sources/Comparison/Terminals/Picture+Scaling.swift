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
      let rows = y * oldHeight / height..<max((y + 1) * oldHeight / height, y * oldHeight / height + 1)
      for x in 0..<width {
        let columns = x * oldWidth / width..<max((x + 1) * oldWidth / width, x * oldWidth / width + 1)
        smaller.pixels.append(mean(columns, rows))
      }
    }
    return smaller
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = composited(pixels[y * size.width + x], on: 255)
        red += Int(pixel & 255)
        green += Int(pixel >> 8 & 255)
        blue += Int(pixel >> 16 & 255)
      }
    }
    let count = columns.count * rows.count
    func channel(_ sum: Int) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | 0xFF00_0000
  }
}
