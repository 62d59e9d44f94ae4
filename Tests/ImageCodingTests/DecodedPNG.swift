import CLibDeflate

/// A small PNG reader, written from the specification: no interlacing, bit depths of 1…8.
struct DecodedPNG {
  enum Problem: Error {
    case notPNG
    case wrongChecksum(String)
    case unexpectedEnd
    case wrongLength
    case badStream
    case unknownFilter(UInt8)
    case unsupported
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  private(set) var colorType = 0
  /// The chunks' names, in order.
  private(set) var chunks: [String] = []
  /// The filter type of each row.
  private(set) var filters: [UInt8] = []
  /// Red, green, blue and straight alpha of each pixel.
  private(set) var rgba: [[UInt8]] = []
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Problem.notPNG }
    var stream: [UInt8] = []
    var position = 8
    while position < file.count {
      guard position + 12 <= file.count else { throw Problem.unexpectedEnd }
      let length = Self.number(file[position..<position + 4])
      guard position + 12 + length <= file.count else { throw Problem.unexpectedEnd }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      let data = Array(file[position + 8..<position + 8 + length])
      let checksum = Self.number(file[position + 8 + length..<position + 12 + length])
      guard Self.crc(file[position + 4..<position + 8 + length]) == checksum else { throw Problem.wrongChecksum(name) }
      chunks.append(name)
      switch name {
      case "IHDR":
        (width, height) = (Self.number(data[0..<4]), Self.number(data[4..<8]))
        (bitDepth, colorType) = (Int(data[8]), Int(data[9]))
        guard data[10...] == [0, 0, 0] else { throw Problem.unsupported }
      case "PLTE": palette = data
      case "tRNS": transparency = data
      case "IDAT": stream += data
      default: break
      }
      position += 12 + length
    }
    guard chunks.last == "IEND" else { throw Problem.unexpectedEnd }
    try decode(stream)
  }

  private mutating func decode(_ stream: [UInt8]) throws {
    guard let channels = [2: 3, 3: 1, 6: 4][colorType] else { throw Problem.unsupported }
    let length = (width * channels * bitDepth + 7) / 8
    let bytes = try Self.inflated(stream, count: height * (length + 1))
    let distance = max(1, channels * bitDepth / 8)
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<height {
      let filter = bytes[row * (length + 1)]
      var line = Array(bytes[row * (length + 1) + 1..<(row + 1) * (length + 1)])
      for index in line.indices {
        let left = index < distance ? 0 : line[index - distance]
        let corner = index < distance ? 0 : above[index - distance]
        line[index] &+= try Self.prediction(filter, left: left, up: above[index], corner: corner)
      }
      filters.append(filter)
      rgba += (0..<width).map { pixel(at: $0, in: line, channels: channels) }
      above = line
    }
  }

  private func pixel(at column: Int, in line: [UInt8], channels: Int) -> [UInt8] {
    guard channels == 1 else {
      let bytes = Array(line[column * channels..<(column + 1) * channels])
      return channels == 3 ? bytes + [255] : bytes
    }
    let bit = column * bitDepth
    let place = Int(line[bit / 8] >> (8 - bitDepth - bit % 8)) & (1 << bitDepth - 1)
    return Array(palette[place * 3..<place * 3 + 3]) + [place < transparency.count ? transparency[place] : 255]
  }

  /// The number that a filter adds to a byte.
  static func prediction(_ filter: UInt8, left: UInt8, up: UInt8, corner: UInt8) throws -> UInt8 {
    switch filter {
    case 0: return 0
    case 1: return left
    case 2: return up
    case 3: return UInt8((Int(left) + Int(up)) / 2)
    case 4:
      let estimate = Int(left) + Int(up) - Int(corner)
      let distances = [left, up, corner].map { abs(estimate - Int($0)) }
      if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
      return distances[1] <= distances[2] ? up : corner
    default: throw Problem.unknownFilter(filter)
    }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The checksum of the specification's annex D, bit by bit.
  static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 != 0 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return Int(~crc)
  }

  static func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    let decompressor = unsafe libdeflate_alloc_decompressor()
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var actual = 0
    let result = unsafe libdeflate_zlib_decompress(decompressor, stream, stream.count, &bytes, count, &actual)
    guard result == LIBDEFLATE_SUCCESS else { throw Problem.badStream }
    guard actual == count else { throw Problem.wrongLength }
    return bytes
  }
}
