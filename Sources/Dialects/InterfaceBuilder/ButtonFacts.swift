import Geometry
import ViewTree
import XMLTree

// The kinds, titles and images of buttons: `UIButton`.

extension InterfaceBuilderReader {
  /// Shows the round symbol of a button such as `UIButton.ButtonType.infoLight`.
  func showSymbol(in view: inout View) {
    (view.kind, view.control, view.appearance.cornerRadius) = (.image, nil, .circle)
    view.appearance.picture = FittedPicture(size: Size(width: 22, height: 22), isScaled: false)
  }

  /// Returns the image of a button without a title; nil for an image of unknown size, and for one that fills the button.
  ///
  /// `UIButton` shows its image in the size of the file, in the button's frame, at the edge that its alignment states.
  mutating func buttonPicture(of element: XMLElement) -> FittedPicture? {
    guard let frame = storedFrame(of: element), let name = element.buttonImage,
      let size = context.sizesOfFoundImages[name], let x = share(of: element["contentHorizontalAlignment"]),
      let y = share(of: element["contentVerticalAlignment"])
    else { return nil }
    let shown = Size(width: min(size.width, frame.width), height: min(size.height, frame.height))
    return FittedPicture(size: shown, isScaled: false, gravity: UnitPoint(x: x, y: y))
  }

  /// Returns the part of the free space that is before content with an alignment, 0…1; nil for content that fills it.
  private func share(of alignment: String?) -> Double? {
    switch alignment {
    case "left", "top": 0
    case "right", "bottom": 1
    case "leading": context.direction == .leftToRight ? 0 : 1
    case "trailing": context.direction == .leftToRight ? 1 : 0
    case "fill": nil
    default: 0.5
    }
  }

  /// Returns the image beside the title of a button; nil for a button without an image.
  ///
  /// `UIButton` draws the image before the title. It is after the title if the semantic content attribute or the image
  /// placement states so, or if the insets exchange both, as was usual before iOS 9. The inset of the icon is the
  /// distance between image and title, in points.
  mutating func buttonIcon(of element: XMLElement) -> TextIcon? {
    let configuration = element.child("buttonConfiguration")
    guard let name = element.buttonImage else { return nil }
    let title = insets("titleEdgeInsets", of: element)
    let image = insets("imageEdgeInsets", of: element)
    let isExchanged = title.left < 0 && image.left > 0
    let isLast =
      isExchanged || element["semanticContentAttribute"] == "forceRightToLeft"
      || configuration?["imagePlacement"] == "trailing"
    let isCentered = element.titleAlignment == .center
    let offset =
      isCentered ? (title.left - title.right - image.left + image.right) / 2 : title.left - image.left + image.right
    let padding = configuration.flatMap { number($0, "imagePadding") } ?? 0
    let size = context.imageSizes[name] ?? Size(width: 20, height: 20)
    return TextIcon(
      at: isLast ? .right : .left, size: Size(width: min(size.width, 44), height: min(size.height, 44)),
      inset: min(max(isExchanged ? 4 : offset + padding, 4), 40))
  }
}

extension XMLElement {
  /// Returns the kind of a button: with a fill, with only a title, or with only an image.
  ///
  /// The result is nil if it has none of these. A view with a background color is filled.
  func buttonKind(isFilled: Bool) -> ControlKind? {
    let states = children.filter { $0.name == "state" }
    let configuration = child("buttonConfiguration")
    let style = configuration?["style"] ?? "plain"
    let isFilled = isFilled || hasBorder || isStyledByCode || style != "plain" || configuration?.hasBackground == true
    if isFilled || hasBackgroundImage { return .button }
    let hasImage = states.contains { $0.imageName("image") != nil } || configuration?.imageName("image") != nil
    // Xcode's default title "Button" does not fit beside an image: the app shows the image alone.
    if let title = buttonTitle, !(hasImage && (title == "Button" || isSmallSquare)) { return .textButton }
    if hasImage { return .iconButton }
    // Code sets the title and the image: an icon for a small square, else a filled box.
    return property("frame").map { _ in isSmallSquare ? .iconButton : .button }
  }

  /// True for a view whose runtime attributes state the width of its border.
  private var hasBorder: Bool {
    elements(in: "userDefinedRuntimeAttributes").contains { attribute in
      let value = attribute.child("integer") ?? attribute.child("real")
      return ["layer.borderWidth", "borderWidth"].contains(attribute["keyPath"])
        && (value?["value"].flatMap(parseNumber) ?? 0) > 0
    }
  }

  /// True for a view whose stored frame is at most 64 points high and at most 1.5 times as wide as high.
  ///
  /// A touch target is 44 points high; 64 includes padding.
  private var isSmallSquare: Bool {
    guard let size = frameSize else { return false }
    return size.width <= 1.5 * size.height && size.height <= 64
  }

  /// The size of the stored frame in points, with 0 for a missing or invalid side; nil for an element without a frame.
  private var frameSize: Size? {
    property("frame").map { frame in
      func side(_ name: String) -> Double { frame[name].flatMap { parseNumber($0) } ?? 0 }
      return Size(width: side("width"), height: side("height"))
    }
  }

  /// True for a button of a class of the app that is large enough for a fill or a border, which its code then draws.
  ///
  /// Its stored frame is at least 44 points high and twice as wide. Plain buttons with a title are 30 to 34 points
  /// high, and their size is that of the title: one with constraints for width and height may be 28 points high.
  private var isStyledByCode: Bool {
    guard self["customClass"] != nil, let size = frameSize else { return false }
    return (size.height >= 44 || size.height >= 28 && hasFixedSize) && size.width >= 2 * size.height
  }

  /// True for a `UIButton.Configuration` whose background has a color or an image.
  private var hasBackground: Bool {
    guard let background = property("background") else { return false }
    return background.imageName("image") != nil || background.color("backgroundColor") != nil
  }

  /// True for a button that paints an image in its bounds: `UIButton.backgroundRect(forBounds:)`.
  ///
  /// An image for another state is invisible in the normal one.
  var hasBackgroundImage: Bool { name == "button" && normalState?.imageName("backgroundImage") != nil }

  /// True if a button has a title or an image in any of its states, or a configuration with a background.
  var showsTitleOrImage: Bool {
    children.contains { child in
      switch child.name {
      case "state": child.statesTitleOrImage
      case "buttonConfiguration": child["style"] != "plain" || child.statesTitleOrImage || child.hasBackground
      default: false
      }
    }
  }

  /// True for a state or a configuration of a button with a title or an image, as an attribute or as a child element.
  private var statesTitleOrImage: Bool {
    ["title", "attributedTitle", "subtitle", "attributedSubtitle", "image"].contains {
      self[$0] != nil || property($0) != nil
    }
  }

  /// True for a view with constraints that state both its width and its height.
  private var hasFixedSize: Bool {
    let own = elements(in: "constraints").filter { constraint in
      constraint["firstItem"] == nil && constraint["secondItem"] == nil && constraint["constant"] != nil
        && constraint["relation"] == nil
    }
    return ["width", "height"].allSatisfy { side in own.contains { $0["firstAttribute"] == side } }
  }

  /// True for a button of a type without a symbol: `UIButton.ButtonType.custom` and `.system`, once `.roundedRect`.
  var isOfPlainType: Bool { [nil, "custom", "roundedRect", "system"].contains(self["buttonType"]) }

  /// True for a button of a type with a round symbol of the system in its middle, which has 22 points.
  var isOfSymbolType: Bool {
    ["contactAdd", "detailDisclosure", "infoDark", "infoLight"].contains(self["buttonType"])
  }

  /// The title of a button in its normal state; nil if the file states none or an empty one.
  var buttonTitle: String? {
    let titles = [normalState, child("buttonConfiguration")].map { $0?.storedText("title") }
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The name of the image of a button in its normal state; nil for none.
  var buttonImage: String? {
    normalState?.imageName("image") ?? child("buttonConfiguration")?.imageName("image")
  }

  /// Returns the name of an image: of the attribute `key`, or of the child `<imageReference>` of a symbol with a scale.
  func imageName(_ key: String) -> String? { self[key] ?? property(key)?["image"] }

  /// The `<state>` with the title and the image of a button in its normal state; nil for none.
  var normalState: XMLElement? { children.first { $0.name == "state" && $0["key"] == "normal" } }

  /// The horizontal alignment of a button's title in the button; centered by default, as in UIKit.
  var titleAlignment: TextAlignment {
    switch self["contentHorizontalAlignment"] {
    case "left": .left
    case "right": .right
    case "leading": .natural
    case "trailing": .end
    default: .center
    }
  }
}
