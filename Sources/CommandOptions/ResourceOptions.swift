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
    let others = res.flatMap { $0.split(separator: ",") }.map(String.init)
    let names = (own.map { [$0] } ?? []) + others.filter { $0 != own }
    let folders = try names.map { try Self.folder($0) }
    if !folders.isEmpty { options.resources = ResourceFolders(folders) }
    options.themeStyle = themeStyle ?? (names.lazy.compactMap { Self.manifestTheme(beside: $0) }.first)
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

  /// The theme in the Android manifest beside a resource folder, such as `@style/AppTheme`; nil for none.
  private static func manifestTheme(beside folder: String) -> String? {
    let path = String(folder.lastIndex(of: "/").map { folder[...$0] } ?? "") + "AndroidManifest.xml"
    guard fileExists(path), let bytes = try? readInput(path, limit: 1 << 20) else { return nil }
    return ResourceFolders.themeStyle(ofManifest: bytes)
  }
}
