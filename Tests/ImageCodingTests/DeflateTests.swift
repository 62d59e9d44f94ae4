import Testing

@testable import ImageCoding

@Suite struct DeflateTests {
  @Test(arguments: [1, 3, 4], [1, 2, 5, 700])
  func `lines with runs of every length come back`(_ pixelLength: Int, _ length: Int) throws {
    var generator = SplitMix64(seed: UInt64(length * 10 + pixelLength))
    var bytes: [UInt8] = []
    while bytes.count < 9 * length {
      let pixel = (0..<pixelLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let isByte = Bool.random(using: &generator)
      for _ in 0..<Int.random(in: 1...300, using: &generator) {
        bytes += isByte ? [pixel[0]] : pixel
      }
    }
    let indices = (0..<40).map { _ in Int32.random(in: 0..<9, using: &generator) }
    let lines = RepeatedLines(length: length, bytes: Array(bytes.prefix(9 * length)), indices: indices)
    let stream = compressRuns(in: lines, pixelLength: pixelLength)
    #expect(try DecodedPNG.inflated(stream, count: 40 * length) == lines.expanded)
  }

  @Test func `one line of each length comes back`() throws {
    for length in 1...1_100 {
      let lines = RepeatedLines(length: length, bytes: [UInt8](repeating: 7, count: length), indices: [0])
      let stream = compressRuns(in: lines, pixelLength: 1)
      #expect(try DecodedPNG.inflated(stream, count: length) == lines.bytes)
      #expect(stream.count < 40)
    }
  }

  @Test func `every byte comes back, and a checksum of much`() throws {
    let lines = RepeatedLines(
      length: 256 * 257, bytes: (0..<256 * 257).map { UInt8($0 * ($0 >> 8) & 255) },
      indices: [Int32](repeating: 0, count: 60))
    let stream = compressRuns(in: lines, pixelLength: 3)
    #expect(try DecodedPNG.inflated(stream, count: 60 * 256 * 257) == lines.expanded)
  }

  @Test(arguments: [(7, 19), (9, 286), (15, 286), (15, 40)])
  func `a code is complete and no longer than allowed`(_ limits: (length: Int, count: Int)) {
    // The frequencies that make the longest codes.
    var frequencies = [1, 1]
    while frequencies.count < limits.count {
      frequencies.append(frequencies.suffix(2).reduce(0) { min($0 + $1, 1 << 50) })
    }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: limits.length)
    #expect(code.lengths.allSatisfy { (1...limits.length).contains($0) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (limits.length - $1) } == 1 << limits.length)
    // No code begins with another one; the first bit is the lowest.
    for (a, b) in [(0, 1), (3, limits.count - 1), (limits.count - 2, limits.count - 1)] {
      let shared = min(code.lengths[a], code.lengths[b])
      #expect(code.codes[a] & (1 << shared - 1) != code.codes[b] & (1 << shared - 1))
    }
  }

  @Test func `frequent symbols have short codes`() {
    let code = HuffmanCode(frequencies: [1, 0, 8, 4, 2, 1], maximumLength: 15)
    #expect(code.lengths == [4, 0, 1, 2, 3, 4])
    #expect(code.codes == [0b0111, 0, 0, 0b01, 0b011, 0b1111])
    #expect(HuffmanCode(frequencies: [0, 5], maximumLength: 7).lengths == [0, 1])
  }
}
