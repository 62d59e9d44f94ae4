import Diagnostics
import LayerTree
import ViewTree
import XMLTree

/// The converted children of a native element: views, animations and layout changes.
struct NativeContent {
  var views: [View] = []
  var hasMask = false
  /// The animations, transitions and layout changes: one element, or none if the native element has no such child.
  ///
  /// Most native elements have none.
  var parts: [NativeParts] = []
}

/// The converted children of a native element that are not views.
struct NativeParts {
  var animations: [Animation] = []
  var transitions: [LayerTransition] = []
  var changes: [LayoutChange] = []
  /// The ends of the named animations of the element that were read so far.
  var ends = AnimationEnds()
  /// The number of elements read so far that are animations or layout changes, or inside of one.
  var count = 0

  /// The layout changes in ascending order of their begin times; equal times keep the order of the file.
  var changesInOrder: [LayoutChange] {
    changes.enumerated().sorted { ($0.element.beginTime, $0.offset) < ($1.element.beginTime, $1.offset) }
      .map(\.element)
  }
}

extension NativeReader {
  /// Returns true if an element has an animation or a mask as a child, so that it must be drawn above the overlay.
  func moves(_ element: XMLElement) -> Bool {
    element.children.contains { name(of: $0).isMovingPart && handler(for: $0.name) == nil }
  }

  /// Converts the children of an element to views, animations and layout changes.
  ///
  /// Invalid children are reported as errors and omitted. Shimmer and themes, which only the root may contain, are
  /// stored in the reader.
  mutating func readContent(of element: XMLElement, isRoot: Bool, _ context: NativeContext) -> NativeContent {
    var content = NativeContent()
    content.views.reserveCapacity(element.childCount)
    let names = names
    let isTable = name(of: element).isTable
    let hasUsual =
      !isTable && copiesViews(in: context) && names?.contains(element) == true && names?.hasMovingParts == false
    let document = element.document
    let end = document.end(ofElementAt: element.index)
    var index = element.index + 1
    while index < end {
      let child = XMLElement(document: document, index: index)
      index = document.end(ofElementAt: index)
      if hasUsual, let names, names.isUsual(child) {
        guard meter.allowsMore() else { break }
        // A view from this path is no mask.
        readKeptView(child, parent: element, context, names, into: &content.views)
        continue
      }
      let name = name(of: child)
      if name.isPart, !name.hasHandler || handler(for: child.name) == nil {
        readPart(child, of: element, isInRoot: isRoot, into: &content, context)
      } else {
        if isTable, !name.hasPlace, name.element != nil, handler(for: child.name) == nil {
          report(.unexpectedChild(child.name, parent: "table"), at: child.location)
        }
        readChild(child, name, of: element, into: &content, context)
      }
    }
    return content
  }

  private mutating func readChild(
    _ child: XMLElement, _ name: NativeName, of element: XMLElement, into content: inout NativeContent,
    _ context: NativeContext
  ) {
    let count = content.views.count
    readView(child, name, parent: element, context, into: &content.views)
    guard content.views.count > count, !content.views[count].hasPlainLayer, content.views[count].layer.isMask
    else { return }
    if content.hasMask { report(.repeatedElement("mask"), at: child.location) }
    content.hasMask = true
  }

  private mutating func readPart(
    _ child: XMLElement, of element: XMLElement, isInRoot: Bool, into content: inout NativeContent,
    _ context: NativeContext
  ) {
    switch child.name {
    case "shimmer": readShimmer(child, isInRoot: isInRoot)
    case "theme": readTheme(child, isInRoot: isInRoot)
    default:
      if content.parts.isEmpty { content.parts.append(NativeParts()) }
      readPart(child, of: element, into: &content.parts[0], context)
    }
  }

  private mutating func readPart(
    _ child: XMLElement, of element: XMLElement, into parts: inout NativeParts, _ context: NativeContext
  ) {
    switch child.name {
    case "transition":
      guard hasRoom(for: child, &parts.count) else { return }
      if let transition = readTransition(child, in: context.scope, &parts.ends) {
        parts.transitions.append(transition)
      }
    case "layoutChange": readLayoutChange(child, of: element, into: &parts, context)
    default:
      guard hasRoom(for: child, &parts.count) else { return }
      let animation = readAnimation(child, of: .view(element), in: context.scope, &parts.ends)
      if let animation { parts.animations.append(animation) }
    }
  }

  /// The maximum number of animations and layout changes of one element, with the members of groups; more are an error.
  ///
  /// The start value of an animation may depend on all earlier ones, so the work per frame is bounded by the square.
  static let maximumAnimations = 256

  /// Adds an animation or layout change and all its descendants to `count`, the number read for its element.
  ///
  /// Returns false if the count then exceeds ``maximumAnimations``; the first excess is reported as an error.
  private mutating func hasRoom(for part: XMLElement, _ count: inout Int) -> Bool {
    let wasFull = count > Self.maximumAnimations
    count += 1 + part.descendants.reduce(0) { count, _ in count + 1 }
    if !wasFull, count > Self.maximumAnimations {
      report(.tooManyAnimations(limit: Self.maximumAnimations), at: part.location)
    }
    return count <= Self.maximumAnimations
  }

  private mutating func readLayoutChange(
    _ child: XMLElement, of element: XMLElement, into parts: inout NativeParts, _ context: NativeContext
  ) {
    if element.name != "cards" {
      report(.misplaced("layoutChange", expectedParent: "<cards>"), at: child.location)
    }
    checkHasNoChildren(child)
    guard hasRoom(for: child, &parts.count) else { return }
    var draft = LayoutChangeDraft()
    applyAttributes(of: child, LayoutChangeDraft.attributes, to: &draft)
    if let change = draft.resolved(in: context.scope) { parts.changes.append(change) }
  }

  mutating func checkHasNoChildren(_ element: XMLElement) {
    for child in element.children { report(.unexpectedChild(child.name, parent: element.name), at: child.location) }
  }

  // MARK: - Repeated roots

  /// Returns a feed around a root that repeats.
  func feed(around view: View) -> View {
    var style = FlexStyle()
    style.writingDirection = direction
    if case .flex(let inner) = view.layout { (style.width, style.height) = (inner.width, nil) }
    var feed = View(element: "feed", kind: .container, layout: .flex(style), location: view.location)
    feed.appearance.background = view.appearance.background
    feed.children = [view]
    return feed
  }

  // MARK: - Shimmer and themes

  /// Returns the sweeps of a `<shimmer>`, whose errors are reported where it is read; nil for none.
  mutating func sweep(of shimmer: XMLElement?) -> MediaTiming? {
    var style = ShimmerStyle()
    if let shimmer {
      let reported = (errors, warnings, problemCount)
      applyAttributes(of: shimmer, ShimmerStyle.attributes, to: &style)
      (errors, warnings, problemCount) = reported
    }
    return style.sweepTiming
  }

  private mutating func readShimmer(_ element: XMLElement, isInRoot: Bool) {
    var style = ShimmerStyle()
    style.location = element.location
    var partCount = 0
    var ends = AnimationEnds()
    for child in element.children {
      if child.name == "animation" || child.name == "animationGroup" {
        guard hasRoom(for: child, &partCount) else { continue }
        let animation = readAnimation(child, of: .shimmer, in: AnimatingScope(), &ends)
        if let animation { style.animations.append(animation) }
      } else {
        report(.unexpectedChild(child.name, parent: element.name), at: child.location)
      }
    }
    guard checkIsInRoot(element, isInRoot) else { return }
    if shimmer != nil { report(.repeatedElement("shimmer"), at: element.location) }
    applyAttributes(of: element, ShimmerStyle.attributes, to: &style)
    shimmer = style
  }

  private mutating func readTheme(_ element: XMLElement, isInRoot: Bool) {
    checkHasNoChildren(element)
    guard checkIsInRoot(element, isInRoot) else { return }
    var theme = ThemeStyle(name: "", location: element.location)
    applyAttributes(of: element, ThemeStyle.attributes, to: &theme)
    themes.append(theme)
  }

  private mutating func checkIsInRoot(_ element: XMLElement, _ isInRoot: Bool) -> Bool {
    if !isInRoot { report(.misplaced(element.name, expectedParent: "the root element"), at: element.location) }
    return isInRoot
  }
}
