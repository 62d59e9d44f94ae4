public import Skeleton
import SystemIO

/// The source of a document under test: a `String` or bytes of markup, or ``DocumentFile``.
public protocol SkeletonSource: Sendable {
  /// The document's markup.
  ///
  /// - Parameter path: the path of the test's file; relative paths begin in its folder.
  /// - Throws: an error if the source cannot be read; its description is the message of the failed test.
  func skeletonMarkup(besideTest path: String) throws -> DocumentSource
}

extension String: SkeletonSource {
  /// The string as the source of a document; the path is ignored.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
  }
}

extension Array: SkeletonSource where Element == UInt8 {
  /// The bytes as the source of a document; the path is ignored.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
  }
}

/// A file that contains a document.
public struct DocumentFile: SkeletonSource {
  /// The path of the file, absolute or relative to the folder of the test's file.
  public var path: String

  /// The file at a path, absolute or relative to the folder of the test's file.
  public init(_ path: String) {
    self.path = path
  }

  /// The contents of the document file, named by its path in messages.
  ///
  /// - Parameter test: the path of the test's file, whose folder is that of a relative path.
  /// - Throws: an error if the file cannot be read.
  public func skeletonMarkup(besideTest test: String) throws -> DocumentSource {
    let place = path.hasPrefix("/") ? path : parent(of: test) + "/" + path
    return DocumentSource(try readInput(place, limit: RenderLimits().inputBytes), named: path)
  }
}

extension SkeletonSource where Self == DocumentFile {
  /// The file at a path, absolute or relative to the folder of the test's file.
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

/// An error because of which there is no output to compare; `reason` is a message of whole lines.
struct Obstacle: Error {
  var reason: String
}
