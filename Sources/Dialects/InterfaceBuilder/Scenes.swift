import ViewTree
import XMLTree

/// The controllers of a document and how they lead to each other, and the views at its top.
struct InterfaceBuilderScenes: Sendable {
  let document: XMLElement
  /// What stands directly in `<objects>`: controllers, views and much that is neither; in document order.
  private let objects: [XMLElement]
  private let controllers: [String: XMLElement]
  /// Of each controller those that show it next to bars of their own, or before that showed them.
  let holders: [String: [Holder]]

  /// A controller that contains another, or pushes it on top of itself.
  struct Holder: Sendable {
    let identifier: String
    let name: String
    /// True if it contains the other and shows a bar.
    let showsBar: Bool
  }

  init(_ document: XMLElement) {
    self.document = document
    objects =
      document.elements(in: "objects")
      + document.elements(in: "scenes").flatMap { $0.elements(in: "objects") }
    var controllers: [String: XMLElement] = [:]
    for object in objects where object.isController {
      guard let identifier = object["id"], controllers[identifier] == nil else { continue }
      controllers[identifier] = object
    }
    self.controllers = controllers
    holders = Self.holders(of: controllers.values.sorted { $0.location < $1.location })
  }

  private static func holders(of controllers: [XMLElement]) -> [String: [Holder]] {
    var holders: [String: [Holder]] = [:]
    for controller in controllers {
      for segue in controller.descendants where segue.name == "segue" {
        guard let destination = segue["destination"], let kind = segue["kind"] else { continue }
        guard ["relationship", "show", "push"].contains(kind) else { continue }
        let holder = Holder(
          identifier: controller["id"] ?? "", name: controller.name,
          showsBar: kind == "relationship" && controller["navigationBarHidden"] != "YES")
        holders[destination, default: []].append(holder)
      }
    }
    return holders
  }

  /// Controllers with a view of their own and top-level views, in document order.
  var topLevel: [XMLElement] {
    objects.filter { $0.isController ? $0.mainView != nil : ElementRole($0.name) != nil }
  }

  /// What a picture without further wishes shows: a controller with a view, or a view.
  ///
  /// A navigation or tab bar controller leads to those that it presents. Where none is said to be initial, the first
  /// whose view shows something; where no controller has a view at all, the first view anywhere, such as a bar.
  var initial: XMLElement? {
    if let identifier = document["initialViewController"], let controller = controllers[identifier],
      let presented = presented(by: controller)
    {
      return presented
    }
    let framed = topLevel.filter { $0.shownView?.isFramed == true }
    return framed.first { $0.isController && $0.mainView?.showsSomething == true }
      ?? framed.first { ElementRole($0.name) != .sealed(.bar) }
      ?? framed.first
      ?? document.descendants.first { ElementRole($0.name) != nil && $0.property("frame")?.name == "rect" }
  }

  /// The first controller with a view that `controller` leads to through relationship segues, itself to begin with.
  ///
  /// One whose view shows something is preferred: the first tab may be filled by code.
  func presented(by controller: XMLElement) -> XMLElement? {
    var visited: Set<String> = []
    var waiting = [controller]
    var first: XMLElement?
    while let next = waiting.popLast() {
      guard let identifier = next["id"], visited.insert(identifier).inserted else { continue }
      if let view = next.mainView, view.isFramed {
        if view.showsSomething { return next }
        first = first ?? next
      }
      waiting += destinations(of: next, kind: "relationship").reversed()
    }
    return first
  }

  /// The controller that an embed segue puts into a container view.
  func embeddedController(in container: XMLElement) -> XMLElement? {
    destinations(of: container, kind: "embed").first
  }

  private func destinations(of element: XMLElement, kind: String) -> [XMLElement] {
    element.elements(in: "connections").compactMap { segue in
      guard segue.name == "segue", segue["kind"] == kind else { return nil }
      return segue["destination"].flatMap { controllers[$0] }
    }
  }
}

extension XMLElement {
  /// True if the element is a view controller of some kind.
  var isController: Bool { name.hasSuffix("Controller") || self["sceneMemberID"] == "viewController" }

  /// A controller's view.
  var mainView: XMLElement? { property("view") }

  /// A controller's view, or the view that the element is.
  var shownView: XMLElement? { isController ? mainView : self }

  /// True if Interface Builder has laid it out.
  var isFramed: Bool {
    property("frame")?.name == "rect" || descendants.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  /// True if anything in the view gives a placeholder, as far as one sees without laying it out.
  var showsSomething: Bool {
    descendants.contains { element in
      if element.name == "listContentConfiguration" { return true }
      guard element.parent?.name == "subviews" else { return false }
      guard let role = ElementRole(element.name) else { return true }
      return role.showsContent || role == .plain && element.child("subviews") == nil
    }
  }
}
