import Raster

extension Pixmap {
  /// The pixels as integers: red in the lowest byte, alpha in the highest.
  var bits: [UInt32] { pixels.map(\.bits) }
}
