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

  @Test func `a layout in the working folder has the resources of the folder around it`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let layouts = root.appending(path: "main/res/layout")
    try FileManager.default.createDirectory(at: layouts, withIntermediateDirectories: true)
    try Data("<View/>".utf8).write(to: layouts.appending(path: "a.xml"))
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "layout"), withDestinationURL: layouts)
    let found = ResourceOptions.resourceFolders(around: root.path + "/layout/a.xml")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("/main/res") == true)
    #expect(ResourceOptions.resourceFolders(around: root.path + "/layout/b.xml") == [])
  }

  @Test func `a layout has the resources of the other modules of its project`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for module in ["app", "feed/ui", "unused"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "\(module)/src/main/res/layout"), withIntermediateDirectories: true)
    }
    let settings = root.appending(path: "settings.gradle.kts")
    try Data("include(\":app\", \":feed:ui\")\ninclude(\":missing\")\n".utf8).write(to: settings)
    let layout = root.path + "/feed/ui/src/main/res/layout/a.xml"
    try Data("<View/>".utf8).write(to: URL(filePath: layout))
    let (own, app) = (root.path + "/feed/ui/src/main/res", root.path + "/app/src/main/res")
    #expect(ResourceOptions.resourceFolders(around: layout) == [own, app])
    try FileManager.default.removeItem(at: settings)
    #expect(ResourceOptions.resourceFolders(around: layout) == [own])
  }

  @Test(arguments: [
    ("include ':app', ':a:b'", ["app", "a/b"]), ("include 'app'\ninclude 'app'", ["app"]),
    ("include(\n  \":x\",\n  \":y\",\n)", ["x", "y"]), ("// include ':app'\nrootProject.name = 'app'", []),
    ("include ':..:etc', ':/'", []), ("include \"", []),
  ])
  func `the modules of a project are those that its settings include`(settings: String, modules: [String]) {
    #expect(ResourceOptions.modules(in: settings) == modules)
  }

  @Test func `folders of layouts inside of a resource folder have its resources`() {
    #expect(
      ResourceOptions.resourceFolders(around: "app/src/main/res/layouts/feed/layout-land/a.xml")
        == ["app/src/main/res/layouts/feed", "app/src/main/res"])
    #expect(ResourceOptions.resourceFolders(around: "other/layouts/feed/layout/a.xml") == [])
  }

  @Test func `the folder of resources of NET for Android is named Resources`() {
    #expect(ResourceOptions.resourceFolders(around: "app/Resources/layout/a.xml") == ["app/Resources"])
    #expect(ResourceOptions.resourceFolders(around: "app/OtherResources/layout/a.xml") == [])
  }
}
