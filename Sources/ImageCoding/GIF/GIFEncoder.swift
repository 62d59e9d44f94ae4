import Geometry
import Raster

/// An encoder of animated GIF, with at most 256 colors per frame.
///
/// The encoding is exact where the format allows it: one palette for all frames if 256 colors are sufficient, otherwise
/// one for each frame. Only a frame with more colors is approximated; its unchanged pixels stay as they were.
///
/// If all pixels of the animation are opaque, a frame replaces the rectangle that differs from the previous frame, and
/// unchanged pixels in it may be transparent. Otherwise each frame is cleared when it ends.
struct GIFEncoder: AnimationEncoder, ~Copyable {
  static let maximumSide = 65_535

  private let file: GIFFile
  private let palette: GIFPalette?
  private let isOpaque: Bool
  /// A transparent image: the canvas below a frame if the previous frame was cleared.
  private let blank: RowImage
  /// True if a viewer shows the last appended frame in its exact colors.
  ///
  /// False after an approximated frame, until a whole frame is stored with exact colors.
  private var isExact = true

  /// A clock of 1/100 second with a minimum of 2 ticks.
  ///
  /// Most viewers replace delays below 2/100 second with 1/10 second.
  static func clock(for timing: FrameTiming) -> FrameClock {
    FrameClock(ticksPerSecond: 100, minimum: 2, maximum: 65_535)
  }

  static func prepare(_ frame: inout RowImage) { frame = frame.withBinaryAlpha() ?? frame }

  init(_ plan: AnimationPlan) throws(ImageCodingError) {
    var table = plan.survey.table
    // Transparency takes one more entry, if there is room.
    _ = table?.insert(GIFPalette.transparent)
    palette = table.map(GIFPalette.init)
    isOpaque = plan.survey.isOpaque
    blank = RowImage(
      size: plan.size, rowIndices: [Int32](repeating: 0, count: plan.size.height),
      pixels: [PremultipliedPixel](repeating: GIFPalette.transparent, count: plan.size.width))
    let file = try GIFFile()
    try file.appendScreen(size: plan.size, palette: palette)
    // A file without this extension plays once.
    if plan.playCount != 1 { try file.appendLoop(repetitions: (plan.playCount ?? 1) - 1) }
    self.file = file
  }

  mutating func add(
    _ frame: RowImage, after previous: RowImage?, duration: Int, _ counting: EncodingWork
  ) throws(ImageCodingError) {
    let picture = try picture(of: frame, after: isOpaque ? previous : blank, counting)
    try file.append(picture, ownsPalette: palette == nil, isCleared: !isOpaque, delay: duration)
  }

  consuming func finish() throws(ImageCodingError) -> [UInt8] {
    try file.finish()
  }
}

// MARK: - Stored parts of a frame

extension GIFEncoder {
  private mutating func picture(
    of frame: RowImage, after base: RowImage?, _ counting: EncodingWork
  ) throws(ImageCodingError) -> GIFFile.Picture {
    // If the base was approximated, a frame that can be exact must not depend on it.
    if let base, isExact || exactPalette(for: frame) == nil {
      return try change(from: base, to: frame, counting)
    }
    isExact = true
    return try picture(of: frame, at: PixelRect(frame.size), counting)
  }

  private mutating func change(
    from base: RowImage, to frame: RowImage, _ counting: EncodingWork
  ) throws(ImageCodingError) -> GIFFile.Picture {
    let difference = FrameDifference(from: base, to: frame)
    // A frame that only prolongs the previous one replaces one pixel with itself.
    let rect = difference.rect ?? PixelRect(columns: 0..<1, rows: 0..<1)
    let all = frame.cropped(to: rect)
    let changed = difference.changedPixels(in: rect)
    let candidates = [all, changed].compactMap { image in
      exactPalette(for: image).map { GIFFile.Picture(image, at: rect, $0) }
    }
    let smallest = candidates.min { $0.compressedPixels.count < $1.compressedPixels.count }
    return if let smallest { smallest } else { try picture(of: changed, at: rect, counting) }
  }

  /// Compresses an image for a rectangle of the canvas in pixels; approximates it if it has more than 256 colors.
  private mutating func picture(
    of image: RowImage, at rect: PixelRect, _ counting: EncodingWork
  ) throws(ImageCodingError) -> GIFFile.Picture {
    if let palette = exactPalette(for: image) { return GIFFile.Picture(image, at: rect, palette) }
    isExact = false
    let quantized = try image.quantized(counting)
    return GIFFile.Picture(quantized, at: rect, exactPalette(for: quantized) ?? GIFPalette(table: ColorTable()))
  }

  /// A palette with all colors of the image: that of the file, or one of its own if the file has none.
  ///
  /// Nil if the image has more than 256 colors, or transparent pixels that the palette of the file lacks.
  private func exactPalette(for image: RowImage) -> GIFPalette? {
    guard let palette else { return ColorSurvey(of: image).table.map(GIFPalette.init) }
    let needsTransparency = palette.transparentPlace == nil && !ColorSurvey(of: image).isOpaque
    return needsTransparency ? nil : palette
  }
}

extension RowImage {
  /// The image with the transparency of GIF: pixels with alpha 128…255 become opaque, all others transparent.
  ///
  /// Nil if all pixels are opaque already.
  func withBinaryAlpha() -> RowImage? {
    guard !isOpaque else { return nil }
    let pixels = pixels.map { pixel in
      if pixel.isOpaque { return pixel }
      guard pixel.alpha >= 128 else { return GIFPalette.transparent }
      var color = Color(pixel)
      color.alpha = 255
      return PremultipliedPixel(color)
    }
    return RowImage(size: size, rowIndices: rowIndices, pixels: pixels)
  }
}
