import TestSupport
import Testing

@testable import SceneModel

/// The fixtures of rules, at least one for each rule.
@Suite struct RuleFixtureTests {
  @Test(arguments: BoneRule.allCases)
  func `a fixture shows the rule`(_ rule: BoneRule) throws {
    let fixtures = try Fixture.all(in: "native/bones") + Fixture.all(in: "rules")
    let showing = try fixtures.filter { fixture in
      try Found(String(decoding: fixture.bytes(), as: UTF8.self)).rules.contains(rule)
    }
    #expect(!showing.isEmpty)
  }
}
