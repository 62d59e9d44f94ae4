import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Names in the code of an application: `R.layout.row`, `RowBinding`, `R.menu.main`, `HomeFragment()`.

extension AndroidReader {
  /// The name of the layout file that contains an element; nil if it is not known.
  func fileName(of element: AndroidElement) -> String? {
    (element.included?.file).map(ResourceFile.resourceName) ?? request.android.layoutName
  }

  /// The names in the class that inflates the file of an element; nil if there is none, or no code.
  ///
  /// It is the class in which the name of the file was found, because a class that inherits the inflation names what it
  /// adds; else the one of the whole code.
  private func host(of element: AndroidElement) -> (names: SourceNames, layout: String)? {
    guard completes(.codeNames), let code = request.code, let layout = fileName(of: element) else {
      return nil
    }
    // The class of the document includes the files that no other class inflates.
    for file in [layout, request.android.layoutName].compactMap({ $0 }) {
      if let names = (hosts[file] ?? code.screen(of: file)).flatMap(code.names) { return (names, layout) }
    }
    return nil
  }

  /// The role of a class, for an unknown one that of the class of the platform which it extends in the code.
  func role(of name: Substring, implied: AndroidRole?) -> AndroidRole {
    let role = AndroidRole.of(name, implied: implied)
    guard role == .unknown, completes(.codeNames), let code = request.code else { return role }
    var classes = [String(name)]
    for _ in 0..<Self.mostAncestors {
      guard let names = classes.firstNonNil(code.names) else { break }
      // `AppCompatTextView` has the role of `TextView`.
      let ancestors = names.ancestors.map { $0.hasPrefix("AppCompat") ? $0.dropFirst("AppCompat".count) : $0[...] }
      if let known = ancestors.first(where: AndroidRole.isKnown) { return AndroidRole.of(known) }
      classes = names.ancestors
    }
    return role
  }

  /// The layout that a class inflates as its own content: the only one that its code names, or one with words of its
  /// name; nil for none.
  mutating func codedLayout(ofClass name: Substring) -> String? {
    guard completes(.codeNames), let code = request.code else { return nil }
    if let known = codedLayouts[name] { return known }
    let found = code.names(ofClass: String(name)).map(layouts) ?? []
    let own = found.filter { Self.parts.isDisjoint(with: CodeName.words(of: $0)) }
    let words = Set(CodeName.words(of: String(name))).subtracting(["view", "layout"])
    // A layout named after an item is a row of the class, unless it has all words of its name: `item_token_icon` is the
    // content of `TokenIcon`.
    let named = found.filter { !words.isEmpty && words.isSubset(of: CodeName.words(of: $0)) }
    let layout = own.count == 1 ? own[0] : own.first { !words.isDisjoint(with: CodeName.words(of: $0)) }
    let result = layout ?? named.min { $0.utf8.count < $1.utf8.count }
    codedLayouts[name] = .some(result)
    return result
  }

  /// The axis of a subclass of `LinearLayout` whose layout states none: vertical if its code says so, or if weights do.
  func axisOfSubclass(_ element: AndroidElement) -> Axis? {
    let name = shortName(of: element.element.name)
    if ["LinearLayout", "LinearLayoutCompat"].contains(name) || element.has("android:orientation") { return nil }
    if completes(.codeNames), request.code?.names(ofClass: String(name))?.isVertical == true { return .vertical }
    return AndroidRole.axisOfWeights(in: element.element)
  }

  /// True if the class of a screen shows an icon at the start of its toolbar: an arrow, or that of a drawer.
  func codedNavigation(of element: AndroidElement) -> Bool {
    guard let names = host(of: element)?.names else { return false }
    return names.showsNavigation || names.ancestors.contains { request.code?.names(ofClass: $0)?.hasDrawer == true }
  }

  /// True for a hidden view of a row that the class with the row only makes visible.
  ///
  /// `RecyclerView.Adapter.onBindViewHolder` gets the views of another item: code that hides a view for some items sets
  /// both states.
  func isShownByCode(_ element: AndroidElement) -> Bool {
    guard element.visibilityInApplication != nil, let identifier = element.identifier("android:id"),
      let host = host(of: element), host.names.hasRows,
      !Self.parts.isDisjoint(with: CodeName.words(of: host.layout))
    else { return false }
    return host.names.shows(identifier)
  }

  /// The layouts that code names, in the order of their first use: `R.layout.row` and the class `RowBinding`.
  private func layouts(in names: SourceNames) -> [String] {
    names.resources["layout", default: []] + names.ending(with: ["Binding"]).compactMap(SourceNames.layout)
  }

  /// The layouts that the adapter in a file inflates: those of its rows come first, because the class of a screen also
  /// inflates other views.
  private func items(in names: SourceNames) -> [String] { (names.rowLayouts ?? []) + layouts(in: names) }

  /// The layouts of a list's items or of a pager's pages, by the adapter that the class of the screen names.
  ///
  /// `RecyclerView.Adapter.onCreateViewHolder` inflates the layout, or the class of its view holder does; an adapter of
  /// pages names fragments. Of several adapters, the one whose name has words of the list's identifier comes first.
  mutating func codedItems(of element: AndroidElement, arePages: Bool) -> [String] {
    guard let host = host(of: element), let code = request.code else { return [] }
    let words = Set(CodeName.words(of: element.identifier("android:id") ?? ""))
    let adapters = host.names.ending(with: Self.adapters).filter { !$0.contains("Pager") || arePages }
    let sorted = adapters.filter { !words.isDisjoint(with: CodeName.words(of: $0)) } + adapters
    var found: [String] = []
    for adapter in sorted.prefix(Self.mostClasses) {
      guard let names = code.names(ofClass: adapter) else { continue }
      found += (arePages ? pages(in: names) : []) + items(in: names)
      for holder in names.ending(with: Self.holders).prefix(Self.mostClasses) where holder != adapter {
        if let names = code.names(ofClass: holder) { found += layouts(in: names) }
      }
    }
    // The class of the screen may contain its adapter; the class of an item is the adapter of another list.
    if Self.parts.isDisjoint(with: CodeName.words(of: host.layout)) {
      found += (arePages ? pages(in: host.names) : []) + items(in: host.names)
    }
    return found.filter { $0 != host.layout && isItem($0, orPage: arePages) }
  }

  private func isItem(_ layout: String, orPage isPage: Bool) -> Bool {
    let words = Set(CodeName.words(of: layout))
    return words.isDisjoint(with: Self.otherItems) && (isPage || words.isDisjoint(with: Self.screens))
  }

  /// The only layout of an item that the class of a screen inflates itself, which it adds to a container.
  ///
  /// The names of forms of the item begin with its name: `row` and `row_active`. The result is nil for none or several.
  func codedPart(of element: AndroidElement) -> String? {
    guard element.has("android:id"), let host = host(of: element) else { return nil }
    let parts = layouts(in: host.names).filter { name in
      name != host.layout && isItem(name, orPage: true)
        && !Set(CodeName.words(of: name)).isDisjoint(with: Self.parts)
    }
    guard let shortest = parts.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    return parts.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
  }

  /// The number of copies of a layout that code adds to a container.
  static let codedParts = 4

  /// The layouts of the pages that code names, in the order of their first use: of fragments and of other screens.
  ///
  /// A class that names no layout has that of the class which it extends.
  private mutating func pages(in names: SourceNames) -> [String] {
    guard let code = request.code else { return [] }
    var found: [String] = []
    // Dialogs are shown later.
    let screens = names.ending(with: Self.pages).filter { !$0.hasSuffix("DialogFragment") }
    for name in screens.prefix(Self.mostClasses) {
      var own: [String] = []
      var names = code.names(ofClass: name)
      for _ in 0..<Self.mostAncestors {
        guard own.isEmpty, let known = names else { break }
        own = layouts(in: known)
        let ancestors = known.ancestors.filter { ancestor in Self.pages.contains(where: ancestor.hasSuffix) }
        names = ancestors.firstNonNil(code.names)
      }
      let words = CodeName.words(of: name)
      let named = own.first { Set(CodeName.words(of: $0)).isSuperset(of: words) }
      guard let layout = named ?? own.first else { continue }
      found.append(layout)
      if hosts[layout] == nil { hosts[layout] = name }
    }
    return found
  }

  /// The number of tabs of a tab layout, by the adapter of pages that the class of the screen names; nil for none.
  ///
  /// Such an adapter extends `FragmentStateAdapter`, `FragmentPagerAdapter` or `PagerAdapter`; those of lists have items.
  func codedTabs(of element: AndroidElement) -> Int? {
    guard let host = host(of: element), let code = request.code else { return nil }
    let adapters = host.names.ending(with: Self.adapters).prefix(Self.mostClasses)
    let ofPages = (adapters.compactMap(code.names) + [host.names]).filter { names in
      names.ancestors.contains { $0.hasSuffix("StateAdapter") || $0.hasSuffix("PagerAdapter") }
    }
    return ofPages.compactMap(\.itemCount).first { Self.tabCounts.contains($0) }
  }

  /// The layouts of the fragments that the class of a screen names for its empty container.
  mutating func codedScreens(of element: AndroidElement) -> [String] {
    guard let host = host(of: element) else { return [] }
    return pages(in: host.names).filter { $0 != host.layout }
  }

  /// The number of columns that the class of a screen states for its lists, `GridLayoutManager(context, 3)`; nil for none.
  ///
  /// If it has lists with rows, too, the grid is the one that is as high as its container.
  func codedColumns(of element: AndroidElement) -> Int? {
    let own = shortName(of: element.element.name)
    if completes(.codeNames), let columns = request.code?.names(ofClass: String(own))?.gridColumns { return columns }
    guard let names = host(of: element)?.names else { return nil }
    // One list with both managers has rows on a phone, or by default.
    let mayBeGrid = !names.usesRows || hasSeveralLists && element.height == .matchParent
    return mayBeGrid ? names.gridColumns : nil
  }

  /// True if the class of a screen states for all of its lists that they scroll sideways.
  func codesSideways(_ element: AndroidElement) -> Bool {
    !element.has("android:orientation") && host(of: element)?.names.scrollsSideways == true
  }

  /// The items of the first menu that the class of a screen names; nil for none.
  func codedMenu(of element: AndroidElement) -> [AndroidMenuItem]? {
    guard let name = host(of: element)?.names.resources["menu"]?.first else { return nil }
    return menuItems(named: name, element, at: element.place)
  }

  private static let adapters = ["Adapter", "Controller"]
  private static let holders = ["Holder", "Item", "Row", "Cell", "Delegate", "Binder"]
  /// Words of layouts that a list shows in addition to its items, or instead of them.
  private static let otherItems: Set<Substring> = [
    "header", "footer", "empty", "loading", "progress", "error", "separator", "divider", "placeholder", "skeleton",
    "shimmer", "more", "section", "ad", "spacer",
  ]
  private static let parts: Set<Substring> = ["item", "row", "cell", "entry", "card", "chip", "button", "option"]
  private static let screens: Set<Substring> = ["activity", "fragment", "screen", "page", "dialog"]
  private static let pages = ["Fragment", "Screen", "Page"]
  /// The numbers of tabs side by side: more are scrolled.
  private static let tabCounts = 2...5
  /// The maximum number of classes from one to those which it extends.
  private static let mostAncestors = 4
  /// The maximum number of classes of a kind that one class names and whose files are read.
  private static let mostClasses = 8
}
