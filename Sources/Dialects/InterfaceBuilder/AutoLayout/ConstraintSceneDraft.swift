import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The views and constraints of a view hierarchy while it is being read, as Auto Layout requires them.
///
/// The draft also records the views and layout guides that identifiers in constraints refer to.
struct ConstraintSceneDraft {
  var scene: ConstraintScene
  /// The XML element of each view of the scene, in the order of `scene.items`.
  var elements: [XMLElement] = []
  private var indices: [SourceLocation: Int] = [:]
  private var names: [String: Name] = [:]

  /// The meaning of an identifier in a constraint: a view or a layout guide.
  private enum Name {
    case item(LayoutAnchorItem)
    /// A guide beside an edge of an item: the edge is the attribute of the guide, and others are those of the view.
    case guide(edge: LayoutAttribute, LayoutConstraint.Anchor)
  }

  /// Creates a draft without views and constraints.
  ///
  /// - Parameter size: the size of the root view, in points; layout replaces it for a scene below the document's root.
  init(size: Size) {
    scene = ConstraintScene(width: size.width, height: .exactly(size.height))
  }

  /// Returns the index in `scene.items` of the item for a view's element; nil for an element outside of the scene.
  func index(of element: XMLElement) -> Int? { indices[element.location] }

  func item(of element: XMLElement) -> LayoutItem? { index(of: element).map { scene.items[$0] } }

  /// Appends a view to the scene, and returns its index in `scene.items`.
  ///
  /// Constraints can refer to the view, to its layout guides and, for the root, to those of its controller from then
  /// on.
  mutating func add(_ item: LayoutItem, _ element: XMLElement) -> Int {
    let index = scene.items.count
    scene.items.append(item)
    elements.append(element)
    indices[element.location] = index
    if let identifier = element["id"] { names[identifier] = .item(.view(index)) }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let identifier = guide["id"] else { continue }
      // The keyboard is hidden.
      names[identifier] =
        guide["key"] == "keyboard"
        ? .guide(edge: .top, LayoutConstraint.Anchor(.safeArea(index), .bottom))
        : .item(Self.guide(guide["key"], of: index))
    }
    if index == 0, let controller = element.parent, controller.isController {
      for guide in controller.elements(in: "layoutGuides") {
        guard let identifier = guide["id"] else { continue }
        // The guides occupy the space above and below the rectangle between them.
        names[identifier] =
          guide["type"] == "bottom"
          ? .guide(edge: .top, LayoutConstraint.Anchor(.layoutGuides(0), .bottom))
          : .guide(edge: .bottom, LayoutConstraint.Anchor(.layoutGuides(0), .top))
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

  /// Returns an attribute of the view or layout guide with an identifier, as one item of a constraint.
  ///
  /// The result is nil if the scene has no such view or guide.
  func anchor(_ identifier: String, _ attribute: LayoutAttribute) -> LayoutConstraint.Anchor? {
    switch names[identifier] {
    case nil: nil
    case .item(let item): LayoutConstraint.Anchor(item, attribute)
    case .guide(let edge, let anchor):
      attribute == edge ? anchor : LayoutConstraint.Anchor(.view(anchor.item.view), attribute)
    }
  }

  /// Returns true if a view is a descendant of another one; both are indexes in `scene.items`.
  func isView(_ index: Int, inside ancestor: Int) -> Bool {
    sequence(first: index) { scene.items[$0].parent }.dropFirst().contains(ancestor)
  }
}
