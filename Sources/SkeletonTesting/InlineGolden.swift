import Skeleton
import Synchronization
import SystemIO

/// A golden in the trailing closure of its assertion: a string literal in the source code of the test.
struct InlineGolden: Sendable {
  /// The name of the function whose calls have inline goldens.
  static let function = "assertInlineSkeleton"

  /// The text of the literal when the test was compiled; nil without a trailing closure.
  let expected: String?
  /// The path of the source file that contains the call.
  let file: String
  /// The line and column of the call's parenthesis when the test was compiled, counted from 1; the column is in
  /// UTF-8 bytes.
  let line: Int
  let column: Int

  /// The path of the source file, the line and the column of the call, with colons between them.
  var place: String { "\(file):\(line):\(column)" }

  /// The lines that this process has added to source files: by file, the line of the call and the number of lines.
  private static let added = Mutex<[String: [(line: Int, count: Int)]]>([:])

  /// Writes the text as the literal of the call into the source file.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be read or written; ``Obstacle`` if the call is not in the file, or
  ///   the text has control characters, which a literal cannot contain.
  func record(_ text: String) throws {
    try Self.added.withLock { added in
      let source = try readInput(file, limit: RenderLimits().inputBytes)
      // Literals that were recorded above have moved the call.
      let shift = (added[file] ?? []).reduce(0) { $1.line < line ? $0 + $1.count : $0 }
      let edited = try recordingLiteral(text, of: Self.function, inSource: source, line: line + shift, column: column)
      try writeFile(edited, to: file, replacesInputs: true)
      let count = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "\n") } }
      added[file, default: []].append((line, count(edited) - count(source)))
    }
  }
}

/// Returns Swift source code with a text as the literal in the trailing closure of a call.
///
/// A closure that is there is replaced.
///
/// - Parameters:
///   - text: the text, without a line break at its end.
///   - function: the name of the called function.
///   - source: the source code in UTF-8.
///   - line: the line of the call, counted from 1.
///   - column: the column of the call's parenthesis in UTF-8 bytes, counted from 1.
/// - Throws: ``Obstacle`` if the call is not there, is not complete, or if the text has control characters.
func recordingLiteral(
  _ text: String, of function: String, inSource source: [UInt8], line: Int, column: Int
) throws(Obstacle) -> [UInt8] {
  if text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || $0.value == 0x7F) }) {
    throw Obstacle(reason: "the output has control characters, which a literal cannot contain: use assertSkeleton")
  }
  var lineStart = 0
  for _ in 1..<max(1, line) {
    lineStart = (source[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count - 1) + 1
  }
  let name = Array(function.utf8)
  let lineEnd = source[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  // The column of a call is that of its parenthesis.
  let last = min(lineStart + column, lineEnd)
  guard let start = (lineStart..<last).last(where: { source[$0...].starts(with: name) }) else {
    throw Obstacle(reason: "the call of \(function) has moved since the test was compiled: build the tests again")
  }
  var scanner = SwiftScanner(source, at: start + name.count)
  scanner.skipSpace()
  guard scanner.skipGroup() else { throw Obstacle(reason: "the call of \(function) has no closing parenthesis") }
  let end = scanner.offset
  scanner.skipSpace()
  if scanner.next != UInt8(ascii: "{") || !scanner.skipGroup() { scanner.offset = end }
  let indent = source[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  let closure = trailingClosure(text, indent: String(decoding: indent, as: UTF8.self))
  return source[..<end] + Array(closure.utf8) + source[scanner.offset...]
}

/// The source code of a trailing closure that returns a text as a multi-line literal, with a space before it.
private func trailingClosure(_ text: String, indent: String) -> String {
  var pounds = ""
  while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.isEmpty ? "\n" : "\(indent)  \(line)\n"
  }
  return " {\n\(indent)  \(pounds)\"\"\"\n\(lines.joined())\(indent)  \"\"\"\(pounds)\n\(indent)}"
}
