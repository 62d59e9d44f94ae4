import Diagnostics
import Geometry
import TextFormats

/// A writer of source code in any programming or markup language, line by line, with indentation.
///
/// Each byte of a line is a step of work; from the deadline on, further lines are left out.
package struct CodeWriter {
  private(set) var lines: [String] = []
  private var depth = 0
  /// The spaces by which the source code is indented at each level.
  private let indent: String
  private let work: SharedWorkMeter

  init(indent: Int, _ work: SharedWorkMeter) {
    self.indent = String(repeating: " ", count: indent)
    self.work = work
  }

  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  mutating func line(_ text: String = "") {
    // The indentation is limited: otherwise deep nesting would take quadratic space.
    let depth = min(depth, 24)
    guard work.allowsMore(bytes: depth * indent.utf8.count + text.utf8.count + 1) else { return }
    lines.append(text.isEmpty ? "" : String(repeating: indent, count: depth) + text)
  }

  /// A writer without lines that counts the same work.
  var empty: CodeWriter { CodeWriter(indent: indent.utf8.count, work) }

  /// Appends the lines of another writer, indented.
  mutating func append(_ other: CodeWriter) { other.lines.forEach { line($0) } }

  /// The words of all lines that consist of letters and digits, with `getValue` and `setValue` for delegates.
  var words: Set<String> {
    var words: Set<String> = []
    for line in lines {
      words.formUnion(line.words)
      if line.contains(" by ") { words.formUnion(line.contains("var ") ? ["getValue", "setValue"] : ["getValue"]) }
    }
    return words
  }

  /// True if a line contains a word before its comment.
  func mentions(_ word: String) -> Bool {
    lines.contains { line in
      let statement = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      return statement.split { !$0.isLetter }.contains { $0 == word }
        && statement.replacing("\(word): ", with: "")
          .split { !$0.isLetter }.contains { $0 == word }
    }
  }

  mutating func lines(_ text: String...) { text.forEach { line($0) } }

  /// Writes the lines of `body`, indented by one level, between the lines `head` and `tail`.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head)
    indented(body)
    line(tail)
  }

  /// Writes two indented bodies, one between the lines `head` and `middle`, one between `middle` and a closing brace.
  mutating func block(
    _ head: String, _ middle: String, _ body: (inout CodeWriter) -> Void, then second: (inout CodeWriter) -> Void
  ) {
    block(head, middle, body)
    indented(second)
    line("}")
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Appends a text, such as a comma, to the last line of source code; does nothing if there is no line.
  mutating func append(_ text: String) {
    if let last = lines.indices.last { lines[last] += text }
  }
}

/// The offset of a repeated cell in generated source code: expressions to be added to the coordinates of its bones.
struct LoopOffset {
  /// The expression for the horizontal offset; nil for an offset of 0.
  private(set) var x: String?
  private(set) var y: String?
  /// The number of loops around the cell in the source code.
  private var depth = 0

  /// The name of the counter of a loop inside the cell: `cell`, `item`, `part`, then `part3` and so on by its depth.
  var index: String { Self.index(atDepth: depth) }

  static func index(atDepth depth: Int) -> String {
    let names = ["cell", "item", "part"]
    return depth < names.count ? names[depth] : "part\(depth)"
  }

  /// The offset in a loop inside the cell, whose counter is ``index``.
  ///
  /// - Parameter step: the vector from each cell of the loop to the next, in points.
  func inLoop(step: Point) -> LoopOffset {
    func sum(_ outer: String?, _ step: Double) -> String? {
      if step == 0 { return outer }
      let product = "\(formatted(step)) * \(index)"
      return outer.map { "\($0) + \(product)" } ?? product
    }
    return LoopOffset(x: sum(x, step.x), y: sum(y, step.y), depth: depth + 1)
  }
}

/// A text as a string literal, with its quotation marks and with special characters escaped by backslashes.
///
/// - Parameters:
///   - special: the printable characters that are escaped.
///   - control: the escape sequence of a control character, other than the line break, from its hexadecimal digits;
///     line separators and controls of direction have one too.
func sourceQuoted(_ text: String, escaping special: String, control: (String) -> String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": literal += "\\n"
    case _ where special.unicodeScalars.contains(scalar): literal += "\\\(scalar)"
    case _ where scalar.isUnsafeInSource: literal += control(String(scalar.value, radix: 16))
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

/// A number in any unit as text, rounded to two decimals and without trailing zeros, for lengths in readable source
/// code.
func plain(_ number: Double) -> String { formatted(number, decimals: 2) }
