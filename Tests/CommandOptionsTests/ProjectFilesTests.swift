import Foundation
import Skeleton
import Testing

@testable import CommandOptions

/// The source files around a document.
@Suite struct ProjectFilesTests {
  private func withFolder(_ files: [String], _ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for file in files {
      let url = root.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: url)
    }
    try body(root)
  }

  @Test func `a document of an Xcode project has the code and the nibs of the project`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj", "Screens/Main.storyboard", "Screens/Main.swift", "Cells/Cell.xib", "Old/View.m",
      "Pods/Library/Other.swift", "Notes.txt",
    ]
    try withFolder(files) { root in
      var projects = ProjectFiles()
      let code = projects.code(around: root.path + "/Screens/Main.storyboard", resourceFolders: [])
      #expect(code != nil)
      let other = projects.code(around: root.path + "/Cells/Cell.xib", resourceFolders: [])
      #expect(other == code)
      #expect(
        ProjectFiles.files(in: root.path, withExtensions: [".swift", ".m", ".xib"]).sorted()
          == ["Cells/Cell.xib", "Old/View.m", "Screens/Main.swift"].map { "\(root.path)/\($0)" })
      let none = projects.code(around: root.path + "/Screens/Main.xml", resourceFolders: [])
      #expect(none == nil)
    }
  }

  @Test func `an Android layout has the code beside its resource folders`() throws {
    try withFolder(["app/src/main/res/layout/a.xml", "app/src/main/java/A.java"]) { root in
      var projects = ProjectFiles()
      let folder = root.path + "/app/src/main/res"
      let codes = [("a", [folder]), ("b", [folder]), ("b", [folder, "lib"])].map { name, folders in
        projects.code(around: "\(folder)/layout/\(name).xml", resourceFolders: folders)
      }
      #expect(codes[0] != nil)
      #expect(codes[1] == codes[0])
      #expect(codes[2] != codes[0])
      #expect(ProjectFiles.sourceFolders(beside: "app/src/main/res") == ["app/src/main/java", "app/src/main/kotlin"])
      #expect(ProjectFiles.sourceFolders(beside: "res") == ["java", "kotlin"])
    }
  }

  @Test func `a document without an Xcode project has the code beside it`() throws {
    try withFolder(["Cell.xib", "Cell.swift", "Row.xib", "Other/Main.storyboard", "Other/View.m"]) { root in
      var projects = ProjectFiles()
      let codes = ["Cell.xib", "Row.xib", "Other/Main.storyboard"].map {
        projects.code(around: "\(root.path)/\($0)", resourceFolders: [])
      }
      #expect(codes.allSatisfy { $0 != nil } && codes[0] == codes[1] && codes[0] != codes[2])
      #expect(projects.code(around: "nowhere.xib", resourceFolders: []) == nil)
      #expect(
        ProjectFiles.files(in: root.path, withExtensions: [".swift", ".m"], below: false)
          == [root.path + "/Cell.swift"])
    }
  }
}
