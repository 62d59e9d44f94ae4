import Geometry
import ViewTree
import XMLTree

// The loading, empty and error states of a screen, which overlap its content.

extension AndroidChildRules {
  /// Hides the loading, empty and error states that overlap the content of a screen or take its place.
  ///
  /// Screens put these states as siblings into one frame, and code shows one of them. The views change only in a
  /// container that lets its children overlap, and only if one of them is content.
  ///
  /// - Parameter isColumn: true for a vertical `LinearLayout`.
  func hideAlternatives(_ children: inout [View], _ role: AndroidRole, isColumn: Bool) {
    showHiddenContent(among: &children)
    switch role {
    case .frame, .relative, .constraint, .coordinator, .refresh: break
    case .linear: return isColumn ? hideStatesBelowContent(&children) : ()
    default: return
    }
    let content = children.indices.filter { isScreenContent(children[$0]) }
    // Two views that are as high as their contents may be above each other, except in a frame.
    let isOverlapped = role == .frame || content.contains { !children[$0].wrapsHeight }
    for index in children.indices where !content.contains(index) && children[index].isStateOfScreen {
      // If all views are shown, a state that the document shows first is kept.
      if showsEverything, children[index].androidLayout?.visibilityAtFirst == .visible { continue }
      guard !content.isEmpty, isOverlapped || !children[index].wrapsHeight else { continue }
      children[index].isHidden = true
    }
  }

  /// Removes the states of a screen that are as high as a vertical `LinearLayout` with a list.
  ///
  /// A child of the height `match_parent` leaves no room for a list beside it, so that code shows one of the two.
  private func hideStatesBelowContent(_ children: inout [View]) {
    guard children.contains(where: { $0.showsList && isScreenContent($0) }) else { return }
    for index in children.indices
    where !children[index].isHidden && children[index].fillsHeight && children[index].isStateOfScreen {
      children[index].collapse()
    }
  }

  /// Shows hidden content in place of the visible states of a screen, and hides these.
  ///
  /// If other views are visible too, the states are as high as the container, and the content is a list or a view that
  /// scrolls.
  private func showHiddenContent(among children: inout [View]) {
    let visible = children.indices.filter { !children[$0].isHidden && children[$0].kind != .spacer }
    let isLoading = visible.allSatisfy { children[$0].isStateOfScreen }
    let shown = isLoading ? visible : visible.filter { children[$0].fillsHeight }
    guard !shown.isEmpty, shown.allSatisfy({ children[$0].isStateOfScreen }) else { return }
    let hidden = children.indices.first { index in
      var content = children[index]
      content.isHidden = false
      guard children[index].isHidden, isScreenContent(content) else { return false }
      return isLoading || content.fillsHeight && content.showsList
    }
    guard let hidden else { return }
    for index in shown { children[index].collapse() }
    children[hidden].isHidden = false
    children[hidden].androidLayout?.visibility = .visible
  }

  /// Hides the views of a `FrameLayout` that only the layout editor shows if they overlap a view that is visible.
  ///
  /// Views with the same horizontal gravity overlap. Views with children are kept, because a container may be the
  /// content of the screen.
  func hideDesignTimeViews(_ children: inout [View], of frame: XMLElement) {
    let elements = Array(frame.children)
    func isOfEditor(_ element: XMLElement) -> Bool {
      element["tools:visibility"] == "visible" && ["gone", "invisible"].contains(element["android:visibility"])
    }
    guard elements.contains(where: isOfEditor) else { return }
    func view(of element: XMLElement) -> Int? { children.firstIndex { $0.location == element.location } }
    for element in elements where isOfEditor(element) {
      guard let index = view(of: element), children[index].children.isEmpty, !children[index].isHidden else { continue }
      let isOverContent = elements.contains { other in
        guard !isOfEditor(other), Self.side(of: other) == Self.side(of: element),
          let below = view(of: other)
        else { return false }
        return !children[below].isHidden && !children[below].isStateOfScreen && children[below].kind != .spacer
      }
      if isOverContent { children[index].collapse() }
    }
  }

  /// Returns the horizontal part of `layout_gravity`, with `start` for `left` and `end` for `right`.
  ///
  /// The vertical part is ignored, because many frames are only as high as their highest child.
  private static func side(of element: XMLElement) -> AndroidGravity.Horizontal {
    switch element["android:layout_gravity"].flatMap({ AndroidGravity(flags: $0) })?.horizontal {
    case .left, nil: .start
    case .right: .end
    case .some(let side): side
    }
  }

  /// Returns true for a visible view as wide as its container with content: a list, a page, or a container with views.
  private func isScreenContent(_ view: View) -> Bool {
    guard !view.isHidden, !view.isStateOfScreen, let layout = view.androidLayout,
      !view.children.isEmpty || view.list != nil
    else { return false }
    return layout.params.width == .matchParent || layout.params.width == .pixels(0)
  }

  /// Hides a loading, empty or error state, and a progress bar, that only the layout editor shows.
  ///
  /// `tools:visibility` shows all states of a screen at once in the editor; the application begins with the value of
  /// `android:visibility`.
  func hideDesignTimeState(_ view: inout View, _ element: AndroidElement) {
    guard element.tools("visibility")?.value == "visible", view.isStateOfScreen || view.control == .progress else {
      return
    }
    switch element.visibilityInApplication {
    case "gone": view.collapse()
    case "invisible":
      view.isHidden = true
      view.androidLayout?.visibility = .invisible
    default: break
    }
  }
}

extension AndroidElement {
  /// True if the element is visible in the layout editor and hidden in the application, by `tools:visibility` and
  /// `android:visibility`.
  var isShownByEditorOnly: Bool {
    guard tools("visibility")?.value == "visible", let written = visibilityInApplication else { return false }
    return written != "visible" && !written.hasPrefix("@{")
  }
}

extension View {
  fileprivate var wrapsHeight: Bool { androidLayout?.params.height == .wrapContent }
  fileprivate var fillsHeight: Bool { androidLayout?.params.height == .matchParent }

  /// True for a list, a pager, a view that scrolls, and a container of one of them.
  fileprivate var showsList: Bool { isList || children.contains(where: \.isList) }

  private var isList: Bool {
    switch AndroidRole.of(shortName(of: element)) {
    case .list, .gridList, .pager, .scroll(.vertical): true
    default: false
    }
  }

  /// True for a state of a screen, and for a container in which all visible views are states.
  ///
  /// Such a container is, for example, an overlay with a progress indicator.
  fileprivate var isStateOfScreen: Bool {
    if isNamedState { return true }
    let shown = children.filter { !$0.isHidden && $0.kind != .spacer }
    return kind == .container && !shown.isEmpty && shown.allSatisfy(\.isNamedState)
  }

  /// True for a view that is a state by its class or its name.
  ///
  /// - A circular progress indicator without a value.
  /// - A view of a class such as `WikiErrorView`.
  /// - A view whose identifier contains a word such as `loading`, `empty` or `error`.
  private var isNamedState: Bool {
    if control == .spinner { return sliderValue == nil }
    let words = CodeName.words(of: shortName(of: element))
    // The identifier of a chart may name its subject, such as `progress_chart`.
    if let last = words.last, ["chart", "graph", "plot"].contains(last) { return false }
    // The class of a custom view names its state before its last word.
    let ofClass = words.dropLast().last
    if let ofClass, StateName.words.contains(ofClass) { return true }
    // The identifier of a text field or a `Spinner` refers to its content, such as `error_reason`.
    guard let identifier, control != .textField, control != .underlinedTextField,
      AndroidRole.of(shortName(of: element)) != .spinner
    else {
      return false
    }
    return CodeName.words(of: identifier).contains(where: Self.states.contains)
  }

  private static let states = StateName.words.union([
    "loader", "progress", "spinner", "shimmer", "skeleton", "placeholder", "no", "failure", "unavailable",
  ])
}
