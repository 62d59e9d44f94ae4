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

  private static let roles = Dictionary(
    uniqueKeysWithValues: namesOfRoles.flatMap { entry in entry.names.map { ($0, entry.role) } })

  /// The names of the elements that can occur in `subviews` or at the top of a document, by their role.
  private static let namesOfRoles: [(role: ElementRole, names: [String])] = [
    (.plain, ["view", "collectionViewCellContentView"]),
    (.container, ["window", "stackView", "visualEffectView", "tableViewCellContentView", "collectionReusableView"]),
    (.scrolling, ["scrollView"]),
    (.table, ["tableView"]),
    (.collection, ["collectionView"]),
    (.embedding, ["containerView"]),
    (.cell, ["tableViewCell", "collectionViewCell"]),
    (.text, ["label", "textView"]),
    (.content(.image), ["imageView"]),
    (.content(.control), ["button", "textField", "switch", "slider", "stepper", "segmentedControl", "progressView"]),
    (.content(.control), ["pageControl", "datePicker", "pickerView", "colorWell", "calendarView", "locationButton"]),
    (.sealed(.control), ["searchBar"]),
    (.content(.media), ["mapView", "webView", "wkWebView", "glkView", "mtkView", "skView", "sceneKitView"]),
    (.content(.media), ["arscnView", "arskView", "arView", "arMTKView"]),
    (.bar(.navigation), ["navigationBar"]),
    (.bar(.tabs), ["tabBar"]),
    (.bar(.tools), ["toolbar"]),
    // A spinner already indicates loading, so it gets no placeholder.
    (.sealed(.spacer), ["activityIndicatorView"]),
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
