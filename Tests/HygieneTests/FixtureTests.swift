import Foundation
import TestSupport
import Testing

@Suite struct FixtureTests {
  /// The suffixes of goldens, longest first.
  private static let goldens = [
    ".wide.bones.json", ".motion.txt", ".bones.json", ".explain.txt", ".boxes.json", ".lottie.json", ".views.txt",
    ".layout.txt", ".android.txt", ".uikit.swift", ".txt", ".png", ".apng", ".html", ".hxml", ".swift", ".kt", ".jsx",
  ]

  /// The folders with the source files and the parts of applications.
  private static let code = ["android/code/java/", "interface-builder/classes/code/"]

  @Test func `no golden is without a fixture`() throws {
    let names = try self.names()
    // The timing of Chrome is that of curves, without a document. The inputs of fuzzing may be no documents.
    let others = ["timing/", "fuzzing/", "gallery/"] + Self.code
    for name in names where !others.contains(where: { name.hasPrefix($0) }) {
      guard let end = Self.goldens.first(where: name.hasSuffix) else { continue }
      let stem = name.dropLast(end.count)
      #expect(Fixture.documentExtensions.contains { names.contains(stem + $0) }, "\(name)")
    }
  }

  @Test func `no fixture is without a golden, where goldens are kept`() throws {
    let names = try self.names()
    let documents = Fixture.documents(among: names)
    #expect(documents.count >= 250)
    let bare = ["components", "hostile", "interface-builder", "hints", "fuzzing", "pipeline", "gallery"]
    for name in documents where !bare.contains(String(name.prefix { $0 != "/" })) {
      // These are tested in browsers and players: Tests/Browser, Tests/Players.
      let withoutGoldens = ["native/responsive/", "native/players/", "native/loading/"]
      if withoutGoldens.contains(where: { name.hasPrefix($0) }) { continue }
      // Resources of layouts, and layouts that those include.
      let included = [
        "panes", "fragment_main", "person_row", "narrow_item", "settings_row", "story", "plain_list", "preview_card",
        "adaptive_header", "topic_button",
      ]
      let isIncluded = included.contains { name.hasSuffix("/\($0).xml") }
      if name.contains("/res/"), isIncluded || !name.contains("/res/layout/") { continue }
      let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
      #expect(Self.goldens.contains { names.contains(stem + $0) }, "\(name)")
    }
  }

  @Test func `every file is a document, a golden or a page`() throws {
    for name in try names() where !(["fuzzing/", "pipeline/"] + Self.code).contains(where: { name.hasPrefix($0) }) {
      let isKnown = (Fixture.documentExtensions + Self.goldens + [".css", ".md", ".json"]).contains {
        name.hasSuffix($0)
      }
      #expect(isKnown, "\(name)")
    }
  }

  @Test func `no image is above 20 KiB`() throws {
    for name in try names() where name.hasSuffix("png") {
      let path = Fixture.folder.appending(path: name).path
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? .max
      #expect(size <= 20 << 10, "\(name) has \(size) bytes")
    }
  }

  /// The names of all files below `Fixtures`.
  private func names() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Fixture.folder.path)
    return Set(
      paths.filter { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: Fixture.folder.appending(path: path).path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
      })
  }
}
