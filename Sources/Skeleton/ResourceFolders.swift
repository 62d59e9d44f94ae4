package import Dialects
import XMLTree

/// The resource folders of an Android application and its libraries, for layout files.
///
/// Values files are parsed once, when the value is made; copies share them. The library opens no files: the caller
/// supplies paths and bytes.
///
/// ```swift
/// options.resources = ResourceFolders([
///   ResourceFolders.Folder(paths: ["values/dimens.xml"]) { path in files[path] }
/// ])
/// ```
public struct ResourceFolders: Hashable, Sendable {
  package let resources: AndroidResources

  /// One folder `res`.
  public struct Folder: Sendable {
    /// Relative to the folder, with `/`: `values-night/colors.xml`.
    public var paths: [String]
    /// The bytes of a file, or nil where it cannot be read.
    public var contents: @Sendable (_ path: String) -> [UInt8]?

    /// A folder with the files of these paths.
    public init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
      (self.paths, self.contents) = (paths, contents)
    }
  }

  /// - Parameter folders: the application's first; where two have the same resource, the first one counts.
  public init(_ folders: [Folder]) {
    resources = AndroidResources(folders.map { ResourceFolder(paths: $0.paths, contents: $0.contents) })
  }

  /// Copies of one value are equal; values that were read apart are not, whatever their files hold.
  public static func == (a: ResourceFolders, b: ResourceFolders) -> Bool { a.resources === b.resources }

  /// Hashes the identity of the value that was read.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(resources)) }

  /// The theme that an `AndroidManifest.xml` gives to its application, such as `@style/AppTheme`; nil without one.
  public static func themeStyle(ofManifest manifest: [UInt8]) -> String? {
    guard let root = try? parseXML(manifest).root else { return nil }
    return root.child("application")?["android:theme"]
  }
}
