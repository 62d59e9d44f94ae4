import Geometry
import ViewTree
import XMLTree

// Controls with a size of their own.

extension AndroidLeafReader {
  func widgetView(_ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .widget(widget(element, role)), surroundings)
    view.kind = .control
    switch role {
    case .floatingButton:
      view.control = .button
      view.appearance.cornerRadius = shapeCorners(element) ?? .circle
      // `FloatingActionButton.onMeasure` ignores the padding, which is that of its shadow.
      view.androidLayout?.padding = Edges(0)
    case .seekBar:
      if hidesThumb(element) {
        view.control = .progress
      } else {
        (view.control, view.sliderValue) = (.slider, sliderValue(element))
      }
      let sides = sidesOfTrack(view, element)
      (view.appearance.insets.left, view.appearance.insets.right) = (sides.left, sides.right)
    case .rating: view.control = .rating
    case .picker: view.control = .picker
    case .pageDots: view.control = .pageControl
    case .horizontalProgress: view.control = .progress
    default:
      view.control = isHorizontal(element) ? .progress : .spinner
      if view.control == .spinner, showsProgress(element) { view.sliderValue = sliderValue(element) }
    }
    // `ProgressBar`: the duration is not known, which is the default of rings but not of bars.
    if view.control == .progress, element.bool("android:indeterminate") == true { view.loadingSigns = .busy }
    return view
  }

  /// Returns the distances in points from the sides of a slider to its track.
  ///
  /// A `SeekBar` draws it inside the padding: `ProgressBar.updateDrawableBounds`. The padding of a Material `Slider` has no
  /// effect on it: `mtrl_slider_track_side_padding` is 16 dp.
  private func sidesOfTrack(_ view: View, _ element: AndroidElement) -> Insets {
    if element.element.name.hasSuffix("Slider") {
      let side = resolver.pixels(16)
      return points(Edges(top: 0, right: side, bottom: 0, left: side))
    }
    return view.androidLayout.map { points($0.padding) } ?? .zero
  }

  /// Returns true for a progress indicator that is not indeterminate, and that states this or a value.
  ///
  /// The style of a `ProgressBar` is indeterminate unless the element states otherwise; the indicators of Material are
  /// determinate (`BaseProgressIndicator`).
  private func showsProgress(_ element: AndroidElement) -> Bool {
    if let isIndeterminate = element.element["android:indeterminate"] { return isIndeterminate == "false" }
    let statesValue = element.has("android:progress") || element.has("android:max")
    return statesValue && element.element.name.hasSuffix("ProgressIndicator")
  }

  /// Returns the value of a `SeekBar` or of a Material `Slider` as a fraction of its range, 0…1.
  ///
  /// The default value is the minimum: `ProgressBar.mProgress` is 0, `BaseSlider` takes `valueFrom`. The
  /// default range of a `SeekBar` is 0 to 100, of a slider 0 to 1.
  private func sliderValue(_ element: AndroidElement) -> Double {
    let isSlider = element.has("valueFrom") || element.has("android:valueFrom") || element.has("android:value")
    func number(_ name: String) -> Float? { element.float("\(name)") ?? element.float("android:\(name)") }
    let minimum = number(isSlider ? "valueFrom" : "min") ?? 0
    let maximum = number(isSlider ? "valueTo" : "max") ?? (isSlider ? 1 : 100)
    guard let value = number(isSlider ? "value" : "progress"), maximum > minimum else { return 0 }
    return Double(min(max((value - minimum) / (maximum - minimum), 0), 1))
  }

  /// Returns true for a horizontal progress bar, by the names of the styles up to the first one of the platform.
  ///
  /// Parents of platform styles are ignored. In the tables, a parent is the style with the fewest differences, such as
  /// a horizontal bar for a small circle.
  private func isHorizontal(_ element: AndroidElement) -> Bool {
    // The circle of `Widget.ProgressBar` is its drawable for an unknown duration, which the element excludes.
    if element.bool("android:indeterminateOnly") == false, element.has("android:indeterminateOnly") { return true }
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
    case .seekBar: return seekBar(element)
    case .progress: return progress(element)
    case .horizontalProgress:
      return AndroidWidget(
        width: resolver.pixels(240), height: element.pixelSize("trackThickness") ?? resolver.pixels(Self.trackHeight))
    case .rating:
      let stars = min(max(element.integer("android:numStars") ?? 5, 1), 20)
      let side = element.pixelSize("android:minHeight") ?? resolver.pixels(48)
      return AndroidWidget(width: stars * side, height: side)
    case .pageDots: return AndroidWidget(width: resolver.pixels(48), height: resolver.pixels(16))
    case .picker: return AndroidWidget(width: resolver.pixels(64), height: resolver.pixels(180))
    default: return square(resolver.pixels(48))
    }
  }

  /// Returns the size of a slider in pixels, without its padding.
  ///
  /// `mtrl_slider_widget_height` of Material Components is 48 dp. A `SeekBar` is as high as its thumb of 32 dp, or as
  /// its track if the element states that it has no thumb: `AbsSeekBar.onMeasure`.
  private func seekBar(_ element: AndroidElement) -> AndroidWidget {
    var height = resolver.pixels(element.element.name.hasSuffix("Slider") ? 48 : 32)
    if hidesThumb(element) {
      let track = element.drawable("android:progressDrawable").flatMap { $0.hasUnknownSize ? nil : $0.height }
      height = min(track ?? resolver.pixels(Self.trackHeight), element.pixelSize("android:maxHeight") ?? .max)
    }
    return AndroidWidget(width: resolver.pixels(48), height: max(height, element.pixelSize("android:minHeight") ?? 0))
  }

  /// The height of a track in dp: Material Design 3, Sliders and Progress indicators.
  private static let trackHeight = 4

  /// Returns true for a `SeekBar` whose thumb is `@null` or transparent; the `Slider` of Material has no such attribute.
  private func hidesThumb(_ element: AndroidElement) -> Bool {
    !element.element.name.hasSuffix("Slider") && element.hidesDrawable("android:thumb")
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
      let minimum = element.pixelSize("android:min\(name)") ?? 0
      let maximum = element.pixelSize("android:max\(name)") ?? resolver.pixels(48)
      return max(minimum, min(maximum, resolver.pixels(48)))
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
    if !element.children.isEmpty { return false }
    if let height = height?.fixedPixels { return height <= resolver.pixels(24) }
    guard has("tabBackground"), let background = drawable("tabBackground"), background.isVisible else { return false }
    return pixelSize("tabIndicatorHeight") == 0 || string("tabIndicator") == nil && has("tabIndicator")
      || written("tabBackground")?.text.contains("dot") == true
  }
}
