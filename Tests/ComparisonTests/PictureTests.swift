import Geometry
import ImageCoding
import Raster
import Testing

@testable import Comparison

/// The reports of changed pixels.
@Suite struct PictureTests {
  private let gray = Color(gray: 0xEE)

  /// An image of one color, 20×10 pixels, with changed pixels at some indices.
  private func image(_ changes: [Int: Color] = [:], width: Int = 20, height: Int = 10) throws -> RowImage {
    var pixels = [Color](repeating: gray, count: width * height)
    for (place, pixel) in changes { pixels[place] = pixel }
    let size = try PixelSize(width: width, height: height)
    return RowImage(
      size: size, rowIndices: (0..<Int32(height)).map { $0 }, pixels: pixels.map(PremultipliedPixel.init(_:)))
  }

  private func compare(
    _ expected: RowImage, _ actual: RowImage, _ tolerance: PixelTolerance = .perChannel(0), ignoring: [Rect] = []
  ) throws -> PicturesDifference {
    try comparePictures(
      frames(of: encodePNG(expected)), frames(of: encodePNG(actual)), tolerance: tolerance, ignoring: ignoring)
  }

  @Test func `a translucent color over gray is rounded, for every alpha and level`() {
    for gray: UInt8 in [0, 127, 255] {
      for alpha: UInt8 in 0...255 {
        for level in UInt8(0)...255 {
          let exact = (Double(level) * Double(alpha) + Double(gray) * Double(255 - alpha)) / 255
          let color = Color(red: level, green: 0, blue: 255, alpha: alpha).composited(on: gray)
          guard color.red == UInt8(exact.rounded()), color.alpha == 255 else {
            Issue.record("\(level) with alpha \(alpha) over \(gray): \(color)")
            return
          }
        }
      }
    }
  }

  @Test func `pixels are counted, measured and surrounded`() throws {
    let actual = try image([
      3 * 20 + 5: Color(red: 0xEC, green: 0xEE, blue: 0xEE), 6 * 20 + 9: Color(red: 0xEE, green: 0xEE, blue: 0x0E),
    ])
    let difference = try compare(try image(), actual)
    #expect(
      difference.moments.map(\.difference) == [
        PixelDifference(count: 2, maximum: 224, bounds: PixelRect(columns: 5..<10, rows: 3..<7))
      ])
    #expect(difference.mask.count { $0 } == 2)
    #expect(try compare(actual, actual).isEmpty)
  }

  @Test func `a tolerance takes up to so many levels`() throws {
    let actual = try image([0: Color(red: 0xEB, green: 0xEE, blue: 0xEE)])
    #expect(try compare(try image(), actual, .perChannel(3)).isEmpty)
    #expect(try !compare(try image(), actual, .perChannel(2)).isEmpty)
  }

  @Test func `a perceptual tolerance takes up to so much ΔE`() throws {
    let actual = try image([0: Color(red: 0xEB, green: 0xEE, blue: 0xEE)])
    let found = try compare(try image(), actual, .perceptual(0))
    let deltaE = try #require(found.moments.first?.difference.maximumDeltaE)
    #expect((0.5..<3).contains(deltaE))
    #expect(try compare(try image(), actual, .perceptual(deltaE + 1e-9)).isEmpty)
    #expect(try !compare(try image(), actual, .perceptual(deltaE - 1e-9)).isEmpty)
  }

  @Test func `an ignored part holds the pixels whose centers it holds`() throws {
    let actual = try image([3 * 20 + 5: .black])
    #expect(try compare(try image(), actual, ignoring: [Rect(x: 5, y: 3, width: 1, height: 1)]).isEmpty)
    #expect(try !compare(try image(), actual, ignoring: [Rect(x: 6, y: 3, width: 9, height: 9)]).isEmpty)
  }

  @Test func `pixels that only one has differ`() throws {
    let difference = try compare(try image(), try image(width: 22, height: 9))
    // 2 columns of 9 rows, 1 row of 20 columns.
    #expect(difference.moments.first?.difference.count == 38)
    #expect(!difference.isEmpty)
  }

  @Test func `the strip is expected, difference and actual`() throws {
    let strip = try compare(try image(), try image([0: .black])).strip
    #expect(strip.size == (try PixelSize(width: 76, height: 10)))
    #expect(
      [strip.pixels[0], strip.pixels[28], strip.pixels[56]] == [gray, Color(red: 0xD6, green: 0, blue: 0x3C), .black])
    #expect([strip.pixels[1], strip.pixels[29], strip.pixels[57]] == [gray, Color(gray: 0xFA), gray])
  }

  // MARK: - Animations

  private func animation(
    _ frames: [RowImage], period: Double, as format: AnimationFormat = .apng
  ) throws -> any FrameReader {
    let timing = try FrameTiming(frameCount: frames.count, period: period)
    return try ImageCoding.frames(
      of: encodeAnimation(as: format, size: frames[0].size, timing: timing) { $1 = frames[$0] })
  }

  @Test(arguments: AnimationFormat.allCases)
  func `animations are compared at the times at which frames begin`(_ format: AnimationFormat) throws {
    let shown = try (0..<4).map { try image([$0: .black]) }
    var changed = shown
    changed[2] = try image([150: Color(red: 255, green: 0, blue: 0)])
    let same = try comparePictures(animation(shown, period: 2, as: format), animation(shown, period: 2))
    #expect(same.isEmpty)
    #expect(same.momentCount == 4)
    let difference = try comparePictures(animation(shown, period: 2, as: format), animation(changed, period: 2))
    #expect(difference.moments.map(\.time) == [1_000_000])
    #expect(difference.moments.map(\.difference.count) == [2])
    #expect(difference.expectedPicture.pixels[2] == .black)
  }

  @Test func `frames that last as long as two others are the same show`() throws {
    let (a, b) = (try image([0: .black]), try image([1: .black]))
    let difference = try comparePictures(animation([a, b], period: 2), animation([a, a, b, b], period: 2))
    #expect(difference.isEmpty)
  }

  @Test func `another pace is another duration and other moments`() throws {
    let (a, b) = (try image([0: .black]), try image([1: .black]))
    let difference = try comparePictures(animation([a, b], period: 2), animation([a, b], period: 4))
    #expect(difference.expected.period == 2_000_000)
    #expect(difference.actual.period == 4_000_000)
    #expect(difference.moments.map(\.time) == [1_000_000])
  }

  @Test func `a still is compared with all frames`() throws {
    let (a, b) = (try image([0: .black]), try image([1: .black]))
    let difference = try comparePictures(frames(of: encodePNG(a)), animation([a, b], period: 2))
    #expect(difference.moments.map(\.time) == [1_000_000])
    #expect(difference.expected.period == 0)
  }
}
