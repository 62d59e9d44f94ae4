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
      Writes the article on the native dialect with its pictures, and the tables and schemas of the batch protocol.
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
    try writeFile(Array(batchProtocolPage(updating: page).utf8), to: batch)
    for schema in RecordSchema.allCases { try writeFile(schema.text, to: "\(schemas)/\(schema.fileName)") }
    for example in nativeReferenceExamples() {
      let picture = try render(Array(example.markup.utf8), as: .png)
      try writeFile(picture.bytes, to: catalog + "/Resources/\(example.name)@2x.png")
    }
  }
}
