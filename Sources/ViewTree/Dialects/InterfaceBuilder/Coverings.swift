import Geometry
import XMLTree

extension InterfaceBuilderReader {
  /// What siblings are that lie on others, or on nothing: the file alone does not tell drawings from backdrops.
  ///
  /// A plain view of the author's own class that takes half of the picture and lies over nothing draws something: a
  /// chart, a camera's picture. A button that shows nothing and shares its place catches touches: those beside a menu,
  /// or on a picture.
  func settleCoverings(among views: inout [View], of elements: [XMLElement]) {
    for (index, element) in elements.enumerated() {
      guard case .frame(let frame) = views[index].layout else { continue }
      if views[index].isDrawing, frame.size.area >= canvas.area / 2, !views[..<index].contains(where: frame.covers) {
        views[index].kind = .media
      }
      if element.name == "button", !element.showsTitleOrImage,
        views.indices.contains(where: { $0 != index && frame.covers(views[$0]) })
      {
        views[index].kind = .spacer
      }
    }
  }
}

extension View {
  /// A childless view of a class that is not UIKit's.
  fileprivate var isDrawing: Bool { kind == .view && className.map { !$0.hasPrefix("UI") } == true }
}

extension Rect {
  /// Whether any of a sibling that shows lies inside.
  fileprivate func covers(_ sibling: View) -> Bool {
    guard !sibling.isHidden, case .frame(let other) = sibling.layout else { return false }
    return !intersection(other).isEmpty
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
