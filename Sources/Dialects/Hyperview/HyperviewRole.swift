import XMLTree

/// The role of a Hyperview element, which decides the kind of its view and the reading of its children.
enum HyperviewRole: Hashable, Sendable {
  /// A plain React Native view, with children in its flexbox.
  case box
  /// A cell of a list, which is an `<item>`.
  case cell
  /// A scrolling list whose children are cells, `<list>` or `<section-list>`.
  case list
  case text
  case image
  /// An activity indicator, which becomes no bone, because it already indicates loading.
  case spinner
  /// A text field, which shows its value or its placeholder.
  case field
  /// A field that opens a picker; its styles are those of `field-style` and `field-text-style`.
  case picker
  case toggle
  case web
  /// An element that is not a view: a behavior, a style, or a setting of the element around it.
  case part
  case unknown

  private static let names: [String: HyperviewRole] = [
    "body": .box, "header": .box, "view": .box, "form": .box, "option": .box, "select-single": .box,
    "select-multiple": .box, "section": .box, "section-title": .box, "items": .box,
    "item": .cell, "list": .list, "section-list": .list,
    "text": .text, "image": .image, "spinner": .spinner, "web-view": .web, "switch": .toggle,
    "text-field": .field, "text-area": .field, "date-field": .picker, "picker-field": .picker,
    "behavior": .part, "styles": .part, "style": .part, "modifier": .part, "picker-item": .part, "navigator": .part,
    "nav-route": .part,
  ]

  /// Creates the role of an element by its name; `unknown` for elements of other namespaces, which belong to the app.
  init(_ element: XMLElement) {
    let isOwn = element.namespace == nil || element.namespace == HyperviewDialect.namespace
    self = isOwn ? Self.names[element.name] ?? .unknown : .unknown
  }
}
