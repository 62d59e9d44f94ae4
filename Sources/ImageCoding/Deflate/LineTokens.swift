/// Lines of bytes, given as runs of pixels, as tokens of the deflate format (RFC 1951), with their checksums.
///
/// The bytes of a run are not expanded: its part of the checksum follows from its length and position. Runs are found
/// within a line only, without a search for matches.
struct LineTokens {
  /// The length of each line in bytes.
  let lineLength: Int
  /// The length of a pixel in bytes, 1…4.
  let pixelLength: Int
  /// The tokens of all lines, one line after the other: see ``RunToken``.
  private(set) var tokens: [UInt16] = []
  /// The index in `tokens` after the last token of each line, by the index of the line.
  private(set) var ends: [Int] = []
  /// The two sums of each line's bytes for the stream's checksum, computed from 0, by the index of the line.
  private(set) var sums: [Adler32] = []
  private var sum = Adler32()
  private var place = 0
  private var lastByte: UInt8 = 0

  /// The maximum length of a line in bytes, up to which no checksum sum exceeds 64 bits; callers must not exceed it.
  static let maximumLineLength = 1 << 28

  /// Creates lines without tokens.
  ///
  /// - Parameter count: the expected number of lines, for which memory is reserved up to a bound.
  init(lineLength: Int, pixelLength: Int, count: Int = 0) {
    self.lineLength = lineLength
    self.pixelLength = pixelLength
    let count = min(count, 4096)
    // A line of a skeleton has some dozens of tokens.
    tokens.reserveCapacity(24 * count)
    ends.reserveCapacity(count)
    sums.reserveCapacity(count)
  }

  /// Appends one byte, as a token of its own, to the current line.
  mutating func append(byte: UInt8) {
    tokens.append(UInt16(byte))
    sum.add(byte, count: 1, rest: lineLength - place)
    place += 1
    lastByte = byte
  }

  /// Appends `count` equal pixels to the current line.
  ///
  /// The bytes of a pixel are the lowest `pixelLength` bytes of `pixel`, from the lowest on.
  mutating func append(pixel: UInt32, count: Int) {
    let byte = UInt8(truncatingIfNeeded: pixel)
    if pixelLength == 1 {
      append(byte, count: count)
    } else if (1..<pixelLength).allSatisfy({ UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) == byte }) {
      append(byte, count: count * pixelLength)
    } else {
      for index in 0..<pixelLength { tokens.append(UInt16(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * index)))) }
      appendRun((count - 1) * pixelLength, base: RunToken.pixelRuns, pixel)
      for index in 0..<pixelLength {
        let byte = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * index))
        sum.add(byte, count: count, rest: lineLength - place - index, step: pixelLength)
        lastByte = byte
      }
      place += count * pixelLength
    }
  }

  /// Appends the runs of a row whose pixels are bytes, like ``append(pixel:count:)`` for each of them.
  ///
  /// - Parameters:
  ///   - runs: an array of runs, whose ends are counted from the current place in the line.
  ///   - range: the range of the row's runs in the array.
  mutating func append(bytes runs: [PNGValueRun], in range: Range<Int>) {
    let runs = runs.span.extracting(range)
    let (lineLength, start) = (lineLength, place)
    var (place, lastByte, sum) = (place, lastByte, sum)
    // A byte and the tokens of ``appendRun(_:base:_:)`` for each run. The closure captures no array: it would be
    // retained for each row.
    let maximumCount = range.count * (1 + RunToken.shortestRun) + (lineLength - start) / RunToken.longestRun
    tokens.append(addingCapacity: maximumCount) { tokens in
      for index in runs.indices {
        let run = runs[index]
        let byte = UInt8(truncatingIfNeeded: run.value)
        let end = start + Int(run.end)
        var rest = end - place
        if byte != 0 { sum.add(byte, count: rest, rest: lineLength - place) }
        if place == 0 || byte != lastByte {
          tokens.append(UInt16(byte))
          rest -= 1
        }
        tokens.appendRun(rest, base: RunToken.byteRuns, UInt32(byte) &* 0x0101_0101)
        (place, lastByte) = (end, byte)
      }
    }
    (self.place, self.lastByte, self.sum) = (place, lastByte, sum)
  }

  mutating func endLine() {
    ends.append(tokens.count)
    sums.append(sum)
    sum = Adler32()
    place = 0
    lastByte = 0
  }

  /// Appends `count` equal bytes to the current line; `count` is at least 1.
  private mutating func append(_ byte: UInt8, count: Int) {
    var rest = count
    if place == 0 || byte != lastByte {
      tokens.append(UInt16(byte))
      rest -= 1
    }
    if rest > 0 { appendRun(rest, base: RunToken.byteRuns, UInt32(byte) &* 0x0101_0101) }
    if byte != 0 { sum.add(byte, count: count, rest: lineLength - place) }
    place += count
    lastByte = byte
  }

  private mutating func appendRun(_ length: Int, base: Int, _ bytes: UInt32) {
    // Single bytes are appended only to a run of fewer than three.
    tokens.append(addingCapacity: length / RunToken.longestRun + RunToken.shortestRun) {
      $0.appendRun(length, base: base, bytes)
    }
  }

  /// The number of times that the lines at `indices` contain each token, by the token.
  fileprivate func frequencies(inOrder indices: [Int32]) -> [Int] {
    var uses = [Int](repeating: 0, count: ends.count)
    for line in indices { uses[Int(line)] += 1 }
    var frequencies = [Int](repeating: 0, count: RunToken.count)
    var counts = frequencies.mutableSpan
    let (tokens, ends) = (tokens.span, ends.span)
    var index = 0
    for line in ends.indices {
      let (end, count) = (ends[line], uses[line])
      while index < end {
        counts[Int(tokens[index])] &+= count
        index &+= 1
      }
    }
    return frequencies
  }

  /// The bytes of the zlib stream of one block that contains the lines at `indices`, in that order.
  func compressed(inOrder indices: [Int32]) -> [UInt8] {
    var stream = LineStream()
    stream.append(self, inOrder: indices, isLast: true)
    return stream.takeBytes(isLast: true)
  }
}

extension OutputSpan<UInt16> {
  /// Appends run tokens for `length` bytes that repeat the byte or the pixel before them.
  ///
  /// A rest of fewer than three bytes is appended as single bytes: those of `bytes`, from the lowest on.
  ///
  /// - Parameter base: ``RunToken/byteRuns`` to repeat the byte before, ``RunToken/pixelRuns`` to repeat the pixel.
  @inline(__always)
  fileprivate mutating func appendRun(_ length: Int, base: Int, _ bytes: UInt32) {
    var length = length
    while length >= RunToken.shortestRun {
      var piece = min(length, RunToken.longestRun)
      // The rest must not be shorter than a run.
      if length > piece, length - piece < RunToken.shortestRun { piece = length - RunToken.shortestRun }
      append(UInt16(truncatingIfNeeded: base + piece - RunToken.shortestRun))
      length -= piece
    }
    for index in 0..<length { append(UInt16(truncatingIfNeeded: bytes >> UInt32(8 * index)) & 0xFF) }
  }
}

/// A writer of a zlib stream (RFC 1950), one deflate block per group of lines.
///
/// Its time depends only on the number of tokens and on the length of the stream.
struct LineStream {
  private var writer = BitWriter()
  private var checksum = Adler32.initial
  /// The two bytes of the stream's header, for a window of 32 KiB; empty once they are taken.
  private var start: [UInt8] = [0x78, 0x01]

  /// Appends the lines at `indices`, in that order, as one block; an index may occur several times.
  ///
  /// - Parameter isLast: true for the last block of the stream.
  mutating func append(_ lines: LineTokens, inOrder indices: [Int32], isLast: Bool) {
    let frequencies = lines.frequencies(inOrder: indices)
    var block = DeflateBlock(
      frequencies: frequencies, pixelLength: lines.pixelLength, isLast: isLast, after: writer)
    block.append(lines, inOrder: indices)
    writer = block.finish()
    for line in indices { checksum.add(lines.sums[Int(line)], length: lines.lineLength) }
    if isLast { writer.finishByte() }
  }

  /// Removes the complete bytes from the stream and returns them.
  ///
  /// - Parameter isLast: true after the last block; the checksum is then appended to the bytes.
  mutating func takeBytes(isLast: Bool) -> [UInt8] {
    defer { start = [] }
    return start + writer.takeBytes() + (isLast ? bigEndian(Int(checksum.value)) : [])
  }
}
