package import Diagnostics
import Geometry
import ViewTree
package import XMLTree

/// The elements of a components file: names, and what they expand to in the native dialect.
///
/// ```xml
/// <elements>
///   <element name="productCard">
///     <parameter name="lines" default="2"/>
///     <row gap="8"><avatar width="44"/><text grow="1" lines="{lines}"/></row>
///   </element>
/// </elements>
/// ```
package struct Components: Sendable {
  struct Component: Sendable {
    var name: String
    var parameters: [Parameter]
    var body: XMLElement

    func hasParameter(_ name: String) -> Bool { parameters.contains { $0.name == name } }
  }

  struct Parameter: Sendable {
    var name: String
    /// The value of the parameter in uses of the component that do not state one; nil if every use must state one.
    var standard: String?
  }

  private(set) var all: [Component] = []
  private var indexes: [String: Int] = [:]

  package init() {}

  subscript(name: String) -> Component? { indexes[name].map { all[$0] } }

  package var names: [String] { all.map(\.name) }

  package var isEmpty: Bool { all.isEmpty }

  /// Returns true if there is a component with this name.
  package func contains(_ name: String) -> Bool { indexes[name] != nil }

  /// Adds a component; a later one replaces an earlier one with the same name.
  mutating func add(_ component: Component) {
    if let index = indexes[component.name] {
      all[index] = component
    } else {
      indexes[component.name] = all.count
      all.append(component)
    }
  }

  /// The union of these components and those of another file, which replace components with the same names.
  package func merged(with others: Components) -> Components {
    var merged = self
    for component in others.all { merged.add(component) }
    return merged
  }
}

/// Converts a parsed components file to components.
///
/// - Throws: ``InvalidInput`` with all errors, in the order of the file.
package func parseComponents(_ document: XMLDocument) throws(InvalidInput) -> Components {
  let root = document.root
  guard root.name == "elements" else {
    throw InvalidInput(ComponentProblem.unexpectedRoot(root.name), at: root.location)
  }
  var reader = ComponentReader()
  reader.read(root)
  if reader.errors.isEmpty { reader.checkBodies() }
  if reader.errors.isEmpty { reader.checkRecursion() }
  if reader.errors.isEmpty { reader.checkValues() }
  guard reader.errors.isEmpty else {
    throw InvalidInput(reader.errors.sorted { ($0.location?.offset ?? 0) < ($1.location?.offset ?? 0) })
  }
  return reader.components
}

private struct ComponentReader {
  private(set) var errors: [Diagnostic] = []
  private(set) var components = Components()

  private mutating func report(_ problem: ComponentProblem, at location: SourceLocation) {
    errors.append(.error(problem, at: location))
  }

  mutating func read(_ root: XMLElement) {
    checkAttributes(of: root, accepted: [])
    for child in root.children {
      if child.name == "element" {
        readElement(child)
      } else {
        report(
          .unknownElement(child.name, parent: root.name, nearest: nearestName(to: child.name, among: ["element"])),
          at: child.location)
      }
    }
  }

  private mutating func readElement(_ element: XMLElement) {
    checkAttributes(of: element, accepted: ["name"])
    guard let name = readName(of: element) else { return }
    if NativeElement.named(name) != nil || NativeElement.partNames.contains(name) {
      report(.takenName(name), at: element.attribute("name")?.location ?? element.location)
    }
    if components.contains(name) { report(.repeatedName(name, of: "element"), at: element.location) }
    var parameters: [Components.Parameter] = []
    var bodies: [XMLElement] = []
    for child in element.children {
      guard child.name == "parameter", child.namespace == nil else {
        bodies.append(child)
        continue
      }
      checkAttributes(of: child, accepted: ["name", "default"])
      guard let parameter = readName(of: child) else { continue }
      if parameters.contains(where: { $0.name == parameter }) {
        report(.repeatedName(parameter, of: "parameter"), at: child.location)
      }
      parameters.append(Components.Parameter(name: parameter, standard: child["default"]))
    }
    guard bodies.count == 1, let body = bodies.first else {
      return report(.bodyCount(bodies.count, component: name), at: (bodies.dropFirst().first ?? element).location)
    }
    components.add(Components.Component(name: name, parameters: parameters, body: body))
  }

  private mutating func readName(of element: XMLElement) -> String? {
    guard let attribute = element.attribute("name") else {
      report(.missingAttribute("name", element: element.name), at: element.location)
      return nil
    }
    let name = attribute.value
    let isValid =
      name.unicodeScalars.first.map { $0.properties.isAlphabetic } == true
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
      }
    if !isValid { report(.invalidName(name), at: attribute.location) }
    return isValid ? name : nil
  }

  private mutating func checkAttributes(of element: XMLElement, accepted: [String], besides other: String? = nil) {
    for attribute in element.attributes
    where attribute.namespace == nil && !accepted.contains(attribute.name) && attribute.name != other {
      let nearest = nearestName(to: attribute.name, among: accepted)
      report(
        .unknownAttribute(attribute.name, element: element.name, nearest: nearest, accepted: accepted),
        at: attribute.nameLocation)
    }
  }

  // MARK: - Bodies

  /// Checks the names in the bodies of all components, and collects the errors: elements, attributes of components, and
  /// variables.
  mutating func checkBodies() {
    for component in components.all { check(component.body, of: component, isInRow: false) }
  }

  private mutating func check(_ element: XMLElement, of component: Components.Component, isInRow: Bool) {
    guard element.namespace == nil else { return }
    let isInRow = isInRow || element["repeat"]?.hasPrefix("data") == true
    if let used = components[element.name] {
      checkAttributes(of: element, accepted: used.parameters.map(\.name), besides: "repeat")
    } else if NativeElement.named(element.name) == nil, !NativeElement.partNames.contains(element.name) {
      let names = NativeElement.all.map(\.name) + NativeElement.partNames + components.names
      let nearest = nearestName(to: element.name, among: names)
      report(.unknownElement(element.name, parent: component.name, nearest: nearest), at: element.location)
    }
    let definition = components[element.name] == nil ? NativeElement.named(element.name) : nil
    for attribute in element.attributes where attribute.namespace == nil {
      if let definition { check(attribute, of: definition, at: element) }
      checkValue(attribute.value, attribute.name, of: component, isInRow, at: attribute.location)
    }
    if element.hasText { checkValue(element.text, nil, of: component, isInRow, at: element.location) }
    for child in element.children { check(child, of: component, isInRow: isInRow) }
  }

  /// Checks the name of an attribute of a native element, and its value if it has no variables, and collects the
  /// errors.
  ///
  /// The element may be in a component without a use, or with parameters that only a use states.
  private mutating func check(_ attribute: XMLAttribute, of element: NativeElement, at source: XMLElement) {
    let table = element.attributes
    guard let index = table.index(of: attribute.name) else {
      let nearest = nearestName(to: attribute.name, among: table.names, after: errors.count)
      let problem = NativeProblem.unknownAttribute(attribute.name, element: element.name, nearest: nearest)
      return errors.append(.error(problem, at: attribute.nameLocation))
    }
    let (definition, value) = (table.attributes[index], attribute.value)
    let isData = attribute.name == "repeat" && (value == "data" || value.hasPrefix("data."))
    // The color words of an indicator are known inside the indicator only.
    let isColorWord = definition.takesColors && value.contains("color")
    var draft = NativeDraft(element, at: source, direction: .leftToRight)
    guard !ValueTemplate.hasBraces(value), !isData, !isColorWord, !definition.apply(value, &draft) else { return }
    let expected = definition.explain?(value)?.expectation ?? definition.expectation
    let problem = NativeProblem.invalidValue(
      value, attribute: attribute.name, element: element.name, expected: expected)
    errors.append(.error(problem, at: attribute.location))
  }

  /// Checks the variables in an attribute's value, or in a text if `attribute` is nil, and collects the errors.
  ///
  /// The variables of a row (`isInRow` is true) are not checked, because they are known only with the data.
  private mutating func checkValue(
    _ value: String, _ attribute: String?, of component: Components.Component, _ isInRow: Bool,
    at location: SourceLocation
  ) {
    guard ValueTemplate.hasBraces(value) else { return }
    guard let template = ValueTemplate(value) else { return report(.openBrace(attribute: attribute), at: location) }
    if isInRow { return }
    for name in template.variables where !component.hasParameter(name) {
      let known = component.parameters.map(\.name)
      report(.unknownVariable(name, nearest: nearestName(to: name, among: known), known: known), at: location)
    }
  }

  // MARK: - Recursion

  /// Collects an error for the first component that contains itself, directly or in another component.
  mutating func checkRecursion() {
    var (finished, active): (Set<String>, Set<String>) = ([], [])
    for component in components.all {
      // Depth first, without recursion: there may be many components.
      var path: [(name: String, uses: [String])] = [(component.name, uses(of: component))]
      if finished.contains(component.name) { continue }
      active = [component.name]
      while let last = path.indices.last {
        guard let next = path[last].uses.popLast() else {
          let name = path.removeLast().name
          finished.insert(name)
          active.remove(name)
          continue
        }
        if finished.contains(next) { continue }
        if active.contains(next), let start = path.firstIndex(where: { $0.name == next }) {
          let names = path[start...].map(\.name) + [next]
          return report(.recursion(names), at: components[next]?.body.location ?? component.body.location)
        }
        active.insert(next)
        if let used = components[next] { path.append((next, uses(of: used))) }
      }
    }
  }

  private func uses(of component: Components.Component) -> [String] {
    var names = component.body.descendants.map(\.name) + [component.body.name]
    names.removeAll { components[$0] == nil }
    return names
  }

  // MARK: - Values

  /// The maximum number of expanded elements that are checked in one file; components in components multiply their
  /// number.
  private static let mostCheckedElements = 100_000
  /// The maximum number of bytes of the expanded values that are checked in one file.
  private static let mostCheckedBytes = 1 << 24

  /// Reads the bodies with the default values of the parameters, and collects the errors in attributes and values.
  mutating func checkValues() {
    var rest = Self.mostCheckedElements
    let deadline = Deadline(nil, bytes: ByteBudget(limit: Self.mostCheckedBytes))
    for component in components.all where component.parameters.allSatisfy({ $0.standard != nil }) {
      let values = component.parameters.map { ($0.name, $0.standard ?? "") }
      let hasRows = ([component.body] + Array(component.body.descendants)).contains {
        $0["repeat"]?.hasPrefix("data") == true
      }
      if hasRows { continue }
      var limits = ExpansionLimits()
      limits.elements = min(rest, Self.mostCheckedElements / 10)
      limits.deadline = deadline
      guard limits.elements > 0, !deadline.hasPassed else { return }
      var expansion = ComponentExpansion(component.body.document, components, data: nil, limits)
      let expanded = try? expansion.expanded(component.body, with: Dictionary(values) { $1 })
      rest -= expansion.count
      guard let document = expanded else { continue }
      var reader = NativeReader(ViewRequest())
      _ = reader.readRoot(document.root)
      for error in reader.errors where error.isIndependentOfUse && errors.count < maximumSuggestions {
        errors.append(error)
      }
    }
  }
}

extension Diagnostic {
  /// True if the error is independent of the elements around the use of a component.
  fileprivate var isIndependentOfUse: Bool {
    switch problem as? NativeProblem {
    // The color words of an indicator are known inside the indicator only.
    case .invalidValue(let value, _, _, _)?: !value.contains("color")
    case .unknownAttribute?, .unknownElement?, .missingAttribute?, .unexpectedChild?: true
    default: false
    }
  }
}
