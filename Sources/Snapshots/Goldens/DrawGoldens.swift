import Comparison
import ImageCoding
import Skeleton

/// The new content of a golden.
struct DrawnGolden {
  let format: GoldenFormat
  let bytes: [UInt8]
  /// The scene of the golden, for comparisons by value.
  let scene: SkeletonScene
  /// The pixels of a picture; nil for other formats.
  let frames: (any FrameReader)?
}

/// The new goldens of a document in one variant, one for each format.
///
/// - Throws: ``RenderError`` with every error of the document and its position.
func drawGoldens(
  of document: Document, _ variant: Variant, _ configuration: SnapshotConfiguration, _ rules: RuleSet?
) throws(RenderError) -> [DrawnGolden] {
  let scene = try document.scene(configuration.renderOptions(variant, rules))
  var goldens: [DrawnGolden] = []
  for format in configuration.formats {
    let bytes = try scene.render(as: format.outputFormat).bytes
    let frames = format == .png ? try scene.shownFrames(as: .png).reader : nil
    goldens.append(DrawnGolden(format: format, bytes: bytes, scene: scene, frames: frames))
  }
  return goldens
}
