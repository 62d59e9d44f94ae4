import Diagnostics
package import Dialects
import XMLTree

/// The resource folders of an Android application and its libraries, for layout files.
///
/// Values files are read when the value is created, and parsed when a picture first needs a resource in them; copies
/// share them. The library opens no files: the caller supplies paths and bytes.
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
    package let folder: ResourceFolder

    /// A resource folder with files at the given paths; no file is read yet.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files relative to the folder, separated by `/`, such as `values-night/colors.xml`.
    ///   - contents: a function that returns the bytes of a file, or nil if it cannot be read.
    public init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
      folder = ResourceFolder(paths: paths, contents: contents)
    }

    /// A resource folder whose subfolders are listed when a resource of their type is needed.
    ///
    /// - Parameters:
    ///   - subfolders: the names of the subfolders, such as `values-night`.
    ///   - files: a function that returns the names of the files in a subfolder; empty if it cannot be read.
    ///   - contents: a function that returns the bytes of a file for its path relative to the folder, such as
    ///     `values-night/colors.xml`, or nil if it cannot be read.
    public init(
      subfolders: [String], files: @escaping @Sendable (_ subfolder: String) -> [String],
      contents: @escaping @Sendable (_ path: String) -> [UInt8]?
    ) {
      folder = ResourceFolder(subfolders: subfolders, files: files, contents: contents)
    }
  }

  /// An `AndroidManifest.xml`, which names the theme of its application or of its activities.
  public struct Manifest: Sendable {
    /// The path of the manifest, which warnings about it contain.
    public var path: String
    /// The bytes of the XML file.
    public var bytes: [UInt8]

    /// A manifest with the bytes of its XML file, and the path that warnings about it contain.
    public init(path: String, bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
    }
  }

  /// The theme of the first manifest that names one, such as `@style/AppTheme`; nil if none does.
  public let themeStyle: String?

  /// Reads the values files of several resource folders.
  ///
  /// A values file that cannot be read is skipped. One that is not valid XML causes a warning in every picture that may
  /// need a resource in it.
  ///
  /// - Parameters:
  ///   - folders: the folders in order of precedence, that of the application first.
  ///   - manifests: the manifests of the application and its libraries. An invalid one causes a warning in every
  ///     picture.
  ///   - others: resources of lower precedence, such as those that many documents share; nil for none.
  public init(_ folders: [Folder], manifests: [Manifest] = [], over others: ResourceFolders? = nil) {
    var themes: [String] = []
    var problems: [Diagnostic] = []
    for manifest in manifests {
      do throws(InvalidInput) {
        let root = try parseXML(manifest.bytes).root
        if let theme = Self.theme(of: root) { themes.append(theme) }
      } catch {
        problems.append(Self.problem(of: manifest, error))
      }
    }
    themeStyle = themes.first ?? others?.themeStyle
    resources = AndroidResources(folders.map(\.folder), over: others?.resources, problems: problems)
  }

  private static func problem(of manifest: Manifest, _ error: InvalidInput) -> Diagnostic {
    let first = error.diagnostics.first
    let text = SourceText(name: manifest.path, utf8: error.text ?? manifest.bytes)
    let position = text.position(of: first?.location ?? SourceLocation(offset: 0))
    let problem = ResourceProblem.unreadableManifest(
      manifest.path, line: position.line, column: position.column, reason: first?.problem.message ?? "")
    return .warning(problem, at: nil)
  }

  /// Returns true if both values are copies of one value; values that were created separately are unequal, even with
  /// equal files.
  public static func == (a: ResourceFolders, b: ResourceFolders) -> Bool { a.resources === b.resources }

  /// Adds the identity of the value, which its copies share, to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(resources)) }

  /// Returns the theme of the application in an `AndroidManifest.xml`, such as `@style/AppTheme`, or that of its first
  /// activity that states one.
  ///
  /// The result is nil if the manifest names no theme or is not valid XML; ``init(_:manifests:over:)`` reports the
  /// latter.
  public static func themeStyle(ofManifest manifest: [UInt8]) -> String? {
    guard let root = try? parseXML(manifest).root else { return nil }
    return theme(of: root)
  }

  /// The theme of an application, or of the first of its activities that states one if the application states none.
  private static func theme(of manifest: XMLElement) -> String? {
    guard let application = manifest.child("application") else { return nil }
    return application["android:theme"]
      ?? application.children.lazy.filter { $0.name == "activity" }.compactMap { $0["android:theme"] }.first
  }
}
