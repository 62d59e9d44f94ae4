import XMLTree

/// An item of a menu resource, `res/menu/*.xml`.
struct AndroidMenuItem {
  /// The place of an item in a toolbar: `showAsAction`.
  enum Place: Hashable {
    case always, ifRoom
    /// In the overflow menu.
    case overflow
  }

  var title: String?
  var hasIcon: Bool
  var place: Place
  /// True if the item begins a group or a submenu with a title of its own.
  var isHeader = false
}

extension AndroidReader {
  /// The maximum number of items that one menu shows; a screen has no room for more.
  private static let maximumItems = 50

  /// The visible items of the menu that an attribute names; nil if the file has no such menu.
  func menuItems(_ element: AndroidElement, _ name: String) -> [AndroidMenuItem]? {
    guard let (text, place) = element.written(name), let reference = ResourceReference(text),
      let file = resolver.resources.file("menu/" + reference.name, on: resolver.device),
      let root = resolver.document(file, at: place)?.root
    else { return nil }
    return menuItems(
      of: root, element.theme, included: AndroidElement.IncludedFile(name: file.path, location: place.location))
  }

  /// The visible items of a `<menu>` in document order, with those of its groups and submenus.
  func menuItems(
    of menu: XMLElement, _ theme: AndroidTheme, included: AndroidElement.IncludedFile?
  ) -> [AndroidMenuItem] {
    var items: [AndroidMenuItem] = []
    appendItems(of: menu, theme, included, depth: 0, to: &items)
    return items
  }

  private func appendItems(
    of menu: XMLElement, _ theme: AndroidTheme, _ included: AndroidElement.IncludedFile?, depth: Int,
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
