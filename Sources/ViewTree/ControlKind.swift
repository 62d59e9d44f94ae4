/// The kind of a control, such as a button or slider, which decides the shape of its bone.
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  /// A button with a fill, a border or a background image.
  case button
  /// A button that shows only a title.
  case textButton
  /// A button that shows only an image.
  case iconButton
  /// A button of which fill and image are not known; its size decides the shape of its bone.
  case anyButton
  /// A chip: a small filled capsule around a word.
  case chip
  /// A badge: a small filled capsule around a number.
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
  /// A picker with rotating wheels of rows.
  case picker
}

/// The platform whose controls determine the default sizes in a document.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  case apple, android
}

/// The horizontal alignment of a line of text that is shorter than its box.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where lines begin in the writing direction: left for English.
  case natural
  case left, center, right
  /// The edge where lines end in the writing direction: right for English.
  case end
}
