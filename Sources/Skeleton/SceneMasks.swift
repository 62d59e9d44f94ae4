import Geometry
import Raster

/// A cache of the pixel masks of a scene's shapes, which makes further pictures of the scene faster.
///
/// The bytes of a picture do not depend on the cache.
///
/// ```swift
/// var masks = SceneMasks()
/// for frame in 0..<60 {
///   show(try scene.render(as: .png, at: .seconds(Double(frame) / 60), keeping: &masks).bytes)
/// }
/// ```
public struct SceneMasks: Sendable {
  private var kept: (rasterizer: Rasterizer, size: PixelSize, scale: Double)?

  /// A cache without masks, for the first picture of a scene.
  public init() {}

  /// Removes and returns the rasterizer of the last picture; a new one if there is none, or if its size or scale
  /// differs.
  ///
  /// - Parameters:
  ///   - size: the size of the picture in pixels.
  ///   - scale: device pixels per point.
  ///   - workers: the threads of a new rasterizer; nil for the calling thread.
  mutating func takeRasterizer(_ size: PixelSize, scale: Double, workers: Workers?) -> Rasterizer {
    if let kept = kept.take(), kept.size == size, kept.scale == scale { return kept.rasterizer }
    return Rasterizer(size: size, scale: scale, workers: workers)
  }

  mutating func keep(_ rasterizer: Rasterizer, _ size: PixelSize, scale: Double) {
    kept = (rasterizer, size, scale)
  }
}
