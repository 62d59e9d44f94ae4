import ImageCoding
import Skeleton

/// The new content of one golden of a document, as bytes and as values.
struct DrawnGolden {
  let format: GoldenFormat
  let bytes: [UInt8]
  /// The scene of the document, for comparing bones by value.
  let scene: SkeletonScene
  /// A reader of the golden's pixels; nil for formats other than PNG.
  let frames: (any FrameReader)?
}

/// Draws the new goldens of a document in one variant, in the order of the configuration's formats.
///
/// - Parameter rules: the hints for all documents; nil for none.
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
