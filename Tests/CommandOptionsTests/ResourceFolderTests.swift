import Foundation
import Testing

@testable import CommandOptions

/// The resource folders that a command finds for an Android layout.
@Suite struct ResourceFolderTests {
  @Test func `a layout has the resources of its folder and of the source set main`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for set in ["main", "extra"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "src/\(set)/res/layout"), withIntermediateDirectories: true)
    }
    let src = root.path + "/src"
    #expect(
      ResourceOptions.resourceFolders(around: src + "/extra/res/layout-land/a.xml")
        == [src + "/extra/res", src + "/main/res"])
    #expect(ResourceOptions.resourceFolders(around: src + "/main/res/layout/a.xml") == [src + "/main/res"])
    #expect(ResourceOptions.resourceFolders(around: src + "/main/res/a.xml") == [])
    try FileManager.default.removeItem(at: root.appending(path: "src/main"))
    #expect(ResourceOptions.resourceFolders(around: src + "/extra/res/layout/a.xml") == [src + "/extra/res"])
  }
}
