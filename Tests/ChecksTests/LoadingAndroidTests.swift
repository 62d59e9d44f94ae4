import Checks
import Skeleton
import TestSupport
import Testing

/// Placeholders in the forms of Android: rows and cards of a RecyclerView in XML, and boxes of Compose in a dump.
@Suite struct LoadingAndroidTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    /// The mistakes that the comment of the placeholder states.
    var kinds: Set<LoadingFinding.Kind>
    var testDescription: String { name }
  }

  static let pairs = [
    Pair(name: "recycler-rows", kinds: [.rowHeight, .size]),
    Pair(name: "recycler-cards", kinds: [.missing, .rowHeight]),
    Pair(name: "compose-messages", kinds: [.rows]),
    Pair(name: "compose-profile", kinds: []),
  ]

  @Test(arguments: pairs)
  func `the report about an Android placeholder names its mistakes`(pair: Pair) throws {
    let (loading, content) = (Fixture("loading/\(pair.name).loading.xml"), Fixture("loading/\(pair.name).content.xml"))
    let loaded = try scene(content)
    let report = try judgeLoading(scene(loading).loadingScreen, MarkedScreen(content: loaded.content))
    #expect(Set(report.findings.map(\.kind)) == pair.kinds, "\(report.findings.map(\.message))")
    loading.expectGolden([UInt8](report.lines.utf8), "txt")
    // The placeholder that this engine makes of the content has no mistake.
    let own = judgeLoading(MarkedScreen(bonesOf: loaded.content), MarkedScreen(content: loaded.content))
    content.expectGolden([UInt8](own.lines.utf8), "txt")
  }

  private func scene(_ fixture: Fixture) throws -> SkeletonScene {
    var options = RenderOptions()
    // Dumps have the size of their screen.
    if try !Document(fixture.bytes()).scene().isDump { options.size = CanvasSize(width: 400, height: 800) }
    return try Document(fixture.bytes(), options: options).scene(options)
  }
}

extension LoadingReport {
  /// The kinds and the messages of the findings, one on each line.
  var lines: String {
    findings.isEmpty ? "no finding\n" : findings.map { "\($0.kind): \($0.message)\n" }.joined()
  }
}
