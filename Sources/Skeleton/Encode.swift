import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneExport
import SceneModel

/// A scene in one format, at one moment or moving.
///
/// - Parameters:
///   - document: what the scene was made from, for formats that have it at several sizes or in several themes.
///   - progress: told how many frames of how many are done.
/// - Throws: ``InvalidInput`` when the picture would be larger than the limits, or the time is over.
func encode(
  _ scene: Scene, of document: [UInt8], as format: OutputFormat, _ options: RenderOptions,
  progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
) throws(InvalidInput) -> Reported<[UInt8]> {
  var rasterizer: Rasterizer?
  return try encode(scene, of: document, as: format, options, keeping: &rasterizer, progress: progress)
}

/// - Parameter rasterizer: what is kept from one picture of the scene to the next; nil before the first.
func encode(
  _ scene: Scene, of document: [UInt8], as format: OutputFormat, _ options: RenderOptions,
  keeping rasterizer: inout Rasterizer?, progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
) throws(InvalidInput) -> Reported<[UInt8]> {
  try options.checkDeadline()
  let moment = options.time.map(Moment.init)
  let still = moment ?? .time(scene.loop.middle)
  let size = try pixelSize(of: scene, options)
  switch format {
  case .png: return Reported(try picture(of: scene, at: still, size, options, &rasterizer, encodePNG))
  case .webp where moment != nil:
    return Reported(try picture(of: scene, at: still, size, options, &rasterizer, encodeWebP))
  case .apng: return try animation(of: scene, as: .apng, at: moment, size, options, &rasterizer, progress)
  case .gif: return try animation(of: scene, as: .gif, at: moment, size, options, &rasterizer, progress)
  case .webp: return try animation(of: scene, as: .webp, at: moment, size, options, &rasterizer, progress)
  case .svg: return svg(scene, of: document, at: moment, options)
  case .html: return try html(scene, of: document, at: moment, options)
  case .ascii:
    let drawn = try drawnCells(of: scene, at: still, options)
    return Reported(ascii(scene, at: still, columns: options.columns, drawn: drawn))
  case .ansi:
    let drawn = try drawnCells(of: scene, at: still, options)
    let depth = ColorDepth(options.terminalColors)
    return Reported(ansi(scene, at: still, columns: options.columns, depth: depth, drawn: drawn))
  case .json: return Reported(bonesJSON(scene, scale: scene.scale))
  }
}

private func pixelSize(of scene: Scene, _ options: RenderOptions) throws(InvalidInput) -> PixelSize {
  do throws(PixelSizeError) {
    return try PixelSize(covering: scene.size, scale: scene.scale, maximumArea: options.limits.pixels)
  } catch {
    throw InvalidInput(OptionProblem.canvas(error), at: nil)
  }
}

private func picture(
  of scene: Scene, at moment: Moment, _ size: PixelSize, _ options: RenderOptions, _ kept: inout Rasterizer?,
  _ encode: (RowImage) throws(ImageCodingError) -> [UInt8]
) throws(InvalidInput) -> [UInt8] {
  var rasterizer = kept.take() ?? Rasterizer(size: size, scale: scene.scale)
  let image = rasterizer.draw(scene.presentation(at: moment))
  kept = rasterizer
  try options.checkDeadline()
  do throws(ImageCodingError) {
    return try encode(image)
  } catch {
    throw InvalidInput(OptionProblem.image(error), at: nil)
  }
}

/// One loop, or so many seconds from its start on; with a moment one frame.
private func animation(
  of scene: Scene, as format: AnimationFormat, at moment: Moment?, _ size: PixelSize, _ options: RenderOptions,
  _ kept: inout Rasterizer?, _ progress: (_ done: Int, _ count: Int) -> Void
) throws(InvalidInput) -> Reported<[UInt8]> {
  var loop = scene.loop
  let notes = moment == nil && options.duration == nil ? scene.loopNotes : []
  if let duration = options.duration { loop = AnimationLoop(start: loop.start, duration: duration) }
  if moment != nil { loop = .still }
  let framesPerSecond = options.framesPerSecond ?? (format == .gif ? 50 : 60)
  let frameCount = loop.frameCount(framesPerSecond: framesPerSecond)
  try checkFrames(frameCount, size, options.limits)
  let times = frameTimes(loop, framesPerSecond: framesPerSecond)
  var rasterizer = kept.take() ?? Rasterizer(size: size, scale: scene.scale)
  var isOverdue = false
  var first: RowImage?
  let bytes: [UInt8]
  do throws(ImageCodingError) {
    // A picture that stands still needs some time to be a frame of.
    let timing = try FrameTiming(frameCount: frameCount, period: loop.duration > 0 ? loop.duration : 1)
    bytes = try encodeAnimation(as: format, size: size, timing: timing) { done in
      progress(done, frameCount)
    } draw: { index, image in
      isOverdue = isOverdue || options.isOverdue
      // Frames that are alike cost next to nothing: the encoder comes to its end at once.
      if isOverdue, let first { return image = first }
      rasterizer.draw(scene.presentation(at: moment ?? .time(times[index])), into: &image)
      if first == nil, options.deadline != nil { first = image }
    }
  } catch {
    throw InvalidInput(OptionProblem.image(error), at: nil)
  }
  kept = rasterizer
  if isOverdue { throw InvalidInput(OptionProblem.overdue, at: nil) }
  return Reported(bytes, notes)
}

private func checkFrames(_ count: Int, _ size: PixelSize, _ limits: RenderLimits) throws(InvalidInput) {
  if count > limits.frames {
    throw InvalidInput(OptionProblem.tooManyFrames(count, limit: limits.frames), at: nil)
  }
  // Neither factor is beyond 2³¹.
  if count > limits.animationPixels / (size.width * size.height) {
    throw InvalidInput(OptionProblem.tooManyPixels(frames: count, limit: limits.animationPixels), at: nil)
  }
}

/// What the cells of a text picture show besides bones; nil when there is nothing.
private func drawnCells(
  of scene: Scene, at moment: Moment, _ options: RenderOptions
) throws(InvalidInput) -> DrawnCells? {
  let columns = max(1, options.columns)
  let cell = scene.size.width / Double(columns)
  do throws(PixelSizeError) {
    // A narrow, high canvas can have more character cells than pixels.
    let size = try PixelSize(covering: scene.size, scale: 1 / cell, maximumArea: options.limits.pixels)
    guard scene.drawsMoreThanBones else { return nil }
    var rasterizer = Rasterizer(size: size, scale: 1 / cell)
    let image = rasterizer.draw(scene.drawn(at: moment))
    return DrawnCells(
      columns: size.width, colors: image.rowIndices.flatMap { image.row($0).map(Color.init(premultiplied:)) })
  } catch {
    throw InvalidInput(OptionProblem.canvas(error), at: nil)
  }
}

extension Color {
  /// A pixel of premultiplied sRGB, red in the lowest byte, as straight alpha.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      guard alpha > 0 else { return 0 }
      return UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(16), alpha: UInt8(alpha))
  }
}

extension Moment {
  fileprivate init(_ time: SampleTime) {
    switch time {
    case .seconds(let seconds): self = .time(seconds)
    case .progress(let progress): self = .progress(progress)
    }
  }
}

extension ColorDepth {
  fileprivate init(_ colors: TerminalColors) {
    switch colors {
    case .trueColor: self = .trueColor
    case .palette256: self = .palette256
    case .palette16: self = .palette16
    }
  }
}
