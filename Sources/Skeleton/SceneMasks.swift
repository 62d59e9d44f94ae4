import Geometry
import Raster

/// A cache of the pixel masks of a scene's shapes, which is kept from one picture of the scene to the next.
///
/// It makes several pictures of one scene faster. Pictures do not depend on it.
///
/// ```swift
/// var masks = SceneMasks()
/// for frame in 0..<60 {
///   show(try scene.render(as: .png, at: .seconds(Double(frame) / 60), keeping: &masks).bytes)
/// }
/// ```
public struct SceneMasks: Sendable {
  private var kept: (rasterizer: Rasterizer, size: PixelSize, scale: Double)?

  /// An empty cache of masks.
  public init() {}

  /// Removes and returns the rasterizer of the last picture, or a new one if the size or the scale has changed.
  mutating func takeRasterizer(_ size: PixelSize, scale: Double, workers: Workers?) -> Rasterizer {
    if let kept = kept.take(), kept.size == size, kept.scale == scale { return kept.rasterizer }
    return Rasterizer(size: size, scale: scale, workers: workers)
  }

  mutating func keep(_ rasterizer: Rasterizer, _ size: PixelSize, scale: Double) {
    kept = (rasterizer, size, scale)
  }
}
