package import Geometry

/// The pixels of a whole frame.
///
/// A frame should be reused for drawing: the page faults of a new frame take many times as long as the drawing.
package struct Pixmap: Hashable, Sendable {
  package let size: PixelSize
  /// The pixels, row after row from the top, without gaps.
  package private(set) var pixels: [PremultipliedPixel]

  /// Creates a transparent frame of `size` pixels.
  package init(size: PixelSize) {
    self.size = size
    pixels = [PremultipliedPixel](repeating: .clear, count: size.width * size.height)
  }

  /// Creates a frame that shows an image, with one row of pixels for each of its row indices.
  package init(_ image: RowImage) {
    self.init(size: image.size)
    draw(image)
  }

  /// Overwrites the frame with an image of the same size; an image of another size is ignored.
  package mutating func draw(_ image: RowImage) {
    guard image.size == size else { return }
    expand(image.pixels, width: size.width, rowIndices: image.rowIndices, into: &pixels)
  }

  /// Overwrites only the changed pixels of a frame that shows the previous state of `image`.
  ///
  /// An image of another size is ignored.
  mutating func draw(_ changes: RowChanges, of image: RowImage) {
    guard image.size == size else { return }
    copy(changes, of: image.pixels, width: size.width, rowIndices: image.rowIndices, into: &pixels)
  }
}
