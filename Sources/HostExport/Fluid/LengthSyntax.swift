import SceneModel
import TextFormats

/// The syntax of lengths that depend on a width, and of branches, in a programming language.
struct LengthSyntax: Sendable {
  /// The characters after a number, such as `f`.
  var suffix = ""
  /// The functions of the least and of the greatest of several numbers.
  var least = "min"
  var greatest = "max"
  /// True if the conditions of branches are in parentheses.
  var hasParentheses = false

  static let swift = LengthSyntax()
  static let kotlin = LengthSyntax(suffix: "f", least: "minOf", greatest: "maxOf", hasParentheses: true)

  /// The head of a branch.
  func branch(if condition: String) -> String { hasParentheses ? "if (\(condition)) {" : "if \(condition) {" }

  /// A length as an expression of the variable `width`.
  func text(_ curve: FluidCurve) -> String {
    let texts = curve.pieces.map(text)
    return texts.count > 1 ? "\(curve.isLeast ? least : greatest)(\(texts.joined(separator: ", ")))" : texts[0]
  }

  /// A length plus an offset, which is the name of a variable; nil for none.
  func text(_ curve: FluidCurve, plus offset: String?) -> String {
    let text = text(curve)
    guard let offset else { return text }
    return text == number(0) ? offset : "\(text) + \(offset)"
  }

  func text(_ length: FluidLength) -> String {
    let base = formatted(length.base)
    // The error of a rounded slope is multiplied by the width.
    let slope = formatted(abs(length.slope), decimals: 6)
    let term = slope == "1" ? "width" : "\(slope)\(suffix) * width"
    if slope == "0" { return base + suffix }
    if length.slope < 0 { return (base == "0" ? "" : base + suffix + " ") + "- \(term)" }
    if base == "0" { return term }
    return base.hasPrefix("-") ? "\(term) - \(base.dropFirst())\(suffix)" : "\(term) + \(base)\(suffix)"
  }

  /// A length as a factor of a product.
  func product(_ length: FluidLength) -> String {
    let text = text(length)
    return text.contains(" ") ? "(\(text))" : text
  }

  /// A height as an expression, in which the expression `count` replaces the number of the rows.
  func text(_ height: FluidCurve, of rows: FluidRows?, count: String) -> String {
    guard let rows else { return text(height) }
    let rest = height.shifted(by: FluidLength.zero.adding(Double(rows.count), of: rows.period))
    let sum = "\(product(rows.period)) * \(count)"
    return rest.isAlways(.zero) ? sum : "\(text(rest)) + \(sum)"
  }

  /// The height of the view below the top of the first row, as an expression of its size.
  func height(below rows: FluidRows) -> String {
    rows.top.isClose(.zero) ? "size.height" : "(size.height - \(product(rows.top)))"
  }

  func number(_ number: Double) -> String { formatted(number) + suffix }
}

extension CodeWriter {
  /// Writes a statement for each box: those that all forms contain, then the others in branches by the width.
  ///
  /// - Parameter forms: the start of each form in points of the width, and its boxes.
  mutating func write(
    _ forms: [(start: Double, boxes: [FluidForm.Box])], in syntax: LengthSyntax,
    _ statement: (FluidForm.Box, inout CodeWriter) -> Void
  ) {
    guard let first = forms.first else { return }
    let others = forms.dropFirst().map { Set($0.boxes) }
    let common = Set(first.boxes.filter { box in others.allSatisfy { $0.contains(box) } })
    for box in first.boxes where common.contains(box) { statement(box, &self) }
    branch(forms.map { form in (form.start, form.boxes.filter { !common.contains($0) }) }, in: syntax) { boxes, code in
      for box in boxes { statement(box, &code) }
    }
  }

  /// Writes a body for each of several ranges of widths, in branches; a single statement without a branch if all are equal.
  mutating func branch<Body: Equatable>(
    _ ranges: [(start: Double, body: Body)], in syntax: LengthSyntax, _ write: (Body, inout CodeWriter) -> Void
  ) {
    var ranges = ranges
    for index in ranges.indices.dropFirst().reversed() where ranges[index].body == ranges[index - 1].body {
      ranges.remove(at: index)
    }
    guard let last = ranges.last else { return }
    if ranges.count == 1 { return write(last.body, &self) }
    for (index, range) in ranges.enumerated() {
      let next = index + 1 < ranges.count ? syntax.number(ranges[index + 1].start) : nil
      let head = next.map { syntax.branch(if: "width < \($0)") } ?? "{"
      if index == 0 { line(head) } else { line("} else " + head) }
      indented { write(range.body, &$0) }
    }
    line("}")
  }
}
