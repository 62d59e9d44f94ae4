/// The palette of a GIF image: at most 256 pixels as in ``ColorTable``, each opaque or the transparent one.
struct GIFPalette {
  /// The transparent pixel, through which the previous frame is visible.
  static let transparent: UInt32 = 0

  let table: ColorTable

  /// The palette index of the transparent pixel; nil if the palette does not contain it.
  var transparentPlace: UInt8? { table.place(of: Self.transparent) }

  /// The number of bits of a palette index: 1…8.
  var bitDepth: Int {
    var bits = 1
    while 1 << bits < table.count { bits += 1 }
    return bits
  }
}
