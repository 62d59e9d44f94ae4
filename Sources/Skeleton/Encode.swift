import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneExport
import SceneModel

/// A scene in one format at one moment.
///
/// - Throws: ``InvalidInput`` when the picture would be larger than the limit.
func encode(_ scene: Scene, as format: OutputFormat, _ options: RenderOptions) throws(InvalidInput) -> [UInt8] {
  let moment = options.time.map(Moment.init) ?? .time(scene.loop.middle)
  let size = try pixelSize(of: scene, options)
  switch format {
  case .png: return try png(scene, at: moment, size)
  case .ascii:
    try checkCharacters(of: scene, options)
    return ascii(scene, at: moment, columns: options.columns)
  case .ansi:
    try checkCharacters(of: scene, options)
    return ansi(scene, at: moment, columns: options.columns, depth: ColorDepth(options.terminalColors))
  case .json: return bonesJSON(scene, scale: scene.scale)
  }
}

private func pixelSize(of scene: Scene, _ options: RenderOptions) throws(InvalidInput) -> PixelSize {
  do throws(PixelSizeError) {
    return try PixelSize(covering: scene.size, scale: scene.scale, maximumArea: options.limits.pixels)
  } catch {
    throw InvalidInput(OptionProblem.canvas(error), at: nil)
  }
}

/// A narrow, high canvas can have more character cells than pixels.
private func checkCharacters(of scene: Scene, _ options: RenderOptions) throws(InvalidInput) {
  let columns = max(1, options.columns)
  let cells = Size(
    width: Double(columns), height: scene.size.height / scene.size.width * Double(columns))
  do throws(PixelSizeError) {
    _ = try PixelSize(covering: cells, scale: 1, maximumArea: options.limits.pixels)
  } catch {
    throw InvalidInput(OptionProblem.canvas(error), at: nil)
  }
}

private func png(_ scene: Scene, at moment: Moment, _ size: PixelSize) throws(InvalidInput) -> [UInt8] {
  var rasterizer = Rasterizer(size: size, scale: scene.scale)
  let image = rasterizer.draw(scene.presentation(at: moment))
  do throws(ImageCodingError) {
    return try encodePNG(image)
  } catch {
    throw InvalidInput(OptionProblem.image(error), at: nil)
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
