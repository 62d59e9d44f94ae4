import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// The facts about the root of a document; nil for a cell and for a view inside another.
  func designRoot(_ root: XMLElement, stored: Size) -> DesignRoot? {
    let isRoot = root.parent.map { $0.isController || $0.name == "objects" } ?? false
    guard isRoot, root.name != "tableViewCell", context.embeddings.isEmpty else { return nil }
    guard let controller = root.parent, controller.isController else {
      var facts = DesignRoot(isControllers: false, storedSize: stored)
      facts.hasNavigationBar = root.property("simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
      return facts
    }
    var facts = DesignRoot(isControllers: true, storedSize: stored)
    let containers = context.scenes.containers(of: controller)
    facts.hasTabBar = containers.contains("tabBarController") && controller["hidesBottomBarWhenPushed"] != "YES"
    facts.hasNavigationBar =
      containers.contains("navigationController") || controller.child("simulatedNavigationBarMetrics") != nil
    facts.hasToolbar = controller.child("simulatedToolbarMetrics") != nil
    return facts
  }

  func marginRule(of element: XMLElement) -> MarginRule {
    if let margins = element.explicitMargins { return .written(margins) }
    switch element.name {
    case "stackView": return .none
    case "tableViewCell": return .cell(hasAccessory: false)
    case "tableViewCellContentView": return .cell(hasAccessory: element.parent?["accessoryType"] != nil)
    default: return .standard
    }
  }
}

extension XMLElement {
  /// The `layoutMargins` or `directionalLayoutMargins` as written, in points; nil for none.
  var explicitMargins: Insets? {
    for child in children {
      func side(_ names: String...) -> Double { names.lazy.compactMap { child[$0] }.first.flatMap(parseNumber) ?? 0 }
      guard child["key"] == "layoutMargins" || child["key"] == "directionalLayoutMargins" else { continue }
      return Insets(
        top: side("top", "minY"), right: side("right", "trailing", "maxX"), bottom: side("bottom", "maxY"),
        left: side("left", "leading", "minX"))
    }
    return nil
  }
}

extension InterfaceBuilderScenes {
  /// The names of the controllers with bars that contain a controller, directly or through pushed controllers.
  func containers(of controller: XMLElement) -> Set<String> {
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
