package import Geometry

/// A full frame of premultiplied sRGB pixels, packed with red in the lowest byte and alpha in the highest.
///
/// A frame should be reused for drawing: the page faults of a new frame cost many times the drawing.
package struct Pixmap: Hashable, Sendable {
  package let size: PixelSize
  /// The premultiplied pixels, row after row from the top, without gaps.
  package private(set) var pixels: [UInt32]

  /// A transparent frame of a size in pixels.
  package init(size: PixelSize) {
    self.size = size
    pixels = [UInt32](repeating: 0, count: size.width * size.height)
  }

  /// A frame with the pixels of an image.
  package init(_ image: RowImage) {
    self.init(size: image.size)
    draw(image)
  }

  /// Overwrites the frame with an image of the same size; an image of another size is ignored.
  package mutating func draw(_ image: RowImage) {
    guard image.size == size else { return }
    expand(image.pixels, width: size.width, rowIndices: image.rowIndices, into: &pixels)
  }

  /// Overwrites the changed pixels of an image that the frame shows; an image of another size is ignored.
  mutating func draw(_ changes: RowChanges, of image: RowImage) {
    guard image.size == size else { return }
    copy(changes, of: image.pixels, width: size.width, rowIndices: image.rowIndices, into: &pixels)
  }
}
