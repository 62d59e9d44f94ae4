import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The regression tests of fuzzing: every kept input runs through every target.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.allCases)
  func `every kept input ends in a value or an error`(_ target: FuzzTarget) throws {
    for file in try Self.found() { target.run([UInt8](try Data(contentsOf: file))) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `an empty input ends in a value or an error`(_ target: FuzzTarget) {
    target.run([])
  }

  @Test func `the folders of found inputs are named for targets`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(folders.allSatisfy { $0.hasSuffix(".md") || FuzzTarget(rawValue: $0) != nil })
  }

  private static let folder = Fixture.folder.appending(path: "fuzzing")

  private static func found() throws -> [URL] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("/") }
    try #require(!files.isEmpty)
    return files.sorted().map { folder.appending(path: $0) }
  }
}
