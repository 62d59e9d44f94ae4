import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The properties of one element in a dump of a running screen, as a ``DumpPlatform`` reads them.
struct DumpedElement {
  var frame = DumpedFrame.missing
  /// The class name (Android) or type name (iOS) of the element, which rules match.
  var className: String
  var identifier: String?
  /// The text that the element displays; empty for none.
  var text = ""
  /// The accessibility label of the element; empty for none.
  var description = ""
  /// The accessibility label, if it contains the texts of several views, one per line; nil for other labels.
  var mergedLabel: String?
  /// True for an element of a card class, which paints a box around its children.
  var isBoxed = false
  /// True for a floating action button, which is a filled circle.
  var isRound = false
  /// True if the element responds to touches.
  var isInteractive = false
  /// True if the dump reports the element as visible, false if it reports it as invisible; nil if it states neither.
  var isVisible: Bool?
  var role: DumpRole
  var hint: XMLAttribute?
  /// True if the element can be checked, as a switch can.
  var isCheckable = false
  /// True for a control that the elements in it are parts of.
  var isWhole = false
  /// True for a tab, whose words are below an icon.
  var isTab = false
  /// True for a tab at the bottom of the screen, which has an icon whatever its height.
  var isBottomTab = false
  /// True for an alert, whose text is its title.
  var isAlert = false
  /// The children that are windows of the screen, of which only the main one is shown.
  var windows: [XMLElement] = []

  /// The identifier of the element without its package, such as `fab` of `app:id/fab`; nil for none.
  var name: Substring? { identifier?.split(separator: "/").last }

  /// Returns true if `word` is one of the words of the element's name, which underscores separate.
  func isNamed(_ word: Substring) -> Bool { name?.split(separator: "_").contains(word) == true }

  /// The height above the first and below the last line of a text, both together, as a fraction of the font size.
  var edgePadding: Double {
    // Roboto's lines are 1.172 em high, and a TextView adds the rest of 1.327 em at its edges: `includeFontPadding`.
    role == .text && className.hasPrefix("android.widget.") ? 0.13 : 0
  }

  /// Returns a label that contains the texts of several views, one per line; nil for the label of a single text.
  func mergedLabel(in label: String) -> String? {
    switch role {
    case .group, .cell, .unknown, .image, .control(.anyButton): label.contains("\n") ? label : nil
    default: nil
    }
  }

  /// The words that the element displays if it has no children; empty if it displays no words.
  ///
  /// They are its text, or the accessibility label of a class that may draw its own text.
  var label: String {
    if !text.isEmpty { return text }
    switch role {
    case .group, .cell, .scroll, .list, .unknown, .control, .itemBar: return description
    case .text, .image, .media, .page, .bar, .window: return ""
    }
  }

  /// True for an element without a touch target whose text is only white space, as between two parts of a web page.
  var showsSpaces: Bool { !isInteractive && !text.isEmpty && text.allSatisfy(\.isWhitespace) }

  /// Returns the text lines of an element that becomes a text or a control with a title.
  ///
  /// The result is nil for a control without a title and for other kinds of view.
  func textLines(as kind: ViewKind) -> TextLines? {
    guard kind == .text || kind == .control && !label.isEmpty else { return nil }
    var lines = TextLines(count: .fittingContent, fontSize: TextLines.defaultFontSize)
    lines.edgePadding = edgePadding
    lines.isUnpadded = className == "XCUIElementTypeStaticText"
    lines.isPadded = isOfAndroid && (isInteractive || kind == .control)
    lines.content = label
    // `ALIGN_NORMAL` begins at the edge where the paragraph does.
    if isOfAndroid, label.paragraphDirection == .rightToLeft { lines.alignment = .right }
    // Titles are centered: `Widget.Material.Button` has `android:gravity="center"`. Buttons of SwiftUI may be rows.
    let isButton = [.anyButton, .button, .textButton].contains(control)
    if isButton, isOfAndroid { lines.alignment = .center }
    return lines
  }

  private var isOfAndroid: Bool { !className.hasPrefix("XCUIElementType") }

  /// The control that the element's class represents; nil for other elements.
  var control: ControlKind? {
    if case .control(let kind) = role { kind } else { nil }
  }
}

/// The frame of an element on the screen, in dump units, or the reason why it has none.
enum DumpedFrame {
  case found(Rect)
  case missing
  case invalid(Diagnostic)
}

/// The role of an element in its screen, derived from its class, which decides the kind of the element's view.
enum DumpRole: Hashable, Sendable {
  case text
  case image
  case control(ControlKind)
  case media
  /// A web page, whose texts a dump may omit.
  case page
  case bar
  /// A navigation, tab or tool bar, whose title and items are shown.
  case itemBar(ScreenBar.Kind)
  /// A container that arranges other views; a leaf of this role is a box, or a text if it has a label.
  case group
  /// A cell of a list; a leaf of this role is a box, or a text if it has a label.
  case cell
  /// A scrolling view that clips its children.
  case scroll
  /// A scrolling view that clips its children, which are cells.
  case list
  /// An app or a window; always a container, even without children.
  case window
  case unknown

  func kind(isLeaf: Bool, label: String) -> ViewKind {
    switch self {
    case .text: .text
    case .image: .image
    // A tile with several texts in its label, as in Flutter, shows them.
    case .control(.anyButton): isLeaf && label.contains("\n") ? .text : .control
    // A running activity indicator is not content of the screen.
    case .control(.spinner): .spacer
    case .control: .control
    // A page with children in the dump is drawn by them.
    case .media, .page: isLeaf ? .media : .container
    case .bar: .bar
    case .itemBar: isLeaf ? (label.isEmpty ? .spacer : .text) : .container
    case .window: .container
    case .group, .cell, .scroll, .list: isLeaf ? (label.isEmpty ? .view : .text) : .container
    case .unknown: isLeaf ? (label.isEmpty ? .unknown : .text) : .container
    }
  }
}

/// A reader of the attributes of single elements in one platform's dumps.
protocol DumpPlatform {
  /// True if dumps report the pictures of visible cells as invisible.
  var hidesPicturesOfCells: Bool { get }
  /// True if the children of scrolling views contain the spaces between the others.
  var statesSpaces: Bool { get }
  mutating func describe(_ element: XMLElement) -> DumpedElement
  /// Returns true if a window belongs to the system (status bar, list of notifications, …), false if it belongs to an app.
  func belongsToSystem(_ window: XMLElement) -> Bool
  /// Returns true for the window of an input method.
  func isKeyboard(_ window: XMLElement) -> Bool
}
