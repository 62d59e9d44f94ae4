import Comparison
import Snapshots
import Synchronization
import SystemIO
import Testing

/// The results of the assertions of this process, and the reports that are written from them at its end.
///
/// The variables are read at the end of the process:
///
/// - `SKELETON_HTML` and `SKELETON_JUNIT` name files for reports. XCTest runs in a process of its own, whose files have
///   `-xctest` before the extension.
/// - `GITHUB_ACTIONS` is `true` on runners of GitHub, which show annotations at the assertions.
/// - `SKELETON_ORPHANS` lists goldens that no assertion has read.
enum TestReports {
  private struct Results {
    var verdicts: [String: [VariantVerdict]] = [:]
    var goldens = ReadGoldens()
    var isXCTest = true
  }

  private static let results = Mutex(Results())

  /// Registers the reports for the end of the process, when this constant is read for the first time.
  private static let registration: Void = runAtExit {
    let results = TestReports.results.withLock { $0 }
    TestReports.write(
      TestReports.verification(of: results.verdicts), results.goldens, isXCTest: results.isXCTest,
      environment: environmentVariable)
  }

  /// Records the outcome of an assertion.
  static func note(_ outcome: VariantVerdict.Outcome, of check: GoldenCheck, in test: TestPlace) {
    let verdict = VariantVerdict(
      title: check.title, outcome: outcome, place: (pathInRepository(test.file.description), Int(clamping: test.line)))
    let isSwiftTesting = Test.current != nil
    results.withLock { results in
      results.verdicts[test.fileID.description, default: []].append(verdict)
      if let folder = check.folder { results.goldens.note(check.golden.place, in: folder) }
      if isSwiftTesting { results.isXCTest = false }
    }
    registration
  }

  /// Writes the reports that the environment requires.
  ///
  /// - Parameter variable: returns the value of an environment variable; nil if the variable is unset or empty.
  static func write(
    _ verification: Verification, _ goldens: ReadGoldens, isXCTest: Bool, environment variable: (String) -> String?
  ) {
    let reports: [(String, (Verification) -> String)] = [
      ("SKELETON_HTML", { $0.html }), ("SKELETON_JUNIT", { $0.junit }),
    ]
    for (name, text) in reports {
      guard let path = variable(name).map({ isXCTest ? nameOfXCTest($0) : $0 }) else { continue }
      do throws(IOFailure) {
        try createFolders(for: path)
        try writeFile(Array(text(verification).utf8), to: path)
      } catch {
        writeStandardError("\(error)\n")
      }
    }
    if variable("GITHUB_ACTIONS") == "true" {
      try? writeStandardOutput(Array(verification.workflowCommands.utf8))
    }
    if variable("SKELETON_ORPHANS") != nil { writeStandardError(goldens.orphanList) }
  }

  /// The results by the files of the tests, in the order of names, which does not depend on the order of the tests.
  static func verification(of verdicts: [String: [VariantVerdict]]) -> Verification {
    var verification = Verification(folder: "Swift tests")
    verification.documents = verdicts.sorted { $0.key < $1.key }.map { file, verdicts in
      DocumentVerdict(path: file, outcome: .drawn(verdicts.sorted { $0.title < $1.title }))
    }
    return verification
  }

  /// The path of a report of XCTest: `report-xctest.html` for `report.html`.
  static func nameOfXCTest(_ path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: ".") else { return path + "-xctest" }
    return path.dropLast(name.count) + name[..<dot] + "-xctest" + name[dot...]
  }

  /// The path of a file, relative to the checkout of a runner of GitHub, or else to the working folder.
  private static func pathInRepository(_ path: String) -> String {
    let root = environmentVariable("GITHUB_WORKSPACE") ?? environmentVariable("PWD") ?? ""
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}

extension GoldenCheck.Failure {
  /// The failure for reports, with the lines of the message and the strip of pictures.
  func difference(_ title: String) -> GoldenDifference {
    let strip = strip.flatMap { try? $0.png() }
    return GoldenDifference(
      path: title, isNew: isNew, isPicture: strip != nil, lines: message.split(separator: "\n").map(String.init),
      pictures: strip.map { ReportPictures(difference: $0) })
  }
}

/// The goldens that the assertions of a process have read, by the folders that contain only goldens.
struct ReadGoldens {
  private var files: [String: Set<String>] = [:]

  mutating func note(_ path: String, in folder: String) { files[folder, default: []].insert(path) }

  /// The paths of the goldens that no assertion has read, in order.
  ///
  /// In the default folder, the goldens of a test file that no longer exists are included. Those of a file without an
  /// assertion in this process are not, because its tests may not have run.
  var orphans: [String] {
    var orphans: [String] = []
    for (folder, read) in files { orphans += Self.goldens(in: folder).filter { !read.contains($0) } }
    let tops = Set(files.keys.map(parent).filter { lastComponent(of: $0) == GoldenStore.defaultFolder })
    for top in tops {
      let tests = Set(entries(of: parent(of: top)) ?? [])
      for name in entries(of: top) ?? [] where files["\(top)/\(name)"] == nil && !tests.contains("\(name).swift") {
        orphans += Self.goldens(in: "\(top)/\(name)")
      }
    }
    return orphans.sorted()
  }

  private static func goldens(in folder: String) -> [String] {
    ((try? listEntries(of: folder))?.files ?? []).map { "\(folder)/\($0)" }
  }

  /// The orphans as text, a line for each; empty if there are none.
  var orphanList: String { orphans.map { "note: no assertion has read the golden \($0)\n" }.joined() }
}
