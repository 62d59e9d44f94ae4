import Geometry
import Raster

/// A frame and the one before it: all that is kept of an animation while it is encoded.
struct FramePair {
  private(set) var current: RowImage
  private(set) var previous: RowImage

  /// Two images to draw into.
  init(size: PixelSize) {
    current = RowImage(size: size, rowIndices: [], pixels: [])
    previous = current
  }

  /// Makes what `draw` draws into the memory of the previous frame the current one, and what was that the previous one.
  mutating func advance(_ draw: (inout RowImage) -> Void) throws(ImageCodingError) {
    let size = current.size
    swap(&current, &previous)
    draw(&current)
    guard current.size == size else { throw .sizeChanged(from: size, to: current.size) }
  }
}
