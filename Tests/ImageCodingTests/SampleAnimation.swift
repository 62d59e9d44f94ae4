import Geometry
import ImageCoding
import Raster
import SeededRandom
import Testing

/// An animation of random rectangles, with frames of few changes and frames without changes.
struct SampleAnimation: Hashable, Sendable, CustomTestStringConvertible {
  var name: String
  var width = 37
  var height = 29
  var frameCount = 7
  var period = 0.7
  var colorCount = 40
  /// The alphas of its colors.
  var alphas: [UInt32] = [255]
  var seed: UInt64 = 1

  var testDescription: String { name }

  var size: PixelSize { get throws { try PixelSize(width: width, height: height) } }

  var timing: FrameTiming { get throws { try FrameTiming(frameCount: frameCount, period: period) } }

  /// All frames, each a copy of the previous one with additional rectangles; every fifth has none.
  func frames() throws -> [RowImage] {
    var generator = SplitMix64(seed: seed)
    let colors = (0..<colorCount).map { _ in
      let alpha = alphas.randomElement(using: &generator) ?? 255
      return (0..<3).reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &generator) << (8 * $1) }
    }
    let size = try size
    // The first frame has the maximum number of colors.
    var pixels = (0..<width * height).map { colors[$0 / 2 % colorCount] }
    return try (0..<frameCount).map { index in
      for _ in 0..<(index % 5 == 0 ? 0 : 3) {
        let x = Int.random(in: 0..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        let color = colors.randomElement(using: &generator) ?? 0
        for row in y..<min(height, y + 8) {
          for column in x..<min(width, x + 11) { pixels[row * width + column] = color }
        }
      }
      return try image(pixels, size)
    }
  }

  /// The animation as a file; the previous contents of the image must have no effect.
  func encoded(as format: AnimationFormat, playCount: Int? = nil) throws -> [UInt8] {
    let frames = try frames()
    let timing = try FrameTiming(frameCount: frameCount, period: period, playCount: playCount)
    return try encodeAnimation(as: format, size: size, timing: timing) { $1 = frames[$0] }
  }

  private func image(_ pixels: [UInt32], _ size: PixelSize) throws -> RowImage {
    var rows: [ArraySlice<UInt32>] = []
    let rowIndices = (0..<height).map { y in
      let row = pixels[y * width..<(y + 1) * width]
      if let known = rows.firstIndex(of: row) { return Int32(known) }
      rows.append(row)
      return Int32(rows.count - 1)
    }
    return RowImage(size: size, rowIndices: rowIndices, bits: rows.flatMap { $0 })
  }
}

extension SampleAnimation {
  /// The sizes, counts and alphas that every format must store exactly.
  static let exact = [
    SampleAnimation(name: "one pixel", width: 1, height: 1, colorCount: 5),
    SampleAnimation(name: "one column", width: 1, height: 41, seed: 2),
    SampleAnimation(name: "one row", width: 53, height: 1, seed: 3),
    SampleAnimation(name: "one color", colorCount: 1),
    SampleAnimation(name: "two colors", colorCount: 2),
    SampleAnimation(name: "200 colors", width: 61, height: 33, colorCount: 200),
    SampleAnimation(name: "255 colors", width: 61, height: 33, colorCount: 255),
    SampleAnimation(name: "256 colors", width: 61, height: 33, colorCount: 256),
    SampleAnimation(name: "one frame", frameCount: 1),
    SampleAnimation(name: "two frames", frameCount: 2, period: 0.3),
    SampleAnimation(name: "60 frames", frameCount: 60, period: 1.2),
    SampleAnimation(name: "300 frames", width: 13, height: 11, frameCount: 300, period: 7.5),
    SampleAnimation(name: "nothing but transparency", colorCount: 1, alphas: [0]),
    SampleAnimation(name: "holes", alphas: [0, 255]),
    SampleAnimation(name: "holes in few frames", colorCount: 9, alphas: [0, 255, 255, 255], seed: 4),
    SampleAnimation(name: "noise", width: 211, height: 97, frameCount: 2, colorCount: 251, seed: 5),
  ]

  /// Animations with more colors than GIF supports.
  static let rich = [
    SampleAnimation(name: "translucency", alphas: [0, 1, 7, 100, 128, 254, 255]),
    SampleAnimation(name: "nothing opaque", colorCount: 20, alphas: [60]),
    SampleAnimation(name: "600 colors", width: 61, height: 33, colorCount: 600),
    SampleAnimation(name: "600 translucent colors", width: 61, height: 33, colorCount: 600, alphas: [0, 90, 255]),
  ]
}
