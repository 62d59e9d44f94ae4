import ViewTree

/// Returns the XML Schema 1.0 of the native dialect as XML, generated from the tables by which documents are read.
///
/// Editors use it for completion and validation: `xsi:noNamespaceSchemaLocation="skeleton.xsd"` on the root element.
package func nativeSchema() -> String {
  var types = SchemaTypes()
  types.declare(NativeDraft.attributes.attributes)
  for element in NativeElement.all { types.declare(element.ownAttributes) }

  var schema = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">

    """
  for element in NativeElement.all { schema += rootElement(element) }
  for (name, attributes) in NativeElement.parts {
    types.declare(attributes)
    schema += part(name, attributes)
  }
  schema += """
      <xs:group name="views">
        <xs:choice>
    \(NativeElement.all.filter { $0.name != "tr" }.map { "      <xs:element ref=\"\($0.name)\"/>\n" }.joined())\
        </xs:choice>
      </xs:group>
      <xs:group name="animations">
        <xs:choice>
          <xs:element ref="animation"/>
          <xs:element ref="animationGroup"/>
        </xs:choice>
      </xs:group>
      <xs:attributeGroup name="view">
    \(attributes(NativeDraft.attributes.attributes, indent: "    "))\
      </xs:attributeGroup>

    """
  for (name, facets) in types.inOrder { schema += simpleType(name, facets) }
  return schema + "</xs:schema>\n"
}

/// The simple types for the values of attributes in the schema, each once, in the order of first use.
private struct SchemaTypes {
  private(set) var inOrder: [(name: String, facets: SchemaFacets)] = []
  private var names: Set<String> = []

  mutating func declare(_ attributes: [any DescribedAttribute]) {
    for attribute in attributes where names.insert(attribute.typeName).inserted {
      inOrder.append((attribute.typeName, attribute.facets))
    }
  }
}

/// Returns the schema's declaration of an element that is a view.
///
/// Any view may be the root of a document, which may contain the shimmer and the themes.
private func rootElement(_ element: NativeElement) -> String {
  let isMixed = element.takesText
  let views =
    switch element.name {
    case "table": "<xs:element ref=\"tr\"/>\n        <xs:element ref=\"mask\"/>"
    case "cards": "<xs:group ref=\"views\"/>\n        <xs:element ref=\"layoutChange\"/>"
    default: "<xs:group ref=\"views\"/>"
    }
  let own = attributes(element.ownAttributes, indent: "      ")
  return """
      <xs:element name="\(element.name)">
        <xs:complexType\(isMixed ? " mixed=\"true\"" : "")>
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="shimmer"/>
            <xs:element ref="theme"/>
            <xs:group ref="animations"/>
            <xs:element ref="transition"/>
            \(views)
          </xs:choice>
    \(own)\
          <xs:attributeGroup ref="view"/>
        </xs:complexType>
      </xs:element>

    """
}

/// Returns the schema's declaration of an element that is not a view, such as `animation`.
private func part(_ name: String, _ own: [any DescribedAttribute]) -> String {
  let animations =
    "      <xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"><xs:group ref=\"animations\"/></xs:choice>\n"
  return """
      <xs:element name="\(name)">
        <xs:complexType>
    \(["shimmer", "animationGroup"].contains(name) ? animations : "")\
    \(attributes(own, indent: "      "))\
        </xs:complexType>
      </xs:element>

    """
}

private func attributes(_ attributes: [any DescribedAttribute], indent: String) -> String {
  attributes.map {
    "\(indent)<xs:attribute name=\"\($0.name)\" type=\"\($0.typeName)\"\($0.isRequired ? " use=\"required\"" : "")/>\n"
  }.joined()
}

private func simpleType(_ name: String, _ facets: SchemaFacets) -> String {
  let restrictions =
    switch facets {
    case .anything: ""
    case .keywords(let words): words.map { "      <xs:enumeration value=\"\($0)\"/>\n" }.joined()
    case .pattern(let pattern): "      <xs:pattern value=\"\(pattern)\"/>\n"
    }
  return """
      <xs:simpleType name="\(name)">
        <xs:restriction base="xs:string">
    \(restrictions)\
        </xs:restriction>
      </xs:simpleType>

    """
}
