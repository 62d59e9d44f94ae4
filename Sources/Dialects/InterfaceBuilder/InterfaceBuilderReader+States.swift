import Geometry
import ViewTree
import XMLTree

// The loading, empty and error states of a screen, which take the place of its content.

extension InterfaceBuilderReader {
  /// Hides the views among the subviews of a view that are states of the screen, if other views are its content.
  ///
  /// A label in a cell shows data of its row, such as the error of a download.
  mutating func hideStates(among views: inout [View], of element: XMLElement) {
    guard context.completes(.statesOfViews), !context.showsState else { return }
    let showsList = views.contains { !$0.isHidden && ["tableView", "collectionView"].contains($0.element) }
    // The rows of a list are its own sign of loading, and so is the bone of an image: an indicator would move over them.
    var areStates: [Bool] = []
    for view in views {
      let isIndicator = view.element == "activityIndicatorView"
      areStates.append(isState(view) || isIndicator && (showsList || isOnImage(view, among: element)))
    }
    let isBesideContent = zip(views, areStates).contains { view, isState in
      !isState && !view.isHidden && view.kind != .spacer
    }
    guard areStates.contains(true), isBesideContent, !element.isInCell else { return }
    for index in views.indices where areStates[index] { views[index].isHidden = true }
  }

  /// Returns true for a view whose stored frame is on that of an image view among the subviews of an element.
  private mutating func isOnImage(_ view: View, among element: XMLElement) -> Bool {
    let siblings = element.elements(in: "subviews")
    guard let own = siblings.first(where: { $0.location == view.location }).flatMap({ storedFrame(of: $0) }) else {
      return false
    }
    for image in siblings where image.name == "imageView" {
      if let frame = storedFrame(of: image), frame.contains(own) { return true }
    }
    return false
  }

  /// True for a text or a container whose outlet is named after a state, and for a container with only an activity
  /// indicator and texts.
  private func isState(_ view: View) -> Bool {
    guard view.kind == .text || view.kind == .container, !view.isHidden else { return false }
    let names = view.identifier.flatMap { context.outlets[$0] } ?? []
    if names.contains(where: StateName.names) { return true }
    let inner = view.children.filter { !$0.isHidden }
    return inner.contains { $0.element == "activityIndicatorView" }
      && inner.allSatisfy { $0.element == "activityIndicatorView" || $0.kind == .text }
  }

  /// Returns the cells of a list that are rows: those that no identifier or class names as a state, or all.
  func rows(among cells: [XMLElement]) -> [XMLElement] {
    guard context.completes(.statesOfViews), !context.showsState else { return cells }
    let rows = cells.filter { cell in
      ![cell["reuseIdentifier"], cell["customClass"]].compactMap { $0 }.contains(where: StateName.namesCell)
    }
    return rows.isEmpty ? cells : rows
  }
}

extension XMLElement {
  /// True for a view in a cell of a table or collection.
  var isInCell: Bool {
    var element: XMLElement? = self
    while let current = element, ElementRole(current.name) != .cell { element = current.parent }
    return element != nil
  }
}
