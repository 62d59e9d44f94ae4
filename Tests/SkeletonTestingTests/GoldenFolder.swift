import Foundation
import Skeleton
import Snapshots
import TestSupport

@testable import SkeletonTesting

/// A folder for goldens that is removed after the test.
final class GoldenFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "skeleton-goldens-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func bytes(_ name: String) -> [UInt8]? { (try? Data(contentsOf: url.appending(path: name))).map { [UInt8]($0) } }

  func write(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// The check of a golden in this folder.
  func check(_ name: String, _ strategy: SnapshotStrategy = .bones) -> GoldenCheck {
    GoldenCheck(golden: .file(path: path(name)), strategy: strategy)
  }
}

/// The feed of the seed with one change.
func newsfeed(_ old: String = "", _ new: String = "") throws -> DocumentSource {
  let text = String(decoding: try Fixture("seeds/newsfeed.xml").bytes(), as: UTF8.self)
  return DocumentSource(Array((old.isEmpty ? text : text.replacing(old, with: new)).utf8), named: "newsfeed.xml")
}

extension SnapshotStrategy {
  /// The difference between a feed and a changed feed, as in a failure.
  func difference(_ old: String, _ new: String) throws -> OutputDifference? {
    difference(
      try snapshot(of: newsfeed(), RenderOptions()).bytes, try snapshot(of: newsfeed(old, new), RenderOptions()))
  }
}

extension GoldenCheck {
  /// The failure of a text; nil if it equals the golden.
  func failure(of text: [UInt8], _ mode: RecordingMode) -> Failure? { failure(of: ActualOutput(text), mode) }
}
