import Geometry
import ViewTree
import XMLTree

/// A view while its Hyperview element is being read: its style, its text and its flexbox properties.
struct HyperviewDraft {
  let role: HyperviewRole
  let style: HyperviewStyle
  /// The text of the element itself, without that of child views; nil for an element without text.
  var text: HyperviewText?
  /// The axis along which the view scrolls; nil for a view that does not scroll.
  let scrollAxis: Axis?

  private let element: XMLElement
  private let context: HyperviewContext
  private let direction: LayoutDirection
  private var flex: FlexStyle

  init(
    _ element: XMLElement, _ role: HyperviewRole, _ style: HyperviewStyle, _ context: HyperviewContext,
    _ direction: LayoutDirection
  ) {
    (self.element, self.role, self.style, self.context, self.direction) = (element, role, style, context, direction)
    let scrolls = role == .list || role == .box && element.isTrue("scroll")
    scrollAxis = scrolls ? (element["scroll-orientation"] == "horizontal" ? .horizontal : .vertical) : nil
    flex = style.flexStyle(in: context, direction)
  }

  /// True if the child elements become views; false if they are parts of the element's text, or are not shown.
  var holdsViews: Bool {
    switch role {
    case .box, .cell, .list, .unknown: true
    case .text, .image, .spinner, .field, .picker, .toggle, .web, .part: false
    }
  }

  // MARK: - Defaults of the client

  /// Sets the sizes and flexbox properties that Hyperview's client gives to elements of this role by default.
  ///
  /// - Parameter content: the style of the scrolling content; empty for a view that does not scroll.
  mutating func prepare(content: HyperviewStyle) {
    switch role {
    case .box, .cell, .list:
      if let scrollAxis {
        scroll(along: scrollAxis, content)
      } else if element.isTrue("safe-area") {
        flex.padding.top = flex.padding.top.adding(context.safeArea.top)
        flex.padding.bottom = flex.padding.bottom.adding(context.safeArea.bottom)
      }
    case .spinner: fix(width: Self.spinnerSide, height: Self.spinnerSide)
    case .toggle:
      flex.alignSelf = flex.alignSelf ?? .flexStart
      fix(width: Self.switchSize.width, height: Self.switchSize.height)
    case .image: sizeImage()
    case .web:
      // The view fills the available space.
      if context.isDefinite(context.main) && !context.scrolls {
        (flex.grow, flex.basis) = (max(flex.grow, 1), .length(.zero))
      } else {
        flex.aspectRatio = flex.aspectRatio ?? Self.pictureRatio
      }
    case .text, .field, .picker, .part, .unknown: break
    }
  }

  /// Limits the height of a field of one line that grows in a column to that of its line and padding.
  ///
  /// A `text-field` has one line, and its text is all that is visible of it: `flex: 1` is for fields in rows.
  private func limitHeight(_ flex: inout FlexStyle, of text: HyperviewText) {
    guard !isMultiline, context.main == .vertical, flex.grow > 0, flex.maxHeight == nil else { return }
    let line = Length.points(text.lineHeight)
    flex.maxHeight = line.adding(flex.padding.top).adding(flex.padding.bottom)
  }

  private var isMultiline: Bool { element.name == "text-area" || element.isTrue("multiline") }

  /// The side in points of a spinner, that of React Native's small activity indicator.
  private static let spinnerSide = 20.0
  /// The size of UIKit's `UISwitch` in points, which every switch without a size has.
  private static let switchSize = Size(width: 51, height: 31)
  /// The side in points of an image for which the style states no size: that of the native dialect's avatar.
  private static let imageSide = 40.0
  /// The aspect ratio, width ÷ height, without unit, of a web view without a size, and of an image with only one stated
  /// dimension.
  private static let pictureRatio = 16.0 / 9

  /// Sets the flexbox properties of React Native's scroll view, which fills the available space.
  private mutating func scroll(along axis: Axis, _ content: HyperviewStyle) {
    let inner = content.flexStyle(in: HyperviewContext(), direction)
    flex.direction = axis == .horizontal ? .row : .column
    (flex.justifyContent, flex.alignItems, flex.wrap) = (inner.justifyContent, inner.alignItems, .nowrap)
    (flex.rowGap, flex.columnGap) = (inner.rowGap, inner.columnGap)
    if !context.scrolls { (flex.grow, flex.shrink) = (style.grow ?? 1, style.shrink ?? 1) }
    flex.padding = flex.padding.merging(inner.padding) { $0.adding($1) }
  }

  private mutating func fix(width: Double, height: Double) {
    flex.width = flex.width ?? .points(width)
    flex.height = flex.height ?? .points(height)
  }

  /// Sets the dimensions of an image that its style does not state, because the file of the image is not loaded.
  ///
  /// An image without width and height has 40 × 40 points; with one of them it has the ratio 16:9. Nothing changes if
  /// the style sets an aspect ratio, growth or an absolute position.
  private mutating func sizeImage() {
    let isSized = flex.position == .absolute || flex.grow > 0 || flex.aspectRatio != nil
    switch (flex.width, flex.height) {
    case (nil, nil):
      if isSized { return }
      fix(width: Self.imageSide, height: Self.imageSide)
    case (nil, _?), (_?, nil): if !isSized { flex.aspectRatio = Self.pictureRatio }
    case (_?, _?): break
    }
  }

  // MARK: - The view

  private var kind: ViewKind {
    switch role {
    case .box, .cell, .list: .container
    case .text: text?.characters ?? 0 > 0 ? .text : .spacer
    case .image: .image
    case .field, .picker, .toggle: .control
    case .spinner: .spacer
    case .web: .media
    case .part, .unknown: .unknown
    }
  }

  private var control: ControlKind? {
    switch role {
    case .field, .picker: .textField
    case .toggle: .toggle
    case .box, .cell, .list, .text, .image, .spinner, .web, .part, .unknown: nil
    }
  }

  /// Returns the finished view without its children.
  func finished() -> View {
    var flex = flex
    var shown: TextLines?
    if let text {
      flex.content = contentSize(of: text)
      if role == .field { limitHeight(&flex, of: text) }
      if kind == .text, let flow = flex.content.flow {
        shown = TextLines(count: .flowing(flow), fontSize: text.fontSize, lineHeight: text.lineHeight)
        shown?.alignment = style.textAlignment ?? .natural
      }
    }
    var view = View(element: element.name, kind: kind, layout: .flex(flex), location: element.location)
    view.text = shown
    view.control = control
    if role == .web { view.list = .paragraphs }
    view.isHidden = style.isRemoved
    view.isCell = role == .cell
    view.clips = style.clips ?? (scrollAxis != nil)
    view.appearance.background = style.background
    view.appearance.isBoxed = style.isBordered
    view.appearance.isHollow = true
    view.appearance.opacity = style.opacity
    view.appearance.cornerRadius = style.cornerRadius(direction)
    let lines = HyperviewLines(of: style, direction)
    if kind == .text, style.isBoxed || !lines.isEmpty {
      view.box(flex, direction)
      lines.append(to: &view, direction)
    }
    if role == .field || role == .picker, let text {
      if style.isUnderlined(direction) {
        underline(&view, flex, text)
      } else if !style.paints {
        showTextOnly(&view, flex, text)
      }
    }
    return view
  }

  /// Makes a field without background and border a line with its text: React Native's `TextInput` draws no box.
  private func showTextOnly(_ view: inout View, _ flex: FlexStyle, _ text: HyperviewText) {
    guard !isMultiline else { return }
    var line = TextLines(count: .exactly(1), fontSize: text.fontSize)
    line.width = flex.content.maxContentWidth
    line.alignment = style.textAlignment ?? .natural
    let padding = flex.padding.map { length in if case .points(let points) = length { points } else { 0.0 } }
    line.padding = Insets(top: padding.top, right: padding.right, bottom: padding.bottom, left: padding.left)
    view.control = .plainTextField
    view.text = line
  }

  /// Makes a field with a line below it a container of its text and of the line.
  private func underline(_ view: inout View, _ flex: FlexStyle, _ text: HyperviewText) {
    var flex = flex
    flex.content.isKnownText = true
    view.control = nil
    let count = flex.content.flow.map(TextLines.Count.flowing) ?? .exactly(1)
    view.text = TextLines(count: count, fontSize: text.fontSize, lineHeight: text.lineHeight)
    view.box(flex, direction)
    HyperviewLines(of: style, direction).append(to: &view, direction)
  }

  private func contentSize(of text: HyperviewText) -> ContentSize {
    // A field without text has the width of an unknown text.
    let width = text.characters > 0 ? text.width : role == .text ? 0 : 10 * text.fontSize
    var size = ContentSize(minContentWidth: 0, maxContentWidth: width, height: text.lineHeight)
    if role == .text {
      let most = element["numberOfLines"].flatMap { Int($0) }
      size.flow = text.flow(maximumLines: most.flatMap { $0 > 0 ? $0 : nil })
    } else if isMultiline {
      size.flow = text.flow(maximumLines: nil)
    }
    return size
  }

  /// The values of this draft that are needed while the children of the view are read, and afterwards.
  var contents: HyperviewContents {
    // A border around nothing is a surface, unless it is a mark of fixed size such as a radio button.
    let isSurface = style.isBordered && !style.isFilled && !hasFixedSize
    return HyperviewContents(
      areViews: holdsViews, hasFixedSize: hasFixedSize, isFilled: style.isFilled,
      emptyKind: role == .unknown || isSurface ? nil : style.paints ? .view : .spacer,
      lines: HyperviewLines(of: style, direction), context: context.inside(flex, scrollAxis: scrollAxis))
  }

  /// True if the style states width and height in points, so that they do not depend on the view's children.
  private var hasFixedSize: Bool {
    if case (.points?, .points?) = (flex.width, flex.height) { true } else { false }
  }
}

/// The values of a ``HyperviewDraft`` that are needed while its children are read, and afterwards.
struct HyperviewContents {
  /// The ``HyperviewDraft/holdsViews`` of the draft.
  let areViews: Bool
  let hasFixedSize: Bool
  /// True if the view has a visible background.
  let isFilled: Bool
  /// The kind of the view if nothing is in it; nil for the kind that it has.
  let emptyKind: ViewKind?
  let lines: HyperviewLines
  /// The layout context of the view's children.
  let context: HyperviewContext

  /// Sets the kind of the finished `view` by its children.
  ///
  /// Invisible children of a view with a fixed size are removed.
  /// The lines of a view with children are added to these; without children they are drawn if there is no background.
  func close(_ view: inout View, _ direction: LayoutDirection) {
    // A box of fixed size, such as that of a radio button, whose dot is visible only when selected.
    if hasFixedSize, view.children.allSatisfy(\.showsNothing) { view.children = [] }
    if areViews, !view.children.isEmpty || !isFilled { lines.append(to: &view, direction) }
    if areViews, view.children.isEmpty, let emptyKind { view.kind = emptyKind }
  }
}

extension View {
  /// Makes a text with a background or a border the container of its own lines, so that its box is drawn too.
  ///
  /// - Parameter flex: the flexbox properties of the text, whose padding is between the box and the lines.
  fileprivate mutating func box(_ flex: FlexStyle, _ direction: LayoutDirection) {
    var inner = FlexStyle()
    inner.writingDirection = direction
    (inner.content, inner.minWidth) = (flex.content, .zero)
    var label = View(element: element, kind: .text, layout: .flex(inner), location: location)
    label.text = text
    var outer = flex
    outer.content = .zero
    (kind, layout, text) = (.container, .flex(outer), nil)
    children = [label]
  }

  fileprivate var showsNothing: Bool { isHidden || appearance.opacity == 0 || kind == .spacer }
}

extension Length {
  /// Returns this length plus another one, both in points; this length unchanged if one of them is a percentage.
  fileprivate func adding(_ other: Length) -> Length {
    if case .points(let points) = other { adding(points) } else { self }
  }
}
