import Dialects
import Foundation
import TestSupport
import Testing
import ViewTree

@testable import Inference
@testable import SceneModel

/// The fixtures of rules, at least one for each role and the stated one for each rule.
@Suite struct RuleFixtureTests {
  @Test func `a fixture shows each role`() throws {
    let fixtures = try ["native/bones", "rules"].flatMap { try Fixture.all(in: $0) }
    let shown = try fixtures.flatMap { try Found(String(decoding: $0.bytes(), as: UTF8.self)).rules }
    #expect(Role.allCases.filter { !shown.contains($0) } == [])
  }

  @Test(arguments: Rule.all.indices)
  func `the stated fixture shows the rule`(_ number: Int) throws {
    let markup = try String(decoding: Fixture(Rule.all[number].shownBy).bytes(), as: UTF8.self)
    let (document, layout) = try placed(markup)
    let found = try findBones(in: layout, of: document, limit: 10_000)
    let isApplied = found.decisions.contains { Int($0.rule) == number || $0.formRule.map { Int($0) } == number }
    // The rule about font sizes and completions give no view a role.
    let rest = try placed(markup, without: number)
    let without = try findBones(in: rest.layout, of: rest.document, without: number, limit: 10_000)
    // A rule about cards changes a surface.
    let radii = [layout, rest.layout].map { $0.views.map(\.view.appearance.cornerRadius) }
    #expect(isApplied || found.bones != without.bones || radii[0] != radii[1], "\(Rule.all[number].name)")
  }

  @Test(arguments: ReaderCompletion.allCases)
  func `the stated fixture shows the completion`(_ completion: ReaderCompletion) throws {
    let fixture = Fixture(ReaderCompletion.rules[Int(completion.rawValue)].shownBy)
    let markup = try String(decoding: fixture.bytes(), as: UTF8.self)
    func views(_ completions: ReaderCompletions) throws -> [String] {
      let placed = try placed(markup) { request in
        request.completions = completions
        request.android.layoutName = fixture.url.deletingPathExtension().lastPathComponent
        if let (paths, contents) = fixture.resources {
          request.android.resources = AndroidResources([ResourceFolder(paths: paths, contents: contents)])
        }
        request.code = fixture.code.map { code in SourceCode(paths: { code.paths }, contents: code.contents) }
      }
      return placed.layout.views.map { placed in
        let view = placed.view
        return
          "\(view.element) \(view.kind) \(view.isHidden) \(placed.frame) \(view.appearance) \(String(describing: view.text)) \(String(describing: view.list))"
      }
    }
    var rest = ReaderCompletions.all
    rest.remove(completion)
    #expect(try views(.all) != views(rest))
  }

  @Test func `the page of the dialects lists the completions`() throws {
    let page = Fixture.project.appending(path: "Sources/Skeleton/Skeleton.docc/Dialects.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
    let readers = [Sources.androidLayout, .interfaceBuilder].map { source in
      ReaderCompletion.rules.filter { $0.sources == source }
    }
    #expect(readers.joined().count == ReaderCompletion.rules.count)
    for rules in readers + [Rule.completions.rules] {
      let rows = rules.map { rule in
        "| " + [rule.name, rule.because].map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
      }
      let first = try #require(lines.firstIndex(of: rows[0]), "the page has no row \(rows[0])")
      #expect(Array(lines[first...].prefix { $0.hasPrefix("|") }) == rows)
    }
  }

  @Test func `each rule has a name of its own and a reason`() {
    #expect(Rule.all.count == Rule.siblingCompletions.end)
    let rules = ReaderCompletion.rules + Rule.all
    #expect(ReaderCompletion.rules.count == ReaderCompletion.allCases.count)
    #expect(Set(rules.map(\.name)).count == rules.count)
    #expect(rules.allSatisfy { $0.because.count >= 10 && !$0.sources.isEmpty })
    #expect(Rule.all.count <= UInt8.max)
  }
}
