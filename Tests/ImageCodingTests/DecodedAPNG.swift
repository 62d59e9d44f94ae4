/// A reader of animated PNG files, written from the specification: frames that replace the pixels below.
struct DecodedAPNG {
  struct Frame {
    var sequenceNumber = 0
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var delayNumerator = 0
    var delayDenominator = 0
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
    /// The compressed pixels.
    var stream: [UInt8] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var frameCount = 0
  private(set) var playCount = 0
  /// The sequence numbers of all chunks that have one, in order.
  private(set) var sequenceNumbers: [Int] = []
  private(set) var chunks: [String] = []
  private var header: [UInt8] = []
  private var colors: [UInt8] = []

  init(_ file: [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let length = DecodedPNG.number(file[position..<position + 4])
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      let data = file[position + 8..<position + 8 + length]
      chunks.append(name)
      switch name {
      case "IHDR": header = Array(data)
      case "PLTE", "tRNS": colors += file[position..<position + 12 + length]
      case "acTL":
        frameCount = DecodedPNG.number(data.prefix(4))
        playCount = DecodedPNG.number(data.dropFirst(4))
      case "fcTL": appendFrame(data)
      case "IDAT": frames[frames.count - 1].stream += data
      case "fdAT":
        sequenceNumbers.append(DecodedPNG.number(data.prefix(4)))
        frames[frames.count - 1].stream += data.dropFirst(4)
      default: break
      }
      position += 12 + length
    }
  }

  private mutating func appendFrame(_ control: ArraySlice<UInt8>) {
    let numbers = (0..<5).map { DecodedPNG.number(control.dropFirst(4 * $0).prefix(4)) }
    let delays = (0..<2).map { DecodedPNG.number(control.dropFirst(20 + 2 * $0).prefix(2)) }
    sequenceNumbers.append(numbers[0])
    frames.append(
      Frame(
        sequenceNumber: numbers[0], x: numbers[3], y: numbers[4], width: numbers[1], height: numbers[2],
        delayNumerator: delays[0], delayDenominator: delays[1], disposal: control[control.startIndex + 24],
        blending: control[control.startIndex + 25]))
  }

  /// The frames that a viewer shows, one after the other.
  func shown() throws -> [ShownFrame] {
    let width = DecodedPNG.number(header[0..<4])
    var canvas = [UInt8](repeating: 0, count: width * DecodedPNG.number(header[4..<8]) * 4)
    return try frames.map { frame in
      let png = try DecodedPNG(still(of: frame))
      for (index, pixel) in png.rgba.enumerated() {
        let place = ((frame.y + index / frame.width) * width + frame.x + index % frame.width) * 4
        canvas.replaceSubrange(place..<place + 4, with: pixel)
      }
      return ShownFrame(
        rgba: canvas, milliseconds: Double(frame.delayNumerator) * 1_000 / Double(frame.delayDenominator))
    }
  }

  /// A frame as a separate PNG file.
  private func still(of frame: Frame) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(frame.width) + bytes(frame.height) + header[8...])
      + colors + chunk("IDAT", frame.stream) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = name.utf8 + data
    return bytes(data.count) + body + bytes(DecodedPNG.crc(body[...]))
  }

  private func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
