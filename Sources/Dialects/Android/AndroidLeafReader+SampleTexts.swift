import ViewTree
import XMLTree

// Displayed texts, and samples of the texts that code sets.

extension AndroidLeafReader {
  /// Returns the text that a text view displays, or its hint; nil if the text is set by code.
  func shownText(of element: AndroidElement, _ role: AndroidRole) -> String? {
    let isUpperCase = element.bool("android:textAllCaps") ?? element.bool("textAllCaps") ?? false
    let written = element.string("android:text").flatMap { $0.isEmpty || isSample($0, of: element) ? nil : $0 }
    let hint = element.string("android:hint").flatMap { $0.isEmpty ? nil : $0 }
    var text = written ?? hint
    switch role {
    case .toggleButton: text = element.string("android:textOff") ?? written ?? "OFF"
    case .button where sampleTitle(of: element).isEmpty: text = text ?? ""
    case .checkBox, .radioButton, .toggle, .extendedFloatingButton:
      text = text ?? (isTitleOfCode(element, role) ? nil : "")
    case .editText: text = text ?? ""
    case .spinner:
      if case .array(let entries)? = element.resolved("android:entries") { text = entries.first }
    default: break
    }
    if let text, isUpperCase { return text.uppercased() }
    // The empty text is that of a view without the attribute. Code fills a text view that it finds by an identifier.
    let isFilled = role == .text && element.written("android:id") != nil
    if text == nil, !isFilled, element.string("android:text") == "" { return "" }
    return text
  }

  /// Returns true for a text view without a text of its own that is too low or too narrow for a character: a line between
  /// views, or a gap.
  ///
  /// `TextView` clips its text to its frame: of a frame of half the text size, nothing can be read.
  func isTooSmallForText(_ element: AndroidElement) -> Bool {
    let sides = [element.width, element.height].compactMap(\.self)
    guard sides.count == 2, !sides.contains(.wrapContent), !element.has("android:layout_weight"),
      !element.hasDrawableBesideText,
      ["android:text", "android:hint"].allSatisfy({ element.string($0)?.isEmpty != false })
    else { return false }
    let size = textSize(of: element)
    return sides.compactMap(\.fixedPixels).contains { Float($0) < size / 2 }
  }

  /// Returns true for a text that only the layout editor shows and that names the role of the view, such as "Title", or
  /// that is a paragraph in a view of one line.
  private func isSample(_ text: String, of element: AndroidElement) -> Bool {
    guard completes(.sampleTexts), let sample = element.tools("text")?.value else { return false }
    let isLine = element.integer("android:maxLines") == 1 || element.bool("android:singleLine") == true
    return text.isSampleOfLabel || isLine && ["@tools:sample/lorem", "@tools:sample/lorem/random"].contains(sample)
  }

  /// Returns the text that a custom view states for a text view of its own layout, by the last word of an attribute's
  /// name: `app:title` is the text of `titleView`; nil for none, and for a number, a color or another resource.
  func text(of element: AndroidElement, in host: AndroidElement) -> String? {
    guard completes(.classLayouts), let name = attribute(of: host, for: element),
      let written = host.written(name)?.text, written.hasPrefix("@string/") || written.first?.isLetter == true
    else { return nil }
    return host.string(name)
  }

  /// Returns the name of the attribute of a custom view that a view of its own layout shows, by its last word.
  func attribute(of host: AndroidElement, for element: AndroidElement) -> AttributeName? {
    guard let identifier = element.identifier("android:id") else { return nil }
    let words = CodeName.words(of: identifier)
    return host.element.attributes.firstNonNil { attribute in
      let parts = attribute.name.split(separator: ":")
      guard attribute.isOfApplication, parts.count == 2, let last = CodeName.words(of: parts[1]).last,
        words.contains(last)
      else { return nil }
      return AttributeName(String(parts[1]))
    }
  }

  /// Returns a sample text for a view whose text is set by code; empty for any other view.
  ///
  /// The length of the text depends on the view:
  ///
  /// - A spinner or chip has one word, and so has a text of 36 sp or more: Material Design 3, Typography: "display styles
  ///   are reserved for short, important text or numerals", from Display Small on.
  /// - A view narrower than 96 dp has one word, or two digits below 48 dp.
  /// - A text view with line spacing or several lines has 20 words.
  /// - A text view that is named after a description has 10 words.
  /// - A text view as wide as its text has 2 words, or 1 beside an icon. In 14 repositories, the texts that the layout
  ///   editor shows in such views have 10 characters in the median, or 5; in views as wide as their container 14.
  /// - Other text views have 3 words, and so have check boxes and switches whose text is a resource that does not exist,
  ///   and those that are as wide as their container: a mark alone is as wide as itself.
  func sampleText(for element: AndroidElement, _ role: AndroidRole, isRoot: Bool) -> String {
    if !completes(.sampleTexts) { return "" }
    if role == .button { return sampleTitle(of: element) }
    guard role == .text || role == .spinner || role == .chip || isTitleOfCode(element, role) else { return "" }
    // Code finds a view by its identifier, which a style may state.
    let isFound = element.written("android:id") != nil || element.has("android:text")
    guard isFound || element.isOfApplication || isRoot || showsEverything else { return "" }
    if let width = element.width?.fixedPixels, width < resolver.pixels(Self.narrowWidth) {
      // Such as the day of a date, a number or an initial.
      return width < resolver.pixels(48) ? "00" : "Lorem"
    }
    let isDisplay = textSize(of: element) >= Float(resolver.scaledPixels(Self.displaySize))
    if role == .spinner || role == .chip || isDisplay { return SampleText.lorem(words: 1) }
    if element.isSpacedLikeParagraph { return SampleText.lorem(words: 20) }
    if element.isNamedLikeParagraph { return SampleText.lorem(words: 10) }
    guard element.width == .wrapContent else { return SampleText.lorem(words: 3) }
    return SampleText.lorem(words: element.hasDrawableBesideText ? 1 : 2)
  }

  /// Returns the maximum number of lines of a sample text in a view that states no maximum; nil for a text of the file.
  func maximumSampleLines(of element: AndroidElement, isKnown: Bool) -> Int? {
    !isKnown && element.isSpacedLikeParagraph && !element.has("android:maxLines") ? Self.maximumSampleLines : nil
  }

  /// The maximum number of lines of a sample text, which a narrow column would break into many lines.
  private static let maximumSampleLines = 3

  /// Returns a sample title for a button as wide as its title, which code sets; empty for a button with an image.
  private func sampleTitle(of element: AndroidElement) -> String {
    if isMissingTitle(of: element) { return "Button" }
    let isKnown = element.written("android:text") != nil || isIconButton(element)
    guard !isKnown, element.width == .wrapContent, !element.has("icon"),
      !element.hasDrawableBesideText
    else { return "" }
    if element.isStated("android:background"), element.drawable("android:background")?.width != nil { return "" }
    return "Button"
  }

  /// Returns true for a view whose text is a resource that does not exist, such as a string of a library.
  private func isMissingTitle(of element: AndroidElement) -> Bool {
    guard completes(.sampleTexts), case .missing? = element.resolved("android:text") else { return false }
    return true
  }

  /// Returns true for a check box, radio button or switch whose text is set by code.
  private func isTitleOfCode(_ element: AndroidElement, _ role: AndroidRole) -> Bool {
    if isMissingTitle(of: element) { return true }
    guard completes(.sampleTexts), [.checkBox, .radioButton, .toggle].contains(role), element.has("android:id"),
      element.written("android:text") == nil
    else { return false }
    return element.width == .matchParent
  }

  /// Returns true for a button with a style of Material's icon buttons.
  func isIconButton(_ element: AndroidElement) -> Bool {
    element.styles.contains { $0.name.contains("IconButton") || $0.name.contains("Button.Icon.") }
  }

  /// The size in sp of Display Small.
  private static let displaySize = 36
  /// The width in dp below which a text that code sets is assumed to be a word, not a phrase.
  private static let narrowWidth = 96
}

extension AndroidElement {
  /// True for a class of the application or of a library of it, which can set a text without the view's identifier.
  fileprivate var isOfApplication: Bool {
    let name = element.name
    return name.contains(".") && !["android.", "androidx.", "com.google.android."].contains(where: name.hasPrefix)
  }

  /// True if the last word of the element's identifier is one for several sentences, as in `item_description`.
  ///
  /// In 8 repositories, texts with such names have 8 words or more in 37 to 80 % of cases, all others in 2 to 5 %.
  fileprivate var isNamedLikeParagraph: Bool {
    identifier("android:id").map { CodeName.ends($0, withOneOf: Self.paragraphNames) } ?? false
  }

  /// True for a text as wide as its container whose attributes state the space between lines, or several lines.
  ///
  /// `TextView.setLineSpacing` has an effect on texts of several lines only. The attributes of styles do not count,
  /// because a style states them for texts of any length, and neither do texts that are named after a title.
  fileprivate var isSpacedLikeParagraph: Bool {
    guard width != .wrapContent, bool("android:singleLine") != true,
      integer("android:maxLines") != 1, integer("android:lines") != 1
    else { return false }
    let name = identifier("android:id")?.lowercased() ?? ""
    if Self.titleNames.contains(where: name.contains) { return false }
    return ["lineSpacingExtra", "lineSpacingMultiplier"].contains { element["android:" + $0] != nil }
      || max(integer("android:minLines") ?? 1, integer("android:lines") ?? 1) > 1
  }

  private static let titleNames = ["title", "headline", "header", "heading", "name", "label", "caption", "button"]

  private static let paragraphNames = [
    "body", "content", "desc", "description", "info", "message", "summary",
  ]

  /// True if the element states a drawable beside its text, such as `drawableStart`.
  fileprivate var hasDrawableBesideText: Bool {
    ["Left", "Top", "Right", "Bottom", "Start", "End"].contains {
      has("android:drawable\($0)") || has("drawable\($0)Compat")
    }
  }
}
