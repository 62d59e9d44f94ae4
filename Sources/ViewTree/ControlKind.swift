/// The kind of a control, such as a button or slider, on which the shape of its bone depends.
@usableFromInline
package enum ControlKind: String, Hashable, Sendable, CaseIterable {
  /// A button with a fill, a border or a background image.
  case button
  /// A button that shows only a title.
  case textButton
  /// A button that shows only an image.
  case iconButton
  /// A button with unknown fill and image, whose bone has a shape that depends on its size.
  case anyButton
  /// A small filled capsule around a word.
  case chip
  /// A small filled capsule around a number.
  case badge
  case toggle
  case checkBox
  case radioButton
  case textField
  /// A text field without a border and a fill, of which only the text or the placeholder is visible.
  case plainTextField
  /// A text field with a line below its text or placeholder.
  case underlinedTextField
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

/// The platform whose controls give the default sizes of a document's controls.
package enum ControlDesign: Hashable, Sendable {
  case uiKit, material
}

/// The vertical position of lines of text that are lower than their box.
package enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom
}

/// The horizontal position of a line of text that is narrower than its box.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where lines begin in the writing direction: left in English.
  case natural
  case left, center, right
  /// The edge where lines end in the writing direction: right in English.
  case end
}
