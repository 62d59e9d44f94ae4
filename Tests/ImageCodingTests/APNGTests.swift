import Geometry
import ImageCoding
import Raster
import Testing

@Suite struct APNGTests {
  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `shows every frame for its time`(_ sample: SampleAnimation) throws {
    #expect(try DecodedAPNG(sample.file(as: .apng)).shown() == sample.shown())
  }

  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `a frame replaces the smallest rectangle that changes`(_ sample: SampleAnimation) throws {
    let file = try DecodedAPNG(sample.file(as: .apng))
    let shown = try sample.shown()
    #expect(file.frames.allSatisfy { $0.disposal == 0 && $0.blending == 0 })
    for (index, frame) in file.frames.enumerated() {
      let expected =
        index == 0
        ? [0, 0, sample.width, sample.height]
        : changedRectangle(shown[index - 1].rgba, shown[index].rgba, width: sample.width)
      #expect([frame.x, frame.y, frame.width, frame.height] == expected, "frame \(index)")
    }
  }

  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `counts and sequence numbers are right`(_ sample: SampleAnimation) throws {
    let file = try DecodedAPNG(sample.file(as: .apng))
    #expect(file.frameCount == file.frames.count)
    #expect(file.playCount == 0)
    #expect(file.sequenceNumbers == Array(0..<file.sequenceNumbers.count))
    #expect(file.chunks.prefix(2) == ["IHDR", "acTL"])
    #expect(file.chunks.last == "IEND")
    #expect(file.chunks.firstIndex(of: "fcTL") == file.chunks.firstIndex(of: "IDAT").map { $0 - 1 })
  }

  @Test func `all frames share a palette`() throws {
    // Only the second frame has these colors.
    let sample = SampleAnimation(name: "", frameCount: 3, colorCount: 200)
    var frames = try sample.frames()
    frames[1] = try SampleAnimation(name: "", colorCount: 56, seed: 9).frames()[1]
    let file = try encodeAnimation(as: .apng, size: sample.size, timing: sample.timing) { $1 = frames[$0] }
    #expect(DecodedAPNG(file).chunks.contains("PLTE"))
    let expected = frames.map { ShownFrame($0, milliseconds: 700.0 / 3) }
    #expect(try DecodedAPNG(file).shown() == expected)
  }

  @Test func `a frame that only prolongs the one before has one pixel`() throws {
    // One tick is a second, and a delay is at most 65535 ticks.
    let sample = SampleAnimation(name: "", frameCount: 3, period: 120_000, colorCount: 3)
    let image = try sample.frames()[0]
    let file = try DecodedAPNG(
      encodeAnimation(as: .apng, size: sample.size, timing: sample.timing) { $1 = image })
    #expect(file.frames.map(\.width) == [37, 1, 1])
    #expect(file.frames.map(\.delayNumerator) == [40_000, 40_000, 40_000])
    #expect(try file.shown().merged == [ShownFrame(image, milliseconds: 120_000_000)])
  }

  /// The x, y, width and height of the difference between two pictures, pixel by pixel.
  private func changedRectangle(_ old: [UInt8], _ new: [UInt8], width: Int) -> [Int] {
    let changed = (0..<old.count / 4).filter { old[$0 * 4..<$0 * 4 + 4] != new[$0 * 4..<$0 * 4 + 4] }
    let (columns, rows) = (changed.map { $0 % width }, changed.map { $0 / width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
    else { return [] }
    return [left, top, right - left + 1, bottom - top + 1]
  }
}
