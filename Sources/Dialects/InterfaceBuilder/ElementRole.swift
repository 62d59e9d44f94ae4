import ViewTree

/// What an element of Interface Builder's library does with its children and shows of its own.
enum ElementRole: Hashable, Sendable {
  /// A plain box: a placeholder by itself when nothing is in it.
  case plain
  /// Arranges its subviews and shows nothing of its own.
  case container
  /// A container that always clips.
  case scrolling
  /// Filled with its prototype cells, or holding static sections.
  case table
  /// Filled with its cells by a flow layout.
  case collection
  /// Shows the view of the controller that its embed segue names.
  case embedding
  /// A piece of a table or collection.
  case cell
  /// Lines of text.
  case text
  /// Content of its own, whatever lies on top.
  case content(ViewKind)
  /// Drawn by UIKit from items that are no views.
  case sealed(ViewKind)
}

extension ElementRole {
  /// Every element that can stand among `subviews` or at the top of a document.
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
    // A spinner says "loading" itself: a placeholder of it would say it twice.
    "activityIndicatorView": .sealed(.spacer),
  ]

  /// The role of the element of that name, or nil when Interface Builder's library has no such view.
  init?(_ name: String) {
    guard let role = Self.roles[name] else { return nil }
    self = role
  }

  /// True if the element is a placeholder by itself, apart from what lies in it.
  var showsContent: Bool {
    switch self {
    case .text, .content, .embedding: true
    case .sealed(let kind): kind == .control
    case .plain, .container, .scrolling, .table, .collection, .cell: false
    }
  }

  /// UIKit turns `clipsToBounds` on for scroll views, and they scroll.
  var alwaysClips: Bool {
    switch self {
    case .scrolling, .table, .collection: true
    case .plain, .container, .embedding, .cell, .text, .content, .sealed: false
    }
  }
}
