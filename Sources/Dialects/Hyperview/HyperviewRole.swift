import XMLTree

/// The role of an element in a placeholder.
enum HyperviewRole: Hashable, Sendable {
  /// A plain React Native view.
  case box
  /// One of the pieces of a list.
  case cell
  /// A list: it scrolls, and its children are cells.
  case list
  case text
  case image
  /// Says "loading" itself: a placeholder of it would say it twice.
  case spinner
  /// A field that shows its value, or else a hint.
  case field
  /// A field that opens a picker, drawn by the styles that `field-style` and `field-text-style` name.
  case picker
  case toggle
  case web
  /// Part of another element, or something that runs: no view.
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

  /// Elements of other namespaces are the app's own: their names mean nothing here.
  init(_ element: XMLElement) {
    let isOwn = element.namespace == nil || element.namespace == HyperviewDialect.namespace
    self = isOwn ? Self.names[element.name] ?? .unknown : .unknown
  }
}
