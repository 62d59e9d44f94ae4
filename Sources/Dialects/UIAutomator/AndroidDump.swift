import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A reader of the attributes of single elements in the dumps of `uiautomator` and of Appium on Android.
///
/// Elements have a class, and bounds in pixels of the screen.
struct AndroidDump: DumpPlatform {
  /// The units of Android's dumps: a unit is a pixel, and a phone's screen is assumed to be 400 points wide.
  private(set) var units = DumpUnits(scale: 1, pointsOfShorterSide: 400, source: .androidDump)

  /// The roles of the classes seen so far, by class name: a cache, because few classes occur many times.
  private var roles: [String: DumpRole] = [:]
  let hidesPicturesOfCells = false
  var statesSpaces: Bool { isFlutter }
  /// The location of the view at the place of a collapsing toolbar's title, and the title; nil for none.
  ///
  /// The toolbar is the last one that was described.
  private var title: CollapsingTitle?
  /// True if the texts of the screen are its elements' texts, so that a description is not displayed.
  ///
  /// The view toolkit and Compose state each text as `text`. Flutter states it as a description, and uses `text` only for
  /// the contents of text fields (`AccessibilityBridge`).
  private let statesTexts: Bool
  /// True if the screen's texts are descriptions and no element has the identifier of a resource, as in Flutter.
  let isFlutter: Bool
  /// The extent of the elements in the root, in pixels.
  let screen: Size

  init(_ root: XMLElement) {
    var extent = Rect.zero
    for element in root.children {
      if let frame = Self.bounds(of: element) { extent = extent.union(frame) }
    }
    screen = extent.size
    var (statesTexts, hasResources) = (false, false)
    for element in root.descendants {
      if let identifier = element["resource-id"], identifier.contains(":id/"), !identifier.hasPrefix("android:") {
        hasResources = true
      }
      if element["resource-id"] == "android:id/statusBarBackground", let frame = Self.bounds(of: element),
        frame.height > 0
      {
        units.statusBar = frame.height
      }
      units.density = units.density ?? Self.density(from: element, on: screen)
      guard !statesTexts, let text = element["text"], !text.isEmpty else { continue }
      statesTexts = element.androidRole != .control(.textField)
    }
    self.statesTexts = statesTexts
    isFlutter = !statesTexts && !hasResources
  }

  /// Returns the screen size that a `<hierarchy>` states, in pixels; nil if the root has bounds and thus is a view.
  ///
  /// A missing or invalid dimension is 0.
  static func screen(of root: XMLElement) -> Size? {
    guard root["bounds"] == nil else { return nil }
    let width = root["width"].flatMap { parseNumber($0) } ?? 0
    let height = root["height"].flatMap { parseNumber($0) } ?? 0
    return Size(width: max(0, width), height: max(0, height))
  }

  mutating func describe(_ element: XMLElement) -> DumpedElement {
    var described = DumpedElement(className: element.name, role: .unknown)
    var (isClickable, isDisabled, isSelected, isScrollable) = (false, false, false, false)
    for attribute in element.attributes {
      switch attribute.name {
      case "class": described.className = attribute.value
      case "bounds": described.frame = Self.frame(attribute)
      case "text": described.text = attribute.value
      case "content-desc": described.description = attribute.value
      case "clickable": isClickable = attribute.value == "true"
      case "enabled": isDisabled = attribute.value == "false"
      case "selected": isSelected = attribute.value == "true"
      case "scrollable": isScrollable = attribute.value == "true"
      case "skeleton": described.hint = attribute
      case "resource-id": described.identifier = attribute.value.isEmpty ? nil : attribute.value
      case "displayed", "visible-to-user": described.isVisible = attribute.value != "false"
      case "checkable": described.isCheckable = attribute.value == "true"
      default: break
      }
    }
    // `ActionBarContainer` paints the background of `actionBarStyle`: `colorPrimary`.
    described.isBoxed = AndroidClass.isCard(described.className) || described.name == "action_bar_container"
    described.role = role(of: described)
    // A `SearchView` that is open contains its editor. The landmark `search` of a page has this class in dumps of Chrome.
    if described.role == .control(.searchField), element.hasChildren, !Self.containsEditor(element) {
      described.role = .group
    }
    // Compose gives a list, which has a `CollectionInfo`, no class of a view that scrolls
    // (`AndroidComposeViewAccessibilityDelegateCompat`).
    if described.role == .group, isScrollable, described.className == "android.view.View", element.hasChildren {
      described.role = .scroll
    }
    // A container that is disabled is a control that cannot be touched now.
    described.isInteractive =
      isClickable || isDisabled && element.hasChildren && described.role == .group
      || isSelected && Self.isBesideTargets(element)
    if described.text.isEmpty { described.mergedLabel = described.mergedLabel(in: described.description) }
    if isFlutter { describeFlutter(element, &described) }
    if described.role == .text, described.isInteractive, described.isNamed("chip") { described.role = .control(.chip) }
    if described.role == .text, !described.text.isEmpty, described.isNamed("btn") || described.isNamed("button") {
      described.role = .control(Self.fillsTab(element) ? .textButton : .anyButton)
    }
    // An editor of several paragraphs is a page, whose field has no box.
    if described.role == .control(.textField), described.text.contains("\n") { described.role = .text }
    // The buttons of the platform's dialogs, such as `android:id/button1`, have the style `borderlessButtonStyle`.
    if described.role == .control(.anyButton), !described.text.isEmpty,
      described.identifier?.hasPrefix("android:id/") == true
    {
      described.role = .control(.textButton)
    }
    // The nodes of Flutter have no identifiers of resources.
    if statesTexts || described.identifier?.contains(":id/") == true { showDescribedPicture(element, &described) }
    if !element.hasChildren, isIconButton(described) { described.role = .control(.iconButton) }
    if !element.hasChildren, fillsFrame(element, described) { described.role = .control(.button) }
    if isFloatingButton(described) { (described.role, described.isRound) = (.image, true) }
    // A button with views in it shows these views instead of its description.
    if described.role == .control(.anyButton), described.text.isEmpty, described.mergedLabel == nil, statesTexts,
      Self.showsViews(element)
    {
      described.description = ""
      if isSmallSquare(described.frame) { described.role = .group }
    }
    if isHiddenTitle(element, described) { described.isVisible = false }
    if isSwitch(element, described) { (described.role, described.isWhole) = (.control(.toggle), true) }
    // `SvgView` of react-native-svg draws the shapes in it, which are elements of their own.
    if described.className.hasSuffix(".SvgView") { (described.role, described.isWhole) = (.image, true) }
    if described.className.hasSuffix("CollapsingToolbarLayout") || described.name == "collapsing_toolbar" {
      title = titleOfCollapsingToolbar(element, described)
    } else if let title, title.location == element.location {
      (described.role, described.text) = (.text, title.text)
      if let frame = title.frame { described.frame = .found(frame) }
    }
    return described
  }

  /// Returns true for an element with a clickable sibling of the same class, as that of a selected tab.
  ///
  /// A selected tab cannot be clicked: `TabView` and `NavigationBarItemView.onInitializeAccessibilityNodeInfo`, and
  /// `Role.Tab` in Compose.
  private static func isBesideTargets(_ element: XMLElement) -> Bool {
    element.parent?.children.prefix(nearest).contains {
      $0["clickable"] == "true" && $0["class"] == element["class"]
    } ?? false
  }

  /// Returns true for an element that fills one of at least three containers side by side without spaces: two touch each
  /// other in a bar with the actions of a page, and other fills keep a distance.
  private static func fillsTab(_ element: XMLElement) -> Bool {
    guard let tab = element.parent, let frame = bounds(of: tab), frame == bounds(of: element) else { return false }
    let row = tab.parent?.children.prefix(nearest).compactMap(bounds).filter {
      $0.minY == frame.minY && $0.height == frame.height
    }
    guard let row else { return false }
    return row.count > 2 && row.contains { $0.minX == frame.maxX || $0.maxX == frame.minX }
  }

  /// Returns true for a switch of Compose: a view without words that can be checked and has the form of one.
  ///
  /// Check boxes and radio buttons of Compose have the class of their role, and switches have that of a plain view
  /// (`Role.toLegacyClassName`). A switch is 52 × 32 dp: Material Design 3. The touch target around it is 52 × 48.
  private func isSwitch(_ element: XMLElement, _ described: DumpedElement) -> Bool {
    guard described.isCheckable, described.className == "android.view.View", described.text.isEmpty,
      case .found(let frame) = described.frame, !frame.isEmpty
    else { return false }
    let ratio = frame.width / frame.height
    guard abs(ratio - 52 / 48) <= 0.04 || abs(ratio - 52 / 32) <= 0.1 else { return false }
    return element.descendants.allSatisfy { $0["text"]?.isEmpty != false && $0["content-desc"]?.isEmpty != false }
  }

  /// Returns true for the transparent title in the upper row of a top app bar of Compose with two rows.
  ///
  /// `MediumTopAppBar` and `LargeTopAppBar` show their title in the lower row until the screen scrolls. They remove the
  /// words of the other one (`hideTitleSemantics`), but not its node.
  private func isHiddenTitle(_ element: XMLElement, _ described: DumpedElement) -> Bool {
    guard described.className == "android.view.View", !described.isInteractive, !element.hasChildren,
      described.text.isEmpty, described.description.isEmpty, let row = element.parent, let bar = row.parent
    else { return false }
    let rows = Array(bar.children.prefix(3))
    guard rows.count == 2, rows[0].location == row.location, let upper = Self.bounds(of: row),
      let lower = Self.bounds(of: rows[1]), upper.maxY == lower.minY, lower.maxY <= screen.height / 2,
      upper.width == screen.width, lower.width == screen.width, upper.minY < screen.height / 10,
      upper.height < screen.height / 8
    else { return false }
    return Self.showsWords(rows[1]) && !Self.showsWords(row)
  }

  private static func showsWords(_ element: XMLElement) -> Bool {
    element.descendants.prefix(examinedViews).contains { $0["text"]?.isEmpty == false }
  }

  /// The title of a collapsing toolbar, which the toolbar draws itself.
  private struct CollapsingTitle {
    /// The location in the file of the view at the place of the title in the collapsed toolbar.
    var location: SourceLocation
    var text: String
    /// The frame of the title at the bottom of an expanded toolbar, in pixels of the screen; nil if it is collapsed.
    var frame: Rect?
  }

  /// Returns the title of a collapsing toolbar, and the view at its place.
  ///
  /// CollapsingToolbarLayout draws the title itself, in the frame of a plain view that it adds to its Toolbar. The
  /// title is its description. The result is nil without a description or such a view.
  private func titleOfCollapsingToolbar(_ element: XMLElement, _ described: DumpedElement) -> CollapsingTitle? {
    guard !described.description.isEmpty else { return nil }
    let dummy = element.descendants.first { view in
      (view["class"] ?? view.name) == "android.view.View" && !view.hasChildren
    }
    guard let dummy else { return nil }
    var title = CollapsingTitle(location: dummy.location, text: described.description)
    if case .found(let whole) = described.frame, let bar = dummy.parent.flatMap(Self.bounds),
      whole.maxY - bar.maxY >= bar.height / 2
    {
      title.frame = Self.expandedTitle(in: whole, barHeight: bar.height)
    }
    return title
  }

  /// The frame of the title of an expanded toolbar, in pixels of the screen: one line of 24 sp at its bottom.
  ///
  /// `expandedTitleMargin` of CollapsingToolbarLayout is 16 dp; `actionBarSize`, the height of its Toolbar, is 56 dp.
  private static func expandedTitle(in whole: Rect, barHeight: Double) -> Rect {
    let (margin, height) = (barHeight * 16 / 56, barHeight * 36 / 56)
    return Rect(
      x: whole.minX + margin, y: whole.maxY - margin - height, width: max(0, whole.width - 2 * margin), height: height)
  }

  /// Returns true for a square button without a text and with a description of one line.
  ///
  /// Compose, Flutter and React Native report their icon buttons as the class `Button`. The button of a word is wider than
  /// high.
  private func isIconButton(_ described: DumpedElement) -> Bool {
    guard described.role == .control(.anyButton), described.text.isEmpty, !described.description.isEmpty,
      described.mergedLabel == nil, case .found(let frame) = described.frame
    else { return false }
    return abs(frame.width - frame.height) <= 0.05 * frame.height
  }

  /// Returns true for an element with a text or a picture in it.
  private static func showsViews(_ element: XMLElement) -> Bool {
    element.descendants.prefix(examinedViews).contains { $0["text"]?.isEmpty == false || $0.androidRole == .image }
  }

  /// Returns true for an element with a text field in it.
  private static func containsEditor(_ element: XMLElement) -> Bool {
    element.descendants.prefix(examinedViews).contains { $0.androidRole == .control(.textField) }
  }

  /// The number of views in an element that are examined for a text, a picture or an editor.
  private static let examinedViews = 32

  /// Returns true for a square of at most the size of a touch target with padding.
  private func isSmallSquare(_ frame: DumpedFrame) -> Bool {
    guard case .found(let frame) = frame, abs(frame.width - frame.height) <= 1 else { return false }
    return frame.width <= Self.largestTarget * units.unitsPerPoint(on: screen)
  }

  /// The side of a touch target with padding, in points.
  private static let largestTarget = 64.0

  /// Returns true for a floating action button: an element of that class without a text.
  ///
  /// An icon button or square button with the identifier of Android Studio's templates, `fab`, counts too.
  private func isFloatingButton(_ described: DumpedElement) -> Bool {
    if shortName(of: described.className).hasSuffix("FloatingActionButton") { return described.text.isEmpty }
    switch described.role {
    case .control(.iconButton): break
    case .control(.anyButton):
      guard case .found(let frame) = described.frame, described.text.isEmpty, frame.width == frame.height else {
        return false
      }
    default: return false
    }
    return described.isNamed("fab")
  }

  private mutating func role(of described: DumpedElement) -> DumpRole {
    switch described.identifier {
    case "android:id/statusBarBackground", "android:id/navigationBarBackground": return .bar
    default: break
    }
    if let known = roles[described.className] { return known }
    let role = AndroidClass.role(of: described.className)
    roles[described.className] = role
    return role
  }

  func belongsToSystem(_ window: XMLElement) -> Bool { window["package"] == "com.android.systemui" }

  func isKeyboard(_ window: XMLElement) -> Bool { window["package"]?.contains("inputmethod") == true }

  /// Returns the frame of an element in pixels of the screen; nil without valid bounds.
  static func bounds(of element: XMLElement) -> Rect? {
    guard let bounds = element.attribute("bounds"), case .found(let frame) = frame(bounds) else { return nil }
    return frame
  }

  /// Parses `[left,top][right,bottom]` to a frame in pixels of the screen; `.invalid` with a warning for other texts.
  ///
  /// A view scrolled off the screen, whose right is before its left, has an empty frame.
  static func frame(_ bounds: XMLAttribute) -> DumpedFrame {
    let text = bounds.value
    guard let (left, top, right, bottom) = sides(text) else {
      return .invalid(.warning(DumpProblem.invalidBounds(text), at: bounds.location))
    }
    return .found(Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
  }

  /// Parses the four numbers in bounds, in pixels: left, top, right and bottom.
  ///
  /// The numbers are integers of at most 8 digits between brackets and commas. Other texts and numbers beyond ±10⁷ give
  /// nil. The parser is handwritten: every node has bounds, and splitting took a third of the time of reading a dump.
  private static func sides(_ text: String) -> (Double, Double, Double, Double)? {
    guard text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]") else { return nil }
    var numbers: [4 of Double] = [0, 0, 0, 0]
    var (count, value, digits, isNegative) = (0, 0, 0, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        guard digits <= 8 else { return nil }
      case UInt8(ascii: "-") where digits == 0 && !isNegative: isNegative = true
      case UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: " "):
        if digits == 0 && !isNegative { continue }
        guard digits > 0, count < 4, Double(value) <= ViewLimits.number else { return nil }
        numbers[count] = Double(isNegative ? -value : value)
        (count, value, digits, isNegative) = (count + 1, 0, 0, false)
      default: return nil
      }
    }
    return count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}

extension XMLElement {
  /// The role of the element's class, which Appium states as the name of the element.
  fileprivate var androidRole: DumpRole { AndroidClass.role(of: self["class"] ?? name) }

  /// True if an ancestor of the element is a web view.
  var isInWebPage: Bool { ancestors.contains { $0.androidRole == .page } }
}
