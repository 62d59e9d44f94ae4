import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts single elements to views without children, and makes the parts of which bars, menus and rows consist.
///
/// It has no state: a view follows from an element, its styles, and the surroundings.
struct AndroidLeafReader {
  let resolver: ResourceResolver
  let direction: LayoutDirection
  let completions: ReaderCompletions
  /// True to show bars and hidden views and to fill empty containers, for a layout that has no other content.
  let showsEverything: Bool

  func completes(_ completion: ReaderCompletion) -> Bool { completions.contains(completion) }

  // MARK: - Views that draw a line or nothing

  func plainView(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .view, surroundings)
    let background = element.drawable("android:background")
    if let background, background.isVisible, let place = background.place {
      view.androidLayout?.content = .plainFrame
      var layer = box(
        element, .view, surroundings, width: place.width.map { .pixels($0) } ?? .matchParent,
        height: place.height.map { .pixels($0) } ?? .matchParent, kind: .view, corners: background.cornerRadius ?? .zero
      )
      layer.androidLayout?.params.gravity = place.gravity
      view.children = [layer]
      return view
    }
    view.kind = background?.isVisible == true ? .view : .spacer
    if element.written("android:background") == nil, let sample = element.editorBackground, sample.isVisible {
      view.kind = .view
      view.appearance.cornerRadius = sample.cornerRadius ?? .zero
    }
    // A thin view with a background of unknown color is a line.
    let isThin = [element.width, element.height].compactMap { $0?.fixedPixels }
      .contains(where: resolver.lengths(upTo: 1).contains)
    if completes(.thinLines), view.kind == .view, view.appearance.background == nil, isThin { view.kind = .divider }
    return view
  }

  /// Returns a view that takes space and draws nothing.
  func spacer(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .space, surroundings)
    view.kind = .spacer
    return view
  }

  /// Returns the line of a `MaterialDivider`, 1 dp thick, inside the insets that the element states.
  func divider(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .widget(AndroidWidget(width: 0, height: resolver.pixels(1))), surroundings)
    view.kind = .divider
    let (start, end) = (element.pixelSize("dividerInsetStart") ?? 0, element.pixelSize("dividerInsetEnd") ?? 0)
    var insets = Edges(0)
    (insets[start: surroundings.direction], insets[end: surroundings.direction]) = (start, end)
    view.appearance.insets = points(insets)
    return view
  }

  /// Returns the handle of a bottom sheet: 32 × 4 dp in a touch target of 48 dp.
  ///
  /// Material 3, `BottomSheet.DragHandle`.
  func dragHandle(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .plainFrame, surroundings)
    view.androidLayout?.minHeight.raise(to: resolver.pixels(48))
    var handle = box(element, .view, surroundings, width: dp(32), height: dp(4), kind: .image, corners: .circle)
    handle.androidLayout?.params.gravity = .center
    view.children = [handle]
    return view
  }

  // MARK: - Common parts of views

  /// Returns a view for an element, without children, with the element's identifier, layout, appearance and hint.
  ///
  /// - Parameters:
  ///   - element: the element with its styles.
  ///   - content: the content that decides the size of the view.
  ///   - surroundings: the theme, and the layout and direction of the parent.
  func leaf(_ element: AndroidElement, _ content: AndroidContent, _ surroundings: AndroidSurroundings) -> View {
    var layout = AndroidLayout(
      params: AndroidLayoutParams(
        element, in: surroundings.parent, direction: surroundings.direction,
        parentDirection: surroundings.parentDirection),
      content: content)
    let background = element.drawable("android:background")
    layout.padding = padding(of: element, background: background, direction: surroundings.direction)
    layout.minWidth = element.pixelSize("android:minWidth") ?? 0
    layout.minHeight = element.pixelSize("android:minHeight") ?? 0
    if let background, !background.hasUnknownSize {
      (layout.backgroundWidth, layout.backgroundHeight) = (background.width ?? 0, background.height ?? 0)
    }
    layout.direction = surroundings.direction
    switch element.word("android:visibility") {
    case "gone", "2": layout.visibility = .gone
    case "invisible", "1": layout.visibility = .invisible
    default: break
    }
    if layout.visibility == .visible, element.isShownByEditorOnly {
      let isInvisible = ["invisible", "1"].contains(element.element["android:visibility"])
      layout.visibilityAtFirst = isInvisible ? .invisible : .gone
    }
    var view = View(
      element: element.element.name, kind: .container, layout: .android(layout), location: element.place.location)
    view.identifier = element.identifier("android:id")
    view.isHidden = layout.visibility != .visible
    view.appearance = appearance(of: element, background: background)
    if case .coordinator(let params) = layout.params.parent, case .bottomSheet = params.behavior {
      setSheetBackground(&view, element)
    }
    view.isInteractive = element.bool("android:clickable") == true || element.has("android:onClick")
    if let attribute = element.tools("skeleton") { view.hint = hint(attribute, element) }
    return view
  }

  /// Sets the background of a bottom sheet with a `shapeAppearance`: opaque, with round corners at the top.
  ///
  /// `BottomSheetBehavior` draws it.
  private func setSheetBackground(_ view: inout View, _ element: AndroidElement) {
    guard element.written("shapeAppearance") != nil, let corners = shapeCorners(element) else { return }
    let reader = DrawableReader(resolver, theme: element.theme, place: element.place)
    let paint = element.paint("backgroundTint") ?? reader.paint("?android:attr/colorBackground")
    guard let color = paint.color else { return }
    view.appearance.background = color
    view.appearance.cornerRadius = CornerRadius(
      topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: .points(0), bottomLeft: .points(0))
  }

  private func hint(_ attribute: XMLAttribute, _ element: AndroidElement) -> Hint? {
    if let hint = Hint(rawValue: attribute.value) { return hint }
    let nearest = nearestName(to: attribute.value, among: Hint.allCases.map(\.rawValue))
    resolver.warn(HintProblem.unknown(attribute.value, nearest: nearest), at: element.place)
    return nil
  }

  private func appearance(of element: AndroidElement, background: AndroidDrawable?) -> Appearance {
    var appearance = Appearance()
    if let alpha = element.float("android:alpha") { appearance.opacity = min(max(Double(alpha), 0), 1) }
    if let background, background.place == nil {
      if let color = background.fill.color, color.alpha > 0 { appearance.background = color }
      appearance.cornerRadius = background.cornerRadius ?? .zero
      appearance.insets = points(background.insets)
      // The outline of a shape or a color casts a shadow, so that a box in the color of the page is visible, too:
      // `View.setElevation`. A view may have no outline: `View.setOutlineProvider`.
      let castsShadow =
        background.fill.isVisible && element.pixels("android:elevation") ?? 0 > 0
        && !element.states("android:outlineProvider", ["none", "1"])
      appearance.isBoxed =
        !background.isPicture && (background.fill == .unknown || background.border.isVisible || castsShadow)
      appearance.isHollow = background.fill == .nothing
    }
    return appearance
  }

  /// Returns the padding of a view in pixels: that of the element's attributes, else that of the background (nil for
  /// none), else 0.
  ///
  /// The source is chosen for each edge. `direction` decides whether the start is left or right.
  private func padding(
    of element: AndroidElement, background: AndroidDrawable?, direction: LayoutDirection
  ) -> Edges<Int> {
    let all = element.pixelSize("android:padding")
    let horizontal = all ?? element.pixelSize("android:paddingHorizontal")
    let vertical = all ?? element.pixelSize("android:paddingVertical")
    var padding = Edges(
      top: vertical ?? element.pixelSize("android:paddingTop") ?? background?.padding?.top ?? 0,
      right: horizontal ?? element.pixelSize("android:paddingRight") ?? background?.padding?.right ?? 0,
      bottom: vertical ?? element.pixelSize("android:paddingBottom") ?? background?.padding?.bottom ?? 0,
      left: horizontal ?? element.pixelSize("android:paddingLeft") ?? background?.padding?.left ?? 0)
    // Start and end take precedence, each for its own side.
    if let start = element.pixelSize("android:paddingStart") { padding[start: direction] = start }
    if let end = element.pixelSize("android:paddingEnd") { padding[end: direction] = end }
    return padding
  }

  /// Converts the distances of an element's four edges from pixels to points, by the density of the screen.
  func points(_ edges: Edges<Int>) -> Insets {
    let density = Double(resolver.density)
    return Insets(
      top: Double(edges.top) / density, right: Double(edges.right) / density, bottom: Double(edges.bottom) / density,
      left: Double(edges.left) / density)
  }
}
