import ViewTree

/// The role of an element of Interface Builder's library, for its children and its placeholder.
enum ElementRole: Hashable, Sendable {
  /// A plain box, which is a placeholder itself if it is empty.
  case plain
  /// A view that only arranges its subviews.
  case container
  /// A container that always clips.
  case scrolling
  /// A table, filled with its prototype cells or with static sections.
  case table
  /// A collection, filled with its cells by a flow layout.
  case collection
  /// A container for the view of the controller that its embed segue names.
  case embedding
  /// A cell of a table or collection.
  case cell
  /// Lines of text.
  case text
  /// A view with content of its own, independent of views on top of it.
  case content(ViewKind)
  /// A view that UIKit draws from items that are not views.
  case sealed(ViewKind)
}

extension ElementRole {
  /// The roles of all elements that can occur in `subviews` or at the top of a document.
  private static let roles: [String: ElementRole] = [
    "view": .plain,
    "window": .container,
    "stackView": .container,
    "visualEffectView": .container,
    "tableViewCellContentView": .container,
    "collectionViewCellContentView": .plain,
    "collectionReusableView": .container,
    "scrollView": .scrolling,
    "tableView": .table,
    "collectionView": .collection,
    "containerView": .embedding,
    "tableViewCell": .cell,
    "collectionViewCell": .cell,

    "label": .text,
    "textView": .text,
    "imageView": .content(.image),
    "button": .content(.control),
    "textField": .content(.control),
    "switch": .content(.control),
    "slider": .content(.control),
    "stepper": .content(.control),
    "segmentedControl": .content(.control),
    "progressView": .content(.control),
    "pageControl": .content(.control),
    "datePicker": .content(.control),
    "pickerView": .content(.control),
    "colorWell": .content(.control),
    "calendarView": .content(.control),
    "locationButton": .content(.control),
    "searchBar": .sealed(.control),

    "mapView": .content(.media),
    "webView": .content(.media),
    "wkWebView": .content(.media),
    "glkView": .content(.media),
    "mtkView": .content(.media),
    "skView": .content(.media),
    "sceneKitView": .content(.media),
    "arscnView": .content(.media),
    "arskView": .content(.media),
    "arView": .content(.media),
    "arMTKView": .content(.media),

    "navigationBar": .sealed(.bar),
    "tabBar": .sealed(.bar),
    "toolbar": .sealed(.bar),
    // A spinner already indicates loading, so it gets no placeholder.
    "activityIndicatorView": .sealed(.spacer),
  ]

  /// The role of an element name; nil if Interface Builder's library has no such view.
  init?(_ name: String) {
    guard let role = Self.roles[name] else { return nil }
    self = role
  }

  /// True if the element is a placeholder itself, independent of its contents.
  var showsContent: Bool {
    switch self {
    case .text, .content, .embedding: true
    case .sealed(let kind): kind == .control
    case .plain, .container, .scrolling, .table, .collection, .cell: false
    }
  }

  /// True for scroll views, for which UIKit enables `clipsToBounds`.
  var alwaysClips: Bool {
    switch self {
    case .scrolling, .table, .collection: true
    case .plain, .container, .embedding, .cell, .text, .content, .sealed: false
    }
  }
}
