package import ArgumentParser
package import Skeleton
import SystemIO

/// The options for the resources of Android layouts.
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

  /// Sets the resources that all documents of a stream share.
  package func applyShared(to options: inout RenderOptions) throws {
    try apply(to: &options, folders: named)
  }

  /// Sets the resources that the records of a stream name, over those that all records share.
  ///
  /// - Parameters:
  ///   - options: the options with the resources of all records.
  ///   - folders: the resource folders, the application's first.
  package func applyShared(to options: inout RenderOptions, folders: [String]) throws {
    try apply(to: &options, folders: folders, over: options.resources)
  }

  /// The bytes of all files that the pictures of a stream depend on, in a fixed order.
  ///
  /// - Parameter folders: the resource folders; nil for those that all records share.
  package func sharedBytes(of folders: [String]? = nil) throws -> [UInt8] {
    var bytes = Array((themeStyle ?? "").utf8)
    for name in folders ?? named {
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

  private func apply(
    to options: inout RenderOptions, folders names: [String], over others: ResourceFolders? = nil
  ) throws {
    let folders = try names.map { try Self.folder($0) }
    if !folders.isEmpty {
      options.resources = ResourceFolders(
        folders, manifests: themeStyle == nil ? names.compactMap { Self.manifest(beside: $0) } : [], over: others)
    }
    options.themeStyle = themeStyle ?? options.resources?.themeStyle
  }

  /// The resource folder of a layout file in `res/layout…/`; nil for other files.
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

  /// The manifest beside a resource folder; nil for none.
  private static func manifest(beside folder: String) -> ResourceFolders.Manifest? {
    let path = String(folder.lastIndex(of: "/").map { folder[...$0] } ?? "") + "AndroidManifest.xml"
    guard fileExists(path), let bytes = try? readInput(path, limit: 1 << 20) else { return nil }
    return ResourceFolders.Manifest(path: path, bytes: bytes)
  }
}
