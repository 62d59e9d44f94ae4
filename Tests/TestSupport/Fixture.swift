import Foundation
import SkeletonTesting
import Testing

/// A file below `Fixtures`, with its goldens beside it.
public struct Fixture: Sendable, CustomTestStringConvertible {
  /// The location of the file.
  public let url: URL

  /// The file at a path below `Fixtures`.
  public init(_ path: String) {
    url = Fixture.folder.appending(path: path)
  }

  private init(url: URL) {
    self.url = url
  }

  /// The file's name.
  public var testDescription: String { url.lastPathComponent }

  /// The path from `Fixtures` on.
  public var path: String { String(url.path.dropFirst(Fixture.folder.path.count + 1)) }

  /// The paths of all files in the folder `res` that contains the file, sorted, and the contents of each; nil for a file
  /// outside of such a folder.
  public var resources: (paths: [String], contents: @Sendable (String) -> [UInt8]?)? { Self.resources(of: url) }

  /// The paths and contents of ``resources`` for a file that is no fixture.
  public static func resources(of url: URL) -> (paths: [String], contents: @Sendable (String) -> [UInt8]?)? {
    guard let end = url.path.range(of: "/res/", options: .backwards) else { return nil }
    let folder = URL(filePath: String(url.path[..<end.upperBound]))
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return (paths.sorted(), { path in (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) } })
  }

  /// The paths of all files of the application that contains the file, sorted, and the contents of each: those beside the
  /// folder `res` around it, or in the folder `code` beside it; nil without such a folder.
  public var code: (paths: [String], contents: @Sendable (String) -> [UInt8]?)? {
    let end = url.path.range(of: "/res/", options: .backwards)
    let folder =
      end.map { URL(filePath: String(url.path[..<$0.lowerBound]) + "/java") }
      ?? url.deletingLastPathComponent().appending(path: "code")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return nil }
    return (paths.sorted(), { path in (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) } })
  }

  /// The contents of the file.
  public func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  /// All documents in a folder below `Fixtures`, its subfolders included, in the order of the names.
  public static func all(in folder: String) throws -> [Fixture] {
    let root = Self.folder.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return documents(among: Set(names)).sorted()
      .map { Fixture(url: root.appending(path: $0)) }
  }

  /// The names that are documents: an SVG beside an XML file of the same name is its golden.
  public static func documents(among names: Set<String>) -> Set<String> {
    names.filter { name in
      documentExtensions.contains { name.hasSuffix($0) }
        && !(name.hasSuffix(".svg") && names.contains(name.dropLast(4) + ".xml"))
    }
  }

  /// The extensions of documents.
  public static let documentExtensions = [".xml", ".xib", ".storyboard", ".svg"]

  /// The folder of the project.
  public static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `Fixtures`.
  public static let folder = project.appending(path: "Fixtures")

  /// The folder of real files beside the project; nil if it does not exist.
  public static var corpus: URL? {
    let url = project.deletingLastPathComponent().appending(path: "shared/corpus")
    guard FileManager.default.fileExists(atPath: url.path) else {
      print("skipped: there is no ../shared/corpus")
      return nil
    }
    return url
  }
}

extension Fixture {
  /// Compares the output for the document with the golden beside it; `SKELETON_RECORD=1` rewrites it and fails.
  public func expectGolden(
    _ strategy: SnapshotStrategy, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    assertSkeleton(
      of: .file(url.path), as: strategy, in: .beside(url.path), fileID: fileID, file: file, line: line, column: column)
  }

  /// Compares a text with the golden of that extension beside the fixture.
  public func expectGolden(
    _ text: [UInt8], _ fileExtension: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    assertText(
      String(decoding: text, as: UTF8.self), fileExtension, in: .beside(url.path), fileID: fileID, file: file,
      line: line, column: column)
  }
}
