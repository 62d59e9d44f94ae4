/// The colors of a GIF image: opaque pixels, and perhaps the transparent one.
struct GIFPalette {
  /// The pixel that shows what lies below.
  static let transparent: UInt32 = 0

  let table: ColorTable

  /// The place that stands for transparency.
  var transparentPlace: UInt8? { table.place(of: Self.transparent) }

  /// The bits of a place: 1…8.
  var bitDepth: Int {
    var bits = 1
    while 1 << bits < table.count { bits += 1 }
    return bits
  }
}
