import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Layouts in layouts: `include`, `ViewStub`, `fragment`, `tools:layout` and `tools:listitem`.

extension AndroidReader {
  /// Converts the layout that an `<include>` names to views; empty, with a warning, if the layout does not exist.
  mutating func includedViews(
    _ include: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard let (text, place) = include.written("layout") else {
      resolver.warn(AndroidProblem.missingLayout(element: "include"), at: include.place)
      return []
    }
    var inner = surroundings
    inner.theme = include.theme
    let views = try layoutViews(text, at: place, inner, overrides: IncludeOverrides(include))
    if views.isEmpty, let bar = try missingToolbar(include, named: text, inner) { return [bar] }
    if views.isEmpty, let content = try missingContent(include, named: text, inner) { return [content] }
    return views
  }

  /// Returns a toolbar in place of a missing layout in an app bar, or of one that is named after a toolbar; nil for
  /// another layout.
  ///
  /// An app bar contains a toolbar: documentation of `AppBarLayout`. The layout of a library is in another module.
  private mutating func missingToolbar(
    _ include: AndroidElement, named name: String, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard completes(.missingToolbars), let layout = ResourceReference(name)?.name,
      resolver.resources.file("layout/" + layout, on: resolver.device) == nil,
      surroundings.parentRole == .appBar || CodeName.words(of: layout).contains("toolbar")
    else { return nil }
    try spend(1)
    return try assumedToolbar(include, surroundings)
  }

  /// Returns a toolbar as wide as its container in place of another element.
  private mutating func assumedToolbar(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var element = element
    element.applyStyles(defaults: AndroidRole.toolbar.defaultStyles(isMaterial: true))
    var bar = try container(element, .toolbar, surroundings)
    bar.androidLayout?.params.width = .matchParent
    bar.androidLayout?.minHeight.raise(to: resolver.pixels(Self.toolbarHeight))
    return bar
  }

  /// Returns the app bar for a view of an unknown class that is the first in a coordinator with content that scrolls below an app bar; nil
  /// for another view.
  mutating func appBar(_ element: AndroidElement, _ surroundings: AndroidSurroundings) throws(InvalidInput) -> View? {
    guard completes(.libraryBars), surroundings.parentRole == .coordinator, element.wrapsHeight,
      let siblings = element.element.parent?.children,
      siblings.first(where: { _ in true })?.location == element.element.location,
      siblings.contains(where: { $0["app:layout_behavior"].map(Self.scrollsBelowAppBar) ?? false }),
      !siblings.contains(where: { AndroidRole.of(shortName(of: $0.name)) == .appBar })
    else { return nil }
    return try assumedAppBar(element, surroundings)
  }

  /// Returns a toolbar below which the content of a coordinator scrolls.
  private mutating func assumedAppBar(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var bar = try assumedToolbar(element, surroundings)
    place(&bar, inCoordinatorBy: .appBar)
    return bar
  }

  /// Returns the app bar for an app bar of a class of the application that has no views in its layout: code inflates them.
  mutating func emptyAppBar(
    _ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard completes(.missingToolbars), role == .appBar, surroundings.parentRole == .coordinator,
      element.element.children.isEmpty, element.wrapsHeight, shortName(of: element.element.name) != "AppBarLayout"
    else { return nil }
    return try assumedAppBar(element, surroundings)
  }

  private static func scrollsBelowAppBar(_ behavior: String) -> Bool {
    ["appbar_scrolling_view_behavior", "AppBarLayout$ScrollingViewBehavior"].contains(where: behavior.hasSuffix)
  }

  /// Returns generic content in place of a missing layout that is named after the content of a screen; nil for another
  /// layout.
  ///
  /// The templates of Android Studio have the content of `activity_main.xml`, below its app bar, in `content_main.xml`.
  private mutating func missingContent(
    _ include: AndroidElement, named name: String, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard completes(.missingContent), let layout = ResourceReference(name)?.name,
      !Self.contentWords.isDisjoint(with: CodeName.words(of: layout)),
      resolver.resources.file("layout/" + layout, on: resolver.device) == nil, !include.wrapsHeight
    else { return nil }
    switch surroundings.parentRole {
    case .coordinator, .drawer, .frame, .refresh, .scroll(.vertical): break
    case .linear:
      guard case .linear(let style) = surroundings.parent, style.axis == .vertical else { return nil }
    default: return nil
    }
    hasFilled = true
    var content = try genericContent(include, named: [layout], surroundings)
    if surroundings.parentRole == .coordinator { placeBelowAppBar(&content) }
    return content
  }

  /// Places a child of a coordinator below the app bar: `AppBarLayout.ScrollingViewBehavior`.
  func placeBelowAppBar(_ view: inout View) { place(&view, inCoordinatorBy: .belowAppBar(overlap: 0)) }

  private func place(_ view: inout View, inCoordinatorBy behavior: CoordinatorLayoutParams.Behavior) {
    var params = CoordinatorLayoutParams()
    params.behavior = behavior
    view.androidLayout?.params.parent = .coordinator(params)
  }

  /// Words of the names of layouts that are the content of a screen.
  private static let contentWords: Set<Substring> = ["content", "contents", "body", "list", "text"]

  /// Converts the layout file that a reference such as `@layout/row` names to views.
  ///
  /// The result is empty, with a warning, if the layout does not exist, cannot be read or includes itself, or if the
  /// includes are too many or too deep. The attributes of `overrides` replace those of the root.
  mutating func layoutViews(
    _ text: String, at place: ResourcePlace, _ surroundings: AndroidSurroundings, overrides: IncludeOverrides? = nil
  ) throws(InvalidInput) -> [View] {
    let document: XMLDocument
    let name: String
    switch resolver.resolve(text, in: surroundings.theme, at: place) {
    case .file(let file, _):
      guard let found = resolver.document(file, at: place) else { return [] }
      (document, name) = (found, file.path)
    case .platformLayout(let layout):
      guard let found = PlatformLayouts.document(layout) else { return [] }
      (document, name) = (found, "@android:layout/" + layout)
    default: return []
    }
    guard !including.contains(name) else {
      resolver.warnOnce("include " + name, ResourceProblem.includeCycle(name), at: place)
      return []
    }
    guard including.count < Self.maximumIncludeDepth else {
      resolver.warnOnce(
        "include depth", ResourceProblem.includeTooDeep(limit: Self.maximumIncludeDepth), at: place)
      return []
    }
    includeCount += 1
    guard includeCount <= Self.maximumIncludes else {
      resolver.warnOnce("include count", ResourceProblem.tooManyIncludes(limit: Self.maximumIncludes), at: place)
      return []
    }
    guard let root = Self.viewRoot(of: document) else { return [] }
    including.append(name)
    defer { including.removeLast() }
    let included = ResourcePlace(location: place.location, file: name)
    return try views(root, surroundings, included: included, overrides: overrides)
  }

  /// Converts a `<ViewStub>` to the first view of its layout if `tools:visibility` is `visible`, else to a hidden view.
  mutating func stub(_ element: AndroidElement, _ surroundings: AndroidSurroundings) throws(InvalidInput) -> View {
    var view = leaves.spacer(element, surroundings)
    guard element.tools("visibility")?.value == "visible", let (text, place) = element.written("android:layout") else {
      view.collapse()
      return view
    }
    let views = try layoutViews(text, at: place, surroundings, overrides: IncludeOverrides(element))
    return views.first ?? view
  }

  /// Converts the layout that a fragment shows to views; the result is empty if there is none.
  ///
  /// The first of these that the file states determines the layout:
  ///
  /// 1. The attribute `tools:layout`.
  /// 2. The start destination of the navigation graph in `app:navGraph`: its `tools:layout`, else its class.
  /// 3. The class of the fragment.
  ///
  /// The layout of a class is the file that is named like it.
  mutating func fragmentViews(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    if let (text, place) = element.written("layout") {
      return try layoutViews(text, at: place, surroundings)
    }
    let className = element.word("android:name") ?? element.element["class"]
    guard let (graph, place) = element.written("navGraph"), let reference = ResourceReference(graph),
      let file = resolver.resources.file("navigation/" + reference.name, on: resolver.device),
      let root = resolver.document(file, at: place)?.root, let start = startDestination(of: root)
    else { return try fragmentViews(ofClass: className, element, surroundings) }
    if let layout = start["tools:layout"] { return try layoutViews(layout, at: place, surroundings) }
    return try fragmentViews(ofClass: start["android:name"], element, surroundings)
  }

  private func startDestination(of graph: XMLElement) -> XMLElement? {
    guard let start = graph["app:startDestination"].flatMap(ResourceReference.identifier) else { return nil }
    let found = graph.children.first { $0["android:id"].flatMap(ResourceReference.identifier) == start }
    guard let found, found.name == "navigation" else { return found }
    return startDestination(of: found)
  }
}

extension AndroidSurroundings {
  func with(parent: AndroidContent) -> AndroidSurroundings {
    var surroundings = self
    surroundings.parent = parent
    return surroundings
  }
}
