import Diagnostics
import XMLTree

extension NativeReader {
  /// Parses the attributes of an element and sets the properties of `target`, in the order of the table.
  ///
  /// Unknown attributes, invalid values and missing required attributes are reported as errors. `scope` has the colors
  /// to which color words refer.
  mutating func applyAttributes<Target>(
    of element: XMLElement, _ table: AttributeTable<Target>, to target: inout Target,
    _ scope: AnimatingScope = AnimatingScope()
  ) {
    let attributes = element.attributes
    var found: [(index: Int, position: Int)] = []
    found.reserveCapacity(attributes.count)
    for place in attributes.indices {
      let attribute = attributes[place]
      if let index = index(of: attribute, in: table) {
        found.append((index, place))
        // Few are out of order.
        var position = found.count - 1
        while position > 0, found[position - 1].index > index {
          found.swapAt(position - 1, position)
          position -= 1
        }
      } else if attribute.namespace == nil {
        let nearest =
          Synonyms.reasonWithout(attribute.name) == nil
          ? nearestName(
            to: attribute.name, among: table.names, synonyms: Synonyms.attributes(of: element.name), after: errors.count
          )
          : nil
        report(
          .unknownAttribute(attribute.name, element: element.name, nearest: nearest), at: attribute.nameLocation)
      }
    }
    for (index, position) in found {
      let attribute = attributes[position]
      let definition = table.attributes[index]
      let value = attribute.value
      let meant = definition.takesColors ? scope.replacingColorWords(in: value) : value
      guard !definition.apply(meant, &target) else { continue }
      let mistake = definition.explain?(value)
      report(
        .invalidValue(
          value, attribute: attribute.name, element: element.name,
          expected: mistake?.expectation ?? definition.expectation),
        at: location(of: attribute, in: element, position: mistake?.position ?? 0))
    }
    for definition in table.required where element[definition.name] == nil {
      report(.missingAttribute(definition.name, element: element.name), at: element.location)
    }
  }

  /// Returns the index of an attribute in a table; nil if the table does not contain it, or if it is in a namespace.
  private func index<Target>(of attribute: XMLAttribute, in table: AttributeTable<Target>) -> Int? {
    if Target.self == NativeDraft.self, let index = names?.name(of: attribute)?.viewAttribute { return index }
    return attribute.namespace == nil ? table.index(of: attribute.name) : nil
  }

  /// Returns the location of an attribute's value, or of the element if it does not have this attribute.
  func location(of attribute: String, in element: XMLElement) -> SourceLocation {
    element.attribute(attribute)?.location ?? element.location
  }

  /// Returns the location in the file of the byte at offset `position` in an attribute's value.
  ///
  /// The result is the start of the value if the text in the file differs from the value (character references, line
  /// ends).
  private func location(of attribute: XMLAttribute, in element: XMLElement, position: Int) -> SourceLocation {
    let value = attribute.value.utf8
    let start = attribute.location.offset
    let text = element.document.text
    guard position > 0, start + value.count <= text.count, text[start..<start + value.count].elementsEqual(value)
    else { return attribute.location }
    return SourceLocation(offset: start + min(position, value.count))
  }

  mutating func reportValue(_ value: String, _ attribute: String, _ element: XMLElement, expected: String) {
    report(
      .invalidValue(value, attribute: attribute, element: element.name, expected: expected),
      at: location(of: attribute, in: element))
  }
}
