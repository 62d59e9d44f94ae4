package import Geometry
package import LayerTree

/// A frame of pixels that is redrawn for each moment of a scene: completely if shapes changed, else only in the columns
/// whose colors changed.
package struct LiveFrame: Sendable {
  /// The pixels of the moment shown last; transparent before the first one.
  package private(set) var pixmap: Pixmap
  private var rasterizer: Rasterizer
  private var image: RowImage
  private var changes = RowChanges()
  private var isDrawn = false

  /// Creates a transparent frame of `size` pixels with `scale` pixels per point.
  package init(size: PixelSize, scale: Double) {
    pixmap = Pixmap(size: size)
    rasterizer = Rasterizer(size: size, scale: scale)
    image = RowImage(size: size, rowIndices: [], pixels: [])
  }

  /// Draws the display list of a moment, in points, into the frame.
  package mutating func show(_ list: DisplayList) {
    if rasterizer.redraw(list, in: &image, isDrawn: isDrawn, &changes) {
      pixmap.draw(changes, of: image)
    } else {
      pixmap.draw(image)
    }
    isDrawn = true
  }
}
