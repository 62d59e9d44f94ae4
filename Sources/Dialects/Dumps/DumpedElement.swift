import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The properties of one element in a dump of a running screen.
struct DumpedElement {
  var frame = DumpedFrame.missing
  /// The class or type name, for matching rules.
  var className: String
  var identifier: String?
  /// The displayed text; empty for none.
  var text = ""
  /// The accessibility label; empty for none.
  var description = ""
  /// True for a card, whose class paints a box.
  var isBoxed = false
  /// True for a floating action button, a filled circle.
  var isRound = false
  /// True if the element responds to touches.
  var isInteractive = false
  /// The visibility; nil if the dump does not state it.
  var isVisible: Bool?
  var role: DumpRole
  var hint: XMLAttribute?
  /// True for an element whose children are windows; only one of them is the screen.
  var holdsWindows = false

  init(className: String, role: DumpRole) {
    self.className = className
    self.role = role
  }
}

extension DumpedElement {
  /// The identifier without its package, such as `fab` of `app:id/fab`; nil for none.
  var name: Substring? { identifier?.split(separator: "/").last }

  /// The displayed words of a leaf: its text, or the description of a plain view that draws its own text.
  var label: String {
    if !text.isEmpty { return text }
    switch role {
    case .group, .cell, .scroll, .list, .unknown, .control: return description
    case .text, .image, .media, .page, .bar, .window: return ""
    }
  }

  /// The lines of the displayed words for a view of a kind; nil for none.
  func textLines(as kind: ViewKind) -> TextLines? {
    var lines = TextLines(count: .fittingContent, fontSize: TextLines.defaultFontSize)
    switch kind {
    case .text: lines.content = label
    case .control:
      guard !label.isEmpty else { return nil }
      lines.content = label
    default: return nil
    }
    return lines
  }

  /// The control, by the class of the element; nil for other elements.
  var control: ControlKind? {
    if case .control(let kind) = role { kind } else { nil }
  }
}

/// The frame of an element on the screen, in units of the dump.
enum DumpedFrame {
  case found(Rect)
  case missing
  case invalid(Diagnostic)
}

/// The role of the views of one class.
enum DumpRole: Hashable, Sendable {
  case text
  case image
  case control(ControlKind)
  case media
  /// A web page, whose texts a dump may omit.
  case page
  case bar
  /// An arrangement of other views; a leaf is a box or its label.
  case group
  /// A cell of a list.
  case cell
  /// A scrolling view.
  case scroll
  /// A scrolling view whose children are cells.
  case list
  /// An app or a window, a container in any case.
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
    case .window: .container
    case .group, .cell, .scroll, .list: isLeaf ? (label.isEmpty ? .view : .text) : .container
    case .unknown: isLeaf ? (label.isEmpty ? .unknown : .text) : .container
    }
  }
}

/// The dump format of one platform.
protocol DumpPlatform {
  mutating func describe(_ element: XMLElement) -> DumpedElement
  /// Returns true if an element is a window.
  func isWindow(_ element: XMLElement) -> Bool
  /// Returns true if a window belongs to the system (status bar, keyboard, …) and not to the app.
  func belongsToSystem(_ window: XMLElement) -> Bool
}
