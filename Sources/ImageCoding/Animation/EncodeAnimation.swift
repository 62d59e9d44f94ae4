package import Geometry
package import Raster

/// The formats of animations.
package enum AnimationFormat: String, Sendable, CaseIterable {
  case apng
  case gif
  case webp
}

/// An animation as a file.
///
/// The bytes depend on the frames, their timing and the versions of the libraries only. Frames that no one could see
/// are left out and the ones before them show longer: those like the one before, and those too short for the format
/// (GIF shows at most 50 a second). The period stays as it is.
///
/// - Parameters:
///   - size: the size of every frame.
///   - progress: told how many of the frames are done, whenever one is written; at last, that all are.
///   - draw: overwrites an image, whose memory is used again, with the frame at an index. It is asked for the frames in
///     order, twice: what all of them have in common is written before the first. A frame must look the same both
///     times.
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
  guard max(size.width, size.height) <= Encoder.maximumSide else {
    throw .tooLarge(size, maximumSide: Encoder.maximumSide)
  }
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
    // Those between do not show: they are done, too.
    progress(next)
  }
  return try encoder.finish()
}
