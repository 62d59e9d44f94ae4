package import Geometry
package import ViewTree

extension PlacedViews {
  /// The topmost opaque background color of a view that covers the whole canvas, or a screen without its bars.
  ///
  /// If there is none, it is the background color of the root view, which may be nil.
  package var canvasBackground: Color? { canvasAppearance?.background }

  /// The background color of the canvas in dark appearance, as the document states it; nil if it is not known.
  ///
  /// - Parameter isNight: true if the views were resolved for dark appearance.
  package func darkCanvasBackground(isNight: Bool) -> Color? {
    let color = isNight ? canvasAppearance?.background : canvasAppearance?.darkBackground
    // A light color is one that a document states for both appearances.
    return color.flatMap { $0.alpha == 255 && $0.luma < 128_000 ? $0 : nil }
  }

  private var canvasAppearance: Appearance? {
    var found = views.first?.view.appearance
    var index = 1
    while index < views.count {
      // The frame first, which is in the list itself: most views are smaller than the canvas.
      guard coversCanvas(index), !views[index].view.isHidden,
        views[index].view.hint == nil, views[index].view.appearance.opacity == 1
      else {
        index = views[index].end
        continue
      }
      if views[index].view.appearance.background?.alpha == 255,
        views[index].view.kind != .shape
      {
        found = views[index].view.appearance
      }
      index += 1
    }
    return found
  }

  /// True for a view that covers the whole canvas, or without round corners the width of a screen and its height without
  /// bars.
  ///
  /// Rows that code adds to a list have colors of their own.
  private func coversCanvas(_ index: Int) -> Bool {
    let canvas = Rect(origin: .zero, size: size)
    if views[index].frame.contains(canvas, tolerance: Sizes.rounding) { return true }
    if source.isPlaceholder || size.height < Sizes.leastRatioOfScreen * size.width { return false }
    let shown = views[index].frame.intersection(canvas)
    guard shown.width >= size.width - Sizes.rounding, shown.height >= Sizes.screenWithoutBars * size.height
    else { return false }
    let isBareList = views[index].view.isList && views[index].end == index + 1
    return !isBareList && views[index].view.appearance.cornerRadius == .zero
  }
}

extension Color {
  /// The opaque color that results from drawing this color over the opaque color `behind`, each channel rounded.
  package func over(_ behind: Color) -> Color {
    if alpha == 255 { return self }
    func mix(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum = Int(front) * Int(alpha) + Int(back) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(red: mix(red, behind.red), green: mix(green, behind.green), blue: mix(blue, behind.blue))
  }

  /// The largest of the differences of the red, green and blue channels of two colors, 0…255; alpha is ignored.
  package func distance(to other: Color) -> Int {
    func difference(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
    return max(difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
  }
}
