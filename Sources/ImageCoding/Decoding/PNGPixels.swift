import Geometry

extension PNGHeader {
  /// A subset of an image's rows and columns that is stored as an image of its own; counted in pixels from 0.
  private struct Pass {
    var left: Int
    var top: Int
    var stepX: Int
    var stepY: Int
  }

  /// The passes of Adam7 interlacing: PNG specification, section 8.1.
  private static let interlaced = [
    Pass(left: 0, top: 0, stepX: 8, stepY: 8), Pass(left: 4, top: 0, stepX: 8, stepY: 8),
    Pass(left: 0, top: 4, stepX: 4, stepY: 8), Pass(left: 2, top: 0, stepX: 4, stepY: 4),
    Pass(left: 0, top: 2, stepX: 2, stepY: 4), Pass(left: 1, top: 0, stepX: 2, stepY: 2),
    Pass(left: 0, top: 1, stepX: 1, stepY: 2),
  ]

  /// Decompresses an image of `width` × `height` pixels; returns its pixels, row after row.
  ///
  /// Samples of 16 bits are rounded to 8 bits.
  ///
  /// - Parameter stream: the zlib stream of the filtered rows.
  /// - Throws: ``ImageDecodingError`` for a damaged stream, an unknown filter type or an index outside of the palette.
  func pixels(of stream: [UInt8], width: Int, height: Int) throws(ImageDecodingError) -> [Color] {
    let all = isInterlaced ? Self.interlaced : [Pass(left: 0, top: 0, stepX: 1, stepY: 1)]
    let passes = all.compactMap { pass -> (pass: Pass, width: Int, height: Int)? in
      let columns = (width - pass.left + pass.stepX - 1) / pass.stepX
      let rows = (height - pass.top + pass.stepY - 1) / pass.stepY
      return columns > 0 && rows > 0 ? (pass, columns, rows) : nil
    }
    let count = passes.reduce(0) { $0 + $1.height * (bytesPerRow(width: $1.width) + 1) }
    var bytes = try inflated(stream, count: count)
    var pixels = [Color](repeating: .clear, count: width * height)
    let table = bitDepth <= 8 && channelCount == 1 ? table : []
    var row: [Color] = []
    var start = 0
    for (pass, columns, rows) in passes {
      let length = bytesPerRow(width: columns)
      for index in 0..<rows {
        try unfilter(&bytes, at: start, length: length, isFirst: index == 0)
        row.removeAll(keepingCapacity: true)
        try append(bytes[(start + 1)...].prefix(length), columns: columns, table, to: &row)
        let y = (pass.top + index * pass.stepY) * width
        for (column, pixel) in row.enumerated() { pixels[y + pass.left + column * pass.stepX] = pixel }
        start += length + 1
      }
    }
    return pixels
  }

  /// Reverses the filter of one row in place: PNG specification, section 9.2.
  ///
  /// - Parameters:
  ///   - bytes: the rows of the image one after the other, each preceded by its filter type.
  ///   - start: the index in `bytes` of the row's filter type.
  ///   - length: the number of bytes of the row, without the filter type.
  ///   - isFirst: true for the first row of the image or pass.
  /// - Throws: ``ImageDecodingError`` for an unknown filter type.
  private func unfilter(
    _ bytes: inout [UInt8], at start: Int, length: Int, isFirst: Bool
  ) throws(ImageDecodingError) {
    let filter = bytes[start]
    guard filter <= 4 else { throw .malformed(.png, reason: "there is no filter \(filter)") }
    if filter == 0 || filter == 2 && isFirst { return }
    let (distance, above) = (filterDistance, length + 1)
    for index in start + 1..<start + 1 + length {
      let hasLeft = index - start > distance
      let left = hasLeft ? Int(bytes[index - distance]) : 0
      let up = isFirst ? 0 : Int(bytes[index - above])
      let corner = hasLeft && !isFirst ? Int(bytes[index - above - distance]) : 0
      let prediction =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: paeth(left, up, corner)
        }
      bytes[index] &+= UInt8(truncatingIfNeeded: prediction)
    }
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  /// Converts the samples of a row, and appends its pixels.
  ///
  /// - Parameters:
  ///   - bytes: the unfiltered samples of the row, packed as in the file.
  ///   - table: the color of each sample value; empty for formats with several channels or 16 bits.
  /// - Throws: ``ImageDecodingError/malformed(_:reason:)`` for an index outside of the palette.
  private func append(
    _ bytes: ArraySlice<UInt8>, columns: Int, _ table: [Color?], to row: inout [Color]
  ) throws(ImageDecodingError) {
    let first = bytes.startIndex
    if !table.isEmpty {
      for column in 0..<columns {
        let bit = column * bitDepth
        let value = Int(bytes[first + bit / 8]) >> (8 - bitDepth - bit % 8) & ((1 << bitDepth) - 1)
        guard let pixel = table[value] else { throw .malformed(.png, reason: "a color is not in the palette") }
        row.append(pixel)
      }
      return
    }
    let width = bitDepth / 8
    for column in 0..<columns {
      let place = first + column * channelCount * width
      func sample(_ channel: Int) -> Int {
        let index = place + channel * width
        return width == 1 ? Int(bytes[index]) : Int(bytes[index]) << 8 | Int(bytes[index + 1])
      }
      row.append(pixel(sample))
    }
  }

  /// The color of the samples of several channels, or of one channel with 16 bits.
  ///
  /// - Parameter sample: a function from the index of a channel, counted from 0, to its sample of 8 or 16 bits.
  private func pixel(_ sample: (Int) -> Int) -> Color {
    func byte(_ value: Int) -> UInt8 { UInt8(bitDepth == 8 ? value : (value * 255 + 32_767) / 65_535) }
    let isGray = channelCount <= 2
    let samples = isGray ? (sample(0), sample(0), sample(0)) : (sample(0), sample(1), sample(2))
    var alpha: UInt8 = 255
    if channelCount == 2 || channelCount == 4 {
      alpha = byte(sample(channelCount - 1))
    } else if transparency.count == channelCount * 2, isTransparent(samples) {
      alpha = 0
    }
    return Color(stored: byte(samples.0), byte(samples.1), byte(samples.2), alpha: alpha)
  }

  private func isTransparent(_ samples: (Int, Int, Int)) -> Bool {
    func key(_ channel: Int) -> Int { bigEndianNumber(transparency[channel * 2..<channel * 2 + 2]) }
    return channelCount == 1 ? key(0) == samples.0 : key(0) == samples.0 && key(1) == samples.1 && key(2) == samples.2
  }
}
