import Skeleton
import SystemIO

/// A document that a placeholder is made of: a `String` or bytes of markup, or ``DocumentFile``.
public protocol SkeletonSource: Sendable {
  /// The document's markup.
  ///
  /// - Parameter path: the test's file; relative paths begin in its folder.
  /// - Throws: an error if the source cannot be read; its description is the message of the failed test.
  func skeletonMarkup(besideTest path: String) throws -> SkeletonMarkup
}

/// Markup, and what messages call it.
public struct SkeletonMarkup: Sendable {
  /// Such as the name of a file.
  public var name: String
  /// XML of any dialect.
  public var bytes: [UInt8]

  /// Markup of that name.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension String: SkeletonSource {
  /// The string itself.
  public func skeletonMarkup(besideTest path: String) -> SkeletonMarkup {
    SkeletonMarkup(name: "markup", bytes: Array(utf8))
  }
}

extension Array: SkeletonSource where Element == UInt8 {
  /// The bytes themselves.
  public func skeletonMarkup(besideTest path: String) -> SkeletonMarkup {
    SkeletonMarkup(name: "markup", bytes: self)
  }
}

/// A file that holds a document.
public struct DocumentFile: SkeletonSource {
  /// Absolute, or from the folder of the test's file on.
  public var path: String

  /// The file at a path.
  public init(_ path: String) {
    self.path = path
  }

  /// The document in the file.
  public func skeletonMarkup(besideTest test: String) throws -> SkeletonMarkup {
    let place = path.hasPrefix("/") ? path : parent(of: test) + "/" + path
    return SkeletonMarkup(name: path, bytes: try readInput(place, limit: RenderLimits().inputBytes))
  }
}

extension SkeletonSource where Self == DocumentFile {
  /// A file, from the folder of the test's file on unless the path is absolute.
  public static func file(_ path: String) -> DocumentFile { DocumentFile(path) }
}

extension SkeletonSource {
  func skeletonMarkup(of test: TestPlace) throws(Obstacle) -> NamedDocument {
    do {
      let markup = try skeletonMarkup(besideTest: test.file.description)
      return NamedDocument(name: markup.name, bytes: markup.bytes)
    } catch {
      throw Obstacle(reason: "\(error)")
    }
  }
}

/// The reason why there is no output to compare; whole lines.
struct Obstacle: Error {
  var reason: String
}
