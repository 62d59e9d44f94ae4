import XMLTree

/// An item of a menu resource, `res/menu/*.xml`, with its title and its place in a toolbar.
struct AndroidMenuItem {
  /// The place in a toolbar where an item of its menu appears, from the attribute `showAsAction`.
  enum Place: Hashable {
    case always, ifRoom
    /// The list of the overflow menu, which is closed at first; the place of an item without `showAsAction`.
    case overflow
  }

  var title: String?
  var hasIcon: Bool
  var place: Place
  /// True if the item is the title of a submenu, whose items follow it.
  var isHeader = false

  /// An item of a menu that is not among the resources.
  static let generic = AndroidMenuItem(title: nil, hasIcon: true, place: .overflow)
}

extension AndroidReader {
  /// The maximum number of items of one menu; further items are ignored, because a screen has no room for them.
  private static let maximumItems = 50

  /// Returns the visible items, in document order, of the menu that an attribute refers to; nil if there is no such
  /// menu among the resources.
  func menuItems(_ element: AndroidElement, _ name: AttributeName) -> [AndroidMenuItem]? {
    guard let (text, place) = element.written(name), let reference = ResourceReference(text) else { return nil }
    return menuItems(named: reference.name, element, at: place)
  }

  /// Returns the visible items of a menu of the resources, in document order; nil if it is not among them.
  func menuItems(named name: String, _ element: AndroidElement, at place: ResourcePlace) -> [AndroidMenuItem]? {
    guard let file = resolver.resources.file("menu/" + name, on: resolver.device),
      let root = resolver.document(file, at: place)?.root
    else { return nil }
    return menuItems(of: root, element.theme, included: ResourcePlace(location: place.location, file: file.path))
  }

  /// Returns the visible items of a `<menu>` in document order, with those of its groups and submenus.
  ///
  /// At most 50 items, and 4 levels of nesting, are read. Warnings name the file that contains the menu, `included`; it
  /// is nil for the document itself.
  func menuItems(of menu: XMLElement, _ theme: AndroidTheme, included: ResourcePlace?) -> [AndroidMenuItem] {
    var items: [AndroidMenuItem] = []
    appendItems(of: menu, theme, included, depth: 0, to: &items)
    return items
  }

  private func appendItems(
    of menu: XMLElement, _ theme: AndroidTheme, _ included: ResourcePlace?, depth: Int,
    to items: inout [AndroidMenuItem]
  ) {
    for child in menu.children where items.count < Self.maximumItems && depth < 4 {
      let element = AndroidElement(child, resolver, theme: theme, included: included)
      guard element.bool("android:visible") != false else { continue }
      switch child.name {
      case "group": appendItems(of: child, theme, included, depth: depth + 1, to: &items)
      case "item":
        let flags = element.word("showAsAction") ?? element.word("android:showAsAction") ?? ""
        let place: AndroidMenuItem.Place =
          flags.contains("always") ? .always : flags.contains("ifRoom") ? .ifRoom : .overflow
        let submenu = child.children.first { $0.name == "menu" }
        items.append(
          AndroidMenuItem(
            title: element.string("android:title"), hasIcon: element.written("android:icon") != nil, place: place,
            isHeader: submenu != nil))
        // A navigation view lists the items of submenus below their title.
        if let submenu { appendItems(of: submenu, theme, included, depth: depth + 1, to: &items) }
      default: break
      }
    }
  }
}
