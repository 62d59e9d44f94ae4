public import Skeleton
import SystemIO

/// The source of a document under test: a string or bytes of markup, or a ``DocumentFile``.
public protocol SkeletonSource: Sendable {
  /// Returns the markup of the document, and its name for messages.
  ///
  /// - Parameter path: the path of the test's file, in whose folder relative paths begin.
  /// - Throws: an error if the source cannot be read; its description is the message of the failed test.
  func skeletonMarkup(besideTest path: String) throws -> DocumentSource
}

extension String: SkeletonSource {
  /// Returns the string as a document; the path of the test is ignored.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
  }
}

extension Array: SkeletonSource where Element == UInt8 {
  /// Returns the bytes as a document; the path of the test is ignored.
  public func skeletonMarkup(besideTest path: String) -> DocumentSource {
    DocumentSource(self)
  }
}

/// A file that contains a document under test.
public struct DocumentFile: SkeletonSource {
  /// The path of the file, absolute or relative to the folder of the test's file.
  public var path: String

  /// A file at a path, absolute or relative to the folder of the test's file; nothing is read yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads the document file; its name in messages is its path.
  ///
  /// - Parameter test: the path of the test's file, in whose folder a relative path begins.
  /// - Throws: an error if the file cannot be read.
  public func skeletonMarkup(besideTest test: String) throws -> DocumentSource {
    DocumentSource(try readInput(joined(parent(of: test), path), limit: RenderLimits().inputBytes), named: path)
  }
}

extension SkeletonSource where Self == DocumentFile {
  /// A document file at a path, absolute or relative to the folder of the test's file; nothing is read yet.
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

/// An error that leaves an assertion without an output to compare.
///
/// `reason` is the message of the failed test, one or more lines of text.
struct Obstacle: Error {
  var reason: String
}
