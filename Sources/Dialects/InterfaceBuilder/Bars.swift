import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Navigation, tab and tool bars: their titles and items, which files store as objects that are not views.
//
// Sizes: `UINavigationBar`, `UITabBar` and `UIToolbar` of iOS 11 and later; Human Interface Guidelines.

extension InterfaceBuilderReader {
  /// Converts the items of a bar to views, in the order of the file; the array is empty if the file states none.
  mutating func barContents(of bar: XMLElement, _ kind: ScreenBar.Kind) throws(InvalidInput) -> [View] {
    let items = bar.elements(in: "items")
    switch kind {
    case .navigation:
      guard let item = items.last(where: { $0.name == "navigationItem" }) else { return [] }
      return try navigationContents(NavigationContents(item, images: context.sizesOfFoundImages), at: item)
    case .tabs:
      return try tabContents(items.filter { $0.name == "tabBarItem" })
    case .tools: return try toolContents(items)
    }
  }

  /// Returns the bars that the containers of a controller show over the controller's view.
  mutating func screenBars(over element: XMLElement) throws(InvalidInput) -> [View] {
    guard let controller = element.parent, controller.isController,
      var bar = screenBar(.navigation, over: element)
    else { return [] }
    // The bars are on the screen, also beside a root between them.
    bar.root.isInset = false
    var bars: [View] = []
    let navigation = context.scenes.container("navigationController", of: controller)
    if bar.root.hasNavigationBar {
      var contents = NavigationContents(
        controller.child("navigationItem"), images: context.sizesOfFoundImages, fallbackTitle: controller["title"])
      contents.hasLargeTitle = bar.root.hasLargeTitle
      if let pusher = context.scenes.pusher(of: controller) { contents.showBackButton(to: pusher) }
      let items = try navigationContents(contents, at: controller)
      try append(bar, "navigationBar", items, like: navigation?.child("navigationBar"), to: &bars)
    }
    if bar.root.hasTabBar, let tabs = context.scenes.container("tabBarController", of: controller) {
      let items = context.scenes.destinations(of: tabs, kind: "relationship").compactMap { $0.child("tabBarItem") }
      let views = try tabContents(items)
      try append(ScreenBar(.tabs, bar.environment, bar.root), "tabBar", views, like: tabs.child("tabBar"), to: &bars)
    }
    if bar.root.hasToolbar || navigation?["toolbarHidden"] == "NO" {
      let items = try toolContents(controller.elements(in: "toolbarItems"))
      let design = navigation?.child("toolbar")
      try append(ScreenBar(.tools, bar.environment, bar.root), "toolbar", items, like: design, to: &bars)
    }
    return bars
  }

  /// Appends a bar with its items to `bars`; a bar without items and without a color is left out.
  ///
  /// - Parameter design: the element of the bar in its controller, which states its color; nil for the default.
  private mutating func append(
    _ bar: ScreenBar, _ name: String, _ items: [View], like design: XMLElement?, to bars: inout [View]
  ) throws(InvalidInput) {
    var appearance = Appearance()
    if let design { appearance = self.appearance(of: design) }
    guard !items.isEmpty || appearance.background != nil, let location = design?.location ?? items.first?.location
    else { return }
    try report.addView()
    var view = View(element: name, .container, at: .screenBar(bar), location: location)
    view.layout.changeAutoLayout { $0.mirrorsContents = context.direction == .rightToLeft }
    view.identifier = design?["id"]
    view.isItemBar = true
    view.appearance = appearance
    view.children = items
    bars.append(view)
  }

  /// Returns the navigation bar that covers the top of a list at the top of the screen; nil for any other list.
  ///
  /// The list is the view of the document's controller, or a subview of it. The bar has no height if the controller shows
  /// none; then only the status bar covers the list.
  func coveringBar(of list: XMLElement) -> ScreenBar? {
    guard context.embeddings.isEmpty else { return nil }
    let parent = list.parent?.name == "subviews" ? list.parent?.parent : nil
    let root = list.parent?.isController == true ? list : parent
    guard let root, root.parent?.isController == true, list["contentInsetAdjustmentBehavior"] != "never" else {
      return nil
    }
    return screenBar(.navigation, over: root)
  }

  /// Returns a bar over the document's root view without its items; nil if `root` is not that view.
  private func screenBar(_ kind: ScreenBar.Kind, over root: XMLElement) -> ScreenBar? {
    guard root.location == context.shownRoot, let facts = designRoot(root, stored: context.storedRootSize) else {
      return nil
    }
    var environment = context.environment.design
    if context.isResized { environment.pictureSize = context.canvas }
    return ScreenBar(kind, environment, facts)
  }
}
