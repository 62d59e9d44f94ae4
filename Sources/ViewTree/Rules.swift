import Diagnostics
import XMLTree

/// Hints for a file that one cannot touch: `<rules><rule match="…" skeleton="…" …/></rules>`.
///
/// Every rule that matches a view is applied, a later one over an earlier one; what the file itself says wins less.
package struct Rules: Sendable {
  /// What a rule looks for.
  package enum Match: Hashable, Sendable {
    /// `#id`
    case identifier(String)
    /// The name of an element or of a class.
    case name(String)
  }

  package struct Rule: Sendable {
    package var match: Match
    package var hint: Hint?
    package var kind: ViewKind?
    package var lines: Int?
    package var cornerRadius: CornerRadius?
  }

  package var rules: [Rule]

  package init(_ rules: [Rule] = []) {
    self.rules = rules
  }

  func apply(to view: inout View) {
    guard !rules.isEmpty else { return }
    for rule in rules where rule.matches(view) { rule.apply(to: &view) }
    for index in view.children.indices { apply(to: &view.children[index]) }
  }
}

extension Rules.Rule {
  fileprivate func matches(_ view: View) -> Bool {
    switch match {
    case .identifier(let identifier): view.identifier == identifier
    case .name(let name): view.element == name || view.className == name
    }
  }

  fileprivate func apply(to view: inout View) {
    if let hint { view.hint = hint }
    if let kind { view.kind = kind }
    if let cornerRadius { view.appearance.cornerRadius = cornerRadius }
    if let lines {
      var text = view.text ?? TextLines(count: .exactly(lines), fontSize: TextLines.defaultFontSize)
      text.count = lines == 0 ? .fitting(maximum: nil) : .exactly(lines)
      view.text = text
    }
  }
}

extension TextLines {
  /// The size of body text, in points.
  package static let defaultFontSize = 17.0
}
