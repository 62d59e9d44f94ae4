/// The native dialect as an XML Schema 1.0, generated from the tables that the reader uses.
///
/// Editors complete and check with it: `xsi:noNamespaceSchemaLocation="skeleton.xsd"` on the root element.
package func nativeSchema() -> String {
  var types: [String: SchemaFacets] = [:]
  var typeNames: [String] = []
  func declare(_ name: String, _ facets: SchemaFacets) {
    if types.updateValue(facets, forKey: name) == nil { typeNames.append(name) }
  }
  NativeDraft.attributes.attributes.forEach { declare($0.typeName, $0.facets) }
  ShimmerStyle.attributes.attributes.forEach { declare($0.typeName, $0.facets) }
  ThemeStyle.attributes.attributes.forEach { declare($0.typeName, $0.facets) }

  var schema = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">

    """
  for element in NativeElement.all { schema += rootElement(element) }
  schema += leafElement("shimmer", ShimmerStyle.attributes) + leafElement("theme", ThemeStyle.attributes)
  schema += """
      <xs:group name="views">
        <xs:choice>
    \(NativeElement.all.filter { $0.name != "tr" }.map { "      <xs:element ref=\"\($0.name)\"/>\n" }.joined())\
        </xs:choice>
      </xs:group>
      <xs:attributeGroup name="view">
    \(attributes(NativeDraft.attributes, indent: "    "))\
      </xs:attributeGroup>

    """
  for name in typeNames { schema += simpleType(name, types[name] ?? .anything) }
  return schema + "</xs:schema>\n"
}

/// Any view may be the root, and the root may hold the shimmer and the themes.
private func rootElement(_ element: NativeElement) -> String {
  let isTable = element.name == "table"
  let isMixed = element.kind == .text || element.name == "button"
  return """
      <xs:element name="\(element.name)">
        <xs:complexType\(isMixed ? " mixed=\"true\"" : "")>
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="shimmer"/>
            <xs:element ref="theme"/>
            \(isTable ? "<xs:element ref=\"tr\"/>" : "<xs:group ref=\"views\"/>")
          </xs:choice>
          <xs:attributeGroup ref="view"/>
        </xs:complexType>
      </xs:element>

    """
}

private func leafElement<Target>(_ name: String, _ table: AttributeTable<Target>) -> String {
  """
    <xs:element name="\(name)">
      <xs:complexType>
  \(attributes(table, indent: "      "))\
      </xs:complexType>
    </xs:element>

  """
}

private func attributes<Target>(_ table: AttributeTable<Target>, indent: String) -> String {
  table.attributes.map {
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
