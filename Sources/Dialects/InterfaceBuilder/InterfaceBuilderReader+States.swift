import Geometry
import ViewTree
import XMLTree

// The loading, empty and error states of a screen, which take the place of its content.

extension InterfaceBuilderReader {
  /// Hides the views among the subviews of a view that are states of the screen, if other views are its content.
  ///
  /// A label in a cell shows data of its row, such as the error of a download; an indicator in a cell is visible while
  /// its row is busy.
  mutating func hideStates(among views: inout [View], of element: XMLElement) {
    guard context.completes(.statesOfViews), !context.showsState else { return }
    let showsList = views.contains { !$0.isHidden && ["tableView", "collectionView"].contains($0.element) }
    let isInCell = element.isInCell
    var areStates = views.map { !isInCell && isState($0) }
    // The rows of a list are its own sign of loading, and so is the bone of an image: an indicator would move over them.
    let elements = installedSubviews(of: element)
    var images: [Rect] = []
    for image in elements.lazy.filter({ $0.name == "imageView" }).prefix(Self.mostImages) {
      if let frame = storedFrame(of: image) { images.append(frame) }
    }
    for (index, subview) in elements.enumerated() where subview.name == "activityIndicatorView" {
      guard index < views.count, let frame = storedFrame(of: subview) else { continue }
      if showsList || isInCell || images.contains(where: { $0.contains(frame) }) { areStates[index] = true }
    }
    let isBesideContent = zip(views, areStates).contains { view, isState in
      !isState && !view.isHidden && view.kind != .spacer
    }
    guard areStates.contains(true), isBesideContent else { return }
    for index in views.indices where areStates[index] { views[index].isHidden = true }
  }

  /// The number of images with which the frames of indicators are compared.
  private static let mostImages = 16

  /// True for a text or a container whose outlet is named after a state, and for a container with only an activity
  /// indicator and texts.
  private func isState(_ view: View) -> Bool {
    guard view.kind == .text || view.kind == .container, !view.isHidden else { return false }
    if context.outlets(to: view.identifier).contains(where: StateName.names) { return true }
    let contents = contents(of: view)
    return contents.contains { $0.element == "activityIndicatorView" }
      && contents.allSatisfy { $0.element == "activityIndicatorView" || $0.kind == .text }
  }

  /// The visible views in a view and in the containers in it; empty for more than ``mostViews`` views.
  private func contents(of view: View) -> [View] {
    var (waiting, contents) = (view.children, [View]())
    while let next = waiting.popLast() {
      guard waiting.count + contents.count < Self.mostViews else { return [] }
      if next.isHidden { continue }
      let isIndicator = next.element == "activityIndicatorView"
      if next.kind == .container, !isIndicator { waiting += next.children } else { contents.append(next) }
    }
    return contents
  }

  /// The number of views that are examined for a state, which has an indicator and a sentence.
  private static let mostViews = 16

  /// Returns the prototypes of a list that are rows: those that no identifier or class names as a state, or all.
  ///
  /// `UITableView.dequeueReusableCell(withIdentifier:)` never returns a prototype without an identifier.
  func rows(among prototypes: [XMLElement]) -> [XMLElement] {
    let reusable = prototypes.filter { $0["reuseIdentifier"]?.isEmpty == false }
    let cells = reusable.isEmpty ? prototypes : reusable
    guard context.completes(.statesOfViews), !context.showsState else { return cells }
    let rows = cells.filter { cell in
      ![cell["reuseIdentifier"], cell["customClass"]].compactMap { $0 }.contains(where: StateName.namesCell)
    }
    return rows.isEmpty ? cells : rows
  }
}

extension XMLElement {
  /// True for a view in a cell of a table or collection.
  var isInCell: Bool { ElementRole(name) == .cell || ancestors.contains { ElementRole($0.name) == .cell } }
}
