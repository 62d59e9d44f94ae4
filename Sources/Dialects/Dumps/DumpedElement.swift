import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// What a dump of a running screen says of one element.
struct DumpedElement {
  var frame = DumpedFrame.missing
  /// The class or type that rules match.
  var className: String
  var identifier: String?
  /// The text on the screen.
  var text = ""
  /// The words for a screen reader.
  var description = ""
  /// A card: its class paints a box.
  var isBoxed = false
  /// A touch has an effect.
  var isInteractive = false
  /// Nil when the dump does not say.
  var isVisible: Bool?
  var role: DumpRole
  var hint: XMLAttribute?
  /// True if only one of its windows is the screen.
  var holdsWindows = false

  init(className: String, role: DumpRole) {
    self.className = className
    self.role = role
  }
}

extension DumpedElement {
  /// The words that a leaf shows: its text, or the description of a plain view that draws its text itself.
  var label: String {
    if !text.isEmpty { return text }
    switch role {
    case .group, .cell, .scroll, .list, .unknown, .control: return description
    case .text, .image, .media, .bar, .window: return ""
    }
  }

  /// The lines of the words that a view of a kind shows; nil for none.
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

  /// The control that it is, from its class; nil for everything else.
  var control: ControlKind? {
    if case .control(let kind) = role { kind } else { nil }
  }
}

/// Where an element stands on the screen, in the dump's unit.
enum DumpedFrame {
  case found(Rect)
  case missing
  case invalid(Diagnostic)
}

/// How the views of one class show up.
enum DumpRole: Hashable, Sendable {
  case text
  case image
  case control(ControlKind)
  case media
  case bar
  /// Arranges others; alone it is a box, or what its label says.
  case group
  /// One of a list of alike pieces.
  case cell
  /// Shows a part of what it holds.
  case scroll
  /// The same, and what it holds are cells.
  case list
  /// An app or a window: whatever it is called, it only holds others.
  case window
  case unknown

  func kind(isLeaf: Bool, label: String) -> ViewKind {
    switch self {
    case .text: .text
    case .image: .image
    // A tile that reads out several texts, as Flutter's do, shows them.
    case .control(.anyButton): isLeaf && label.contains("\n") ? .text : .control
    // A running activity is no content of the screen.
    case .control(.spinner): .spacer
    case .control: .control
    // A page whose content is listed shows that content.
    case .media: isLeaf ? .media : .container
    case .bar: .bar
    case .window: .container
    case .group, .cell, .scroll, .list: isLeaf ? (label.isEmpty ? .view : .text) : .container
    case .unknown: isLeaf ? (label.isEmpty ? .unknown : .text) : .container
    }
  }
}

/// How one platform writes its dumps.
protocol DumpPlatform {
  mutating func describe(_ element: XMLElement) -> DumpedElement
  /// True if an element is a window of its own.
  func isWindow(_ element: XMLElement) -> Bool
  /// True if a window is the system's (status bar, keyboard, …) and not the app's.
  func belongsToSystem(_ window: XMLElement) -> Bool
}
