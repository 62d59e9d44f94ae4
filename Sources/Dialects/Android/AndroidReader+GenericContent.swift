import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Content that only code determines: of empty containers, fragments, missing layouts and custom views.

/// The kind of the generic content in place of views that the document does not contain.
enum GenericContent {
  /// A list of rows, each with a round image and two bars.
  case rows
  /// A list of rows, each with two bars: the preferences of a settings screen.
  case settings
  /// A heading and lines of text.
  case article
  /// The days of a month.
  case calendar
  /// One block: a picture, a map, a video or a drawing.
  case media

  /// Returns the kind that the words of a name suggest, such as `fragment_search_results`; nil for a name without one.
  ///
  /// The names are identifiers, class names and names of layout files.
  ///
  /// - Parameter names: the names, in snake case or camel case; the first one with such a word decides.
  static func named(_ names: [String]) -> GenericContent? {
    for name in names {
      let words = Set(CodeName.words(of: name))
      if let found = table.first(where: { !words.isDisjoint(with: $0.words) }) { return found.kind }
    }
    return nil
  }

  /// The words that suggest each kind, in order of precedence.
  private static let table: [(kind: GenericContent, words: Set<Substring>)] = [
    (.calendar, ["calendar", "month"]),
    (
      .media,
      [
        "map", "video", "player", "camera", "chart", "graph", "histogram", "canvas", "image", "photo", "picture",
        "gallery", "whiteboard", "drawing", "signature",
      ]
    ),
    (
      .rows,
      [
        "list", "lists", "feed", "results", "messages", "inbox", "items", "rows", "entries", "history", "timeline",
        "contacts", "conversations", "notifications", "searches", "recycler",
      ]
    ),
    (.settings, ["settings", "preferences", "preference", "prefs"]),
    (.article, ["text", "log", "logger", "article", "body", "license", "terms"]),
  ]
}

extension AndroidReader {
  /// Returns the names of an element that suggest its content: the class of a fragment and the identifier.
  ///
  /// The last one is the name of a layout file for a list of settings, which is the content of the screen.
  func contentNames(of element: AndroidElement) -> [String] {
    let className = element.word("android:name") ?? element.element["class"]
    let names = [className.map { String(shortName(of: $0)) }, element.identifier("android:id")].compactMap { $0 }
    guard let file = request.android.layoutName, case .settings = GenericContent.named([file]) else { return names }
    return names + [file]
  }

  /// Returns generic content in place of views that only code determines.
  ///
  /// It is a heading with lines of text unless a name suggests another kind. Most screens contain text, whereas rows
  /// with pictures would suggest a list.
  mutating func genericContent(
    _ element: AndroidElement, named names: [String], _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    switch GenericContent.named(names) {
    case .rows: return try genericList(element, hasImages: true, inner)
    case .settings: return try genericList(element, hasImages: false, inner)
    case .calendar:
      try spend(1)
      return try genericCalendar(element, inner)
    case .media: return try genericBlock(element, isText: false, inner)
    case .article, nil: return try genericBlock(element, isText: true, inner)
    }
  }

  /// Returns a heading with lines of text, or one block, as large as the container or as a part of a screen.
  private mutating func genericBlock(
    _ element: AndroidElement, isText: Bool, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    let isLow = isPartOfContent(element) || element.wrapsHeight && !showsEverything
    let height = Self.blockHeight
    var view = leaves.box(
      element, .view, inner, width: .matchParent, height: isLow ? leaves.dp(height) : .wrapContent, kind: .media)
    if isText { view.list = .paragraphs }
    // View.getDefaultSize: a view with content of its own is as high as the offered space, and without an offer, in a
    // view that scrolls, as high as its minimum.
    view.androidLayout?.minHeight = resolver.pixels(isLow ? height : Int(max(canvas.height, 1)))
    return view
  }

  /// Returns generic content below the bars of a coordinator that has no other children and whose identifier suggests
  /// that code adds the content; nil for another coordinator.
  ///
  /// An app bar requires a sibling that scrolls: documentation of `AppBarLayout`.
  mutating func contentBelowBars(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    let roles = element.element.children.map { AndroidRole.of(shortName(of: $0.name)) }
    guard completes(.contentBelowBars), roles.contains(.appBar), element.isFragmentContainer,
      roles.allSatisfy({ [.appBar, .toolbar, .bottomAppBar].contains($0) })
    else { return nil }
    var content = try genericContent(element, named: contentNames(of: element), inner)
    placeBelowAppBar(&content)
    return content
  }

  /// Returns the text of a snackbar, which code inflates, and gives the snackbar the height of one line.
  ///
  /// Material Components, `design_layout_snackbar_include`: a text of 14 sp, 12 dp from the sides of a bar of 48 dp.
  mutating func snackbarText(
    _ view: inout View, _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard completes(.snackbars) else { return [] }
    try spend(1)
    var text = leaves.label(element, SampleText.lorem(words: 3), size: 14, inner)
    leaves.setMargins(&text, start: resolver.pixels(12), end: resolver.pixels(12), inner)
    text.androidLayout?.params.gravity = .startCenter
    view.androidLayout?.minHeight.raise(to: resolver.pixels(48))
    return [text]
  }

  /// Returns true for a container as high as its content that is in a part of a screen or above other content that
  /// scrolls.
  func isPartOfContent(_ element: AndroidElement) -> Bool {
    let height = element.height
    return (isAboveContent || isPart) && height == .wrapContent || isPart && height == nil
  }

  /// The height in dp of a heading and a paragraph of four lines with a margin of 16 dp.
  private static let blockHeight = 150
}

extension AndroidElement {
  /// True for the container of a snackbar, whose content `Snackbar.make` inflates.
  var isSnackbar: Bool { (element["class"] ?? element.name).hasSuffix("SnackbarLayout") }
}
