import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// The width of a label whose text the app sets, in multiples of the font size, as in the native dialect.
  static let unknownTextInEms = 10.0
  /// The width of a value that the app sets, such as a number of eight digits, in multiples of the font size.
  private static let unknownValueInEms = 5.0

  /// The default of `UITextView.textContainerInset` with the `lineFragmentPadding` of its container, in points.
  private static let textContainerInset = Insets(top: 8, right: 5, bottom: 8, left: 5)

  /// The number of lines of a text view or stack view whose text code sets: those of a short paragraph.
  private static let linesOfParagraph = 4

  /// The insets in points from a `UISearchBar` to its text field.
  private static let searchBarInsets = Insets(top: 0, right: 8, bottom: 0, left: 8)

  /// Sets the properties of a view that its bones depend on: the text of a label, the kind of a control, the list
  /// style.
  ///
  /// The title of a text button is set too, and whether an icon button lacks a description.
  mutating func describeContent(of element: XMLElement, in view: inout View) {
    switch view.kind {
    case .text where element.showsGlyphs: showGlyphs(of: element, in: &view)
    // Code can set neither its text nor a picture in it.
    case .text where element.name == "label" && element.storedText("text").isEmpty && isUnnamed(element):
      view.kind = .spacer
    case .text:
      view.text?.content = element.shownText
      let isUnset = isUnset(element)
      if isUnset || isSample(element) { view.text?.content = nil }
      // A space keeps the height of a label whose text code sets.
      if element.standardCell != nil, element.shownText?.allSatisfy(\.isWhitespace) == true { view.text?.content = nil }
      if view.text?.content == nil, let size = view.text?.fontSize {
        view.text?.width = (isUnset ? Self.unknownValueInEms : Self.unknownTextInEms) * size
        if element.name == "label", !isUnset { view.text?.leastShare = element.shareOfSample }
      }
      view.text?.alignment = element.textAlignment
      // `UILabel` draws its lines at the pitch of the font in the middle of its frame, and `UITextView` at the top; a
      // paragraph style can change it.
      if element.attributedText == nil, let size = view.text?.fontSize {
        view.text?.linePitch = TextLines.naturalLineHeight * size
      }
      if element.name == "textView" {
        view.text?.verticalAlignment = .top
        view.text?.padding = Self.textContainerInset
        if element.isEmptyEditor {
          view.text?.content = nil
          // Without a sample, the user writes the text: code shows a hint.
          view.text?.count = .fitting(maximum: element.shownText == nil ? 1 : Self.linesOfParagraph)
        }
      }
      view.text?.weight = element.fontWeight
    case .control:
      let isRound = context.completes(.roundButtons) && element.isNamedRound
      view.control = element.controlKind(isFilled: isRound || view.appearance.background != nil)
      if isRound, view.control == .button, isSquare(element) { view.appearance.cornerRadius = .circle }
      if element.hasBackgroundImage { view.appearance.isBoxed = true }
      if element.isOfSymbolType, element.buttonTitle == nil { showSymbol(in: &view) }
      if view.control == .textButton, element.showsGlyphs { view.control = .iconButton }
      if view.control == .searchField { view.appearance.insets = Self.searchBarInsets }
      if view.control == .slider { view.sliderValue = element.sliderValue }
      view.wheelCount = element.wheelCount
      if view.control == .iconButton {
        // A button without a title is read aloud by the name of its image file.
        view.lacksTextAlternative = element.child("accessibility")?["label"] == nil
        view.appearance.picture = buttonPicture(of: element)
      }
      if view.control == .textField, isPlainField(element, view) { showPlaceholder(of: element, in: &view) }
      guard view.control == .textButton else { return }
      var title = textLines(of: element)
      title.count = .exactly(1)
      title.content = element.buttonTitle
      title.alignment = element.titleAlignment
      title.padding = insets("contentEdgeInsets", of: element)
      if let icon = buttonIcon(of: element) { title.icons = [icon] }
      view.text = title
    // `UIImageView` shows this image only while it is highlighted.
    case .image where element["image"] == nil && element["highlightedImage"] != nil: view.kind = .spacer
    case .image where view.appearance.background == nil: view.appearance.picture = picture(of: element)
    case .view where element.name == "containerView": if isPage(element) { view.list = .paragraphs }
    case .container where isFilledStack(element, view):
      if isNamedAfterButtons(element) { (view.kind, view.control) = (.control, .button) } else { showLines(in: &view) }
    default:
      view.list = element.listStyle
      if element.name == "tableView", let height = codedRowHeight(of: element) { view.list = .rows(height: height) }
    }
    if isAvatar(element, view) { view.appearance.cornerRadius = .circle }
  }

  /// Returns true for a label with an outlet whose text is a dash: the sign of a value that code sets.
  private func isUnset(_ element: XMLElement) -> Bool {
    guard let text = element.shownText, element.name == "label" else { return false }
    return !context.outlets(to: element["id"]).isEmpty && text.allSatisfy { "-–—".contains($0) }
  }

  /// Returns true for a label with a sample that code replaces.
  ///
  /// Code sets the texts of labels with an outlet or a tag, and those of cells with a style.
  private func isSample(_ element: XMLElement) -> Bool {
    element.name == "label" && element.shownText?.isSampleOfLabel == true
      && (element.standardCell != nil || !isUnnamed(element))
  }

  /// Returns true for an empty stack view with an outlet and with enough room for a line.
  private mutating func isFilledStack(_ element: XMLElement, _ view: View) -> Bool {
    guard context.completes(.emptyStacks), element.name == "stackView", view.children.isEmpty,
      !context.outlets(to: element["id"]).isEmpty, let size = storedFrame(of: element)?.size
    else { return false }
    return size.height >= TextLines.defaultFontSize && size.width >= Self.unknownTextInEms * TextLines.defaultFontSize
  }

  private func isNamedAfterButtons(_ element: XMLElement) -> Bool {
    context.outlets(to: element["id"]).contains {
      CodeName.words(of: $0).contains { $0 == "button" || $0 == "buttons" }
    }
  }

  /// Gives a view lines of text, at the pitch of labels that are 8 points apart.
  private func showLines(in view: inout View) {
    view.kind = .text
    var lines = TextLines(count: .fitting(maximum: Self.linesOfParagraph), fontSize: TextLines.defaultFontSize)
    lines.linePitch = TextLines.naturalLineHeight * TextLines.defaultFontSize + 8
    view.text = lines
  }

  /// Returns true for a container view without a known controller that is as wide as a page and not low.
  private mutating func isPage(_ container: XMLElement) -> Bool {
    guard context.completes(.containerViews), let size = storedFrame(of: container)?.size else { return false }
    return size.height >= Self.lowestPage && size.width >= Self.narrowestPage * context.storedRootSize.width
  }

  /// The minimum height of a page in points, and its minimum width as a fraction of that of the root view.
  private static let (lowestPage, narrowestPage) = (160.0, 0.6)

  /// Returns true for a square image or empty view that an outlet names as an avatar; code makes it round.
  private mutating func isAvatar(_ element: XMLElement, _ view: View) -> Bool {
    guard view.kind == .image || view.kind == .view,
      context.outlets(to: element["id"]).contains(where: CodeName.isAvatar), element.elements(in: "subviews").isEmpty
    else { return false }
    return isSquare(element)
  }

  /// Returns true for a view whose stored frame is about as wide as high.
  private mutating func isSquare(_ element: XMLElement) -> Bool {
    guard let size = storedFrame(of: element)?.size else { return false }
    return size.width > 0 && size.isNearlySquare
  }

  /// Returns the image of an image view that keeps its proportions or its size; nil for a view that the image fills, and
  /// for an image of unknown size.
  private func picture(of element: XMLElement) -> FittedPicture? {
    guard let size = element["image"].flatMap({ context.sizesOfFoundImages[$0] }) else { return nil }
    switch element["contentMode"] {
    case "scaleAspectFit": return FittedPicture(size: size, isScaled: true)
    case "center": return FittedPicture(size: size, isScaled: false)
    default: return nil
    }
  }
}

extension XMLElement {
  /// The style of the generic content with which a list or web page is filled; nil for other elements.
  ///
  /// It is the row height of a table view, the item size and spacing of a collection view's flow layout, all in points,
  /// or the paragraphs of a web page.
  fileprivate var listStyle: ListStyle? {
    switch name {
    case "tableView": return .rows(height: positiveNumber("rowHeight") ?? positiveNumber("estimatedRowHeight"))
    case "collectionView":
      let flow = child("collectionViewFlowLayout")
      // The default spacing of UICollectionViewFlowLayout is 10. Lines follow each other in the scroll direction.
      let between = flow?["minimumInteritemSpacing"].flatMap { parseNumber($0) } ?? 10
      let lines = flow?["minimumLineSpacing"].flatMap { parseNumber($0) } ?? 10
      let isHorizontal = flow?["scrollDirection"] == "horizontal"
      let spacing = isHorizontal ? Size(width: lines, height: between) : Size(width: between, height: lines)
      let section = flow?.property("sectionInset")
      let insets = Insets(
        top: section?.positiveNumber("minY") ?? 0, right: section?.positiveNumber("maxX") ?? 0,
        bottom: section?.positiveNumber("maxY") ?? 0, left: section?.positiveNumber("minX") ?? 0)
      return .tiles(
        size: itemSize, spacing: Size(width: max(0, spacing.width), height: max(0, spacing.height)), insets: insets,
        scrollsSideways: isHorizontal)
    case "webView", "wkWebView": return .paragraphs
    default: return nil
    }
  }

  /// The size in points of all items of a collection view, which its flow layout states; nil for none.
  ///
  /// 50 × 50 is what Interface Builder writes until a size is chosen: code or the delegate gives the size then.
  var itemSize: Size? {
    let item = child("collectionViewFlowLayout")?.property("itemSize")
    guard let width = item?.positiveNumber("width"), let height = item?.positiveNumber("height") else { return nil }
    let size = Size(width: width, height: height)
    return size == Size(width: 50, height: 50) ? nil : size
  }

  /// Returns the number above 0 in an attribute; nil for none.
  private func positiveNumber(_ name: String) -> Double? {
    self[name].flatMap { parseNumber($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The value of a `UISlider` as a fraction of its range, 0…1; nil for an empty range.
  ///
  /// The defaults are the value 0 and the range from 0 to 1.
  fileprivate var sliderValue: Double? {
    let value = self["value"].flatMap { parseNumber($0) } ?? 0
    let least = self["minValue"].flatMap { parseNumber($0) } ?? 0
    let greatest = self["maxValue"].flatMap { parseNumber($0) } ?? 1
    return greatest > least ? min(max((value - least) / (greatest - least), 0), 1) : nil
  }

  fileprivate func controlKind(isFilled: Bool) -> ControlKind? {
    switch name {
    case "button": buttonKind(isFilled: isFilled)
    case "textField", "textView": .textField
    case "searchBar": .searchField
    case "switch": .toggle
    case "slider": .slider
    case "stepper": .stepper
    case "segmentedControl": .segmentedControl
    case "progressView": .progress
    case "pageControl": .pageControl
    case "pickerView", "datePicker": .picker
    default: nil
    }
  }

  /// The number of wheels of a date picker in the locale of the United States; 1 for another control.
  fileprivate var wheelCount: Int {
    guard name == "datePicker" else { return 1 }
    switch self["datePickerMode"] {
    case "time", "date": return 3
    case "countDownTimer": return 2
    // The default is both: the day, hours, minutes, and AM or PM.
    default: return 4
    }
  }

  /// True for a view with a class such as `RoundedButton` or `CircularButton`.
  fileprivate var isNamedRound: Bool {
    let words = self["customClass"].map { CodeName.words(of: $0) } ?? []
    return words.contains { ["round", "rounded", "circle", "circular", "capsule", "pill"].contains($0) }
  }

  /// The text of a label; nil if it has none, and for Xcode's default text "Label", which the app replaces.
  fileprivate var shownText: String? {
    let written = storedText("text")
    guard !written.isEmpty, written != "Label" else { return nil }
    return written
  }

  /// True for a text view for editing that has no text, or the text with which Interface Builder creates text views.
  var isEmptyEditor: Bool {
    self["editable"] != "NO" && (shownText?.hasPrefix("Lorem ipsum dolor sit er elit lamet") ?? true)
  }

  /// The horizontal alignment of a text: that of its first paragraph, if the text has attributes.
  var textAlignment: TextAlignment {
    let paragraph = attributedText?.descendants.first { $0.name == "paragraphStyle" }
    return switch paragraph.map({ $0["alignment"] }) ?? self["textAlignment"] {
    case "center": .center
    case "right": .right
    case "left": .left
    default: .natural
    }
  }

  fileprivate var fontWeight: FontDescription.Weight {
    let font = child("fontDescription")
    if let weight = font?["weight"].flatMap(FontDescription.Weight.init(rawValue:)) { return weight }
    return font?["type"] == "boldSystem" ? .bold : .regular
  }
}
