import Skeleton
import SystemIO

/// The source files of the applications that contain documents, which the documents of one application share.
package struct ProjectFiles {
  private var known: [[String]: ProjectCode] = [:]

  package init() {}

  /// The source files of the application that contains a document; nil if it is not known.
  ///
  /// They are in the folders `java` and `kotlin` beside the resource folders of an Android layout, and in the folder of the
  /// Xcode project around a document of Interface Builder. Without a project, they are those beside the document, where
  /// Xcode creates the `.xib` file of a class. They are listed when a document first needs them.
  mutating func code(around input: String, resourceFolders: [String]) -> ProjectCode? {
    let isNib = input.hasSuffix(".xib") || input.hasSuffix(".storyboard")
    let project = isNib ? Self.xcodeProject(around: input) : nil
    let roots =
      isNib ? [project ?? Self.folder(of: input)].compactMap { $0 } : resourceFolders.flatMap(Self.sourceFolders)
    if roots.isEmpty { return nil }
    if let code = known[roots] { return code }
    let extensions = isNib ? [".swift", ".m", ".mm", ".xib"] : [".kt", ".java"]
    let isDeep = !isNib || project != nil
    @Sendable func files() -> [String] {
      roots.flatMap { Self.files(in: $0, withExtensions: extensions, below: isDeep) }
    }
    let code = ProjectCode(paths: files) { path in
      try? readRegularFile(path, limit: 1 << 20)
    }
    known[roots] = code
    return code
  }

  /// The folders of the sources of a module of Gradle, `src/main/java` beside `src/main/res`.
  static func sourceFolders(beside resources: String) -> [String] {
    let parent = String(resources.lastIndex(of: "/").map { resources[...$0] } ?? "")
    return ["java", "kotlin"].map { parent + $0 }
  }

  /// The nearest folder around a file that contains a project or a workspace of Xcode; nil for none.
  private static func xcodeProject(around path: String) -> String? {
    guard var folder = resolvedPath(path) else { return nil }
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = String(folder[..<slash])
      let names = (try? listEntries(of: folder))?.folders ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return folder }
    }
    return nil
  }

  /// The resolved path of the folder that contains a file; nil for a file that does not exist.
  private static func folder(of path: String) -> String? {
    resolvedPath(path).flatMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }
  }

  /// The paths of the files in a folder with one of several extensions, without those of other projects in it.
  ///
  /// - Parameter below: true to include the folders in the folder.
  static func files(in root: String, withExtensions extensions: [String], below: Bool = true) -> [String] {
    var found: [String] = []
    var waiting = [root]
    var count = 0
    while let folder = waiting.popLast(), count < mostFolders {
      count += 1
      guard let entries = try? listEntries(of: folder) else { continue }
      found += entries.files.filter { name in extensions.contains(where: name.hasSuffix) }.map { "\(folder)/\($0)" }
      guard below else { break }
      let own = entries.folders.filter { !otherProjects.contains($0) && !$0.hasSuffix(".xcassets") }
      waiting += own.map { "\(folder)/\($0)" }
    }
    return found
  }

  /// The names of folders in which tools keep the code of libraries.
  private static let otherProjects: Set = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
  /// The maximum number of folders that are listed.
  private static let mostFolders = 10_000
}
