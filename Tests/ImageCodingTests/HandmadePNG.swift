/// A PNG file of given samples, with filters, interlacing and formats that the encoder does not write.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = 0
  /// The compression, filter and interlace methods.
  var methods: [UInt8] = [0, 0, 0]
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// The filter types of the stored rows, in turn.
  var filters: [UInt8] = [0]
  /// The samples of each pixel, row after row.
  var pixels: [[Int]] = []
  /// The bytes after the rows of the image.
  var surplus: [UInt8] = []

  var file: [UInt8] {
    var chunks = Self.chunk("IHDR", header)
    if !palette.isEmpty { chunks += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { chunks += Self.chunk("tRNS", transparency) }
    return Self.signature + chunks + Self.chunk("IDAT", stream) + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func channelCount(_ colorType: Int) -> Int { [2: 3, 4: 2, 6: 4][colorType] ?? 1 }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bytes(data.count) + content + bytes(DecodedPNG.crc(content[...]))
  }

  /// A number as four bytes.
  static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

  var header: [UInt8] {
    Self.bytes(width) + Self.bytes(height) + [UInt8(bitDepth), UInt8(colorType)] + methods
  }

  /// The zlib stream of the filtered rows: one block that is not compressed.
  var stream: [UInt8] {
    let data = rows + surplus
    let length = [UInt8(data.count & 255), UInt8(data.count >> 8)]
    let sums = data.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    var stream: [UInt8] = [0x78, 1, 1]
    stream += length
    stream += length.map { ~$0 }
    stream += data
    return stream + Self.bytes(sums.1 << 16 | sums.0)
  }

  /// The number of the pass of each pixel of a square: PNG specification, section 8.2.
  private static let passes = [
    "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
  ].map { $0.compactMap(\.wholeNumberValue) }

  private var rows: [UInt8] {
    var (result, count): ([UInt8], Int) = ([], 0)
    for pass in methods[2] == 1 ? Array(1...7) : [0] {
      var above: [UInt8] = []
      for y in 0..<height {
        let columns = (0..<width).filter { pass == 0 || Self.passes[y % 8][$0 % 8] == pass }
        if columns.isEmpty { continue }
        let line = packed(columns.flatMap { pixels[y * width + $0] })
        let filter = filters[count % filters.count]
        result += [filter] + filtered(line, above.isEmpty ? line.map { _ in 0 } : above, filter)
        (above, count) = (line, count + 1)
      }
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let digits = samples.flatMap { sample in (0..<bitDepth).reversed().map { sample >> $0 & 1 } }
    return stride(from: 0, to: digits.count, by: 8).map { start -> UInt8 in
      var byte: UInt8 = 0
      for index in start..<start + 8 { byte = byte << 1 | (index < digits.count ? UInt8(digits[index]) : 0) }
      return byte
    }
  }

  private func filtered(_ line: [UInt8], _ above: [UInt8], _ filter: UInt8) -> [UInt8] {
    let distance = max(1, Self.channelCount(colorType) * bitDepth / 8)
    return line.indices.map { index in
      let left = index < distance ? 0 : line[index - distance]
      let corner = index < distance ? 0 : above[index - distance]
      return line[index] &- ((try? DecodedPNG.prediction(filter, left: left, up: above[index], corner: corner)) ?? 0)
    }
  }
}
