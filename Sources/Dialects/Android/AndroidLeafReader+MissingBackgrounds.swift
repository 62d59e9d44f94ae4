import Geometry
import ViewTree
import XMLTree

// Backgrounds whose drawables are not among the resources, or that are pictures.

extension AndroidLeafReader {
  /// Adds a box to a container whose background drawable is missing, such as that of a card or a bottom sheet, or a
  /// picture, such as that of a header.
  ///
  /// Most backgrounds of containers are shapes, because bitmaps would be distorted. A picture is stretched to the
  /// bounds of the view: the default gravity of `BitmapDrawable` is `fill`.
  ///
  /// Drawables that are named after touch feedback, lines or shadows are ignored. So is the background of a whole
  /// screen.
  func showUnknownBackground(_ view: inout View, _ element: AndroidElement, _ surroundings: AndroidSurroundings) {
    guard completes(.missingBackgrounds), !view.appearance.isBoxed, view.appearance.background == nil,
      let name = unknownBackground(of: element), let layout = view.androidLayout
    else { return }
    let words = Set(CodeName.words(of: name))
    let isScreen = surroundings.parentRole == nil && layout.params.height == .matchParent
    guard !isScreen, words.isDisjoint(with: Self.invisibleWords) else { return }
    view.appearance.isBoxed = true
    // A picture may be translucent, as a gradient over a cover is.
    view.appearance.isHollow = element.drawable("android:background")?.hasUnknownSize == false
    let isSheet =
      if case .coordinator(let params) = layout.params.parent, case .bottomSheet = params.behavior { true } else {
        words.contains("sheet")
      }
    let isInset =
      layout.params.width != .matchParent
      || [layout.params.margins.left, layout.params.margins.right]
        .contains { ($0 ?? 0) > 0 }
    if isSheet {
      let radius = Length.points(Self.sheetRadius)
      view.appearance.cornerRadius = CornerRadius(
        topLeft: radius, topRight: radius, bottomRight: .points(0), bottomLeft: .points(0))
    } else if isInset || !words.isDisjoint(with: Self.roundWords) {
      view.appearance.cornerRadius = CornerRadius(.points(Self.boxRadius))
    }
  }

  /// Returns the name of the drawable that is the background of an element if it does not exist or is a picture.
  ///
  /// The result is nil for another background, and for the picture of an icon, as all known pictures of the framework
  /// are.
  private func unknownBackground(of element: AndroidElement) -> String? {
    // The drawables of styles of libraries are missing too, such as those of bars.
    guard let text = element.element["android:background"], let reference = ResourceReference(text),
      ["drawable", "mipmap"].contains(reference.type), let drawable = element.drawable("android:background"),
      drawable.hasUnknownSize || drawable.isPicture && !reference.isFramework && !reference.name.hasPrefix("ic_")
    else { return nil }
    return reference.name
  }

  /// Returns true for a background that is a color role of the theme for tiles and buttons, such as
  /// `?attr/colorTertiaryContainer`; those of surfaces may be the color behind.
  func showsAccent(_ element: AndroidElement) -> Bool {
    guard completes(.missingBackgrounds), let text = element.element["android:background"], text.hasPrefix("?"),
      let name = text.dropFirst().split(separator: "/").last
    else { return false }
    return ["Primary", "Secondary", "Tertiary", "Error", "Accent"].contains { name.hasPrefix("color" + $0) }
  }

  /// Words of drawables that react to touches, or that are lines or shades rather than boxes.
  private static let invisibleWords: Set<Substring> = [
    "selector", "ripple", "selectable", "touch", "pressed", "clickable", "focus", "focused", "transparent", "divider",
    "line", "underline", "shadow", "scrim", "overlay", "fade",
  ]
  /// Words of drawables with round corners.
  private static let roundWords: Set<Substring> = [
    "round", "rounded", "corner", "corners", "radius", "card", "bubble", "pill", "chip", "dialog",
  ]
  /// The radii in dp of a box and of the top of a bottom sheet: the medium and extra large corners of Material 3.
  private static let (boxRadius, sheetRadius) = (12.0, 28.0)
}
