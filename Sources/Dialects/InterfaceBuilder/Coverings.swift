import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// What siblings are that lie on others, or on nothing: the file alone does not tell drawings from backdrops.
  ///
  /// A plain view of the author's own class that takes half of the picture and lies over nothing draws something: a
  /// chart, a camera's picture. A button that shows nothing catches touches where it lies on a sibling; a small one has
  /// to hold all of it, for its image may come from code.
  func settleCoverings(among views: inout [View], of elements: [XMLElement]) {
    for (index, element) in elements.enumerated() {
      guard case .frame(let frame) = views[index].layout else { continue }
      let isLarge = frame.size.area >= canvas.area / 2
      if isLarge, views[index].isDrawing, !views[..<index].contains(where: frame.touches) {
        views[index].kind = .media
      }
      if element.name == "button", !element.showsTitleOrImage {
        let isCovering = isLarge ? frame.touches : frame.holds
        guard isLarge || views.count <= Self.siblingLimit else { continue }
        if views.indices.contains(where: { $0 != index && isCovering(views[$0]) }) { views[index].kind = .spacer }
      }
    }
  }

  /// What shares its place with a filled list is not seen while the list is: a view over all of it says that the list
  /// is empty, or still loading, and one behind it is covered.
  func hideWhatSharesPlaceWithLists(among views: inout [View]) {
    guard views.count <= Self.siblingLimit else { return }
    for index in views.indices {
      guard views[index].isFilledList, let list = views[index].shownFrame else { continue }
      for other in views.indices where other != index && !views[other].isFilledList {
        guard let frame = views[other].shownFrame else { continue }
        let isBehind = other < index && list.contains(frame)
        let isInstead = other > index && views[other].kind == .container && frame.contains(list)
        if isBehind || isInstead { views[other].isHidden = true }
      }
    }
  }

  /// Small buttons and lists are compared with each of their siblings; nobody draws more than a few dozen by hand.
  private static let siblingLimit = 500
}

extension View {
  /// A childless view of a class that is not UIKit's.
  fileprivate var isDrawing: Bool { kind == .view && className.map { !$0.hasPrefix("UI") } == true }
}

extension Rect {
  /// Whether any of a sibling that shows lies inside.
  fileprivate func touches(_ sibling: View) -> Bool {
    sibling.shownFrame.map { !intersection($0).isEmpty } ?? false
  }

  /// Whether all of a sibling that shows lies inside.
  fileprivate func holds(_ sibling: View) -> Bool { sibling.shownFrame.map { contains($0) } ?? false }
}

extension View {
  /// Whether the view is a table or a collection with cells in it.
  fileprivate var isFilledList: Bool { clips && children.contains(where: \.isCell) }

  /// The frame, unless nothing of the view shows.
  fileprivate var shownFrame: Rect? {
    guard !isHidden, kind != .spacer, case .frame(let frame) = layout, !frame.isEmpty else { return nil }
    return frame
  }
}

extension XMLElement {
  /// Whether a button has something to show in any of its states.
  fileprivate var showsTitleOrImage: Bool {
    children.contains { child in
      switch child.name {
      case "state": child["title"] != nil || child["image"] != nil || child["backgroundImage"] != nil
      case "buttonConfiguration": child["style"] != "plain" || child["title"] != nil || child["image"] != nil
      case "attributedString": true
      default: child.name == "color" && child["key"] == "backgroundColor"
      }
    }
  }
}
