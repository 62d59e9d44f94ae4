import Geometry
import Raster

/// Masks that are kept from one picture of a scene to the next.
///
/// Pictures do not depend on them: drawing several pictures of one scene becomes faster.
///
/// ```swift
/// var masks = SceneMasks()
/// for frame in 0..<60 {
///   show(try scene.render(as: .png, at: .seconds(Double(frame) / 60), keeping: &masks).bytes)
/// }
/// ```
public struct SceneMasks: Sendable {
  private var kept: (rasterizer: Rasterizer, size: PixelSize, scale: Double)?

  /// No masks.
  public init() {}

  /// The rasterizer of the last picture, if that had the same size and scale.
  mutating func takeRasterizer(_ size: PixelSize, scale: Double, workers: Workers?) -> Rasterizer {
    if let kept = kept.take(), kept.size == size, kept.scale == scale { return kept.rasterizer }
    return Rasterizer(size: size, scale: scale, workers: workers)
  }

  mutating func keep(_ rasterizer: Rasterizer, _ size: PixelSize, scale: Double) {
    kept = (rasterizer, size, scale)
  }
}
