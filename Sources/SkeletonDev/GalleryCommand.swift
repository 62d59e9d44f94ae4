import ArgumentParser
import Skeleton
import SystemIO

/// The command `gallery`, which renders and writes the pages and pictures of the gallery.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Writes the gallery: an HTML page, its Markdown twin and their pictures.",
    discussion: "A test compares the files with the gallery of the current engine.")

  @Option(help: "The folder of the fixtures.")
  var fixtures = "Fixtures"

  func run() throws {
    let gallery = try Gallery { try readInput("\(fixtures)/\($0)", limit: RenderLimits().inputBytes) }
    for file in gallery.files {
      let path = "\(fixtures)/\(Gallery.folder)/\(file.name)"
      try createFolders(for: path)
      try writeFile(file.bytes, to: path)
    }
  }
}
