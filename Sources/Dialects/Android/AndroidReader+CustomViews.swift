import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Views of classes that are not known and that have no layout file of their own.

extension AndroidReader {
  /// Returns the view of an unknown class: a frame around its children, the texts in its attributes, or a square of
  /// 48 dp.
  ///
  /// If the layout has no other content, or if the view fills its parent and its name states its content, the frame has
  /// generic content in place of the square. A warning names the class.
  mutating func unknownView(
    _ element: AndroidElement, className: Substring, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    resolver.warnOnce("class \(className)", ViewProblem.unknownClass(String(className)), at: element.place)
    guard element.element.children.isEmpty else {
      return try container(element, .frame, surroundings)
    }
    if let bar = try appBar(element, surroundings) { return bar }
    if completes(.fastScrollers), className.contains("FastScroll") {
      return leaves.spacer(element, surroundings)
    }
    if completes(.namedRows),
      let view = textRow(element, surroundings) ?? namedRow(element, className, surroundings)
    {
      try spend(view.viewTotal - 1)
      return view
    }
    let names = [String(className)] + contentNames(of: element)
    if showsEverything || completes(.namedRows) && element.fillsParent && GenericContent.named(names) != nil {
      var view = leaves.leaf(element, .plainFrame, surroundings)
      let inner = surroundings.with(parent: .plainFrame)
      view.children = [try genericContent(element, named: names, inner)]
      return view
    }
    var view = unknownSquare(element, surroundings)
    if completes(.describedIcons), isIconByDescription(element) { (view.kind, view.control) = (.control, .iconButton) }
    if completes(.freeSpace), takesFreeSpace(view, in: surroundings) { view.kind = .media }
    return view
  }

  /// Returns the control, picture, text or list item that the identifier of a `ComposeView` names, as in `add_button`;
  /// nil for another one.
  ///
  /// Code gives the view one composable function. A view as wide as its content is one control.
  mutating func composeView(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard completes(.composeViews) else { return nil }
    let name = CodeName.className(of: element.identifier("android:id") ?? "")[...]
    let role = AndroidRole.of(name)
    var element = element
    element.applyStyles(defaults: role.defaultStyles(isMaterial: true))
    switch role {
    case .text, .button: return leaves.textView(element, role, surroundings, isRoot: false)
    case .image: return leaves.imageView(element, .image, className: name, surroundings)
    case .floatingButton, .progress: return leaves.widgetView(element, role, surroundings)
    default: break
    }
    if let row = namedRow(element, name, surroundings) {
      try spend(row.viewTotal - 1)
      return row
    }
    guard element.wrapsHeight, element.width == .wrapContent, !showsEverything else { return nil }
    return unknownSquare(element, surroundings)
  }

  /// Returns the view of an unknown class without texts and pictures.
  ///
  /// Most custom views compute a size; without one they would take all the available space.
  private func unknownSquare(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    let side = resolver.pixels(Self.unknownSide)
    var view = leaves.leaf(element, .widget(AndroidWidget(width: side, height: side)), surroundings)
    view.kind = .unknown
    return view
  }

  /// Returns true for a view with a weight in a vertical linear layout, whose free height it takes.
  ///
  /// Such a view is the main content of its screen at any size.
  private func takesFreeSpace(_ view: View, in surroundings: AndroidSurroundings) -> Bool {
    guard case .linear(let style) = surroundings.parent, style.axis == .vertical, let layout = view.androidLayout else {
      return false
    }
    return layout.params.weight > 0 && layout.params.height != .wrapContent
  }

  /// Returns the texts in an element's own attributes, one below the other, after an icon; nil if there are no texts.
  ///
  /// A custom class displays such attributes, for example `app:title="@string/account"` and
  /// `app:icon="@drawable/person"`. The view has the padding and the minimum height of a list item, unless the element
  /// states a padding.
  private func textRow(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View? {
    let names = element.element.attributes.compactMap { attribute -> Substring? in
      attribute.isOfApplication
        ? attribute.name.split(separator: ":").last.flatMap { isText($0, attribute) ? $0 : nil } : nil
    }
    let titles = names.filter(Self.isTitle) + names.filter { !Self.isTitle($0) }
    let texts = titles.compactMap { shownText(element, AttributeName(String($0))) }.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return nil }
    var style = AndroidLinearStyle(axis: .vertical)
    style.gravity = .startCenter
    let labels = texts.prefix(Self.maximumTexts).enumerated().map { index, text in
      leaves.label(element, text, size: index == 0 ? 16 : 14, surroundings)
    }
    let hasIcon = element.element.attributes.contains { $0.isOfApplication && isIcon($0) }
    if hasIcon { style.axis = .horizontal }
    style.isBaselineAligned = false
    var view = leaves.leaf(element, .linear(style), surroundings)
    view.children = hasIcon ? iconRow(element, labels, surroundings) : labels
    view.androidLayout?.minHeight.raise(to: resolver.pixels(Self.unknownSide))
    if let layout = view.androidLayout, layout.padding == Edges(0), layout.params.width == .matchParent {
      view.androidLayout?.padding = Edges(resolver.pixels(Self.rowPadding))
    }
    return view
  }

  /// Returns a list item with a sample title for a custom view without texts; nil for a view that is not a list item.
  ///
  /// A list item has a class name such as `SettingsItem`, the width of its container, and the height of its content or
  /// at most 72 dp.
  private func namedRow(
    _ element: AndroidElement, _ className: Substring, _ surroundings: AndroidSurroundings
  ) -> View? {
    let rowHeights = resolver.lengths(upTo: Self.rowHeight)
    guard Self.rowNames.contains(where: className.contains), element.width == .matchParent else {
      return nil
    }
    switch element.height {
    case .wrapContent: break
    case .pixels(let height)? where rowHeights.contains(height): break
    default: return nil
    }
    var style = AndroidLinearStyle(axis: .vertical)
    style.gravity = .startCenter
    var view = leaves.leaf(element, .linear(style), surroundings)
    view.children = [leaves.label(element, SampleText.lorem(words: 2), size: 16, surroundings)]
    view.androidLayout?.minHeight.raise(to: resolver.pixels(Self.unknownSide))
    if view.androidLayout?.padding == Edges(0) {
      view.androidLayout?.padding = Edges(horizontal: resolver.pixels(Self.rowPadding))
    }
    return view
  }

  /// Words in the names of classes whose views are list items or texts.
  private static let rowNames = ["Row", "Item", "Cell", "Entry", "Title", "Label", "Preference"]

  /// Returns an icon and a column of labels beside it.
  private func iconRow(_ element: AndroidElement, _ labels: [View], _ inner: AndroidSurroundings) -> [View] {
    var column = leaves.stack(element, .vertical, gravity: .startTop, inner, of: labels)
    leaves.setMargins(&column, start: resolver.pixels(Self.rowPadding), inner)
    return [leaves.icon(element, side: 24, inner), column]
  }

  /// Returns the text of an attribute, or a sample if the text is a resource that does not exist.
  private func shownText(_ element: AndroidElement, _ name: AttributeName) -> String? {
    let text = element.string(name)
    guard text?.isEmpty != false, isTextName(name.text[...]), element.written(name)?.text.hasPrefix("@string/") == true
    else { return text }
    return SampleText.lorem(words: 2)
  }

  /// Returns true for an attribute with a string resource, and for one with characters whose name is that of a text.
  private func isText(_ name: Substring, _ attribute: XMLAttribute) -> Bool {
    if name.hasSuffix("ContentDescription") { return false }
    if attribute.value.hasPrefix("@string/") { return true }
    guard let first = attribute.value.first, first.isLetter, !["true", "false"].contains(attribute.value) else {
      return false
    }
    return isTextName(name)
  }

  private func isTextName(_ name: Substring) -> Bool {
    CodeName.ends(name, withOneOf: Self.textNames) || CodeName.ends(name.lowercased(), withOneOf: Self.textNames)
  }

  /// Returns true for an attribute with a drawable whose name is that of an icon.
  private func isIcon(_ attribute: XMLAttribute) -> Bool {
    guard ["@drawable/", "@mipmap/"].contains(where: attribute.value.hasPrefix) else { return false }
    let name = attribute.name.lowercased()
    return name.hasSuffix("icon") || name.hasSuffix("iconres") || name.hasSuffix("icon_res")
  }

  private static let textNames = ["title", "subtitle", "label", "text", "summary", "description", "caption", "heading"]

  private static func isTitle(_ name: Substring) -> Bool { name == "title" || name.hasSuffix("Title") }

  /// Returns true for a view of a fixed width, at most that of a toolbar, whose picture has a description.
  ///
  /// Only pictures require a description.
  private func isIconByDescription(_ element: AndroidElement) -> Bool {
    guard element.has("android:contentDescription"), let width = element.width?.fixedPixels
    else { return false }
    return resolver.lengths(upTo: Self.toolbarHeight).contains(width)
  }

  /// The height of a toolbar in dp, `actionBarSize` of Material.
  static let toolbarHeight = 56

  /// The assumed side in dp of a custom view of unknown size: that of a touch target.
  private static let unknownSide = 48
  /// The padding of a list's row in dp, and the number of its lines: Material 3, "Lists".
  private static let (rowPadding, maximumTexts) = (16, 3)
}
