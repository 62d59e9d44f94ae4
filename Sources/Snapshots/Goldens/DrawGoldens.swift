import Skeleton

/// A document in one variant, in each format.
func drawGoldens(
  of document: NamedDocument, _ variant: Variant, _ configuration: SnapshotConfiguration, _ rules: RuleSet?
) throws(DocumentError) -> [(format: GoldenFormat, bytes: [UInt8])] {
  let options = configuration.renderOptions(variant, rules)
  let scene = try document.scene(options).value
  var goldens: [(GoldenFormat, [UInt8])] = []
  for format in configuration.formats {
    goldens.append((format, try document.encode(scene, as: format.outputFormat, options).value))
  }
  return goldens
}
