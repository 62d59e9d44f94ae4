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
}
