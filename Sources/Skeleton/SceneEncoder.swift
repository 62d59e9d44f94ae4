import Diagnostics
import Geometry
import HostExport
import ImageCoding
import LayerTree
import Raster
import SceneModel
import TextPictures

/// An encoder of one scene, at one moment or animated, for all output formats.
struct SceneEncoder {
  let source: SkeletonScene
  /// The options with the work that is left for the document.
  private let request: RenderRequest
  /// The options with the work of this output.
  let options: RenderRequest
  /// The moment of the picture; nil for a still picture's default moment, or in animated formats for the whole loop.
  let moment: Moment?

  /// A function that receives the number of completed frames, or of completed bands of a tall picture, and their total.
  typealias Progress = (_ done: Int, _ count: Int) -> Void
  /// A function that receives the next bytes of the output, and returns false to stop the encoder.
  typealias Write = ([UInt8]) -> Bool

  /// An encoder of a scene with options of encoding.
  init(_ source: SkeletonScene, _ request: RenderRequest) {
    (self.source, self.request, options) = (source, request, request.withFullBudget())
    // A function with the optional time as its argument would copy all options.
    if let time = request.time { moment = Moment(time) } else { moment = nil }
  }

  var scene: Scene { source.content }

  /// The composer of the scenes of the document at other sizes and in the dark theme.
  var variants: SceneVariants {
    SceneVariants(of: source.document, request, scene: source.isAsComposed ? source.content : nil)
  }

  /// The moment of still pictures: that of the options, or else the moment of the loop with the largest contrast.
  var still: Moment { moment ?? .time(scene.stillTime) }

  /// Encodes the scene in one format and passes the bytes to `write`, piece by piece.
  ///
  /// A PNG picture above the limit of pixels is drawn in bands and is never in memory as a whole.
  ///
  /// - Parameter masks: the pixel masks of the previous picture; replaced by those of this picture.
  /// - Returns: the notes and warnings of the encoder.
  /// - Throws: ``InvalidInput`` for a picture that exceeds the limits, or if the deadline passes.
  func encode(
    as format: OutputFormat, keeping masks: inout SceneMasks, _ progress: Progress, _ write: Write
  ) throws(InvalidInput) -> [Diagnostic] {
    try options.checkDeadline()
    if [.svg, .html, .lottie, .react, .reactStyles, .element].contains(format) { try scene.checkWrittenLayers() }
    switch format {
    case .png: try encodePNG(&masks, progress, write)
    case .webp where moment != nil: _ = write(try picture(try pixelSize(), &masks, { $0.draw($1) }, encodeWebP))
    case .apng: return try animation(as: .apng, &masks, progress, write)
    case .gif: return try animation(as: .gif, &masks, progress, write)
    case .webp: return try animation(as: .webp, &masks, progress, write)
    case .svg: return try written(try svg(), write)
    case .html: return try written(try html(), write)
    case .lottie: return try written(lottie(), write)
    case .hxml: return try written(try host(.hxml), write)
    case .uikit: return try written(try host(HostFramework.uikit), write)
    case .swiftui: return try written(try host(HostFramework.swiftUI), write)
    case .compose: return try written(try host(HostFramework.compose), write)
    case .react: return try written(try component(.react), write)
    case .reactStyles: return try written(try component(.styles), write)
    case .element: return try written(try component(.element), write)
    case .reactContentLoader: return try written(try host(.reactContentLoader), write)
    case .android: return try written(try host(.android), write)
    case .androidValues: return try written(try host(.androidValues), write)
    case .androidNight: return try written(try host(.androidNight), write)
    case .ascii:
      ascii(
        scene, at: still, columns: options.columns, drawn: try drawnCells(), deadline: options.deadline, write: write)
      try options.checkDeadline()
    case .ansi:
      let depth = ColorDepth(options.terminalColors)
      let text = ansi(
        scene, at: still, columns: options.columns, depth: depth, drawn: try drawnCells(), deadline: options.deadline)
      return try written(Reported(text), write)
    case .json:
      return try written(Reported(bonesJSON(scene, scale: scene.scale, deadline: options.deadline)), write)
    case .boneyard: return try written(try boneyard(), write)
    }
    return []
  }

  /// Passes a text to `write`; each byte is a step of work.
  private func written(_ output: Reported<[UInt8]>, _ write: Write) throws(InvalidInput) -> [Diagnostic] {
    try options.count(steps: output.value.count)
    _ = write(output.value)
    return output.diagnostics
  }

  /// The interval of scene time, in seconds, that animated formats show: the scene's loop, or one as long as the option
  /// `duration`.
  ///
  /// A requested interval that reaches the end of a scene that rests is shown once, too.
  var loop: AnimationLoop {
    let loop = scene.loop
    guard let duration = options.duration else { return loop }
    return AnimationLoop(start: loop.start, duration: duration, rests: loop.rests && duration >= loop.duration)
  }

  /// The notes about the loop of the scene that an animated output repeats; empty for a still picture and for a
  /// requested duration.
  var loopNotes: [Diagnostic] { moment == nil && options.duration == nil ? scene.loopNotes : [] }
}

// MARK: - Pixels

extension SceneEncoder {
  var workers: Workers? { options.context.threads.map { Workers(count: $0.count, perform: $0.perform) } }

  func pixelSize(maximumArea: Int? = nil) throws(InvalidInput) -> PixelSize {
    let (area, side) = (maximumArea ?? options.limits.pixels, maximumArea == nil ? .max : options.limits.streamedSide)
    return try mapError(
      PixelSize(covering: scene.size, scale: scene.scale, maximumArea: area, maximumSide: side),
      InvalidInput.init(canvas:))
  }

  /// Draws and encodes a PNG, as a whole if the canvas is within the limit of pixels, otherwise in bands.
  ///
  /// - Throws: ``InvalidInput`` for a picture that exceeds the limits, or if the deadline passes.
  private func encodePNG(_ masks: inout SceneMasks, _ progress: Progress, _ write: Write) throws(InvalidInput) {
    let size = try pixelSize(maximumArea: options.limits.streamedPixels)
    guard size.width * size.height > options.limits.pixels else {
      _ = write(try picture(size, &masks, { $0.drawRuns($1) }, ImageCoding.encodePNG))
      return
    }
    var memory = PresentationMemory()
    var bands = DisplayBands(
      scene.presentation(at: still, deadline: options.deadline, keeping: &memory), size: size, scale: scene.scale,
      workers: workers)
    bands.deadline = options.deadline
    var done = 0
    var isOverdue = false
    do throws(ImageCodingError) {
      // Each band is drawn twice.
      _ = try ImageCoding.encodePNG(size: size, bandCount: bands.count) { band, image in
        done += 1
        progress(done, 2 * bands.count)
        isOverdue = isOverdue || options.deadline.hasPassed
        if isOverdue, done <= bands.count { return false }
        let isChanged = bands.draw(band, into: &image)
        isOverdue = isOverdue || !options.deadline.allowsMore(image.size.encodingSteps / 256)
        return isChanged
      } write: {
        !isOverdue && write($0)
      }
    } catch {
      throw InvalidInput(image: error)
    }
    if isOverdue { throw options.deadline.error }
  }

  private func picture<Image>(
    _ size: PixelSize, _ masks: inout SceneMasks, _ draw: (inout Rasterizer, DisplayList) -> Image,
    _ encode: (Image) throws(ImageCodingError) -> [UInt8]
  ) throws(InvalidInput) -> [UInt8] {
    var rasterizer = masks.takeRasterizer(size, scale: scene.scale, workers: workers)
    rasterizer.corners = options.context.cache?.corners
    rasterizer.deadline = options.deadline
    var memory = PresentationMemory()
    let image = draw(&rasterizer, scene.presentation(at: still, deadline: options.deadline, keeping: &memory))
    try options.count(steps: size.encodingSteps)
    masks.keep(rasterizer, size, scale: scene.scale)
    return try mapError(encode(image), InvalidInput.init(image:))
  }

  /// Encodes the frames of the loop, or the single frame of the requested moment, as an animated picture.
  ///
  /// - Returns: the notes about the loop.
  /// - Throws: ``InvalidInput`` for a picture that exceeds the limits, or if the deadline passes.
  private func animation(
    as format: AnimationFormat, _ masks: inout SceneMasks, _ progress: Progress, _ write: Write
  ) throws(InvalidInput) -> [Diagnostic] {
    let scene = scene
    let size = try pixelSize()
    let frames = try frames(as: format, size)
    var rasterizer = masks.takeRasterizer(size, scale: scene.scale, workers: workers)
    rasterizer.corners = options.context.cache?.corners
    rasterizer.deadline = options.deadline
    let deadline = options.deadline
    var memory = PresentationMemory()
    let bytes: [UInt8]
    do throws(ImageCodingError) {
      bytes = try encodeAnimation(as: format, size: size, timing: try frames.timing) { done in
        progress(done, frames.moments.count)
      } counting: {
        deadline.allowsMore($0 / 256)
      } draw: { index, image in
        let list = scene.presentation(at: frames.moments[index], deadline: deadline, keeping: &memory)
        rasterizer.draw(list, into: &image)
      }
    } catch {
      throw error == .stopped ? deadline.error : InvalidInput(image: error)
    }
    masks.keep(rasterizer, size, scale: scene.scale)
    _ = write(bytes)
    return loopNotes
  }

  /// The moments of an animation's frames at the requested or the format's frame rate, and their total duration in
  /// seconds.
  ///
  /// - Throws: ``InvalidInput`` for more frames, pixels or layers than the limits allow.
  func frames(as format: AnimationFormat, _ size: PixelSize) throws(InvalidInput) -> FrameMoments {
    let loop = moment == nil ? loop : .still
    let framesPerSecond = options.framesPerSecond ?? (format == .gif ? 50 : 60)
    let count = loop.frameCount(framesPerSecond: framesPerSecond)
    try checkFrames(count, size)
    try scene.checkLayers(inFrames: count)
    let times = frameTimes(loop, framesPerSecond: framesPerSecond)
    return FrameMoments(
      moments: times.map { moment ?? .time($0) }, period: loop.duration, playCount: loop.rests ? 1 : nil)
  }

  private func checkFrames(_ count: Int, _ size: PixelSize) throws(InvalidInput) {
    let limits = options.limits
    if count > limits.frames {
      throw InvalidInput(OptionProblem.tooManyFrames(count, limit: limits.frames), at: nil)
    }
    // No overflow: neither factor exceeds 2³¹.
    if count > limits.animationPixels / (size.width * size.height) {
      throw InvalidInput(OptionProblem.tooManyPixels(frames: count, limit: limits.animationPixels), at: nil)
    }
  }

  /// The drawn colors of the character cells in a text picture of the scene.
  ///
  /// Nil for a scene that shows bones only, for which the encoders compute the cells from the bones.
  ///
  /// - Throws: ``InvalidInput`` for a picture that exceeds the limits.
  private func drawnCells() throws(InvalidInput) -> DrawnCells? {
    let columns = max(1, options.columns)
    let cell = scene.size.width / Double(columns)
    // A narrow, high canvas can have more character cells than pixels.
    let limit = scene.drawsMoreThanBones ? options.limits.pixels : options.limits.streamedPixels
    let size = try mapError(
      PixelSize(covering: scene.size, scale: 1 / cell, maximumArea: limit, maximumSide: options.limits.streamedSide),
      InvalidInput.init(canvas:))
    guard scene.drawsMoreThanBones else { return nil }
    var rasterizer = Rasterizer(size: size, scale: 1 / cell)
    rasterizer.deadline = options.deadline
    let image = rasterizer.draw(scene.drawn(at: still, deadline: options.deadline))
    return DrawnCells(
      columns: size.width, colors: image.rowIndices.flatMap { image.row($0).map(Color.init(_:)) })
  }
}

/// The moments of an animation's frames, in order, with the duration of all frames together.
struct FrameMoments {
  var moments: [Moment]
  /// The duration of all frames of the animation together, in seconds; 0 for a still picture.
  var period: Double
  /// The number of times that the animation plays; nil for an endless loop.
  var playCount: Int?

  /// The durations of the frames in an image file; the single frame of a still picture lasts one second.
  ///
  /// - Throws: ``ImageCodingError`` if a file cannot contain them.
  var timing: FrameTiming {
    get throws(ImageCodingError) {
      try FrameTiming(frameCount: moments.count, period: period > 0 ? period : 1, playCount: playCount)
    }
  }
}

extension Moment {
  init(_ time: SampleTime) {
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
