import Geometry
import TextFormats

/// A writer of source code in any language, line by line, with indentation.
package struct CodeWriter {
  private(set) var lines: [String] = []
  private var depth = 0
  /// The white space by which each level of the source code is indented.
  private let indent: String

  init(indent: Int) {
    self.indent = String(repeating: " ", count: indent)
  }

  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  mutating func line(_ text: String = "") {
    // The indentation is limited: otherwise deep nesting would take quadratic space.
    lines.append(text.isEmpty ? "" : String(repeating: indent, count: min(depth, 24)) + text)
  }

  mutating func lines(_ text: String...) { text.forEach { line($0) } }

  /// Writes the lines of `body`, indented by one level, between the lines `head` and `tail`.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head)
    indented(body)
    line(tail)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Appends a comma, or another text, to the last line of source code; does nothing if there is no line.
  mutating func append(_ text: String) {
    if let last = lines.indices.last { lines[last] += text }
  }
}

/// The offset of a repeated cell in generated source code, which is added to the coordinates of the bones in it.
struct LoopOffset {
  /// The name of the variable that contains the horizontal offset; nil for an offset of 0.
  var x: String?
  var y: String?
  /// The number of enclosing loops in the source code.
  private(set) var depth = 0

  /// A variable that a generated loop declares: its offset, which grows by `step` points in each iteration.
  struct Variable {
    var name: String
    var outer: String?
    var step: Double
  }

  /// The name of the counter of the next inner loop: `cell`, `item`, `part`, then `part3` and so on.
  var index: String {
    let names = ["cell", "item", "part"]
    return depth < names.count ? names[depth] : "part\(depth)"
  }

  /// Enters a loop in the source code and returns the variables that it must declare: none, x, y or both.
  ///
  /// - Parameter step: the offset from each cell to the next, in points.
  mutating func enter(step: Point) -> [Variable] {
    var variables: [Variable] = []
    func next(_ axis: String, _ outer: String?, _ step: Double) -> String? {
      guard step != 0 else { return outer }
      let name = outer.map { _ in "\(axis)\(depth + 1)" } ?? axis
      variables.append(Variable(name: name, outer: outer, step: step))
      return name
    }
    x = next("x", x, step.x)
    y = next("y", y, step.y)
    depth += 1
    return variables
  }
}

/// The syntax of a loop and of a numeric constant in a programming language.
struct LoopSyntax: Sendable {
  /// Returns the line that begins a loop, such as `for cell in 0..<3 {`.
  var head: @Sendable (_ index: String, _ count: Int) -> String
  /// Returns the declaration of an offset, such as `let y = 210 * cell`; `outer` is empty, or the offset of the
  /// enclosing loop followed by ` + `, to be written before the product.
  var declaration: @Sendable (_ name: String, _ outer: String, _ step: String, _ index: String) -> String
}

extension CodeWriter {
  /// Writes bones and loops as source code; each bone is written by calling `write`.
  ///
  /// - Parameters:
  ///   - items: the bones, groups and loops.
  ///   - syntax: the syntax of the language.
  ///   - offset: the offset of the enclosing cell.
  ///   - write: writes a bone that is moved by an offset.
  mutating func write(
    _ items: [HostItem], _ syntax: LoopSyntax, in offset: LoopOffset = LoopOffset(),
    _ write: (HostBone, LoopOffset, inout CodeWriter) -> Void
  ) {
    for item in items {
      switch item {
      case .bone(let bone): write(bone, offset, &self)
      case .group(let items, _): self.write(items, syntax, in: offset, write)
      case .loop(let items, let count, let step, _):
        var inner = offset
        let index = offset.index
        let variables = inner.enter(step: step)
        block(syntax.head(index, count)) { code in
          for variable in variables {
            let outer = variable.outer.map { "\($0) + " } ?? ""
            code.line(syntax.declaration(variable.name, outer, formatted(variable.step), index))
          }
          code.write(items, syntax, in: inner, write)
        }
      }
    }
  }
}

/// A number as text with at most two decimals, for lengths in readable source code.
func plain(_ number: Double) -> String { formatted(number, decimals: 2) }
