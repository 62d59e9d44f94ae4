import Geometry
package import ImageCoding
import LayerTree
import Raster

extension BonesRecord {
  /// The boxes as a picture, one pixel to the point or fewer: what lies in each other is darker.
  ///
  /// It shows where boxes are, not how they look: the record has no picture of that.
  ///
  /// - Returns: nil when the canvas is too flat or too narrow for a picture.
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

  /// Pixels; a strip of three such pictures fits a screen.
  private static var maximumSide: Double { 800 }
  /// Three boxes in each other can still be told apart.
  private static var shade: Color { Color(red: 0, green: 0, blue: 0, alpha: 40) }
}
