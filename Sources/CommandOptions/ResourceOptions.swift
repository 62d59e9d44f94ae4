package import ArgumentParser
package import Skeleton
import SystemIO

/// The arguments of a command for the resource folders and the theme of Android layouts.
package struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Resource folders of Android layouts, with commas between them. Commands for one document find the folder that \
      holds it.
      """,
      valueName: "dir,…"))
  package var res: [String] = []

  @Option(
    help: ArgumentHelp(
      "The theme of an Android layout: the manifest's, or Material 3, otherwise.", valueName: "name"))
  package var themeStyle: String?

  package init() {}

  /// Sets the resources, the theme and the code of a document.
  ///
  /// - Parameter files: the source files of documents before it.
  /// - Throws: ``Failure`` for a folder that does not exist, ``IOFailure`` for one that cannot be read.
  package func apply(to options: inout RenderOptions, input: String, sharing files: inout ProjectFiles) throws {
    let own = Self.resourceFolders(around: input)
    try apply(to: &options, folders: own + named.filter { !own.contains($0) })
    options.code = files.code(around: input, resourceFolders: own)
  }

  /// The bytes of the theme and of all files of folders, in a fixed order; files that cannot be read add their names
  /// only.
  ///
  /// - Throws: ``IOFailure`` if a folder cannot be listed.
  fileprivate func bytes(of folders: [String]) throws -> [UInt8] {
    var bytes = Array((themeStyle ?? "").utf8)
    for name in folders {
      guard let listing = try listFolder(name) else { continue }
      for file in listing.files.sorted() {
        bytes += Array("\n\(file)\n".utf8)
        bytes += (try? readRegularFile("\(name)/\(file)", limit: RenderLimits().inputBytes)) ?? []
      }
      bytes += Self.manifest(beside: name)?.bytes ?? []
    }
    return bytes
  }

  /// The folders of the option, in order.
  package var named: [String] {
    res.flatMap { $0.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) } }
  }

  fileprivate func apply(
    to options: inout RenderOptions, folders names: [String], over others: ResourceFolders? = nil
  ) throws {
    let folders = try names.map { try Self.folder($0) }
    if !folders.isEmpty {
      options.resources = ResourceFolders(
        folders, manifests: themeStyle == nil ? names.compactMap { Self.manifest(beside: $0) } : [], over: others)
    }
    options.themeStyle = themeStyle ?? options.resources?.themeStyle
  }

  /// Returns the resource folders that hold a layout file or are merged with its own; empty for other paths.
  ///
  /// The build adds the resources of the source set `main` to those of each other one: `src/main/res` to `src/extra/res`.
  /// It also merges the resource folders inside of another one, such as `res/layouts/feed` in `res`, and those of the
  /// project's other modules, which come last.
  static func resourceFolders(around path: String) -> [String] {
    // A path such as `layout/item.xml` does not contain the name of the folder around it.
    var folders = folders(around: path)
    if folders.isEmpty { folders = resolvedPath(path).map(Self.folders(around:)) ?? [] }
    guard let own = folders.first else { return [] }
    let known = Set(folders.compactMap(resolvedPath))
    return folders + foldersOfModules(around: own).filter { resolvedPath($0).map { !known.contains($0) } ?? false }
  }

  /// Returns the resource folders of the modules that the settings of the Gradle project around a folder include.
  ///
  /// A module `:feed:ui` is in the folder `feed/ui`, and its resources in `src/main/res`.
  private static func foldersOfModules(around folder: String) -> [String] {
    guard var root = resolvedPath(folder) else { return [] }
    while let slash = root.lastIndex(of: "/") {
      root = String(root[..<slash])
      for name in ["settings.gradle.kts", "settings.gradle"] {
        let path = "\(root)/\(name)"
        guard fileExists(path), let bytes = try? readRegularFile(path, limit: 1 << 20) else { continue }
        return modules(in: String(decoding: bytes, as: UTF8.self)).prefix(mostModules)
          .map { "\(root)/\($0)/src/main/res" }.filter(isFolder)
      }
    }
    return []
  }

  /// The maximum number of modules of a project whose resources are searched.
  private static let mostModules = 256

  /// Returns the folders of the modules that the settings of a Gradle project include, in order and without repetitions.
  ///
  /// Modules are the texts in quotes that begin with a colon, and those of a line that begins with `include`.
  static func modules(in settings: String) -> [String] {
    var modules: [String] = []
    for line in settings.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("//") { continue }
      let parts = words.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
      for index in parts.indices where !index.isMultiple(of: 2) {
        guard parts[index].hasPrefix(":") || words.hasPrefix("include") else { continue }
        let names = parts[index].split { $0 == ":" || $0 == "/" }
        let folder = names.joined(separator: "/")
        if !names.isEmpty, !names.contains(".."), !modules.contains(folder) { modules.append(folder) }
      }
    }
    return modules
  }

  private static func folders(around path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return [] }
    let type = parts[parts.count - 2]
    guard type == "layout" || type.hasPrefix("layout-") else { return [] }
    let own = parts.dropLast(2)
    // `MonoAndroidResourcePrefix` of .NET for Android is `Resources`.
    if own.last?.hasPrefix("res") == true || own.last == "Resources" { return withMain(own) }
    guard let outer = own.lastIndex(of: "res") else { return [] }
    return [own.joined(separator: "/")] + withMain(parts[...outer])
  }

  private static func withMain(_ folder: ArraySlice<Substring>) -> [String] {
    var parts = Array(folder)
    let own = parts.joined(separator: "/")
    guard parts.count >= 3, parts[parts.count - 3] == "src", parts[parts.count - 2] != "main" else { return [own] }
    parts[parts.count - 2] = "main"
    let main = parts.joined(separator: "/")
    return isFolder(main) ? [own, main] : [own]
  }

  private static func folder(_ path: String) throws -> ResourceFolders.Folder {
    guard let entries = try listEntries(of: path) else {
      throw Failure.usage("there is no resource folder \"\(path)\"")
    }
    return ResourceFolders.Folder(
      subfolders: entries.folders,
      files: { subfolder in (try? listEntries(of: "\(path)/\(subfolder)"))?.files ?? [] },
      contents: { file in try? readRegularFile("\(path)/\(file)", limit: RenderLimits().inputBytes) })
  }

  /// Reads `AndroidManifest.xml` in the parent of a resource folder; nil if there is no readable file of at most 1 MiB.
  private static func manifest(beside folder: String) -> ResourceFolders.Manifest? {
    let path = String(folder.lastIndex(of: "/").map { folder[...$0] } ?? "") + "AndroidManifest.xml"
    guard fileExists(path), let bytes = try? readRegularFile(path, limit: 1 << 20) else { return nil }
    return ResourceFolders.Manifest(path: path, bytes: bytes)
  }
}

/// The options for the resources of the Android layouts of a stream or of a service.
package struct SharedResourceOptions: ParsableArguments {
  @OptionGroup package var common: ResourceOptions

  @Option(
    help: ArgumentHelp(
      "Resource folders of Android layouts, with commas between them, that records name in \"sharedResources\".",
      valueName: "name=dir,…"))
  package var sharedRes: [NamedFolders] = []

  package init() {}

  package func validate() throws {
    if let twice = sharedRes.first(where: { set in sharedRes.count { $0.name == set.name } > 1 }) {
      throw ValidationError("--shared-res names \"\(twice.name)\" twice; list its folders with commas between them")
    }
  }

  /// Sets the resources of all documents, and returns the bytes on which their outputs depend; empty for none.
  ///
  /// - Throws: ``Failure`` for a folder that does not exist, ``IOFailure`` for one that cannot be read.
  package func apply(to options: inout RenderOptions) throws -> [UInt8] {
    if common.res.isEmpty && common.themeStyle == nil { return [] }
    try common.apply(to: &options, folders: common.named)
    return try common.bytes(of: common.named)
  }

  /// The named sets of resources.
  ///
  /// - Parameter options: the options of all documents.
  /// - Returns: the options of the documents that name a set, and the bytes on which their outputs depend, by name.
  /// - Throws: ``Failure`` for a folder that does not exist, ``IOFailure`` for one that cannot be read.
  package func named(over options: RenderOptions) throws -> [String: (options: RenderOptions, bytes: [UInt8])] {
    var sets: [String: (options: RenderOptions, bytes: [UInt8])] = [:]
    for set in sharedRes {
      var own = options
      try common.apply(to: &own, folders: set.folders, over: options.resources)
      sets[set.name] = (own, try common.bytes(of: set.folders))
    }
    return sets
  }
}

/// A name and the folders for which it stands: `brand=app/src/brand/res,lib/res`.
package struct NamedFolders: ExpressibleByArgument, Sendable {
  package let name: String
  package let folders: [String]

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    (name, folders) = (String(parts[0]), parts[1].split(separator: ",").map(String.init))
    if folders.isEmpty { return nil }
  }
}
