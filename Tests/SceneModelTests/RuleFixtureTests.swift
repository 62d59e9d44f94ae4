import Dialects
import TestSupport
import Testing
import ViewTree

@testable import Inference
@testable import SceneModel

/// The fixtures of rules, at least one for each role and the stated one for each rule.
@Suite struct RuleFixtureTests {
  @Test(arguments: Role.allCases)
  func `a fixture shows the role`(_ role: Role) throws {
    let folders = ["native/bones", "rules"]
    let showing = try folders.flatMap { try Fixture.all(in: $0) }.filter { fixture in
      try Found(String(decoding: fixture.bytes(), as: UTF8.self)).rules.contains(role)
    }
    #expect(!showing.isEmpty)
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
    #expect(isApplied || found.bones != without.bones, "\(Rule.all[number].name)")
  }

  @Test func `each rule has a name of its own and a reason`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    #expect(Rule.all.allSatisfy { $0.because.count >= 10 && !$0.sources.isEmpty })
    #expect(Rule.all.count <= UInt8.max)
  }
}
