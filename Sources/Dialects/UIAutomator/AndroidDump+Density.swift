import Geometry
import XMLTree

// The density of the screen, which a dump does not state, from views whose styles state their sizes in dp.

extension AndroidDump {
  /// Returns the number of pixels per point, from the size of a view that has the same size in all apps; nil for other
  /// views.
  ///
  /// A size that gives none of the usual densities is that of a view with another style.
  ///
  /// - Parameter screen: the size of the screen in pixels.
  static func density(from element: XMLElement, on screen: Size) -> Double? {
    switch element["class"] {
    case "android.widget.ImageButton": density(fromNavigationButton: element)
    case "android.widget.ImageView": density(fromBarIcon: element, on: screen)
    case "android.widget.Button": density(fromRole: element)
    default: nil
    }
  }

  /// The densities of `DisplayMetrics` from 160 to 640 dpi, in pixels per point.
  static let densities = [
    1, 1.125, 1.25, 1.33125, 1.375, 1.5, 1.625, 1.75, 1.875, 2, 2.125, 2.25, 2.4375, 2.5, 2.625, 2.75, 2.8125, 3, 3.25,
    3.5, 3.75, 4,
  ]

  private static func density(of points: Double, in pixels: Double) -> Double? {
    // `getDimensionPixelSize` rounds half a pixel up.
    densities.first { (points * $0).rounded() == pixels }
  }

  /// `Widget.AppCompat.Toolbar.Button.Navigation` has a `minWidth` of 56 dp, which exceeds the icon in it.
  ///
  /// A toolbar is a `ViewGroup` for accessibility, and a bar of the application's own often a `LinearLayout`.
  private static func density(fromNavigationButton element: XMLElement) -> Double? {
    guard let parent = element.parent, let type = parent["class"], element.index == parent.index + 1,
      type.hasSuffix("Toolbar")
        || type == "android.view.ViewGroup"
          && [":id/toolbar", ":id/action_bar"].contains(where: { parent["resource-id"]?.hasSuffix($0) == true })
    else { return nil }
    return bounds(of: element).flatMap { density(of: 56, in: $0.width) }
  }

  /// The minimum shorter side of a screen in points: that of a small one in the Android Compatibility Definition,
  /// section 7.1.1.1.
  private static let leastScreen = 320.0

  /// The icons of `NavigationBarView` are 24 dp: `mtrl_navigation_bar_item_default_icon_size`.
  ///
  /// An application can state another `itemIconSize`, which gives most often no usual density or too small a screen.
  private static func density(fromBarIcon element: XMLElement, on screen: Size) -> Double? {
    guard element["resource-id"]?.hasSuffix(":id/navigation_bar_item_icon_view") == true,
      let icon = bounds(of: element),
      icon.width == icon.height, let density = density(of: 24, in: icon.width),
      min(screen.width, screen.height) >= leastScreen * density
    else { return nil }
    return density
  }

  /// The touch target of a view of Compose is 48 dp high (`ViewConfiguration.minimumTouchTargetSize`), and a button in
  /// it is 40 dp high (`ButtonDefaults.MinHeight`, `IconButtonTokens.StateLayerSize`).
  ///
  /// The node of the role has the frame of the button, and its parent that of the target (`emitFakeNodes` of
  /// `SemanticsNode`).
  private static func density(fromRole element: XMLElement) -> Double? {
    guard !element.hasChildren, element["clickable"] != "true", let parent = element.parent,
      parent["class"] == "android.view.View", parent["clickable"] == "true", let button = bounds(of: element),
      let target = bounds(of: parent), let density = density(of: 48, in: target.height),
      abs(button.height - 40 * density) <= 1
    else { return nil }
    return density
  }
}
