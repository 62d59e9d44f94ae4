// The second part of the hot file: rows are copied and compared, and gradients written.

/// Fills a frame with the rows of an image: row y becomes the distinct row at index `rowIndices[y]`.
///
/// - Parameters:
///   - rows: the pixels of the distinct rows, each of `width` pixels, one row after the other.
///   - frame: the pixels to overwrite, `width` × `rowIndices.count`.
func expand(_ rows: [PremultipliedPixel], width: Int, rowIndices: [Int32], into frame: inout [PremultipliedPixel]) {
  unsafe rows.withUnsafeBufferPointer { rows in
    unsafe frame.withUnsafeMutableBufferPointer { frame in
      var target = 0
      for index in rowIndices {
        let start = Int(index) * width
        let pixels = unsafe UnsafeMutableBufferPointer(rebasing: frame[target..<target + width])
        _ = unsafe pixels.update(fromContentsOf: UnsafeBufferPointer(rebasing: rows[start..<start + width]))
        target += width
      }
    }
  }
}

/// True if the eight pixels from `start` on are equal; without a branch for each the comparison is one of vectors.
@inline(__always)
private func areEqual(
  _ a: UnsafeBufferPointer<PremultipliedPixel>, _ b: UnsafeBufferPointer<PremultipliedPixel>, at start: Int
) -> Bool {
  var difference: UInt32 = 0
  for place in 0..<8 { unsafe difference |= a[start &+ place].bits ^ b[start &+ place].bits }
  return difference == 0
}

/// The columns from the first to the last difference between two rows of `count` pixels; nil if they are equal.
///
/// Columns are counted from the first pixel of the row.
///
/// - Parameters:
///   - start: the index in `a` of the first pixel of its row.
///   - other: the index in `b` of the first pixel of its row.
func differingColumns(
  _ a: [PremultipliedPixel], at start: Int, _ b: [PremultipliedPixel], at other: Int, count: Int
) -> Range<Int>? {
  unsafe a.withUnsafeBufferPointer { a in
    unsafe b.withUnsafeBufferPointer { b in
      let a = unsafe UnsafeBufferPointer(rebasing: a[start..<start + count])
      let b = unsafe UnsafeBufferPointer(rebasing: b[other..<other + count])
      var low = 0
      while low &+ 8 <= count, unsafe areEqual(a, b, at: low) { low &+= 8 }
      while low < count, unsafe a[low] == b[low] { low &+= 1 }
      guard low < count else { return nil }
      var high = count
      while high >= 8, unsafe areEqual(a, b, at: high &- 8) { high &-= 8 }
      while unsafe a[high &- 1] == b[high &- 1] { high &-= 1 }
      return low..<high
    }
  }
}

/// Copies the changed columns of an image's distinct rows to every row of the frame where they appear.
///
/// The frame already shows the image except for these columns.
///
/// - Parameters:
///   - rows: the pixels of the distinct rows, each of `width` pixels, one row after the other.
///   - rowIndices: the index of the distinct row at each y of the frame, from the top.
///   - frame: the pixels of the frame, row after row.
func copy(
  _ changes: RowChanges, of rows: [PremultipliedPixel], width: Int, rowIndices: [Int32],
  into frame: inout [PremultipliedPixel]
) {
  let ends = changes.ends.span
  let columns = changes.columns.span
  unsafe rows.withUnsafeBufferPointer { rows in
    unsafe frame.withUnsafeMutableBufferPointer { frame in
      var target = 0
      for index in rowIndices {
        let source = Int(index) * width
        for change in (index > 0 ? Int(ends[Int(index) - 1]) : 0)..<Int(ends[Int(index)]) {
          let (low, high) = (Int(columns[change].lowerBound), Int(columns[change].upperBound))
          let pixels = unsafe UnsafeMutableBufferPointer(rebasing: frame[target + low..<target + high])
          _ = unsafe pixels.update(
            fromContentsOf: UnsafeBufferPointer(rebasing: rows[source + low..<source + high]))
        }
        target += width
      }
    }
  }
}

/// Appends to `runs` the runs of equal pixels among the `count` pixels from index `start` on, each as long as possible.
///
/// The end of a run is counted from the pixel at `start`.
func appendColorRuns(
  of pixels: [PremultipliedPixel], from start: Int, count: Int, to runs: inout [ColorRun]
) {
  unsafe pixels.withUnsafeBufferPointer { pixels in
    let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + count])
    var x = 0
    while x < count {
      let pixel = unsafe row[x]
      x += 1
      // Eight pixels at a time, compared as vectors.
      while x &+ 8 <= count {
        var difference: UInt32 = 0
        for place in 0..<8 { unsafe difference |= row[x &+ place].bits ^ pixel.bits }
        guard difference == 0 else { break }
        x &+= 8
      }
      while x < count, unsafe row[x] == pixel { x &+= 1 }
      runs.append(ColorRun(end: Int32(truncatingIfNeeded: x), pixel: pixel))
    }
  }
}

// MARK: - Gradients

extension GradientRamp {
  /// Writes the premultiplied colors of some columns of the ramp; the color of column x goes to `pixels[x + offset]`.
  func write(_ columns: Range<Int>, to pixels: inout [PremultipliedPixel], at offset: Int) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      let low = columns.lowerBound + offset
      unsafe write(
        to: UnsafeMutableBufferPointer(rebasing: pixels[low..<low + columns.count]),
        from: Int64(columns.lowerBound) &- Int64(start))
    }
  }

  /// Writes the ramp's premultiplied colors to consecutive pixels.
  ///
  /// - Parameter distance: the number of columns from the start of the ramp to the color of the first pixel.
  private func write(to pixels: UnsafeMutableBufferPointer<PremultipliedPixel>, from distance: Int64) {
    if let flatColor {
      unsafe pixels.update(repeating: flatColor)
      return
    }
    var red = first.x &+ distance &* step.x
    var green = first.y &+ distance &* step.y
    var blue = first.z &+ distance &* step.z
    if isOpaque {
      for index in pixels.indices {
        unsafe pixels[index].bits =
          UInt32(truncatingIfNeeded: red &>> 32) | UInt32(truncatingIfNeeded: green &>> 32) &<< 8
          | UInt32(truncatingIfNeeded: blue &>> 32) &<< 16 | 0xFF00_0000
        red &+= step.x
        green &+= step.y
        blue &+= step.z
      }
      return
    }
    var alpha = first.w &+ distance &* step.w
    for index in pixels.indices {
      // A channel must not exceed alpha, or blending would carry into its neighbor; channels are rounded separately.
      let limit = alpha &>> 32
      unsafe pixels[index].bits =
        UInt32(truncatingIfNeeded: min(red &>> 32, limit)) | UInt32(truncatingIfNeeded: min(green &>> 32, limit)) &<< 8
        | UInt32(truncatingIfNeeded: min(blue &>> 32, limit)) &<< 16 | UInt32(truncatingIfNeeded: limit) &<< 24
      red &+= step.x
      green &+= step.y
      blue &+= step.z
      alpha &+= step.w
    }
  }
}
