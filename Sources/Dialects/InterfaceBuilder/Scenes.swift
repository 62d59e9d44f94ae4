import XMLTree

/// The controllers of an Interface Builder document, the segues between them, and the top-level views.
struct InterfaceBuilderScenes: Sendable {
  let document: XMLElement
  /// The objects at the top of the document or of its scenes, in document order: controllers, views and others.
  private let objects: [XMLElement]
  private let controllers: [String: XMLElement]
  /// The controllers that contain or push another controller, by the identifier of that other controller.
  private let holders: [String: [Holder]]
  /// The identifiers of the controllers that others present modally.
  private let presented: Set<String>

  /// A controller that contains another controller, or pushes another one onto a navigation stack.
  struct Holder: Sendable {
    let identifier: String
    let name: String
    /// True if the controller contains the other one, such as a navigation controller its root.
    let contains: Bool
    /// True if the controller contains the other one, and its navigation or tab bar is not hidden.
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
    presented = Set(
      document.descendants.lazy
        .filter { $0.name == "segue" && ["modal", "presentation", "popover"].contains($0["kind"]) }
        .compactMap { $0["destination"] })
  }

  private static func holders(of controllers: [XMLElement]) -> [String: [Holder]] {
    var holders: [String: [Holder]] = [:]
    for controller in controllers {
      for segue in controller.descendants where segue.name == "segue" {
        guard let destination = segue["destination"], let kind = segue["kind"] else { continue }
        guard ["relationship", "show", "push"].contains(kind) else { continue }
        let holder = Holder(
          identifier: controller["id"] ?? "", name: controller.name, contains: kind == "relationship",
          showsBar: kind == "relationship" && controller["navigationBarHidden"] != "YES")
        holders[destination, default: []].append(holder)
      }
    }
    return holders
  }

  /// The controllers that have a view, and the top-level views, in document order.
  var topLevel: [XMLElement] {
    objects.filter { $0.isController ? $0.mainView != nil : ElementRole($0.name) != nil }
  }

  /// The default root of a picture: a controller with a view, or a view; nil if there is neither.
  ///
  /// A navigation or tab bar controller is replaced by the controller that it presents. Without an initial controller
  /// the result is the first one whose view probably has bones, if possible one that no other controller pushes or
  /// presents. If no
  /// controller has a view, it is the first view of the document, such as a bar.
  var initial: XMLElement? {
    if let identifier = document["initialViewController"], let controller = controllers[identifier],
      let presented = presented(by: controller)
    {
      return presented
    }
    let framed = topLevel.filter { $0.shownView?.isFramed == true }
    let shown = framed.filter { $0.isController && $0.mainView?.showsSomething == true }
    return shown.first { !isShownByAnother($0) } ?? shown.first
      ?? framed.first { ElementRole($0.name)?.isBar != true }
      ?? framed.first
      ?? document.descendants.first { ElementRole($0.name) != nil && $0.property("frame")?.name == "rect" }
  }

  private func isShownByAnother(_ controller: XMLElement) -> Bool {
    let identifier = controller["id"] ?? ""
    return presented.contains(identifier) || holders[identifier]?.contains { !$0.contains } ?? false
  }

  /// Returns the first controller with a view, among `controller` and the controllers that it contains.
  ///
  /// The contained ones are reachable through relationship segues. A controller whose view probably has bones is
  /// preferred, because code may fill the first tab. The result is nil if none has a view.
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

  /// Returns the nearest container of a controller with the element name `name`; nil if there is none with a visible bar.
  ///
  /// A controller that pushes this one is contained in the same navigation controller.
  func container(_ name: String, of controller: XMLElement) -> XMLElement? {
    var visited: Set<String> = []
    var waiting = [controller["id"] ?? ""]
    while !waiting.isEmpty {
      let identifier = waiting.removeFirst()
      guard visited.insert(identifier).inserted else { continue }
      for holder in holders[identifier] ?? [] {
        if holder.showsBar, holder.name == name { return controllers[holder.identifier] }
        waiting.append(holder.identifier)
      }
    }
    return nil
  }

  /// Returns the controller that pushes another one, to which its back button leads; nil for the root of a navigation
  /// stack.
  func pusher(of controller: XMLElement) -> XMLElement? {
    let holders = holders[controller["id"] ?? ""] ?? []
    guard !holders.contains(where: { $0.name == "navigationController" }) else { return nil }
    return holders.first { !$0.showsBar }.flatMap { controllers[$0.identifier] }
  }

  /// Returns the controllers to which the segues of a kind lead from a controller or a container view, in file order.
  ///
  /// Segues of the kind `relationship` lead to the tabs of a tab bar controller, `embed` to the controller in a container.
  func destinations(of element: XMLElement, kind: String) -> [XMLElement] {
    element.elements(in: "connections").compactMap { segue in
      guard segue.name == "segue", segue["kind"] == kind else { return nil }
      return segue["destination"].flatMap { controllers[$0] }
    }
  }
}

extension XMLElement {
  /// True if the element is a view controller of any kind.
  var isController: Bool { name.hasSuffix("Controller") || self["sceneMemberID"] == "viewController" }

  /// The element of a controller's view; nil if the file contains none.
  var mainView: XMLElement? { property("view") }

  /// The view of a controller, or the element itself if it is a view; nil for a controller without a view.
  var shownView: XMLElement? { isController ? mainView : self }

  /// True if the view or a descendant has a stored frame, which shows that Interface Builder has laid it out.
  var isFramed: Bool {
    property("frame")?.name == "rect" || descendants.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  /// True if the view has a descendant that probably becomes a bone, judged without layout.
  ///
  /// Code fills a list without cells.
  var showsSomething: Bool {
    descendants.contains { element in
      if element.name == "listContentConfiguration" { return true }
      guard element.parent?.name == "subviews" else { return false }
      guard let role = ElementRole(element.name) else { return true }
      if role == .table || role == .collection { return true }
      return role.showsContent || role == .plain && element.child("subviews") == nil
    }
  }
}
