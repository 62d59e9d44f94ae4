import Geometry
import Raster

/// The current and the previous frame of an animation that is being encoded; no other frames are in memory.
struct FramePair {
  private(set) var current: RowImage
  private(set) var previous: RowImage

  /// Creates a pair of images of `size` pixels without pixels; ``advance(_:)`` draws into them.
  init(size: PixelSize) {
    current = RowImage(size: size, rowIndices: [], pixels: [])
    previous = current
  }

  /// Makes the current frame the previous one, and draws the next frame into the memory of the frame before.
  ///
  /// - Throws: ``ImageCodingError/sizeChanged(from:to:)`` if the drawn frame has another size.
  mutating func advance(_ draw: (inout RowImage) -> Void) throws(ImageCodingError) {
    let size = current.size
    swap(&current, &previous)
    draw(&current)
    guard current.size == size else { throw .sizeChanged(from: size, to: current.size) }
  }
}
