import Diagnostics
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read Android layout files, `res/layout/*.xml`.
enum AndroidDialect: DialectReader {
  /// Returns true if an element is the root of a layout file or of another resource file of Android.
  ///
  /// Such a root uses the namespace of Android's attributes, or is named like a structural element of layout files.
  /// Dumps of running screens have no namespaces. Other resource files are recognized too, because only this dialect
  /// reports why they contain no views.
  static func recognizes(_ root: XMLElement) -> Bool {
    if usesNamespace(root) { return true }
    guard root.namespace == nil, root["bounds"] == nil, root["class"] == nil || root.name == "view" else {
      return false
    }
    switch root.name {
    case "merge", "layout", "resources", "include", "ViewStub": return root.name != "layout" || isBinding(root)
    case "fragment": return true
    // The root may have no attributes of its own.
    default: return root.descendants.prefix(50).contains(where: usesNamespace)
    }
  }

  /// Returns true if an attribute of the element belongs to the namespace of Android's attributes.
  static func usesNamespace(_ root: XMLElement) -> Bool {
    root.attributes.contains { $0.namespace == AndroidNamespace.android }
  }

  private static func isBinding(_ root: XMLElement) -> Bool {
    root.children.contains { $0.name == "data" || $0.attributes.contains { $0.namespace == AndroidNamespace.android } }
  }

  /// The names of root elements in Android resource files that contain no views, such as drawables and animations.
  private static let otherResources: Set<String> = [
    "resources", "selector", "shape", "vector", "layer-list", "ripple", "inset", "animated-vector", "level-list",
    "animation-list", "transition", "adaptive-icon", "manifest", "set", "alpha", "scale", "rotate", "translate",
    "objectAnimator", "navigation", "animated-selector", "bitmap", "nine-patch", "MotionScene",
  ]

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    if otherResources.contains(document.root.name) {
      let reason = AndroidProblem.unknownRootElement(document.root.name)
      throw InvalidInput(ViewProblem.unsupportedDocument(reason.message), at: document.root.location)
    }
    if let root = request.root, root != "0" {
      throw InvalidInput(ViewProblem.noRoots(rootElement: document.root.name), at: nil)
    }
    var reader = AndroidReader(document, request)
    var found = try reader.document()
    if reader.completes(.hiddenContent), !found.value.root.showsContent {
      // Code fills the layout, or shows the hidden parts of it.
      var second = AndroidReader(document, request, showsEverything: true)
      found = try second.document()
    } else {
      if reader.completes(.minorStates) { found.value.root.hideMinorStates() }
    }
    if reader.completes(.bars) { found.value.root.showBars() }
    return found
  }
}

extension View {
  /// Shows the titles, icons and labels of bars.
  ///
  /// The bars of a layout file belong to the screen that it describes: they are inflated with it.
  fileprivate mutating func showBars() {
    if kind == .bar { kind = .container }
    for index in children.indices { children[index].showBars() }
  }

  /// True if the view or a descendant is content that the file makes visible, such as an image or a text.
  ///
  /// Hidden and transparent views, bars, dividers, spacers, empty texts and empty containers are not content.
  fileprivate var showsContent: Bool {
    guard isVisible else { return false }
    if kind == .container { return children.contains { $0.showsContent } }
    // Most custom views of the size of their container are layouts that code fills.
    return isContent && !(kind == .unknown && fillsParent)
  }

  /// True if the file makes the view visible; it may be in a hidden container.
  var isVisible: Bool { !isHidden && appearance.opacity > 0 }

  /// True for a picture, a control, a custom view, or a text with characters; false for a container or a bar.
  ///
  /// A spinner or a progress bar is shown before the content.
  var isContent: Bool {
    switch kind {
    case .container, .bar, .spacer, .divider: false
    case .text: text?.content?.isEmpty == false
    case .control: (control != .spinner || sliderValue != nil) && control != .progress
    case .image, .media, .shape, .view, .unknown: true
    }
  }

  private var fillsParent: Bool {
    androidLayout?.params.width == .matchParent && androidLayout?.params.height == .matchParent
  }
}
