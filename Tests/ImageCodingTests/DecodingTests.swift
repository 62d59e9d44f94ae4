import Geometry
import ImageCoding
import Raster
import SeededRandom
import Testing
import TextFormats

/// Images decoded by the library itself.
@Suite struct DecodingTests {
  /// The frames that a file shows, with consecutive equal frames merged.
  private func shown(_ file: [UInt8]) throws -> [ShownFrame] {
    let reader = try frames(of: file)
    var shown: [ShownFrame] = []
    while let frame = try reader.next() {
      #expect(frame.pixels.count == reader.size.width * reader.size.height)
      let bytes = frame.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
      shown.append(ShownFrame(rgba: bytes, milliseconds: frame.duration * 1_000))
    }
    return shown.merged
  }

  /// The colors of a palette, and the choices that make a file small, are not visible in what comes back.
  @Test(arguments: [
    (AnimationFormat.apng, "ddf3ee47401d"), (.gif, "292b609be499"), (.webp, "2b06fedf1e6a"),
  ])
  func `the bytes of files are those of a record`(_ format: AnimationFormat, _ record: String) throws {
    var digest = SHA256()
    for sample in SampleAnimation.rich + SampleAnimation.exact {
      let file = try sample.encoded(as: format)
      digest.append(file.span)
    }
    #expect(digest.hexadecimal().prefix(12) == record)
  }

  /// A denominator of 0 means hundredths: Portable Network Graphics 3, `fcTL`.
  @Test(arguments: [([0, 3, 0, 0], 0.03), ([0, 3, 0, 100], 0.03), ([0, 3, 0, 5], 0.6), ([1, 0, 2, 0], 0.5)])
  func `the time of a frame of an APNG is a fraction`(_ delay: [UInt8], _ duration: Double) throws {
    let sample = SampleAnimation(name: "", frameCount: 2, colorCount: 2)
    let file = try changed(sample.file(as: .apng), frame: 0, at: 20, to: delay)
    #expect(try frames(of: file).next()?.duration == duration)
  }

  /// An APNG with other bytes in the frame control chunk of a frame.
  private func changed(_ file: [UInt8], frame: Int, at offset: Int, to bytes: [UInt8]) throws -> [UInt8] {
    var file = file
    let name = Array("fcTL".utf8)
    let places = file.indices.filter { file[$0] == name[0] && file[$0...].starts(with: name) }
    try #require(places.count > frame)
    let start = places[frame] + name.count
    file.replaceSubrange(start + offset..<start + offset + bytes.count, with: bytes)
    let sum = checksum(of: file[start - name.count..<start + 26])
    file.replaceSubrange(start + 26..<start + 30, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
    return file
  }

  /// The encoder writes neither: Portable Network Graphics 3, `dispose_op` and `blend_op`.
  @Test(
    .enabled(if: OtherDecoder.ffmpeg.isInstalled && OtherDecoder.ffprobe.isInstalled),
    arguments: [0, 1, 2] as [UInt8], [0, 1] as [UInt8])
  func `frames of others clear or restore the canvas, and cover it or replace it`(
    _ disposal: UInt8, _ blending: UInt8
  ) throws {
    // ffmpeg does not blend colors of a palette.
    let sample = SampleAnimation(name: "layers", frameCount: 4, colorCount: 600, alphas: [0, 100, 128, 254, 255])
    var file = try sample.file(as: .apng)
    for frame in 1..<3 { file = try changed(file, frame: frame, at: 24, to: [disposal, blending]) }
    let (found, expected) = (try shown(file), try ffmpegFrames(file, frameBytes: 37 * 29 * 4))
    #expect(found.count == 4 && expected.count == 4)
    for (frame, other) in zip(found, expected) {
      // ffmpeg rounds products of alphas in another way.
      #expect(zip(frame.rgba, other.rgba).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `an APNG comes back`(_ sample: SampleAnimation) throws {
    #expect(try shown(sample.file(as: .apng)) == sample.shown())
  }

  @Test(arguments: SampleAnimation.exact)
  func `a GIF comes back`(_ sample: SampleAnimation) throws {
    #expect(try shown(sample.file(as: .gif)).looks(like: sample.shown(), unit: 10))
  }

  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `a WebP comes back`(_ sample: SampleAnimation) throws {
    let (found, expected) = (try shown(sample.file(as: .webp)), try sample.shown())
    // libwebp stores a single frame as a still picture.
    #expect(expected.count == 1 ? found.map(\.rgba) == expected.map(\.rgba) : found.looks(like: expected, unit: 1))
  }

  @Test(arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `stills come back`(_ sample: SampleAnimation) throws {
    let image = try #require(try sample.frames().first)
    let expected = straightBytes(of: image)
    for file in [try encodePNG(image), try encodeWebP(image)] {
      #expect(try shown(file).map(\.rgba) == [ShownFrame(rgba: expected, milliseconds: 0).rgba])
    }
  }

  /// All pixel formats of ffmpeg, plain with all filters, and in the seven passes of Adam7 with the filter of Paeth.
  @Test(
    .enabled(if: OtherDecoder.ffmpeg.isInstalled),
    arguments: ["gray", "ya8", "rgb24", "rgba", "pal8", "monob", "gray16be", "rgb48be", "rgba64be", "ya16be"],
    ["-ildct", "+ildct"])
  func `PNG files of others are read`(_ format: String, _ passes: String) throws {
    let sample = SampleAnimation(name: "other", width: 37, height: 29, frameCount: 1, seed: 9)
    let source = try encodePNG(try #require(try sample.frames().first))
    let filters = passes == "+ildct" ? "paeth" : "mixed"
    let file = try OtherDecoder.ffmpeg.run(
      ["-v", "error", "-i"], file: source,
      ["-pix_fmt", format, "-flags", passes, "-pred", filters, "-c:v", "png", "-f", "image2pipe", "-"])
    // The interlace method.
    #expect(file[28] == (passes == "+ildct" ? 1 : 0))
    let expected = try OtherDecoder.ffmpeg.run(
      ["-v", "error", "-i"], file: file, ["-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    let found = try shown(file)
    try #require(found.count == 1 && found[0].rgba.count == expected.count)
    // Rounding of 16 bits to 8 may differ by a level.
    let limit = format.contains("16") || format.contains("48") || format.contains("64") ? 1 : 0
    #expect(zip(found[0].rgba, expected).allSatisfy { abs(Int($0) - Int($1)) <= limit })
  }

  @Test(arguments: AnimationFormat.allCases)
  func `damaged files are refused or shown, never worse`(_ format: AnimationFormat) throws {
    let sample = SampleAnimation(name: "damaged", frameCount: 3, alphas: [0, 255])
    let file = try sample.encoded(as: format)
    var generator = SplitMix64(seed: 7)
    for length in stride(from: 0, to: file.count, by: 11) { _ = try? shown(Array(file.prefix(length))) }
    for _ in 0..<300 {
      var damaged = file
      for _ in 0..<3 {
        damaged[Int.random(in: 6..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let limits = DecodingLimits(pixels: 1_000_000, animationPixels: 10_000_000)
      guard let reader = try? frames(of: damaged, limits: limits) else { continue }
      while (try? reader.next()) != nil {}
    }
  }

  @Test func `a truncated PNG and a file of another format are named in the error`() throws {
    let image = try #require(try SampleAnimation(name: "still").frames().first)
    let file = try encodePNG(image)
    #expect(throws: ImageDecodingError.malformed(.png, reason: "it ends too early")) {
      _ = try frames(of: Array(file.dropLast(20)))
    }
    #expect(throws: ImageDecodingError.unknownFormat) { _ = try frames(of: Array("<svg/>".utf8)) }
    #expect(throws: ImageDecodingError.tooManyPixels(limit: 100)) {
      _ = try frames(of: file, limits: DecodingLimits(pixels: 100))
    }
  }
}
