package import Geometry
package import Raster

/// A file format of animations that ``encodeAnimation(as:size:timing:progress:draw:)`` can write.
package enum AnimationFormat: String, Sendable, CaseIterable {
  case apng
  case gif
  case webp
}

/// Encodes an animation as a file; returns its bytes.
///
/// The bytes depend only on the frames, their timing and the versions of the libraries. Two kinds of frames are left
/// out and the frames before them are prolonged: frames equal to the previous one, and frames too short for the format
/// (GIF shows at most 50 a second). The period does not change.
///
/// - Parameters:
///   - size: the size of every frame in pixels.
///   - timing: the number of frames, the period and the number of plays.
///   - progress: a function that receives the number of completed frames, left out ones included, after each written
///     frame; the last call receives the total.
///   - counting: a function that counts the work of the encoder, and returns false to stop it.
///   - draw: a function that overwrites an image, whose memory is reused, with the frame at an index. It is called in
///     ascending order of the indices, once to collect the colors and once to write the file; both calls must draw the
///     same frame.
/// - Throws: ``ImageCodingError`` for a size or timing that the format cannot store, for a frame of another size, if a
///   library fails, and if `counting` returns false.
package func encodeAnimation(
  as format: AnimationFormat, size: PixelSize, timing: FrameTiming, progress: (Int) -> Void = { _ in },
  counting: EncodingWork = { _ in true }, draw: (Int, inout RowImage) -> Void
) throws(ImageCodingError) -> [UInt8] {
  switch format {
  case .apng: try encode(APNGEncoder.self, size, timing, progress, counting, draw)
  case .gif: try encode(GIFEncoder.self, size, timing, progress, counting, draw)
  case .webp: try encode(WebPAnimationEncoder.self, size, timing, progress, counting, draw)
  }
}

/// A function that counts steps of about 20 ns before the work is done, and returns false to stop it.
package typealias EncodingWork = (_ steps: Int) -> Bool

extension PixelSize {
  /// The work of encoding an image with exact colors, in steps of about 20 ns: a pixel takes about 5 ns.
  package var encodingSteps: Int { width * height / 4 }
}

private func encode<Encoder: AnimationEncoder & ~Copyable>(
  _: Encoder.Type, _ size: PixelSize, _ timing: FrameTiming, _ progress: (Int) -> Void,
  _ counting: EncodingWork, _ draw: (Int, inout RowImage) -> Void
) throws(ImageCodingError) -> [UInt8] {
  try size.check(maximumSide: Encoder.maximumSide)
  var plan = try AnimationPlan(size: size, timing: timing, clock: Encoder.clock(for: timing))
  var frames = FramePair(size: size)
  for index in plan.indices {
    try frames.advance {
      draw(index, &$0)
      Encoder.prepare(&$0)
    }
    guard counting(size.encodingSteps) else { throw .stopped }
    plan.add(frames, at: index)
  }
  var encoder = try Encoder(plan)
  let indices = plan.indices
  for (index, next) in zip(indices, indices.dropFirst() + [timing.frameCount]) {
    try frames.advance {
      draw(index, &$0)
      Encoder.prepare(&$0)
    }
    guard counting(size.encodingSteps) else { throw .stopped }
    let (previous, duration) = (index == 0 ? nil : frames.previous, plan.durations[index])
    try encoder.add(frames.current, after: previous, duration: duration, counting)
    // The frames in between are left out: they are completed, too.
    progress(next)
  }
  return try encoder.finish()
}
