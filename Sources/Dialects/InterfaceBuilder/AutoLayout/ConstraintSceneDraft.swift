import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A scene while it is read, with the objects that its names refer to.
struct ConstraintSceneDraft {
  var scene: ConstraintScene
  /// The elements of the items.
  var elements: [XMLElement] = []
  private var indices: [SourceLocation: Int] = [:]
  private var names: [String: Name] = [:]

  /// The meaning of an object identifier in a constraint.
  private enum Name {
    case item(LayoutAnchorItem)
    case topLayoutGuide
    case bottomLayoutGuide
    /// The room of a keyboard, which is away, in a view.
    case keyboard(Int)
  }

  /// - Parameter size: of the root; layout replaces that of a scene below the root of the document.
  init(size: Size) {
    scene = ConstraintScene(width: size.width, height: .exactly(size.height))
  }

  /// The index of the item of an element; nil for one outside of the scene.
  func index(of element: XMLElement) -> Int? { indices[element.location] }

  func item(of element: XMLElement) -> LayoutItem? { index(of: element).map { scene.items[$0] } }

  /// Adds a view; its guides and its controller's can be referred to from now on.
  mutating func add(_ item: LayoutItem, _ element: XMLElement) -> Int {
    let index = scene.items.count
    scene.items.append(item)
    elements.append(element)
    indices[element.location] = index
    if let identifier = element["id"] { names[identifier] = .item(.view(index)) }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let identifier = guide["id"] else { continue }
      names[identifier] = guide["key"] == "keyboard" ? .keyboard(index) : .item(Self.guide(guide["key"], of: index))
    }
    if index == 0, let controller = element.parent, controller.isController {
      for guide in controller.elements(in: "layoutGuides") {
        guard let identifier = guide["id"] else { continue }
        names[identifier] = guide["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide
      }
    }
    return index
  }

  private static func guide(_ key: String?, of index: Int) -> LayoutAnchorItem {
    switch key {
    case "safeArea": .safeArea(index)
    case "layoutMargins": .layoutMargins(index)
    case "contentLayoutGuide": .content(index)
    case "frameLayoutGuide": .frameGuide(index)
    default: .view(index)
    }
  }

  /// The end of a constraint that names an item; nil for one outside of the scene.
  func anchor(_ identifier: String, _ attribute: LayoutAttribute) -> LayoutConstraint.Anchor? {
    switch names[identifier] {
    case nil: nil
    case .item(let item): LayoutConstraint.Anchor(item, attribute)
    case .keyboard(let view):
      attribute == .top
        ? LayoutConstraint.Anchor(.safeArea(view), .bottom) : LayoutConstraint.Anchor(.view(view), attribute)
    // The guides take the room above and below the rectangle between them.
    case .topLayoutGuide:
      attribute == .bottom
        ? LayoutConstraint.Anchor(.layoutGuides(0), .top) : LayoutConstraint.Anchor(.view(0), attribute)
    case .bottomLayoutGuide:
      attribute == .top
        ? LayoutConstraint.Anchor(.layoutGuides(0), .bottom) : LayoutConstraint.Anchor(.view(0), attribute)
    }
  }

  /// True if a view is a descendant of another.
  func isView(_ index: Int, inside ancestor: Int) -> Bool {
    var parent = scene.items[index].parent
    while let view = parent {
      if view == ancestor { return true }
      parent = scene.items[view].parent
    }
    return false
  }
}
