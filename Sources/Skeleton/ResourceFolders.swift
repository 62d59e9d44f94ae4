import Diagnostics
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

    /// A resource folder with files at the given paths.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files relative to the folder, with `/`.
    ///   - contents: a function that returns the bytes of a file, or nil if it cannot be read.
    public init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
      (self.paths, self.contents) = (paths, contents)
    }
  }

  /// An `AndroidManifest.xml`, which names the theme of its application.
  public struct Manifest: Sendable {
    /// The path for warnings.
    public var path: String
    /// The bytes of the file.
    public var bytes: [UInt8]

    /// A manifest at a path, which warnings about it contain.
    public init(path: String, bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
    }
  }

  /// The theme of the first manifest with one, such as `@style/AppTheme`; nil for none.
  public let themeStyle: String?

  /// The resources of several folders.
  ///
  /// - Parameters:
  ///   - folders: the folders, the application's first; of two equal resources the first one is used.
  ///   - manifests: the manifests beside the folders. One that is not valid XML is a warning of every picture.
  ///   - others: resources of lower precedence, such as those that many documents share; nil for none.
  public init(_ folders: [Folder], manifests: [Manifest] = [], over others: ResourceFolders? = nil) {
    var themes: [String] = []
    var problems: [Diagnostic] = []
    for manifest in manifests {
      do throws(InvalidInput) {
        let root = try parseXML(manifest.bytes).root
        if let theme = root.child("application")?["android:theme"] { themes.append(theme) }
      } catch {
        problems.append(Self.problem(of: manifest, error))
      }
    }
    themeStyle = themes.first ?? others?.themeStyle
    resources = AndroidResources(
      folders.map { ResourceFolder(paths: $0.paths, contents: $0.contents) }, over: others?.resources,
      problems: problems)
  }

  private static func problem(of manifest: Manifest, _ error: InvalidInput) -> Diagnostic {
    let first = error.diagnostics.first
    let text = SourceText(name: manifest.path, utf8: error.text ?? manifest.bytes)
    let position = text.position(of: first?.location ?? SourceLocation(offset: 0))
    let problem = ResourceProblem.unreadableManifest(
      manifest.path, line: position.line, column: position.column, reason: first?.problem.message ?? "")
    return .warning(problem, at: nil)
  }

  /// Copies of one value are equal; values that were created separately are not, even with equal files.
  public static func == (a: ResourceFolders, b: ResourceFolders) -> Bool { a.resources === b.resources }

  /// Hashes the identity of the value, which its copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(resources)) }

  /// The theme of the application in an `AndroidManifest.xml`, such as `@style/AppTheme`.
  ///
  /// Nil if the manifest has none or is not valid XML; ``init(_:manifests:over:)`` reports the latter.
  public static func themeStyle(ofManifest manifest: [UInt8]) -> String? {
    guard let root = try? parseXML(manifest).root else { return nil }
    return root.child("application")?["android:theme"]
  }
}
