package import Geometry
package import LayerTree

/// A frame that displays a scene over time: redrawn completely when shapes change, otherwise only where colors change.
package struct LiveFrame: Sendable {
  /// The current frame; transparent before the first moment.
  package private(set) var pixmap: Pixmap
  private var rasterizer: Rasterizer
  private var image: RowImage
  private var changes = RowChanges()
  private var isDrawn = false

  /// A transparent frame of `size` pixels with `scale` pixels per point.
  package init(size: PixelSize, scale: Double) {
    pixmap = Pixmap(size: size)
    rasterizer = Rasterizer(size: size, scale: scale)
    image = RowImage(size: size, rowIndices: [], pixels: [])
  }

  /// Draws the display list of a moment into the frame.
  package mutating func show(_ list: DisplayList) {
    if rasterizer.redraw(list, in: &image, isDrawn: isDrawn, &changes) {
      pixmap.draw(changes, of: image)
    } else {
      pixmap.draw(image)
    }
    isDrawn = true
  }
}
