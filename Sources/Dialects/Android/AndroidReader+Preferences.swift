import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Screens that are no layouts: preferences (`res/xml`) and menus (`res/menu`), as the rows that they show.

extension AndroidReader {
  /// Returns a column of the rows that a `<PreferenceScreen>` or a `<menu>` shows.
  mutating func rowsRoot(_ xml: XMLElement, _ surroundings: AndroidSurroundings) throws(InvalidInput) -> View {
    let element = AndroidElement(xml, resolver, theme: surroundings.theme)
    isRoot = false
    try spend(1)
    let content = AndroidContent.column
    let inner = surroundings.with(parent: content)
    var column = leaves.box(element, content, inner, width: .matchParent, height: .wrapContent)
    column.element = xml.name
    if xml.name == "menu" {
      column.children = menuScreen(element, xml, inner)
      try spend(column.viewTotal - 1)
    } else {
      try appendPreferences(of: xml, inner, to: &column.children)
    }
    column.androidLayout?.origin = .wrapper
    return column
  }

  /// Returns the views for a menu file: the rows of a popup menu, or a toolbar if an item of the menu is an action in
  /// it.
  private func menuScreen(
    _ element: AndroidElement, _ menu: XMLElement, _ inner: AndroidSurroundings
  ) -> [View] {
    let items = menuItems(of: menu, element.theme, included: nil)
    guard items.contains(where: { $0.place != .overflow }) else {
      // Material 3 menus: rows of 48 dp with 12 dp at both ends.
      return menuRows(element, items, inner, height: 48, padding: 12)
    }
    let buttons = toolbarButtons(element, items, inner)
    let bar = leaves.stack(
      element, .horizontal, gravity: AndroidGravity(horizontal: .end, vertical: .center), inner, width: .matchParent,
      height: leaves.dp(64), of: buttons)
    return [bar]
  }

  // MARK: - Preferences

  /// Appends a row for each visible preference in `parent`, in document order, to `rows`.
  ///
  /// The title of a category is a row before its preferences. At most 20 levels of nesting are read; `depth` is the
  /// current one.
  private mutating func appendPreferences(
    of parent: XMLElement, _ inner: AndroidSurroundings, to rows: inout [View], depth: Int = 0
  ) throws(InvalidInput) {
    guard depth < 20 else { return }
    for child in parent.children {
      let name = shortName(of: child.name)
      if ["intent", "extra", "eat-comment", "requestFocus"].contains(name) { continue }
      let element = AndroidElement(child, resolver, theme: inner.theme)
      guard element.bool("isPreferenceVisible") != false, element.bool("android:isPreferenceVisible") != false else {
        continue
      }
      let isCategory = name == "PreferenceCategory" || name == "PreferenceGroup"
      let row = try isCategory ? categoryRow(element, inner) : preferenceRow(element, name, inner)
      if let row {
        try spend(row.viewTotal)
        rows.append(row)
      }
      if isCategory { try appendPreferences(of: child, inner, to: &rows, depth: depth + 1) }
    }
  }

  private func text(_ element: AndroidElement, _ name: String) -> String? {
    (element.string("\(name)") ?? element.string("android:\(name)")).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the row with the title of a category: androidx.preference 1.2, preference_category_material.xml; nil for a
  /// category without a title.
  private func categoryRow(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View? {
    guard let title = text(element, "title") else { return nil }
    var row = preferenceStack(
      element, inner, [leaves.label(element, title, size: 14, inner)], hasIcon: false, top: 24, bottom: 8)
    row.element = "PreferenceCategory"
    return row
  }

  /// Returns the row of a preference: icon, title above summary, and the control at the end.
  ///
  /// A preference with `layout` has the first view of that layout file instead. The name of its class, without the
  /// package, decides the control. Sizes are those of androidx.preference 1.2, preference_material.xml.
  private mutating func preferenceRow(
    _ element: AndroidElement, _ name: Substring, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    if let (layout, place) = element.written("android:layout") ?? element.written("layout"),
      let custom = try layoutViews(layout, at: place, inner).first
    {
      return custom
    }
    var texts = [leaves.label(element, text(element, "title"), size: 16, inner)]
    let usesSummaryOfValue = element.bool("useSimpleSummaryProvider") == true
    let summary = text(element, "summary") ?? text(element, "summaryOn") ?? text(element, "summaryOff")
    if summary != nil || usesSummaryOfValue { texts.append(leaves.label(element, summary, size: 14, inner)) }
    if name.hasSuffix("SeekBarPreference") { texts.append(slider(element, inner)) }
    var row = preferenceStack(
      element, inner, texts, hasIcon: element.has("icon") || element.has("android:icon"), top: 16, bottom: 16)
    if let widget = preferenceWidget(element, name, inner) { row.children.append(widget) }
    row.element = String(name)
    row.isCell = true
    return row
  }

  private func preferenceStack(
    _ element: AndroidElement, _ inner: AndroidSurroundings, _ texts: [View], hasIcon: Bool, top: Int, bottom: Int
  ) -> View {
    var column = leaves.stack(element, .vertical, gravity: .startTop, inner, width: .pixels(0), of: texts)
    column.androidLayout?.params.weight = 1
    column.androidLayout?.padding = Edges(top: resolver.pixels(top), right: 0, bottom: resolver.pixels(bottom), left: 0)
    var parts = [column]
    if hasIcon {
      var icon = leaves.icon(element, side: 24, inner)
      leaves.setMargins(&icon, end: resolver.pixels(32), inner)
      parts.insert(icon, at: 0)
    }
    var row = leaves.stack(element, .horizontal, gravity: .startCenter, inner, width: .matchParent, of: parts)
    row.androidLayout?.minHeight = resolver.pixels(48)
    row.androidLayout?.padding = Edges(horizontal: resolver.pixels(16))
    return row
  }

  /// Returns the switch or check box at the end of a preference's row; nil for a preference without one.
  ///
  /// `name` is the name of the preference's class without the package, such as `SwitchPreference`.
  private func preferenceWidget(_ element: AndroidElement, _ name: Substring, _ inner: AndroidSurroundings) -> View? {
    let isSwitch = name.hasSuffix("SwitchPreference") || name.hasSuffix("SwitchPreferenceCompat")
    guard isSwitch || name.hasSuffix("CheckBoxPreference") else { return nil }
    var view = leaves.box(
      element, .view, inner, width: leaves.dp(isSwitch ? 52 : 32), height: leaves.dp(32), kind: .control,
      control: isSwitch ? .toggle : .checkBox)
    leaves.setMargins(&view, start: resolver.pixels(16), inner)
    return view
  }

  private func slider(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View {
    leaves.box(element, .view, inner, width: .matchParent, height: leaves.dp(32), kind: .control, control: .slider)
  }
}
