import Diagnostics
import Geometry
import LayerTree
import ViewTree
import XMLTree

/// A look-up of the elements of a document from which views were read.
struct SourceElements {
  private let document: XMLDocument

  init(_ document: XMLDocument) {
    self.document = document
  }

  /// The value of an attribute of a view's element, else of its user-defined runtime attribute of this name; nil for
  /// neither.
  func attribute(_ name: String, of view: View) -> String? {
    guard let element = document.element(at: view.location), isSource(element, of: view) else { return nil }
    return element[name] ?? runtimeAttribute(name, of: element)
  }

  /// Returns true if a view was read from an element, and not from a file that the element includes.
  ///
  /// Views of Android are named for their class without its package.
  private func isSource(_ element: XMLElement, of view: View) -> Bool {
    element.name == view.element || shortName(of: element.name) == view.element
  }

  /// The value of a user-defined runtime attribute of Interface Builder in the notation of the native dialect.
  ///
  /// Colors become `rgba(…)`, Booleans `true` or `false`. The result is nil if the element has no such attribute.
  private func runtimeAttribute(_ name: String, of element: XMLElement) -> String? {
    let list = element.child("userDefinedRuntimeAttributes")?.children
    guard let attribute = list?.first(where: { $0["keyPath"] == name }) else { return nil }
    if let value = attribute["value"] {
      return attribute["type"] == "boolean" ? (value == "YES" ? "true" : "false") : value
    }
    if let number = attribute.child("integer") ?? attribute.child("real") { return number["value"] }
    guard let color = attribute.child("color") else { return attribute.child("string")?.text }
    func channel(_ name: String) -> String? {
      (color[name] ?? color["white"]).flatMap(parseNumber).map { "\($0 * 255)" }
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else { return nil }
    return "rgba(\(red), \(green), \(blue), \(color["alpha"] ?? "1"))"
  }
}

/// The replacement of views for which a rule names an element or a component, by a view of that element.
struct Substitution {
  private let document: XMLDocument
  private var request: ViewRequest
  private let elements: SourceElements
  private let components: Components
  private let direction: LayoutDirection
  private let meter: SharedWorkMeter
  private(set) var errors: [Diagnostic] = []

  init(_ document: XMLDocument, _ request: ViewRequest, loading: ViewDocument, _ meter: SharedWorkMeter) {
    (self.document, self.request, direction) = (document, request, loading.direction)
    elements = SourceElements(document)
    components = ShippedRules.components.merged(with: request.components)
    self.meter = meter
    self.request.loading.stopTime = loading.loading.stopTime
  }

  /// Sets ``View/substitute`` of a view and of its descendants; errors are collected in ``errors``.
  mutating func apply(to view: inout View) {
    guard meter.allowsMore(), errors.count < maximumSuggestions else { return }
    if let name = view.component {
      if let substitute = substitute(for: view, name) { view.substitute = [substitute] }
      // The views inside are not shown.
      return
    }
    for child in view.children.indices { apply(to: &view.children[child]) }
  }

  private mutating func substitute(for view: View, _ name: String) -> View? {
    let parameters = components[name]?.parameters.map(\.name) ?? []
    let values = parameters.compactMap { parameter in
      elements.attribute(parameter, of: view).map { (parameter, $0) }
    }
    var limits = ExpansionLimits()
    (limits.elements, limits.deadline) = (request.limits.views, request.limits.deadline)
    var expansion = ComponentExpansion(document, components, data: nil, limits)
    do throws(InvalidInput) {
      let expanded = try expansion.expanded(useOf: name, values, at: view.location)
      var reader = NativeReader(request)
      guard let element = expanded.root.children.first(where: { _ in true }) else { return nil }
      let substitute = reader.readView(
        element, reader.name(of: element), parent: expanded.root, NativeContext(direction: direction))
      errors += reader.errors
      guard var substitute else { return nil }
      substitute.identifier = substitute.identifier ?? view.identifier
      substitute.isHidden = substitute.isHidden || view.isHidden
      substitute.rule = view.rule
      return substitute
    } catch {
      errors += error.diagnostics
      return nil
    }
  }
}
