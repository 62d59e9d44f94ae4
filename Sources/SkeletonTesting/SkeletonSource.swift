public import Skeleton
import SystemIO

/// A document that a placeholder is made of: a `String` or bytes of markup, or ``DocumentFile``.
public protocol SkeletonSource: Sendable {
  /// The document's markup.
  ///
  /// - Parameter path: the test's file; relative paths begin in its folder.
  /// - Throws: an error if the source cannot be read; its description is the message of the failed test.
  func skeletonMarkup(besideTest path: String) throws -> DocumentSource
}

extension String: SkeletonSource {
  /// The string itself.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
  }
}

extension Array: SkeletonSource where Element == UInt8 {
  /// The bytes themselves.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
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
  public func skeletonMarkup(besideTest test: String) throws -> DocumentSource {
    let place = path.hasPrefix("/") ? path : parent(of: test) + "/" + path
    return DocumentSource(try readInput(place, limit: RenderLimits().inputBytes), named: path)
  }
}

extension SkeletonSource where Self == DocumentFile {
  /// A file, from the folder of the test's file on unless the path is absolute.
  public static func file(_ path: String) -> DocumentFile { DocumentFile(path) }
}

extension SkeletonSource {
  func skeletonMarkup(of test: TestPlace) throws(Obstacle) -> DocumentSource {
    do {
      return try skeletonMarkup(besideTest: test.file.description)
    } catch {
      throw Obstacle(reason: "\(error)")
    }
  }
}

/// The reason why there is no output to compare; whole lines.
struct Obstacle: Error {
  var reason: String
}
