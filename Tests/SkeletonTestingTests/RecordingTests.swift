import Foundation
import Testing

@testable import SkeletonTesting

/// The conditions under which goldens are written, and the messages about it.
@Suite struct RecordingTests {
  private let old = Array("old\n".utf8)
  private let new = Array("new\n".utf8)

  @Test(arguments: RecordingMode.allCases)
  func `a missing golden is a failure, and written unless that is forbidden`(_ mode: RecordingMode) throws {
    let folder = GoldenFolder()
    let failure = try #require(folder.check("deep/a.txt", .ascii).failure(of: new, mode))
    #expect(folder.bytes("deep/a.txt") == (mode == .never ? nil : new))
    #expect(
      failure.message.hasPrefix(mode == .never ? "a.txt is missing" : "recorded \(folder.path("deep/a.txt"))\n"))
  }

  @Test(arguments: RecordingMode.allCases)
  func `a golden that differs is a failure, and written only when that is asked for`(_ mode: RecordingMode) throws {
    let folder = GoldenFolder()
    try folder.write(old, to: "a.txt")
    let failure = try #require(folder.check("a.txt", .ascii).failure(of: new, mode))
    let isRecording = mode == .all || mode == .failed
    #expect(folder.bytes("a.txt") == (isRecording ? new : old))
    #expect(failure.message.contains("line 1:\n- old\n+ new\n"))
    #expect(failure.message.contains("recorded ") == isRecording)
    #expect(failure.message.contains("SKELETON_RECORD=failed") == (mode == .missing))
  }

  @Test(arguments: RecordingMode.allCases)
  func `an equal golden passes unless all goldens are recorded`(_ mode: RecordingMode) throws {
    let folder = GoldenFolder()
    try folder.write(old, to: "a.txt")
    let failure = folder.check("a.txt", .ascii).failure(of: old, mode)
    let path = folder.path("a.txt")
    #expect(
      failure?.message
        == (mode == .all ? "recorded \(path)\nlook at it: no run that records all goldens passes\n" : nil))
  }

  @Test func `two assertions with one golden are asked for names`() throws {
    let folder = GoldenFolder()
    _ = folder.check("a.txt", .ascii).failure(of: old, .all)
    let second = try #require(folder.check("a.txt", .ascii).failure(of: new, .all))
    #expect(second.message.contains("another assertion recorded a.txt just now: give each of them a name of its own"))
    #expect(folder.bytes("a.txt") == old)
    let later = try #require(folder.check("a.txt", .ascii).failure(of: new, .missing))
    #expect(later.message.contains("give each of them a name of its own"))
  }

  @Test func `a folder that cannot be made is reported`() throws {
    let folder = GoldenFolder()
    try folder.write(old, to: "file")
    let failure = try #require(folder.check("file/a.txt", .ascii).failure(of: new, .missing))
    #expect(failure.message.contains("file: error: cannot read: not a directory"))
  }

  // MARK: - Mode

  private func mode(_ argument: RecordingMode?, _ variables: [String: String]) throws -> RecordingMode {
    try RecordingMode.inForce(argument) { variables[$0] }
  }

  @Test func `the argument wins over the variable, the variable over the usual`() throws {
    #expect(try mode(nil, [:]) == .missing)
    for asked in RecordingMode.allCases {
      #expect(try mode(nil, ["SKELETON_RECORD": asked.rawValue]) == asked)
      #expect(try mode(asked, ["SKELETON_RECORD": "never"]) == asked)
    }
    #expect(try mode(nil, ["SKELETON_RECORD": "1"]) == .all)
  }

  @Test(arguments: [RecordingMode.all, .failed, .missing, nil])
  func `no golden is recorded in continuous integration`(_ argument: RecordingMode?) throws {
    #expect(try mode(argument, ["CI": "true", "SKELETON_RECORD": "all"]) == .never)
    #expect(try mode(argument, ["CI": "1"]) == .never)
    #expect(try mode(.all, ["CI": "false"]) == .all)
  }

  @Test func `an unknown mode is reported with the valid ones`() {
    #expect {
      try mode(.all, ["SKELETON_RECORD": "yes"])
    } throws: { error in
      (error as? Obstacle)?.reason == "SKELETON_RECORD is \"yes\", expected one of all, failed, missing, never"
    }
  }
}
