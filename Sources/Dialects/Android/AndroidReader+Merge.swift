import Diagnostics
import Geometry
import ViewTree
import XMLTree

// `<merge>` files as the root of a document: the container around them is in another file or in code.

extension AndroidReader {
  /// Converts the root of a `<merge>` file to the container that `tools:parentTag` names, with its children.
  ///
  /// The file is the document, or the layout of a class or of the rows of a list.
  ///
  /// Without the attribute, the layout attributes of the children determine the container, because each class of
  /// containers reads its own.
  mutating func mergedRoot(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    let parent = mergeParent(of: element)
    var root = try mergedView(element, in: parent, surroundings)
    if completes(.mergeParents), !element.has("android:layout_width") {
      // Most containers of a merge are as wide as the screen.
      root.androidLayout?.params.width = .matchParent
      if parent.className.hasSuffix("CoordinatorLayout") { root.androidLayout?.params.height = .matchParent }
    }
    return root
  }

  /// Converts a `<merge>` element to its container, with its children.
  mutating func mergedView(
    _ element: AndroidElement, in parent: MergeParent, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var view = try view(element, className: parent.className, surroundings)
    if case .linear(let axis) = parent, case .linear(var style)? = view.androidLayout?.content {
      style.axis = axis
      view.androidLayout?.content = .linear(style)
    }
    return view
  }

  /// Returns the container around the children of a `<merge>`.
  ///
  /// It is that of `tools:parentTag`, else the one whose layout attributes the children have. A frame would draw
  /// children without a gravity on top of each other, so that several of them are in a linear layout.
  func mergeParent(of merge: AndroidElement) -> MergeParent {
    if let tag = merge.tools("parentTag")?.value { return .named(tag) }
    let children = merge.element.children.filter { $0["android:visibility"] != "gone" }
    // An app bar has to be the child of a coordinator layout: documentation of AppBarLayout.
    if children.contains(where: { AndroidRole.of(shortName(of: $0.name)) == .appBar }) { return .coordinator }
    // Only a tab layout reads its items: documentation of TabItem.
    if children.contains(where: { AndroidRole.of(shortName(of: $0.name)) == .tabItem }) { return .tabs }
    if !completes(.mergeParents) { return .frame }
    if children.contains(where: { $0.states("layout_constraint", in: AndroidNamespace.app) }) { return .constraint }
    let anchors = RelativeLayoutParams.Anchor.allCases.map(\.rawValue)
    let edges = RelativeLayoutParams.ParentRule.allCases.map(\.rawValue)
    if children.contains(where: { child in (anchors + edges).contains { child["android:layout_" + $0] != nil } }) {
      return .relative
    }
    func width(_ child: XMLElement) -> String? { child["android:layout_width"] }
    if let weighted = children.first(where: { $0["android:layout_weight"] != nil }) {
      return .linear(width(weighted)?.hasPrefix("0") == true ? .horizontal : .vertical)
    }
    let isStacked = children.contains { child in
      child["android:layout_gravity"] != nil || child["android:layout_height"] == "match_parent"
    }
    guard children.count > 1, !isStacked else { return .frame }
    // Containers and views as wide as the screen are below each other.
    let isRow = children.allSatisfy { child in
      width(child) != "match_parent" && width(child) != "fill_parent" && child.children.isEmpty
    }
    return .linear(isRow ? .horizontal : .vertical)
  }
}

/// The container that is assumed around the children of a `<merge>` element.
enum MergeParent: Hashable {
  case named(String)
  case frame, relative, constraint, coordinator, tabs
  case linear(Axis)

  var className: String {
    switch self {
    case .named(let name): name
    case .frame: "android.widget.FrameLayout"
    case .relative: "android.widget.RelativeLayout"
    case .constraint: "androidx.constraintlayout.widget.ConstraintLayout"
    case .coordinator: "androidx.coordinatorlayout.widget.CoordinatorLayout"
    case .tabs: "com.google.android.material.tabs.TabLayout"
    case .linear: "android.widget.LinearLayout"
    }
  }
}

extension XMLElement {
  /// True if the element has an attribute of a namespace whose name begins with a prefix.
  fileprivate func states(_ prefix: String, in namespace: String) -> Bool {
    attributes.contains { attribute in
      guard attribute.namespace == namespace else { return false }
      let name = attribute.name.firstIndex(of: ":").map { attribute.name[$0...].dropFirst() } ?? attribute.name[...]
      return name.hasPrefix(prefix)
    }
  }
}
