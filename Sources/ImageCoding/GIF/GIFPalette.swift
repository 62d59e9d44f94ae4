import Geometry
import Raster

/// The palette of a GIF image: at most 256 pixels, each opaque or the transparent one.
struct GIFPalette {
  /// The transparent pixel, through which the previous frame is visible.
  static let transparent = PremultipliedPixel.clear

  let table: ColorTable

  /// The palette index of the transparent pixel; nil if the palette does not contain it.
  var transparentPlace: UInt8? { table.place(of: Self.transparent) }

  /// The number of bits of a palette index: 1…8.
  var bitDepth: Int {
    var bits = 1
    while 1 << bits < table.count { bits += 1 }
    return bits
  }

  /// The compressed pixels of an image for a GIF file, without the first byte, which states the bit depth.
  ///
  /// All colors of the image must be in the palette; each distinct row is converted once.
  func compressed(_ image: RowImage) -> [UInt8] {
    let rows = RowRuns(of: image).map { (place: table.place(of: $0.pixel) ?? 0, end: $0.end) }
    var stream = LZWStream(bitDepth: bitDepth)
    for index in image.rowIndices {
      var start: Int32 = 0
      for run in rows.all[rows.range(Int(index))] {
        stream.append(run.place, count: Int(run.end - start))
        start = run.end
      }
    }
    return stream.finish()
  }
}
