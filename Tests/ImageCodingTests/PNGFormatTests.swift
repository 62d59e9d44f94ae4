import Geometry
import ImageCoding
import SeededRandom
import Testing

/// PNG files that other encoders write: PNG specification (Third Edition).
@Suite struct PNGFormatTests {
  private func pixels(of file: [UInt8]) throws -> [Color] {
    try #require(try frames(of: file).next()).pixels
  }

  private func problem(of file: [UInt8]) -> String? {
    do throws(ImageDecodingError) {
      _ = try frames(of: file).next()
      return nil
    } catch {
      return error.description
    }
  }

  /// A color type and a bit depth.
  private static let formats: [(type: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
    (6, 16),
  ]

  /// The color of a pixel's samples, as the specification defines it.
  private func color(_ samples: [Int], of png: HandmadePNG) -> Color {
    if png.colorType == 3 {
      let channels = Array(png.palette[samples[0] * 3..<samples[0] * 3 + 3])
      let alpha = samples[0] < png.transparency.count ? png.transparency[samples[0]] : 255
      return alpha == 0 ? .clear : Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }
    let bytes = samples.map { UInt8((Double($0) * 255 / Double((1 << png.bitDepth) - 1)).rounded()) }
    let key = stride(from: 0, to: png.transparency.count, by: 2).map {
      Int(png.transparency[$0]) << 8 | Int(png.transparency[$0 + 1])
    }
    let alpha = png.colorType >= 4 ? bytes[bytes.count - 1] : key == samples ? 0 : 255
    if alpha == 0 { return .clear }
    return bytes.count <= 2
      ? Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: alpha)
      : Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }

  /// Passes without columns or rows are not stored, not even their filter types.
  @Test(arguments: formats.indices, [0, 1] as [UInt8])
  func `every format is read in every size`(_ format: Int, _ interlacing: UInt8) throws {
    let (type, depth) = Self.formats[format]
    var generator = SplitMix64(seed: UInt64(format))
    for height in [1, 2, 3, 4, 5, 7, 9] {
      for width in 1...9 {
        var png = HandmadePNG(width: width, height: height, bitDepth: depth, colorType: type)
        png.methods[2] = interlacing
        png.filters = [4, 3, 2, 1, 0]
        let samples = 0..<1 << depth
        png.pixels = (0..<width * height).map { _ in
          (0..<HandmadePNG.channelCount(type)).map { _ in Int.random(in: samples, using: &generator) }
        }
        if type == 3 {
          png.palette = (0..<3 << depth).map { _ in UInt8.random(in: 0...255, using: &generator) }
          png.transparency = [128, 0]
        }
        let (found, expected) = (try pixels(of: png.file), png.pixels.map { color($0, of: png) })
        #expect(found == expected, "\(width) × \(height)")
      }
    }
  }

  /// The first row has no row above it, and the first pixel of a row none on its left.
  @Test(arguments: formats.indices, [0, 1, 2, 3, 4] as [UInt8])
  func `every filter is reversed`(_ format: Int, _ filter: UInt8) throws {
    let (type, depth) = Self.formats[format]
    var generator = SplitMix64(seed: UInt64(filter))
    var png = HandmadePNG(width: 13, height: 7, bitDepth: depth, colorType: type, filters: [filter])
    if type == 3 { png.palette = (0..<3 << depth).map { UInt8(truncatingIfNeeded: $0 * 7) } }
    png.pixels = (0..<13 * 7).map { _ in
      (0..<HandmadePNG.channelCount(type)).map { _ in Int.random(in: 0..<1 << depth, using: &generator) }
    }
    #expect(try pixels(of: png.file) == png.pixels.map { color($0, of: png) })
  }

  /// Only samples that are equal in all bits of all channels are transparent.
  @Test(
    arguments: [
      (0, 1, [1], [[0], [1]]), (0, 2, [2], [[0], [1], [2], [3]]), (0, 4, [9], [[8], [9], [10], [1]]),
      (0, 8, [100], [[99], [100], [101]]), (0, 16, [0x1234], [[0x1233], [0x1234], [0x1235], [0x1334]]),
      (2, 8, [1, 2, 3], [[1, 2, 3], [1, 2, 4], [1, 3, 3], [2, 2, 3], [3, 2, 1]]),
      (
        2, 16, [0x102, 0x203, 0x304],
        [[0x102, 0x203, 0x304], [0x102, 0x203, 0x305], [0x102, 0x204, 0x304], [1, 2, 3]]
      ),
    ] as [(Int, Int, [Int], [[Int]])])
  func `one color may be transparent`(_ type: Int, _ depth: Int, _ key: [Int], _ pixels: [[Int]]) throws {
    var png = HandmadePNG(width: pixels.count, height: 1, bitDepth: depth, colorType: type, pixels: pixels)
    png.transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let found = try self.pixels(of: png.file)
    #expect(found == pixels.map { color($0, of: png) })
    #expect(found.map { $0 == .clear } == pixels.map { $0 == key })
  }

  /// 16 bits are rounded to the nearest of 8 bits: 128 and 129 are on both sides of 0.5.
  @Test func `samples of 16 bits are rounded`() throws {
    let samples = [0, 128, 129, 257, 385, 386, 32_767, 32_768, 65_406, 65_407, 65_535]
    let png = HandmadePNG(width: 11, height: 1, bitDepth: 16, pixels: samples.map { [$0] })
    #expect(try pixels(of: png.file).map(\.red) == [0, 0, 1, 1, 1, 2, 127, 128, 254, 255, 255])
  }

  @Test(arguments: [(1, 4), (2, 9), (4, 15), (8, 45)])
  func `an index must be in the palette`(_ depth: Int, _ bytes: Int) throws {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: depth, colorType: 3)
    png.palette = Array(1...UInt8(bytes))
    let last = bytes / 3 - 1
    png.pixels = [[last]]
    #expect(try pixels(of: png.file)[0].blue == UInt8(3 * last + 3))
    png.pixels = [[last + 1]]
    #expect(problem(of: png.file) == "not a valid PNG: a color is not in the palette")
  }

  @Test(arguments: [
    (0, 3), (0, 0), (1, 8), (2, 1), (2, 4), (3, 16), (4, 4), (5, 8), (6, 4), (7, 8), (0, 32),
  ])
  func `other formats are refused`(_ type: Int, _ depth: Int) {
    let png = HandmadePNG(width: 1, height: 1, bitDepth: depth, colorType: type)
    let file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", png.header)
    #expect(problem(of: file) == "not a valid PNG: its header asks for color type \(type) with \(depth) bits")
  }

  @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 2]] as [[UInt8]])
  func `other methods are refused`(_ methods: [UInt8]) {
    let png = HandmadePNG(width: 1, height: 1, methods: methods, pixels: [[7]])
    #expect(problem(of: png.file) == "not a valid PNG: its header asks for color type 0 with 8 bits")
  }

  @Test func `a header has 13 bytes`() {
    let header = HandmadePNG(width: 1, height: 1).header
    for (bytes, count) in [(Array(header.dropLast()), 12), (header + [0], 14)] {
      let file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", bytes)
      #expect(problem(of: file) == "not a valid PNG: its header has \(count) bytes, expected 13")
    }
  }

  @Test(arguments: [5, 255] as [UInt8])
  func `there is no sixth filter`(_ filter: UInt8) {
    let png = HandmadePNG(width: 1, height: 2, filters: [4, filter], pixels: [[7], [9]])
    #expect(problem(of: png.file) == "not a valid PNG: there is no filter \(filter)")
  }

  @Test func `the pixels must be complete and without surplus`() {
    var png = HandmadePNG(width: 2, height: 2, pixels: [[1], [2], [3], [4]])
    #expect(problem(of: png.file) == nil)
    png.surplus = [0]
    #expect(problem(of: png.file) == "not a valid PNG: its compressed pixels are damaged")
    png.surplus = []
    let short = HandmadePNG(width: 2, height: 1, pixels: [[1], [2]]).stream
    let file =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", png.header) + HandmadePNG.chunk("IDAT", short)
      + HandmadePNG.chunk("IEND", [])
    #expect(problem(of: file) == "not a valid PNG: its compressed pixels are damaged")
    #expect(problem(of: Array(file.dropLast(12))) == "not a valid PNG: it ends too early")
  }

  // MARK: - Animations

  /// The control of a frame: its number, size and place, 7 hundredths of a second, disposal and blending.
  private func control(_ number: Int, _ place: [Int], _ disposal: UInt8 = 0, _ blending: UInt8 = 0) -> [UInt8] {
    let numbers = ([number] + place).flatMap(HandmadePNG.bytes)
    return HandmadePNG.chunk("fcTL", numbers + [0, 7, 0, 100, disposal, blending])
  }

  /// An animation of two frames, the second of which covers a part of the canvas.
  private func animation(_ first: HandmadePNG, _ second: HandmadePNG, x: Int, y: Int, blending: UInt8 = 0) -> [UInt8] {
    HandmadePNG.signature + HandmadePNG.chunk("IHDR", first.header)
      + HandmadePNG.chunk("acTL", HandmadePNG.bytes(2) + HandmadePNG.bytes(0))
      + control(0, [first.width, first.height, 0, 0]) + HandmadePNG.chunk("IDAT", first.stream)
      + control(1, [second.width, second.height, x, y], 0, blending)
      + HandmadePNG.chunk("fdAT", HandmadePNG.bytes(2) + second.stream) + HandmadePNG.chunk("IEND", [])
  }

  @Test func `a frame covers its part of the canvas`() throws {
    let first = HandmadePNG(width: 5, height: 3, pixels: (1...15).map { [$0] })
    let second = HandmadePNG(width: 2, height: 1, pixels: [[101], [102]])
    let reader = try frames(of: animation(first, second, x: 3, y: 2))
    var found: [DecodedFrame] = []
    while let frame = try reader.next() { found.append(frame) }
    try #require(found.count == 2)
    #expect(found[0].pixels.map(\.red) == Array(1...15))
    #expect(found[1].pixels.map(\.red) == Array(1...13) + [101, 102])
    #expect(found.map(\.duration) == [0.07, 0.07])
  }

  @Test(arguments: [
    (3, 2, 2, 1, true), (0, 0, 5, 3, true), (4, 2, 2, 1, false), (3, 3, 2, 1, false), (0, 0, 6, 1, false),
    (0, 0, 1, 4, false), (0, 0, 0, 1, false), (0, 0, 1, 0, false),
  ])
  func `a frame lies on the canvas`(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ isInside: Bool) {
    let first = HandmadePNG(width: 5, height: 3, pixels: (1...15).map { [$0] })
    let pixels = [[Int]](repeating: [9], count: width * height)
    let second = HandmadePNG(width: width, height: height, pixels: pixels)
    let problem = problem(of: animation(first, second, x: x, y: y))
    #expect(problem == (isInside ? nil : "not a valid PNG: a frame lies outside of the canvas"))
  }

  /// The composition of straight colors, rounded to the nearest.
  @Test(arguments: [
    ([10, 20, 30, 0], [40, 50, 60, 70]), ([10, 20, 30, 255], [40, 50, 60, 70]), ([10, 20, 30, 90], [40, 50, 60, 0]),
    ([10, 20, 30, 90], [240, 150, 60, 255]), ([11, 120, 230, 1], [240, 150, 60, 254]),
    ([255, 0, 7, 128], [0, 255, 9, 3]), ([13, 77, 201, 200], [99, 1, 254, 100]),
    // The sum of the alphas is 128.498 and 127.502.
    ([10, 20, 30, 1], [40, 50, 60, 128]), ([10, 20, 30, 1], [40, 50, 60, 127]),
    ([10, 20, 30, 90], [40, 50, 60, 1]), ([10, 20, 30, 254], [40, 50, 60, 255]), ([10, 20, 30, 0], [40, 50, 60, 0]),
  ])
  func `a frame may be blended over the canvas`(_ source: [Int], _ backdrop: [Int]) throws {
    let first = HandmadePNG(width: 2, height: 1, colorType: 6, pixels: [backdrop, backdrop])
    let second = HandmadePNG(width: 1, height: 1, colorType: 6, pixels: [source])
    let reader = try frames(of: animation(first, second, x: 1, y: 0, blending: 1))
    _ = try reader.next()
    let found = try #require(try reader.next()).pixels[1]
    let (above, below) = (Double(source[3]) / 255, Double(backdrop[3]) / 255 * (1 - Double(source[3]) / 255))
    let total = max(above + below, .leastNonzeroMagnitude)
    let channels = (0..<3).map { (Double(source[$0]) * above + Double(backdrop[$0]) * below) / total }
    #expect([found.red, found.green, found.blue] == channels.map { UInt8($0.rounded()) })
    #expect(found.alpha == UInt8(((above + below) * 255).rounded()))
  }

  /// The first frame cannot be undone: it is cleared.
  ///
  /// `nil` is a transparent pixel.
  @Test(
    arguments: [
      (0, 0, [11, 12, 13, 14], [11, 101, 102, 14], [201, 101, 102, 14]),
      (0, 1, [11, 12, 13, 14], [11, 101, 102, 14], [201, nil, nil, 14]),
      (0, 2, [11, 12, 13, 14], [11, 101, 102, 14], [201, 12, 13, 14]),
      (1, 0, [11, 12, 13, 14], [nil, 101, 102, nil], [201, 101, 102, nil]),
      (2, 1, [11, 12, 13, 14], [nil, 101, 102, nil], [201, nil, nil, nil]),
      (2, 2, [11, 12, 13, 14], [nil, 101, 102, nil], [201, nil, nil, nil]),
    ] as [(UInt8, UInt8, [UInt8?], [UInt8?], [UInt8?])])
  func `a frame remains, is cleared or is undone before the next`(
    _ disposal: UInt8, _ nextDisposal: UInt8, _ first: [UInt8?], _ second: [UInt8?], _ third: [UInt8?]
  ) throws {
    let whole = HandmadePNG(width: 4, height: 1, pixels: [[11], [12], [13], [14]])
    let (part, last) = (
      HandmadePNG(width: 2, height: 1, pixels: [[101], [102]]), HandmadePNG(width: 1, height: 1, pixels: [[201]])
    )
    var file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", whole.header)
    file += HandmadePNG.chunk("acTL", HandmadePNG.bytes(3) + HandmadePNG.bytes(0))
    file += control(0, [4, 1, 0, 0], disposal) + HandmadePNG.chunk("IDAT", whole.stream)
    file += control(1, [2, 1, 1, 0], nextDisposal) + HandmadePNG.chunk("fdAT", HandmadePNG.bytes(2) + part.stream)
    file += control(3, [1, 1, 0, 0]) + HandmadePNG.chunk("fdAT", HandmadePNG.bytes(4) + last.stream)
    let reader = try frames(of: file + HandmadePNG.chunk("IEND", []))
    for expected in [first, second, third] {
      let frame = try #require(try reader.next())
      #expect(frame.pixels.map { $0 == .clear ? nil : $0.red } == expected)
    }
    #expect(try reader.next() == nil)
  }

  /// Portable Network Graphics 3, section 11.3.5: the image before the first frame control is not part of the
  /// animation, and pixels may be divided into any number of chunks.
  @Test func `pixels belong to the frame control before them`() throws {
    let (still, frame) = (
      HandmadePNG(width: 1, height: 1, pixels: [[7]]), HandmadePNG(width: 1, height: 1, pixels: [[9]])
    )
    let head = HandmadePNG.signature + HandmadePNG.chunk("IHDR", still.header)
    let announced = HandmadePNG.chunk("acTL", HandmadePNG.bytes(1) + HandmadePNG.bytes(0))
    func pixels(_ name: String, _ sequence: [UInt8], _ image: HandmadePNG) -> [UInt8] {
      HandmadePNG.chunk(name, sequence + image.stream.prefix(5))
        + HandmadePNG.chunk(name, sequence + image.stream.dropFirst(5))
    }
    let (image, end) = (pixels("IDAT", [], still), HandmadePNG.chunk("IEND", []))
    let animated = control(0, [1, 1, 0, 0]) + pixels("fdAT", [0, 0, 0, 1], frame)
    func shown(_ file: [UInt8]) throws -> [[UInt8]] {
      let reader = try frames(of: file)
      var shown: [[UInt8]] = []
      while let frame = try reader.next() { shown.append(frame.pixels.map(\.red)) }
      return shown
    }
    #expect(try shown(head + announced + image + animated + end) == [[9]])
    #expect(try shown(head + announced + control(0, [1, 1, 0, 0]) + image + animated + end) == [[7], [9]])
    // Without the announcement it is a still image.
    #expect(try shown(head + control(0, [1, 1, 0, 0]) + image + end) == [[7]])
    #expect(try shown(head + pixels("fdAT", [0, 0, 0, 1], frame) + image + end) == [[7]])
  }

  @Test(arguments: [25, 27])
  func `a frame control has 26 bytes`(_ count: Int) {
    let still = HandmadePNG(width: 1, height: 1, pixels: [[7]])
    let numbers = [0, 1, 1, 0, 0].flatMap(HandmadePNG.bytes) + [0, 7, 0, 100, 0, 0, 0]
    let file =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", still.header)
      + HandmadePNG.chunk("acTL", HandmadePNG.bytes(1) + HandmadePNG.bytes(0))
      + HandmadePNG.chunk("fcTL", Array(numbers.prefix(count))) + HandmadePNG.chunk("IDAT", still.stream)
      + HandmadePNG.chunk("IEND", [])
    #expect(problem(of: file) == "not a valid PNG: a frame control has not 26 bytes")
  }

  @Test func `an animation is announced before the pixels`() {
    let still = HandmadePNG(width: 1, height: 1, pixels: [[7]])
    let control = HandmadePNG.chunk("acTL", HandmadePNG.bytes(1) + HandmadePNG.bytes(0))
    let (header, data) = (HandmadePNG.chunk("IHDR", still.header), HandmadePNG.chunk("IDAT", still.stream))
    #expect(isAnimatedPNG(HandmadePNG.signature + header + control + data))
    #expect(!isAnimatedPNG(HandmadePNG.signature + header + data + control))
    #expect(!isAnimatedPNG(HandmadePNG.signature + header) && !isAnimatedPNG([]))
  }
}
