package import Geometry
package import LayerTree

/// A frame that follows a scene: drawn whole when its shapes change, and only where colors change while they do not.
package struct LiveFrame: Sendable {
  /// The moment that was shown last; before the first, transparent.
  package private(set) var pixmap: Pixmap
  private var rasterizer: Rasterizer
  private var image: RowImage
  private var changes = RowChanges()
  private var isDrawn = false

  /// A frame of `size` pixels, `scale` pixels to the point.
  package init(size: PixelSize, scale: Double) {
    pixmap = Pixmap(size: size)
    rasterizer = Rasterizer(size: size, scale: scale)
    image = RowImage(size: size, rowIndices: [], pixels: [])
  }

  /// Makes the frame what a moment looks like, whatever it showed before.
  package mutating func show(_ list: DisplayList) {
    if rasterizer.redraw(list, in: &image, isDrawn: isDrawn, &changes) {
      pixmap.draw(changes, of: image)
    } else {
      pixmap.draw(image)
    }
    isDrawn = true
  }
}
