import TextFormats

/// The definitions of an SVG, such as gradients and clip paths, with their identifiers; equal definitions are one.
struct NamedDefinitions {
  /// The definitions with their identifiers, in the order of the file.
  private(set) var elements: [MarkupElement] = []
  /// The definitions without their identifiers, and the identifiers, in the same order.
  private var contents: [MarkupElement] = []
  private var names: [String] = []
  /// The positions of the definitions, if there are more than ``few``.
  private var positions: [MarkupElement: Int] = [:]

  /// The number of definitions up to which a search compares all of them: a hash takes longer.
  private static let few = 12

  var isEmpty: Bool { elements.isEmpty }

  /// Returns the identifier of a definition, which is added unless an equal one exists.
  mutating func name(of definition: MarkupElement) -> String {
    if let position = position(of: definition) { return names[position] }
    let name = partName("-\(definition.name.prefix(1))\(names.count)")
    names.append(name)
    contents.append(definition)
    var named = definition
    named.attributes.insert(MarkupElement.Attribute(name: "id", value: name), at: 0)
    elements.append(named)
    if contents.count == Self.few + 1 {
      for (position, content) in contents.enumerated() { positions[content] = position }
    } else if contents.count > Self.few {
      positions[definition] = contents.count - 1
    }
    return name
  }

  private func position(of definition: MarkupElement) -> Int? {
    contents.count > Self.few ? positions[definition] : contents.firstIndex(of: definition)
  }

  /// Makes definitions with colors, which may have other values in the dark theme, unusable for further elements.
  mutating func separateColors() {
    for index in contents.indices where DarkColors.colors(contents[index]) {
      positions[contents[index]] = nil
      contents[index] = .svg("")
    }
  }

  /// Replaces the definitions by others that differ in their attributes only.
  mutating func replaceElements(by elements: [MarkupElement]) { self.elements = elements }
}
