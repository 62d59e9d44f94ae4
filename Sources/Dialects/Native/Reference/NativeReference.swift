import ViewTree

/// The reference of the native dialect: every element and attribute that the parser accepts, with its description.
///
/// Names and value syntaxes come from the tables of the parser, descriptions from ``ReferenceTexts``. A test requires a
/// description for every name, and a name for every description.
package struct NativeReference: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    /// The description of valid values with an example, as errors contain it: "a length such as 16 or 50%".
    package let value: String
    /// The value that applies if the attribute is absent, as text; `required` if there is none.
    package let defaultValue: String
    package let summary: String
    package let isRequired: Bool
  }

  package struct Element: Sendable {
    package let name: String
    package let summary: String
    /// A complete document of the dialect that shows the element.
    package let example: String
    /// The attributes that the element accepts in addition to those of every view.
    package let attributes: [Attribute]
  }

  /// A task that takes more than one element, with a complete document as its solution.
  package struct Recipe: Sendable {
    /// The name of the recipe, which follows `native-recipe-` in the name of its picture.
    package let name: String
    package let title: String
    package let text: String
    package let example: String
  }

  /// The elements that become views, in the order of the parser's table.
  package let elements: [Element]
  /// The elements that are not views, but properties of another element: shimmer, theme, animations, layout changes.
  package let parts: [Element]
  /// The attributes that every view accepts, in the order of the parser's table.
  package let commonAttributes: [Attribute]
  package let recipes: [Recipe]

  /// The names of ``elements`` and ``parts``, which require no texts.
  package static var elementNames: [String] { NativeElement.all.map(\.name) + NativeElement.partNames }
}

/// Returns the reference of the native dialect, built from the tables of the parser.
package func nativeReference() -> NativeReference {
  NativeReference(
    elements: NativeElement.all.map { described($0.name, $0.ownAttributes) },
    parts: NativeElement.parts.map(described),
    commonAttributes: described(NativeDraft.attributes.attributes, of: nil),
    recipes: ReferenceTexts.all.recipes)
}

private func described(_ name: String, _ attributes: [any DescribedAttribute]) -> NativeReference.Element {
  let description = ReferenceTexts.all.elements[name]
  return NativeReference.Element(
    name: name, summary: description?.summary ?? "", example: description?.example ?? "",
    attributes: described(attributes, of: name))
}

/// Returns the attributes of an element with their descriptions, or those of every view if `element` is nil.
///
/// A description of `element.attribute` takes precedence over one of `attribute`.
private func described(
  _ attributes: [any DescribedAttribute], of element: String?
) -> [NativeReference.Attribute] {
  let texts = ReferenceTexts.all.attributes
  return attributes.map { attribute in
    let own = element.flatMap { texts["\($0).\(attribute.name)"] }
    let description = own ?? texts[attribute.name]
    return NativeReference.Attribute(
      name: attribute.name, value: attribute.expectation, defaultValue: description?.defaultValue ?? "",
      summary: description?.summary ?? "", isRequired: attribute.isRequired)
  }
}
