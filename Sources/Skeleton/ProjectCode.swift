package import Dialects

/// The source files of an application, which name what its lists, pagers and custom views show.
///
/// A list of Android shows the layout that its adapter inflates, a table of UIKit the cells of the `.xib` file that its
/// controller registers, and a view of a class the views of the `.xib` file of this name. No file is read before a document
/// needs it. The library opens no files: the caller supplies paths and bytes.
///
/// ```swift
/// options.code = ProjectCode(paths: { ["java/com/example/FeedAdapter.kt"] }) { path in files[path] }
/// ```
public struct ProjectCode: Hashable, Sendable {
  package let code: SourceCode

  /// Source files in Java, Kotlin, Swift or Objective-C, whose names are those of their classes, and `.xib` files.
  ///
  /// - Parameters:
  ///   - paths: a function that returns the paths of the files, in any order; it is called once, if at all.
  ///   - contents: a function that returns the bytes of a file in UTF-8, or nil if it cannot be read.
  public init(
    paths: @escaping @Sendable () -> [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    code = SourceCode(paths: paths, contents: contents)
  }

  /// Returns true if both values are copies of one value; values that were created separately are unequal, even with
  /// equal files.
  public static func == (a: ProjectCode, b: ProjectCode) -> Bool { a.code === b.code }

  /// Adds the identity of the value, which its copies share, to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(code)) }
}
