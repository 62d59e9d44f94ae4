import Geometry
import ViewTree
import XMLTree

// Image views and image buttons, and the sizes of pictures that are not among the resources.

extension AndroidLeafReader {
  func imageView(
    _ element: AndroidElement, _ role: AndroidRole, className: Substring, _ surroundings: AndroidSurroundings
  ) -> View {
    let drawable = element.drawable("srcCompat") ?? element.drawable("android:src")
    var image = AndroidImage(width: drawable?.width, height: drawable?.height)
    let statesNone = element.element["app:srcCompat"] == nil && element.element["android:src"] == nil
    let source = element.writtenSource
    let isSample = source?.hasPrefix("@tools:sample/") == true
    if completes(.imageSizes), element.has("android:id"), statesNone, isSample || drawable == nil {
      // The picture is set by code, also if the layout editor shows a sample.
      let side = resolver.pixels(Self.iconSide)
      image = AndroidImage(width: side, height: side)
    }
    image.adjustsViewBounds = element.bool("android:adjustViewBounds") ?? false
    let isSquare = completes(.imageSizes) && className.contains("Square")
    if isSquare {
      // The class measures itself as high as wide.
      let side = resolver.pixels(Int(resolver.device.width))
      (image.width, image.height, image.adjustsViewBounds) = (side, side, true)
    }
    if role == .image, drawable == nil, source == nil, className == "ImageView", isPainted(element) {
      // An image view without a drawable paints its background.
      var view = leaf(element, .image(image), surroundings)
      view.kind = .view
      return view
    }
    image.maxWidth = element.pixelSize("android:maxWidth")
    image.maxHeight = element.pixelSize("android:maxHeight")
    image.alignsBaselineToBottom = element.bool("android:baselineAlignBottom") ?? false
    var view = leaf(element, .image(image), surroundings)
    let isKnown = drawable.map { !$0.hasUnknownSize && $0.width != nil } ?? false
    if !isKnown, !isSquare, completes(.imageSizes), role == .image || drawable?.hasUnknownSize == true {
      assumeSize(of: &view, element)
    }
    if let host = surroundings.host, view.isHidden, let name = attribute(of: host, for: element),
      host.drawable(name) != nil
    {
      view.isHidden = false
      view.androidLayout?.visibility = .visible
    }
    view.kind = .image
    view.lacksTextAlternative = !element.describesPicture
    if showsAccent(element) { view.appearance.isBoxed = true }
    let isButton = role == .imageButton && isIcon(drawable)
    if isButton { (view.kind, view.control) = (.control, .iconButton) }
    // `View.draw` paints a background in the bounds of the view; one with round corners is a tile around the picture.
    let isTile = view.appearance.background != nil && (isButton || view.appearance.cornerRadius != .zero)
    if let layout = view.androidLayout, !view.appearance.isBoxed, !isTile {
      // The picture is inside the padding.
      view.appearance.insets = points(layout.padding)
      if !isButton || isKnown { view.appearance.picture = picture(drawable, element, role, layout) }
    }
    if let radius = shapeCorners(element) {
      view.appearance.cornerRadius = radius
    } else if drawable?.isPicture == true, drawable?.cornerRadius == .circle {
      view.appearance.cornerRadius = .circle
    } else if completes(.roundPictures), let layout = view.androidLayout,
      className.contains("Circ") || className.contains("Avatar") || showsRoundPicture(element, layout)
    {
      view.appearance.cornerRadius = .circle
    }
    return view
  }

  /// Returns true for an image view that shows only its background: code cannot find it, and neither a binding nor an
  /// attribute of a library sets its picture.
  private func isPainted(_ element: AndroidElement) -> Bool {
    guard element.element.parent != nil, !element.has("android:id"),
      let background = element.drawable("android:background"), background.isVisible, !background.isPicture
    else { return false }
    return !element.element.attributes.contains { attribute in
      attribute.value.hasPrefix("@{") || attribute.isOfApplication && !attribute.name.contains("layout_")
    }
  }

  /// Sets the size of a picture of unknown size to the one that its element suggests.
  ///
  /// - `ImageView.ScaleType.CENTER_CROP` fills the view, so that the picture is a photo: as wide as the screen, 16:9.
  /// - A drawable named after an illustration, and one that is not an icon in a view as wide as its container, is an
  ///   illustration.
  /// - `android:adjustViewBounds` scales a larger picture down to the stated maximum.
  /// - A stated side that is longer than an icon is that of a square.
  private func assumeSize(of view: inout View, _ element: AndroidElement) {
    guard let layout = view.androidLayout, case .image(let image) = layout.content else { return }
    let isWide = layout.params.width == .matchParent && !isNamedIcon(element)
    if element.word("android:scaleType") == "centerCrop", !isNamedIcon(element), layout.params.height == .wrapContent {
      let width = Int((Float(resolver.screenWidth) * resolver.density).rounded())
      resize(&view, width: width, height: width * 9 / 16)
    } else if layout.params.height == .wrapContent, isNamedIllustration(element) || isWide {
      setIllustrationSize(of: &view, element)
    } else if image.adjustsViewBounds, image.maxWidth ?? image.maxHeight != nil, !isNamedIcon(element) {
      let side = image.maxWidth ?? 0
      let height = image.maxHeight ?? side
      resize(&view, width: image.maxWidth ?? height, height: height)
    }
    fillStatedSide(&view)
  }

  private func resize(_ view: inout View, width: Int, height: Int) {
    guard case .image(var image)? = view.androidLayout?.content else { return }
    (image.width, image.height) = (width, height)
    view.androidLayout?.content = .image(image)
  }

  /// The words in the name of an image's drawable, such as `ic` and `close`; empty for an image without one.
  private func wordsOfDrawable(_ element: AndroidElement) -> Set<Substring> {
    Set((element.writtenSource ?? "").split { "/_".contains($0) })
  }

  /// Returns true for an image whose drawable is named after an illustration or a photo, such as `illustration_game`.
  ///
  /// The word `illustration` counts after the prefix of icons too, as in `ic_empty_illustration`. Other words, such as
  /// `image`, count only without it.
  private func isNamedIllustration(_ element: AndroidElement) -> Bool {
    let words = wordsOfDrawable(element)
    return !words.isDisjoint(with: ["illustration", "illustrations"])
      || !isNamedIcon(element) && !words.isDisjoint(with: Self.illustrations)
  }

  private static let illustrations: Set<Substring> = [
    "image", "photo", "picture", "banner", "hero", "cover", "artwork", "onboarding",
    "mascot", "logo",
  ]

  /// Sets the size of a missing illustration in a view as high as its content.
  ///
  /// It is a square in a view as wide as its content, else 16:9. A logo is smaller.
  private func setIllustrationSize(of view: inout View, _ element: AndroidElement) {
    guard let layout = view.androidLayout, layout.params.height == .wrapContent else { return }
    let isLogo = wordsOfDrawable(element).contains("logo")
    let side = resolver.pixels(isLogo ? Self.logoSide : Self.illustrationSide)
    resize(&view, width: layout.params.width == .wrapContent ? side : side * 16 / 9, height: side)
  }

  /// The height of an illustration in dp, half of that in the empty states of Material; chosen by eye on 5 layouts.
  private static let illustrationSide = 160
  /// The height of a logo in dp, that of the launcher icon on a splash screen before Android 12.
  private static let logoSide = 96

  /// Enlarges a missing picture to a square on the one side that its view states, if that is longer than an icon.
  ///
  /// Icons are at most 48 dp long, the touch target of Material.
  private func fillStatedSide(_ view: inout View) {
    guard let layout = view.androidLayout else { return }
    let stated: Int
    switch (layout.params.width, layout.params.height) {
    case (.pixels(let width), .wrapContent): stated = width - layout.padding.left - layout.padding.right
    case (.wrapContent, .pixels(let height)): stated = height - layout.padding.top - layout.padding.bottom
    default: return
    }
    guard stated > resolver.pixels(Self.longestIcon) else { return }
    resize(&view, width: stated, height: stated)
  }

  /// Returns true for a picture whose file is named after a circle or an avatar, such as `ic_account_circle`.
  ///
  /// A picture that is cropped or stretched to a view that may be longer than high has the view's corners.
  private func showsRoundPicture(_ element: AndroidElement, _ layout: AndroidLayout) -> Bool {
    let isSquare = layout.params.width.isFixed && layout.params.width == layout.params.height
    if !isSquare, ["centerCrop", "fitXY"].contains(element.word("android:scaleType")) { return false }
    guard let name = element.writtenSource?.split(separator: "/").last else { return false }
    return CodeName.words(of: name).contains { ["circle", "circular", "avatar", "dot", "bullet"].contains($0) }
  }

  /// The picture in the middle of an image view; nil for a picture that fills the view, or of unknown size.
  ///
  /// `ImageView.ScaleType.CENTER` does not scale the drawable, and `CENTER_INSIDE` does not enlarge it. `FIT_CENTER`,
  /// the default, keeps the proportions.
  private func picture(
    _ drawable: AndroidDrawable?, _ element: AndroidElement, _ role: AndroidRole, _ layout: AndroidLayout
  ) -> FittedPicture? {
    if drawable?.hasUnknownSize == true, isStrip(layout) { return nil }
    let size = drawable.flatMap { $0.isAssumed ? nil : pointSize(of: $0) }
    // A view as high or as wide as its content has a size that fits a missing drawable, unless other views stretch it.
    let isWrapped = layout.params.width == .wrapContent || layout.params.height == .wrapContent
    // The style of image buttons states `center`: `Widget.ImageButton`.
    let scaleType = element.word("android:scaleType") ?? (role == .imageButton ? "center" : "fitCenter")
    // The size of a picture that code sets is assumed to be that of an icon, or of a square.
    if isWrapped, drawable == nil, scaleType == "fitCenter", case .image(let image) = layout.content,
      let width = image.width, width == image.height
    {
      return FittedPicture(size: Size(width: 1, height: 1), isScaled: true)
    }
    if isWrapped, size == nil || drawable?.hasUnknownSize == true, !isNamedIcon(element) { return nil }
    switch scaleType {
    case "center", "centerInside":
      let side = Double(Self.iconSide)
      let assumed = completes(.imageSizes) && isNamedIcon(element) ? Size(width: side, height: side) : nil
      return (size ?? assumed).map { FittedPicture(size: $0, isScaled: false) }
    case "fitCenter":
      return (size ?? iconSize(element, layout)).map { FittedPicture(size: $0, isScaled: true) }
    default: return nil
    }
  }

  /// The proportions of a missing drawable that is an icon by its name, its tint or the size of its view: a square; nil
  /// for another one.
  private func iconSize(_ element: AndroidElement, _ layout: AndroidLayout) -> Size? {
    completes(.imageSizes) && (isNamedIcon(element) || hasSizeOfIcon(layout)) ? Size(width: 1, height: 1) : nil
  }

  /// Returns true for an image button whose picture may be an icon, at most as long as a touch target.
  private func isIcon(_ drawable: AndroidDrawable?) -> Bool {
    guard let drawable, !drawable.isAssumed, let size = pointSize(of: drawable) else { return true }
    return max(size.width, size.height) <= Double(Self.longestIcon)
  }

  /// The size of a drawable in points; nil for one that takes the size of its view.
  func pointSize(of drawable: AndroidDrawable) -> Size? {
    guard let width = drawable.width, let height = drawable.height else { return nil }
    return pointSize(of: AndroidDrawableSize(width: width, height: height))
  }

  func pointSize(of drawable: AndroidDrawableSize) -> Size {
    Size(width: Double(drawable.width), height: Double(drawable.height)) * (1 / Double(resolver.density))
  }

  /// Returns true for a view that has space for an icon only.
  ///
  /// Inside its padding, one side is at most 24 dp long and the other at most 48 dp.
  private func hasSizeOfIcon(_ layout: AndroidLayout) -> Bool {
    guard let (short, long) = sidesInPadding(layout) else { return false }
    return short <= resolver.pixels(Self.iconSide) && long <= resolver.pixels(Self.longestIcon)
  }

  /// Returns true for a strip of color: a view that is narrower than 8 dp inside its padding, too narrow for an icon.
  private func isStrip(_ layout: AndroidLayout) -> Bool {
    guard let (short, _) = sidesInPadding(layout) else { return false }
    return short < resolver.pixels(Self.minimumIconSide)
  }

  /// The shorter and the longer side, in pixels, of the space in the padding of a view of fixed size; nil for others.
  private func sidesInPadding(_ layout: AndroidLayout) -> (short: Int, long: Int)? {
    guard let width = layout.params.width.fixedPixels, let height = layout.params.height.fixedPixels else { return nil }
    let padding = layout.padding
    let (inner, other) = (width - padding.left - padding.right, height - padding.top - padding.bottom)
    return (min(inner, other), max(inner, other))
  }

  /// Returns true for an image whose drawable is an icon by its name, or is tinted: a tint replaces all its colors.
  ///
  /// Android Studio's names of icons begin with `ic_`.
  private func isNamedIcon(_ element: AndroidElement) -> Bool {
    if element.has("tint") || element.has("android:tint") { return true }
    let written = element.element["app:srcCompat"] ?? element.element["android:src"]
    guard let name = written?.split(separator: "/").last else { return false }
    return CodeName.words(of: name).contains { ["ic", "icon"].contains($0) }
  }

  /// The assumed side of an image that is set by code, in dp: that of Material icons.
  private static let iconSide = 24
  /// The maximum length of an icon, in dp: the touch target of Material.
  private static let longestIcon = 48
}

extension AndroidElement {
  /// The reference to the picture of an image view as written; nil if it states none.
  fileprivate var writtenSource: String? { (written("srcCompat") ?? written("android:src"))?.text }

  /// True if the element has a text for its picture, or declares the picture decorative.
  ///
  /// The rule `ContentDescription` of Android Lint: a description, `@null`, no importance for accessibility, or a
  /// suppression of the rule.
  fileprivate var describesPicture: Bool {
    if has("android:contentDescription") { return true }
    if ["no", "noHideDescendants"].contains(word("android:importantForAccessibility")) { return true }
    return tools("ignore")?.value.split(separator: ",").contains { $0.contains("ContentDescription") } ?? false
  }
}
