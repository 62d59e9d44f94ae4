import Comparison
import Geometry
import Inference
import LayerTree
import SceneModel

extension Scene {
  /// The contrast ratio between the overlay and the color of the bones that differs most from it, 1…21.
  ///
  /// WCAG 2.2, contrast ratio. Nil for a scene without bones.
  var boneContrast: Double? {
    guard !bones.isEmpty else { return nil }
    let colors = shimmer.stops.colors + (shimmer.animation?.to.colors ?? [])
    return colors.map { contrastRatio($0.over(overlay), overlay) }.max()
  }
}

/// The contrast ratio of two opaque colors, 1…21: WCAG 2.2.
private func contrastRatio(_ first: Color, _ second: Color) -> Double {
  let (a, b) = (first.luminance, second.luminance)
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

extension Color {
  fileprivate var luminance: Double { relativeLuminance(red: red, green: green, blue: blue) }
}
