import Geometry
import Raster

extension RowImage {
  /// The image reduced to at most 256 colors, the transparent one included; its pixels must be opaque or transparent.
  ///
  /// The error of a pixel is distributed to the pixels on its right and below: Floyd and Steinberg, 1976. Colors of the
  /// palette are kept, so that flat areas stay flat; transparent pixels distribute no error.
  ///
  /// - Throws: ``ImageCodingError/stopped`` if `counting` returns false.
  func quantized(_ counting: EncodingWork) throws(ImageCodingError) -> RowImage {
    let isOpaque = pixels.allSatisfy { $0.bits != GIFPalette.transparent.bits }
    let palette = medianCut(
      ColorHistogram(of: self), maximumCount: ColorTable.maximumCount - (isOpaque ? 0 : 1))
    var diffusion = ErrorDiffusion(palette: palette, width: size.width)
    var output: [PremultipliedPixel] = []
    output.reserveCapacity(size.width * size.height)
    for index in rowIndices {
      // A pixel takes about 500 ns.
      guard counting(24 * size.width) else { throw .stopped }
      diffusion.append(row(index), to: &output)
    }
    return RowImage(size: size, rowIndices: (0..<size.height).map(Int32.init), pixels: output)
  }
}

private struct ErrorDiffusion {
  /// The number of entries in the cache of nearest palette colors.
  private static let slotCount = 1 << 15

  private let palette: ColorTable
  /// The errors that earlier pixels distributed to the current row, in sixteenths of a level of 0…255.
  ///
  /// An element has the red, green and blue errors of a column; index 0 is the column left of the image, and there is
  /// one more on its right.
  private var errors: [SIMD4<Int32>]
  private var nextErrors: [SIMD4<Int32>]
  /// The cache of nearest palette colors, indexed by a hash of the color; a transparent `color` marks an empty entry.
  private var known = [(color: PremultipliedPixel, nearest: PremultipliedPixel)](
    repeating: (.clear, .clear), count: slotCount)

  init(palette: ColorTable, width: Int) {
    self.palette = palette
    errors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    nextErrors = errors
  }

  mutating func append(_ row: ArraySlice<PremultipliedPixel>, to output: inout [PremultipliedPixel]) {
    for (column, pixel) in row.enumerated() {
      guard pixel != GIFPalette.transparent, palette.place(of: pixel) == nil else {
        output.append(pixel)
        continue
      }
      // The error is rounded to whole levels.
      let wanted = channels(of: pixel) &+ (errors[column + 1] &+ 8) &>> 4
      let color = wanted.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let nearest = nearest(to: color)
      let error = color &- channels(of: nearest)
      errors[column + 2] &+= error &* 7
      nextErrors[column] &+= error &* 3
      nextErrors[column + 1] &+= error &* 5
      nextErrors[column + 2] &+= error
      output.append(nearest)
    }
    swap(&errors, &nextErrors)
    for index in nextErrors.indices { nextErrors[index] = .zero }
  }

  /// The red, green, blue and alpha of a pixel, 0…255, in this order.
  private func channels(of pixel: PremultipliedPixel) -> SIMD4<Int32> {
    let bits = pixel.bits
    return SIMD4(truncatingIfNeeded: SIMD4(bits, bits &>> 8, bits &>> 16, bits &>> 24) & 0xFF)
  }

  private mutating func nearest(to color: SIMD4<Int32>) -> PremultipliedPixel {
    let packed = color.x | color.y << 8 | color.z << 16 | color.w << 24
    let pixel = PremultipliedPixel(bits: UInt32(bitPattern: packed))
    let slot = Int((pixel.bits &* 2_654_435_761) >> 17)
    if known[slot].color == pixel { return known[slot].nearest }
    var best = (pixel: pixel, distance: Int32.max)
    for candidate in palette.colors {
      let difference = channels(of: candidate) &- color
      let distance = (difference &* difference).wrappedSum()
      if distance < best.distance { best = (candidate, distance) }
    }
    known[slot] = (pixel, best.pixel)
    return best.pixel
  }
}
