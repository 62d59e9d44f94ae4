/// The control of a view of kind `control`.
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  /// A button with a fill, a border or a background image.
  case button
  /// A button with a title only.
  case textButton
  /// A button with an image only.
  case iconButton
  /// A button without a stated fill or image; its size decides the placeholder.
  case anyButton
  /// A small filled capsule around a word.
  case chip
  /// A small filled capsule around a number.
  case badge
  case toggle
  case checkBox
  case radioButton
  case textField
  case searchField
  case slider
  case progress
  /// An activity indicator, or a ring-shaped progress indicator.
  case spinner
  case pageControl
  case rating
  case stepper
  case segmentedControl
  /// A wheel of rows.
  case picker
}

/// The platform that determines the sizes of a document's controls.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  case apple, android
}

/// The horizontal alignment of a line that is shorter than its box.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where lines begin in the writing direction.
  case natural
  case left, center, right
  /// The edge where lines end in the writing direction.
  case end
}
