import Geometry
import ImageCoding
import Raster
import SeededRandom
import Testing

@Suite struct AnimationTests {
  @Test(arguments: AnimationFormat.allCases, SampleAnimation.exact.suffix(4) + SampleAnimation.rich)
  func `the same frames give the same bytes`(_ format: AnimationFormat, _ sample: SampleAnimation) throws {
    #expect(try sample.encoded(as: format) == sample.encoded(as: format))
  }

  @Test(arguments: AnimationFormat.allCases)
  func `frames are asked for in order, twice, into memory of two, and counted as they are done`(
    _ format: AnimationFormat
  ) throws {
    let sample = SampleAnimation(name: "", frameCount: 12, period: 1)
    let frames = try sample.frames()
    var asked: [Int] = []
    var done: [Int] = []
    _ = try encodeAnimation(as: format, size: sample.size, timing: sample.timing, progress: { done.append($0) }) {
      asked.append($0)
      $1 = frames[$0]
    }
    // Frames 5 and 10 equal the previous ones.
    let shown = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11]
    #expect(asked == Array(0..<12) + shown)
    #expect(done == shown.dropFirst() + [12])
  }

  @Test(arguments: AnimationFormat.allCases)
  func `a frame of another size is refused`(_ format: AnimationFormat) throws {
    let sample = SampleAnimation(name: "", frameCount: 3)
    var frames = try sample.frames()
    frames[1] = try SampleAnimation(name: "", width: 38).frames()[1]
    let error = #expect(throws: ImageCodingError.self) {
      try encodeAnimation(as: format, size: sample.size, timing: sample.timing) { $1 = frames[$0] }
    }
    #expect(error?.description == "a frame has 38×29 pixels, those before it have 37×29")
  }

  @Test(arguments: [(AnimationFormat.apng, Int(Int32.max)), (.gif, 65_535), (.webp, 16_383)])
  func `a side that the format cannot count is refused`(_ format: AnimationFormat, _ maximum: Int) throws {
    let size = try PixelSize(width: maximum + 1, height: 1, maximumArea: .max)
    #expect(throws: ImageCodingError.tooLarge(size, maximumSide: maximum)) {
      try encodeAnimation(as: format, size: size, timing: FrameTiming(frameCount: 1, period: 1)) { _, _ in }
    }
  }

  @Test(arguments: [(AnimationFormat.gif, 65_535), (.webp, 16_383)])
  func `the longest side is encoded`(_ format: AnimationFormat, _ maximum: Int) throws {
    for (width, height) in [(maximum, 2), (2, maximum)] {
      let sample = SampleAnimation(name: "", width: width, height: height, frameCount: 1, colorCount: 1)
      let row = [UInt32](repeating: 0xFF12_3456, count: width)
      let image = RowImage(
        size: try sample.size, rowIndices: [Int32](repeating: 0, count: height), bits: row)
      let file = try encodeAnimation(as: format, size: sample.size, timing: sample.timing) { $1 = image }
      #expect(file.count < 100_000)
    }
  }

  /// The bytes of an additional frame: the rectangle is cropped, and GIF and WebP leave out its unchanged pixels.
  @Test(arguments: [(AnimationFormat.apng, 300, 40_000), (.gif, 100, 2_000), (.webp, 250, 2_000)])
  func `the cost of a frame depends on the changed rows`(_ format: AnimationFormat, _ near: Int, _ apart: Int) throws {
    let sample = SampleAnimation(name: "", width: 200, height: 160, colorCount: 200)
    var generator = SplitMix64(seed: 3)
    let noise = (0..<200 * 160).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<200, using: &generator) }
    func bytes(changing places: [Int]) throws -> Int {
      let images = try [[], places].map { places in
        var pixels = noise
        for place in places { pixels[place] = 0xFF00_00FA }
        return RowImage(size: try sample.size, rowIndices: (0..<160).map(Int32.init), bits: pixels)
      }
      return try encodeAnimation(as: format, size: sample.size, timing: FrameTiming(frameCount: 2, period: 1)) {
        $1 = images[$0]
      }.count
    }
    let still = try bytes(changing: [])
    #expect(still > 25_000)
    #expect(try bytes(changing: [5_050, 5_051, 5_250]) - still < near)
    #expect(try bytes(changing: [0, 200 * 160 - 1]) - still < apart)
  }

  /// The table of 4,095 codes is full several times; each new table must forget the codes of runs.
  @Test(arguments: [2, 5, 200]) func `a GIF of random runs is exact`(_ colorCount: Int) throws {
    var generator = SplitMix64(seed: 11)
    let size = try PixelSize(width: 240, height: 150)
    var pixels: [UInt32] = []
    while pixels.count < size.width * size.height {
      let color = 0xFF00_0000 | 0x01_0204 * UInt32.random(in: 0..<UInt32(colorCount), using: &generator)
      let length = colorCount == 2 ? 60 : 4
      pixels += repeatElement(color, count: Int.random(in: 1...length, using: &generator))
    }
    let image = RowImage(
      size: size, rowIndices: (0..<size.height).map(Int32.init), bits: Array(pixels.prefix(size.width * size.height)))
    let file = try encodeAnimation(as: .gif, size: size, timing: FrameTiming(frameCount: 1, period: 1)) { $1 = image }
    let shown = try #require(try frames(of: file).next())
    #expect(shown.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } == straightBytes(of: image))
  }
}
