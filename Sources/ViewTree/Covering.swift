/// The properties of a view whose kind depends on the siblings that it covers.
package enum Covering: Hashable, Sendable {
  /// The view is a button without title, image and background.
  case blankButton
  /// The view is such a button, and code cannot find it to give it any of these.
  case touchArea
  /// The view is a button with a background image, and without title and image.
  case imageButton
  /// The view has a custom class and no subviews.
  case drawing
}
