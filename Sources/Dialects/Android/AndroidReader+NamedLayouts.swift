import Diagnostics
import ViewTree
import XMLTree

// Layouts that a custom class inflates: an attribute states the file, or a class or an identifier suggests its name.

extension AndroidReader {
  /// Returns the name of the layout file that an attribute of a custom class states, such as
  /// `app:emptyView="@layout/empty"`; nil if there is none.
  ///
  /// The name of the attribute does not matter. A class with several states shows its content, the layout of the first
  /// attribute that is not named after another state.
  func statedLayout(of element: AndroidElement) -> String? {
    let stated = element.element.attributes.filter { $0.isOfApplication && $0.value.hasPrefix(Self.layoutPrefix) }
    let content = stated.first { attribute in
      let name = attribute.name.lowercased()
      return !Self.otherStates.contains(where: name.contains)
    }
    return (content ?? stated.first).map { String($0.value.dropFirst(Self.layoutPrefix.count)) }
  }

  private static let layoutPrefix = "@layout/"
  /// Words in the names of attributes for layouts that replace the content of a view.
  private static let otherStates = ["empty", "error", "loading", "progress", "network", "retry"]

  /// Returns the view of a custom class without children, from the layout file that its code names, that an attribute
  /// states, or that is named like the class.
  ///
  /// Classes that inflate their content name it `view_wiki_error` (WikiErrorView, Wikipedia), `switch_row_view`
  /// (SwitchRowView, Material Components) or `recipient_names` (RecipientNamesView, Thunderbird). The result is nil for
  /// an element with children, a known class, or if there is no such file. `className` has no package.
  mutating func inflatedView(
    _ element: AndroidElement, _ role: AndroidRole, className: Substring, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard completes(.classLayouts), role.isFilledByCode, !AndroidRole.isKnown(className), !resolver.resources.isEmpty,
      element.element.children.isEmpty
    else { return nil }
    let name = CodeName.snakeCase(className)
    let short = ["_view", "_layout"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    let candidates =
      [codedLayout(ofClass: className)].compactMap { $0 } + [
        "view_" + short, short, short + "_view", short + "_layout", "view_" + name, "layout_" + short,
        short + "_content",
      ] + [statedLayout(of: element)].compactMap { $0 }
    var surroundings = surroundings
    surroundings.host = element
    guard let (inflated, root) = enterLayoutFile(of: candidates, for: element) else { return nil }
    defer { including.removeLast() }
    var merged = AndroidElement(root, resolver, theme: element.theme, included: inflated)
    if root.name == "merge" {
      merged.overrides = IncludeOverrides(element)
      return try mergedView(merged, in: mergeParent(of: merged), surroundings)
    }
    var frame = leaves.leaf(element, .plainFrame, surroundings)
    frame.children = try views(root, surroundings.with(parent: .plainFrame), included: inflated)
    return frame
  }

  /// Returns the first layout file of several names that exists and that is not being read, and its root.
  ///
  /// The file is added to ``including``. The result is nil if there is none, and if includes are too deep or too many.
  private mutating func enterLayoutFile(
    of candidates: [String], for element: AndroidElement
  ) -> (place: ResourcePlace, root: XMLElement)? {
    guard including.count < Self.maximumIncludeDepth, includeCount < Self.maximumIncludes else { return nil }
    for candidate in candidates {
      guard let file = resolver.resources.file("layout/" + candidate, on: resolver.device),
        let document = resolver.document(file, at: element.place), let root = Self.viewRoot(of: document),
        !including.contains(file.path)
      else { continue }
      includeCount += 1
      including.append(file.path)
      return (ResourcePlace(location: element.place.location, file: file.path), root)
    }
    return nil
  }

  /// Converts the first layout file of several names that exists, and that is not being read, to views.
  ///
  /// The result is empty if there is none.
  mutating func namedViews(
    _ candidates: [String], _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let others = candidates.filter { $0 != request.android.layoutName }
    guard let (included, root) = enterLayoutFile(of: others, for: element) else { return [] }
    defer { including.removeLast() }
    if root.name == "merge" {
      let merge = AndroidElement(root, resolver, theme: surroundings.theme, included: included)
      return [try mergedRoot(merge, surroundings)]
    }
    return try views(root, surroundings, included: included)
  }

  /// Returns the views of the layout file that is named like the class of a fragment; empty if there is none.
  ///
  /// Android Studio's wizard "Fragment" creates `fragment_settings.xml` for `SettingsFragment`.
  mutating func fragmentViews(
    ofClass className: String?, _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard completes(.fragmentLayouts), let className else { return [] }
    let name = CodeName.snakeCase(shortName(of: className))
    guard name.hasSuffix("_fragment") else { return [] }
    let stem = String(name.dropLast("_fragment".count))
    return try namedViews(["fragment_" + stem, name], element, surroundings)
  }

  /// Returns the views of the layout file that code names, or that the name of an activity's layout suggests, for its
  /// empty container.
  ///
  /// The templates of Android Studio have `fragment_main.xml` or `content_main.xml` for `activity_main.xml`. In those
  /// with a navigation graph the first screen is `fragment_first.xml` or `fragment_home.xml`. The result is empty if
  /// there is no such file.
  mutating func screenViewsByName(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let coded = try namedViews(codedScreens(of: element), element, surroundings)
    guard coded.isEmpty else { return coded }
    guard completes(.screenLayouts), let name = request.android.layoutName,
      let prefix = ["activity_", "content_"].first(where: name.hasPrefix)
    else { return [] }
    let stem = name.dropFirst(prefix.count)
    var candidates = ["fragment_" + stem, stem + "_fragment", "content_" + stem]
    if stem == "main" { candidates += ["fragment_first", "fragment_home", "first_fragment", "home_fragment"] }
    return try namedViews(candidates, element, surroundings)
  }

  /// Returns the views of the layout file of a list's items, by the code of its screen, the identifier of the list or the
  /// name of its file.
  ///
  /// Android Studio's template "Fragment (List)" has `fragment_item_list.xml` with the rows of `fragment_item.xml`.
  /// Many applications use the names `item_session` or `session_item` for a list `sessions` or a file
  /// `fragment_sessions`.
  ///
  /// A list without a name of its own has the items of a layout that is named for any list, such as `list_item`. The
  /// pages of a `ViewPager2` are as high as itself, and rows are not. The result is empty if there is no such file.
  mutating func itemViewsByName(
    _ element: AndroidElement, arePages: Bool, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let coded = try namedViews(codedItems(of: element, arePages: arePages), element, surroundings)
    guard coded.isEmpty else { return coded }
    let stems = [element.identifier("android:id"), fileName(of: element)].compactMap { $0 }.flatMap(Self.itemStems)
    var candidates = stems.flatMap { stem in
      ["item_", "list_item_", "row_", "view_item_"].map { $0 + stem }
        + ["_item", "_list_item", "_row", "_item_view"].map { stem + $0 }
    }
    // The items of a custom view's list are named like its layout: `console_view_item` of `console_view`.
    if let file = fileName(of: element) { candidates.append(file + "_item") }
    let isNamed = element.identifier("android:id").map { !Self.itemStems(of: $0).isEmpty } ?? false
    if !isNamed { candidates += ["list_item", "item_layout", "item_row", "row_item", "item", "row"] }
    let found = try namedViews(candidates, element, surroundings)
    guard let layout = found.first?.androidLayout, (layout.params.height == .matchParent) == arePages else { return [] }
    return found
  }

  /// The singular and the plural of the words in a name that remain without those for lists and screens.
  private static func itemStems(of name: String) -> [String] {
    let words = CodeName.words(of: name).filter { !listWords.contains($0) }
    guard let last = words.last else { return [] }
    let plural = words.joined(separator: "_")
    if last.hasSuffix("ies") { return [String(plural.dropLast(3)) + "y", plural] }
    return last.hasSuffix("s") ? [String(plural.dropLast()), plural] : [plural]
  }

  /// Words of identifiers and file names that denote the list, its screen or its place, and not its items.
  private static let listWords: Set<Substring> = [
    "recycler", "recyclerview", "view", "list", "listview", "lv", "rv", "grid", "gridview", "container", "items",
    "activity", "fragment", "layout", "screen", "page", "pager", "dialog", "content", "scrolling", "main",
  ]
}
