package import Comparison
package import ImageCoding
import Skeleton

/// The current output for a golden: its bytes, and the decoded values for comparisons by value.
package struct ActualOutput {
  package var bytes: [UInt8]
  /// Returns the bones or views in the output; nil for text and for images without bones.
  let record: () -> BonesRecord?
  /// A reader of the output's pixels, which can be read once; nil for text and JSON.
  let frames: (any FrameReader)?

  /// - Parameter record: the bones or views in the output, which are only evaluated if the output differs.
  package init(
    _ bytes: [UInt8], record: @escaping @autoclosure () -> BonesRecord? = nil, frames: (any FrameReader)? = nil
  ) {
    (self.bytes, self.record, self.frames) = (bytes, record, frames)
  }
}

/// Draws the new goldens of a document in one variant, in the order of the configuration's formats.
///
/// - Parameter rules: the hints for all documents; nil for none.
/// - Throws: ``RenderError`` with every error of the document and its position.
func drawGoldens(
  of document: Document, _ variant: Variant, _ configuration: SnapshotConfiguration, _ rules: RuleSet?
) throws(RenderError) -> [(format: GoldenFormat, output: ActualOutput)] {
  let scene = try document.scene(configuration.renderOptions(variant, rules))
  var goldens: [(format: GoldenFormat, output: ActualOutput)] = []
  for format in configuration.formats {
    let bytes = try scene.render(as: format.outputFormat).bytes
    let frames = format == .png ? try scene.shownFrames(as: .png).reader : nil
    goldens.append(
      (format, ActualOutput(bytes, record: format == .bones ? BonesRecord(scene) : nil, frames: frames)))
  }
  return goldens
}
