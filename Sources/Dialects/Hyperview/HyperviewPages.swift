import Diagnostics
import ViewTree
import XMLTree

/// The screens of a Hyperview document, and the look-up of the one that the picture shows.
struct HyperviewPages {
  private let root: XMLElement
  /// The `<screen>` elements of the document, the default one first, then all others in document order.
  ///
  /// The default is the first screen that is not shown only while another one loads.
  let screens: [XMLElement]

  /// The element that the picture shows, a screen or an element of it.
  struct Shown {
    var element: XMLElement
    /// The screen that is shown or that contains the shown element; nil in a document without screens.
    var screen: XMLElement?
    var isScreen: Bool { screen.map { $0.location == element.location } ?? false }
  }

  init(_ root: XMLElement) {
    self.root = root
    let all = root.name == "screen" ? [root] : root.children.filter { $0.name == "screen" }
    let loading = HyperviewPages.loadingNames(in: root)
    // A screen that is shown during loading is itself a placeholder, so it is first only if there is no other.
    let first = all.firstIndex { $0["id"].map { !loading.contains($0) } ?? true } ?? 0
    screens = all.isEmpty ? [] : [all[first]] + all.indices.filter { $0 != first }.map { all[$0] }
  }

  /// Returns the identifiers that `show-during-load` contains: those of screens shown while another one loads.
  private static func loadingNames(in root: XMLElement) -> Set<String> {
    root.descendants.reduce(into: []) { names, element in
      for name in element["show-during-load"].map(listItems) ?? [] { names.insert(String(name)) }
    }
  }

  /// Returns the screen or element with an identifier, or the screen with an index in ``screens``, counted from 0.
  ///
  /// For nil the result is the first screen, or the root of a document without screens.
  ///
  /// - Throws: ``ViewProblem/rootNotFound`` for an unknown name, ``ViewProblem/unsupportedDocument`` for a `<doc>`
  ///   without screens.
  func shown(named name: String?) throws(InvalidInput) -> Shown {
    guard let name else { return try first() }
    if let screen = screens.first(where: { $0["id"] == name }) { return Shown(element: screen, screen: screen) }
    if let element = root.descendants.first(where: { $0["id"] == name && HyperviewRole($0) != .part }) {
      return Shown(element: element, screen: screens.first { $0.contains(element) })
    }
    if let index = Int(name), screens.indices.contains(index) {
      return Shown(element: screens[index], screen: screens[index])
    }
    let names = screens.compactMap { $0["id"] }
    throw InvalidInput(ViewProblem.rootNotFound(name, nearest: nearestName(to: name, among: names)), at: nil)
  }

  private func first() throws(InvalidInput) -> Shown {
    if let screen = screens.first { return Shown(element: screen, screen: screen) }
    guard root.name == "doc" else { return Shown(element: root, screen: nil) }
    let holdsNavigator = root.children.contains { $0.name == "navigator" }
    throw InvalidInput(
      ViewProblem.unsupportedDocument(
        holdsNavigator
          ? "a <navigator> only names screens by their addresses; render the documents of its routes"
          : "the <doc> holds no <screen>"), at: root.location)
  }
}

extension XMLElement {
  fileprivate func contains(_ element: XMLElement) -> Bool {
    descendants.contains { $0.location == element.location }
  }
}
