package import Dialects
import XMLTree

/// The resource folders of an Android application and its libraries, for layout files.
///
/// Values files are parsed once, when the value is created; copies share them. The library opens no files: the caller
/// supplies paths and bytes.
///
/// ```swift
/// options.resources = ResourceFolders([
///   ResourceFolders.Folder(paths: ["values/dimens.xml"]) { path in files[path] }
/// ])
/// ```
public struct ResourceFolders: Hashable, Sendable {
  package let resources: AndroidResources

  /// A resource folder (`res`) of an Android application or library.
  public struct Folder: Sendable {
    /// The paths of the files relative to the folder, with `/`: `values-night/colors.xml`.
    public var paths: [String]
    /// A function that returns the bytes of a file, or nil if the file cannot be read.
    public var contents: @Sendable (_ path: String) -> [UInt8]?

    /// A folder with files at these paths.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files relative to the folder, with `/`.
    ///   - contents: a function that returns the bytes of a file, or nil if it cannot be read.
    public init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
      (self.paths, self.contents) = (paths, contents)
    }
  }

  /// The resources of several folders.
  ///
  /// - Parameter folders: the folders, the application's first; of two equal resources the first one is used.
  public init(_ folders: [Folder]) {
    resources = AndroidResources(folders.map { ResourceFolder(paths: $0.paths, contents: $0.contents) })
  }

  /// Copies of one value are equal; values that were created separately are not, even with equal files.
  public static func == (a: ResourceFolders, b: ResourceFolders) -> Bool { a.resources === b.resources }

  /// Hashes the identity of the value, which its copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(resources)) }

  /// The theme of the application in an `AndroidManifest.xml`, such as `@style/AppTheme`.
  ///
  /// Nil if the manifest has none or is not valid XML.
  public static func themeStyle(ofManifest manifest: [UInt8]) -> String? {
    guard let root = try? parseXML(manifest).root else { return nil }
    return root.child("application")?["android:theme"]
  }
}
