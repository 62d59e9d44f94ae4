import Geometry
import ViewTree

// The drawables beside texts, the icons of buttons and the marks of choices in lists.

extension AndroidLeafReader {
  /// Reads the sizes in pixels of `drawableStart` and similar attributes, or of a button's `icon`, into `text`.
  ///
  /// The attributes of AppCompat are in the application's namespace.
  func readDrawables(_ element: AndroidElement, into text: inout AndroidText) {
    func size(_ compat: AttributeName, _ name: AttributeName) -> AndroidDrawableSize? {
      guard let drawable = element.drawable(compat) ?? element.drawable(name) else { return nil }
      return AndroidDrawableSize(width: drawable.width ?? 0, height: drawable.height ?? 0)
    }
    let isReversed = direction == .rightToLeft
    let start = size("drawableStartCompat", "android:drawableStart")
    let end = size("drawableEndCompat", "android:drawableEnd")
    text.drawables.top = size("drawableTopCompat", "android:drawableTop")
    text.drawables.bottom = size("drawableBottomCompat", "android:drawableBottom")
    text.drawables.left = (isReversed ? end : start) ?? size("drawableLeftCompat", "android:drawableLeft")
    text.drawables.right = (isReversed ? start : end) ?? size("drawableRightCompat", "android:drawableRight")
    text.drawablePadding = element.pixelSize("android:drawablePadding") ?? 0
    if let mark = element.drawable("android:checkMark") ?? element.drawable("checkMarkCompat"), mark.isPicture {
      // CheckedTextView.mCheckMarkGravity is END.
      text.drawables[end: direction] = AndroidDrawableSize(width: mark.width ?? 0, height: mark.height ?? 0)
    }
    guard text.drawables.left == nil else { return }
    let icon = element.drawable("icon")
    if icon == nil, text.text.isEmpty, completes(.iconsOfButtons), isIconButton(element) {
      // Code sets the icon, which has the size of Material's icon buttons.
      let side = element.pixelSize("iconSize").flatMap { $0 > 0 ? $0 : nil } ?? resolver.pixels(24)
      text.drawables.left = AndroidDrawableSize(width: side, height: side)
      text.drawablePadding = 0
    }
    guard let icon, icon.isVisible else { return }
    // MaterialButton.updateIcon: a size of 0 is the intrinsic one.
    let side = element.pixelSize("iconSize").flatMap { $0 > 0 ? $0 : nil }
    let size = AndroidDrawableSize(
      width: side ?? icon.width ?? resolver.pixels(18), height: side ?? icon.height ?? resolver.pixels(18))
    // MaterialButton.iconGravity: the values of R.attr.iconGravity.
    switch element.word("iconGravity") {
    case "end", "textEnd", "3", "4": text.drawables[end: direction] = size
    case "top", "textTop", "16", "32": text.drawables.top = size
    default: text.drawables[start: direction] = size
    }
    text.drawablePadding = text.text.isEmpty ? 0 : element.pixelSize("iconPadding") ?? resolver.pixels(8)
  }

  /// Returns the drawables beside a text, such as those of `drawableStart`, for its bones.
  ///
  /// `TextView.onDraw` centers each one along its edge, between the compound paddings of the other two edges.
  func icons(of text: AndroidText, _ layout: AndroidLayout, _ element: AndroidElement) -> [TextIcon] {
    let drawables: [(AndroidDrawableSize?, TextIcon.Edge, Int)] = [
      (text.drawables.top, .top, layout.padding.top), (text.drawables.right, .right, layout.padding.right),
      (text.drawables.bottom, .bottom, layout.padding.bottom), (text.drawables.left, .left, layout.padding.left),
    ]
    return drawables.compactMap { drawable, edge, padding in
      guard let drawable, min(drawable.width, drawable.height) >= resolver.pixels(Self.minimumIconSide) else {
        return nil
      }
      var icon = TextIcon(at: edge, size: pointSize(of: drawable), inset: Double(padding) / Double(resolver.density))
      if let isSingle = showsSingleChoice(element, at: edge) {
        let side = Double(Self.markSide)
        icon.inset += max(0, icon.size.width - side) / 2
        icon.size = Size(width: side, height: side)
        icon.isRound = isSingle
      }
      return icon
    }
  }

  /// Returns true if the drawable at an edge of a text is the mark of a single choice, and false if it is that of a
  /// multiple choice; nil for another drawable.
  private func showsSingleChoice(_ element: AndroidElement, at edge: TextIcon.Edge) -> Bool? {
    guard edge == .left || edge == .right else { return nil }
    let isStart = (edge == .left) == (direction == .leftToRight)
    var names: [String] = []
    for side in [isStart ? "Start" : "End", edge == .left ? "Left" : "Right"] {
      names += ["drawable\(side)Compat", "android:drawable\(side)"]
    }
    if !isStart { names += ["android:checkMark", "checkMarkCompat"] }
    let texts = names.lazy.compactMap { element.written(AttributeName($0))?.text }
    return texts.first { $0.contains("listChoiceIndicator") }.map { $0.contains("Single") }
  }

  /// The side in dp below which a drawable beside a text is a dot or a spacer.
  static let minimumIconSide = 8

  /// Shows the icon of a text button beside its title, which begins where the icon would have been without it.
  func showIcon(of text: AndroidText, in view: inout View) {
    let drawables: [(AndroidDrawableSize?, TextIcon.Edge)] = [
      (text.drawables.left, .left), (text.drawables.right, .right), (text.drawables.top, .top),
    ]
    for (drawable, edge) in drawables {
      guard let drawable, min(drawable.width, drawable.height) >= resolver.pixels(Self.minimumIconSide),
        !text.text.isEmpty
      else { continue }
      let size = pointSize(of: drawable)
      let gap = Double(text.drawablePadding) / Double(resolver.density)
      view.text?.icons = [TextIcon(at: edge, size: size, inset: gap)]
      switch edge {
      case .left: view.text?.padding.left -= size.width + gap
      case .right: view.text?.padding.right -= size.width + gap
      case .top, .bottom: view.text?.padding.top -= size.height + gap
      }
      return
    }
  }
}
