import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Returns the bars and the stored size of a document's root, on which its safe area and margins depend.
  ///
  /// The result is nil for a cell, for a view inside another, and for the view of an embedded controller.
  ///
  /// - Parameter stored: the stored size of the root view, in points.
  func designRoot(_ root: XMLElement, stored: Size) -> DesignRoot? {
    let isRoot = root.parent.map { $0.isController || $0.name == "objects" } ?? false
    guard isRoot, root.name != "tableViewCell", context.embeddings.isEmpty else { return nil }
    guard let controller = root.parent, controller.isController else {
      var facts = DesignRoot(isControllers: false, storedSize: stored)
      facts.hasNavigationBar = root.property("simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
      return facts
    }
    var facts = DesignRoot(isControllers: true, storedSize: stored)
    facts.isInset = context.isInset
    let navigation = context.scenes.container("navigationController", of: controller)
    facts.hasTabBar =
      context.scenes.container("tabBarController", of: controller) != nil
      && controller["hidesBottomBarWhenPushed"] != "YES"
    // The top bar "None" is that of a controller which hides the bar of its navigation controller.
    let hidesBar = controller.property("simulatedTopBarMetrics")?.name == "nil"
    facts.hasNavigationBar =
      !hidesBar && (navigation != nil || controller.child("simulatedNavigationBarMetrics") != nil)
    // `UINavigationBar.prefersLargeTitles` permits a large title, and `UINavigationItem.largeTitleDisplayMode` decides
    // for the controller; a pushed controller follows the one that pushes it.
    facts.hasLargeTitle =
      navigation?.child("navigationBar")?["largeTitles"] == "YES"
      && controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
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
  /// The margins that an element states as `layoutMargins` or `directionalLayoutMargins`, in points; nil if it states
  /// none.
  ///
  /// Leading is left, and trailing is right. A missing or invalid margin is 0.
  var explicitMargins: Insets? {
    for child in children {
      func side(_ names: String...) -> Double { names.firstNonNil { child[$0] }.flatMap(parseNumber) ?? 0 }
      guard child["key"] == "layoutMargins" || child["key"] == "directionalLayoutMargins" else { continue }
      return Insets(
        top: side("top", "minY"), right: side("right", "trailing", "maxX"), bottom: side("bottom", "maxY"),
        left: side("left", "leading", "minX"))
    }
    return nil
  }
}
