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
///   - draw: a function that overwrites an image, whose memory is reused, with the frame at an index. It is called in
///     ascending order of the indices, once to collect the colors and once to write the file; both calls must draw the
///     same frame.
/// - Throws: ``ImageCodingError`` for a size or timing that the format cannot store, for a frame of another size, and
///   if a library fails.
package func encodeAnimation(
  as format: AnimationFormat, size: PixelSize, timing: FrameTiming, progress: (Int) -> Void = { _ in },
  draw: (Int, inout RowImage) -> Void
) throws(ImageCodingError) -> [UInt8] {
  switch format {
  case .apng: try encode(APNGEncoder.self, size, timing, progress, draw)
  case .gif: try encode(GIFEncoder.self, size, timing, progress, draw)
  case .webp: try encode(WebPAnimationEncoder.self, size, timing, progress, draw)
  }
}

private func encode<Encoder: AnimationEncoder & ~Copyable>(
  _: Encoder.Type, _ size: PixelSize, _ timing: FrameTiming, _ progress: (Int) -> Void,
  _ draw: (Int, inout RowImage) -> Void
) throws(ImageCodingError) -> [UInt8] {
  try size.check(maximumSide: Encoder.maximumSide)
  var plan = try AnimationPlan(size: size, timing: timing, clock: Encoder.clock(for: timing))
  var frames = FramePair(size: size)
  for index in plan.indices {
    try frames.advance {
      draw(index, &$0)
      Encoder.prepare(&$0)
    }
    plan.add(frames, at: index)
  }
  var encoder = try Encoder(plan)
  let indices = plan.indices
  for (index, next) in zip(indices, indices.dropFirst() + [timing.frameCount]) {
    try frames.advance {
      draw(index, &$0)
      Encoder.prepare(&$0)
    }
    let duration = plan.durations[index]
    try encoder.add(frames.current, after: index == 0 ? nil : frames.previous, duration: duration)
    // The frames in between are left out: they are completed, too.
    progress(next)
  }
  return try encoder.finish()
}
