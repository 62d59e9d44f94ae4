/// The properties of a view whose kind depends on the siblings that it covers.
package enum Covering: Hashable, Sendable {
  /// The view is a button without title, image and background.
  case blankButton
  /// The view has a custom class and no subviews.
  case drawing
}
