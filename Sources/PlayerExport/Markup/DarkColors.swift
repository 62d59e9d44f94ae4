import TextFormats

/// The rules of a style sheet that give a drawing in light colors the colors of a drawing in dark colors.
///
/// Light colors stay attributes, which programs without style sheets read too. The rules for dark colors are inside
/// `@media (prefers-color-scheme:dark)`.
struct DarkColors {
  private var names: [String: String] = [:]
  private var rules: [String] = []

  /// The SVG presentation attributes that contain a color or its opacity.
  private static let attributes: Set = [
    "fill", "stroke", "stop-color", "flood-color", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity",
  ]

  /// The light elements, with a CSS class wherever the dark elements have another color; the rules are added to
  /// ``rule``.
  ///
  /// Nil if light and dark elements differ in more than colors.
  ///
  /// - Parameters:
  ///   - light: the elements of a drawing in the light theme.
  ///   - dark: the elements of the same drawing in the dark theme.
  mutating func mark(_ light: [MarkupElement], dark: [MarkupElement]) -> [MarkupElement]? {
    guard light.count == dark.count else { return nil }
    var marked: [MarkupElement] = []
    for (light, dark) in zip(light, dark) {
      guard let element = mark(light, dark: dark) else { return nil }
      marked.append(element)
    }
    return marked
  }

  private mutating func mark(_ light: MarkupElement, dark: MarkupElement) -> MarkupElement? {
    guard light.name == dark.name, light.text == dark.text, light.attributes.count == dark.attributes.count,
      let children = mark(light.children, dark: dark.children)
    else { return nil }
    var declarations: [String] = []
    for (old, new) in zip(light.attributes, dark.attributes) where old != new {
      guard old.name == new.name, Self.attributes.contains(old.name) else { return nil }
      declarations.append("\(new.name):\(new.value)")
    }
    var element = light
    element.children = children
    if !declarations.isEmpty {
      let name = className(declarations.joined(separator: ";"))
      element["class"] = (light["class"].map { $0 + " " } ?? "") + name
    }
    return element
  }

  private mutating func className(_ declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = partName("-d\(names.count)")
    names[declarations] = name
    rules.append(".\(name){\(declarations)}")
    return name
  }

  /// Adds the rules of the dark style sheet, including `@keyframes`, that differ from the light rule at the same
  /// position.
  ///
  /// - Returns: true; false, without a change, if the style sheets differ in more than the bodies of rules.
  mutating func mark(_ light: StyleSheet, dark: StyleSheet) -> Bool {
    guard light.rules.count == dark.rules.count else { return false }
    let changed = zip(light.rules, dark.rules).filter { $0 != $1 }
    guard changed.allSatisfy({ $0.prefix { $0 != "{" } == $1.prefix { $0 != "{" } }) else { return false }
    rules += changed.map(\.1)
    return true
  }

  /// The media rule with all dark colors that were added; nil if no color differs.
  var rule: String? { rules.isEmpty ? nil : "@media (prefers-color-scheme:dark){\(rules.joined())}" }
}
