import Geometry
import TextFormats
import ViewTree
import XMLTree

/// A look-up of the elements of a document from which views were read.
struct SourceElements {
  /// The attribute of a view's element, with its value in the notation of the native dialect.
  struct Statement {
    var value: String
    /// True if the attribute belongs to the class of the view: a user-defined runtime attribute, or an attribute in a
    /// namespace other than Android's.
    ///
    /// Other attributes belong to the dialect, and may have another meaning than in the native dialect.
    var isOfClass: Bool
  }

  private let document: XMLDocument
  private let colors: InterfaceBuilderColors

  init(_ document: XMLDocument) {
    self.document = document
    colors = InterfaceBuilderColors(of: document.root)
  }

  /// The value of an attribute of a view's element, as written; nil if the element has no such attribute.
  ///
  /// Without an attribute of exactly this name, the value is that of the user-defined runtime attribute, else of the
  /// first attribute with this local name in a namespace, such as `app:lines` for `lines`.
  func attribute(_ name: String, of view: View) -> String? { statement(of: name, view)?.value }

  /// The attribute of a view's element for a property of the native dialect; nil if the element has no such attribute.
  ///
  /// It is the attribute that ``attribute(_:of:)`` finds, else the `<color>` with this key in a document of Interface
  /// Builder.
  ///
  /// - Parameter isBoolean: true to convert `YES` and `NO`, the Booleans of Interface Builder, to `true` and `false`.
  func property(_ name: String, isBoolean: Bool, of view: View) -> Statement? {
    guard var found = statement(of: name, view) ?? color(name, of: view) else { return nil }
    if isBoolean { found.value = ["YES": "true", "NO": "false"][found.value] ?? found.value }
    return found
  }

  private func statement(of name: String, _ view: View) -> Statement? {
    guard let element = source(of: view) else { return nil }
    if let value = element[name] { return Statement(value: value, isOfClass: false) }
    if let value = runtimeAttribute(name, of: element) { return Statement(value: value, isOfClass: true) }
    // Attributes of the layout editor are absent at run time.
    let attribute = element.attributes.first {
      $0.namespace != nil && $0.namespace != AndroidNamespace.tools && $0.name.hasSuffix(":" + name)
    }
    return attribute.map { Statement(value: $0.value, isOfClass: $0.namespace != AndroidNamespace.android) }
  }

  private func color(_ name: String, of view: View) -> Statement? {
    source(of: view)?.color(name).flatMap(colors.color).map { Statement(value: $0.hexadecimal, isOfClass: false) }
  }

  /// The element from which a view was read; nil if a file that the document includes contains it.
  ///
  /// Views of Android are named for their class without its package.
  private func source(of view: View) -> XMLElement? {
    guard let element = document.element(at: view.location),
      element.name == view.element || shortName(of: element.name) == view.element
    else { return nil }
    return element
  }

  /// The value of a user-defined runtime attribute of Interface Builder in the notation of the native dialect.
  ///
  /// Colors become `#RRGGBBAA`, Booleans `true` or `false`. The result is nil if the element has no such attribute.
  private func runtimeAttribute(_ name: String, of element: XMLElement) -> String? {
    let list = element.child("userDefinedRuntimeAttributes")?.children
    guard let attribute = list?.first(where: { $0["keyPath"] == name }) else { return nil }
    if let value = attribute["value"] {
      return attribute["type"] == "boolean" ? (value == "YES" ? "true" : "false") : value
    }
    if let number = attribute.child("integer") ?? attribute.child("real") { return number["value"] }
    guard let color = attribute.child("color") else { return attribute.child("string")?.text }
    return colors.color(color)?.hexadecimal
  }
}
