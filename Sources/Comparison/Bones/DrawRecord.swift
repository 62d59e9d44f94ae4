import Geometry
package import ImageCoding
import LayerTree
import Raster

extension BonesRecord {
  /// A picture of the record's boxes as translucent rectangles, with at most one pixel per point.
  ///
  /// Nested boxes are darker.
  ///
  /// It does not show colors, which the record does not contain.
  ///
  /// - Returns: a reader of the picture; nil if the width or height of the canvas would be 0 pixels.
  package func schematic() -> (any FrameReader)? {
    let longest = max(size.width, size.height)
    let scale = longest > Self.maximumSide ? Self.maximumSide / longest : 1
    let items = bones.map { bone in
      DisplayItem.fill(.roundedRect(RoundedRect(bone.frame, radii: bone.radii)), .color(Self.shade))
    }
    let ground = RoundedRect(Rect(origin: .zero, size: size))
    guard let pixels = try? PixelSize(covering: size, scale: scale) else { return nil }
    let list = DisplayList(size: size, items: [.fill(.roundedRect(ground), .color(.white))] + items)
    return StillFrame(size: pixels) {
      var rasterizer = Rasterizer(size: pixels, scale: scale)
      return rasterizer.draw(list)
    }
  }

  /// The maximum width and height of the picture, in pixels; the picture of a larger canvas is scaled down.
  ///
  /// Three such pictures side by side fit a screen.
  private static var maximumSide: Double { 800 }
  /// The translucent color of a box: three nested boxes are still distinguishable.
  private static var shade: Color { Color(red: 0, green: 0, blue: 0, alpha: 40) }
}
