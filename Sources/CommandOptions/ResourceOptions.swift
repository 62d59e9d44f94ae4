package import ArgumentParser
package import Skeleton
import SystemIO

/// The arguments of a command for the resource folders and the theme of Android layouts.
package struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Resource folders of an Android layout, with commas between them; the folder that holds it is found by itself.",
      valueName: "dir,…"))
  package var res: [String] = []

  @Option(
    help: ArgumentHelp(
      "The theme of an Android layout: the manifest's, or Material 3, otherwise.", valueName: "name"))
  package var themeStyle: String?

  package init() {}

  package func apply(to options: inout RenderOptions, input: String) throws {
    let own: String? = Self.resourceFolder(around: input)
    try apply(to: &options, folders: (own.map { [$0] } ?? []) + named.filter { $0 != own })
  }

  /// Sets the resources and the theme that all documents of a batch share: those of the given folders.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a folder does not exist or cannot be read.
  package func applyShared(to options: inout RenderOptions) throws {
    try apply(to: &options, folders: named)
  }

  /// Returns the theme's name, and the names and bytes of all files in the given folders and their manifests, in a
  /// fixed order, as input for a hash.
  ///
  /// A missing folder and a file that cannot be read are left out.
  ///
  /// - Throws: ``IOFailure`` if an existing folder cannot be read.
  package func sharedBytes() throws -> [UInt8] {
    var bytes = Array((themeStyle ?? "").utf8)
    for name in named {
      guard let listing = try listFolder(name) else { continue }
      for file in listing.files.sorted() {
        bytes += Array("\n\(file)\n".utf8)
        bytes += (try? readInput("\(name)/\(file)", limit: RenderLimits().inputBytes)) ?? []
      }
      bytes += Self.manifest(beside: name)?.bytes ?? []
    }
    return bytes
  }

  private var named: [String] { res.flatMap { $0.split(separator: ",") }.map(String.init) }

  private func apply(to options: inout RenderOptions, folders names: [String]) throws {
    let folders = try names.map { try Self.folder($0) }
    if !folders.isEmpty {
      options.resources = ResourceFolders(
        folders, manifests: themeStyle == nil ? names.compactMap { Self.manifest(beside: $0) } : [])
    }
    options.themeStyle = themeStyle ?? options.resources?.themeStyle
  }

  /// Returns the resource folder, such as `src/res`, of a layout file in its `layout` or `layout-…` folder; nil for
  /// other paths.
  static func resourceFolder(around path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let type = parts[parts.count - 2]
    guard type == "layout" || type.hasPrefix("layout-"), parts[parts.count - 3].hasPrefix("res") else { return nil }
    return parts.dropLast(2).joined(separator: "/")
  }

  private static func folder(_ path: String) throws -> ResourceFolders.Folder {
    guard let listing = try listFolder(path) else {
      throw Failure.usage("there is no resource folder \"\(path)\"")
    }
    return ResourceFolders.Folder(paths: listing.files) { file in
      try? readInput("\(path)/\(file)", limit: RenderLimits().inputBytes)
    }
  }

  /// Reads `AndroidManifest.xml` in the parent of a resource folder; nil if there is no readable file of at most 1 MiB.
  private static func manifest(beside folder: String) -> ResourceFolders.Manifest? {
    let path = String(folder.lastIndex(of: "/").map { folder[...$0] } ?? "") + "AndroidManifest.xml"
    guard fileExists(path), let bytes = try? readInput(path, limit: 1 << 20) else { return nil }
    return ResourceFolders.Manifest(path: path, bytes: bytes)
  }
}
