import Geometry
import ImageCoding
import Testing

/// GIF files that other encoders write: GIF89a.
@Suite struct GIFFormatTests {
  /// A picture of a file; the places in the palette of its pixels are in the order in which they are stored.
  private struct Picture {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    var isInterlaced = false
    /// Hundredths of a second; nil for a picture without a graphics control extension.
    var delay: Int? = 7
    var disposal: UInt8 = 0
    var transparent: UInt8?
    var places: [UInt8]

    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      if let delay {
        let flags = disposal << 2 | (transparent == nil ? 0 : 1)
        bytes += [0x21, 0xF9, 4, flags] + word(delay) + [transparent ?? 0, 0]
      }
      bytes.append(0x2C)
      bytes += [left, top, width, height].flatMap(word)
      bytes.append(isInterlaced ? 0x40 : 0)
      // Codes of one byte: the code 128 clears the table before codes become longer, and 129 ends.
      var codes: [UInt8] = []
      for start in stride(from: 0, to: places.count, by: 100) {
        codes.append(128)
        codes += places[start...].prefix(100)
      }
      codes.append(129)
      bytes.append(7)
      for start in stride(from: 0, to: codes.count, by: 255) {
        let block = codes[start...].prefix(255)
        bytes.append(UInt8(block.count))
        bytes += block
      }
      return bytes + [0]
    }
  }

  /// A palette of eight colors, whose red channels are 10, 20, …, 80.
  private func frames(_ width: Int, _ height: Int, _ pictures: Picture...) throws -> [DecodedFrame] {
    let palette = (1...8 as ClosedRange<UInt8>).flatMap { red -> [UInt8] in [red * 10, red, 200 - red] }
    var file = Array("GIF89a".utf8)
    file += word(width) + word(height)
    file += [0x82, 0, 0]
    file += palette
    for picture in pictures { file += picture.bytes }
    file.append(0x3B)
    let reader = try ImageCoding.frames(of: file)
    var frames: [DecodedFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    try #require(frames.count == pictures.count)
    return frames
  }

  /// The places in the palette of a frame's pixels; nil for transparent ones.
  private func places(_ frame: DecodedFrame) -> [Int?] {
    frame.pixels.map { pixel in
      let place = Int(pixel.red) / 10 - 1
      if pixel == .clear { return nil }
      return pixel == Color(red: pixel.red, green: UInt8(place + 1), blue: UInt8(199 - place)) ? place : -1
    }
  }

  /// The rows are stored in four passes: every eighth, those between them, every fourth between these, and the others.
  @Test(arguments: 1...19)
  func `an interlaced picture is read`(_ height: Int) throws {
    let rows = (0..<height).map { row -> [UInt8] in (0..<3).map { UInt8((row * 3 + $0) % 8) } }
    let passes = [[0], [4], [2, 6], [1, 3, 5, 7]]
    let stored = passes.flatMap { pass in rows.indices.filter { pass.contains($0 % 8) }.flatMap { rows[$0] } }
    let picture = Picture(width: 3, height: height, isInterlaced: true, places: stored)
    let expected: [Int?] = rows.joined().map { Int($0) }
    #expect(try places(frames(3, height, picture)[0]) == expected)
  }

  @Test func `a picture of several blocks is read`() throws {
    let stored = (0..<40 * 13).map { UInt8($0 % 7) }
    let found = try frames(40, 13, Picture(width: 40, height: 13, delay: 123, places: stored))
    let expected: [Int?] = stored.map { Int($0) }
    #expect(places(found[0]) == expected)
    #expect(found[0].duration == 1.23)
  }

  /// The second picture covers two pixels of the canvas, and the third one.
  @Test(arguments: [(0, 2), (1, 2), (2, nil), (3, 1)] as [(UInt8, Int?)])
  func `a picture remains, is cleared or is replaced by that before it`(_ disposal: UInt8, _ left: Int?) throws {
    let found = try frames(
      5, 4, Picture(width: 5, height: 4, disposal: 1, places: [UInt8](repeating: 1, count: 20)),
      Picture(left: 3, top: 2, width: 2, height: 1, disposal: disposal, places: [2, 2]),
      Picture(left: 0, top: 1, width: 1, height: 1, places: [3]))
    var expected = [Int?](repeating: 1, count: 20)
    #expect(places(found[0]) == expected)
    (expected[13], expected[14]) = (2, 2)
    #expect(places(found[1]) == expected)
    (expected[13], expected[14], expected[5]) = (left, left, 3)
    #expect(places(found[2]) == expected)
  }

  @Test func `a picture may reach beyond the canvas`() throws {
    let found = try frames(
      5, 4, Picture(width: 5, height: 4, disposal: 1, places: [UInt8](repeating: 1, count: 20)),
      Picture(left: 4, top: 3, width: 3, height: 2, disposal: 2, places: [2, 3, 4, 5, 6, 7]),
      Picture(left: 7, top: 1, width: 1, height: 1, places: [3]),
      Picture(left: 1, top: 9, width: 1, height: 1, places: [3]))
    var expected = [Int?](repeating: 1, count: 20)
    expected[19] = 2
    #expect(places(found[1]) == expected)
    expected[19] = nil
    #expect(places(found[2]) == expected && places(found[3]) == expected)
  }

  /// The control of a picture does not hold for the next one.
  @Test func `a transparent place leaves the canvas as it is`() throws {
    let found = try frames(
      3, 1, Picture(width: 3, height: 1, disposal: 1, transparent: 6, places: [1, 6, 0]),
      Picture(width: 3, height: 1, disposal: 2, transparent: 0, places: [0, 2, 6]),
      Picture(width: 2, height: 1, delay: nil, places: [0, 6]))
    #expect(found.map { places($0) } == [[1, nil, 0], [1, 2, 6], [0, 6, nil]])
    #expect(found.map(\.duration) == [0.07, 0.07, 0])
  }

  @Test func `a place outside of the palette leaves the canvas as it is`() throws {
    let found = try frames(
      3, 1, Picture(width: 3, height: 1, places: [1, 2, 3]), Picture(width: 3, height: 1, places: [7, 8, 9]))
    #expect(places(found[1]) == [7, 2, 3])
  }

  @Test func `an empty canvas and an empty picture are refused`() {
    let empty = ImageDecodingError.malformed(.gif, reason: "it is empty")
    #expect(throws: empty) { try frames(0, 4, Picture(width: 1, height: 1, places: [1])) }
    #expect(throws: empty) { try frames(3, 0, Picture(width: 1, height: 1, places: [1])) }
    #expect(throws: empty) { try frames(3, 4, Picture(width: 0, height: 1, places: [])) }
  }
}

/// A number as two bytes, the lower one first.
private func word(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
