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

  /// Returns true if the element or one of its descendants has a color.
  static func colors(_ element: MarkupElement) -> Bool {
    element.attributes.contains { attributes.contains($0.name) } || element.children.contains(where: colors)
  }

  /// The light and the dark elements, of which a style sheet shows one group, for drawings that differ in more than
  /// colors.
  mutating func alternate(_ light: [MarkupElement], dark: [MarkupElement]) -> [MarkupElement] {
    showAlternatives()
    return [.svg("g", ["class": Self.day], light), .svg("g", ["class": Self.night, "display": "none"], dark)]
  }

  /// The classes of elements that are shown in one theme only.
  static let (day, night) = (partName("-day"), partName("-night"))

  /// Adds the rule that shows elements of the class ``night`` instead of those of the class ``day``.
  mutating func showAlternatives() {
    let rule = ".\(Self.day){display:none}.\(Self.night){display:inline}"
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// The light elements, with a CSS class wherever the dark elements have another color; the rules are added to
  /// ``rule``.
  ///
  /// Nil if light and dark elements differ in more than colors.
  mutating func mark(_ light: [MarkupElement], dark: [MarkupElement]) -> [MarkupElement]? {
    do throws(DifferentForm) {
      return try changed(light, dark) ?? light
    } catch {
      return nil
    }
  }

  /// The error for light and dark elements that differ in more than colors.
  private struct DifferentForm: Error {}

  /// The light elements with classes; nil if light and dark elements are equal, so that nothing is copied.
  private mutating func changed(
    _ light: [MarkupElement], _ dark: [MarkupElement]
  ) throws(DifferentForm) -> [MarkupElement]? {
    guard light.count == dark.count else { throw DifferentForm() }
    var marked: [MarkupElement]?
    for index in light.indices {
      guard let element = try changed(light[index], dark[index]) else { continue }
      if marked == nil { marked = light }
      marked?[index] = element
    }
    return marked
  }

  private mutating func changed(
    _ light: MarkupElement, _ dark: MarkupElement
  ) throws(DifferentForm) -> MarkupElement? {
    guard light.name == dark.name, light.text == dark.text, light.attributes.count == dark.attributes.count else {
      throw DifferentForm()
    }
    let children = try changed(light.children, dark.children)
    var declarations: [String] = []
    for index in light.attributes.indices where light.attributes[index] != dark.attributes[index] {
      let (old, new) = (light.attributes[index], dark.attributes[index])
      guard old.name == new.name, Self.attributes.contains(old.name) else { throw DifferentForm() }
      declarations.append("\(new.name):\(new.value)")
    }
    if children == nil, declarations.isEmpty { return nil }
    var element = light
    if let children { element.children = children }
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
