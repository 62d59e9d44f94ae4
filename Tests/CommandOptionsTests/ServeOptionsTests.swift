import ArgumentParser
import Testing

@testable import CommandOptions

@Suite struct ServeOptionsTests {
  /// The numbers that operators find in `skeleton serve --help`.
  @Test(arguments: [
    ("port", "8080"), ("host", "127.0.0.1"), ("queue", "256"), ("max-connections", "20000"), ("timeout", "30s"),
    ("idle", "60s"), ("reception", "120s"), ("min-rate", "1000"), ("grace", "10s"), ("max-held", "536870912"),
    ("max-line", "16777216"), ("cache-documents", "1000"), ("cache-bytes", "67108864"),
  ])
  func `a server has default limits, which its help states`(option: String, value: String) throws {
    let words = ServeOptions.helpMessage(columns: 4_000).split(whereSeparator: \.isWhitespace)
    let start = try #require(words.firstIndex(of: "--\(option)"))
    let sentence = words[(start + 1)...].prefix { !$0.hasPrefix("--") }.joined(separator: " ")
    #expect(sentence.contains("(default: \(value))"), "\(sentence)")
  }

  @Test(arguments: [
    (["--jobs", "256"], true), (["--jobs", "257"], false), (["--jobs", "0"], false), (["--timeout", "0s"], false),
    (["--timeout", "1ms"], true), (["--idle", "0s"], false), (["--idle", "1ms"], true), (["--reception", "0s"], false),
    (["--reception", "1ms"], true), (["--port", "0"], true), (["--port", "65535"], true), (["--port", "65536"], false),
    (["--socket", String(repeating: "a", count: 103)], true),
    (["--socket", String(repeating: "a", count: 104)], false),
    (["--socket", ""], false),
  ])
  func `the limits of a server are checked`(arguments: [String], isAccepted: Bool) {
    let options = try? ServeOptions.parse(arguments)
    #expect((options != nil) == isAccepted)
  }
}
