import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderScenes {
  /// What `--root` can name by an index, the first choice first.
  var roots: [XMLElement] {
    let initial = initial
    let others = topLevel.filter { $0.location != initial?.location && $0.shownView?.isFramed == true }
    return (initial.map { [$0] } ?? []) + others + prototypes
  }

  /// The cells of tables and collections that repeat, in document order.
  private var prototypes: [XMLElement] {
    document.descendants.filter { element in
      guard ElementRole(element.name) == .cell, let list = element.parent else { return false }
      return list.name == "prototypes" || list.name == "cells" && list.parent?.name == "collectionView"
    }
  }

  /// The view to show.
  /// - Throws: ``ViewProblem/rootNotFound`` for a name that nothing has, ``ViewProblem/nothingToLayOut``.
  func root(named name: String?) throws(InvalidInput) -> XMLElement {
    guard let name else {
      guard let view = initial?.shownView else {
        throw InvalidInput(ViewProblem.nothingToLayOut, at: document.location)
      }
      return view
    }
    let roots = roots
    let indexed = Int(name).flatMap { roots.indices.contains($0) ? roots[$0] : nil }
    guard let element = element(named: name) ?? indexed else {
      let names = roots.flatMap(\.rootIdentifiers)
      throw InvalidInput(ViewProblem.rootNotFound(name, nearest: nearestName(to: name, among: names)), at: nil)
    }
    guard let view = view(toShow: element), view.isFramed else {
      throw InvalidInput(ViewProblem.nothingToLayOut, at: element.location)
    }
    return view
  }

  /// The first element with that identifier; an object id goes before all others, being unique.
  private func element(named name: String) -> XMLElement? {
    var best: (rank: Int, element: XMLElement)?
    for element in document.descendants where element.canBeRoot {
      guard let rank = XMLElement.lookUpOrder.firstIndex(where: { element[$0] == name }) else { continue }
      if rank == 0 { return element }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, element) }
    }
    return best?.element
  }

  private func view(toShow element: XMLElement) -> XMLElement? {
    if element.name == "scene" {
      return element.elements(in: "objects").first(where: \.isController).flatMap(view)
    }
    return element.isController ? presented(by: element)?.mainView : element
  }
}

extension XMLElement {
  /// The attributes that `--root` looks into, in this order.
  fileprivate static let lookUpOrder = [
    "id", "sceneID", "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier",
  ]

  /// True if the element is a scene, a controller or a view, known or not.
  fileprivate var canBeRoot: Bool {
    name == "scene" || parent?.name == "subviews" || ElementRole(name) != nil
      || (parent?.name == "objects" && isController)
  }

  /// What `--root` accepts for the element, the names that its author gave before those that Xcode made up.
  var rootIdentifiers: [String] {
    let scene = isController ? parent?.parent?["sceneID"] : nil
    let candidates = [
      self["storyboardIdentifier"], self["reuseIdentifier"], self["restorationIdentifier"], self["id"], scene,
      isController ? mainView?["id"] : nil,
    ]
    var identifiers: [String] = []
    for case let identifier? in candidates where !identifier.isEmpty && !identifiers.contains(identifier) {
      identifiers.append(identifier)
    }
    return identifiers
  }
}
