import ViewTree

/// The role of an element of Interface Builder's library, which decides the kind of its view and the reading of its
/// children.
enum ElementRole: Hashable, Sendable {
  /// A plain box, `UIView`, which becomes a bone if it has no subviews.
  case plain
  /// A view without content of its own, which only arranges its subviews, such as a stack view.
  case container
  /// A scroll view, whose subviews are clipped.
  case scrolling
  /// A table view, filled with its prototype cells or with static sections.
  case table
  /// A collection view, filled with its cells by a flow layout.
  case collection
  /// A container view, filled with the view of the controller to which its embed segue leads.
  case embedding
  /// A cell of a table or collection view, which contains a content view.
  case cell
  /// A navigation, tab or tool bar, which shows a title and items that are not views.
  case bar(ScreenBar.Kind)
  /// A view that shows lines of text: a label or text view.
  case text
  /// A view that shows content of the associated kind, even if it has subviews.
  case content(ViewKind)
  /// A view of the associated kind that UIKit draws from objects that are not views; its child elements are not read.
  case sealed(ViewKind)
}

extension ElementRole {
  /// The role of each element that can occur in `subviews` or at the top of a document, by element name.
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

    "navigationBar": .bar(.navigation),
    "tabBar": .bar(.tabs),
    "toolbar": .bar(.tools),
    // A spinner already indicates loading, so it gets no placeholder.
    "activityIndicatorView": .sealed(.spacer),
  ]

  /// Creates the role of an element for its name, such as `tableView`.
  ///
  /// The result is nil if Interface Builder's library has no such view.
  init?(_ name: String) {
    guard let role = Self.roles[name] else { return nil }
    self = role
  }

  /// True if the view shows content itself, so that it becomes a bone whether it has subviews or not.
  var showsContent: Bool {
    switch self {
    case .text, .content, .embedding: true
    case .sealed(let kind): kind == .control
    case .plain, .container, .scrolling, .table, .collection, .cell, .bar: false
    }
  }

  /// True for a navigation, tab or tool bar.
  var isBar: Bool {
    if case .bar = self { true } else { false }
  }

  /// True for scroll views, tables and collections, for which UIKit enables `clipsToBounds`.
  var alwaysClips: Bool {
    switch self {
    case .scrolling, .table, .collection: true
    case .plain, .container, .embedding, .cell, .text, .content, .sealed, .bar: false
    }
  }
}
