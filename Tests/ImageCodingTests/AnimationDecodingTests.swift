import ImageCoding
import Testing

/// Encoded animations, decoded by other programs.
@Suite struct AnimationDecodingTests {
  @Test(.enabled(if: OtherDecoder.pillow.isInstalled), arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `Pillow shows the frames of an APNG`(_ sample: SampleAnimation) throws {
    let animation = try PillowAnimation(sample.file(as: .apng))
    let shown = try sample.shown()
    #expect(animation.frames == shown)
    #expect(abs(animation.frames.period - sample.period * 1_000) < 1e-3)
    // Pillow decodes an APNG of one frame as a still picture, which has no loop.
    #expect(animation.loop == 0)
  }

  @Test(.enabled(if: OtherDecoder.pillow.isInstalled), arguments: SampleAnimation.exact)
  func `Pillow shows the frames of a GIF`(_ sample: SampleAnimation) throws {
    let animation = try PillowAnimation(sample.file(as: .gif))
    #expect(try animation.frames.looks(like: sample.shown(), unit: 10))
    #expect(abs(animation.frames.period - sample.period * 1_000) < 1e-3)
    #expect(animation.loop == 0)
  }

  @Test(.enabled(if: OtherDecoder.pillow.isInstalled), arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `Pillow shows the frames of a WebP`(_ sample: SampleAnimation) throws {
    let animation = try PillowAnimation(sample.file(as: .webp))
    let shown = try sample.shown()
    if shown.count == 1 {
      // libwebp encodes it as a still picture.
      #expect(animation.frames.map(\.rgba) == shown.map(\.rgba))
    } else {
      #expect(animation.frames.looks(like: shown, unit: 1))
      #expect(abs(animation.frames.period - sample.period * 1_000) < 1e-3)
      #expect(animation.loop == 0)
    }
  }

  @Test(
    .enabled(if: OtherDecoder.ffmpeg.isInstalled && OtherDecoder.ffprobe.isInstalled),
    arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `ffmpeg shows the frames of an APNG`(_ sample: SampleAnimation) throws {
    let frames = try ffmpegFrames(sample.file(as: .apng), frameBytes: sample.width * sample.height * 4)
    // ffmpeg uses units of 1/100,000 s, rounded for each frame.
    #expect(try frames.map(\.rgba) == sample.shown().map(\.rgba))
    for (frame, expected) in try zip(frames, sample.shown()) {
      #expect(abs(frame.milliseconds - expected.milliseconds) < 0.02)
    }
  }

  @Test(
    .enabled(if: OtherDecoder.ffmpeg.isInstalled && OtherDecoder.ffprobe.isInstalled),
    arguments: SampleAnimation.exact)
  func `ffmpeg shows the frames of a GIF`(_ sample: SampleAnimation) throws {
    let frames = try ffmpegFrames(sample.file(as: .gif), frameBytes: sample.width * sample.height * 4)
    #expect(try frames.looks(like: sample.shown(), unit: 10))
  }

  @Test(.enabled(if: OtherDecoder.webpinfo.isInstalled), arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `webpinfo finds no error in a WebP`(_ sample: SampleAnimation) throws {
    let info = try OtherDecoder.webpinfo.run(["-summary"], file: sample.file(as: .webp))
    #expect(String(decoding: info, as: UTF8.self).contains("No error detected."))
  }

  @Test(.enabled(if: OtherDecoder.pillow.isInstalled), arguments: [(1, 1), (2, 2), (7, 7), (65_535, 65_535)])
  func `a count of plays is stored`(_ plays: (count: Int, stored: Int)) throws {
    let sample = SampleAnimation(name: "")
    let (apng, webp) = (try sample.encoded(as: .apng, playCount: plays.count), AnimationFormat.webp)
    #expect(try PillowAnimation(apng).loop == plays.stored)
    #expect(try PillowAnimation(sample.encoded(as: webp, playCount: plays.count)).loop == plays.stored)
    // GIF stores the number of repetitions, or nothing for a single play.
    let gif = try PillowAnimation(sample.encoded(as: .gif, playCount: plays.count))
    #expect(gif.loop == (plays.count == 1 ? -1 : plays.count - 1))
  }
}
