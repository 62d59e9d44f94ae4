package import Diagnostics
package import TextFormats
import ViewTree
package import XMLTree

/// The limits on writing out the components and rows of a document.
package struct ExpansionLimits: Sendable {
  /// The maximum number of elements of the expanded document; more are an error.
  package var elements = ViewLimits().views
  package var depth = 512
  package var deadline = Deadline.never

  package init() {}
}

/// Returns a document of the native dialect with its components and its rows of data written out.
///
/// The result has the text of the document, and its elements have locations in the document: those of a component have
/// the location of its use.
///
/// - Parameters:
///   - components: the components that the document may use.
///   - data: the rows of `repeat="data"`; nil for none.
///   - limits: the bounds of the expanded document.
/// - Throws: ``InvalidInput`` with the errors in uses of components and in values of data.
package func expandingComponents(
  of document: XMLDocument, _ components: Components, data: JSONNode?, _ limits: ExpansionLimits
) throws(InvalidInput) -> XMLDocument {
  let usesComponents =
    !components.isEmpty
    && (0..<document.nameCount).contains {
      !document.hasNamespace(name: $0) && components.contains(document.spelling(ofName: $0))
    }
  guard usesComponents || data != nil else { return document }
  var expansion = ComponentExpansion(document, components, data: data, limits)
  return try expansion.expanded(document.root, with: nil)
}

/// The variables of an element, and the entry of data to which it belongs.
private struct Scope {
  /// The values of the variables by name; nil in a document outside of components and rows, where braces have no
  /// meaning.
  var values: [String: String]?
  /// The current entry of the data, or the whole data outside of rows; nil for a document without data.
  var data: JSONNode?
  /// The number of the current entry in its array, from 1; nil outside of rows.
  var entry: Int?
  /// The use of the component that contains the element; nil for an element of the document itself.
  var use: Use?
}

/// The use of a component in the document: its location, and those of its attributes.
private struct Use {
  var location: SourceLocation
  /// The locations of the use's attributes in the document; the key is the name of an attribute.
  var attributes: [String: SourceLocation]
}

struct ComponentExpansion {
  private let components: Components
  private let data: JSONNode?
  private let limits: ExpansionLimits
  private var writer: XMLDocumentWriter
  private var errors: [Diagnostic] = []
  private var meter: WorkMeter
  private var isOver = false
  /// The location of the element at which the deadline ended the expansion; nil if it did not.
  private var end: SourceLocation?
  /// The number of components around the current element, even if there is no other element between them.
  private var uses = 0

  /// The number of elements that were written so far.
  var count: Int { writer.count }

  init(_ document: XMLDocument, _ components: Components, data: JSONNode?, _ limits: ExpansionLimits) {
    (self.components, self.data, self.limits) = (components, data, limits)
    writer = XMLDocumentWriter(document)
    meter = WorkMeter(limits.deadline)
  }

  /// Returns the document that consists of an element with its components and rows written out.
  ///
  /// - Parameter values: the values of variables by name; nil for a document in which braces have no meaning.
  /// - Throws: ``InvalidInput`` with all errors, at most ``maximumSuggestions`` of them.
  mutating func expanded(_ root: XMLElement, with values: [String: String]?) throws(InvalidInput) -> XMLDocument {
    write(root, Scope(values: values, data: data), isRoot: true)
    return try finished()
  }

  /// Returns a document whose root contains one use of a component, or of an element of the native dialect.
  ///
  /// - Parameter location: the location of all elements.
  /// - Throws: ``InvalidInput`` with all errors.
  mutating func expanded(
    useOf name: String, _ values: [(name: String, value: String)], at location: SourceLocation
  ) throws(InvalidInput) -> XMLDocument {
    writer.open("view", at: location)
    if let component = components[name] {
      let variables = variables(of: component, Dictionary(values.map { ($0.name, $0.value) }) { $1 }, at: location)
      let use = Use(location: location, attributes: [:])
      write(component.body, Scope(values: variables, data: data, use: use), isRoot: true)
    } else {
      writer.open(name, at: location)
      for (name, value) in values { writer.addAttribute(name, value, at: location) }
      writer.close()
    }
    writer.close()
    return try finished()
  }

  private func finished() throws(InvalidInput) -> XMLDocument {
    if let end { throw InvalidInput(limits.deadline.problem, at: end) }
    try limits.deadline.check()
    guard errors.isEmpty else { throw InvalidInput(errors) }
    return writer.document()
  }

  /// Returns the values of a component's parameters: those of a use, else the defaults; a missing value is an error.
  private mutating func variables(
    of component: Components.Component, _ stated: [String: String], at location: SourceLocation
  ) -> [String: String] {
    var variables = stated
    countSteps(component.parameters.count, at: location)
    for parameter in component.parameters where stated[parameter.name] == nil {
      if parameter.standard == nil { report(.missingAttribute(parameter.name, element: component.name), at: location) }
      // One error for the parameter, not one more for each value that uses it.
      variables[parameter.name] = parameter.standard ?? ""
    }
    return variables
  }

  private mutating func report(_ problem: ComponentProblem, at location: SourceLocation) {
    errors.append(.error(problem, at: location))
    // A nearest name is searched for each of them.
    if errors.count >= maximumSuggestions { isOver = true }
  }

  /// Returns true if the expansion is within its limits; otherwise reports the first exceeded limit and returns false.
  private mutating func hasRoom(at location: SourceLocation) -> Bool {
    if isOver { return false }
    if writer.count >= limits.elements {
      report(.tooManyElements(limit: limits.elements), at: location)
    } else if writer.depth + uses >= limits.depth {
      report(.tooDeep(limit: limits.depth), at: location)
    } else {
      if meter.allowsMore() { return true }
      stop(at: location)
    }
    isOver = true
    return false
  }

  /// Ends the expansion because a limit of the deadline is exceeded.
  private mutating func stop(at location: SourceLocation) {
    if !isOver { end = location }
    isOver = true
  }

  /// Counts look-ups of variables, of about 100 ns each.
  private mutating func countSteps(_ lookUps: Int, at location: SourceLocation) {
    if !meter.allowsMore(steps: 8 * lookUps) { stop(at: location) }
  }

  private func location(of element: XMLElement, in scope: Scope) -> SourceLocation {
    scope.use?.location ?? element.location
  }

  // MARK: - Elements

  private mutating func write(_ element: XMLElement, _ scope: Scope, isRoot: Bool = false) {
    guard hasRoom(at: location(of: element, in: scope)) else { return }
    if !isRoot, element.namespace == nil, let path = element["repeat"], isDataPath(path) {
      return writeRows(of: element, path, scope)
    }
    writeOnce(element, scope, without: nil)
  }

  /// Writes an element once, without a repetition, and writes out the component if its name is that of one.
  ///
  /// - Parameter attribute: the name of an attribute to leave out; nil to write all.
  private mutating func writeOnce(_ element: XMLElement, _ scope: Scope, without attribute: String?) {
    guard hasRoom(at: location(of: element, in: scope)) else { return }
    if element.namespace == nil, let component = components[element.name] {
      return writeUse(element, of: component, scope, without: attribute)
    }
    let isOwn = element.document === writer.source
    if isOwn { writer.open(element) } else { writer.open(element.name, at: location(of: element, in: scope)) }
    for item in element.attributes where item.name != attribute && !isOver {
      if isOwn, scope.values == nil || !ValueTemplate.hasBraces(item.value) {
        writer.add(item)
      } else if item.namespace == nil {
        let value = resolve(item.value, item.name, scope, at: scope.use?.location ?? item.location)
        writer.addAttribute(item.name, value.text, at: value.location)
      }
    }
    if element.hasText, !isOwn || scope.values != nil {
      writer.setText(resolve(element.text, nil, scope, at: location(of: element, in: scope)).text)
    }
    for child in element.children { write(child, scope) }
    writer.close()
  }

  private mutating func writeUse(
    _ element: XMLElement, of component: Components.Component, _ scope: Scope, without left: String?
  ) {
    let place = location(of: element, in: scope)
    var values: [String: String] = [:]
    var use = Use(location: place, attributes: [:])
    countSteps(element.attributes.count * (1 + component.parameters.count / 8), at: place)
    for attribute in element.attributes where attribute.namespace == nil && attribute.name != left && !isOver {
      guard component.hasParameter(attribute.name) else {
        let names = component.parameters.map(\.name)
        report(
          .unknownAttribute(
            attribute.name, element: element.name, nearest: nearestName(to: attribute.name, among: names),
            accepted: names), at: scope.use?.location ?? attribute.location)
        continue
      }
      let value = resolve(attribute.value, attribute.name, scope, at: scope.use?.location ?? attribute.location)
      values[attribute.name] = value.text
      use.attributes[attribute.name] = value.location
    }
    values = variables(of: component, values, at: place)
    if element.hasChildren || element.hasText { report(.content(component: component.name), at: place) }
    var inner = scope
    (inner.values, inner.use) = (values, use)
    uses += 1
    write(component.body, inner)
    uses -= 1
  }

  // MARK: - Rows

  /// Returns true for `data` and for the path of a member such as `data.rows`.
  private func isDataPath(_ text: String) -> Bool { text == "data" || text.hasPrefix("data.") }

  private mutating func writeRows(of element: XMLElement, _ path: String, _ scope: Scope) {
    let place = scope.use?.location ?? element.attribute("repeat")?.location ?? element.location
    guard let data = scope.data else { return report(.noRows(path), at: place) }
    var node: JSONNode? = data
    for name in path.split(separator: ".").dropFirst() {
      guard case .object(let members)? = node?.value else {
        node = nil
        break
      }
      node = members.first { $0.name == name }?.node
    }
    guard case .array(let entries)? = node?.value else {
      return report(.notRows(path, found: node?.noun ?? "missing"), at: place)
    }
    for (index, entry) in entries.enumerated() {
      guard hasRoom(at: place) else { return }
      var inner = scope
      (inner.data, inner.entry) = (entry, index + 1)
      var values = scope.values ?? [:]
      if case .object(let members) = entry.value {
        countSteps(values.count + members.count, at: place)
        for member in members { values[member.name] = member.node.displayText }
      }
      inner.values = values
      writeOnce(element, inner, without: "repeat")
    }
  }

  // MARK: - Values

  /// The value of an attribute, or a text if `attribute` is nil, with its variables replaced, and the location for
  /// errors in it.
  ///
  /// A value with unpaired braces becomes empty, an unknown variable is left out; both are reported as errors. The bytes
  /// of the value are counted before it is made.
  private mutating func resolve(
    _ text: String, _ attribute: String?, _ scope: Scope, at location: SourceLocation
  ) -> (text: String, location: SourceLocation) {
    if !meter.allowsMore(bytes: text.utf8.count) { stop(at: location) }
    if isOver { return ("", location) }
    guard let values = scope.values, ValueTemplate.hasBraces(text) else { return (text, location) }
    guard let template = ValueTemplate(text) else {
      report(.openBrace(attribute: attribute), at: location)
      return ("", location)
    }
    var place = location
    var parts: [String] = []
    for piece in template.pieces where !isOver {
      switch piece {
      case .text(let text): parts.append(text)
      case .variable(let name):
        if let given = scope.use?.attributes[name] { place = given }
        if let value = values[name] { parts.append(value) } else { reportMissing(name, values, scope, at: location) }
        if !meter.allowsMore(bytes: 8 + (parts.last?.utf8.count ?? 0)) { stop(at: location) }
      }
    }
    return (isOver ? "" : parts.joined(), place)
  }

  private mutating func reportMissing(
    _ name: String, _ values: [String: String], _ scope: Scope, at location: SourceLocation
  ) {
    if case .object(let members)? = scope.data?.value, let member = members.first(where: { $0.name == name }) {
      report(.notText(name, found: member.node.noun), at: location)
    } else if let entry = scope.entry {
      report(.noMember(name, entry: entry), at: location)
    } else {
      let known = values.keys.sorted()
      report(.unknownVariable(name, nearest: nearestName(to: name, among: known), known: known), at: location)
    }
  }
}

extension JSONNode {
  /// The text of a string, a number or a Boolean; empty for null, nil for an array or an object.
  fileprivate var displayText: String? {
    switch value {
    case .null: ""
    case .bool(let flag): "\(flag)"
    case .number(let number): number.shortest
    case .string(let text): text
    case .array, .object: nil
    }
  }
}
