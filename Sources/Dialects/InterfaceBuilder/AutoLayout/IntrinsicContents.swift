import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Returns the content that determines a view's intrinsic size; `.none` for a view without such a size.
  ///
  /// The sizes of controls are those that public Interface Builder files store; they depend on the version of Interface
  /// Builder.
  mutating func intrinsicContent(of element: XMLElement) -> IntrinsicContent {
    if let placeholder = placeholderSize(of: element) { return placeholder }
    let isOld = context.environment.toolsVersion < XcodeEra.xcode11
    switch element.name {
    case "label": return drawnSizeOfEmptyLabel(element) ?? .text(labelContent(of: element))
    case "textView":
      return element["scrollEnabled"] == "NO" ? .text(textViewContent(of: element)) : .none
    case "button": return buttonContent(of: element)
    case "textField": return .text(textFieldContent(of: element))
    case "imageView":
      let size = element["image"].flatMap { context.imageSizes[$0] }
      return size.map { .size(width: $0.width, height: $0.height) } ?? IntrinsicContent.none
    case "switch":
      let isWide = context.environment.toolsVersion >= XcodeEra.xcode26
      return isWide ? .size(width: 63, height: 28) : .size(width: 51, height: 31)
    case "slider": return .size(width: nil, height: 31)
    case "stepper": return .size(width: 94, height: isOld ? 29 : 32)
    case "segmentedControl": return segments(of: element)
    case "progressView":
      return .size(width: nil, height: context.environment.toolsVersion < XcodeEra.xcode12 ? 2 : 4)
    case "activityIndicatorView":
      let isLarge = element["style"]?.lowercased().contains("large") == true
      return .size(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
    case "pageControl":
      let pages = max(1, number(element, "numberOfPages") ?? 1)
      return .size(width: 7 + 16 * (pages - 1), height: 37)
    case "datePicker", "pickerView": return .size(width: nil, height: 216)
    case "searchBar": return .size(width: nil, height: context.environment.toolsVersion < XcodeEra.xcode9 ? 44 : 56)
    case "toolbar": return .toolbar
    case "navigationBar": return .size(width: nil, height: 44)
    case "tabBar": return .size(width: nil, height: 49)
    default: return .none
    }
  }

  /// Returns the stored size of a label without a text at another size of the scene; nil for other labels.
  ///
  /// Code sets the text, so that the label is not empty on a device: its intrinsic size is the one for which it was drawn.
  private mutating func drawnSizeOfEmptyLabel(_ element: XMLElement) -> IntrinsicContent? {
    guard context.isResized, element.storedText("text").isEmpty, let frame = storedFrame(of: element),
      !frame.isEmpty
    else { return nil }
    return .size(width: frame.width, height: frame.height)
  }

  /// Returns true for a visible label with constraints whose text code sets; its intrinsic size is that of sample words
  /// unless that of its drawn frame is known.
  func showsSample(_ element: XMLElement) -> Bool {
    isConstrainedLabel(element) && element.storedText("text").isEmpty
  }

  /// Returns true for a visible label with constraints.
  func isConstrainedLabel(_ element: XMLElement) -> Bool {
    element.name == "label" && !context.isHidden(element) && context.completes(.emptyLabels)
      && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }

  /// Returns the size in points that the file states as a placeholder for a size that code sets; nil if it states none.
  private mutating func placeholderSize(of element: XMLElement) -> IntrinsicContent? {
    guard element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil else {
      return nil
    }
    func side(_ name: String) -> Double? { element[name].flatMap(parseNumber).map { max(0, $0) } }
    return .size(width: side("placeholderIntrinsicWidth"), height: side("placeholderIntrinsicHeight"))
  }

  // MARK: - Text

  private mutating func labelContent(of element: XMLElement) -> TextContent {
    let lines = number(element, "numberOfLines").map { Int(max(0, min($0, 10_000))) } ?? 1
    let shown = showsSample(element) ? SampleText.lorem(words: lines == 1 ? 3 : 10) : element.storedText("text")
    var content = TextContent(
      shown, font: font(of: element), maximumLines: lines, scale: context.environment.scale)
    content.preferredMaximumWidth = number(element, "preferredMaxLayoutWidth")
    // The strategy exists since iOS 11.
    content.pushesOut = context.isResized || context.environment.toolsVersion >= XcodeEra.xcode9
    return content
  }

  /// Returns the content of a text view that does not scroll: the text with a padding of 8 points above and below.
  ///
  /// At the left and right the padding is 5 points.
  private mutating func textViewContent(of element: XMLElement) -> TextContent {
    var content = TextContent(
      element.storedText("text"), font: font(of: element), maximumLines: 0, scale: context.environment.scale)
    content.padding = Size(width: 10, height: 16)
    content.keepsLine = true
    return content
  }

  private mutating func textFieldContent(of element: XMLElement) -> TextContent {
    let shown = element.storedText("text")
    let placeholder = element.storedText("placeholder")
    var content = TextContent(
      shown.isEmpty ? placeholder : shown, font: font(of: element, default: 14), maximumLines: 1,
      scale: context.environment.scale)
    switch element["borderStyle"] {
    case "roundedRect":
      content.padding.width = 14
      content.minimumHeight = context.environment.toolsVersion < XcodeEra.xcode11 ? 30 : 34
    case "line", "bezel": content.padding = Size(width: 4, height: 4)
    default: content.padding = Size(width: 2.5, height: 1)
    }
    content.keepsLine = true
    return content
  }

  private func segments(of element: XMLElement) -> IntrinsicContent {
    let isOld = context.environment.toolsVersion < XcodeEra.xcode11
    let height: Double = isOld ? 29 : 32
    let segments = element.elements(in: "segments").filter { $0.name == "segment" }
    guard !segments.isEmpty else { return .size(width: nil, height: height) }
    return .segments(
      SegmentTitles(
        segments.map { $0["title"] ?? "" }, font: FontDescription(pointSize: 13), padding: isOld ? 14 : 20,
        height: height))
  }

  // MARK: - Buttons

  private mutating func buttonContent(of element: XMLElement) -> IntrinsicContent {
    if let configuration = element.child("buttonConfiguration") {
      return .text(configuredContent(of: configuration))
    }
    if element.isOfSymbolType { return .size(width: 22, height: 22) }
    let state = element.normalState
    let title = state.map { $0.storedText("title") } ?? ""
    let image = state?.imageName("image").flatMap { context.imageSizes[$0] }
    let isSystem = element["buttonType"] == "system" || element["buttonType"] == "roundedRect"
    let font = font(of: element, default: isSystem ? 15 : 18)
    let insets = insets("contentEdgeInsets", of: element)
    guard !title.isEmpty || image == nil else {
      return .picture(
        image ?? .zero, lineOf: font, padding: Size(width: insets[.horizontal], height: insets[.vertical]))
    }
    var content = TextContent(title, font: font, maximumLines: 1, scale: 1)
    content.keepsLine = true
    content.pictureHeight = image?.height ?? 0
    content.padding = Size(width: (image?.width ?? 0) + insets[.horizontal], height: insets[.vertical])
    if insets == .zero {
      content.minimumWidth = 30
      if image == nil { content.padding.height = 12 }
    }
    return .text(content)
  }

  /// Returns the content of a button with a `UIButton.Configuration`: its title and image with a padding.
  ///
  /// The padding is 7 points above and below, 12 at the left and right. The font has 14 points before Xcode 14.3, and
  /// 17 from then on.
  private mutating func configuredContent(of configuration: XMLElement) -> TextContent {
    let image = configuration.imageName("image").flatMap { context.imageSizes[$0] }
    var content = TextContent(
      configuration.storedText("title"),
      font: font(of: configuration, default: context.environment.toolsVersion < XcodeEra.xcode14_3 ? 14 : 17),
      maximumLines: 1, scale: 1)
    content.heightScale = context.environment.scale
    content.padding = Size(width: 24 + (image?.width ?? 0), height: 14)
    content.keepsLine = true
    content.pictureHeight = image?.height ?? 0
    return content
  }

  mutating func insets(_ key: String, of element: XMLElement) -> Insets {
    guard let inset = element.property(key) else { return .zero }
    return Insets(
      top: number(inset, "minY") ?? 0, right: number(inset, "maxX") ?? 0, bottom: number(inset, "maxY") ?? 0,
      left: number(inset, "minX") ?? 0)
  }
}

extension XMLElement {
  /// The sizes in points of the images among the document's resources, by image name.
  var imageSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for image in elements(in: "resources") where image.name == "image" {
      guard let name = image["name"], let width = image["width"].flatMap(parseNumber),
        let height = image["height"].flatMap(parseNumber)
      else { continue }
      // Symbols are stored at a size of 100 points; text is 17 points high.
      let factor = image["catalog"] == "system" ? 0.17 : 1
      sizes[name] = Size(width: max(0, width), height: max(0, height)) * factor
    }
    return sizes
  }
}
