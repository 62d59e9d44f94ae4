/// The control that a view of the kind `control` is.
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  /// A button with a fill, a border or a background image.
  case button
  /// A button that shows its title only.
  case textButton
  /// A button that shows an image only.
  case iconButton
  /// A button of which the document states neither fill nor image; its extent decides.
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
  /// An activity indicator, or a progress indicator that is a ring.
  case spinner
  case pageControl
  case rating
  case stepper
  case segmentedControl
  /// A wheel of rows.
  case picker
}

/// The platform whose figures the controls of a document have.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  case apple, android
}

/// The place of a line that is shorter than its box.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where lines of the writing direction begin.
  case natural
  case left, center, right
  /// At the edge where lines of the writing direction end.
  case end
}
