import Foundation
import Skeleton
import TestSupport
import Testing

@testable import SkeletonDev

/// The files of the gallery are those of the current engine.
@Suite struct GalleryTests {
  private static let folder = Fixture.folder.appending(path: Gallery.folder)

  private func gallery() throws -> Gallery {
    try Gallery { [UInt8](try Data(contentsOf: Fixture.folder.appending(path: $0))) }
  }

  @Test func `the gallery is current`() throws {
    let files = try gallery().files
    for file in files {
      let recorded = [UInt8](try Data(contentsOf: Self.folder.appending(path: file.name)))
      let isCurrent = recorded == file.bytes
      #expect(isCurrent, "\(file.name): run: swift run SkeletonDev gallery")
    }
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    #expect(names.subtracting(files.map(\.name)).allSatisfy { $0.hasSuffix(".xml") || $0.hasSuffix(".storyboard") })
  }

  @Test func `it begins with the screens of init, and has every seed, native element and dialect, light and dark`()
    throws
  {
    let gallery = try gallery()
    let seeds = try Fixture.all(in: "seeds").map { $0.url.deletingPathExtension().lastPathComponent }
    #expect(Set(Gallery.seeds) == Set(seeds))
    // The test of `skeleton init` has the same names.
    let starters = Fixture.project.appending(path: "Sources/SkeletonCLI/Starters")
    let files = try FileManager.default.contentsOfDirectory(atPath: starters.path)
    #expect(Set(Gallery.starters.map { "\($0).xml" }) == Set(files))
    #expect(gallery.sections[0].pictures.map(\.title) == Gallery.starters)
    #expect(Gallery.dialects.map(\.name) == SourceDialect.allCases.map(\.name))
    #expect(gallery.sections[2].pictures.map(\.path) == nativeReferenceExamples().map { "\($0.name).svg" })
    for picture in gallery.sections.flatMap(\.pictures) {
      #expect(gallery.markdown.contains("](\(picture.path))"))
      #expect(gallery.html.contains("class=\"light\" loading=\"lazy\" src=\"\(picture.path)\""))
      #expect(gallery.html.contains("class=\"dark\" loading=\"lazy\" src=\"\(picture.path)\""))
    }
  }

  @Test func `the gallery is small, and its links lead to files`() throws {
    let gallery = try gallery()
    let size = gallery.files.reduce(0) { $0 + $1.bytes.count }
    #expect(size < 256 << 10)
    for match in (gallery.markdown + gallery.html).matches(of: #/(?:\]\(|src="|href=")([^)"]+)/#) {
      let url = Self.folder.appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(match.output.1)")
    }
  }
}
