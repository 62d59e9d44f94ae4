import ViewTree

/// The reference of the native dialect: every element and attribute that the parser accepts, with its description.
///
/// Names and value syntaxes come from the tables of the parser, descriptions from ``elementDescriptions`` and
/// ``attributeDescriptions``. A test requires a description for every name, and a name for every description.
package struct NativeReference: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    /// The description of valid values with an example, as errors contain it: "a length such as 16 or 50%".
    package let value: String
    /// The value that applies if the attribute is absent, as text; empty if the attribute is required.
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

  /// The elements that become views, in the order of the parser's table.
  package let elements: [Element]
  /// The elements that are not views, but properties of another element: shimmer, theme, animations, layout changes.
  package let parts: [Element]
  /// The attributes that every view accepts, in the order of the parser's table.
  package let commonAttributes: [Attribute]
  /// The names of the parser without a description and the descriptions without a name, one message for each.
  ///
  /// The array is empty in a consistent build; a test requires this.
  package let mismatches: [String]
}

/// Returns the reference of the native dialect, built from the tables of the parser.
package func nativeReference() -> NativeReference {
  var builder = ReferenceBuilder()
  let common = builder.attributes(NativeDraft.attributes.attributes, of: nil)
  let elements = NativeElement.all.map { builder.element($0.name, builder.attributes($0.ownAttributes, of: $0.name)) }
  let parts = [
    builder.element("shimmer", builder.attributes(ShimmerStyle.attributes.attributes, of: "shimmer")),
    builder.element("theme", builder.attributes(ThemeStyle.attributes.attributes, of: "theme")),
    builder.element("animation", builder.attributes(AnimationDraft.animationAttributes.attributes, of: "animation")),
    builder.element(
      "animationGroup", builder.attributes(AnimationDraft.groupAttributes.attributes, of: "animationGroup")),
    builder.element("transition", builder.attributes(TransitionDraft.attributes.attributes, of: "transition")),
    builder.element("layoutChange", builder.attributes(LayoutChangeDraft.attributes.attributes, of: "layoutChange")),
  ]
  return NativeReference(
    elements: elements, parts: parts, commonAttributes: common, mismatches: builder.mismatches())
}

/// Builds the reference from the parser's tables and the descriptions, and records names that only one of them has.
private struct ReferenceBuilder {
  private var undescribed: [String] = []
  private var usedElements: Set<String> = []
  private var usedAttributes: Set<String> = []

  mutating func element(_ name: String, _ attributes: [NativeReference.Attribute]) -> NativeReference.Element {
    usedElements.insert(name)
    let description = elementDescriptions[name]
    if description == nil { undescribed.append("<\(name)>") }
    return NativeReference.Element(
      name: name, summary: description?.summary ?? "", example: description?.example ?? "", attributes: attributes)
  }

  /// Returns the attributes of an element with their descriptions, or those of every view if `element` is nil.
  ///
  /// A description of `element.attribute` takes precedence over one of `attribute`.
  mutating func attributes<Target>(
    _ attributes: [NativeAttribute<Target>], of element: String?
  ) -> [NativeReference.Attribute] {
    attributes.map { attribute in
      let names = [element.map { "\($0).\(attribute.name)" }, attribute.name].compactMap(\.self)
      let known = names.first { attributeDescriptions[$0] != nil }
      if let known { usedAttributes.insert(known) } else { undescribed.append(names.joined(separator: " or ")) }
      let description = known.flatMap { attributeDescriptions[$0] }
      return NativeReference.Attribute(
        name: attribute.name, value: attribute.expectation, defaultValue: description?.defaultValue ?? "",
        summary: description?.summary ?? "", isRequired: attribute.isRequired)
    }
  }

  func mismatches() -> [String] {
    undescribed.map { "no description: \($0)" }
      + elementDescriptions.keys.filter { !usedElements.contains($0) }.sorted().map { "no element: \($0)" }
      + attributeDescriptions.keys.filter { !usedAttributes.contains($0) }.sorted().map { "no attribute: \($0)" }
  }
}
