import ArgumentParser
import Foundation
import Skeleton
import Testing

@testable import CommandOptions

/// A command that reads one document.
private struct Reader: ParsableArguments {
  @OptionGroup var input: InputOptions
}

/// The resource folders, the manifests and the themes that a command reads for a layout of Android.
@Suite struct ResourceOptionTests {
  /// A project with files below a new folder, by their paths.
  private func withProject(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(root.path)
  }

  private static let view =
    "<View xmlns:android='http://schemas.android.com/apk/res/android' android:background='#123' "
    + "android:layout_width='@dimen/w' android:layout_height='13dp'/>"

  private static func dimension(_ points: Int) -> String {
    "<resources><dimen name=\"w\">\(points)dp</dimen></resources>"
  }

  private static func manifest(_ theme: String) -> String {
    "<manifest xmlns:android='http://schemas.android.com/apk/res/android'>"
      + "<application android:theme='@style/\(theme)'/></manifest>"
  }

  private func options(_ arguments: [String]) throws -> RenderOptions {
    try Reader.parse(arguments).input.renderOptions()
  }

  /// The width of the view in pixels.
  private func width(_ path: String, _ options: RenderOptions) throws -> Double {
    var options = options
    (options.scale, options.frameUnit) = (1, .pixels)
    let document = try Document([UInt8](Data(contentsOf: URL(filePath: path))), options: options)
    return try #require(document.scene(options).views.last).frame.width
  }

  @Test func `the folder of a layout wins over the folders of the option`() throws {
    let files = [
      "app/res/layout/a.xml": Self.view, "app/res/values/d.xml": Self.dimension(31),
      "lib/values/d.xml": Self.dimension(37), "other/values/d.xml": Self.dimension(41), "plain/a.xml": Self.view,
    ]
    try withProject(files) { root throws in
      let (layout, plain) = (root + "/app/res/layout/a.xml", root + "/plain/a.xml")
      #expect(try width(layout, options([layout])) == 31)
      #expect(try width(layout, options([layout, "--res", root + "/lib"])) == 31)
      #expect(try width(plain, options([plain, "--res", root + "/lib,\(root)/other"])) == 37)
      #expect(try width(plain, options([plain, "--res", root + "/other", "--res", root + "/lib"])) == 41)
      let failure = #expect(throws: Failure.self) { try options([plain, "--res", root + "/none"]) }
      #expect(failure?.exitCode == 64)
    }
  }

  @Test func `the manifest beside a folder names the theme, unless the option does`() throws {
    let files = [
      "app/res/layout/a.xml": Self.view, "app/AndroidManifest.xml": Self.manifest("Mine"), "plain/a.xml": Self.view,
      "lib/res/values/d.xml": Self.dimension(7), "lib/AndroidManifest.xml": Self.manifest("Other"),
    ]
    try withProject(files) { root throws in
      let (layout, plain) = (root + "/app/res/layout/a.xml", root + "/plain/a.xml")
      #expect(try options([layout]).themeStyle == "@style/Mine")
      #expect(try options([layout, "--res", root + "/lib/res"]).themeStyle == "@style/Mine")
      #expect(try options([plain, "--res", root + "/lib/res"]).themeStyle == "@style/Other")
      #expect(try options([layout, "--theme-style", "Theme.Holo"]).themeStyle == "Theme.Holo")
      #expect(try options([plain]).themeStyle == nil && options([plain]).resources == nil)
    }
  }

  /// The limit of a manifest is 1 MiB.
  @Test(arguments: [(1_048_576, "@style/Mine"), (1_048_577, nil)] as [(Int, String?)])
  func `a long manifest is not read`(size: Int, theme: String?) throws {
    let manifest = Self.manifest("Mine")
    let padded = manifest + String(repeating: " ", count: size - manifest.utf8.count)
    try withProject(["app/res/layout/a.xml": Self.view, "app/AndroidManifest.xml": padded]) { root throws in
      #expect(try options([root + "/app/res/layout/a.xml"]).themeStyle == theme)
    }
  }

  @Test func `at most 256 modules of a project are searched`() throws {
    let names = (0..<257).map { "m\($0)" }
    let settings = names.map { "include ':\($0)'\n" }.joined()
    var files = ["settings.gradle": settings, "m0/src/main/res/layout/a.xml": Self.view]
    for name in ["m255", "m256"] { files["\(name)/src/main/res/values/d.xml"] = Self.dimension(9) }
    try withProject(files) { root throws in
      let folders = ResourceOptions.resourceFolders(around: root + "/m0/src/main/res/layout/a.xml")
      #expect(folders == [root + "/m0/src/main/res", root + "/m255/src/main/res"])
    }
  }

  @Test func `the code of an application is Java and Kotlin, that of an Xcode project Swift and Objective-C`() throws {
    let files = [
      "app/src/main/java/a/A.java": "", "app/src/main/kotlin/B.kt": "", "app/src/main/java/C.swift": "",
      "ios/App.xcworkspace/contents": "", "ios/App/D.swift": "", "ios/App/E.mm": "", "ios/App/F.xib": "",
      "ios/App/G.kt": "", "ios/App/Assets.xcassets/H.swift": "", "ios/build/I.swift": "",
    ]
    try withProject(files) { root throws in
      let android = ProjectFiles.sourceFolders(beside: root + "/app/src/main/res").flatMap {
        ProjectFiles.files(in: $0, withExtensions: [".kt", ".java"])
      }
      #expect(android == ["/java/a/A.java", "/kotlin/B.kt"].map { root + "/app/src/main" + $0 })
      let apple = ProjectFiles.files(in: root + "/ios", withExtensions: [".swift", ".m", ".mm", ".xib"]).sorted()
      #expect(apple == ["D.swift", "E.mm", "F.xib"].map { root + "/ios/App/" + $0 })
      var projects = ProjectFiles()
      let inside = projects.code(around: root + "/ios/App/F.xib", resourceFolders: [])
      let other = projects.code(around: root + "/ios/App/F.storyboard", resourceFolders: [])
      #expect(inside != nil && other == nil)
    }
  }

  @Test func `a document is read by its name, and a similar name is suggested`() throws {
    try withProject(["a/cell.xml": "<cell/>"]) { root throws in
      let input = try Reader.parse([root + "/a/cell.xml", "--max-input", "7"]).input
      #expect(try input.source().bytes == Array("<cell/>".utf8))
      func reason(_ arguments: String...) throws -> String? {
        let input = try Reader.parse(arguments).input
        return #expect(throws: (any Error).self) { try input.source() }.map { "\($0)" }
      }
      #expect(try reason(root + "/a/cell.xlm")?.hasSuffix("did you mean \(root)/a/cell.xml?") == true)
      #expect(try reason(root + "/a/zzzzzz.q")?.hasSuffix("error: cannot read: no such file or directory") == true)
      #expect(try reason(root + "/a")?.contains("it is a directory;") == true)
      #expect(try reason(root + "/a/*.q")?.contains("no file matches the pattern;") == true)
      #expect(try reason(root + "/a/cell.xml", "--max-input", "6")?.contains("more than 6 bytes (--max-input)") == true)
    }
  }
}
