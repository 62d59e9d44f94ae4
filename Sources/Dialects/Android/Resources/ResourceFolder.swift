/// A resource folder (`res`) of an application or library: the paths of its files, and their bytes on request.
///
/// The library does not read files; the caller supplies the bytes.
package struct ResourceFolder: Sendable {
  /// The paths of the files relative to the folder, such as `values-night/colors.xml`, in any order.
  package var paths: [String]
  /// A function that returns the bytes of a file for its path relative to the folder; nil if the file cannot be read.
  package var contents: @Sendable (_ path: String) -> [UInt8]?

  package init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.paths = paths
    self.contents = contents
  }
}

/// A file of a resource folder that is a resource by itself, such as a layout, a drawable or a color state list.
struct ResourceFile: Sendable {
  var path: String
  /// The index of the resource folder that contains the file, counted from 0; the application's folder has index 0.
  var library: Int
  var qualifiers: ResourceQualifiers

  /// Returns the name of a file's resource: the part of the path after the last `/` and before the first dot.
  static func resourceName(of path: Substring) -> Substring {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return file[..<(file.firstIndex(of: ".") ?? file.endIndex)]
  }

  var isXML: Bool { path.hasSuffix(".xml") }
  var isNinePatch: Bool { path.hasSuffix(".9.png") }
}
