/// A PNG file with corrected checksums, whose image data is the recompressed content of its chunks.
///
/// Otherwise few mutations would pass the checks: PNG specification (Third Edition), section 5.3.
func mendedPNG(_ file: [UInt8]) -> [UInt8] {
  var mended: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  var rest = file.dropFirst(8)
  while rest.count >= 12 {
    let announced = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let name = Array(rest.dropFirst(4).prefix(4))
    let data = Array(rest.dropFirst(8).prefix(min(announced, rest.count - 12)))
    rest = rest.dropFirst(12 + data.count)
    switch String(decoding: name, as: UTF8.self) {
    case "IDAT": append(name, stored(data), to: &mended)
    case "fdAT": append(name, Array(data.prefix(4)) + stored(Array(data.dropFirst(4))), to: &mended)
    default: append(name, data, to: &mended)
    }
  }
  return mended
}

private func append(_ name: [UInt8], _ data: [UInt8], to file: inout [UInt8]) {
  file += bigEndian(UInt32(data.count)) + name + data + bigEndian(crc(name + data))
}

/// A zlib stream of stored, uncompressed blocks: RFC 1950 and 1951.
private func stored(_ data: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, through: data.count, by: 65_535) {
    let piece = data[start..<min(data.count, start + 65_535)]
    let count = UInt16(piece.count)
    stream.append(start + 65_535 > data.count ? 1 : 0)
    for word in [count, ~count] { stream += [UInt8(word & 255), UInt8(word >> 8)] }
    stream += piece
  }
  var (a, b) = (UInt32(1), UInt32(0))
  for byte in data {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return stream + bigEndian(b << 16 | a)
}

private func bigEndian(_ word: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(word >> $0 & 255) }
}

/// The CRC of section D of the specification, bit by bit.
private func crc(_ bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
