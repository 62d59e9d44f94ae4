import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A reader of the attributes of single elements in page sources of Appium's XCUITest driver.
///
/// Elements are named by `XCUIElement.ElementType`; frames are in points of the screen.
struct XCUITestDump: DumpPlatform {
  static let units = DumpUnits(scale: 2, pointsOfShorterSide: nil, source: .iosDump)
  static let prefix = "XCUIElementType"
  let hidesPicturesOfCells = true
  let statesSpaces = false

  func describe(_ element: XMLElement) -> DumpedElement {
    let type = XCUIElementType.name(of: element.name) ?? element.name
    var described = DumpedElement(className: type, role: XCUIElementType.role(of: type))
    if type == "XCUIElementTypeApplication" {
      described.windows = element.children.filter { XCUIElementType.name(of: $0.name) == "XCUIElementTypeWindow" }
    }
    var (name, value, label) = ("", "", "")
    var (x, y, width, height): (XMLAttribute?, XMLAttribute?, XMLAttribute?, XMLAttribute?)
    for attribute in element.attributes {
      switch attribute.name {
      case "name": name = attribute.value
      case "value": value = attribute.value
      case "label": label = attribute.value
      case "x": x = attribute
      case "y": y = attribute
      case "width": width = attribute
      case "height": height = attribute
      case "skeleton": described.hint = attribute
      case "visible": described.isVisible = attribute.value != "false"
      default: break
      }
    }
    described.identifier = name.isEmpty ? nil : name
    // The label of a text view is its name; its value is the displayed text.
    let texts = type == "XCUIElementTypeTextView" ? [value, label, name] : [label, value, name]
    described.text = texts.first { !$0.isEmpty } ?? ""
    described.mergedLabel = described.mergedLabel(in: label)
    described.frame = frame(x: x, y: y, width: width, height: height)
    described.isAlert = type == "XCUIElementTypeAlert"
    if isScrollBar(element, value: value) { described.role = .bar }
    if isIcon(described) { described.role = .control(.iconButton) }
    return described
  }

  /// The sides in points of the touch target of an icon: 44 in "Layout" of the Human Interface Guidelines.
  private static let targets = 36.0...48.0

  /// Returns true for a square button of the size of a touch target without children.
  ///
  /// Its label is then the description of an icon, unless UIKit shows this label as a word.
  private func isIcon(_ described: DumpedElement) -> Bool {
    guard described.className == "XCUIElementTypeButton", case .found(let frame) = described.frame,
      Self.targets.contains(frame.width), Self.targets.contains(frame.height),
      abs(frame.width - frame.height) <= 0.1 * frame.height
    else { return false }
    return !ScreenBar.Kind.titles.contains(described.text)
  }

  func belongsToSystem(_ window: XMLElement) -> Bool { false }

  func isKeyboard(_ window: XMLElement) -> Bool { false }

  /// Returns true for a scroll indicator of a scroll view.
  ///
  /// It is a plain element whose `value` is the scroll position in percent and whose label is localized. That of a web
  /// page is not the child of a scroll view.
  private func isScrollBar(_ element: XMLElement, value: String) -> Bool {
    guard XCUIElementType.name(of: element.name) == "XCUIElementTypeOther", value.hasSuffix("%"),
      let parent = element.parent
    else { return false }
    return XCUIElementType.role(of: XCUIElementType.name(of: parent.name) ?? "") == .scroll
      || element["label"]?.contains(" scroll bar, ") == true
  }

  /// Parses the frame of an element, in points of the screen, from its four attributes.
  ///
  /// A missing position is 0, and a negative size becomes 0. The result is `.missing` without a width or a height, and
  /// `.invalid` with a warning for a text that is not a number.
  private func frame(x: XMLAttribute?, y: XMLAttribute?, width: XMLAttribute?, height: XMLAttribute?) -> DumpedFrame {
    guard let width, let height else { return .missing }
    var sides: [Double] = []
    for attribute in [x, y, width, height] {
      guard let side = attribute.map({ parseNumber($0.value) }) ?? 0 else {
        guard let attribute else { return .missing }
        return .invalid(
          .warning(ViewProblem.invalidNumber(attribute.value, attribute: attribute.name), at: attribute.location))
      }
      sides.append(side)
    }
    return .found(Rect(x: sides[0], y: sides[1], width: max(0, sides[2]), height: max(0, sides[3])))
  }
}

/// The element types of XCTest, and the role in the screen that each of them has.
enum XCUIElementType {
  /// Returns the role of an element with a name as ``name(of:)`` returns it.
  static func role(of name: String) -> DumpRole { roles[name] ?? .unknown }

  /// Returns the name with the prefix of XCTest of an element whose name may have that of UIAutomation, or none; nil for
  /// an unknown name without the prefix of XCTest.
  ///
  /// Some versions of Appium's drivers write the type without its prefix.
  static func name(of elementName: String) -> String? {
    if elementName.hasPrefix(XCUITestDump.prefix) { return elementName }
    let short = elementName.hasPrefix(automationPrefix) ? String(elementName.dropFirst(3)) : elementName
    let name = XCUITestDump.prefix + (automationNames[short] ?? short)
    return roles[name] == nil ? nil : name
  }

  /// Returns true if the name of an element begins with the prefix of XCTest or of UIAutomation and is known.
  static func isPrefixed(_ elementName: String) -> Bool {
    elementName.hasPrefix(XCUITestDump.prefix)
      || elementName.hasPrefix(automationPrefix) && name(of: elementName) != nil
  }

  /// The prefix of the types of UIAutomation, which preceded XCTest.
  private static let automationPrefix = "UIA"

  /// The types of XCTest for those of UIAutomation that have other names.
  private static let automationNames = [
    "TableView": "Table", "TableCell": "Cell", "CollectionCell": "Cell", "TableGroup": "Other", "Element": "Other",
    "SearchBar": "SearchField", "ActionSheet": "Sheet", "ActivityView": "Sheet", "MapView": "Map",
  ]

  private static let roles: [String: DumpRole] = Dictionary(
    uniqueKeysWithValues: table.flatMap { entry in entry.types.map { (XCUITestDump.prefix + $0, entry.role) } })

  private static let table: [(role: DumpRole, types: [String])] = [
    (.text, ["StaticText", "TextView", "Link", "HelpTag"]),
    (.image, ["Image", "Icon", "DockItem"]),
    (.control(.anyButton), ["Button", "PopUpButton", "MenuButton", "ToolbarButton", "Tab", "MenuItem", "StatusItem"]),
    (.control(.iconButton), ["DisclosureTriangle", "IncrementArrow", "DecrementArrow", "Handle", "ColorWell"]),
    (.control(.radioButton), ["RadioButton"]),
    (.control(.checkBox), ["CheckBox"]),
    (.control(.textField), ["TextField", "SecureTextField", "ComboBox"]),
    (.control(.searchField), ["SearchField"]),
    (.control(.toggle), ["Switch", "Toggle"]),
    (.control(.slider), ["Slider"]),
    (.control(.stepper), ["Stepper"]),
    (.control(.segmentedControl), ["SegmentedControl"]),
    (.control(.pageControl), ["PageIndicator"]),
    (.control(.progress), ["ProgressIndicator", "LevelIndicator", "ValueIndicator"]),
    (.control(.rating), ["RatingIndicator"]),
    (.control(.spinner), ["ActivityIndicator"]),
    (.control(.picker), ["Picker", "PickerWheel", "DatePicker"]),
    (.control(.button), ["Key"]),
    (.media, ["Map"]),
    (.page, ["WebView"]),
    (.bar, ["StatusBar", "Keyboard", "ScrollBar", "MenuBar", "TouchBar"]),
    (.itemBar(.navigation), ["NavigationBar"]),
    (.itemBar(.tabs), ["TabBar"]),
    (.itemBar(.tools), ["Toolbar"]),
    (.window, ["Application", "Window"]),
    (.cell, ["Cell", "TableRow", "OutlineRow"]),
    (.scroll, ["ScrollView", "Table", "CollectionView", "Outline", "Browser"]),
    (.group, ["Other", "Any", "Group", "Sheet", "Drawer", "Alert", "Dialog", "Popover", "Menu"]),
    (.group, ["RadioGroup", "TabGroup", "SplitGroup", "Grid", "LayoutArea", "LayoutItem", "TableColumn", "Matte"]),
  ]
}
