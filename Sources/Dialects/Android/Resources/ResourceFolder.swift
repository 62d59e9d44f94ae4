/// A resource folder (`res`) as values: the paths of its files, and their bytes on request.
///
/// The library never reads files: the caller supplies the bytes.
package struct ResourceFolder: Sendable {
  /// Relative to the folder, such as `values-night/colors.xml`, in any order.
  package var paths: [String]
  /// The bytes of a file, or nil where it cannot be read.
  package var contents: @Sendable (_ path: String) -> [UInt8]?

  package init(paths: [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.paths = paths
    self.contents = contents
  }
}

/// A file of a resource folder that is a resource by itself: a layout, a drawable, a color state list.
struct ResourceFile: Sendable {
  var path: String
  /// The index of its library.
  var library: Int
  var qualifiers: ResourceQualifiers

  /// The part of the path before the extension, behind the last `/`.
  static func resourceName(of path: Substring) -> Substring {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return file[..<(file.firstIndex(of: ".") ?? file.endIndex)]
  }

  var isXML: Bool { path.hasSuffix(".xml") }
  var isNinePatch: Bool { path.hasSuffix(".9.png") }
}
