import Geometry
import ViewTree
import XMLTree

// The marks of check boxes, radio buttons and switches, beside their texts.

extension AndroidLeafReader {
  /// Returns true for a check box or a radio button without a mark, which looks like a tab or a button.
  ///
  /// `CompoundButton` draws the drawable `android:button` as its mark, and nothing for `@null`. A drawable
  /// `app:buttonCompat` takes precedence, unlike `@null`: `AppCompatCompoundButtonHelper.loadFromAttributes`.
  func hidesMark(_ element: AndroidElement, _ role: AndroidRole) -> Bool {
    guard role == .checkBox || role == .radioButton else { return false }
    if let mark = element.drawable("buttonCompat") { return !mark.isVisible }
    return element.hidesDrawable("android:button")
  }

  /// Adds the mark of a check box, radio button or switch as a drawable at the left or right of the text.
  func addButton(
    of element: AndroidElement, _ role: AndroidRole, direction: LayoutDirection, to text: inout AndroidText
  ) {
    let size: AndroidDrawableSize
    switch role {
    case .checkBox, .radioButton:
      size = AndroidDrawableSize(width: resolver.pixels(Self.markTarget), height: resolver.pixels(Self.markTarget))
    case .toggle:
      let isMaterial = element.element.name.hasSuffix("MaterialSwitch")
      // SwitchCompat.getCompoundPaddingRight: the padding is between a text and the track.
      let padding = element.pixelSize("switchPadding") ?? element.pixelSize("android:switchPadding") ?? 0
      let gap = text.text.isEmpty ? 0 : max(padding, isMaterial ? resolver.pixels(Self.switchPadding) : 0)
      let track = element.pixelSize("switchMinWidth") ?? element.pixelSize("android:switchMinWidth") ?? 0
      size = AndroidDrawableSize(
        width: max(track, resolver.pixels(isMaterial ? Self.materialTrack : Self.track)) + gap, height: 0)
    default: return
    }
    // A check box has its mark at the start, a switch has its track at the end.
    if role == .toggle { text.drawables[end: direction] = size } else { text.drawables[start: direction] = size }
  }

  /// Moves the mark of a check box, radio button or switch to its place, and the bones of its text beside it.
  ///
  /// `CompoundButton.onDraw` draws the mark at the start of the view; the padding is between mark and text.
  /// `Switch.onLayout` places the track inside the padding.
  ///
  /// The text of `view` has the padding of the view and of the mark, and `layout` that of the view.
  func placeMark(
    _ role: AndroidRole, of element: AndroidElement, direction: LayoutDirection, in view: inout View,
    _ layout: AndroidLayout
  ) {
    let isReversed = direction == .rightToLeft
    guard let lines = view.text, lines.content?.isEmpty == false else {
      guard role == .radioButton || role == .checkBox && !centersMark(element) else { return }
      let side = Double(Self.markSide)
      view.appearance.picture = FittedPicture(
        size: Size(width: side, height: side), isScaled: false, gravity: UnitPoint(x: isReversed ? 1 : 0, y: 0.5))
      insetMark(&view, isReversed: isReversed)
      return
    }
    switch role {
    case .checkBox, .radioButton:
      insetMark(&view, isReversed: isReversed)
      // The text begins at the end of the drawable, nearer to the mark than in a placeholder: the padding is negative.
      let start = Double(Self.markSide) + Self.gapAfterMark
      if isReversed {
        view.text?.padding.right = lines.padding.right - start
      } else {
        view.text?.padding.left = lines.padding.left - start
      }
      // The drawable is as high as two lines, so that their number follows from the width alone.
      view.text?.isHeightStated = true
      if layout.params.width == .wrapContent { view.text?.fontTolerance = Self.toleranceOfWrapped }
    case .toggle:
      let insets = view.appearance.insets + points(layout.padding)
      view.appearance.insets = insets
      view.text?.padding = insets
      // The track of the placeholder is wider than most platforms' tracks, so that its label has less space.
      if layout.params.width == .wrapContent, lines.content?.contains("\n") != true { view.text?.count = .exactly(1) }
    default: return
    }
  }

  /// Insets the painted area at the start of a view by the space around the mark in its drawable.
  private func insetMark(_ view: inout View, isReversed: Bool) {
    let inset = Double(Self.markTarget - Self.markSide) / 2
    if isReversed { view.appearance.insets.right += inset } else { view.appearance.insets.left += inset }
  }

  /// Returns true for a check box that has its mark in the middle if it has no text: `MaterialCheckBox.onDraw`.
  ///
  /// Material Components inflates this class for `<CheckBox>`. `MaterialRadioButton` does not center its mark.
  private func centersMark(_ element: AndroidElement) -> Bool {
    (element.theme.isMaterial || element.element.name.hasSuffix("MaterialCheckBox"))
      && element.bool("centerIfNoTextEnabled") != false
  }

  /// The widths in dp of a switch's track, and the gap before it: `Widget.Material3.CompoundButton.MaterialSwitch`.
  private static let (track, materialTrack, switchPadding) = (48, 52, 16)
  /// The sides in dp of a check box's drawable and of the box in it: `btn_check_material_anim`.
  static let (markTarget, markSide) = (32, 20)
  /// The maximum ratio, without unit, of the width of a label in the font of the bones to that of the view that wraps it.
  private static let toleranceOfWrapped = 1.25
  /// The gap in points between the placeholder of a mark and the bones of its text.
  private static let gapAfterMark = 8.0
}
