import Geometry
import ViewTree
import XMLTree

// Images, and controls with a size of their own.

extension AndroidReader {
  func imageView(
    _ element: AndroidElement, _ role: AndroidRole, className: Substring, _ surroundings: AndroidSurroundings
  ) -> View {
    let drawable = element.drawable("srcCompat") ?? element.drawable("android:src")
    var image = AndroidImage(width: drawable?.width, height: drawable?.height)
    if drawable == nil, !element.has("android:src"), !element.has("srcCompat"), element.has("android:id") {
      // The picture is set by code.
      let side = resolver.pixels(Self.iconSide)
      image = AndroidImage(width: side, height: side)
    }
    image.adjustsViewBounds = element.bool("android:adjustViewBounds") ?? false
    image.maxWidth = element.pixelSize("android:maxWidth")
    image.maxHeight = element.pixelSize("android:maxHeight")
    image.alignsBaselineToBottom = element.bool("android:baselineAlignBottom") ?? false
    var view = leaf(element, .image(image), surroundings)
    if drawable?.hasUnknownSize == true, !request.showsBoxesOnly {
      if isNamedIllustration(element) { enlargeIllustration(&view) }
      fillStatedSide(&view)
    }
    view.kind = .image
    view.lacksTextAlternative = !element.describesPicture
    if role == .imageButton {
      view.kind = .control
      view.control = .iconButton
    } else if case .android(let layout) = view.layout, !view.appearance.isBoxed {
      // The picture is inside the padding.
      view.appearance.insets = points(layout.padding)
      view.appearance.picture = picture(drawable, element, layout)
    }
    if let radius = shapeCorners(element) {
      view.appearance.cornerRadius = radius
    } else if className.contains("Circ") || className.contains("Avatar") {
      view.appearance.cornerRadius = .circle
    } else if case .android(let layout) = view.layout, showsRoundPicture(element, layout) {
      view.appearance.cornerRadius = .circle
    }
    return view
  }

  /// Returns true for an image whose drawable is named after an illustration or a photo, such as `illustration_game`.
  private func isNamedIllustration(_ element: AndroidElement) -> Bool {
    guard !isNamedIcon(element), let name = (element.written("srcCompat") ?? element.written("android:src"))?.text
    else { return false }
    return name.split { "/_".contains($0) }.contains { Self.illustrations.contains(String($0)) }
  }

  private static let illustrations: Set<String> = [
    "illustration", "illustrations", "image", "photo", "picture", "banner", "hero", "cover", "artwork", "onboarding",
    "mascot",
  ]

  /// Gives a missing illustration as large as its content the size of a picture: a square, or a wide one in a view as
  /// wide as its container.
  private func enlargeIllustration(_ view: inout View) {
    guard case .android(var layout) = view.layout, case .image(var image) = layout.content,
      layout.params.height == .wrapContent
    else { return }
    let side = resolver.pixels(Self.illustrationSide)
    (image.width, image.height) = (layout.params.width == .wrapContent ? side : side * 16 / 9, side)
    layout.content = .image(image)
    view.layout = .android(layout)
  }

  /// The height of an illustration in dp, half of that in the empty states of Material; chosen by eye on 5 layouts.
  private static let illustrationSide = 160

  /// Enlarges a missing picture to a square on the one side that its view states, if that is longer than an icon.
  ///
  /// Icons are at most 48 dp long, the touch target of Material.
  private func fillStatedSide(_ view: inout View) {
    guard case .android(var layout) = view.layout, case .image(var image) = layout.content else { return }
    let stated: Int
    switch (layout.params.width, layout.params.height) {
    case (.pixels(let width), .wrapContent): stated = width - layout.padding.left - layout.padding.right
    case (.wrapContent, .pixels(let height)): stated = height - layout.padding.top - layout.padding.bottom
    default: return
    }
    guard stated > resolver.pixels(Self.longestIcon) else { return }
    (image.width, image.height) = (stated, stated)
    layout.content = .image(image)
    view.layout = .android(layout)
  }

  /// Returns true for a picture whose file is named after a circle or an avatar, such as `ic_account_circle`.
  ///
  /// A picture that is cropped or stretched to a view that may be longer than high has the view's corners.
  private func showsRoundPicture(_ element: AndroidElement, _ layout: AndroidLayout) -> Bool {
    let isSquare = layout.params.width.isFixed && layout.params.width == layout.params.height
    if !isSquare, ["centerCrop", "fitXY"].contains(element.word("android:scaleType")) { return false }
    let written = element.written("srcCompat") ?? element.written("android:src")
    guard let name = written?.text.split(separator: "/").last else { return false }
    return name.split(separator: "_").contains { ["circle", "circular", "avatar", "dot"].contains($0) }
  }

  /// The picture in the middle of an image view; nil for a picture that fills the view, or of unknown size.
  ///
  /// `ImageView.ScaleType.CENTER` does not scale the drawable, and `CENTER_INSIDE` does not enlarge it. `FIT_CENTER`, the
  /// default, keeps the proportions of an icon; a larger picture stands for one that code sets.
  private func picture(
    _ drawable: AndroidDrawable?, _ element: AndroidElement, _ layout: AndroidLayout
  ) -> CenteredPicture? {
    // A view as high or as wide as its content has the proportions of the drawable.
    if layout.params.width == .wrapContent || layout.params.height == .wrapContent { return nil }
    if drawable?.hasUnknownSize == true, isStrip(layout) { return nil }
    let known = drawable?.isAssumed == true ? nil : drawable
    let size = known.flatMap { drawable in
      drawable.width.flatMap { width in drawable.height.map { Size(width: Double(width), height: Double($0)) } }
    }
    let perPixel = 1 / Double(resolver.density)
    switch element.word("android:scaleType") {
    case "center", "centerInside":
      let side = Double(resolver.pixels(Self.iconSide))
      let assumed = isNamedIcon(element) ? Size(width: side, height: side) : nil
      return (size ?? assumed).map { CenteredPicture(size: $0 * perPixel, isScaled: false) }
    case nil, "fitCenter":
      return iconSize(size, element, layout).map { CenteredPicture(size: $0 * perPixel, isScaled: true) }
    default: return nil
    }
  }

  /// The size of a drawable that is an icon, in pixels; nil for a larger picture and for one of unknown size.
  ///
  /// Icons are at most 48 dp long, the touch target of Material. A missing drawable that is an icon by its name, its tint
  /// or the size of its view is a square of 1 pixel.
  private func iconSize(_ size: Size?, _ element: AndroidElement, _ layout: AndroidLayout) -> Size? {
    guard let size else {
      return isNamedIcon(element) || hasSizeOfIcon(layout) ? Size(width: 1, height: 1) : nil
    }
    let isIcon =
      min(size.width, size.height) > 0 && max(size.width, size.height) <= Double(resolver.pixels(Self.longestIcon))
    return isIcon ? size : nil
  }

  /// Returns true for a view in whose padding only an icon has space: one side is at most 24 dp, the other 48 dp.
  private func hasSizeOfIcon(_ layout: AndroidLayout) -> Bool {
    guard let (short, long) = sidesInPadding(layout) else { return false }
    return short <= resolver.pixels(Self.iconSide) && long <= resolver.pixels(Self.longestIcon)
  }

  /// Returns true for a view in whose padding an icon would be a dot: a strip of color, narrower than 8 dp.
  private func isStrip(_ layout: AndroidLayout) -> Bool {
    guard let (short, _) = sidesInPadding(layout) else { return false }
    return short < resolver.pixels(Self.leastIcon)
  }

  /// The shorter and the longer side, in pixels, of the space in the padding of a view of fixed size; nil for others.
  private func sidesInPadding(_ layout: AndroidLayout) -> (short: Int, long: Int)? {
    guard case .pixels(let width) = layout.params.width, case .pixels(let height) = layout.params.height,
      layout.params.width.isFixed, layout.params.height.isFixed
    else { return nil }
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
    return name.split(separator: "_").contains { ["ic", "icon"].contains($0) }
  }

  /// The assumed side of an image that is set by code, in dp: that of Material icons.
  private static let iconSide = 24
  /// The maximum length of an icon, in dp: the touch target of Material.
  private static let longestIcon = 48

  // MARK: - Controls

  func widgetView(_ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .widget(widget(element, role)), surroundings)
    view.kind = .control
    switch role {
    case .floatingButton:
      view.control = .button
      view.appearance.cornerRadius = shapeCorners(element) ?? .circle
      if !request.showsBoxesOnly { keepFromCorner(&view) }
    case .seekBar: (view.control, view.sliderValue) = (.slider, sliderValue(element))
    case .rating: view.control = .rating
    case .picker: view.control = .picker
    case .pageDots: view.control = .pageControl
    case .horizontalProgress: view.control = .progress
    default:
      view.control = isHorizontal(element) ? .progress : .spinner
      if view.control == .spinner, showsProgress(element) { view.sliderValue = sliderValue(element) }
    }
    return view
  }

  /// Gives a floating button in a corner of its container the margins of Material, 16 dp, unless it states margins.
  private func keepFromCorner(_ view: inout View) {
    set(&view) {
      guard let gravity = $0.params.gravity, $0.params.margins == Edges<Int?>(nil),
        [.left, .right, .start, .end].contains(gravity.horizontal), [.top, .bottom].contains(gravity.vertical)
      else { return }
      $0.params.margins = Edges<Int?>(resolver.pixels(Self.floatingMargin))
    }
  }

  /// The distance in dp of a floating button from the sides of a compact window: Material 3, "FAB".
  private static let floatingMargin = 16

  /// Returns true for a ring whose length is a value: it states one, and it is not indeterminate.
  ///
  /// The style of a `ProgressBar` is indeterminate unless the element states otherwise; the indicators of Material are
  /// determinate (`BaseProgressIndicator`).
  private func showsProgress(_ element: AndroidElement) -> Bool {
    guard element.has("android:progress") || element.has("android:max") else { return false }
    let isOfMaterial = element.element.name.hasSuffix("ProgressIndicator")
    return element.element["android:indeterminate"].map { $0 == "false" } ?? isOfMaterial
  }

  /// Returns the value of a `SeekBar` or of a Material `Slider` as a fraction of its range, 0…1.
  ///
  /// The value is the least one if none is stated: `ProgressBar.mProgress` is 0, `BaseSlider` takes `valueFrom`. The
  /// default range of a `SeekBar` is 0 to 100, of a slider 0 to 1.
  private func sliderValue(_ element: AndroidElement) -> Double {
    let isSlider = element.has("valueFrom") || element.has("android:valueFrom") || element.has("android:value")
    func number(_ name: String) -> Float? { element.float("\(name)") ?? element.float("android:\(name)") }
    let least = number(isSlider ? "valueFrom" : "min") ?? 0
    let greatest = number(isSlider ? "valueTo" : "max") ?? (isSlider ? 1 : 100)
    guard let value = number(isSlider ? "value" : "progress"), greatest > least else { return 0 }
    return Double(min(max((value - least) / (greatest - least), 0), 1))
  }

  /// Returns true for a horizontal progress bar, by the names of the styles up to the first one of the platform.
  ///
  /// The parents of platform styles in the tables are those with the fewest differences, such as a horizontal bar for a
  /// small ring.
  private func isHorizontal(_ element: AndroidElement) -> Bool {
    for style in element.styles {
      if style.name.contains("Horizontal") || style.name.contains("LinearProgress") { return true }
      if style.isOfPlatform { return false }
    }
    return false
  }

  func widget(_ element: AndroidElement, _ role: AndroidRole) -> AndroidWidget {
    func square(_ side: Int) -> AndroidWidget { AndroidWidget(width: side, height: side) }
    switch role {
    case .floatingButton:
      if let size = element.pixelSize("fabCustomSize"), size > 0 { return square(size) }
      return square(resolver.pixels(element.word("fabSize") == "mini" ? 40 : 56))
    case .seekBar:
      let height = max(element.pixelSize("android:minHeight") ?? 0, resolver.pixels(32))
      return AndroidWidget(width: resolver.pixels(48), height: height)
    case .progress: return progress(element)
    case .horizontalProgress:
      return AndroidWidget(
        width: resolver.pixels(240), height: element.pixelSize("trackThickness") ?? resolver.pixels(4))
    case .rating:
      let stars = min(max(element.integer("android:numStars") ?? 5, 1), 20)
      let side = element.pixelSize("android:minHeight") ?? resolver.pixels(48)
      return AndroidWidget(width: stars * side, height: side)
    case .pageDots: return AndroidWidget(width: resolver.pixels(48), height: resolver.pixels(16))
    case .picker: return AndroidWidget(width: resolver.pixels(64), height: resolver.pixels(180))
    default: return square(resolver.pixels(48))
    }
  }

  /// Returns the size of a `ProgressBar` in pixels: a circle of 48 dp, within the limits that its style states.
  ///
  /// A style with `indicatorSize` states the size itself.
  private func progress(_ element: AndroidElement) -> AndroidWidget {
    if let size = element.pixelSize("indicatorSize") {
      let side = size + 2 * (element.pixelSize("indicatorInset") ?? 0)
      return AndroidWidget(width: side, height: side)
    }
    func extent(_ name: String) -> Int {
      let least = element.pixelSize("android:min\(name)") ?? 0
      let most = element.pixelSize("android:max\(name)") ?? resolver.pixels(48)
      return max(least, min(most, resolver.pixels(48)))
    }
    return AndroidWidget(width: extent("Width"), height: extent("Height"))
  }

  /// Returns the minimum size of a bar in pixels that its class requires along an axis; 0 if there is none.
  func barSize(_ element: AndroidElement, _ role: AndroidRole, _ axis: Axis) -> Int {
    let isMaterial3 = element.theme.descends(from: "Theme.Material3")
    switch (role, axis) {
    case (.tabs, .vertical): return resolver.pixels(48)
    case (.bottomNavigation, .vertical): return resolver.pixels(isMaterial3 ? 80 : 56)
    case (.navigationRail, .horizontal): return resolver.pixels(isMaterial3 ? 80 : 72)
    default: return 0
    }
  }
}

extension AndroidElement {
  /// True if a tab layout has no labels but dots: its tabs have a background of their own and no indicator, or are
  /// lower than a line of text.
  ///
  /// The usual dots of a `ViewPager2`: a `TabLayoutMediator` with `tabBackground` as a selector of ovals.
  var showsDots: Bool {
    if element.children.first(where: { _ in true }) != nil { return false }
    if case .pixels(let height)? = AndroidDimension(self, "height"), height > 0 {
      return height <= resolver.pixels(24)
    }
    guard has("tabBackground"), let background = drawable("tabBackground"), background.isVisible else { return false }
    return pixelSize("tabIndicatorHeight") == 0 || string("tabIndicator") == nil && has("tabIndicator")
      || written("tabBackground")?.text.contains("dot") == true
  }

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
