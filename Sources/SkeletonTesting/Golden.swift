import Skeleton
import Snapshots
import SystemIO

/// The recorded output of an assertion, with which later outputs are compared.
enum Golden: Sendable {
  /// A file at the given path.
  case file(path: String)
  /// A string literal in the source code of the test.
  case inline(InlineGolden)

  /// The name for messages: the file name of the golden, or the file, line and column of the assertion, such as
  /// `FeedTests.swift:12:3`.
  var title: String { lastComponent(of: place) }

  /// The path of the golden; for an inline golden that of its source file with line and column.
  var place: String {
    switch self {
    case .file(let path): path
    case .inline(let inline): inline.place
    }
  }

  /// Returns the recorded bytes, nil if nothing has been recorded.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be read or exceeds the limit for goldens.
  func contents() throws(IOFailure) -> [UInt8]? {
    switch self {
    case .file(let path): fileExists(path) ? try readInput(path, limit: RenderLimits().inputBytes) : nil
    case .inline(let inline): inline.expected.map { Array($0.utf8) }
    }
  }

  /// Replaces the recorded bytes, or records the first ones.
  ///
  /// - Throws: ``Obstacle`` if the file cannot be written, or its source code has no place for the literal.
  func record(_ bytes: [UInt8]) throws(Obstacle) {
    do {
      switch self {
      case .file(let path):
        try createFolders(for: path)
        try ConfinedFolder(parent(of: path)).store(bytes, at: lastComponent(of: path))
      case .inline(let inline): try inline.record(String(decoding: bytes, as: UTF8.self))
      }
    } catch let obstacle as Obstacle {
      throw obstacle
    } catch {
      throw Obstacle(reason: "\(error)")
    }
  }
}
