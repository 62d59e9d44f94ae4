import ArgumentParser
import Batch
import Skeleton
import SystemIO

/// The command `reference`, which writes the article on the native dialect, its pictures, and tables of the batch
/// protocol.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: """
      Writes the article on the native dialect and the pictures of articles, and the tables and schemas of the batch \
      protocol.
      """,
    discussion: "Tests compare the files with the tables of the engine.")

  @Option(help: "The documentation catalog.")
  var catalog = "Sources/Skeleton/Skeleton.docc"

  @Option(help: "The folder of the schemas of the batch protocol.")
  var schemas = "Fixtures/pipeline"

  func run() throws {
    try writeFile(Array(nativeReferenceMarkdown().utf8), to: catalog + "/NativeDialect.md")
    let batch = catalog + "/BatchProtocol.md"
    let page = String(decoding: try readInput(batch, limit: 1 << 20), as: UTF8.self)
    try writeFile(Array(batchProtocolPage(updating: page).utf8), to: batch, replacesInputs: true)
    for schema in RecordSchema.allCases { try writeFile(schema.text, to: "\(schemas)/\(schema.fileName)") }
    for example in nativeReferenceExamples() {
      let picture = try render(Array(example.markup.utf8), as: .png)
      try writeFile(picture.bytes, to: catalog + "/Resources/\(example.name)@2x.png")
    }
    let guide = String(decoding: try readInput(catalog + "/GettingStarted.md", limit: 1 << 20), as: UTF8.self)
    for (name, bytes) in try articlePictures(of: guide) {
      try writeFile(bytes, to: catalog + "/Resources/\(name)@2x.png")
    }
  }

  /// Renders the pictures of the articles, which show the first document of the guide.
  ///
  /// - Parameter guide: the text of the article "Getting started".
  private func articlePictures(of guide: String) throws -> [(name: String, bytes: [UInt8])] {
    guard let start = guide.firstRange(of: "```xml\n")?.upperBound,
      let end = guide[start...].firstRange(of: "```")?.lowerBound
    else { return [] }
    let document = try Document(String(guide[start..<end]))
    var options = RenderOptions()
    options.size = CanvasSize(width: 375)
    let scene = try document.scene(options)
    // The delay, two sweeps, the dissolve and the content.
    (options.showDelay, options.stopTime, options.transition) = (0.5, 3, 0.5)
    (options.framesPerSecond, options.duration, options.scale) = (10, 4, 1)
    options.size = CanvasSize(width: 375, height: 160)
    return [
      ("getting-started", try scene.render(as: .png).bytes),
      ("architecture", try scene.annotated.render(as: .png).bytes),
      ("loading", try document.scene(options).render(as: .apng).bytes),
    ]
  }
}
