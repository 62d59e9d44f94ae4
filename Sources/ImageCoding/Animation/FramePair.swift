import Geometry
import Raster

/// A frame and the previous one: the only frames of an animation in memory while it is encoded.
struct FramePair {
  private(set) var current: RowImage
  private(set) var previous: RowImage

  /// A pair of empty images of a size in pixels, to be drawn into.
  init(size: PixelSize) {
    current = RowImage(size: size, rowIndices: [], pixels: [])
    previous = current
  }

  /// Draws the next frame into the memory of the previous one; the current frame becomes the previous one.
  ///
  /// - Parameter draw: a function that overwrites an image with the next frame.
  /// - Throws: ``ImageCodingError/sizeChanged(from:to:)`` for a frame of another size.
  mutating func advance(_ draw: (inout RowImage) -> Void) throws(ImageCodingError) {
    let size = current.size
    swap(&current, &previous)
    draw(&current)
    guard current.size == size else { throw .sizeChanged(from: size, to: current.size) }
  }
}
