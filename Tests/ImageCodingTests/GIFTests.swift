import Geometry
import ImageCoding
import Raster
import Testing

@Suite(.enabled(if: OtherDecoder.pillow.isInstalled)) struct GIFTests {
  @Test func `frames with palettes of their own are exact`() throws {
    let sample = SampleAnimation(name: "", frameCount: 6, colorCount: 200)
    let frames = try (0..<6).map { index in
      try SampleAnimation(name: "", colorCount: 200, seed: UInt64(index)).frames()[index]
    }
    try expectExact(frames, sample)
  }

  @Test func `a frame with 256 colors or fewer is exact after one with more`() throws {
    let sample = SampleAnimation(name: "", width: 61, height: 33, frameCount: 6, colorCount: 200)
    var frames = try sample.frames()
    let rich = try SampleAnimation(name: "", width: 61, height: 33, colorCount: 900).frames()
    (frames[0], frames[3]) = (rich[0], rich[3])
    let file = try encodeAnimation(as: .gif, size: sample.size, timing: sample.timing) { $1 = frames[$0] }
    let shown = try PillowAnimation(file).frames
    #expect(shown.count == 5)
    for (place, index) in [(1, 1), (2, 2), (4, 4)] {
      #expect(shown[place].rgba == straightBytes(of: frames[index]), "frame \(index)")
    }
  }

  @Test func `256 changed colors leave no place for transparency and are exact`() throws {
    let sample = SampleAnimation(name: "", width: 61, height: 33, frameCount: 2, colorCount: 256)
    let other = SampleAnimation(name: "", width: 61, height: 33, frameCount: 2, colorCount: 256, seed: 8)
    try expectExact([sample.frames()[0], other.frames()[0]], sample)
  }

  @Test func `alpha is cut at one half`() throws {
    let size = try PixelSize(width: 256, height: 1)
    let pixels = (0..<256).map { UInt32($0) << 24 | UInt32($0) << 8 }
    let image = RowImage(size: size, rowIndices: [0], bits: pixels)
    let file = try encodeAnimation(as: .gif, size: size, timing: FrameTiming(frameCount: 1, period: 1)) { $1 = image }
    let shown = try #require(PillowAnimation(file).frames.first).rgba
    let (clear, green): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 255, 0, 255])
    #expect(shown == (0..<256).flatMap { $0 < 128 ? clear : green })
  }

  /// Moving smooth pictures of 1,024 and 9,216 colors.
  ///
  /// The measured errors are 3.1 and 3.7 levels of 255, and 0.12 and 0.35 for the means of 8×8 pixels.
  @Test(arguments: [32, 96])
  func `more than 256 colors differ little, and less on average`(_ side: Int) throws {
    let size = try PixelSize(width: side, height: side)
    let frames = (0..<3).map { index in
      let pixels = (0..<side * side).map { place -> UInt32 in
        let (x, y) = (place % side * 255 / (side - 1), place / side * 255 / (side - 1))
        let blue = (x + y) / 4 + 10 * index
        return 0xFF00_0000 | UInt32(blue) << 16 | UInt32(y) << 8 | UInt32(x)
      }
      return RowImage(size: size, rowIndices: (0..<side).map(Int32.init), bits: pixels)
    }
    let timing = try FrameTiming(frameCount: 3, period: 0.3)
    let file = try encodeAnimation(as: .gif, size: size, timing: timing) { $1 = frames[$0] }
    let shown = try PillowAnimation(file).frames
    #expect(shown.count == 3)
    for (frame, image) in zip(shown, frames) {
      let expected = straightBytes(of: image)
      let differences = zip(frame.rgba, expected).map { Int($0) - Int($1) }
      let mean = Double(differences.reduce(0) { $0 + abs($1) }) * 4 / 3 / Double(differences.count)
      let blockMean = blockMeans(differences, side: side).reduce(0) { $0 + abs($1) } / Double(side * side / 64 * 3)
      print("GIF of \(side)×\(side) colors: mean error \(mean), of blocks \(blockMean)")
      #expect(mean < 4.5)
      #expect(blockMean < 0.4)
    }
  }

  private func expectExact(_ frames: [RowImage], _ sample: SampleAnimation) throws {
    let file = try encodeAnimation(as: .gif, size: sample.size, timing: sample.timing) { $1 = frames[$0] }
    #expect(try PillowAnimation(file).frames.map(\.rgba) == frames.map(straightBytes))
  }

  /// The means of each channel in blocks of 8×8 pixels.
  private func blockMeans(_ values: [Int], side: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: side * side / 64 * 4)
    for (index, value) in values.enumerated() {
      let (x, y) = (index / 4 % side, index / 4 / side)
      sums[(y / 8 * (side / 8) + x / 8) * 4 + index % 4] += Double(value) / 64
    }
    return sums
  }
}
