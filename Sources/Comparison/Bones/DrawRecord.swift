import Geometry
package import ImageCoding
import LayerTree
import Raster

extension BonesRecord {
  /// A picture of the boxes, with at most one pixel per point; nested boxes are darker.
  ///
  /// It shows the frames of boxes, not their colors, which the record does not contain.
  ///
  /// - Returns: a reader of the picture; nil if the canvas is too flat or too narrow for a picture.
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

  /// The maximum side of the picture, in pixels; a strip of three such pictures fits a screen.
  private static var maximumSide: Double { 800 }
  /// The translucent color of a box; three nested boxes are still distinguishable.
  private static var shade: Color { Color(red: 0, green: 0, blue: 0, alpha: 40) }
}
