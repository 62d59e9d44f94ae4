import Diagnostics
import Geometry
package import ImageCoding
import LayerTree
import Raster
import SceneModel

extension SkeletonScene {
  /// A reader of the frames that a viewer of a lossless image file shows, drawn without encoding the file.
  ///
  /// - Parameter format: `apng` or `webp` for an animation; all other formats give the frame of a still picture.
  /// - Returns: the reader, and the notes and warnings of the encoder without those about the document.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits, or after the deadline.
  package func shownFrames(
    as format: OutputFormat
  ) throws(RenderError) -> (reader: any FrameReader, findings: Findings) {
    let encoder = encoder()
    let frames = try document.checking { () throws(InvalidInput) in try encoder.shownFrames(as: format) }
    return (frames.value, document.findings(frames.diagnostics))
  }
}

extension SceneEncoder {
  fileprivate func shownFrames(as format: OutputFormat) throws(InvalidInput) -> Reported<any FrameReader> {
    try options.checkDeadline()
    switch format {
    case .apng: return Reported(try movingFrames(as: .apng), loopNotes)
    case .webp where moment == nil: return Reported(try movingFrames(as: .webp), loopNotes)
    case .webp: return Reported(try stillFrame(try pixelSize(), maximumSide: StillFrame.maximumWebPSide))
    default: return Reported(try stillFrame(try pixelSize(maximumArea: options.limits.streamedPixels)))
    }
  }

  private func stillFrame(_ size: PixelSize, maximumSide: Int = .max) throws(InvalidInput) -> any FrameReader {
    if max(size.width, size.height) > maximumSide {
      throw InvalidInput(image: .tooLarge(size, maximumSide: maximumSide))
    }
    let list = scene.presentation(at: still, deadline: options.deadline)
    try options.checkDeadline()
    return StillFrame(size: size) { [scale = scene.scale, workers] in
      var rasterizer = Rasterizer(size: size, scale: scale, workers: workers)
      return rasterizer.draw(list)
    }
  }

  private func movingFrames(as format: AnimationFormat) throws(InvalidInput) -> any FrameReader {
    let size = try pixelSize()
    let frames = try frames(as: format, size)
    var rasterizer = Rasterizer(size: size, scale: scene.scale, workers: workers)
    let draw: (Int, inout RowImage) -> Void = { [scene] index, image in
      rasterizer.draw(scene.presentation(at: frames.moments[index]), into: &image)
    }
    let timing = try mapError(frames.timing, InvalidInput.init(image:))
    return format == .webp
      ? try mapError(ShownFrames(asWebP: size, timing: timing, draw: draw), InvalidInput.init(image:))
      : try mapError(ShownFrames(asAPNG: size, timing: timing, draw: draw), InvalidInput.init(image:))
  }
}
