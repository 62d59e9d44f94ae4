import Diagnostics
import Geometry
import LayerTree
import ViewTree
import XMLTree

/// The replacement of views for which a rule names an element or a component, by a view of that element.
struct Substitution {
  private let document: XMLDocument
  private var request: ViewRequest
  private let elements: SourceElements
  /// The components of the caller and the shipped ones, which most documents do not need.
  private lazy var components = ShippedRules.components.merged(with: request.components)
  private let direction: LayoutDirection
  private let meter: SharedWorkMeter
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(_ document: XMLDocument, _ request: ViewRequest, loading: ViewDocument, _ meter: SharedWorkMeter) {
    (self.document, self.request, direction) = (document, request, loading.direction)
    elements = SourceElements(document)
    self.meter = meter
    self.request.loading.stopTime = loading.loading.stopTime
    self.request.shimmer = request.shimmer ?? loading.shimmer
  }

  /// Sets ``View/substitute`` of a view and of its descendants; problems are collected in ``errors`` and ``warnings``.
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
    let values: [(name: String, value: String)]
    if let component = components[name] {
      values = component.parameters.compactMap { parameter in
        let isBoolean = parameter.standard == "true" || parameter.standard == "false"
        return elements.property(parameter.name, isBoolean: isBoolean, of: view).map { (parameter.name, $0.value) }
      }
    } else if let element = NativeElement.named(name) {
      values = self.values(of: element, for: view)
    } else {
      let names = components.names + NativeElement.all.map(\.name)
      let nearest = nearestName(to: name, among: names, after: errors.count)
      let problem = RulesProblem.unknownComponent(name, nearest: nearest, rule: view.rules.last)
      errors.append(.error(problem, at: view.location))
      return nil
    }
    var read = self.view(of: name, values, for: view)
    // A class may have properties of the same names with other values than those of a shipped element.
    if !read.errors.isEmpty, !values.isEmpty, request.components[name] == nil, components.contains(name) {
      warnings += read.errors.map { .warning($0.problem, at: $0.location) }
      read = self.view(of: name, [], for: view)
    }
    errors += read.errors
    warnings += read.warnings
    guard var substitute = read.view else { return nil }
    substitute.identifier = substitute.identifier ?? view.identifier
    substitute.isHidden = substitute.isHidden || view.isHidden
    substitute.appearance.opacity *= view.appearance.opacity
    substitute.takeTransform(of: view)
    (substitute.rules, substitute.hasShippedRule) = (view.rules, view.hasShippedRule)
    return substitute
  }

  /// Returns the view of an element or of a component with some values of its attributes or parameters.
  private mutating func view(
    of name: String, _ values: [(name: String, value: String)], for view: View
  ) -> (view: View?, errors: [Diagnostic], warnings: [Diagnostic]) {
    var limits = ExpansionLimits()
    (limits.elements, limits.deadline) = (request.limits.views, request.limits.deadline)
    var expansion = ComponentExpansion(document, components, data: request.data, limits)
    do throws(InvalidInput) {
      let expanded = try expansion.expanded(useOf: name, values, at: view.location)
      var reader = NativeReader(request)
      guard let element = expanded.root.children.first(where: { _ in true }) else { return (nil, [], []) }
      var views: [View] = []
      reader.readView(
        element, reader.name(of: element), parent: expanded.root, NativeContext(direction: direction), into: &views)
      return (views.first, reader.errors, reader.warnings)
    } catch {
      return (nil, error.diagnostics, [])
    }
  }

  // MARK: - Attributes of native elements

  /// The attributes that no view passes on: its substitute takes them from the view itself.
  private static let identity: Set = ["id", "skeleton", "repeat", "vary", "frame"]
  /// The attributes of all native elements that other dialects may state with the same meaning.
  private static let shared: Set = ["text", "lines"]

  /// The attributes of a view that an element of the native dialect accepts.
  ///
  /// An attribute of the view's class may set every property of the element. An attribute of the view's dialect may set
  /// those that only the element has, as `padding` and `background` have other notations in other dialects; it is left
  /// out if its value is not valid.
  private mutating func values(of element: NativeElement, for view: View) -> [(name: String, value: String)] {
    let own = Set(element.ownAttributes.map(\.name)).union(Self.shared)
    var values: [(name: String, value: String)] = []
    for attribute in element.attributes.attributes where !Self.identity.contains(attribute.name) {
      let isBoolean = attribute.typeName == ValueSyntax<Bool>.boolean.name
      guard let found = elements.property(attribute.name, isBoolean: isBoolean, of: view),
        found.isOfClass || own.contains(attribute.name)
      else { continue }
      var draft = NativeDraft(element, at: document.root, direction: direction)
      // A reference to an Android resource has no value here.
      let isReference = found.value.hasPrefix("@") || found.value.hasPrefix("?")
      if !isReference, attribute.apply(found.value, &draft) {
        values.append((attribute.name, found.value))
      } else if found.isOfClass, !isReference {
        let problem = NativeProblem.invalidValue(
          found.value, attribute: attribute.name, element: element.name, expected: attribute.expectation)
        warnings.append(.warning(problem, at: view.location))
      }
    }
    return values
  }
}

extension View {
  /// Applies the transform of a replaced view after the view's own transform.
  ///
  /// The anchor point is that of the replaced view, unless the view has a transform of its own.
  fileprivate mutating func takeTransform(of replaced: View) {
    guard !replaced.hasPlainLayer, replaced.layer.transform != .identity else { return }
    if layer.transform == .identity { layer.anchorPoint = replaced.layer.anchorPoint }
    layer.transform = layer.transform.concatenating(replaced.layer.transform)
  }
}
