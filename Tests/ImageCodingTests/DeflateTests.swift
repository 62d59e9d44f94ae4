import SeededRandom
import Testing

@testable import ImageCoding

@Suite struct DeflateTests {
  /// The tokens of lines of one byte and whole pixels each, given as runs of maximum length.
  private func tokens(of lines: [[UInt8]], pixelLength: Int) -> LineTokens {
    var tokens = LineTokens(lineLength: lines[0].count, pixelLength: pixelLength)
    for line in lines {
      tokens.append(byte: line[0])
      let pixels = stride(from: 1, to: line.count, by: pixelLength).map { (start: Int) -> UInt32 in
        var pixel: UInt32 = 0
        for index in 0..<pixelLength { pixel |= UInt32(line[start + index]) << UInt32(8 * index) }
        return pixel
      }
      for run in runs(pixels) {
        tokens.append(pixel: run.pixel, count: run.count)
      }
      tokens.endLine()
    }
    return tokens
  }

  private func runs(_ pixels: [UInt32]) -> [(pixel: UInt32, count: Int)] {
    var runs: [(pixel: UInt32, count: Int)] = []
    for pixel in pixels {
      if let last = runs.last, last.pixel == pixel { runs[runs.count - 1].count += 1 } else { runs.append((pixel, 1)) }
    }
    return runs
  }

  @Test(arguments: [1, 3, 4], [0, 1, 2, 5, 700])
  func `lines with runs of every length come back`(_ pixelLength: Int, _ width: Int) throws {
    var generator = SplitMix64(seed: UInt64(width * 10 + pixelLength))
    let lines = (0..<9).map { _ in
      var line: [UInt8] = [UInt8.random(in: 0...4, using: &generator)]
      while line.count < 1 + width * pixelLength {
        let isByte = Bool.random(using: &generator)
        let byte = UInt8.random(in: 0...255, using: &generator)
        let pixel = (0..<pixelLength).map { _ in isByte ? byte : UInt8.random(in: 0...255, using: &generator) }
        for _ in 0..<Int.random(in: 1...300, using: &generator) { line += pixel }
      }
      return Array(line.prefix(1 + width * pixelLength))
    }
    let order = (0..<40).map { _ in Int32.random(in: 0..<9, using: &generator) }
    let stream = tokens(of: lines, pixelLength: pixelLength).compressed(inOrder: order)
    let expected = order.flatMap { lines[Int($0)] }
    #expect(try DecodedPNG.inflated(stream, count: expected.count) == expected)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a row of bytes has the tokens of its runs`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var row: [PNGValueRun] = []
    for _ in 0..<20 {
      let length = Int32.random(in: 1...(Bool.random(using: &generator) ? 4 : 1_000), using: &generator)
      row.append(PNGValueRun(end: (row.last?.end ?? 0) + length, value: .random(in: 0...3, using: &generator)))
    }
    let length = Int(row.last?.end ?? 0) + 1
    var (found, expected) = (
      LineTokens(lineLength: length, pixelLength: 1), LineTokens(lineLength: length, pixelLength: 1)
    )
    for filter in [0, 2] as [UInt8] {
      found.append(byte: filter)
      found.append(bytes: row, in: row.indices)
      found.endLine()
      expected.append(byte: filter)
      var start: Int32 = 0
      for run in row {
        expected.append(pixel: run.value, count: Int(run.end - start))
        start = run.end
      }
      expected.endLine()
    }
    #expect(found.tokens == expected.tokens)
    #expect(found.sums == expected.sums)
  }

  @Test func `one line of each length comes back`() throws {
    for width in 0...1_100 {
      let line = [UInt8](repeating: 7, count: width + 1)
      let stream = tokens(of: [line], pixelLength: 1).compressed(inOrder: [0])
      #expect(try DecodedPNG.inflated(stream, count: line.count) == line)
      #expect(stream.count < 40)
    }
  }

  @Test func `every byte comes back, and a checksum of much`() throws {
    let line = (0...255 * 257 * 3).map { index in UInt8(truncatingIfNeeded: index * (index >> 8)) }
    let stream = tokens(of: [line], pixelLength: 3).compressed(inOrder: [Int32](repeating: 0, count: 60))
    let expected = (0..<60).flatMap { _ in line }
    #expect(try DecodedPNG.inflated(stream, count: expected.count) == expected)
  }

  @Test func `a checksum of runs is that of their bytes`() {
    var sums = Adler32()
    sums.add(200, count: 70_000, rest: 70_010)
    sums.add(3, count: 4, rest: 10, step: 2)
    sums.add(9, count: 4, rest: 9, step: 2)
    sums.add(255, count: 2, rest: 2)
    var stream = Adler32.initial
    for _ in 0..<3 { stream.add(sums, length: 70_010) }
    // The plain formula, byte by byte.
    var (low, high) = (1, 0)
    for _ in 0..<3 {
      for byte in [Int](repeating: 200, count: 70_000) + [3, 9, 3, 9, 3, 9, 3, 9, 255, 255] {
        low = (low + byte) % 65_521
        high = (high + low) % 65_521
      }
    }
    #expect(stream.value == UInt32(high << 16 | low))
  }

  @Test(arguments: [(7, 19), (9, 286), (15, 286), (15, 40)])
  func `a code is complete and no longer than allowed`(_ limits: (length: Int, count: Int)) {
    // The frequencies with the longest codes.
    var frequencies = [1, 1]
    while frequencies.count < limits.count {
      frequencies.append(frequencies.suffix(2).reduce(0) { min($0 + $1, 1 << 50) })
    }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: limits.length)
    #expect(code.lengths.allSatisfy { (1...limits.length).contains($0) })
    let shares: [Int] = code.lengths.map { 1 << (limits.length - $0) }
    #expect(shares.reduce(0, +) == 1 << limits.length)
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
