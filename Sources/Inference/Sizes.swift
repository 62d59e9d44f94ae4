import Geometry

/// Sizes and shares that several rules need; lengths are in points.
package enum Sizes {
  /// The fraction of the canvas width from which a view is as wide as the screen.
  ///
  /// Frames of Android are rounded to pixels, and hairlines of a border may be beside them.
  static let edgeToEdge = 0.98
  /// The fraction of the canvas width from which a box is a row, a card or a header: one with margins of 8 on a screen
  /// that is 320 wide has 0.95.
  static let row = 0.95
  /// The fraction of the canvas height from which a view as wide as the canvas is the screen between its bars.
  static let screenWithoutBars = 0.85
  /// The minimum ratio of the height of a phone's screen to its width.
  static let leastRatioOfScreen = 1.5
  /// The minimum ratio of the height of a canvas with the proportions of a screen to its width.
  static let leastRatioOfCanvas = 1.2
  /// The minimum difference in one color channel, in levels of 255, between a fill and the color behind it for the fill
  /// to be visible.
  package static let visibleLevels = 3
  /// The minimum height of a button with a fill: Material's boxes are at least 36 high.
  package static let lowestButton = 36.0
  /// The minimum height of a button of Android with insets: 48 dp on a screen of 411 to 440 dp, whose width counts as 400
  /// points.
  package static let lowestInsetButton = 43.0
  /// The maximum height of a button: 56 in Material Design, plus padding.
  static let highestButton = 60.0
  /// The maximum height of a button of unknown fill; a higher one is a touchable tile.
  package static let highestTile = 96.0
  /// The longest side of the touch target of an icon: 48 in Material Design and 44 on iOS, with padding.
  static let largestTarget = 64.0
  /// The maximum distance of the middle of a button's contents from that of the button: the paddings at its two sides
  /// differ by 8 if it has an icon (Material Design 3, Buttons and Chips).
  static let offCenter = 8.0
  /// The minimum height of the cover of a card: a lower view above a label is an icon with its padding, or a line.
  static let lowestCover = 64.0
  /// The corner radius of a card and of the box of a field, and that of a floating action button: Material Design 3.
  static let (cardRadius, floatingRadius) = (12.0, 16.0)
  /// The fraction of the screen's width up to which a container has a box: a wider one is a bar, a band or a row.
  static let widestBox = 0.97
  /// The largest distance by which a frame exceeds a view around it because of rounding to pixels.
  static let rounding = 0.5
}

extension Roles {
  /// True if the visible part of a view is as wide as the canvas.
  func isFromEdgeToEdge(_ index: Int) -> Bool { visible[index].width >= Sizes.edgeToEdge * canvas.width }
}
