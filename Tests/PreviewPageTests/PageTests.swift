import Foundation
import Synchronization
import Testing

@testable import PreviewPage

@Suite struct PageTests {
  @Test func `only the page's own script and style are for the browser`() throws {
    let answer = page(nonce: "abc")
    let policy = try #require(answer["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc';"))
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
    #expect(answer.text.matches(of: /<(?:script|style) nonce="abc">/).count == 2)
    #expect(answer.text.matches(of: /<(?:script|style)/).count == 2)
    #expect(!answer.text.contains("<!-- s"))
    #expect(page()["Content-Security-Policy"] != page()["Content-Security-Policy"])
  }

  @Test func `the page requests no other host and has no handlers that its policy forbids`() {
    let text = page(nonce: "abc").text
    let addresses = text.matches(of: /https?:\/\/[^\s'"]+/).map { String($0.output) }
    #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/") }, "\(addresses)")
    #expect(text.firstMatch(of: /<[^>]+ (?:on\w+|style)=/) == nil)
  }

  @Test func `fields are decoded as forms are`() {
    let request = PageRequest(method: "GET", path: "/", query: "a=1+2&b=%C3%A9%26&c&d=%zz%4&a=3&=x&e=%+1")
    #expect(request.fields == ["a": "3", "b": "é&", "c": "", "d": "%zz%4", "": "x", "e": "% 1"])
  }

  @Test func `so many renders run, so many wait, and the rest is refused`() async {
    let gate = RenderGate(jobs: 2, places: 3)
    let crowd = Crowd()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<12 {
        group.addTask { await gate.run { crowd.stay() } != nil }
      }
      // Rejected renders end first: no other render ends before the gate opens.
      var outcomes: [Bool] = []
      while outcomes.count < 7, let outcome = await group.next() { outcomes.append(outcome) }
      crowd.free()
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    #expect(outcomes.filter { $0 }.count == 5)
    #expect(outcomes.prefix(7).allSatisfy { !$0 })
    let counts = crowd.counts.withLock { $0 }
    #expect(counts == (running: 0, most: 2, begun: 5))
  }
}

/// Renders that wait for permission to end, at least until two of them have run concurrently.
private final class Crowd: Sendable {
  let counts = Mutex((running: 0, most: 0, begun: 0))
  private let isFree = Atomic(false)
  private let condition = NSCondition()

  func stay() {
    counts.withLock { counts in
      counts.running += 1
      counts.begun += 1
      counts.most = max(counts.most, counts.running)
    }
    announce()
    condition.lock()
    while !isFree.load(ordering: .relaxed) || counts.withLock({ $0.most }) < 2 { condition.wait() }
    condition.unlock()
    counts.withLock { $0.running -= 1 }
  }

  func free() {
    isFree.store(true, ordering: .relaxed)
    announce()
  }

  private func announce() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
