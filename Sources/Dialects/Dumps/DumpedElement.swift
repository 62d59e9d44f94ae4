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
  /// The text that people see, else the description that they hear.
  var label = ""
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
  /// How the lines of the label are counted: by its characters, but those of a control as it breaks.
  ///
  /// - Parameter height: of the frame, in the dump's unit; the lines fill it.
  func textLines(height: Double) -> TextLines {
    guard role == .control else {
      return TextLines(count: .ofCharacters(label.count), fontSize: TextLines.defaultFontSize)
    }
    let count = label.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return TextLines(count: .exactly(count), fontSize: height / (1.2 * Double(count)))
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
  case control
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
    case .control: isLeaf && label.contains("\n") ? .text : .control
    case .media: .media
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
