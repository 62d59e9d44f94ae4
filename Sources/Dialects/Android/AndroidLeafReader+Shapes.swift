import Geometry
import ViewTree

// Corners of Material shapes, of controls and of cards.

extension AndroidLeafReader {
  /// Returns the corner radii of the styles `shapeAppearanceOverlay` and `shapeAppearance`; nil if they state none.
  ///
  /// The radii are in points or in percent of the view's shorter side. The size of one corner, such as
  /// `cornerSizeTopLeft`, takes precedence over `cornerSize`: `ShapeAppearanceModel.builder`.
  func shapeCorners(_ element: AndroidElement) -> CornerRadius? {
    var shape = element
    shape.replaceStyles(by: element.styles("shapeAppearanceOverlay") + element.styles("shapeAppearance"))
    let corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map { cornerSize("cornerSize\($0)", of: shape) }
    let common = cornerSize("cornerSize", of: shape)
    guard common != nil || corners.contains(where: { $0 != nil }) else { return nil }
    let lengths = corners.map { $0 ?? common ?? .points(0) }
    return CornerRadius(topLeft: lengths[0], topRight: lengths[1], bottomRight: lengths[2], bottomLeft: lengths[3])
  }

  private func cornerSize(_ name: AttributeName, of shape: AndroidElement) -> Length? {
    guard let size = shape.word(name) else { return nil }
    if size.hasSuffix("%"), let share = Double(size.dropLast()) { return .percent(min(share, 50)) }
    return DimensionValue(size).map { .points(Double(max(0, $0.pixels(resolver.metrics)) / resolver.density)) }
  }

  /// Returns the corner radii in points that a `TextInputLayout` states for the box of its field; nil for none.
  ///
  /// A corner without a radius of its own has that of the style's shape, 4 dp.
  func boxCorners(_ element: AndroidElement, _ direction: LayoutDirection) -> CornerRadius? {
    let corners = ["TopStart", "TopEnd", "BottomEnd", "BottomStart"].map { element.pixels("boxCornerRadius\($0)") }
    guard corners.contains(where: { $0 != nil }) else { return nil }
    var lengths = corners.map { pixels in
      pixels.map { Length.points(Double(max(0, $0) / resolver.density)) } ?? .points(Self.cornerOfField)
    }
    if direction == .rightToLeft {
      lengths.swapAt(0, 1)
      lengths.swapAt(2, 3)
    }
    return CornerRadius(topLeft: lengths[0], topRight: lengths[1], bottomRight: lengths[2], bottomLeft: lengths[3])
  }

  /// The corner radius of a field in dp: `ShapeAppearance.MaterialComponents.SmallComponent`.
  private static let cornerOfField = 4.0

  /// Returns the corner radii in points that a control has by its attributes, shape or class.
  ///
  /// The result is nil for a class whose background alone decides its corners.
  func controlRadius(_ element: AndroidElement, _ role: AndroidRole) -> CornerRadius? {
    if let radius = element.pixels(role == .chip ? "chipCornerRadius" : "cornerRadius") { return cornerRadius(radius) }
    if let radius = shapeCorners(element) { return radius }
    switch role {
    case .chip: return cornerRadius(Float(resolver.pixels(8)))
    case .editText, .spinner: return CornerRadius(.points(Self.cornerOfField))
    case .button, .toggleButton: return cornerRadius(Float(resolver.pixels(2)))
    case .checkBox: return cornerRadius(Float(resolver.pixels(2)))
    default: return nil
    }
  }

  /// Sets the corners of the children that cover a frame to its shape, to which `MaskableFrameLayout` clips them.
  func maskChildren(_ children: inout [View], of element: AndroidElement) {
    guard let corners = shapeCorners(element) else { return }
    for index in children.indices {
      guard let layout = children[index].androidLayout, layout.params.width == .matchParent,
        layout.params.height == .matchParent, children[index].appearance.cornerRadius == .zero
      else { continue }
      children[index].appearance.cornerRadius = corners
    }
  }

  // MARK: - Groups of buttons

  /// Turns a group of toggle buttons into one control with the corners of its first button.
  ///
  /// Material, "Segmented buttons": the buttons share their borders, and only the outer corners of the group are round.
  func connectButtons(_ view: inout View) {
    let buttons = view.children.filter { !$0.isHidden }
    guard completes(.connectedButtons), !showsEverything, let layout = view.androidLayout, buttons.count > 1,
      buttons.allSatisfy({ $0.control == .button || $0.control == .textButton || $0.control == .iconButton })
    else { return }
    // A wider group has free space beside its buttons.
    let areWeighted = buttons.allSatisfy { ($0.androidLayout?.params.weight ?? 0) > 0 }
    guard layout.params.width == .wrapContent || areWeighted else { return }
    (view.kind, view.control) = (.control, .button)
    view.appearance.cornerRadius = buttons[0].appearance.cornerRadius
    view.appearance.insets = buttons[0].appearance.insets
  }

  /// Returns four equal corner radii, converted from pixels to points.
  private func cornerRadius(_ pixels: Float) -> CornerRadius {
    CornerRadius(.points(Double(max(0, pixels) / resolver.density)))
  }

  // MARK: - Cards

  /// Sets the corners, the content padding and the background of a card; `android:padding` has no effect on cards.
  func decorateCard(_ view: inout View, _ element: AndroidElement) {
    let all = element.pixelSize("contentPadding")
    func side(_ name: String) -> Int { element.pixelSize("contentPadding\(name)") ?? all ?? 0 }
    var padding = Edges(top: side("Top"), right: side("Right"), bottom: side("Bottom"), left: side("Left"))
    let radius = element.pixels("cardCornerRadius").map(cornerRadius)
    let corners = radius ?? shapeCorners(element) ?? cornerRadius(Float(resolver.pixels(2)))
    if element.bool("cardUseCompatPadding") == true, case .points(let points) = corners.topLeft {
      let radius = Float(points) * resolver.density
      let elevation = element.pixels("cardMaxElevation") ?? element.pixels("cardElevation") ?? Float(resolver.pixels(2))
      let corner = (1 - 0.707_106_77) * radius
      let compat = Edges(
        top: Int((elevation * 1.5 + corner).rounded(.up)), right: Int((elevation + corner).rounded(.up)),
        bottom: Int((elevation * 1.5 + corner).rounded(.up)), left: Int((elevation + corner).rounded(.up)))
      padding = padding + compat
      // The box is drawn inside the space of its shadow: `RoundRectDrawable.updateBounds`.
      view.appearance.insets = self.points(compat)
    }
    let stroke = element.pixelSize("strokeWidth") ?? 0
    view.androidLayout?.padding = padding + Edges(stroke)
    view.appearance.cornerRadius = corners
    // A row of a list that is a card has a shadow or a border even with square corners: `cardElevation` is 2 dp.
    let elevation = element.pixels("cardElevation") ?? element.pixels("android:elevation")
    view.appearance.statesCornerRadius = stroke > 0 || elevation != 0
    let paint = element.paint("cardBackgroundColor") ?? element.drawable("android:background")?.fill
    view.appearance.background = paint?.color ?? view.appearance.background
    view.appearance.isBoxed = paint?.isVisible != false || stroke > 0
    view.appearance.isHollow = paint?.isVisible == false
  }
}
