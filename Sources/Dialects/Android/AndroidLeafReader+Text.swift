import Geometry
import ViewTree

// Text views and their subclasses: buttons, text fields, check boxes, switches, chips, spinners.

extension AndroidLeafReader {
  /// Returns the view of a text view or of one of its subclasses, such as a button or a text field.
  ///
  /// - Parameters:
  ///   - bare: the element without the styles of its text appearance.
  ///   - isRoot: true for the root of the document, which code can reach without an identifier.
  func textView(
    _ bare: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings, isRoot: Bool
  ) -> View {
    let element = bare.adding(appearance: textAppearance(of: bare), role == .editText ? Self.textFieldStyle : nil)
    // A text input layout draws the box of its field.
    var role =
      role == .editText && surroundings.parentRole != .textInput && element.hidesDrawable("android:background")
      ? .text : role
    if role == .text, isTooSmallForText(element) { return plainView(element, surroundings) }
    let shown = surroundings.host.flatMap { self.text(of: element, in: $0) } ?? shownText(of: element, role)
    if hidesMark(element, role) { role = showsOwnBox(element) ? .button : .text }
    var text = AndroidText(text: shown ?? sampleText(for: element, role, isRoot: isRoot), size: textSize(of: element))
    readStyle(of: element, into: &text)
    if role == .text, completes(.sampleTexts), let maximum = maximumSampleLines(of: element, isKnown: shown != nil) {
      text.maxHeight = text.maxHeight ?? .units(max(maximum, text.minimumLines ?? 1))
    }
    text.face = face(of: element, bare)
    addButton(of: element, role, direction: surroundings.direction, to: &text)
    var view = leaf(element, .text(text), surroundings)
    guard var layout = view.androidLayout else { return view }
    adjustPadding(&layout, element, role)
    moveFirstBaseline(&layout, element, text)
    if let size = uniformSize(of: text, layout, element) { text.size = size }
    layout.content = .text(text)
    view.androidLayout = layout
    view.text = lines(of: text, layout, element)
    if role == .text || role == .button && controlKind(of: element, role, text) == nil {
      view.text?.icons = icons(of: text, layout, element)
    }
    if role == .spinner, !showsOwnBox(element) { addArrow(to: &view, direction: surroundings.direction) }
    placeMark(role, of: element, direction: surroundings.direction, in: &view, layout)
    setKind(of: &view, element, role, text, direction: surroundings.direction)
    let isBoxed = surroundings.parentRole == .textInput && surroundings.boxesTextInputs
    if role == .editText, !isBoxed, hasLine(element) { underline(&view) }
    if role == .editText, isBoxed, let corners = surroundings.boxCorners { view.appearance.cornerRadius = corners }
    if view.control == .textButton { showIcon(of: text, in: &view) }
    if IconFont.isGlyphs(text.text) { showGlyph(in: &view, direction: surroundings.direction) }
    return view
  }

  /// Shows a text of an icon font as a picture, and a button without a background as an icon.
  private func showGlyph(in view: inout View, direction: LayoutDirection) {
    if view.control == .textButton { view.control = .iconButton }
    guard view.kind == .text, let lines = view.text else { return }
    (view.kind, view.text) = (.image, nil)
    guard view.appearance.background == nil, !view.appearance.isBoxed else { return }
    let y =
      switch lines.verticalAlignment {
      case .top where lines.isHeightStated: 0.0
      case .bottom where lines.isHeightStated: 1.0
      default: 0.5
      }
    view.appearance.insets = lines.padding
    view.appearance.picture = IconFont.picture(fontSize: lines.fontSize, lines.alignment, direction, y: y)
  }

  /// The background of text fields in themes without one of their own: `?attr/editTextBackground`.
  private static let textFieldStyle = ResourceStyle(
    name: "Widget.EditText", parent: "", items: ["android:background": "@android:drawable/edit_text_material"],
    isOfPlatform: true)

  /// Draws a line below a text field, which has a sample of words if it states none.
  private func underline(_ view: inout View) {
    view.control = .underlinedTextField
    guard var text = view.text, text.content?.isEmpty != false else { return }
    (text.content, text.count, text.width) = (nil, .exactly(1), Self.sampleInEms * text.fontSize)
    view.text = text
  }

  /// The width of the words in a field without a text and hint, in multiples of the font size.
  private static let sampleInEms = 10.0

  /// Returns true for a text field with the background of the platform or of AppCompat, which is a line.
  private func hasLine(_ element: AndroidElement) -> Bool {
    let background = element.written("android:background")?.text ?? ""
    return ["edit_text_material", "editTextBackground"].contains(where: background.hasSuffix)
  }

  /// Sets the kind of a text view: text, spacer for an empty text, or control.
  ///
  /// A control has the corners, and a button the insets, of its class or style.
  private func setKind(
    of view: inout View, _ element: AndroidElement, _ role: AndroidRole, _ text: AndroidText, direction: LayoutDirection
  ) {
    view.control = controlKind(of: element, role, text)
    let isFilled =
      view.appearance.cornerRadius != .zero && (view.appearance.isBoxed || view.appearance.background != nil)
    if role == .text, isFilled, !text.text.isEmpty, completes(.filledTexts) {
      // An outlined text with an icon at its start is a row of a form.
      let isRow =
        text.drawables[start: direction] != nil && element.drawable("android:background")?.fill.isVisible == false
      view.control = isRow ? nil : .button
    }
    guard view.control != nil else {
      view.kind = text.text.isEmpty && view.text?.icons.isEmpty != false ? .spacer : .text
      return
    }
    view.kind = .control
    guard role != .text else { return }
    // The round corners of a stated background replace those of the class; `Chip` ignores one.
    let hasOwnCorners = role != .chip && showsOwnBox(element) && view.appearance.cornerRadius != .zero
    if !hasOwnCorners, let radius = controlRadius(element, role) {
      view.appearance.cornerRadius = radius
      view.appearance.statesCornerRadius = role == .chip
    }
    // MaterialButtonHelper.loadFromAttributes insets only the background that it makes itself, and pads both kinds.
    if role == .button || role == .extendedFloatingButton, !element.isStated("android:background") {
      view.appearance.insets = view.appearance.insets + points(insets(of: element))
    }
    if role == .editText {
      // The insets of the background are those of its line; a placeholder has the height of the touch target.
      (view.appearance.insets.top, view.appearance.insets.bottom) = (0, 0)
    }
    if role == .chip, let layout = view.androidLayout {
      // Chip.ensureAccessibleTouchTarget insets the drawing of the chip in its touch target.
      let height = element.pixelSize("chipMinHeight") ?? resolver.pixels(Self.chipHeight)
      let inset = max(0, layout.minHeight - height) / 2
      view.appearance.insets = view.appearance.insets + points(Edges(top: inset, right: 0, bottom: inset, left: 0))
    }
  }

  /// Returns the distances in pixels from the edges of a button to its background.
  private func insets(of element: AndroidElement) -> Edges<Int> {
    func inset(_ name: AttributeName) -> Int { element.pixelOffset(name) ?? 0 }
    let (top, bottom) = (inset("android:insetTop"), inset("android:insetBottom"))
    let (left, right) = (inset("android:insetLeft"), inset("android:insetRight"))
    return Edges(top: top, right: right, bottom: bottom, left: left)
  }

  /// The height of a chip in dp: Material 3, Chips.
  private static let chipHeight = 32

  private func controlKind(of element: AndroidElement, _ role: AndroidRole, _ text: AndroidText) -> ControlKind? {
    switch role {
    case .button:
      let hasIcon = text.drawables.left != nil || element.has("icon") && text.drawables != Edges(nil)
      if text.text.isEmpty, hasIcon { return showsIconBox(element) ? .button : .iconButton }
      guard showsTitleOnly(element) else { return .button }
      // A compound drawable stays at the edge of its view; an icon of Material may move to the title.
      let isBeside = text.drawables.left != nil || text.drawables.right != nil
      return isBeside && !element.has("icon") ? nil : .textButton
    case .toggleButton, .extendedFloatingButton: return .button
    case .editText: return .textField
    case .spinner: return showsOwnBox(element) ? .textField : nil
    case .checkBox: return .checkBox
    case .radioButton: return .radioButton
    case .toggle: return .toggle
    case .chip: return .chip
    case .search: return .searchField
    default: return nil
    }
  }

  /// Returns true for a button without a visible background: one with a text or borderless style, an invisible
  /// drawable or an invisible tint.
  private func showsTitleOnly(_ element: AndroidElement) -> Bool {
    // The focus ring of Material 3 is a base style of all buttons, filled ones too.
    let isPlain = element.styles.contains {
      $0.name.contains("TextButton") || $0.name.contains("Borderless") && !$0.name.hasSuffix("FocusRing")
    }
    if isPlain { return true }
    // A tint replaces the colors of the background; an outlined button still has its border.
    let tint = element.drawable("backgroundTint") ?? element.drawable("android:backgroundTint")
    if tint?.isVisible == false, (element.pixels("strokeWidth") ?? 0) <= 0 { return true }
    return element.isStated("android:background") && element.drawable("android:background")?.isVisible != true
  }

  /// Returns true for an element that states a visible background, which is not that of its class.
  private func showsOwnBox(_ element: AndroidElement) -> Bool {
    element.isStated("android:background") && element.drawable("android:background")?.isVisible == true
  }

  /// Adds the arrow after the text of a spinner, `abc_spinner_mtrl_am_alpha`, to its padding.
  ///
  /// The width of a `wrap_content` spinner increases by the arrow.
  private func addArrow(to view: inout View, direction: LayoutDirection) {
    guard completes(.spinnerArrow), var layout = view.androidLayout, view.text?.content?.isEmpty == false
    else { return }
    layout.padding[end: direction].raise(to: resolver.pixels(Self.arrowRoom))
    view.androidLayout = layout
    (view.appearance.isBoxed, view.appearance.background) = (false, nil)
    view.text?.padding = points(layout.padding)
    view.text?.icons = [
      TextIcon(at: direction == .rightToLeft ? .left : .right, size: Self.arrow, inset: Self.arrowInset)
    ]
  }

  /// The space for the arrow of a spinner in dp, and the size and the distance to the edge of the arrow in points.
  ///
  /// The arrow is a triangle of 10 × 5 dp in a drawable of 24 dp.
  private static let (arrowRoom, arrow, arrowInset) = (20, Size(width: 10, height: 6), 2.0)

  /// Returns true for an icon button with a container: filled, tonal or outlined.
  ///
  /// Material 3, Icon buttons: a container of 40 dp in a target of 48 dp. Buttons of other styles have a container too.
  private func showsIconBox(_ element: AndroidElement) -> Bool {
    if showsTitleOnly(element) { return false }
    guard let icon = element.styles.first(where: { $0.name.contains("IconButton") }) else { return true }
    return ["Filled", "Tonal", "Outlined"].contains(where: icon.name.contains)
  }

  /// Returns the properties of a text view's lines that bones depend on: count, alignment, weight, and sizes in points.
  ///
  /// The lengths of `text` are in pixels. The padding of `layout` is that of the lines.
  private func lines(of text: AndroidText, _ layout: AndroidLayout, _ element: AndroidElement) -> TextLines {
    let size = max(1, Double(text.size / resolver.density))
    let maximum = text.isSingleLine ? 1 : text.maximumLines
    var lines = TextLines(count: maximum == 1 ? .exactly(1) : .fitting(maximum: maximum), fontSize: size)
    lines.content = text.text
    lines.fontTolerance = Self.robotoTolerance
    lines.letterSpacing = Double(text.letterSpacing)
    lines.isHeightStated = layout.params.height != .wrapContent
    if text.lineSpacingMultiplier != 1 || text.lineSpacingExtra != 0 {
      let pitch = Self.robotoLineHeight * size * Double(text.lineSpacingMultiplier)
      lines.linePitch = max(size / 2, pitch + Double(text.lineSpacingExtra / resolver.density))
    }
    lines.alignment = alignment(of: text, element)
    switch text.gravity.vertical ?? .top {
    case .top: lines.verticalAlignment = .top
    case .bottom: lines.verticalAlignment = .bottom
    case .center, .fill: lines.verticalAlignment = .center
    }
    lines.weight = [.bold, .black].contains(text.face) ? .bold : text.face == .medium ? .medium : .regular
    var padding = layout.padding
    padding.left += text.drawables.left.map { $0.width + text.drawablePadding } ?? 0
    padding.right += text.drawables.right.map { $0.width + text.drawablePadding } ?? 0
    padding.top += text.drawables.top.map { $0.height + text.drawablePadding } ?? 0
    padding.bottom += text.drawables.bottom.map { $0.height + text.drawablePadding } ?? 0
    lines.padding = points(padding)
    return lines
  }

  /// The height of a line of Roboto as a fraction of the font size: 2,400 of 2,048 units of its `hhea` table.
  static let robotoLineHeight = 1.171875

  /// The maximum ratio, without unit, of the width of a word in the font of the bones to its width in Roboto.
  ///
  /// Roboto is narrower.
  private static let robotoTolerance = 1.12

  private func alignment(of text: AndroidText, _ element: AndroidElement) -> TextAlignment {
    // `ALIGN_NORMAL` begins at the edge where the paragraph does, and `ALIGN_OPPOSITE` ends at the other one.
    let isReversed = isRightToLeft(text.text, element)
    let (natural, opposite): (TextAlignment, TextAlignment) = isReversed ? (.right, .left) : (.natural, .end)
    switch element.word("android:textAlignment") {
    case "center": return .center
    case "textEnd": return opposite
    case "viewEnd": return .end
    case "textStart": return natural
    case "viewStart": return .natural
    default: break
    }
    switch text.gravity.horizontal {
    case .center: return .center
    case .left: return .left
    case .right: return .right
    case .end: return opposite
    case .start, .fill, nil: return natural
    }
  }

  /// Returns true for a paragraph from right to left: `TEXT_DIRECTION_FIRST_STRONG` is the default.
  private func isRightToLeft(_ text: String, _ element: AndroidElement) -> Bool {
    switch element.word("android:textDirection") {
    case "rtl": true
    case nil, "inherit", "firstStrong", "anyRtl": text.paragraphDirection == .rightToLeft
    default: false
    }
  }

  // MARK: - Size and face

  /// Returns the style that `android:textAppearance` names, followed by its parents; earlier ones take precedence.
  ///
  /// All of them have lower precedence than the styles of the view. The result is empty without the attribute.
  private func textAppearance(of element: AndroidElement) -> [ResourceStyle] {
    let styles = element.styles("android:textAppearance")
    return styles.isEmpty ? element.styles("textAppearance") : styles
  }

  func textSize(of element: AndroidElement) -> Float {
    let size = element.pixelSize("android:textSize") ?? resolver.scaledPixels(Self.standardTextSize)
    return Float(max(1, min(size, 100_000)))
  }

  /// The default font size of a text view, that of `TextAppearance.Material`, in sp.
  private static let standardTextSize = 14

  private func readStyle(of element: AndroidElement, into text: inout AndroidText) {
    text.letterSpacing = element.float("android:letterSpacing") ?? 0
    text.includesFontPadding = element.bool("android:includeFontPadding") ?? true
    text.lineSpacingExtra = element.pixels("android:lineSpacingExtra") ?? 0
    text.lineSpacingMultiplier = element.float("android:lineSpacingMultiplier") ?? 1
    if let height = element.pixelSize("android:lineHeight") ?? element.pixelSize("lineHeight"), height > 0 {
      // TextView.setLineHeight: Roboto's descent minus its ascent, both rounded.
      let natural = (0.244_141 * text.size).rounded() + (0.927_734 * text.size).rounded()
      text.lineSpacingExtra = Float(height) - natural
      text.lineSpacingMultiplier = 1
    }
    text.isSingleLine = element.bool("android:singleLine") ?? false
    text.gravity = element.gravity("android:gravity") ?? text.gravity
    readLimits(element, into: &text)
    readDrawables(element, into: &text)
  }

  private func readLimits(_ element: AndroidElement, into text: inout AndroidText) {
    func units(_ name: AttributeName) -> AndroidText.Limit? {
      element.integer(name).flatMap { (0...100_000).contains($0) ? .units($0) : nil }
    }
    func pixels(_ name: AttributeName) -> AndroidText.Limit? { element.pixelSize(name).map { .pixels($0) } }
    let lines = units("android:lines")
    let height = pixels("android:height")
    let width = pixels("android:width") ?? units("android:ems")
    text.minHeight = units("android:minLines") ?? lines ?? height
    text.maxHeight = units("android:maxLines") ?? lines ?? height ?? pixels("android:maxHeight")
    text.minWidth = units("android:minEms") ?? width
    text.maxWidth = units("android:maxEms") ?? width ?? pixels("android:maxWidth")
    // A text field has one line unless its input allows several.
    if let type = element.word("android:inputType"), type != "none", !type.contains("textMultiLine") {
      text.isSingleLine = true
    }
  }

  /// Returns the face of a text view by its font family, style and weight.
  ///
  /// The family of the view takes precedence over that of its text appearance, and at each level `fontFamily` over
  /// `android:fontFamily` and `android:typeface`, as in `AppCompatTextHelper.updateTypefaceAndStyle`.
  /// The element `bare` lacks the styles of the text appearance.
  private func face(of element: AndroidElement, _ bare: AndroidElement) -> AndroidText.Face {
    let style = element.word("android:textStyle") ?? ""
    let families = [bare, element].lazy.compactMap { element in
      ["fontFamily", "android:fontFamily", "android:typeface"].first { element.written($0) != nil }
        .map { element.word($0) ?? "" }
    }
    let family = families.first ?? ""
    if family.hasSuffix("monospace") { return .monospace }
    let weight = element.integer("android:textFontWeight") ?? 400
    if family.hasSuffix("medium") || weight == 500 || weight == 600 { return style.contains("bold") ? .bold : .medium }
    if family.hasSuffix("black") || weight > 800 { return .black }
    if style.contains("bold") || weight >= 700 { return .bold }
    if family.hasSuffix("light") || weight == 300 { return .light }
    if family.hasSuffix("thin") || weight < 300 { return .thin }
    return style.contains("italic") ? .italic : .regular
  }

  // MARK: - Paddings

  /// Increases the padding and the minimum size of a view, in pixels, to the values that its class requires.
  ///
  /// Insets of Material buttons count as padding, and touch targets of Material are at least 48 dp.
  private func adjustPadding(_ layout: inout AndroidLayout, _ element: AndroidElement, _ role: AndroidRole) {
    switch role {
    case .button, .extendedFloatingButton:
      layout.padding = layout.padding + insets(of: element)
    case .chip:
      func size(_ name: AttributeName, _ standard: Int) -> Int { element.pixelSize(name) ?? resolver.pixels(standard) }
      layout.padding.left = size("chipStartPadding", 4) + size("textStartPadding", 8)
      layout.padding.right = size("chipEndPadding", 6) + size("textEndPadding", 6)
      let target = element.pixelSize("chipMinTouchTargetSize") ?? resolver.pixels(48)
      layout.minHeight.raise(to: target)
      layout.minWidth.raise(to: target)
    case .checkBox, .radioButton:
      layout.minHeight.raise(to: resolver.pixels(element.theme.isMaterial ? 48 : 32))
    case .toggle:
      // Switch.onMeasure: the track of 27 dp is a minimum of the whole height, padding included.
      layout.minHeight.raise(to: resolver.pixels(element.theme.isMaterial ? 48 : 27))
    case .search: layout.minHeight.raise(to: resolver.pixels(48))
    default: break
    }
  }
}
