/// A resource folder (`res`) of an application or library: the names of its subfolders, and their files on request.
///
/// The library does not read files; the caller supplies names and bytes.
package struct ResourceFolder: Sendable {
  /// The names of the subfolders, such as `values-night`, in any order.
  package var subfolders: [String]
  /// A function that returns the names of the files in a subfolder, in any order; empty if it cannot be read.
  ///
  /// It is called once for each subfolder of a type that is needed.
  package var files: @Sendable (_ subfolder: String) -> [String]
  /// A function that returns the bytes of a file for its path relative to the folder, such as
  /// `values-night/colors.xml`; nil if the file cannot be read.
  package var contents: @Sendable (_ path: String) -> [UInt8]?

  package init(
    subfolders: [String], files: @escaping @Sendable (_ subfolder: String) -> [String],
    contents: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    (self.subfolders, self.files, self.contents) = (subfolders, files, contents)
  }

  /// A folder with files at the given paths, such as `values-night/colors.xml`, in any order.
  package init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    var files: [String: [String]] = [:]
    for path in paths {
      guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
      files[String(path[..<slash]), default: []].append(String(path[path.utf8.index(after: slash)...]))
    }
    self.init(subfolders: Array(files.keys), files: { [files] in files[$0] ?? [] }, contents: contents)
  }
}

/// A file of a resource folder, or a subfolder with the qualifiers of its files.
struct ResourceFile: Sendable {
  var path: String
  /// The index of the resource folder that contains the file, counted from 0; the application's folder has index 0.
  var library: Int
  var qualifiers: ResourceQualifiers

  /// Returns the name of a file's resource: the part of the path after the last `/` and before the first dot.
  static func resourceName(of path: String) -> String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? path.startIndex
    return String(Substring(bytes[start...].prefix { $0 != UInt8(ascii: ".") }))
  }

  /// The file with a name in this subfolder.
  func file(_ name: String) -> ResourceFile {
    ResourceFile(path: path + "/" + name, library: library, qualifiers: qualifiers)
  }

  var isXML: Bool { path.hasSuffix(".xml") }
  var isNinePatch: Bool { path.hasSuffix(".9.png") }
}
