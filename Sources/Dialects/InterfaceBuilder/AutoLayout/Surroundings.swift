import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Gives a root its safe area and its margins.
  func surround(_ root: XMLElement, _ item: inout LayoutItem, size: Size, _ scene: inout ConstraintScene) {
    let stored = item.storedFrame?.size ?? size
    let isRoot = root.parent.map { $0.isController || $0.name == "objects" } ?? false
    guard isRoot, root.name != "tableViewCell", context.embeddings.isEmpty else { return }
    if root.explicitMargins == nil {
      let margin = context.environment.rootMargin(atWidth: size.width, isStoredSize: size.width == stored.width)
      item.layoutMargins = Insets(top: 0, right: margin, bottom: 0, left: margin)
    }
    scene.safeArea = safeArea(of: root, stored: stored, size: size)
    scene.storedSafeArea = safeArea(of: root, stored: stored, size: stored)
    scene.layoutGuides = layoutGuides(of: root, stored: stored, size: size)
    if root.parent?.isController != true { item.addsSafeAreaToMargins = false }
  }

  /// What the bars of the system and of controllers leave of a root, from its edges.
  private func safeArea(of root: XMLElement, stored: Size, size: Size) -> Insets {
    let isScreen = context.environment.isScreen(stored)
    guard let controller = root.parent, controller.isController else {
      // A view by itself is drawn below a status bar when it is a screen, or nearly as high, and always in late versions.
      let isCovered = isScreen || context.environment.toolsVersion >= 19_000 || stored.height >= 400
      return isCovered && !root.hidesStatusBar ? context.environment.systemInsets(ofStored: stored, at: size) : .zero
    }
    guard isScreen else { return .zero }
    return context.environment.systemInsets(ofStored: stored, at: size) + context.scenes.bars(around: controller)
  }

  /// What `topLayoutGuide` and `bottomLayoutGuide` take: the bars, and the status bar in a root of any size.
  private func layoutGuides(of root: XMLElement, stored: Size, size: Size) -> Insets {
    guard let controller = root.parent, controller.isController else { return .zero }
    var insets = context.environment.systemInsets(ofStored: stored, at: size)
    if controller.hidesStatusBar { insets.top = 0 }
    if !context.environment.isScreen(stored) { insets.bottom = 0 }
    let bars = context.scenes.bars(around: controller)
    insets.top += bars.top
    if context.environment.isScreen(stored) { insets.bottom += bars.bottom }
    return insets
  }

  /// The margins that a view has by itself; nil for UIKit's 8 points.
  func margins(of element: XMLElement) -> Insets? {
    if let margins = element.explicitMargins { return margins }
    if element.name == "stackView" { return .zero }
    guard element.name == "tableViewCell" || element.name == "tableViewCellContentView" else { return nil }
    let version = context.environment.toolsVersion
    let isNarrow = context.isResized ? context.canvas.width <= 320 : context.environment.device?.screen.width == 320
    let side: Double = version < 13_000 ? 8 : context.canvas.width >= 400 ? 20 : isNarrow ? 15 : 16
    let hasAccessory = element.parent?["accessoryType"] != nil && element.name == "tableViewCellContentView"
    return Insets(
      top: version < 13_000 ? 8 : 11, right: hasAccessory ? 8 : side,
      bottom: version < 13_000 ? 8 : version < 15_000 ? 10.5 : 11, left: side)
  }
}

extension XMLElement {
  /// `layoutMargins` or `directionalLayoutMargins` as written.
  fileprivate var explicitMargins: Insets? {
    for child in children {
      func side(_ names: String...) -> Double { names.lazy.compactMap { child[$0] }.first.flatMap(parseNumber) ?? 0 }
      guard child["key"] == "layoutMargins" || child["key"] == "directionalLayoutMargins" else { continue }
      return Insets(
        top: side("top", "minY"), right: side("right", "trailing", "maxX"), bottom: side("bottom", "maxY"),
        left: side("left", "leading", "minX"))
    }
    return nil
  }

  /// Whether the status bar is said to be none.
  fileprivate var hidesStatusBar: Bool {
    property("simulatedStatusBarMetrics")?.name == "nil"
  }
}

extension InterfaceBuilderScenes {
  /// What controllers around a controller put above and below its view.
  func bars(around controller: XMLElement) -> Insets {
    let containers = containers(of: controller)
    let hasTabBar = containers.contains("tabBarController") && controller["hidesBottomBarWhenPushed"] != "YES"
    let hasNavigationBar =
      containers.contains("navigationController") || controller.child("simulatedNavigationBarMetrics") != nil
    let hasToolbar = controller.child("simulatedToolbarMetrics") != nil
    return Insets(top: hasNavigationBar ? 44 : 0, right: 0, bottom: hasTabBar ? 49 : hasToolbar ? 44 : 0, left: 0)
  }

  /// The names of the controllers with bars that hold a controller, directly or because they pushed another before.
  private func containers(of controller: XMLElement) -> Set<String> {
    var names: Set<String> = []
    var visited: Set<String> = []
    var waiting = [controller["id"] ?? ""]
    while let identifier = waiting.popLast() {
      guard visited.insert(identifier).inserted else { continue }
      for holder in holders[identifier] ?? [] {
        if holder.showsBar { names.insert(holder.name) }
        waiting.append(holder.identifier)
      }
    }
    return names
  }
}
