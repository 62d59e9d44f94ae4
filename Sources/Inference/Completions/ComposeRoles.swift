import Geometry
import ViewTree

// Buttons and toggles of Compose in dumps. A view that merges the semantics of its children has a further child, which
// states its role and its frame without the padding of the touch target.

extension View {
  /// The heights of a chip in points: 32 dp in Material Design 3, on a screen whose density is estimated.
  private static let chipHeights = 28.0...34.0
  /// The sides of a floating action button in points: 56 dp in Material Design 3; an icon button has 40.
  private static let floatingSides = 48.0...64.0

  /// The maximum ratio of width to height of the target of an icon, as in a bar with few items; a wider one has a fill.
  private static let widestTarget = 2.5

  /// The minimum side of an icon in points: the smallest ones of Material Design have 18 dp.
  private static let leastIcon = 14.0

  /// Gives the last child that states a role the form of a chip, an icon, a button or a floating button.
  mutating func showRole() {
    guard isInteractive, className == "android.view.View", let last = children.indices.last, last > 0,
      children[last].statesRole, let frame = children[last].storedFrame
    else { return }
    let contents = Array(children[..<last]).contents(from: .zero)
    if contents.isEmpty { return }
    guard children[last].control == .anyButton else { return showToggle(last, of: frame, around: contents) }
    if contents.allSatisfy({ $0.kind == .image && min($0.frame.width, $0.frame.height) >= Self.leastIcon }) {
      let isFloating = frame.size == storedFrame?.size && Self.floatingSides.contains(frame.width)
      if isFloating, abs(frame.width - frame.height) <= 1 {
        children[last].kind = .image
        children[last].control = nil
        children[last].appearance.cornerRadius = CornerRadius(.points(Sizes.floatingRadius))
      } else if frame.width <= Self.widestTarget * frame.height {
        children[last].kind = .spacer
      }
    } else if children[..<last].contains(where: \.isInteractive) || contents.count(where: { $0.kind == .text }) > 1
      || contents.areTile || contents.map(\.frame).unioned.map({ abs($0.midY - frame.midY) > Sizes.offCenter }) == true
    {
      // A tile, a row, or a label below an icon, not the label of a button, which is in its middle.
      children[last].kind = .spacer
    } else if contents.contains(where: { $0.kind == .text }), Self.chipHeights.contains(frame.height) {
      children[last].control = .chip
    }
  }

  /// Makes a chip or a button of the toggle around a word in its middle; another one has its mark beside its texts.
  private mutating func showToggle(_ role: Int, of frame: Rect, around contents: [(frame: Rect, kind: ViewKind)]) {
    if contents.count == 1, contents[0].kind == .text, abs(contents[0].frame.midX - frame.midX) <= 1 {
      children[role].control = Self.chipHeights.contains(frame.height) ? .chip : .anyButton
    } else {
      (kind, control) = (.control, children[role].control)
      children.remove(at: role)
    }
  }

  /// The classes of the roles in `SemanticsNode.emitFakeNodes`; the role of a switch is a plain view.
  private static let classesOfRoles: Set = [
    "android.widget.Button", "android.widget.CheckBox", "android.widget.RadioButton",
  ]

  /// True for a leaf of the class of a control that has no words and does not respond to touches.
  private var statesRole: Bool {
    kind == .control && className.map(Self.classesOfRoles.contains) == true && children.isEmpty && !isInteractive
      && text == nil
  }
}
