import Foundation
import Skeleton
import Snapshots
import TestSupport
import Testing

@testable import SkeletonTesting

/// The reports of the assertions of a process.
@Suite struct TestReportTests {
  @Test func `a report has a result for each assertion, with the message and the pictures`() throws {
    let folder = GoldenFolder()
    let check = folder.check("feed.png", .image(scale: 0.25))
    let first = try #require(check.failure(of: try check.strategy.snapshot(of: newsfeed(), RenderOptions()), .missing))
    let other = try check.strategy.snapshot(of: newsfeed("68 24 210 8", "68 24 100 8"), RenderOptions())
    let changed = try #require(check.failure(of: other, .missing))
    #expect(first.isNew && !changed.isNew)
    let outcomes: [(String, VariantVerdict.Outcome)] = [
      ("same.png", .same), ("new.png", .differs([first.difference("new.png")])),
      ("feed.png", .differs([changed.difference("feed.png")])),
      ("bad.png", .failed(FailureReport(text: "feed.xml:2:1: error: unknown element <avatr>"))),
    ]
    let verdicts = outcomes.map { title, outcome in
      VariantVerdict(title: title, outcome: outcome, place: ("Tests/CellTests.swift", 12))
    }
    let verification = TestReports.verification(of: ["M/CellTests.swift": verdicts, "M/A.swift": [verdicts[0]]])
    #expect(verification.documents.map(\.path) == ["M/A.swift", "M/CellTests.swift"])
    #expect(
      verification.summary == "5 variants of 2 documents: 2 as recorded, 1 differ, 1 without goldens, 1 cannot be drawn"
    )
    let junit = verification.junit
    #expect(junit.contains(#"<testsuite name="M/CellTests.swift" tests="4" failures="2" errors="1">"#))
    #expect(junit.contains(#"<testcase name="same.png" classname="M/CellTests.swift"/>"#))
    let html = verification.html
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(html.contains("pixels: "))
    let commands = verification.workflowCommands.split(separator: "\n")
    #expect(commands.count == 3)
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=Tests/CellTests.swift,line=12,title=") })
  }

  @Test func `reports are written to the files that the environment names`() throws {
    let folder = GoldenFolder()
    let variables = ["SKELETON_HTML": folder.path("new/report.html"), "SKELETON_JUNIT": folder.path("junit.xml")]
    let verdict = VariantVerdict(title: "a.txt", outcome: .same)
    let verification = TestReports.verification(of: ["M/A.swift": [verdict]])
    for isXCTest in [false, true] {
      TestReports.write(verification, ReadGoldens(), isXCTest: isXCTest) { variables[$0] }
    }
    #expect(folder.bytes("junit.xml") == Array(verification.junit.utf8))
    #expect(folder.bytes("junit-xctest.xml") == folder.bytes("junit.xml"))
    #expect(folder.bytes("new/report.html") == Array(verification.html.utf8))
  }

  @Test(arguments: [("a/report.html", "a/report-xctest.html"), ("a.b/report", "a.b/report-xctest")])
  func `the reports of XCTest have names of their own`(_ path: String, _ name: String) {
    #expect(TestReports.nameOfXCTest(path) == name)
  }

  @Test func `goldens that no assertion has read are listed`() throws {
    let folder = GoldenFolder()
    let goldens = ["Cells/one.txt", "Cells/two.txt", "Gone/three.txt", "Other/four.txt"]
    for path in goldens.map({ "__Snapshots__/\($0)" }) + ["Cells.swift", "Other.swift"] {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: url)
    }
    let top = folder.path("__Snapshots__")
    var read = ReadGoldens()
    read.note("\(top)/Cells/one.txt", in: "\(top)/Cells")
    // The tests of Other.swift may not have run.
    #expect(read.orphans == ["\(top)/Cells/two.txt", "\(top)/Gone/three.txt"])
    #expect(read.orphanList.split(separator: "\n").count == 2)
    read.note("\(top)/Cells/two.txt", in: "\(top)/Cells")
    #expect(read.orphans == ["\(top)/Gone/three.txt"])
  }

  @Test(.snapshots(in: .folder("../Goldens of choice"))) func `a scope chooses the folder of the goldens`() throws {
    let store = try #require(SnapshotSettings.current.store)
    let test = TestPlace(fileID: "M/C.swift", file: "/tests/a/C.swift", function: "t()", line: 1, column: 1)
    #expect(store.file(named: nil, "txt", of: test) == "/tests/a/../Goldens of choice/t.txt")
    #expect(store.folder(of: test) == "/tests/a/../Goldens of choice")
    #expect(GoldenStore.snapshots.folder(of: test) == "/tests/a/__Snapshots__/C")
    #expect(GoldenStore.beside("x.xml").folder(of: test) == nil)
    withSnapshots(record: .never) { #expect(SnapshotSettings.current.store != nil) }
  }
}
